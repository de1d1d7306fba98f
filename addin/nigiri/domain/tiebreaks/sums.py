"""Sums over the opponents: SOS, SDOS and SOSOS, on the McMahon scale or the raw one (M16, B7, A10).

SDOS is SODOS elsewhere. The names of all tie-breaks: registry.py; the order in which an event asks
them (Settings.tiebreaks) is followed in standings/standings.py.

A game decided by default counts its opponent (house rule), and so does a game still being played;
what its winner and its loser have for it, and what the round of somebody absent is worth to others,
stands in model/scoring.py (`default_win`, `seen`).
The term of a round without an opponent is the event's choice: none, with SOS brought to the full
number of rounds (M17), 0, one's own initial score, or one point less than one's own final score.
What opponents count is the event's choice too (M16). The fields of `Scoring` (model/scoring.py),
with which an event begins by its rule set (domain/rules/):

sum     a bye           a missed round
SOS     `bye_sos`       `missed_sos`
SDOS    `bye_sdos`      nothing
SOSOS   `idle_sosos`    `idle_sosos`
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.scores.scores import (
    Table,
    adjusted_score,
    figures,
    final_score,
    initial_points,
    participations,
    rounds_drawn,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.scoring import StandIn
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.scores.scores import Participation
    from nigiri.domain.tiebreaks.criterion import Value


class Scale(NamedTuple):
    """The tables that are added up: `own` for the player, `seen` for opponents."""

    own: Table
    seen: Table


MCMAHON, RAW = Scale("score", "seen"), Scale("victories", "seen_victories")


def opponents(event: Event, number: PlayerId, after: int | None = None) -> tuple[PlayerId, ...]:
    """Return the opponents in order of the rounds, those of games decided by default included."""
    line = participations(event, number, after)
    return tuple(p.opponent for p in line if p.opponent is not None)


def sos_unadjusted(event: Event, number: PlayerId, after: int | None = None) -> HalfPoints | None:
    """Return the sum of the opponents' final scores as printed, in half points.

    None without opponents.
    """
    met = opponents(event, number, after)
    return HalfPoints(sum(final_score(event, other, after) for other in met)) if met else None


def sos_adjusted(event: Event, number: PlayerId, after: int | None = None) -> HalfPoints | None:
    """Return the sum of the opponents' adjusted scores, in half points (M16).

    None without opponents.
    """
    met = opponents(event, number, after)
    return HalfPoints(sum(adjusted_score(event, other, after) for other in met)) if met else None


def sos(event: Event, number: PlayerId, after: int | None = None) -> Value:
    """Return the SOS on the McMahon scale, in half points (M16, M17).

    Under `quebec`: the sum divided by the opponents, times the rounds drawn so far; None without
    opponents.
    """
    return sos_table(event, MCMAHON, 0, after)[number]


def sdos(event: Event, number: PlayerId, after: int | None = None) -> int:
    """Return the sum of the scores of the opponents beaten, in quarter points (M17)."""
    return sdos_table(event, MCMAHON, after)[number]


@once_an_event
def sos_table(event: Event, scale: Scale, less: int, after: int | None) -> Mapping[PlayerId, Value]:
    """Return everybody's SOS without the `less` lowest terms, in half points (M16, E6).

    The term of a round without an opponent is a term like others. Where it has none, the sum is
    divided by the remaining terms and multiplied by the rounds less as many; None where no term
    remains. Where SOS is not normalised that is 0.
    """
    rounds = rounds_drawn(event, after) - less
    normalised = event.settings.scoring.normalised == "yes"
    found: dict[PlayerId, Value] = {}
    for number, terms in _terms(event, scale, after).items():
        counted = sorted(terms)[less:]
        found[number] = sum(counted)
        if normalised and len(counted) != rounds:
            found[number] = Fraction(sum(counted) * rounds, len(counted)) if counted else None
    return found


@once_an_event
def sdos_table(event: Event, scale: Scale, after: int | None) -> Mapping[PlayerId, int]:
    """Return everybody's sum over the opponents beaten, in quarter points (M17).

    A jigo counts half the opponent's score. Never normalised; a missed round counts nothing, a bye
    what the event's scoring says, usually nothing.
    """
    scoring = event.settings.scoring
    found = dict.fromkeys(event.by_number, 0)
    for number in found:
        for p in participations(event, number, after):
            term = None if p.missed else _term(event, p, scale, after, scoring.bye_sdos)
            found[number] += scoring.victories.of(p.kind) * (term or 0)
    return found


@once_an_event
def sosos_table(event: Event, scale: Scale, after: int | None) -> Mapping[PlayerId, Value]:
    """Return everybody's sum of the opponents' SOS, in half points (B7).

    A round without an opponent counts one's own SOS (B7), or what the event's scoring says. None
    for a player who has no SOS and would count it.
    """
    sums = sos_table(event, scale, 0, after)
    found: dict[PlayerId, Value] = {}
    for number in event.by_number:
        parts = [
            _idle_sosos(event, p, scale, after) if p.opponent is None else sums[p.opponent]
            for p in participations(event, number, after)
        ]
        known = [part for part in parts if part is not None]
        found[number] = sum(known) if len(known) == len(parts) else None
    return found


def _idle_sosos(event: Event, p: Participation, scale: Scale, after: int | None) -> Value:
    """Return the term of SOSOS for a round without an opponent, in half points."""
    match event.settings.scoring.idle_sosos:
        case "own":
            return sos_table(event, scale, 0, after)[p.player]
        case "start":
            return initial_points(event, p.player, scale.own) * rounds_drawn(event, after)
        case _:
            return 0


@once_an_event
def _terms(event: Event, scale: Scale, after: int | None) -> Mapping[PlayerId, tuple[int, ...]]:
    """Return the terms of everybody's SOS, one a round, in half points; None is left out."""
    scoring = event.settings.scoring
    found = {}
    for number in event.by_number:
        terms = (
            _term(event, p, scale, after, scoring.bye_sos if p.bye else scoring.missed_sos)
            for p in participations(event, number, after)
        )
        found[number] = tuple(term for term in terms if term is not None)
    return found


def _term(
    event: Event, p: Participation, scale: Scale, after: int | None, idle: StandIn
) -> int | None:
    """Return the term of a round in SOS, in half points; None for no term.

    idle -- the choice for a round without an opponent
    """
    if p.opponent is not None:
        return figures(event, scale.seen, after)[p.opponent] + _stones(event, p, scale)
    match idle:
        case "zero":
            return 0
        case "start":
            return initial_points(event, p.player, scale.own)
        case "own less one":
            return figures(event, scale.own, after)[p.player] - 2
        case _:
            return None


def _stones(event: Event, p: Participation, scale: Scale) -> int:
    """Return the half points that a handicap adds to an opponent's score; taken stones deduct."""
    if p.game is None or scale is not MCMAHON or event.settings.scoring.handicaps != "counted":
        return 0
    return 2 * p.game.handicap * (1 if p.player == p.game.white else -1)
