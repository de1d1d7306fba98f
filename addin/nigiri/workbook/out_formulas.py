"""What Out in rounds says, as formulas ask it.

Between commas stand 3, 4-6, -2 or 4-, with ? behind what is an offer; every such item that holds
the round is looked for. `attendance` is the twin.
"""

from __future__ import annotations

from nigiri.workbook.layout.tables import MOST_ROUNDS
from nigiri.workbook.words import quoted

_TIDY = ((" ", ""), ("–", "-"), ("—", "-"), ("−", "-"), (";", ","))
_TIDY_ITEMS = ((",-,", ","), (",-?,", ","), (",0", ","), ("-0", "-"))


def out_test(cell: str, number: int) -> str:
    """Return the test whether a cell of Out in rounds holds the round."""
    return _held(_items(cell), number)


def offer_test(cell: str, number: int) -> str:
    """Return the test whether a cell of Out in rounds offers to sit the round out."""
    return _held(_items(cell), number, "?")


def ended_test(cell: str, number: int) -> str:
    """Return the test whether a cell of Out in rounds has an item that ends before the round."""
    before = range(1, number)
    spans = (f"{first}-{last}" for last in before for first in ("", *range(1, last + 1)))
    listed = ",".join(map(quoted, (*map(str, before), *spans)))
    found = f'SUMPRODUCT(--ISNUMBER(FIND(","&{{{listed}}}&",",{_items(cell)})))'
    return f"{found}>0" if before else "FALSE"


def _items(cell: str) -> str:
    """Return the expression for what stands in the cell, each item between two commas."""
    tidy = cell
    for old, new in _TIDY:
        tidy = f"SUBSTITUTE({tidy},{quoted(old)},{quoted(new)})"
    items = f'","&{tidy}&","'
    for old, new in _TIDY_ITEMS:
        items = f"SUBSTITUTE({items},{quoted(old)},{quoted(new)})"
    return items


def _held(items: str, number: int, tail: str = "") -> str:
    """Return the test whether one of the items between commas holds the round.

    tail -- what stands behind every item that counts
    """
    first = ",".join(quoted(str(n or "")) for n in range(number + 1))
    last = ";".join(quoted(str(n)) for n in range(number, MOST_ROUNDS + 1)) + ';""'
    spans = f'SUMPRODUCT(--ISNUMBER(FIND(","&{{{first}}}&"-"&{{{last}}}&"{tail},",{items})))'
    return f'OR(ISNUMBER(FIND(",{number}{tail},",{items})),{spans}>0)'
