"""Which function makes which report of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.lazy import LazyTable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.reports.options import Options
    from nigiri.reports.sheet import Sheet
    from nigiri.reports.speech import Speech

    Maker = Callable[[Event, Speech, Options], Sheet]

#: Name of a report -> what makes it: the sheet of an event, in a language, as chosen.
MAKERS: Mapping[str, Maker] = LazyTable(
    "nigiri.reports",
    {
        "registration": "registration:registration",
        "numbers": "numbers:numbers",
        "table-numbers": "table_numbers:table_numbers",
        "rules": "rules:rules",
        "welcome": "welcome:welcome",
        "badges": "badges:badges",
        "schedule": "schedule:schedule",
        "pairings": "pairings:pairing_sheets",
        "slips": "slips:slips",
        "cards": "cards:cards",
        "missing": "games:missing_results",
        "wall-list": "wall:wall_list",
        "rank-list": "standing:rank_list",
        "winner-loss": "games:winner_loss",
        "byes": "sitting_out:byes",
        "tie-break-list": "standing:tiebreak_list",
        "standings": "standing:standing_list",
        "teams": "teams:team_list",
        "chart": "side_events:side_chart",
        "ladder": "side_events:side_ladder",
        "qualification": "qualification:qualification",
        "crosstable": "crosstable:crosstable",
        "grid": "grids:grid_sheet",
        "tree": "tree:tree_sheet",
        "poster": "grids:grid_poster",
        "ratings": "rating_changes:rating_changes",
        "news": "news:news",
        "charts": "charts.sheet:charts",
        "certificates": "certificates:certificates",
    },
)


def maker(name: str) -> Maker:
    """Return what makes a report; only its module is loaded."""
    return MAKERS[name]
