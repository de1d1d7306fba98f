"""Cells as Excel returns them, and the values to give Excel so that it returns the same.

cell                       from Excel                        to Excel
whole number, number       a float                           a float, in no text or date format
text                       text                              text, in text format where it is risky
date, date with time       a datetime, a day early before    a datetime, in a date format
                           1 March 1900
time of day                the day 0 with a time             never
error, TRUE or FALSE       "#N/A", True                      never
formula                    its value                         "=" and its text, in no text format
"""

from __future__ import annotations

import datetime as dt
import re
from typing import Final

from nigiri.workbook.model.cells import Cell, Formula, Value
from nigiri.workbook.model.figure_format import figure_format
from nigiri.workbook.model.plain import plain
from nigiri.workbook.spellings.yes_no import TICKED, UNTICKED

GENERAL: Final = "General"
TEXT: Final = "@"
DATE: Final = "yyyy-mm-dd"
DATE_AND_TIME: Final = "yyyy-mm-dd hh:mm:ss"

#: What Excel is given and hands over.
Held = None | str | float | bool | dt.datetime

#: Excel believes in a 29 February 1900; programs that ask get the days before it a day off.
_WRONG_LEAP_DAY = dt.datetime(1900, 3, 1)  # noqa: DTZ001 -- cells know no zones
_DAY = dt.timedelta(days=1)
_DAY_NOUGHT = dt.date(1899, 12, 30)

#: No date, number or time is written with more signs.
_LONGEST_RISK = 40
_STARTERS = tuple("=+-@#")
_DATE_SIGNS = re.compile(r"[ymdhs]", re.IGNORECASE)
_QUOTED = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]|General', re.IGNORECASE)


def read(excel_value: object) -> Cell:
    """Return a value from Excel as a cell."""
    if isinstance(excel_value, dt.datetime):
        return _read_moment(excel_value.replace(tzinfo=None))
    if isinstance(excel_value, bool):
        return str(excel_value).upper()
    if excel_value is None or isinstance(excel_value, str | int | float):
        return excel_value or None if isinstance(excel_value, str) else excel_value
    return str(excel_value)


def _read_moment(moment: dt.datetime) -> Cell:
    """Return a date, a date with its time to the second, or a time of day as text."""
    moment = (moment + dt.timedelta(milliseconds=500)).replace(microsecond=0)
    if moment.date() <= _DAY_NOUGHT:
        return f"{moment.hour}:{moment.minute:02}"
    if moment < _WRONG_LEAP_DAY:
        moment += _DAY
    return moment if moment.time() != dt.time() else moment.date()


def excel_value(value: Value) -> Held:
    """Return a value in the form that Excel takes."""
    if isinstance(value, Formula):
        return f"={value.text}"
    if isinstance(value, dt.date):
        is_date = not isinstance(value, dt.datetime)
        moment = dt.datetime.combine(value, dt.time()) if is_date else value
        assert isinstance(moment, dt.datetime)  # noqa: S101 -- for the reader and mypy
        return moment - _DAY if moment < _WRONG_LEAP_DAY else moment
    if isinstance(value, str):
        return f"'{value}" if value.startswith("'") else value or None
    return None if value is None else float(value)


def format_for(value: Value, now: str) -> str:
    """Return the number format that a cell needs so that Excel keeps the value.

    now -- its present format, which stays where it does no harm; that of points shows each its way
    """
    if isinstance(value, dt.datetime):
        return now if _shows_dates(now) else DATE_AND_TIME
    if isinstance(value, dt.date):
        return now if _shows_dates(now) else DATE
    if isinstance(value, str) and not value.startswith("'"):
        return TEXT if is_risky(value) else now
    if value is None:
        return now
    if isinstance(value, int | float) and (points := figure_format(value, now)):
        return points
    return GENERAL if now == TEXT or _shows_dates(now) else now


def is_risky(text: str) -> bool:
    """Tell whether Excel might convert a text: to a formula, number, date, TRUE or FALSE.

    Longer texts are never converted, and would show as ###### in the text format of older Excels.
    """
    if text.startswith(_STARTERS) or plain(text) in TICKED | UNTICKED:
        return True
    return len(text) <= _LONGEST_RISK and any(sign.isdigit() for sign in text)


def _shows_dates(number_format: str) -> bool:
    """Tell whether a number in that format is a date to Excel."""
    return number_format != TEXT and bool(_DATE_SIGNS.search(_QUOTED.sub("", number_format)))


def value_of(formula: object, shown: object) -> Value:
    """Return the contents of a cell: a formula with its value, or the value.

    formula -- Excel's text of the formula; of a text that begins with "=" it is the text itself
    """
    cell = read(shown)
    is_formula = isinstance(formula, str) and formula.startswith("=") and formula != cell
    return Formula(str(formula)[1:], cell) if is_formula else cell
