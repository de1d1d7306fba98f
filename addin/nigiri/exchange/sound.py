"""Whether an event that comes from outside holds together: numbers, rounds, sections."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event, Round

_MOST_ROUNDS, _MOST_PLAYERS = 100, 5000


def sound(event: Event) -> None:
    """Raise WrongUse with the first thing that cannot be in an event."""
    for sentence in _wrong(event):
        raise WrongUse(sentence)


def _wrong(event: Event) -> Iterator[str]:
    """Yield what cannot be."""
    numbers = [player.number for player in event.players if player.number is not None]
    if len(event.players) > _MOST_PLAYERS or len(event.rounds) > _MOST_ROUNDS:
        yield f"It has {len(event.players)} players and {len(event.rounds)} rounds: too many."
    if len({*numbers}) != len(numbers) or min(numbers, default=1) < 1:
        yield "Two players have one number, or a number is none."
    if any(not player.family.strip() for player in event.players):
        yield "A player has no name."
    if [this.number for this in event.rounds] != list(range(1, len(event.rounds) + 1)):
        yield "The rounds are not numbered 1, 2, 3 and so on."
    for this in event.rounds:
        yield from _round(this, {*numbers})
    for wish in event.wishes:
        if not {*numbers}.issuperset(wish.players):
            yield "A wish is about a number that nobody has."


def _round(this: Round, numbers: set[int]) -> Iterator[str]:
    """Yield what cannot be in a round."""
    seated = Counter([*this.byes, *(number for game in this.games for number in game.players)])
    if not numbers.issuperset(seated):
        yield f"In round {this.number} somebody plays whose number nobody has."
    if any(many > 1 for many in seated.values()):
        yield f"In round {this.number} somebody plays twice."
