"""Attendance as live formulas ask for it: Here, and Out in rounds.

In Out in rounds stand, between commas or words for "and", 3, 4-6, -2 or 4-, with ? behind an offer
to sit out. A formula looks for every item that can contain the round; its value is what the reader
of the cell says, `Outs.readable` (workbook/spellings/out_in_rounds.py). Only of dashes
without a round behind one another ("-, -") and of a round 0 ("0-3") does a formula make something:
the next command reports such a cell. `is_here` gives the value for Here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.layout.tables import MOST_ROUNDS
from nigiri.workbook.model.plain import plain
from nigiri.workbook.read.players import HERE, RESERVE_WORDS
from nigiri.workbook.spellings.out_in_rounds import HERE_WORDS
from nigiri.workbook.spellings.rounds import AND
from nigiri.workbook.spellings.yes_no import YES
from nigiri.workbook.words.formulas import quoted, says

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell


def here_test(cells: str) -> str:
    """Return the expression that counts the cells of Here with yes or "if needed"."""
    return f"SUMPRODUCT(--{says_here(cells)})"


def says_here(cells: str) -> str:
    """Return the expression that compares these cells of Here with every word for yes."""
    return says(cells, {*YES, *RESERVE_WORDS})


def reserve_test(cell: str) -> str:
    """Return the expression that is true where a cell of Here names a reserve (B6)."""
    return f"OR{says(cell, RESERVE_WORDS)}"


_TIDY = ((" ", ""), ("–", "-"), ("—", "-"), ("−", "-"), *((sign, ",") for sign in (";", *AND)))
_TIDY_ITEMS = ((",-,", ","), (",-?,", ","), (",0", ","), ("-0", "-"))


def out_test(cell: str, number: int) -> str:
    """Return the test whether a cell of Out in rounds contains the round."""
    return _contains(_items(cell), number)


def offer_test(cell: str, number: int) -> str:
    """Return the test whether a cell of Out in rounds offers to sit the round out."""
    return _contains(_items(cell), number, "?")


def returned_test(cell: str, number: int) -> str:
    """Return the test whether a cell of Out in rounds says that the player is here again."""
    spelled = sorted({form for word in HERE_WORDS for form in (word.casefold(), plain(word))})
    words = ",".join(quoted(f",{number}{word},") for word in spelled)
    return f"SUMPRODUCT(--ISNUMBER(FIND({{{words}}},{_items(cell)})))>0"


def ended_test(cell: str, number: int) -> str:
    """Return the test whether an item of a cell of Out in rounds ends before the round."""
    before = range(1, number)
    spans = (f"{first}-{last}" for last in before for first in ("", *range(1, last + 1)))
    listed = ",".join(map(quoted, (*map(str, before), *spans)))
    found = f'SUMPRODUCT(--ISNUMBER(FIND(","&{{{listed}}}&",",{_items(cell)})))'
    return f"{found}>0" if before else "FALSE"


def _items(cell: str) -> str:
    """Return the expression for the items of the cell, each between two commas."""
    tidy = f"LOWER({cell})"
    for old, new in _TIDY:
        tidy = f"SUBSTITUTE({tidy},{quoted(old)},{quoted(new)})"
    items = f'","&{tidy}&","'
    for old, new in _TIDY_ITEMS:
        items = f"SUBSTITUTE({items},{quoted(old)},{quoted(new)})"
    return items


def _contains(items: str, number: int, tail: str = "") -> str:
    """Return the test whether one of the items between commas contains the round.

    tail -- what must stand behind an item for it to count, such as "?"
    """
    first = ",".join(quoted(str(n or "")) for n in range(number + 1))
    last = ";".join(quoted(str(n)) for n in range(number, MOST_ROUNDS + 1)) + ';""'
    spans = f'SUMPRODUCT(--ISNUMBER(FIND(","&{{{first}}}&"-"&{{{last}}}&"{tail},",{items})))'
    return f'OR(ISNUMBER(FIND(",{number}{tail},",{items})),{spans}>0)'


def is_here(cell: Cell) -> bool:
    """Tell whether a cell of Here says yes, or "if needed"."""
    return plain(cell) in HERE
