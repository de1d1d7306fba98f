"""Yes and no in a cell: words and signs of every language, tick boxes, what a spreadsheet shows.

a cell                       is    a host hands over    TRIM of it in a formula
yes, oui, j, x, 1, ✓         yes   itself               itself
a ticked box                 yes   TRUE                 TRUE in the spreadsheet's language,
                                                        1 in LibreOffice
no, non, n, 0, -; a blank    no    itself               itself
an empty box                 no    FALSE                FALSE in that language, 0 in LibreOffice

So formulas and Python look for the same words. Exported as text a box is such a word, too. In
a column for a mark (Keep, late, handed over) anything is one that does not say no: `is_marked`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import every, text
from nigiri.workbook.model.plain import DASHES, plain
from nigiri.workbook.words.formulas import says
from nigiri.workbook.words.known_sentences import typed_words

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

TICKED = frozenset(map(plain, typed_words("typed.true")))
UNTICKED = frozenset(map(plain, typed_words("typed.false")))
"""The words for a box, in every language."""
YES_WORDS = frozenset(map(plain, (*every("yes"), *typed_words("typed.yes")))) | TICKED
NO_WORDS = frozenset(map(plain, typed_words("typed.no"))) | UNTICKED
YES = YES_WORDS | {"x", "1", "✓"}
NO = NO_WORDS | {"", "0", "-"}
"""What is read as yes or no, in the form of `plain`."""


def answer(cell: Cell) -> bool | None:
    """Return True for yes, False for no and for a blank; None for anything else."""
    word = plain(cell)
    return word in YES if word in YES | NO else None


def is_marked(cell: Cell) -> bool:
    """Tell whether a cell of a column for a mark has one: anything but a blank and no."""
    return plain(cell) not in NO


def without_box(cell: Cell, language: str) -> Cell:
    """Return a cell with the word for yes in place of a ticked box, None of one that is not."""
    word = plain(cell)
    if word in TICKED:
        return text("yes", language)
    return None if word in UNTICKED else cell


def says_no(cells: str) -> str:
    """Return the expression that compares each of these cells with every word for no."""
    return says(cells, NO | set(DASHES))


def marked_test(cell: str) -> str:
    """Return the expression for `is_marked` of one cell."""
    return f"NOT(OR{says_no(cell)})"
