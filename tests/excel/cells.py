"""What Excel makes of what it is given: the part of it that the tests imitate.

given to a cell        in General                       in the text format
"007", "12", "+1"      the number                       the text
"1-2", "1/2", "5 May"  a date                           the text
"10:30"                a time                           the text
"TRUE", "#N/A"         yes, an error                    the text
"=1+1"                 a formula                        the text
"'=1"                  the text =1                      the text =1
3                      3.0                              the text 3
a date                 its number, and a date format    the text
"""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import dataclass

DAY_NOUGHT = dt.datetime(1899, 12, 30)  # noqa: DTZ001
ERRORS = {"#N/A": -2146826246, "#REF!": -2146826265, "#NAME?": -2146826259}
LARGEST_INT = 2**31
SECONDS = 86400

_NUMBER = re.compile(r"[+-]?\d+(\.\d*)?(e[+-]?\d+)?%?", re.IGNORECASE)
_DATE = re.compile(r"\d{1,4}[-/.]\d{1,2}([-/.]\d{1,4})?|\d{1,2} [A-Z][a-z]{2}|[A-Z][a-z]{2}-\d+")
_TIME = re.compile(r"(\d{1,2}):(\d\d)")
_IN_QUOTES = re.compile(r'"[^"]*"|\[[^\]]*\]')


class com_error(Exception):  # noqa: N801 -- called so in pywin32
    """What COM raises when Excel refuses."""


REJECTED = "(-2147418111, 'Call was rejected by callee.', None, None)"
NO_FORMULA = "(-2146827284, 'There is a problem with this formula.')"
PROTECTED = "(-2146827284, 'The cell or chart is on a protected sheet.')"
BOOK_PROTECTED = "(-2146827284, 'The workbook is protected.')"
PASSWORD = "(-2146827284, 'The password you supplied is not correct.')"  # noqa: S105
NAME_TAKEN = "(-2146827284, 'That name is already taken.')"
NO_SUCH_SHEET = "(-2146827284, 'There is no sheet {name}; Excel asks for a file.')"
ONLY_SHEET = "(-2146827284, 'A workbook must contain at least one visible worksheet.')"


@dataclass
class Held:
    """What a cell holds: what it shows, and its formula with "=" where it has one."""

    shows: float | str | bool | None
    formula: str = ""


def taken(given: object, number_format: str) -> tuple[Held | None, str]:
    """Return what a cell holds when it is given something, and its format then; None for blank."""
    if given is None or given == "":
        return None, number_format
    if isinstance(given, str):
        return _text(given, number_format)
    if isinstance(given, dt.datetime):
        if number_format == "@":
            return Held(str(given)), "@"
        step = given - DAY_NOUGHT
        shown = "m/d/yyyy" if number_format == "General" else number_format
        return Held(step.days + step.seconds / SECONDS), shown
    if isinstance(given, bool):
        return Held(given), number_format
    if not isinstance(given, int | float) or (isinstance(given, int) and abs(given) >= LARGEST_INT):
        msg = f"(-2147352571, 'Type mismatch.', {type(given).__name__})"
        raise com_error(msg)
    return Held(f"{given:g}" if number_format == "@" else float(given)), number_format


def _text(given: str, number_format: str) -> tuple[Held, str]:
    """Return what a cell makes of a text."""
    if given.startswith("'"):
        return Held(given[1:]), number_format
    if number_format == "@":
        return Held(given), "@"
    if given.startswith("=") and len(given) > 1:
        return Held(0.0, given), number_format
    if given in {"TRUE", "FALSE"}:
        return Held(given == "TRUE"), number_format
    return _number(given, number_format) or (Held(_no_formula(given)), number_format)


def _number(given: str, number_format: str) -> tuple[Held, str] | None:
    """Return what a cell makes of a number, a date or a time; None for anything else."""
    if _NUMBER.fullmatch(given):
        return Held(float(given.rstrip("%")) / (100 if given.endswith("%") else 1)), number_format
    if _DATE.fullmatch(given):
        return Held(38000.0), "d-mmm"
    if time := _TIME.fullmatch(given):
        return Held((int(time[1]) + int(time[2]) / 60) / 24), "h:mm"
    return None


def _no_formula(given: str) -> str:
    """Return a text; Excel refuses one that begins like a formula and is none."""
    if given.startswith(("+", "-", "@")):
        raise com_error(NO_FORMULA)
    return given


def handed_over(held: Held | None, number_format: str) -> object:
    """Return what a program is given of a cell: floats, dates as COM has them, codes of errors."""
    if held is None:
        return None
    if isinstance(held.shows, str):
        return ERRORS.get(held.shows, held.shows)
    plain = _IN_QUOTES.sub("", number_format).lower()
    if isinstance(held.shows, float) and number_format != "General" and re.search("[ymdh]", plain):
        return DAY_NOUGHT + dt.timedelta(seconds=round(held.shows * SECONDS))
    return held.shows


def typed(held: Held | None) -> object:
    """Return what a program is told to be typed in a cell."""
    if held is None:
        return ""
    if held.formula:
        return held.formula
    shows = held.shows
    if isinstance(shows, bool):
        return str(shows).upper()
    return f"{shows:g}" if isinstance(shows, float) else shows
