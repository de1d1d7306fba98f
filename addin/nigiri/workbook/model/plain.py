"""Compare typed texts: without case, accents, doubled spaces or typographic variants."""

from __future__ import annotations

import datetime as dt
import re
from fractions import Fraction
from functools import lru_cache
from math import isfinite

from nigiri.domain.text import plain as plain_name

DASHES = ("–", "—", "−")
"""What is typed for a hyphen."""
_SAME = str.maketrans({"’": "'", **dict.fromkeys(DASHES, "-")})
_LONGEST_NUMBER = 9
_DECIMAL = re.compile(r"[+-]?\d{1,9}(\.\d{0,20})?", re.ASCII)
_DIGITS = 9


def plain(value: object) -> str:
    """Return the text for comparing: "  Présent " and "present" are equal; None is ""."""
    return "" if value is None else _plain(str(value))


@lru_cache(maxsize=2**16)
def _plain(text: str) -> str:
    """Return the text for comparing; remembered, as the same words are compared often."""
    return plain_name(text.translate(_SAME))


def as_text(value: object) -> str:
    """Return a cell as trimmed text: "" for None, a day without the midnight a host adds."""
    if value is None:
        return ""
    if isinstance(value, str):  # most are
        return value.strip()
    if isinstance(value, dt.datetime) and value.time() == dt.time():
        value = value.date()
    return str(value).strip()


def decimal_number(value: object) -> Fraction | None:
    """Return the number a cell holds, also as text such as "-12,3" or "4.5"; else None.

    Nine decimals count: 1.8699999999999999, as programs write a sum, is 1.87.
    """
    if isinstance(value, int | float):
        return round(Fraction(str(value)), _DIGITS) if isfinite(value) else None
    digits = str(value or "").strip().translate(_SAME).replace(",", ".")
    return round(Fraction(digits), _DIGITS) if _DECIMAL.fullmatch(digits) else None


def whole_number(value: object) -> int | None:
    """Return the whole number a cell holds, also as text such as " 12 " or "12."; else None."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        digits = value.strip().removesuffix(".")
        if digits.isascii() and digits.isdigit() and len(digits) <= _LONGEST_NUMBER:
            return int(digits)
    return None
