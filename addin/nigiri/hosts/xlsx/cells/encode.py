"""Encode values for a file: type of the cell, style, formula, text."""

from __future__ import annotations

import datetime as dt
import math
import re
from typing import TYPE_CHECKING, NamedTuple

from nigiri.errors import Unfit
from nigiri.hosts.xlsx.package.xml import storable
from nigiri.messages.message import message
from nigiri.workbook.model.cells import Formula

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.cells.styles import Tables
    from nigiri.workbook.model.cells import Value

LONGEST_TEXT = 32_767
# What a spreadsheet would calculate if it were typed: "=1", "+club", but not "-", "+2", "-½".
_LIKE_FORMULA = re.compile(r"[=@\t\r\n]|[+-].*[^\W\d_½]", re.DOTALL)
_EPOCHS = {False: dt.datetime(1899, 12, 30), True: dt.datetime(1904, 1, 1)}  # noqa: DTZ001
_LEAP_DAY_THAT_NEVER_WAS = 60  # 29 February 1900 in the count of days


class EncodedValue(NamedTuple):
    """A value as a file stores it.

    kind -- "s" a shared text, "str" a text value of a formula, None a number or nothing
    style -- the number of its style, None for the default; formula, text -- None where there is
    none
    """

    kind: str | None
    style: str | None
    formula: str | None
    text: str | None


def encode(value: Value, style: str | None, where: str, tables: Tables) -> EncodedValue:
    """Return a value as stored in the cell `where` of that style.

    Raises HostError for a text, a number or a date that no cell holds.
    """
    formula = None
    if isinstance(value, Formula):
        formula = storable(value.text)
        value = "" if value.value is None else value.value
        if isinstance(value, str):
            return EncodedValue("str", style, formula, checked_text(value, where))
    if isinstance(value, str):
        return _shared_text(value, style, formula, where, tables)
    if value is None:
        return EncodedValue(None, style, formula, None)
    return _number(value, style, formula, where, tables)


def _shared_text(
    value: str, style: str | None, formula: str | None, where: str, tables: Tables
) -> EncodedValue:
    """Return a text as stored: its number in the table; nothing for an empty one."""
    if not value:
        return EncodedValue(None, style, formula, None)
    if _LIKE_FORMULA.match(value):
        style = str(tables.styles.quoted(int(style or "0")))
    return EncodedValue("s", style, formula, str(tables.strings.number(checked_text(value, where))))


def _number(
    value: float | dt.date, style: str | None, formula: str | None, where: str, tables: Tables
) -> EncodedValue:
    """Return a number as stored; a date is one with a date format, points are shown as such."""
    has_date = isinstance(value, dt.date)
    if isinstance(value, dt.date):
        has_time = isinstance(value, dt.datetime)
        style = str(tables.styles.dated(int(style or "0"), time=has_time))
        value = serial(value, from_1904=tables.from_1904)
    elif style and formula is None:
        style = str(tables.styles.figured(int(style), value))
    if not math.isfinite(value) or (has_date and value < 1):
        raise Unfit(message("file.unfit.number", cell=where))
    return EncodedValue(None, style, formula, repr(value))


def checked_text(text: str, where: str) -> str:
    """Return the text as a cell can hold it; HostError when it is too long."""
    if len(text) > LONGEST_TEXT:
        facts = {"cell": where, "size": len(text), "most": LONGEST_TEXT}
        raise Unfit(message("file.unfit.cell-text", **facts))
    return storable(text)


def serial(date: dt.date, *, from_1904: bool) -> float:
    """Return the serial number of a date."""
    if not isinstance(date, dt.datetime):
        date = dt.datetime.combine(date, dt.time())
    passed = date.replace(tzinfo=None) - _EPOCHS[from_1904]
    days = passed.days - (not from_1904 and passed.days <= _LEAP_DAY_THAT_NEVER_WAS)
    seconds = passed.seconds + passed.microseconds / 1e6
    return days + seconds / 86_400 if seconds else days
