"""Compare what people type: without case, accents, doubled spaces or typographic variants."""

from __future__ import annotations

import datetime as dt

from nigiri.domain.text import plain as plain_name

_SAME = str.maketrans({"’": "'", "–": "-", "—": "-", "−": "-"})
_LONGEST_NUMBER = 9


def plain(value: object) -> str:
    """Return the text for comparing: "  Présent " and "present" are equal; None is ""."""
    return "" if value is None else plain_name(str(value).translate(_SAME))


def as_text(value: object) -> str:
    """Return a cell as trimmed text: "" for None, a day without the midnight a host adds."""
    if isinstance(value, dt.datetime) and value.time() == dt.time():
        value = value.date()
    return "" if value is None else str(value).strip()


def whole_number(value: object) -> int | None:
    """Return the whole number a cell holds, also as text such as " 12 " or "12."; else None."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        digits = value.strip().removesuffix(".")
        if digits.isascii() and digits.isdigit() and len(digits) <= _LONGEST_NUMBER:
            return int(digits)
    return None
