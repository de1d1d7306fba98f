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
    "nigiri.workbook",
    {
        "event": "layout.event:render_event",
        "settings": "layout.settings:render_settings",
        "players": "layout.lists:render_players",
        "sections": "layout.sections:render_sections",
        "wishes": "layout.lists:render_wishes",
        "handicaps": "layout.handicaps:render_handicaps",
        "round": "layout.round:render_round",
        "drawn": "layout.lists:render_drawn",
        "grid": "layout.grid:render_grid",
        "standings": "layout.standings:render_standings",
        "teams": "layout.side_events:render_teams",
        "chart": "layout.side_events:render_chart",
        "ladder": "layout.side_events:render_ladder",
        "proof": "layout.proof:render_proof",
        "tree": "layout.tree:render_tree",
        "crosstable": "layout.crosstable:render_crosstable",
        "problems": "layout.lists:render_problems",
        "preflight": "layout.preflight:render_preflight",
        "log": "layout.lists:render_log",
        "lists": "layout.lists:render_lists",
        "organiser-budget": "organiser.budget:render_budget",
        "organiser-fees": "organiser.fees:render_fees",
        "organiser-contacts": "organiser.contacts:render_contacts",
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
