"""What a file keeps for a value: the kind of the cell, its style, its formula, its text."""

from __future__ import annotations

import datetime as dt
import math
import re
from typing import TYPE_CHECKING, NamedTuple

from nigiri.errors import HostError
from nigiri.hosts.xlsx.package.xml import storable
from nigiri.workbook.model.cells import Formula

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.cells.styles import Tables
    from nigiri.workbook.model.cells import Value

LONGEST_TEXT = 32_767
# What a spreadsheet would calculate if it were typed: "=1", "+club", but not "-", "+2", "-½".
_LIKE_FORMULA = re.compile(r"[=@\t\r\n]|[+-].*[^\W\d_½]", re.DOTALL)
_EPOCHS = {False: dt.datetime(1899, 12, 30), True: dt.datetime(1904, 1, 1)}  # noqa: DTZ001
_LEAP_DAY_THAT_NEVER_WAS = 60  # 29 February 1900 in the count of days


class Stored(NamedTuple):
    """What a file keeps of a cell.

    kind -- "s" a shared text, "str" a text that a formula shows, None a number or nothing
    style -- the number of its style, None for the usual one; formula, text -- None where none is
    """

    kind: str | None
    style: str | None
    formula: str | None
    text: str | None


def stored(value: Value, style: str | None, where: str, tables: Tables) -> Stored:
    """Return what a file keeps for a value in the cell `where` of that style.

    Raises HostError for a text, a number or a date that no cell holds.
    """
    formula = None
    if isinstance(value, Formula):
        formula = storable(value.text)
        value = "" if value.value is None else value.value
        if isinstance(value, str):
            return Stored("str", style, formula, checked_text(value, where))
    if isinstance(value, str):
        return _shared_text(value, style, formula, where, tables)
    if value is None:
        return Stored(None, style, formula, None)
    return _number(value, style, formula, where, tables)


def _shared_text(
    value: str, style: str | None, formula: str | None, where: str, tables: Tables
) -> Stored:
    """Return what is kept for a text: its number; nothing for an empty one."""
    if not value:
        return Stored(None, style, formula, None)
    if _LIKE_FORMULA.match(value):
        style = str(tables.styles.quoted(int(style or "0")))
    return Stored("s", style, formula, str(tables.strings.number(checked_text(value, where))))


def _number(
    value: float | dt.date, style: str | None, formula: str | None, where: str, tables: Tables
) -> Stored:
    """Return what is kept for a number, or a date, which is a number that looks like one."""
    has_date = isinstance(value, dt.date)
    if isinstance(value, dt.date):
        has_time = isinstance(value, dt.datetime)
        style = str(tables.styles.dated(int(style or "0"), time=has_time))
        value = serial(value, from_1904=tables.from_1904)
    if not math.isfinite(value) or (has_date and value < 1):
        msg = f"The number or date for cell {where} is none that a spreadsheet knows"
        raise HostError(msg)
    return Stored(None, style, formula, repr(value))


def checked_text(text: str, where: str) -> str:
    """Return the text as a cell can hold it; HostError when it is too long for one."""
    if len(text) > LONGEST_TEXT:
        msg = f"The text for cell {where} has {len(text)} characters; a cell holds {LONGEST_TEXT}"
        raise HostError(msg)
    return storable(text)


def serial(date: dt.date, *, from_1904: bool) -> float:
    """Return the number of days by which spreadsheets store a date."""
    if not isinstance(date, dt.datetime):
        date = dt.datetime.combine(date, dt.time())
    passed = date.replace(tzinfo=None) - _EPOCHS[from_1904]
    days = passed.days - (not from_1904 and passed.days <= _LEAP_DAY_THAT_NEVER_WAS)
    seconds = passed.seconds + passed.microseconds / 1e6
    return days + seconds / 86_400 if seconds else days
