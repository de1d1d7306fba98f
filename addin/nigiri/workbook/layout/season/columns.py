"""The columns of a season's sheets; their roles are those of the event's (layout/tables.py).

Each sheet is found again by its headings. All columns of events are needed, as the total is that of
a row of cells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.message import message
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.column import Column

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.layout.column import Role
    from nigiri.workbook.layout.spec import Style

MOST_EVENTS = 24
"""The events of a season: so many columns there are for them."""
MOST_PLACES = 200
"""The last row of Points that is read."""
LEAST_SHOWN = 6
"""So many columns of events are printed at least."""
RULES = ("name", "best", "win")
"""The keys of the lines of what counts besides places."""

_NUMBER = looks.BOXED_CENTRE._replace(number_format="General")
_POINTS = looks.PLAIN_CENTRE._replace(number_format="General")
_TOTAL = looks.PLAIN_BOLD._replace(number_format="General")


def _column(key: str, role: Role, width: float, style: Style, *, needed: bool = False) -> Column:
    """Return a column whose heading is among the season's words."""
    return Column(
        key, role, width, style, optional=not needed, words=message(f"season.column.{key}")
    )


def _hidden(*keys: str) -> tuple[Column, ...]:
    """Return columns that nobody sees, whose headings are their keys."""
    return tuple(Column(key, "record", 9, looks.HELPER, words=f"season {key}") for key in keys)


def event_column(number: int) -> str:
    """Return the key of the column of an event on Standings."""
    return f"event{number}"


POINTS = (
    _column("place", "input", 8, _NUMBER, needed=True),
    _column("points", "input", 10, _NUMBER, needed=True),
    Column("gap1", "gap", 3, looks.PLAIN),
    _column("rule", "derived", 40, looks.COMPUTED, needed=True),
    _column("value", "input", 24, looks.BOXED._replace(align="left", number_format="General")),
    *_hidden("key"),
)
RESULTS = (
    _column("event", "input", 30, looks.FREE._replace(shrink=True), needed=True),
    _column("date", "input", 18, looks.FREE._replace(shrink=True)),
    _column("section", "input", 9, looks.FREE_NUMBER),
    _column("place", "input", 8, looks.FREE_NUMBER, needed=True),
    _column("name", "input", 30, looks.FREE._replace(shrink=True), needed=True),
    _column("federation", "input", 14, looks.FREE, needed=True),
    _column("rank", "input", 7, looks.FREE_CENTRE),
    _column("wins", "input", 8, looks.FREE_CENTRE._replace(number_format="General"), needed=True),
    _column("points", "input", 9, looks.FREE_CENTRE._replace(number_format="General"), needed=True),
    _column("note", "input", 34, looks.FREE),
    *_hidden("key", "event_no", "person"),
)
STANDINGS = (
    _column("place", "derived", 8, looks.PLAIN_BOLD, needed=True),
    _column("name", "derived", 30, looks.PLAIN_CELL._replace(shrink=True), needed=True),
    _column("events", "derived", 9, _POINTS, needed=True),
    _column("total", "derived", 10, _TOTAL, needed=True),
    *(
        Column(
            event_column(number),
            "derived",
            15,
            _POINTS,
            optional=False,
            words=message("season.column.number", number=number),
        )
        for number in range(1, MOST_EVENTS + 1)
    ),
    *_hidden("person"),
)
COLUMNS: Mapping[str, tuple[Column, ...]] = {
    "season-standings": STANDINGS,
    "season-results": RESULTS,
    "season-points": POINTS,
}
"""Kind of sheet -> its columns, in the order of the tabs."""
