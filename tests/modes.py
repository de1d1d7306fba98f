"""Ways to direct an event that differ in what the draw must look at, each with a name."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.criteria import CRITERIA
from nigiri.domain.model.event import Event, Wish

if TYPE_CHECKING:
    from collections.abc import Mapping

#: What each mode changes in the settings.
MODES: Mapping[str, Mapping[str, Any]] = {
    "usual": {},
    "boundaries": {"criteria": ("boundaries", *CRITERIA)},
    "colours": {"criteria": ("colours", *CRITERIA)},
    "no score": {"criteria": tuple(code for code in CRITERIA if code != "score")},
    "title": {},
    "apart_gap": {"apart_gap": 1},
    "rematches": {"rematches": "allowed"},
    "fold": {"pattern": "fold"},
    "random": {"pattern": "random"},
}

#: How many players contend in the mode "title".
CONTENDERS = 8


def in_mode(event: Event, mode: str) -> Event:
    """Return the event directed in that mode; the strongest contend for the title."""
    strongest = tuple(sorted(event.by_number))[:CONTENDERS]
    return replace(
        event,
        settings=replace(event.settings, **MODES[mode]),
        wishes=(Wish("title", strongest),) if mode == "title" else (),
    )
