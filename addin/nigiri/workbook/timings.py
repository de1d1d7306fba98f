"""When rounds were drawn and done, as the Log tells.

A result typed into a cell is known from the command after it: the Log has no other time for it.
"""

from __future__ import annotations

import datetime as dt
from contextlib import suppress
from typing import TYPE_CHECKING

from nigiri.domain.schedule.durations import Timing
from nigiri.workbook.cells import column_letters
from nigiri.workbook.find import find
from nigiri.workbook.log import SEALED, lines_of
from nigiri.workbook.reader import TableReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.place import Place

DRAW = "draw"
RESULTS = ("result", "winners")
"""The columns of a round's sheet in which results are entered (M21)."""


def timings(workbook: Workbook) -> tuple[Timing, ...]:
    """Return the timing of every round whose draw stands in the Log, in order of the rounds."""
    book = find(workbook)
    place = book.get("log")
    if place is None:
        return ()
    lines = [
        dict(zip(SEALED, line.texts, strict=True))
        for line in lines_of(TableReader(place, workbook[place.name], place.language))
    ]
    found = (_timing(number, this, lines) for number, this in sorted(book.rounds.items()))
    return tuple(timing for timing in found if timing is not None)


def _timing(number: int, place: Place, lines: Sequence[Mapping[str, str]]) -> Timing | None:
    """Return the timing of a round by the lines about its sheet, None without its draw."""
    mine = [line for line in lines if line["sheet"] == place.name]
    drawn = list(_moments([each for each in mine if each["command"] == DRAW and not each["cell"]]))
    columns = {column_letters(place.columns[key]) for key in RESULTS if key in place.columns}
    entered = [each for each in mine if each["cell"].rstrip("0123456789") in columns]
    return Timing(number, min(drawn), max(_moments(entered), default=None)) if drawn else None


def _moments(lines: Sequence[Mapping[str, str]]) -> Iterator[dt.datetime]:
    """Yield when lines were written; what was typed over with no time is passed over."""
    for line in lines:
        with suppress(ValueError):
            yield dt.datetime.fromisoformat(line["when"]).replace(tzinfo=None)
