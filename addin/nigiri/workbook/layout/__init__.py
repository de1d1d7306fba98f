"""The one description of every sheet, from which hosts render and the reader finds columns.

`tables` names the columns, `looks` the styles; one module a sheet puts them together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import WrongUse
from nigiri.workbook.layout.crosstable import render_crosstable
from nigiri.workbook.layout.event import render_event
from nigiri.workbook.layout.grid import render_grid
from nigiri.workbook.layout.handicaps import render_handicaps
from nigiri.workbook.layout.lists import (
    render_drawn,
    render_lists,
    render_log,
    render_players,
    render_problems,
    render_wishes,
)
from nigiri.workbook.layout.preflight import render_preflight
from nigiri.workbook.layout.proof import render_proof
from nigiri.workbook.layout.round import render_round
from nigiri.workbook.layout.sections import render_sections
from nigiri.workbook.layout.side_events import render_chart, render_ladder, render_teams
from nigiri.workbook.layout.standings import render_standings
from nigiri.workbook.layout.tree import render_tree

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.changes import Option
    from nigiri.workbook.spec import SheetSpec

RENDERERS: dict[str, Callable[[Mapping[str, Option]], SheetSpec]] = {
    "event": render_event,
    "players": render_players,
    "sections": render_sections,
    "wishes": render_wishes,
    "handicaps": render_handicaps,
    "round": render_round,
    "drawn": render_drawn,
    "grid": render_grid,
    "standings": render_standings,
    "teams": render_teams,
    "chart": render_chart,
    "ladder": render_ladder,
    "proof": render_proof,
    "tree": render_tree,
    "crosstable": render_crosstable,
    "problems": render_problems,
    "preflight": render_preflight,
    "log": render_log,
    "lists": render_lists,
}
"""Sheet kind -> what renders it."""


def render(kind: str, options: Mapping[str, Option]) -> SheetSpec:
    """Return a new sheet of that kind; WrongUse when the layout has no such kind."""
    if kind not in RENDERERS:
        msg = f"There is no sheet of the kind {kind!r}."
        raise WrongUse(msg)
    return RENDERERS[kind](options)
