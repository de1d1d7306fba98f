"""Which function makes which report of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.reports.badges import badges
from nigiri.reports.cards import cards
from nigiri.reports.certificates import certificates
from nigiri.reports.charts.sheet import charts
from nigiri.reports.crosstable import crosstable
from nigiri.reports.games import missing_results, winner_loss
from nigiri.reports.grids import grid_poster, grid_sheet
from nigiri.reports.news import news
from nigiri.reports.numbers import numbers
from nigiri.reports.pairings import pairing_sheets
from nigiri.reports.qualification import qualification
from nigiri.reports.rating_changes import rating_changes
from nigiri.reports.registration import registration
from nigiri.reports.rules import rules
from nigiri.reports.schedule import schedule
from nigiri.reports.side_events import side_chart, side_ladder
from nigiri.reports.sitting_out import byes
from nigiri.reports.slips import slips
from nigiri.reports.standing import rank_list, standing_list, tiebreak_list
from nigiri.reports.table_numbers import table_numbers
from nigiri.reports.teams import team_list
from nigiri.reports.tree import tree_sheet
from nigiri.reports.wall import wall_list
from nigiri.reports.welcome import welcome

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model import Event
    from nigiri.reports.options import Options
    from nigiri.reports.sheet import Sheet
    from nigiri.reports.speech import Speech

MAKERS: Mapping[str, Callable[[Event, Speech, Options], Sheet]] = {
    "registration": registration,
    "numbers": numbers,
    "table-numbers": table_numbers,
    "rules": rules,
    "welcome": welcome,
    "badges": badges,
    "schedule": schedule,
    "pairings": pairing_sheets,
    "slips": slips,
    "cards": cards,
    "missing": missing_results,
    "wall-list": wall_list,
    "rank-list": rank_list,
    "winner-loss": winner_loss,
    "byes": byes,
    "tie-break-list": tiebreak_list,
    "standings": standing_list,
    "teams": team_list,
    "chart": side_chart,
    "ladder": side_ladder,
    "qualification": qualification,
    "crosstable": crosstable,
    "grid": grid_sheet,
    "tree": tree_sheet,
    "poster": grid_poster,
    "ratings": rating_changes,
    "news": news,
    "charts": charts,
    "certificates": certificates,
}
"""Name of a report -> the sheet of an event, in a language, as chosen."""
