"""Initial scores as the judge counts them, by Settings.start_rule (M3, B1, A5).

The starters of round 1, and the proposed boundaries where the director cut no sections, are taken
as they are: they are no rule that a round could break.
"""

from __future__ import annotations

from fractions import Fraction
from math import trunc
from typing import TYPE_CHECKING

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.units import STRONGEST, WEAKEST
from nigiri.domain.starts.bar import starters
from nigiri.domain.starts.start_scores import sections_in_force

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Player, Settings


def by_rule(event: Event, player: Player, number: int) -> int:
    """Return the initial score by the start rule, in half points.

    number -- of the player's section; 0 for none
    """
    rule = event.settings.start_rule
    if rule == "grade":
        return _above_zero(event, player)
    if rule == "none" or (rule != "bar" and not number):
        return 0
    if rule == "bar":
        return _by_grade(event, player, number)
    zero_up = event.settings.zero_up == "yes"
    last = max(1, len(sections_in_force(event))) if zero_up else 1
    return 2 * (sum(_steps(event, range(1, last))) - sum(_steps(event, range(1, number))))


def section(event: Event, player: Player) -> int:
    """Return the section's number: the director's, else by the rank at entry (M2); 0 for none.

    Bands go by the rank of the rating (A5).
    """
    steps = entered(player)
    if event.settings.start_rule == "bands":
        steps = rated(event.settings, player)
    sections = sections_in_force(event)
    reached = [section.number for section in sections if steps >= section.lowest.steps]
    last = [section.number for section in sections[-1:]]
    return next(iter([*filter(None, [player.section]), *reached, *last]), 0)


def entered(player: Player) -> int:
    """Return the rank at entry, in steps above 1 kyu."""
    return (player.entry_rank or player.rank).steps


def rated(settings: Settings, player: Player) -> int:
    """Return the rank of the rating, in steps above 1 kyu; the rank at entry if unrated (A6).

    Where the event goes by the rank at entry, that counts: below what is published with evidence
    only (A2, A3).
    """
    rating = rating_of(settings, player)
    return entered(player) if rating is None else _steps_of(settings, rating)


def rating_of(settings: Settings, player: Player) -> int | None:
    """Return the rating that counts of a player; None: the middle of the rank at entry (A2, A3)."""
    listed = [rating for rating in (player.rating, player.published) if rating is not None]
    if settings.entry_by == "rating" or not listed:
        return player.rating
    asked, known = entered(player), listed[-1]
    by_rating = settings.start_rule == "bands" or "rating" in settings.handicap_by
    lower = asked < _steps_of(settings, known) or (by_rating and listed[0] < known)
    if lower and not player.evidence:
        return known
    own_word = listed[0] != known or asked == _steps_of(settings, known)
    return listed[0] if own_word else None


def _steps_of(settings: Settings, rating: int) -> int:
    """Return the rank of a rating, in steps above 1 kyu."""
    if settings.rating_scale == "egf":
        steps = (rating - 1950) // 100
    else:
        whole = trunc(Fraction(rating, 100))
        steps = max(1, whole) if rating >= 0 else min(0, 1 + whole)
    return min(STRONGEST, max(WEAKEST, steps))


def _skipped(event: Event) -> int:
    """Return the number of scores between neighbouring sections: 0, 1 or 2 by the rounds (M3)."""
    if event.settings.gap is not None:
        return event.settings.gap
    return sum(event.settings.rounds >= rounds for rounds in (4, 7))


def _steps(event: Event, numbers: range) -> list[int]:
    """Return the points by which each of these sections lies above the next one (M3, A5)."""
    if event.settings.start_rule == "sections":
        return [_skipped(event) + 1 for _ in numbers]
    return [_separation(event, number) for number in numbers]


@once_an_event
def _separation(event: Event, number: int) -> int:
    """Return the points by which a band lies above the next one (A5); 1 beyond the last."""
    if number > len(sections_in_force(event)):
        return 1
    settings = event.settings
    players = sum(section(event, player) == number for player in starters(event))
    k = Fraction(settings.band_k_top if number == 1 else settings.band_k, 100)
    return max(1, trunc(players / (settings.rounds * k)))


def zero(event: Event) -> int:
    """Return the grade that counts 0, in steps above 1 kyu (B1, A5).

    It is the director's, with zero_up the lowest, else 1 dan.
    """
    settings = event.settings
    if settings.zero is not None:
        return settings.zero.steps
    if settings.zero_up != "yes":
        return 1
    lowest = min((entered(each) for each in starters(event)), default=1)
    if settings.floor is not None:
        lowest = settings.floor.steps
    tops = sections_in_force(event)[:1] if settings.start_rule == "bar" else ()
    return min([lowest, *(top.lowest.steps for top in tops)])


def _above_zero(event: Event, player: Player) -> int:
    """Return the half points of the grade above zero, from the floor on, without a bar (B25)."""
    return 2 * (_from_floor(event.settings, entered(player)) - zero(event))


def _from_floor(settings: Settings, steps: int) -> int:
    """Return the steps of a grade, at least those of the floor."""
    return steps if settings.floor is None else max(steps, settings.floor.steps)


def _by_grade(event: Event, player: Player, number: int) -> int:
    """Return the half points of the grade above zero, between floor and bar, or above it (B1)."""
    settings, steps = event.settings, _from_floor(event.settings, entered(player))
    for top in sections_in_force(event)[:1]:
        bar = top.lowest.steps
        steps = bar if number == 1 else min(steps, bar - 1)
    supergroup = settings.supergroup is not None and entered(player) >= settings.supergroup.steps
    above = settings.supergroup_points if number == 1 and supergroup else 0
    return 2 * (steps - zero(event)) + above
