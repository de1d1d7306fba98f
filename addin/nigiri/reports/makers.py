"""Which function makes which report of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.reports.badges import badges
from nigiri.reports.certificates import certificates
from nigiri.reports.grids import grid_poster, grid_sheet
from nigiri.reports.news import news
from nigiri.reports.pairings import pairing_sheets
from nigiri.reports.registration import registration
from nigiri.reports.schedule import schedule

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model import Event
    from nigiri.reports.options import Options
    from nigiri.reports.sheet import Sheet
    from nigiri.reports.speech import Speech

MAKERS: Mapping[str, Callable[[Event, Speech, Options], Sheet]] = {
    "registration": registration,
    "badges": badges,
    "schedule": schedule,
    "pairings": pairing_sheets,
    "grid": grid_sheet,
    "poster": grid_poster,
    "news": news,
    "certificates": certificates,
}
"""Name of a report -> the sheet of an event, in a language, as chosen."""
