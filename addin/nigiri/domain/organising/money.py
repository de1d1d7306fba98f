"""Amounts of money: whole cents, from what people type and back.

typed                                    cents     why
10, $10, £7.50, 12,50 €, CAD 20          1000 ...  a currency at either end, whichever it is
10.5                                     1050      one digit behind the point is tens
1,240.00, 1.240,00, 1 240,00, 1'240.00   124000    a sign that stands once, before one or two digits
1,240 and 1.240                          124000    three digits are thousands: no price has mills
10.-, 10,– €                             1000      Swiss and German price tags
-5, −$5                                  -500      taken off, or paid back
free, 10 k, 1.2345, 5 + 5                None      nothing is guessed

A currency is not kept: an event has one. The cent stands for whatever a hundredth of it is called.
How cells show an amount: MONEY in workbook/layout/organiser/columns.py.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NewType

Cents = NewType("Cents", int)
"""An amount in hundredths of the event's currency. Never a float."""

UNIT = 100
"""Cents of one dollar, euro or pound."""

_SPACES = re.compile(r"\s+")
_CURRENCY = (
    r"(?:[a-z]{0,2}[$€£¥₣₤₩₽₺₴₪₱₹฿₫]"
    r"|eur(?:os?)?|usd|cad|aud|nzd|gbp|chf|sek|nok|dkk|isk|pln|czk|huf|ron|bgn|rsd|try|uah|ils"
    r"|jpy|krw|cny|twd|sgd|brl|mxn|kr|z[łl]|k[čc]|ft|s?fr\.?|lei|dollars?|pounds?|livres?|pfund"
    r"|francs?|franken)"
)
_AMOUNT = re.compile(
    rf"(?P<minus>[-−–])? ?(?:{_CURRENCY} ?)?(?P<inner>[-−–])?"
    r"(?P<whole>[1-9]\d{0,2}(?P<group>[ ,.'’])\d{3}(?:(?P=group)\d{3})*|\d+)"
    rf"(?:(?P<point>[.,])(?P<cents>\d\d?|[-–—]{{1,2}}))?(?: ?{_CURRENCY})?",
    re.ASCII | re.IGNORECASE,
)


def amount(text: str) -> Cents | None:
    """Return the cents of an amount as people type it; None for what is none, or not only one."""
    found = _AMOUNT.fullmatch(_SPACES.sub(" ", text).strip())
    if found is None or (found["point"] and found["point"] == found["group"]):
        return None
    if found["minus"] and found["inner"]:
        return None
    digits = (found["cents"] or "").strip("-–—")
    whole = int(re.sub(r"\D", "", found["whole"])) * UNIT + int(digits.ljust(2, "0"))
    return Cents(-whole if found["minus"] or found["inner"] else whole)


def whole_cents(exact: Fraction | int) -> Cents:
    """Return an amount in cents rounded to whole ones; half a cent goes away from zero."""
    halves = (2 * abs(Fraction(exact)) + 1) // 2
    return Cents(-halves if exact < 0 else halves)


def decimal(cents: Cents) -> str:
    """Return an amount as programs write it: "644.05", "-5.00"; `amount` reads it."""
    whole, rest = divmod(abs(cents), UNIT)
    return f"{'-' if cents < 0 else ''}{whole}.{rest:02}"
