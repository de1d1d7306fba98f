"""Which function makes which report of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.reports.charts.sheet import charts
from nigiri.reports.pairings import pairing_sheets
from nigiri.reports.registration import registration

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model import Event
    from nigiri.reports.options import Options
    from nigiri.reports.sheet import Sheet
    from nigiri.reports.speech import Speech

MAKERS: Mapping[str, Callable[[Event, Speech, Options], Sheet]] = {
    "registration": registration,
    "pairings": pairing_sheets,
    "charts": charts,
}
"""Name of a report -> the sheet of an event, in a language, as chosen."""
