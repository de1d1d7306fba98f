"""Start scores as other programs count them: the rank between floor and bar, and a correction.

Their scales count from a rank of their own, OpenGotha's as a rule from 30 kyu (formats 4.4).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.sections import initial_score, section_of, top_rank
from nigiri.domain.units import WEAKEST, HalfPoints, Rank

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model import Event, Player, Section, Settings
    from nigiri.domain.units import PlayerId
    from nigiri.exchange.left_out import LeftOut

_HIGHEST = Rank(9)


def scale_start(settings: Settings, rank: Rank) -> HalfPoints:
    """Return what a rank starts with, in half points; bar, floor and zero are there."""
    bar, floor = (settings.bar or rank).steps, (settings.floor or rank).steps
    zero = (settings.zero or Rank(WEAKEST)).steps
    return HalfPoints(2 * (max(floor, min(bar, rank.steps)) - zero))


def with_starts(
    event: Event, corrections: Mapping[PlayerId, HalfPoints], left_out: LeftOut
) -> Event:
    """Return the event with a start of their own for players whose start is not that by rule."""
    if event.settings.start_rule == "none":
        if corrections:
            left_out.add(f"Corrected start scores of {len(corrections)} players: all start with 0.")
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
    starts = Counter(start for number, start in wanted.items()
                     if section_of(event, event.player(number)) == section.number)  # fmt: skip
    return replace(section, start=max(starts, key=lambda each: (starts[each], each), default=None))


def _player(event: Event, player: Player, wanted: Mapping[PlayerId, HalfPoints]) -> Player:
    """Return a player, with a start of its own where that of the rule is another one."""
    if player.number is None or wanted[player.number] == initial_score(event, player):
        return player
    return replace(player, start=wanted[player.number])


def written_scale(event: Event) -> Settings:
    """Return settings with the bar, the floor and the zero that are written for an event.

    A start score that does not go by the grade is all correction: everybody is at the floor.
    """
    settings, weakest = event.settings, Rank(WEAKEST)
    if settings.start_rule == "bar":
        bar = top_rank(event) or _HIGHEST
        return replace(settings, bar=bar, floor=settings.floor or weakest,
                       zero=settings.zero or weakest)  # fmt: skip
    if settings.start_rule == "none":
        return replace(settings, bar=settings.bar or _HIGHEST, floor=settings.floor or weakest,
                       zero=settings.zero or weakest)  # fmt: skip
    return replace(settings, bar=weakest, floor=weakest, zero=weakest)


def corrections_of(
    event: Event, scale: Settings, left_out: LeftOut
) -> Mapping[PlayerId, int]:  # fmt: skip
    """Return number -> whole points to be added to what the scale gives, for every player.

    scale -- as `written_scale` returns it
    """
    swiss = event.settings.start_rule == "none"
    starts = {n: initial_score(event, player) for n, player in event.by_number.items()}
    higher = _higher(event, starts)
    if higher and not swiss:
        left_out.add(f"All scores are {higher} points higher there, where nobody starts below 0.")
    found: dict[PlayerId, int] = {}
    for number, start in starts.items():
        player = event.player(number)
        own = HalfPoints(0) if swiss else scale_start(scale, player.initial_rank)
        points, odd = divmod(start + 2 * (0 if swiss else higher) - own, 2)
        found[number] = points
        if odd:
            left_out.item("Start scores of half a point are rounded down", player.name)
    return found


def _higher(event: Event, starts: Mapping[PlayerId, HalfPoints]) -> int:
    """Return by how many points start scores are higher there, where nobody can be below 0."""
    settings = event.settings
    if settings.start_rule == "bar":
        if settings.zero is not None:
            return 0
        weakest = settings.floor if settings.zero_up == "yes" else Rank(1)
        return (weakest or Rank(WEAKEST)).steps - WEAKEST
    return -(min(starts.values(), default=HalfPoints(0)) // 2)
