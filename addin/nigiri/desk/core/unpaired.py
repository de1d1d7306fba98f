"""Who is left while a round is drawn in parts, and what they wait for, in words (M19)."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.units import points_words
from nigiri.domain.scores.scores import unfinished
from nigiri.messages.plurals import counted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.workbook import Draft

_MOST_NAMES = 6
_PRINT = "Print and post: nigiri print pairings."


class Left(NamedTuple):
    """Who has no place in a round after a part of it is drawn; held -- the odd ones of groups."""

    waiting: tuple[PlayerId, ...] = ()
    held: tuple[PlayerId, ...] = ()


NOBODY = Left()


def left_words(event: Event, round_number: int, left: Left) -> tuple[str, ...]:
    """Return who waits for what and what to do next, in sentences; () when nobody is left."""
    if not left.waiting:
        return ()
    held = [f"Held for the next group: {who_named(event, left.held)}."] if left.held else []
    missing = still_playing(event, round_number)
    count = f"{counted(len(left.waiting), 'player')} of round {round_number} not drawn yet"
    if missing:
        then = "As results come in: nigiri draw --ready, and when all are there: nigiri draw --rest"
        return *held, f"{count}; still playing: {missing}.", f"{_PRINT} {then}"
    who = who_named(event, left.waiting)
    return *held, f"{count}: {who}.", f"{_PRINT} For the others: nigiri draw --rest"


def draft_words(round_number: int) -> str:
    """Return what to do about a round that is open as a draft, in sentences."""
    return (
        f"Round {round_number} is open as a draft. To play it: nigiri keep. "
        "To take it away: nigiri discard"
    )


def next_draw(draft: Draft | None, otherwise: str) -> str:
    """Return what comes next: to decide about a draft that is open, `otherwise` without one."""
    return otherwise if draft is None else draft_words(draft.number)


def tables_named(numbers: Iterable[int]) -> str:
    """Return tables in words: "table 3", "tables 3, 4"."""
    tables = list(map(str, numbers))
    return f"table{'s' * (len(tables) > 1)} {', '.join(tables)}"


def disputed_at(this: RoundReading, rows: Iterable[int]) -> str:
    """Return where the second pass says something else, and the way out, in a sentence (B11)."""
    tables = tables_named(this.games[row].table or 0 for row in rows)
    number = this.round.number
    return (
        f"Round {number}, {tables}: the second pass says something else. Correct whichever is "
        f"wrong; what each says: nigiri verify --round {number}"
    )


def still_playing(event: Event, round_number: int) -> str:
    """Return the tables of the rounds before that have no result, in words; "" for none."""
    return _tables(unfinished(event, round_number))


def _tables(missing: Iterable[tuple[int, Game]]) -> str:
    """Return the tables of games behind their rounds' numbers: "round 2, tables 3, 4"."""
    games = groupby(missing, key=lambda found: found[0])
    return "; ".join(
        f"round {number}, {tables_named(game.table or 0 for _, game in found)}"
        for number, found in games
    )


def provisional_words(event: Event, missing: Iterable[tuple[int, Game]]) -> tuple[str, ...]:
    """Return what the missing results count for now, in a sentence; () when none is (B11)."""
    tables = _tables(missing)
    if not tables:
        return ()
    points = points_words(event.settings.scoring.score.of("unfinished"))
    words = f"Provisional: {tables} without a result, {points} for both for now."
    return (f"{words} Type the result when it comes. To post: nigiri missing",)


def who_named(event: Event, numbers: Iterable[PlayerId]) -> str:
    """Return players by number and name, the first few by name when they are many."""
    who = [f"{n} {event.player(n).name}" for n in sorted(numbers)]
    more = len(who) - _MOST_NAMES
    return "; ".join(who[:_MOST_NAMES]) + (f"; and {counted(more, 'other')}" if more > 0 else "")
