"""Which function makes which report of the catalogue."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model import Event
    from nigiri.reports.options import Options
    from nigiri.reports.sheet import Sheet
    from nigiri.reports.speech import Speech

    Maker = Callable[[Event, Speech, Options], Sheet]

#: Name of a report -> the module of this package, and the function in it.
MAKERS: Mapping[str, tuple[str, str]] = {
    "registration": ("registration", "registration"),
    "numbers": ("numbers", "numbers"),
    "table-numbers": ("table_numbers", "table_numbers"),
    "rules": ("rules", "rules"),
    "welcome": ("welcome", "welcome"),
    "badges": ("badges", "badges"),
    "schedule": ("schedule", "schedule"),
    "pairings": ("pairings", "pairing_sheets"),
    "slips": ("slips", "slips"),
    "cards": ("cards", "cards"),
    "missing": ("games", "missing_results"),
    "wall-list": ("wall", "wall_list"),
    "rank-list": ("standing", "rank_list"),
    "winner-loss": ("games", "winner_loss"),
    "byes": ("sitting_out", "byes"),
    "tie-break-list": ("standing", "tiebreak_list"),
    "standings": ("standing", "standing_list"),
    "teams": ("teams", "team_list"),
    "chart": ("side_events", "side_chart"),
    "ladder": ("side_events", "side_ladder"),
    "qualification": ("qualification", "qualification"),
    "crosstable": ("crosstable", "crosstable"),
    "grid": ("grids", "grid_sheet"),
    "tree": ("tree", "tree_sheet"),
    "poster": ("grids", "grid_poster"),
    "ratings": ("rating_changes", "rating_changes"),
    "news": ("news", "news"),
    "charts": ("charts.sheet", "charts"),
    "certificates": ("certificates", "certificates"),
}


def maker(name: str) -> Maker:
    """Return what makes a report: the sheet of an event, in a language, as chosen.

    Only the module of that report is loaded.
    """
    module, function = MAKERS[name]
    found: Maker = getattr(import_module(f"nigiri.reports.{module}"), function)
    return found
