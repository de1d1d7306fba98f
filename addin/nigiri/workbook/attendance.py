"""What Here and Out in rounds say, as formulas read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.layout.tables import MOST_ROUNDS
from nigiri.workbook.plain import plain
from nigiri.workbook.read_players import HERE
from nigiri.workbook.round_list import parse_rounds

if TYPE_CHECKING:
    from nigiri.workbook.cells import Cell


def is_here(cell: Cell) -> bool:
    """Tell whether a cell of Here says yes, or if needed."""
    return plain(cell) in HERE


def is_out(typed: str, round_number: int) -> bool:
    """Tell whether the rounds typed hold that round.

    Like the formula it knows nothing of the number of rounds, and looks at every item between
    commas by itself: what cannot be read holds no round.
    """
    items = typed.replace(";", ",").split(",")
    return any(_holds(item, round_number) for item in items)


def is_offered(typed: str, round_number: int) -> bool:
    """Tell whether that round is among those typed with ?: one offers to sit them out."""
    items = typed.replace(";", ",").replace(" ", "").split(",")
    offers = [item.removesuffix("?") for item in items if item.endswith("?")]
    return any(_holds(item, round_number) for item in offers)


def _holds(item: str, round_number: int) -> bool:
    """Tell whether one item, such as 3 or 4-6, holds the round."""
    try:
        return round_number in parse_rounds(item.replace(" ", ""), MOST_ROUNDS)
    except ValueError:
        return False
