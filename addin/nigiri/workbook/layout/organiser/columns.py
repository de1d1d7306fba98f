"""The columns of the organiser's sheets; their roles are those of the event's (layout/tables.py).

A line is known by its player's number, or by the code in the hidden column `key`; a line without
either is the organiser's own.

A sheet is found again by its headings, wherever it and its columns were moved, by
workbook/read/organiser.py; its lines by workbook/organiser/lines.py. A sheet that lacks a heading
which is `needed` is not found: a new one is made beside it, but refused while the old tab has its
name. Without any other column it goes on. Headings and tabs are words of the catalogue
(`organiser.column.`, `organiser.sheet.`); a new sheet gets its tab in
workbook/organiser/organised.py, and may be called something else from then on.
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

MONEY = "#,##0.00"
SILENT_MONEY = "#,##0.00;-#,##0.00;"
"""Money of which nothing is shown where it is none."""

DAY = "ddd yyyy-mm-dd"
"""A day as the sheets show it: with its name, which the spreadsheet knows."""

_MONEY = looks.BOXED_NUMBER._replace(number_format=MONEY, align="right")
_SUM = looks.COMPUTED._replace(number_format=MONEY, align="right")
_REST = looks.COMPUTED._replace(number_format=SILENT_MONEY, align="right")
_COUNT = looks.BOXED_NUMBER._replace(number_format="General")
_SHRUNK = looks.COMPUTED._replace(shrink=True)
_MARK = looks.BOXED_CENTRE
_LOCKED_COUNT = looks.COMPUTED_CENTRE._replace(number_format="0;-0;")


def _column(key: str, role: Role, width: float, style: Style, *, needed: bool = False) -> Column:
    """Return a column whose heading is among the organiser's words."""
    words = message(f"organiser.column.{key}")
    return Column(key, role, width, style, optional=not needed, words=words)


def _player(*, needed: bool = True) -> tuple[Column, ...]:
    """Return the columns that tell who a line is about."""
    return (
        _column("number", "derived", 5, looks.COMPUTED_CENTRE, needed=needed),
        _column("name", "derived", 30, looks.COMPUTED, needed=needed),
    )


_KEY = Column("key", "record", 12, looks.HELPER, words=message("organiser.column.key"))

BUDGET = (
    _column("what", "input", 38, looks.BOXED, needed=True),
    _column("from", "input", 10, looks.BOXED_CENTRE, needed=True),
    _column("each", "input", 11, _MONEY, needed=True),
    _column("count", "input", 10, _COUNT, needed=True),
    _column("estimate", "derived", 13, _SUM, needed=True),
    _column("entered", "derived", 10, _LOCKED_COUNT),
    _column("actual", "input", 13, _MONEY, needed=True),
    _column("note", "input", 40, looks.BOXED),
    _KEY,
    Column("steps", "helper", 8, looks.HELPER, words=message("organiser.column.steps")),
)
FEES = (
    *_player(),
    _column("rank", "derived", 7, looks.COMPUTED_CENTRE),
    _column("base", "derived", 10, _SUM, needed=True),
    _column("late", "input", 10, _MARK, needed=True),
    _column("outsider", "input", 11, _MARK, needed=True),
    _column("reduction", "input", 11, _MONEY, needed=True),
    _column("agreed", "input", 11, _MONEY, needed=True),
    _column("association", "input", 12, _MONEY, needed=True),
    _column("owed", "derived", 11, _SUM, needed=True),
    _column("received", "input", 11, _MONEY, needed=True),
    _column("change", "derived", 10, _REST, needed=True),
    _column("open", "derived", 10, _REST, needed=True),
    _column("note", "input", 30, looks.BOXED),
    Column("steps", "record", 8, looks.HELPER, words=message("organiser.column.steps")),
    Column("level", "helper", 8, looks.HELPER, words=message("organiser.column.level")),
)
CONTACTS = (
    *_player(),
    _column("club", "derived", 18, looks.COMPUTED),
    _column("telephone", "input", 18, looks.BOXED, needed=True),
    _column("email", "input", 28, looks.BOXED, needed=True),
    _column("address", "input", 30, looks.BOXED, needed=True),
    _column("city", "input", 18, looks.BOXED),
    _column("province", "input", 12, looks.BOXED),
    _column("postal", "input", 11, looks.BOXED),
    _column("note", "input", 34, looks.BOXED),
)
PRIZES = (
    _column("for", "input", 30, looks.BOXED, needed=True),
    _column("place", "input", 8, _LOCKED_COUNT, needed=True),
    _column("prize", "input", 30, looks.BOXED, needed=True),
    _column("worth", "input", 11, _MONEY, needed=True),
    _column("count", "input", 10, _COUNT, needed=True),
    _column("to", "input", 44, _SHRUNK, needed=True),
    _column("given", "input", 9, _MARK, needed=True),
    _column("note", "input", 46, looks.BOXED),
    _KEY,
    Column("wins", "helper", 8, looks.HELPER, words=message("organiser.column.wins")),
    Column("needed", "helper", 8, looks.HELPER, words=message("organiser.column.needed")),
)
_HOURS = looks.COMPUTED_CENTRE._replace(number_format="General")
_WHY = looks.COMPUTED._replace(size=10, wrap=True)


def _hidden(role: Role, *keys: str) -> tuple[Column, ...]:
    """Return columns that nobody sees, whose headings are their keys."""
    return tuple(Column(key, role, 9, looks.HELPER, words=key) for key in keys)


TIMETABLE = (
    _column("what", "derived", 34, looks.PLAIN_CELL, needed=True),
    _column("day", "input", 14, looks.BOXED, needed=True),
    _column("fixed", "input", 9, looks.BOXED_CENTRE, needed=True),
    _column("begins", "derived", 9, _HOURS, needed=True),
    _column("ends", "derived", 11, _HOURS, needed=True),
    _column("minutes", "derived", 9, _HOURS, needed=True),
    _column("instead", "input", 12, _COUNT, needed=True),
    _column("event", "derived", 20, looks.COMPUTED._replace(shrink=True), needed=True),
    _column("why", "derived", 62, _WHY, needed=True),
    _column("note", "input", 26, looks.BOXED),
    _KEY,
    *_hidden("record", "event_at", "event_day"),
    *_hidden("helper", "spelled", "typed", "today", "opens", "day_no", "at", "until", "pause"),
)
CHECKLIST = (
    _column(
        "when", "input", 19, looks.BOXED._replace(number_format=DAY, align="left"), needed=True
    ),
    _column("what", "derived", 68, looks.PLAIN_WRAP, needed=True),
    _column("count", "input", 10, _COUNT, needed=True),
    _column("who", "input", 20, looks.BOXED, needed=True),
    _column("done", "input", 9, _MARK, needed=True),
    _column("note", "input", 40, looks.BOXED),
    _KEY,
)
COLUMNS: Mapping[str, tuple[Column, ...]] = {
    "budget": BUDGET,
    "fees": FEES,
    "contacts": CONTACTS,
    "prizes": PRIZES,
    "timetable": TIMETABLE,
    "checklist": CHECKLIST,
}
"""Kind of a sheet -> its columns, in the order of the tabs."""
