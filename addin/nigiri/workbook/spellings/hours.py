"""An hour of the day as it is typed into a cell of its own, and as nigiri writes it.

typed                                     read as
10:00, 10.00, 10 h, 10h30, 10             the 24 hours of a day
10 Uhr, 10.30 Uhr
1:30 pm, 1:30 p.m., 9 am                  the 12 hours
a time of the spreadsheet                 its hour and minute

Both as a formula and in Python (decision 7). An hour is shown as the text "9:05": texts are the
same in every spreadsheet and language, and are what stands beside the rounds on Event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.schedule.timetable import HOUR, NOON
from nigiri.workbook.model.spreadsheet import concatenated, trimmed
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

_DAY = 24 * HOUR
_DIGITS = 2

SHORTENED = (
    ("uhr", ":"), ("p.m.", "p"), ("a.m.", "a"), ("pm", "p"), ("am", "a"),
    ("h", ":"), (".", ":"), (" ", ""),
)  # fmt: skip  # pairs, several a line
"""What is replaced, in this order, in small letters."""


def spelled_formula(cell: str) -> str:
    """Return the formula of an hour in its short spelling: "10:30:", "1:30p:", ":" for a blank."""
    text = f"LOWER(TRIM({cell}))"
    for long, short in SHORTENED:
        text = f"SUBSTITUTE({text},{quoted(long)},{quoted(short)})"
    minutes = f"ROUND({cell}*{_DAY},0)"
    time = f'INT({minutes}/{HOUR})&":"&TEXT(MOD({minutes},{HOUR}),"00")'
    return f'IF(ISNUMBER({cell}),IF({cell}<1,{time},{cell}),{text})&":"'


def spelled(cell: Cell) -> str:
    """Return the value of `spelled_formula`."""
    if isinstance(cell, int | float):
        minutes = int(cell * _DAY + 0.5)
        time = f"{minutes // HOUR}:{minutes % HOUR:02}"
        return f"{time if cell < 1 else concatenated(cell)}:"
    text = trimmed(concatenated(cell)).lower()
    for long, short in SHORTENED:
        text = text.replace(long, short)
    return f"{text}:"


def minutes_formula(cell: str) -> str:
    """Return the formula of the minutes since midnight, from the short spelling; "" for none."""
    bare = f'SUBSTITUTE(SUBSTITUTE({cell},"p",""),"a","")'
    hour = f'LEFT({bare},FIND(":",{bare})-1)'
    rest = f'SUBSTITUTE(MID({bare},FIND(":",{bare})+1,99),":","")'
    hours, minutes = f'VALUE("0"&{hour})', f'VALUE("0"&{rest})'
    reads = (
        f'OR({hour}=TEXT({hours},"0"),{hour}=TEXT({hours},"00")),{hours}<24,'
        f'OR({rest}="",{rest}=TEXT({minutes},"00")),{minutes}<{HOUR}'
    )
    time = f"({hours}*{HOUR}+{minutes})"
    half = (
        f'IF(ISNUMBER(FIND("p",{cell})),MOD({time},{NOON})+{NOON},'
        f'IF(ISNUMBER(FIND("a",{cell})),MOD({time},{NOON}),{time}))'
    )
    return f'IFERROR(IF(AND({reads}),{half},""),"")'


def minutes_of(short: str) -> int | None:
    """Return the minutes since midnight, from the short spelling of an hour; None for none."""
    bare = short.replace("p", "").replace("a", "")
    hour, _, rest = bare.partition(":")
    rest = rest.replace(":", "")
    if not (_is_number(hour) and len(hour) <= _DIGITS and (not rest or _is_number(rest))):
        return None
    if len(rest) not in {0, _DIGITS} or int(hour) >= 24 or int(rest or 0) >= HOUR:  # noqa: PLR2004 -- hours of a day
        return None
    time = int(hour) * HOUR + int(rest or 0)
    if "p" in short:
        return time % NOON + NOON
    return time % NOON if "a" in short else time


def _is_number(text: str) -> bool:
    """Tell whether a text is digits and nothing else."""
    return text.isascii() and text.isdigit()


def hour_formula(minutes: str) -> str:
    """Return the formula of an hour as it is shown, "9:05"; "" without minutes."""
    time = f'INT(MOD({minutes},{_DAY})/{HOUR})&":"&TEXT(INT(MOD({minutes},{HOUR})),"00")'
    return f'IF({minutes}="","",{time})'
