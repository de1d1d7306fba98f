"""Colours: who takes White (M11, M12)."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from nigiri.domain.numbering import strength_key
from nigiri.domain.scores import participations

if TYPE_CHECKING:
    from nigiri.domain.model import Event
    from nigiri.domain.units import PlayerId


def colour_balance(event: Event, number: PlayerId, round_number: int) -> int:
    """Return how many more Whites than Blacks a player had before that round.

    Handicap games count: nobody chose their colours, but they were played with them, and counted
    so the rule gives 42 of the 45 even games of 2005 their published colours (36 when they are
    left out). A game decided by default was not played and does not count.
    """
    games = (
        p.game
        for p in participations(event, number, round_number - 1)
        if p.game is not None and not p.by_default
    )
    return sum(1 if game.white == number else -1 for game in games)


def streak(event: Event, number: PlayerId, round_number: int) -> int:
    """Return how many games running had one colour just before that round; Black's below 0.

    As in `colour_balance`, games decided by default do not count, nor do rounds without a game.
    """
    games = (
        p.game
        for p in reversed(participations(event, number, round_number - 1))
        if p.game is not None and not p.by_default
    )
    signs = [1 if game.white == number else -1 for game in games]
    return sum(takewhile(lambda sign: sign == signs[0], signs))


def colours(
    event: Event, one: PlayerId, other: PlayerId, handicap: int, round_number: int
) -> tuple[PlayerId, PlayerId]:
    """Return (White, Black) of a game, whatever the order of the two players.

    With a handicap of 1 or more the weaker takes Black (M12). In an even game White goes to the
    stronger, but to the weaker when the stronger had White more often (M11).
    """
    strong, weak = sorted((one, other), key=lambda number: strength_key(event, number))
    swap = not handicap and (
        colour_balance(event, strong, round_number) > colour_balance(event, weak, round_number)
    )
    return (weak, strong) if swap else (strong, weak)
