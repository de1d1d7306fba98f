"""The commands about who should meet whom: wish and wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.names import WISH
from nigiri.cli.frame.options import reading, writing
from nigiri.cli.frame.screen import say, show_json
from nigiri.cli.frame.session import carry_out, show_view, view_form, workbook_of

if TYPE_CHECKING:
    from nigiri.cli.frame.options import Job


@click.command()
@writing
@click.argument("who", default="")
@click.argument("what", default="", type=WISH)
@click.option("--rounds", default="")
@click.option("--note", default="")
def wish(job: Job, who: str, what: str, rounds: str, note: str) -> None:
    """Write a wish onto the sheet Wishes; without WHO only add the sheet."""
    from nigiri.desk.players.wishes import Typed, add_wish, wishes_sheet

    if not who:
        carry_out(job, "wish", wishes_sheet)
        return
    typed = Typed(who, what, rounds, note)
    carry_out(job, "wish", lambda book, desk: add_wish(book, desk, typed))


@click.command()
@reading
def wishes(job: Job) -> None:
    """List the wishes; change nothing."""
    from nigiri.desk.players.wishes import listed

    found = listed(workbook_of(job))
    if job.as_json:
        show_json({"command": "wishes", "file": str(job.file), "view": view_form(found)})
        return
    if found.rows:
        show_view(found._replace(notes=()))
    for note in found.notes:
        say(note, job.file)


COMMANDS = (wish, wishes)
