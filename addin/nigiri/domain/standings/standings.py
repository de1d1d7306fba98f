"""Standings: places in each section, its winners, and what separates tied players (M14 to M18).

Several whom nothing parts at the top of a section share its first place, play it off, or nobody
has it (M15, Settings.level_first): then they share the second one, as soon as all is played.

Where who missed a round cannot be first (B7, Settings.winner_played_all), the best who missed none
is, and all others follow in the order of the criteria.

An event can also rank all players together (Settings.ranked_by): then they are one section, 1.
The first criterion (M14) and the tie-breaks are the event's choices, in the order of its settings.
Standings may be frozen: then those after an earlier round are shown.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import chain, groupby
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once_an_event
from nigiri.domain.scores.scores import final_score, ranked, victories
from nigiri.domain.standings.grid import finished
from nigiri.domain.tiebreaks import (
    chosen_tiebreaks,
    deciding_games,
    grouped,
    placing,
    sdos,
    sos,
    sos_adjusted,
    sos_unadjusted,
)
from nigiri.domain.tiebreaks.registry import in_places, levels_before, with_winner
from nigiri.domain.tiebreaks.stages import play_offs

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import HalfPoints, PlayerId
    from nigiri.domain.tiebreaks import Final, Tiebreak, Value


class Reason(NamedTuple):
    """The tie-break that separates a player from one who is level in the first criterion (M14).

    code -- the tie-break; rival -- the nearest player above, for the first of the tie the one below
    value, rival_value -- their figures, in the tie-break's unit; None: no figure
    """

    code: str
    rival: PlayerId
    value: Value
    rival_value: Value


class Standing(NamedTuple):
    """A player's place in the section.

    place -- from 1; shared places have the same number and the next ones are left out
    victories, score, sos, sos_adjusted, sos_unadjusted -- in half points; sdos in quarter points
    sos -- by the event's scoring, in quebec adjusted and normalised (M17); like the two other sums
    it is None without opponents
    shared_with -- the others on the same place
    vacant -- they are level for the first place, which nobody has (M15)
    reason -- None when nobody else is level in the first criterion, or all who are share the place
    final -- the last game of a knockout that gave the place, None without one
    passed -- of who is first: those who would be ahead or level, but missed a round (B7)
    behind -- of those: who is first in their stead
    """

    section: int
    place: int
    number: PlayerId
    victories: HalfPoints
    score: HalfPoints
    sos: Value
    sos_adjusted: HalfPoints | None
    sos_unadjusted: HalfPoints | None
    sdos: int
    shared_with: tuple[PlayerId, ...] = ()
    reason: Reason | None = None
    final: Final | None = None
    vacant: bool = False
    passed: tuple[PlayerId, ...] = ()
    behind: tuple[PlayerId, ...] = ()

    @property
    def shared(self) -> bool:
        """Tell whether the place is shared."""
        return bool(self.shared_with)


@dataclass(frozen=True)
class _Group:
    """Players on one place.

    cause -- the tie-break that put them below the group before; None for the first group
    values -- its figures for them and for those who were still level with them
    """

    players: Sequence[PlayerId]
    cause: Tiebreak | None = None
    values: Mapping[PlayerId, Value] = field(default_factory=dict)


def standings(event: Event, after: int | None = None) -> tuple[Standing, ...]:
    """Return the standings after a round, the last drawn one by default; by section, then place.

    Ranked is everyone in a section who took part or is here; partial players and latecomers
    like all others (M18). Unfinished games count nothing yet: the order is provisional.
    Raises WrongUse when the settings name an unknown tie-break.
    """
    return tuple(
        standing
        for section, numbers in ranked(event, after)
        for standing in placed(event, section, numbers, after)
    )


def first_places(event: Event, places: int) -> list[Standing]:
    """Return the standings of places 1 to `places` of all sections, in their order (M14)."""
    return [standing for standing in standings(event) if standing.place <= places]


def places_alone(event: Event, after: int | None = None) -> Mapping[PlayerId, int]:
    """Return player -> place for all who are ranked, as `standings` has it."""
    found: dict[PlayerId, int] = {}
    for _, numbers in ranked(event, after):
        for place, group in _with_places(in_places(event, numbers, after)):
            vacant = place == 1 and _nobody_is_first(event, group, after)
            found |= dict.fromkeys(group, place + vacant)
    return found


def placed(
    event: Event, section: int, numbers: Sequence[PlayerId], after: int | None = None
) -> list[Standing]:
    """Return the standings of these players among themselves, best first, as of that section."""
    first, *tiebreaks = placing(event)
    last = deciding_games(event, after)
    by_criteria: list[Sequence[PlayerId]] = []
    reasons: dict[PlayerId, Reason | None] = {}
    for tie in first.split(event, numbers, after, tiebreaks):
        groups = _parted(event, tie, tiebreaks, after)
        for i, group in enumerate(groups):
            by_criteria.append(group.players)
            reasons |= {each: _reason(event, groups, i, each, after) for each in group.players}
    found: list[Standing] = []
    in_order = with_winner(event, by_criteria, after)
    for together in in_order:
        at = section, len(found) + 1
        found += [_standing(event, (*at, n), together, reasons[n], after) for n in together]
    found = _with_passed(found, by_criteria, in_order)
    level = [line.number for line in found if line.place == 1]
    if _nobody_is_first(event, level, after):
        second = [line._replace(place=2, vacant=True) for line in found[: len(level)]]
        found = [*second, *found[len(level) :]]
    return [line._replace(final=last.get(line.number)) for line in found] if last else found


def _standing(
    event: Event,
    at: tuple[int, int, PlayerId],
    level: Sequence[PlayerId],
    reason: Reason | None,
    after: int | None,
) -> Standing:
    """Return one line of the standings.

    at -- section, place and number; level -- all who have the place
    """
    section, place, number = at
    return Standing(
        section=section,
        place=place,
        number=number,
        victories=victories(event, number, after),
        score=final_score(event, number, after),
        sos=sos(event, number, after),
        sos_adjusted=sos_adjusted(event, number, after),
        sos_unadjusted=sos_unadjusted(event, number, after),
        sdos=sdos(event, number, after),
        shared_with=tuple(other for other in level if other != number),
        reason=reason,
    )


def _with_passed(
    found: list[Standing],
    by_criteria: Sequence[Sequence[PlayerId]],
    in_order: Sequence[Sequence[PlayerId]],
) -> list[Standing]:
    """Return the lines, which say who is first in whose stead (B7).

    by_criteria, in_order -- the groups of level players, before and after that rule
    """
    if by_criteria == in_order:
        return found
    first = tuple(in_order[0])
    at = next(at for at, group in enumerate(by_criteria) if first[0] in group)
    passed = tuple(n for n in chain(*by_criteria[: at + 1]) if n not in first)
    return [
        line._replace(
            passed=passed if line.number in first else (),
            behind=first if line.number in passed else (),
        )
        for line in found
    ]


def _nobody_is_first(event: Event, level: Sequence[PlayerId], after: int | None) -> bool:
    """Tell whether these, who are level for a first place, leave it to nobody (M15)."""
    over = finished(event) and (after is None or after >= len(event.rounds))
    return len(level) > 1 and event.settings.level_first == "nobody" and over


def winners(event: Event, after: int | None = None) -> Mapping[int, tuple[PlayerId, ...]]:
    """Return section -> its first players, several when first place is shared (M14).

    () where nobody has it (M15). Empty before the first round is drawn.
    """
    return {
        section: () if _nobody_is_first(event, level, after) else level
        for section, level in leaders(event, after).items()
    }


@once_an_event
def undecided(event: Event) -> tuple[tuple[PlayerId, ...], ...]:
    """Return those who are to play off a place, section by section, best first (M15, E2, E3).

    () before all is played, and in events without play-offs.
    """
    last = event.settings.last_played_off
    if not last or not finished(event):
        return ()
    if last == 1:
        return tuple(level for level in leaders(event).values() if len(level) > 1)
    return tuple(
        tuple(level)
        for _, numbers in ranked(event)
        for place, level in _with_places(in_places(event, numbers, None))
        if place <= last and len(level) > 1
    )


def _with_places(
    levels: Iterable[Sequence[PlayerId]],
) -> Iterator[tuple[int, Sequence[PlayerId]]]:
    """Yield the place of each group of level players, and the group."""
    place = 1
    for level in levels:
        yield place, level
        place += len(level)


def playoff_facts(event: Event) -> dict[str, str | int]:
    """Return the facts of a sentence about places to be played off; {} where there are none.

    upto -- the last place that is played for
    players -- number and name of those who are level, in the order of the sections
    round, last -- the first and the last round of their play-offs
    """
    ties = undecided(event)
    if not ties:
        return {}

    who = (f"{number} {event.player(number).name}" for level in ties for number in level)
    from nigiri.domain.brackets.seeds import length  # noqa: PLC0415 -- few are level

    drawn = len(event.rounds)
    played = play_offs(event, levels_before, drawn + 1)  # of all places that are played off
    longest = max(length(len(tied.players)) for tied in played)
    return {
        "players": "; ".join(who),
        "upto": event.settings.last_played_off,
        "round": drawn + 1,
        "last": drawn + longest,
    }


def leaders(event: Event, after: int | None = None) -> Mapping[int, tuple[PlayerId, ...]]:
    """Return section -> those in front of all others, several where nothing parts them.

    Empty before the first round is drawn.
    """
    first, *tiebreaks = placing(event)
    found: dict[int, tuple[PlayerId, ...]] = {}
    for section, numbers in ranked(event, after) if event.rounds else ():
        if event.settings.winner_played_all == "yes":
            best = in_places(event, numbers, after)[0]
        else:  # the others need no order
            tie = first.split(event, numbers, after, tiebreaks)[0]
            best = _parted(event, tie, tiebreaks, after)[0].players
        found[section] = tuple(best)
    return found


def overall(event: Event, after: int | None = None) -> Iterator[Sequence[PlayerId]]:
    """Yield the numbered players of all sections in one order, best first: by score, then M15.

    After a round, the last drawn one by default. Players who are level in everything are yielded
    together. Raises WrongUse for an unknown tie-break.
    """
    tiebreaks = chosen_tiebreaks(event)

    def lower(number: PlayerId) -> int:
        return -final_score(event, number, after)

    for _, tie in groupby(sorted(event.by_number, key=lambda n: (lower(n), n)), key=lower):
        for group in _parted(event, list(tie), tiebreaks, after):
            yield group.players


def _parted(
    event: Event, tied: Sequence[PlayerId], tiebreaks: Sequence[Tiebreak], after: int | None
) -> list[_Group]:
    """Return the groups that no tie-break separates, best first (M15)."""
    if len(tied) == 1 or not tiebreaks:
        return [_Group(tied)]
    first, *others = tiebreaks
    values = first.among(event, tied, after, others)
    groups: list[_Group] = []
    for part in grouped(tied, values):
        best, *rest = _parted(event, part, others, after)
        groups += [replace(best, cause=first, values=values) if groups else best, *rest]
    return groups


def _reason(
    event: Event, groups: Sequence[_Group], i: int, number: PlayerId, after: int | None
) -> Reason | None:
    """Return the reason for a player of group `i` against the group above; the first: that below.

    None where there is no other group.
    """
    below = groups[i or 1] if len(groups) > 1 else _Group(())
    if below.cause is None:
        return None
    rival = groups[i - 1 if i else 1].players[0]
    if below.cause.duel:
        return Reason(below.cause.code, rival, *below.cause.between(event, number, rival, after))
    return Reason(below.cause.code, rival, below.values[number], below.values[rival])
