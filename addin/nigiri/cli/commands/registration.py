"""The commands before the first round: new, add, sections, number."""

from __future__ import annotations

import shlex
import uuid
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from nigiri.cli.frame.options import LANGUAGE, asking, making, ranks_typed, writing
from nigiri.cli.frame.screen import in_words, patience, say, speak
from nigiri.cli.frame.session import at_a_terminal, carry_out, check_name, progress_words, tell
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.cli.frame.options import Job
    from nigiri.desk.members.add import Wanted
    from nigiri.members.store import Store

_MOST_ROUNDS, _MOST_SECTIONS = 20, 100


@click.command()
@making
@click.option("--system", default="")
@click.option("--rules", default="")
@click.option("--rounds", type=click.IntRange(1, _MOST_ROUNDS))
@click.option("--name", default="")
@click.option("--language", type=LANGUAGE, default="en", show_default=True)
@click.option("--host", default="")
@click.option("--dates", default="")
@click.option("--place", default="")
@click.option("--director", default="")
@click.option("--seed", type=click.IntRange(0, 2**31 - 1))
@click.option("--id", "event_id", type=click.UUID)
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


@click.command()
@writing
@click.argument("words", nargs=-1, required=True)
@click.option("--rank", default="")
@click.option("--club", default="")
@click.option("--here", is_flag=True)
@click.option("--from", "listed", default="", metavar="LIST")
def add(job: Job, words: tuple[str, ...], **given: Any) -> None:  # noqa: ANN401 -- as click has it
    """Add one player: a member of a list, or somebody on none."""
    from nigiri.desk.members.add import NobodyMeantError, Wanted, add_player
    from nigiri.members import lists_here

    lists = lists_here()
    wanted = _picked(job, lists, Wanted(" ".join(words), **given))
    try:
        carry_out(job, "add", partial(add_player, register=lists, wanted=wanted))
    except NobodyMeantError as error:
        who = shlex.quote(wanted.who.strip())
        raise WrongUse(message("command.add.nobody", why=error.sentence, who=who)) from error


def _picked(job: Job, lists: Store, wanted: Wanted) -> Wanted:
    """Return who is wanted; of several who may be meant, the one whom the director picks.

    Where nobody can answer, it stays as it was given.
    """
    from nigiri.desk.members.hits import meant, member_line, reference

    found = meant(lists, wanted.who, wanted.listed, typed=bool(wanted.rank))
    if found.sure or not found.members or job.as_json or not at_a_terminal():
        return wanted
    for at, member in enumerate(found.members, 1):
        say(message("command.add.hit", at=at, member=member_line(member)))
    which = click.IntRange(1, len(found.members))
    member = found.members[click.prompt(in_words(message("command.add.which")), type=which) - 1]
    return replace(wanted, who=reference(member), listed=member.listed)


@click.command()
@asking
@click.option("--again", is_flag=True)
@click.option("--count", type=click.IntRange(1, _MOST_SECTIONS))
@click.option(
    "--down-to",
    multiple=True,
    callback=ranks_typed,
    metavar="RANKS",
)
def sections(job: Job, *, again: bool, count: int | None, down_to: tuple[str, ...]) -> None:
    """Propose McMahon sections, or write yours."""
    from nigiri.desk.setup.sections import sections as action

    carry_out(
        job,
        "sections",
        lambda book, desk: action(book, desk, again=again, count=count, down_to=down_to),
    )


@click.command()
@writing
@click.option("--again", is_flag=True)
def number(job: Job, *, again: bool) -> None:
    """Give the players numbers by strength."""
    from nigiri.desk.players.number import number as action

    carry_out(job, "number", lambda book, desk: action(book, desk, again=again))


COMMANDS = (new, add, sections, number)
