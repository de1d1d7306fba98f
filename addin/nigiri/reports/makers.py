"""The function that makes each report of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.lazy import LazyTable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options
    from nigiri.reports.frame.sheet import Sheet

    Maker = Callable[[Event, Speech, Options], Sheet]

#: Name of a report -> what makes it: the sheet of an event, in a language, as chosen.
MAKERS: Mapping[str, Maker] = LazyTable(
    "nigiri.reports",
    {
        "registration": "desk.registration:registration",
        "numbers": "desk.numbers:numbers",
        "table-numbers": "desk.table_numbers:table_numbers",
        "rules": "desk.rules:rules",
        "welcome": "desk.welcome:welcome",
        "badges": "desk.badges:badges",
        "schedule": "desk.schedule:schedule",
        "pairings": "round.pairings:pairing_sheets",
        "slips": "round.slips:slips",
        "cards": "round.cards:cards",
        "missing": "round.games:missing_results",
        "wall-list": "results.wall_list:wall_list",
        "rank-list": "results.standings:rank_list",
        "winner-loss": "round.games:winner_loss",
        "byes": "round.byes:byes",
        "tie-break-list": "results.standings:tiebreak_list",
        "standings": "results.standings:standing_list",
        "teams": "results.teams:team_list",
        "chart": "results.side_events:side_chart",
        "ladder": "results.side_events:side_ladder",
        "qualification": "results.qualification:qualification",
        "crosstable": "results.crosstable:crosstable",
        "grid": "results.grid:grid_sheet",
        "tree": "results.tree:tree_sheet",
        "poster": "results.grid:grid_poster",
        "ratings": "results.rating_changes:rating_changes",
        "news": "results.news:news",
        "charts": "charts.sheet:charts",
        "certificates": "results.certificates:certificates",
    },
)


def maker(name: str) -> Maker:
    """Return the function that makes a report; only its module is loaded."""
    return MAKERS[name]
