"""The command about the rule set: rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.names import RULES
from nigiri.cli.frame.options import asking
from nigiri.cli.frame.screen import say, show_json
from nigiri.cli.frame.session import agreed, carry_out, show_view, view_form, workbook_of
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.cli.frame.options import Job
    from nigiri.desk.core.views import View


@click.command()
@asking
@click.option("--than", type=RULES, default="", metavar="NAME")
@click.option(
    "--apply",
    "applied",
    type=RULES,
    default="",
    metavar="NAME",
)
def rules(job: Job, than: str, applied: str) -> None:
    """Show where the event departs from its rule set; or give it another one."""
    from nigiri.desk.setup.rules import apply_rules

    otherwise = _compared(job, applied or than)
    if not applied:
        _tell(job, otherwise)
    elif _agreed(job, otherwise):
        carry_out(job, "rules", lambda book, desk: apply_rules(book, desk, applied))
    else:
        say(message("command.nothing"))


def _compared(job: Job, name: str) -> View:
    """Return the departures of the event from a rule set."""
    from nigiri.desk.setup.rules import departures_view

    return departures_view(workbook_of(job), name)


def _tell(job: Job, otherwise: View) -> None:
    """Show it, or print it for machines."""
    if job.as_json:
        show_json({"command": "rules", "file": str(job.file), "view": view_form(otherwise)})
    else:
        show_view(otherwise)


def _agreed(job: Job, otherwise: View) -> bool:
    """Tell whether the settings may be written: after showing them and a question, if need be."""
    if job.yes or job.dry_run or not otherwise.rows:
        return True
    return agreed(job, lambda: show_view(otherwise), message("command.ask.rules"))


COMMANDS = (rules,)
