"""The command import: a list of players, what its headings are, and who is gone from it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import click

from nigiri.cli.commands.ratings import against_entries
from nigiri.cli.frame.names import one_of
from nigiri.cli.frame.options import ANY_PATH, asking
from nigiri.cli.frame.screen import complain, in_words, say
from nigiri.cli.frame.session import at_a_terminal, carry_out, workbook_of
from nigiri.desk.players.gone import GONE
from nigiri.errors import WrongUse
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from nigiri.cli.frame.options import Job
    from nigiri.desk.players.gone import Gone


@click.command("import")
@asking
@click.argument("list_file", metavar="LIST", type=ANY_PATH)
@click.option("--here", is_flag=True)
@click.option("--column", "columns", multiple=True, metavar="HEADING=COLUMN")
@click.option("--gone", type=one_of(*GONE, words="entries.gone.word"))
def import_(
    job: Job, list_file: Path, *, here: bool, columns: tuple[str, ...], gone: Gone | None
) -> None:
    """Bring the players of LIST, a .csv, .tsv, .xlsx or .ods file, into FILE."""
    from nigiri.desk.members.fill import looking_up
    from nigiri.desk.players.import_list import gone_players, import_players, unknown_headings
    from nigiri.hosts.files.lists import read_list
    from nigiri.members import lists_if_any

    look_up = looking_up(lists_if_any())
    table, source = read_list(list_file, now=job.now), list_file.name
    asks = at_a_terminal() and not (job.yes or job.as_json)
    said = _said(job, columns, partial(unknown_headings, table) if asks else lambda _: ())
    if gone is None and asks:
        book = workbook_of(job)
        names = gone_players(book, table, source=source, columns=said, look_up=look_up)
        gone = _asked_gone(names)
    carry_out(
        job,
        "import",
        lambda book, desk: import_players(
            book,
            desk,
            table,
            source=source,
            here=here,
            columns=said,
            gone=gone or "leave",
            look_up=look_up,
        ),
        against_entries(job),
    )


def _said(
    job: Job, typed: tuple[str, ...], unknown: Callable[[Mapping[str, str]], tuple[str, ...]]
) -> dict[str, str]:
    """Return heading -> column key: said before, typed now, and asked for; what is new is kept.

    unknown -- returns the headings to ask for, from what is known
    """
    from nigiri.desk.players.list_headings import columns_said, headings_typed
    from nigiri.members.headings import remember_headings, said_headings

    new, before = columns_said(headings_typed(typed)), said_headings()
    for heading in unknown({**before, **new}):
        new[heading] = _asked_heading(heading)
    if new and not job.dry_run:
        remember_headings(new)
    return {**before, **new}


def _asked_heading(heading: str) -> str:
    """Ask which column a heading is, until the answer is understood; Enter is none."""
    from nigiri.desk.players.list_headings import column_said

    prompt = in_words(message("entries.column.ask", heading=heading))
    while True:
        try:
            return column_said(heading, click.prompt(prompt, default="", show_default=False))
        except WrongUse as error:
            complain(error.sentence)


def _asked_gone(names: tuple[str, ...]) -> Gone:
    """Ask what becomes of those who are no longer in the list; Enter leaves them."""
    if not names:
        return "leave"
    say(message("entries.gone.who", names=several(names, message("between"))))
    words = {in_words(message(f"entries.gone.word.{each}")).casefold(): each for each in GONE}
    prompt = in_words(message("entries.gone.ask", choices=", ".join(words)))
    while True:
        typed: str = click.prompt(prompt, default="", show_default=False).strip().casefold()
        found = [each for word, each in words.items() if word.startswith(typed)]
        if not typed or len(found) == 1:
            return found[0] if typed else "leave"


COMMANDS = (import_,)
