"""A draw in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.plurals import counted

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing import Drawn


MANY = 8
"""Who has no game is named up to so many: of a large knockout most are out soon."""


def drawn_words(event: Event, drawn: Drawn, *, whole: bool = True) -> str:
    """Return how many boards there are, who has the bye, and who need not play (B6).

    whole -- all who play are drawn; of a part of a round nobody knows yet who sits out
    """
    byes = [bye.player for bye in drawn.byes]
    boards = counted(len(drawn.round.games), "table")
    said = _byes(event, byes)
    words = f"Round {drawn.round.number}: {boards}"
    if not whole:
        return f"{words}, {said}." if byes else f"{words} so far."
    if drawn.idle:
        many = f"{counted(len(drawn.idle), 'player')}, under Out on the sheet"
        named = many if len(drawn.idle) > MANY else _named(event, drawn.idle)
        return f"{words}{f', {said}' if byes else ''}; no game: {named}."
    return f"{words}, {said}.{_idle(event, drawn)}"


def _byes(event: Event, byes: Sequence[PlayerId]) -> str:
    """Return who has a bye; of the free wins of a large knockout how many there are."""
    if len(byes) > MANY:
        return counted(len(byes), "bye")
    word = "bye" if len(byes) == 1 else "byes"
    return f"{word}: {_named(event, byes)}" if byes else "no bye"


def _idle(event: Event, drawn: Drawn) -> str:
    """Return which reserves are not needed, and which volunteers sit out."""
    this = drawn.round
    idle = [
        number
        for number, player in sorted(event.by_number.items())
        if player.plays_in(this.number) and player.may_sit_out(this.number)
        if number not in this.game_by_player and number not in this.byes
    ]
    spare = _named(event, (n for n in idle if event.player(n).reserve))
    out = _named(event, (n for n in idle if not event.player(n).reserve))
    words = f" Not needed: {spare}." if spare else ""
    return words + (f" Sits out, as offered: {out}." if out else "")


def _named(event: Event, players: Iterable[PlayerId]) -> str:
    """Return players by number and name; names have commas, so semicolons stand between."""
    return "; ".join(f"{number} {event.player(number).name}" for number in players)
