"""The players who are drawn and those who sit out: the reserve, the volunteer, the bye (M6, B6).

An even number of players needs none of them. An odd one is made even by the first of these that
leaves a round without a rematch:

1 who was promised the bye has it, and nothing else is tried    A8
2 a reserve comes in                                            B6
3 where there are no byes, a volunteer drops out                B6
4 where there are byes, the first by the policy has one

Whose bye comes first is told by domain/pairing_policies/byes.py.

A bye that the director gave stands in any case; then only 2 and 3 can still make the number even.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.pairing.field import bans, meetings
from nigiri.domain.pairing.matching import pairable
from nigiri.domain.pairing_policies.byes import (
    bye_candidates,
    gives_byes,
    likely_to_sit_out,
    promised,
    regulars,
    reserves,
    volunteers,
)
from nigiri.errors import Forbidden, NigiriError
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing.squares import Bools

    Players = tuple[PlayerId, ...]
    Test = Callable[[Sequence[PlayerId]], bool]

_NAMED = 5
"""The most players who are named as ones to be asked to sit out."""


class Bye(NamedTuple):
    """A bye and how it came about.

    forced -- the director's choice; otherwise the first by policy (byes.py) without whom the others
    can be paired
    passed_over -- better candidates without whom the others could not be paired
    """

    player: PlayerId
    forced: bool = False
    passed_over: tuple[PlayerId, ...] = ()


class Sitting(NamedTuple):
    """The players to be drawn, by number, and the byes; all others sit out without a bye."""

    playing: Players
    byes: tuple[Bye, ...] = ()


def sitting(
    event: Event,
    round_number: int,
    free: Sequence[PlayerId],
    *,
    policy: bool = True,
) -> Sitting:
    """Return the players to be drawn of those who are free, and the bye.

    free -- who is here and neither locked nor given the bye by the director
    policy -- whether a bye may be given; not where the director has given it

    Raises Forbidden when the number stays odd; NoPairing when the others cannot all be paired
    whoever sits out; WrongUse for an unknown policy.
    """
    regular = regulars(event, free)
    if len(regular) % 2 == 0:
        return Sitting(regular)
    banned = bans(event, round_number, free)
    fresh = banned | meetings(event, round_number, free)
    for square in (fresh, banned):  # a rematch that is allowed comes last
        found = _mended(event, round_number, free, pairing_test(free, square), bye=policy)
        if found is not None:
            return found
    if policy and promised(event, round_number, regular):
        raise _broken(event, round_number, regular)
    raise _refused(event, round_number, regular, policy=policy)


def pairing_test(free: Sequence[PlayerId], square: Bools) -> Test:
    """Return the test whether some of these players can all be paired, by the square of bans."""
    index = {number: at for at, number in enumerate(free)}
    return lambda players: pairable([index[number] for number in players], square)


def _mended(
    event: Event, round_number: int, free: Sequence[PlayerId], passes: Test, *, bye: bool
) -> Sitting | None:
    """Return the first way to an even number that passes the test; None when there is none.

    bye -- whether a bye by policy is such a way
    """
    regular = regulars(event, free)
    if bye and promised(event, round_number, regular):
        return _exempted(event, round_number, regular, passes)
    for reserve in reserves(event, round_number, free):
        together = tuple(sorted((*regular, reserve)))
        if passes(together):
            return Sitting(together)
    if not gives_byes(event.settings):
        for volunteer in volunteers(event, round_number, regular):
            if passes(others := _without(regular, volunteer)):
                return Sitting(others)
    return _exempted(event, round_number, regular, passes) if bye else None


def _exempted(event: Event, round_number: int, regular: Players, passes: Test) -> Sitting | None:
    """Return the first bye by policy with which the others pass the test; None for none."""
    candidates = bye_candidates(event, round_number, regular)
    for at, candidate in enumerate(candidates):
        if passes(others := _without(regular, candidate)):
            return Sitting(others, (Bye(candidate, passed_over=candidates[:at]),))
    return None


def _without(players: Players, one: PlayerId) -> Players:
    """Return the players but that one."""
    return tuple(number for number in players if number != one)


def _broken(event: Event, round_number: int, regular: Players) -> Forbidden:
    """Return the error for a promised bye that leaves no round to the others."""
    bye = promised(event, round_number, regular)
    who = several((f"{event.player(n).name} ({n})" for n in bye), message("pairing.names"))
    return Forbidden(message("pairing.bye.promised", round=round_number, who=who))


def _refused(event: Event, round_number: int, regular: Players, *, policy: bool) -> NigiriError:
    """Return the error for a number that stays odd: why, and what to do."""
    if not policy:
        return Forbidden(message("pairing.bye.odd", present=len(regular), round=round_number))
    candidates = bye_candidates(event, round_number, regular)
    if gives_byes(event.settings) and not candidates:
        return Forbidden(message("pairing.bye.everybody-had", round=round_number))
    asked_first = candidates or likely_to_sit_out(event, round_number, regular)
    test = pairing_test(regular, bans(event, round_number, regular))
    could = [one for one in asked_first if test(_without(regular, one))]
    if not could:
        from nigiri.domain.pairing.deadlock import no_pairing  # noqa: PLC0415 -- seldom there is none

        return no_pairing(event, round_number, _without(regular, asked_first[0]))
    names = ", ".join(f"{event.player(n).name} ({n})" for n in could[:_NAMED])
    return Forbidden(
        message("pairing.bye.none", present=len(regular), round=round_number, names=names)
    )
