"""The only door to segno: an address as a square that phones read."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

_ERRORS = "m"
"""So much may be damaged, a seventh: a slip gets folded, and coffee gets spilt."""


@cache
def qr(text: str) -> str:
    """Return the square as an inline SVG as wide as its place, with the blank rim it needs.

    "" where the library is missing
    """
    if find_spec("segno") is None:  # it comes with what the hall needs
        return ""
    import segno  # noqa: PLC0415 -- few have a hall

    made = segno.make(text, error=_ERRORS, micro=False, boost_error=False)
    return made.svg_inline(omitsize=True, dark="#000", light="#fff")
