"""The commands of every round: draw and result."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import click

from nigiri.cli.frame.options import asking, writing
from nigiri.cli.frame.session import carry_out, carry_out_decided, sisters_of
from nigiri.errors import WrongUse
from nigiri.messages.message import message, quoted

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from nigiri.cli.frame.options import Job
    from nigiri.desk.core.work import Action
    from nigiri.members import Store


@click.command()
@asking
@click.option("--again", is_flag=True)
@click.option(
    "--ready",
    is_flag=True,
)
@click.option("--from", "high", metavar="SCORE")
@click.option("--to", "low", metavar="SCORE")
@click.option(
    "--section",
    "sections",
    multiple=True,
    metavar="S",
)
@click.option("--rest", is_flag=True)
@click.option(
    "--provisional",
    is_flag=True,
)
@click.option("--draft", is_flag=True)
@click.option("--sits-out", "out", metavar="NUMBERS", default="")
@click.option("--plays", "plays", metavar="NUMBERS", default="")
def draw(
    job: Job,
    *,
    again: bool,
    draft: bool,
    out: str,
    plays: str,
    **part: Any,  # noqa: ANN401 -- the fields of Part
) -> None:
    """Draw the next round."""
    from nigiri.desk.draw.part import part_of

    asked, decided = part_of(**part), _decided(out=out, plays=plays)
    if draft:
        from nigiri.desk.draw.drafts import draw_draft

        if decided:
            raise WrongUse(message("drawing.absent.no-draft"))
        drafting = partial(draw_draft, again=again, part=asked, lists=_lists, asks=True)
        carry_out(job, "draw", drafting)
        return
    from nigiri.desk.draw.draw import draw as whole
    from nigiri.desk.family.family import with_clash_sentences

    def drawing(decided: Mapping[str, str]) -> Action:
        plain = partial(whole, again=again, part=asked, lists=_lists, decided=decided)
        return with_clash_sentences(plain, sisters_of(job))

    carry_out_decided(job, "draw", drawing, decided)


def _decided(**typed: str) -> dict[str, str]:
    """Return the choices that options tell of players who did not come.

    typed -- answer -> numbers of players

    Raises WrongUse for anything but numbers, and for a number in both.
    """
    if not any(typed.values()):
        return {}
    from nigiri.desk.draw.no_shows import said_of

    found: dict[str, str] = {}
    for answer, listed in typed.items():
        words = listed.replace(",", " ").replace(";", " ").split()
        if not all(word.isascii() and word.isdigit() for word in words):
            raise WrongUse(message("drawing.absent.numbers", typed=quoted(listed)))
        told = said_of(map(int, words), answer)
        if found.keys() & told.keys():
            raise WrongUse(message("drawing.absent.both"))
        found |= told
    return found


def _lists() -> Store | None:
    """Return the lists of members on this computer, None without any."""
    from nigiri.members import lists_if_any

    return lists_if_any()


@click.command()
@asking
@click.argument("winners", nargs=-1, metavar="[WINNER]...")
@click.option(
    "--table",
    "tables",
    type=(int, str),
    multiple=True,
    metavar="N RESULT",
)
@click.option("--round", "round_number", type=click.IntRange(1))
@click.option("--inbox", is_flag=True)
@click.option("--no-home", is_flag=True)
def result(
    job: Job,
    winners: tuple[str, ...],
    tables: tuple[tuple[int, str], ...],
    round_number: int | None,
    **hall: bool,
) -> None:
    """Enter results: the number of each WINNER, in any order."""
    inbox, no_home = hall["inbox"], hall["no_home"]
    if (winners or tables or round_number is not None) if inbox else no_home:
        raise WrongUse(message("hall.take.alone"))
    if inbox:
        _take_in(job, home=not no_home)
        return
    from nigiri.desk.results.enter import Entry, enter_results
    from nigiri.desk.results.entries import winner_entry

    entries = [winner_entry(winner) for winner in winners]
    entries += [Entry(table=table, typed=typed) for table, typed in tables]
    carry_out(
        job,
        "result",
        lambda book, desk: enter_results(book, desk, entries, round_number=round_number),
    )


def _take_in(job: Job, *, home: bool) -> None:
    """Take in what the hall reported, and note it beside the file before that is written.

    home -- also who goes home
    """
    from nigiri.desk.results.from_hall import taking
    from nigiri.hosts.hall.inbox import inbox_of, note_taken

    def note(seal: str, ids: Collection[str]) -> None:
        if not (job.dry_run or job.copies):
            note_taken(job.file, seal, ids)

    carry_out(job, "result", taking(inbox_of(job.file), note, home=home))


@click.command()
@asking
def keep(job: Job) -> None:
    """Make the draft the round, with all that was changed in it."""
    from nigiri.desk.draw.drafts import keep as action

    carry_out(job, "keep", action)


@click.command()
@writing
def discard(job: Job) -> None:
    """Take the draft away; everything else is as before it."""
    from nigiri.desk.draw.drafts import discard as action

    carry_out(job, "discard", action)


COMMANDS = (draw, keep, discard, result)
