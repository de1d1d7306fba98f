"""Byes that the director promised, beside a draw: what cannot be, and what was not needed (A8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.unpaired import who_named
from nigiri.domain.pairing_rules.byes import had_bye
from nigiri.errors import Forbidden
from nigiri.workbook.model.cells import address

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event, Round
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.read.workbook import Reading


def promises(event: Event, number: int) -> tuple[PlayerId, ...]:
    """Return who plays in a round, not only if needed, and was promised its bye, by number."""
    players = sorted(event.by_number.items())
    return tuple(n for n, p in players if p.is_promised_bye(number) and p.plays_in(number))


def promise_cells(reading: Reading) -> Mapping[frozenset[PlayerId], str]:
    """Return everybody with a promise -> where it stands: "Players!G12"."""
    place = reading.book.get("players")
    if place is None or "out" not in place.columns:
        return {}
    return {
        frozenset((player.number,)): f"{place.name}!{address(row, place.columns['out'])}"
        for row, player in reading.player_rows.items()
        if player.number is not None and player.promised
    }


def check_second(event: Event, number: int) -> None:
    """Raise Forbidden where the bye of a round is promised to somebody who had one (M6)."""
    again = [player for player in promises(event, number) if had_bye(event, player, number)]
    if again:
        msg = (
            f"The bye of round {number} is promised to {who_named(event, again)}, who had one "
            f"before; nobody has two (M6). First: nigiri bye {again[0]} --round {number} --undo"
        )
        raise Forbidden(msg)


def not_kept(event: Event, this: Round, *, whole: bool) -> Iterator[str]:
    """Yield whose promised bye is not given, in sentences.

    event -- without the round; whole -- all of it is drawn: who has no place yet may still get it
    """
    for player in promises(event, this.number):
        if player in this.byes or (player not in this.game_by_player and not whole):
            continue
        others = who_named(event, this.byes)
        why = f"{others} has it" if others else "the number is even (M6)"
        yield f"The bye promised to {who_named(event, [player])} is not given: {why}."
