"""The commands before the first round: new, import, sections, number."""

from __future__ import annotations

import uuid
from typing import TYPE_CHECKING

import click

from nigiri.cli.commands.ratings import against_entries
from nigiri.cli.frame.options import ANY_PATH, LANGUAGE, asking, making, ranks_typed, writing
from nigiri.cli.frame.screen import patience, speak
from nigiri.cli.frame.session import carry_out, check_name, progress_words, tell

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.cli.frame.options import Job

_MOST_ROUNDS, _MOST_SECTIONS = 20, 100


@click.command()
@making
@click.option("--system", default="", help="Who meets whom: mcmahon, swiss, round robin, ...")
@click.option("--rules", default="", help="The rule set to start from.  [by the system]")
@click.option("--rounds", type=click.IntRange(1, _MOST_ROUNDS), help="How many.  [by the rules]")
@click.option("--name", default="", help="Printed on every sheet.")
@click.option("--language", type=LANGUAGE, default="en", show_default=True, help="Of the sheets.")
@click.option("--host", default="", help="The host city or club: it gets the early byes.")
@click.option("--dates", default="", help="As printed: 21-22 May 2005.")
@click.option("--place", default="", help="As printed.")
@click.option("--director", default="", help="As printed.")
@click.option("--seed", type=click.IntRange(0, 2**31 - 1), help="Decides what else is equal.")
@click.option("--id", "event_id", type=click.UUID, help="Names the event for ever.  [a new one]")
def new(job: Job, language: str, event_id: uuid.UUID | None, **settings: object) -> None:
    """Make FILE, the workbook of a new event."""
    from nigiri.desk.core.work import Work
    from nigiri.desk.setup.create import NewEvent, new_event
    from nigiri.hosts.files.open import closed_file
    from nigiri.hosts.files.states import Deed
    from nigiri.hosts.memory import Memory

    speak(language)
    check_name(job.file)
    rules, system = (str(settings.pop(key)) for key in ("rules", "system"))
    given = {key: value for key, value in settings.items() if value not in {None, ""}}
    wanted = NewEvent(rules, language, given, system)
    with patience(progress_words(job, "new")):
        changes = new_event(wanted, job.desk, event_id=event_id or uuid.uuid4())
        if not job.dry_run:
            deed = Deed(job.now, job.user, "new", language=language)
            closed_file(job.file, now=job.now, deed=deed).create(changes)
    tell(job, "new", Work(Memory().snapshot(), changes))


@click.command("import")
@writing
@click.argument("list_file", metavar="LIST", type=ANY_PATH)
@click.option("--here", is_flag=True, help="Mark everybody as seen; for archives and tests.")
def import_(job: Job, list_file: Path, *, here: bool) -> None:
    """Add the players of LIST, a .csv, .xlsx or .ods file.

    LIST begins with headings, Family name and Rank among them, in English or
    French and in any order; unknown ones are reported.
    Players already in the workbook, by name, are left alone.
    """
    from nigiri.desk.players.import_list import import_players
    from nigiri.hosts.files.lists import read_list

    table = read_list(list_file, now=job.now)
    carry_out(
        job,
        "import",
        lambda book, desk: import_players(book, desk, table, source=list_file.name, here=here),
        against_entries(job),
    )


@click.command()
@asking
@click.option("--again", is_flag=True, help="Propose anew; without it the sheet's boundaries win.")
@click.option("--count", type=click.IntRange(1, _MOST_SECTIONS), help="How many sections.")
@click.option(
    "--down-to",
    multiple=True,
    callback=ranks_typed,
    metavar="RANKS",
    help="Your boundaries, the weakest rank of each from the top: 3d,1k,8k,30k.",
)
def sections(job: Job, *, again: bool, count: int | None, down_to: tuple[str, ...]) -> None:
    """Propose McMahon sections, or write yours.

    For those who are here. Boundaries that stand on the sheet win over a proposal.
    """
    from nigiri.desk.setup.sections import sections as action

    carry_out(
        job,
        "sections",
        lambda book, desk: action(book, desk, again=again, count=count, down_to=down_to),
    )


@click.command()
@writing
@click.option("--again", is_flag=True, help="Everybody anew; only before round 1.")
def number(job: Job, *, again: bool) -> None:
    """Give the players numbers by strength.

    The draw does it too, for newcomers.
    """
    from nigiri.desk.players.number import number as action

    carry_out(job, "number", lambda book, desk: action(book, desk, again=again))


COMMANDS = (new, import_, sections, number)
