"""Read the results of a round: the Result cells and the list of winners, which must agree.

A result is picked or typed beside its board (W, 1-0, the winner's number, 6 def), or the winner's
number stands in the list of winners in any order (M21). Nothing is guessed.
"""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.units import PlayerId
from nigiri.workbook.plain import whole_number
from nigiri.workbook.results import (
    accepted,
    ambiguous,
    normal_result,
    result_of,
    win_of_number,
    written,
)

if TYPE_CHECKING:
    from collections.abc import Collection

    from nigiri.workbook.reader import TableReader


class ResultReader:
    """The results of one round's sheet being read; `language` is the event's."""

    def __init__(self, reader: TableReader, language: str) -> None:
        """Read the list of winners; report what is no number and what stands twice."""
        self.reader = reader
        self.language = language
        self.codes = accepted(language)
        self.listed: dict[PlayerId, int] = {}
        for row in reader.rows():
            cell = reader.cell(row, "winners")
            if cell is not None:
                self._add_winner(row, cell)

    def _add_winner(self, row: int, cell: object) -> None:
        """Add one cell of the list."""
        number = whole_number(cell)
        if number is None:
            self.reader.report("list-unknown", row, "winners", typed=cell)
        elif number in self.listed:
            self.reader.report("list-double", row, "winners", number=number)
        else:
            self.listed[PlayerId(number)] = row

    def result(self, row: int, white: PlayerId, black: PlayerId) -> Result | None:
        """Return the result of a board; None while there is none, and for a problem."""
        own = self._typed(row, white, black)
        listed = self._winner(row, white, black)
        if own is None or listed is None:
            return own or listed
        if own.outcome is not listed.outcome:
            winner = white if listed.outcome is Outcome.WHITE else black
            self.reader.report("result-list", row, "result", result=written(own), listed=winner)
            return None
        return own

    def both(
        self, row: int, white: PlayerId, black: PlayerId
    ) -> tuple[Result | None, Result | None]:
        """Return the result of a board and what the second pass says (B11), None as `result`."""
        return self.result(row, white, black), self._typed(row, white, black, "second")

    def report_unused(self, seated: Collection[int | None]) -> None:
        """Report listed numbers that sit at no board of the round."""
        for number, row in self.listed.items():
            if number not in seated:
                self.reader.report("list-unknown", row, "winners", typed=number)

    def _typed(
        self, row: int, white: PlayerId, black: PlayerId, key: str = "result"
    ) -> Result | None:
        """Return what a cell says; None for a blank, and for a problem."""
        cell = self.reader.cell(row, key)
        if cell is None:
            return None
        typed = normal_result(cell)
        win = win_of_number(typed, white, black)
        if win is not None:
            return win
        code = self._code_of_problem(cell, typed)
        if code is None:
            return result_of(self.codes[typed])
        self.reader.report(code, row, key, typed=cell, white=white, black=black)
        return None

    def _code_of_problem(self, cell: object, typed: str) -> str | None:
        """Return what is wrong with a cell of results that names none of its players, or None."""
        if isinstance(cell, dt.date | dt.time):
            return "result-date"
        if ambiguous(typed, self.reader.place.language, self.language):
            return "result-letter"
        return None if typed in self.codes else "result-unknown"

    def _winner(self, row: int, white: PlayerId, black: PlayerId) -> Result | None:
        """Return the result the list gives for a board; None when it is silent or names both."""
        if white in self.listed and black in self.listed:
            self.reader.report("list-both", row, "result", white=white, black=black)
            return None
        if white in self.listed:
            return Result(Outcome.WHITE)
        return Result(Outcome.BLACK) if black in self.listed else None
