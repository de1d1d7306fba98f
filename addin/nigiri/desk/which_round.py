"""Which round is to be drawn, whether it can be now, and who has no place in it yet."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.desk.english import counted
from nigiri.domain.scores import unfinished
from nigiri.errors import Forbidden
from nigiri.workbook.undrawn import undrawn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.desk.locks import Locks
    from nigiri.desk.part import Left, Part
    from nigiri.domain.model import Event
    from nigiri.domain.units import PlayerId
    from nigiri.workbook.read import Reading

_MOST_NAMES = 6
_PRINT = "Print and post: nigiri print pairings."


def which_round(reading: Reading, part: Part, *, again: bool) -> int:
    """Return the number of the round to be drawn: the newest again or on, or the next one.

    Raises Forbidden when it cannot be drawn so now.
    """
    event, newest = reading.event, len(reading.event.rounds)
    if (again or part.rest) and not newest:
        msg = "No round is drawn yet; draw round 1 with: nigiri draw"
        raise Forbidden(msg)
    left = undrawn(reading)
    if left and not (again or part.asked):
        raise Forbidden(_partly_drawn(event, left))
    number = newest if again or part.rest or left else newest + 1
    if number > event.settings.rounds:
        msg = (f"All {event.settings.rounds} rounds are drawn. "
               "For one more, raise Rounds on the Event sheet.")  # fmt: skip
        raise Forbidden(msg)
    if not part.early:
        _check_complete(event, number, fresh=number > newest)
    return number


def _partly_drawn(event: Event, left: Iterable[PlayerId]) -> str:
    """Return what to do about a round of which only a part is drawn (M19)."""
    number, who = len(event.rounds), named(event, left)
    return (
        f"Round {number} is drawn only in part; without a place: {who}. Draw them with: "
        f"nigiri draw --rest\nWho does not play in it needs {number} in Out in rounds (Players)."
    )


def _check_complete(event: Event, number: int, *, fresh: bool) -> None:
    """Raise Forbidden when results of the rounds before are missing."""
    missing = unfinished(event, number)
    if missing:
        first = missing[0][0]
        tables = _tables(game.table or 0 for earlier, game in missing if earlier == first)
        early = " Complete score groups can be drawn before: nigiri draw --ready" if fresh else ""
        msg = (f"Round {first} is not complete: enter the results of {tables}, then draw round "
               f"{number}.{early}")  # fmt: skip
        raise Forbidden(msg)


def _tables(numbers: Iterable[int]) -> str:
    """Return tables in words: "table 3", "tables 3, 4"."""
    tables = list(map(str, numbers))
    return f"table{'s' * (len(tables) > 1)} {', '.join(tables)}"


def still_playing(event: Event, round_number: int) -> str:
    """Return the tables of the rounds before that have no result, in words; "" for none."""
    games = groupby(unfinished(event, round_number), key=lambda found: found[0])
    return "; ".join(
        f"round {number}, {_tables(game.table or 0 for _, game in found)}"
        for number, found in games
    )


def named(event: Event, numbers: Iterable[PlayerId]) -> str:
    """Return players by number and name, the first few by name when they are many."""
    who = [f"{n} {event.player(n).name}" for n in sorted(numbers)]
    more = len(who) - _MOST_NAMES
    return "; ".join(who[:_MOST_NAMES]) + (f"; and {counted(more, 'other')}" if more > 0 else "")


def waiting(reading: Reading, event: Event, number: int, locks: Locks) -> list[PlayerId]:
    """Return who plays in a round and has no game or bye in it, by number.

    reading -- the workbook with the round's sheet; event -- everybody numbered
    Whom the director moved from a drawn game to Out stays there.
    """
    seated = {player for game in locks.games for player in game.players} | set(locks.byes)
    drawn = {n for line in locks.lines for n in (line.white, line.black, line.bye)}
    this = reading.rounds.get(number)
    moved = drawn.intersection(this.out.values()) if this else set()
    return [
        n for n, player in sorted(event.by_number.items())
        if player.plays_in(number) and n not in seated and n not in moved
    ]  # fmt: skip


def left_words(event: Event, round_number: int, left: Left) -> tuple[str, ...]:
    """Return who waits for what and what to do next, in sentences; () when nobody is left."""
    if not left.waiting:
        return ()
    held = [f"Held for the next group: {named(event, left.held)}."] if left.held else []
    missing = still_playing(event, round_number)
    count = f"{counted(len(left.waiting), 'player')} of round {round_number} not drawn yet"
    if missing:
        then = "As results come in: nigiri draw --ready, and when all are there: nigiri draw --rest"
        return *held, f"{count}; still playing: {missing}.", f"{_PRINT} {then}"
    who = named(event, left.waiting)
    return *held, f"{count}: {who}.", f"{_PRINT} For the others: nigiri draw --rest"
