"""Colours: who takes White (M11, M12).

rule       White of an even game goes                                                  source
stronger   to the stronger, but to the weaker when the stronger had it more often      M11
balance    to who had it less often; then to who had Black last; then by lot           B3, B8
nigiri     by lot                                                                      M24, E11
players    as they choose at the board: it stays open until it is recorded afterwards  M24

Exception: where the criterion `third` is among those of the draw, the colours of an even game are
exchanged if fewer of the two then have one colour a third time in a row; not under `players`. With
a handicap the weaker has Black whatever the rule. In a round robin and at the boards of teams the
system says who has Black of an even game (systems/round_robin.py, systems/line_ups.py), and that
comes first (pairing/fixtures.py). What colours cost a draw: pairing/criteria.py.

Handicap games count in both balances: nobody chose their colours, but they were played with them,
and counted so the rule of M11 gives 42 of the 45 even games of 2005 their published colours (36
when they are left out). A game decided by default was not played and does not count, nor does one
whose colours are open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.games.handicaps import stronger_first
from nigiri.domain.players.numbering import strength_key
from nigiri.domain.scores.scores import participations
from nigiri.errors import WrongUse
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId

OPEN = "players"
"""The rule that leaves the colours of even games to the players (M24)."""

IN_A_ROW = 2
"""After so many games of one colour in a row the next one would be the third."""


class Colours(NamedTuple):
    """The colours of a game, and why.

    reason -- "handicap" (the weaker takes Black, M12), "stronger" or "balance" (who had White less
    often, M11), "alternate" (who had Black last), "lot", "nigiri", "third" (else somebody would
    have one colour a third time in a row), OPEN: the players choose, and the stronger is listed
    first
    """

    white: PlayerId
    black: PlayerId
    reason: str


def colour_balance(event: Event, number: PlayerId, round_number: int) -> int:
    """Return the number of games with White minus that with Black before that round."""
    return sum(_colours(event, number, round_number))


def streak(event: Event, number: PlayerId, round_number: int) -> int:
    """Return the number of last games in a row with one colour, before that round.

    Above 0 for White, below 0 for Black: 2 is White twice, -1 Black once, 0 no game yet. Rounds
    without a game do not interrupt it.
    """
    run = 0
    for colour in reversed(_colours(event, number, round_number)):
        if run * colour < 0:
            break
        run += colour
    return run


def colours_by_rule(
    event: Event, one: PlayerId, other: PlayerId, handicap: int, round_number: int
) -> Colours:
    """Return the colours of a game with their reason, whatever the order of the two players.

    With a handicap of 1 or more the weaker takes Black, by what handicaps go by in the event (M12,
    B3, A6). An even game follows `Settings.colour_rule`; where "third" is among the criteria, the
    colours are exchanged when fewer of the two then have one colour a third time in a row, unless
    the players choose.

    Raises WrongUse for an unknown rule.
    """
    if handicap:
        return Colours(*stronger_first(event, one, other, round_number), reason="handicap")
    strong, weak = sorted((one, other), key=lambda number: strength_key(event, number))
    rule = event.settings.colour_rule
    if rule not in RULES:
        choices = several(sorted(RULES), message("choice.or"))
        raise WrongUse(message("choice.colours", asked=rule, choices=choices))
    usual = RULES[rule](event, strong, weak, round_number)
    exchanged = Colours(usual.black, usual.white, "third")
    if (
        rule != OPEN
        and "third" in event.settings.criteria
        and (_thirds(event, exchanged, round_number) < _thirds(event, usual, round_number))
    ):
        return exchanged
    return usual


def _stronger(event: Event, strong: PlayerId, weak: PlayerId, round_number: int) -> Colours:
    """Return the colours with White for the stronger, unless they had it more often (M11)."""
    had = [colour_balance(event, number, round_number) for number in (strong, weak)]
    if had[0] > had[1]:
        return Colours(weak, strong, "balance")
    return Colours(strong, weak, "stronger")


def _balance(event: Event, strong: PlayerId, weak: PlayerId, round_number: int) -> Colours:
    """Return the colours with White for who had it less often, else for who had Black last.

    Else by lot (B3, B8).
    """
    measures: tuple[tuple[str, Callable[[PlayerId], int]], ...] = (
        ("balance", lambda number: colour_balance(event, number, round_number)),
        ("alternate", lambda number: _sign(streak(event, number, round_number))),
    )
    for reason, measure in measures:
        less, more = sorted((strong, weak), key=measure)
        if measure(less) < measure(more):
            return Colours(less, more, reason)
    return by_lot(event, strong, weak, round_number, "lot")


def by_lot(event: Event, one: PlayerId, other: PlayerId, round_number: int, why: str) -> Colours:
    """Return the colours of two players by lot, the same whatever their order.

    why -- the reason to be given
    """
    from nigiri.domain.lot import lot  # noqa: PLC0415 -- seldom the lot decides

    first, second = sorted((one, other))
    # The lowest bit: the highest ones are the lot of the pair itself.
    swap = lot(event.settings.seed, round_number, first, second) % 2
    return Colours(second, first, why) if swap else Colours(first, second, why)


def _nigiri(event: Event, strong: PlayerId, weak: PlayerId, round_number: int) -> Colours:
    """Return the colours by lot (M24, E11)."""
    return by_lot(event, strong, weak, round_number, "nigiri")


def _players(_event: Event, strong: PlayerId, weak: PlayerId, _round_number: int) -> Colours:
    """Return the two as they are listed until their colours are known: the stronger first (M24)."""
    return Colours(strong, weak, OPEN)


RULES: Mapping[str, Callable[[Event, PlayerId, PlayerId, int], Colours]] = {
    "stronger": _stronger,
    "balance": _balance,
    "nigiri": _nigiri,
    OPEN: _players,
}
"""Rule -> function of the stronger and the weaker player of an even game; see the table above."""


def _thirds(event: Event, found: Colours, round_number: int) -> int:
    """Return the number of the two who would have one colour a third time in a row, or longer."""
    white = streak(event, found.white, round_number) >= IN_A_ROW
    black = streak(event, found.black, round_number) <= -IN_A_ROW
    return white + black


def _colours(event: Event, number: PlayerId, round_number: int) -> list[int]:
    """Return a player's colours in the games before that round: 1 for White, -1 for Black."""
    games = (
        p.game
        for p in participations(event, number, round_number - 1)
        if p.game is not None and not p.by_default and not p.game.open
    )
    return [1 if game.white == number else -1 for game in games]


def _sign(number: int) -> int:
    """Return -1, 0 or 1."""
    return (number > 0) - (number < 0)
