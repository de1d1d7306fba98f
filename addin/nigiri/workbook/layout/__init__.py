"""The one description of every sheet, from which hosts render and the reader finds columns.

`tables` names the columns, `looks` the styles; one module a sheet puts them together.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from nigiri.errors import WrongUse
from nigiri.lazy import LazyTable
from nigiri.workbook.layout.looks import ASIDE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.layout.spec import SheetSpec
    from nigiri.workbook.model.changes import Option

    Renderer = Callable[[Mapping[str, Option]], SheetSpec]

RENDERERS: LazyTable[Renderer] = LazyTable(
    "nigiri.workbook.layout",
    {
        "event": "event:render_event",
        "settings": "settings:render_settings",
        "players": "lists:render_players",
        "sections": "sections:render_sections",
        "wishes": "lists:render_wishes",
        "handicaps": "handicaps:render_handicaps",
        "round": "round:render_round",
        "drawn": "lists:render_drawn",
        "grid": "grid:render_grid",
        "standings": "standings:render_standings",
        "teams": "side_events:render_teams",
        "chart": "side_events:render_chart",
        "ladder": "side_events:render_ladder",
        "proof": "proof:render_proof",
        "tree": "tree:render_tree",
        "crosstable": "crosstable:render_crosstable",
        "problems": "lists:render_problems",
        "preflight": "preflight:render_preflight",
        "log": "lists:render_log",
        "lists": "lists:render_lists",
        "budget": "organiser.budget:render_budget",
        "fees": "organiser.lists:render_fees",
        "contacts": "organiser.lists:render_contacts",
        "prizes": "organiser.prizes:render_prizes",
        "timetable": "organiser.timetable:render_timetable",
        "checklist": "organiser.checklist:render_checklist",
        "season-standings": "season.sheets:render_standings",
        "season-results": "season.sheets:render_results",
        "season-points": "season.sheets:render_points",
    },
)
"""Sheet kind -> what renders it."""

_LOOKED_AT_SELDOM = frozenset({"settings", "wishes", "drawn", "proof", "preflight", "log", "lists"})
"""The kinds whose tabs are grey, behind all others."""


def render(kind: str, options: Mapping[str, Option]) -> SheetSpec:
    """Return a new sheet of that kind; WrongUse when the layout has no such kind.

    A command asks for the same sheet several times: for what it would hold, and to write it.
    """
    if kind not in RENDERERS:
        msg = f"There is no sheet of the kind {kind!r}."
        raise WrongUse(msg)
    return _rendered(kind, tuple(sorted(options.items())))


@lru_cache(maxsize=32)
def _rendered(kind: str, options: tuple[tuple[str, Option], ...]) -> SheetSpec:
    """Return a new sheet, which nobody changes."""
    spec = RENDERERS[kind](dict(options))
    return replace(spec, tab=ASIDE) if kind in _LOOKED_AT_SELDOM else spec
