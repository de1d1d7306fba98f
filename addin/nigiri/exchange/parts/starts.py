"""Start scores as other programs count them: the rank between floor and bar, and a correction.

Their scales count from a rank of their own, OpenGotha's as a rule from 30 kyu (formats 4.4).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.model.units import WEAKEST, HalfPoints, Rank
from nigiri.domain.starts.start_scores import BY_GRADE, bar_rank, initial_score, section_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.domain.model.event import Event, Player, Section, Settings
    from nigiri.domain.model.units import PlayerId
    from nigiri.exchange.parts.losses import LeftOut

_HIGHEST = Rank(9)
#: Half points by which these programs let a director correct a start score, least and most.
_CORRECTED = (-2, 4)


def scale_start(settings: Settings, rank: Rank) -> HalfPoints:
    """Return the start score of a rank on the scale of the settings, in half points."""
    bar, floor = (settings.bar or rank).steps, (settings.floor or rank).steps
    zero = (settings.zero or Rank(WEAKEST)).steps
    return HalfPoints(2 * (max(floor, min(bar, rank.steps)) - zero))


def with_starts(
    event: Event, corrections: Mapping[PlayerId, HalfPoints], left_out: LeftOut
) -> Event:
    """Return the event; players whose start is not that by rule get one of their own.

    corrections -- number -> half points added to the start
    """
    if event.settings.start_rule == "none":
        if corrections:
            left_out.add("lost.corrections", players=len(corrections))
        return event
    wanted = {
        number: HalfPoints(
            scale_start(event.settings, player.initial_rank) + corrections.get(number, 0)
        )
        for number, player in event.by_number.items()
    }
    if event.settings.start_rule == "sections":
        event = replace(event, sections=tuple(_section(event, s, wanted) for s in event.sections))
    return replace(event, players=tuple(_player(event, p, wanted) for p in event.players))


def _section(event: Event, section: Section, wanted: Mapping[PlayerId, HalfPoints]) -> Section:
    """Return a section with the start that most of its players have."""
    starts = Counter(
        start
        for number, start in wanted.items()
        if section_of(event, event.player(number)) == section.number
    )
    return replace(section, start=max(starts, key=lambda each: (starts[each], each), default=None))


def _player(event: Event, player: Player, wanted: Mapping[PlayerId, HalfPoints]) -> Player:
    """Return a player, with a start of its own where that of the rule is another one."""
    if player.number is None or wanted[player.number] == initial_score(event, player):
        return player
    return replace(player, start=wanted[player.number])


def written_scale(event: Event) -> Settings:
    """Return settings with the bar, the floor and the zero that are written for an event.

    Where start scores do not go by the grade everybody is at the floor, and the rest is correction.
    """
    settings, weakest = event.settings, Rank(WEAKEST)
    if settings.start_rule in BY_GRADE:
        bar = bar_rank(event) if settings.start_rule == "bar" else None
        return replace(
            settings,
            bar=bar or _HIGHEST,
            floor=settings.floor or weakest,
            zero=settings.zero or weakest,
        )
    if settings.start_rule == "none":
        return replace(
            settings,
            bar=settings.bar or _HIGHEST,
            floor=settings.floor or weakest,
            zero=settings.zero or weakest,
        )
    return replace(settings, bar=weakest, floor=weakest, zero=weakest)


def corrections_of(
    event: Event, scale: Settings, left_out: LeftOut
) -> Mapping[PlayerId, HalfPoints]:
    """Return number -> half points to be added to the start by the scale, for every player.

    scale -- bar, floor and zero as the file has them
    """
    if event.settings.start_rule == "none":
        return dict.fromkeys(event.by_number, HalfPoints(0))
    starts = {n: initial_score(event, player) for n, player in event.by_number.items()}
    grades = {n: scale_start(scale, player.initial_rank) for n, player in event.by_number.items()}
    higher = _higher(event, scale, [start - grades[n] for n, start in starts.items()])
    if higher > 0:
        left_out.add("lost.higher", points=higher)
    if higher < 0:
        left_out.add("lost.lower", points=-higher)
    return {n: HalfPoints(start + 2 * higher - grades[n]) for n, start in starts.items()}


def _higher(event: Event, scale: Settings, above: Sequence[int]) -> int:
    """Return the points to be added to all start scores.

    None but those between the event's scale and that of the file, if usual corrections then give
    everybody the start; else as many as most players need for having no correction.

    above -- half points of every player's start above that by the scale
    """
    if event.settings.start_rule not in BY_GRADE:
        return -(min(above, default=0) // 2)
    between = _zero(event.settings).steps - _zero(scale).steps
    least, most = _CORRECTED
    if above and all(least <= each + 2 * between <= most for each in above):
        return between
    usual = Counter(-each // 2 for each in above)
    return max(usual, key=lambda points: (usual[points], points), default=0)


def _zero(scale: Settings) -> Rank:
    """Return the rank that starts with 0."""
    return scale.zero or Rank(WEAKEST)
