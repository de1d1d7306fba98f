"""Sentences about a round: players not yet drawn, drafts, missing results, disputed tables."""

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


class Unpaired(NamedTuple):
    """The players without a place after a part of a round is drawn.

    held -- of these, the odd ones of groups, held for the next group
    """

    waiting: tuple[PlayerId, ...] = ()
    held: tuple[PlayerId, ...] = ()


NOBODY_UNPAIRED = Unpaired()


def unpaired_words(event: Event, round_number: int, unpaired: Unpaired) -> tuple[str, ...]:
    """Return sentences about the players not yet drawn and the next command; () without any."""
    if not unpaired.waiting:
        return ()
    held = (
        [f"Held for the next group: {players_named(event, unpaired.held)}."]
        if unpaired.held
        else []
    )
    missing = still_playing(event, round_number)
    count = f"{counted(len(unpaired.waiting), 'player')} of round {round_number} not drawn yet"
    if missing:
        commands = (
            "As results come in: nigiri draw --ready, and when all are there: nigiri draw --rest"
        )
        return *held, f"{count}; still playing: {missing}.", f"{_PRINT} {commands}"
    who = players_named(event, unpaired.waiting)
    return *held, f"{count}: {who}.", f"{_PRINT} For the others: nigiri draw --rest"


def draft_words(round_number: int) -> str:
    """Return the sentence about an open draft of a round and the commands that close it."""
    return (
        f"Round {round_number} is open as a draft. To play it: nigiri keep. "
        "To take it away: nigiri discard"
    )


def next_draw(draft: Draft | None, otherwise: str) -> str:
    """Return the sentence about an open draft; `otherwise` without one."""
    return otherwise if draft is None else draft_words(draft.number)


def tables_named(numbers: Iterable[int]) -> str:
    """Return tables in words: "table 3", "tables 3, 4"."""
    tables = list(map(str, numbers))
    return f"table{'s' * (len(tables) > 1)} {', '.join(tables)}"


def disputed_at(this: RoundReading, rows: Iterable[int]) -> str:
    """Return the sentence about tables whose second pass differs, with the next command (B11)."""
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
    """Return the tables of games by round: "round 2, tables 3, 4"."""
    games = groupby(missing, key=lambda found: found[0])
    return "; ".join(
        f"round {number}, {tables_named(game.table or 0 for _, game in found)}"
        for number, found in games
    )


def provisional_words(event: Event, missing: Iterable[tuple[int, Game]]) -> tuple[str, ...]:
    """Return the sentence about the points of missing results for now; () without any (B11)."""
    tables = _tables(missing)
    if not tables:
        return ()
    points = points_words(event.settings.scoring.score.of("unfinished"))
    words = f"Provisional: {tables} without a result, {points} for both for now."
    return (f"{words} Type the result when it comes. To post: nigiri missing",)


def players_named(event: Event, numbers: Iterable[PlayerId]) -> str:
    """Return players by number and name; of more than _MOST_NAMES the others are counted."""
    who = [f"{n} {event.player(n).name}" for n in sorted(numbers)]
    more = len(who) - _MOST_NAMES
    return "; ".join(who[:_MOST_NAMES]) + (f"; and {counted(more, 'other')}" if more > 0 else "")
