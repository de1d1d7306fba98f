"""What is wrong with a cell, in words: a problem, or a point of the pre-flight."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Literal

from nigiri.workbook.cells import address

Weight = Literal["stop", "look", "hand"]
SYMBOLS: dict[Weight, str] = {"stop": "■", "look": "▲", "hand": "✎"}


@dataclass(frozen=True)
class Finding(ABC):
    """One cell, the code of what is wrong, and both sentences in the language of the event."""

    code: str
    sheet: str
    row: int
    column: int
    message: str
    way_out: str

    @property
    @abstractmethod
    def weight(self) -> Weight:
        """Return how much it matters."""

    @property
    def symbol(self) -> str:
        """Return the sign of its weight."""
        return SYMBOLS[self.weight]

    @property
    def cell(self) -> str:
        """Return the place as the program shows it: "Players!C14"."""
        return f"{self.sheet}!{address(self.row, self.column)}"

    def __str__(self) -> str:
        """Return the whole in one line: where, what, the way out."""
        return f"{self.symbol} {self.cell}: {self.message} {self.way_out}"
