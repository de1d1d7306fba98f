"""The command that checks what is sent to a federation: preflight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from nigiri.cli.frame.names import one_of
from nigiri.cli.frame.options import beside_file, writing
from nigiri.cli.frame.screen import complain, in_words
from nigiri.cli.frame.session import at_a_terminal, carry_out, workbook_of
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.cli.frame.options import Job
    from nigiri.desk.core.views import View
    from nigiri.desk.core.work import Work

FEDERATION = one_of("aga", "egf", "ffg")
_NONE = "-"


@click.command()
@beside_file("federation", FEDERATION, metavar="FEDERATION")
@writing
@click.option("--country", metavar="COUNTRY")
def preflight(job: Job, federation: str, country: str | None) -> None:
    """List what FEDERATION (aga, egf or ffg) would refuse, with a link to each cell."""
    from nigiri.desk.members.age import old_lists
    from nigiri.desk.output.preflight import points_of
    from nigiri.desk.output.preflight import preflight as action
    from nigiri.members import lists_here

    def shown(work: Work) -> View:
        """Return the points, and how old the list of the federation is."""
        old = old_lists(work.after, lists_here(), job.now.date(), federation)
        return points_of(work).with_notes(old)

    if country is None and at_a_terminal() and not job.as_json:
        country = _asked_country(job, federation)
    carry_out(
        job,
        "preflight",
        lambda book, desk: action(book, desk, federation, country or ""),
        shown,
    )


def _asked_country(job: Job, federation: str) -> str:
    """Ask for the country of all who have none, until it is known; "" leaves them as they are."""
    from nigiri.desk.output.preflight import countries_of, country_typed

    missing, usual = countries_of(workbook_of(job), federation)
    if not missing:
        return ""
    prompt = in_words(message("output.preflight.country.ask", players=missing))
    while True:
        typed: str = click.prompt(prompt, default=usual or _NONE).strip()
        if typed == _NONE:
            return ""
        try:
            return country_typed(typed)
        except WrongUse as error:
            complain(error.sentence)


COMMANDS = (preflight,)
"""What `nigiri` knows of federations besides its formats."""
