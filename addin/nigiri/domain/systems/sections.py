"""The players of a stage section by section, for systems in which sections play by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.starts.start_scores import section_of

if TYPE_CHECKING:
    from nigiri.domain.model.system import Stage
    from nigiri.domain.model.units import PlayerId


def by_section(stage: Stage) -> list[tuple[PlayerId, ...]]:
    """Return the players of each section, from the top; those without one come first, together."""
    groups: dict[int, list[PlayerId]] = {}
    for number in stage.players:
        section = section_of(stage.event, stage.event.player(number))
        groups.setdefault(section or 0, []).append(number)
    return [tuple(groups[section]) for section in sorted(groups)]
