"""Which rows of a table are lines that nigiri wrote: by what such a line always has."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nigiri.domain.model.units import Rank
from nigiri.workbook.plain import as_text, plain
from nigiri.workbook.problems import CODES
from nigiri.workbook.read_drawn import line_round
from nigiri.workbook.words import TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from nigiri.workbook.cells import Cell, Sheet
    from nigiri.workbook.place import Place

_MEMBER = re.compile(r"\(?\d+ .+", re.DOTALL)
_MADE = re.compile("f[0-9a-f]{9}")
_WHERE = re.compile(r".+ · [A-Z]{1,3}\d+")
_SIGNS = frozenset("■▲✎")


def is_whole(cell: Cell) -> bool:
    """Tell whether a cell holds a whole number."""
    return isinstance(cell, int)


def _figure(cell: Cell) -> bool:
    """Tell whether a cell holds a figure, or the dash for none."""
    return isinstance(cell, int | float) or cell == "-"


def _words(cell: Cell) -> bool:
    """Tell whether a cell holds a text."""
    return isinstance(cell, str) and not cell.isspace()


def is_rank(cell: Cell) -> bool:
    """Tell whether a cell holds a rank."""
    try:
        Rank.parse(as_text(cell))
    except ValueError:
        return False
    return True


def _round(cell: Cell) -> bool:
    """Tell whether a cell of Proof names a round, or the line of the sums."""
    return is_whole(cell) or plain(cell) in {plain(word) for word in TEXTS["proof.total"]}


_POINT: Mapping[str, Callable[[Cell], bool]] = {
    "symbol": _SIGNS.__contains__,
    "where": lambda cell: bool(_WHERE.fullmatch(as_text(cell))),
    "code": lambda cell: cell in CODES, "rule": _words,
}  # fmt: skip

#: Sheet kind -> what a line of it always has: column key -> whether a cell is so.
_LINES: Mapping[str, Mapping[str, Callable[[Cell], bool]]] = {
    "standings": {
        "section": is_whole, "place": is_whole, "number": is_whole, "name": _words, "rank": is_rank,
        "wins": _figure, "score": _figure,
    },
    "grid": {"number": is_whole, "name": _words, "rank": is_rank, "start": _figure},
    "teams": {"team": _words, "members": lambda cell: bool(_MEMBER.fullmatch(as_text(cell)))},
    "ladder": {"rung": is_whole, "number": is_whole, "name": _words, "rank": is_rank},
    "problems": _POINT,
    "preflight": _POINT,
    "proof": {
        "number": is_whole, "round": _round, "name": _words,
        "made": lambda cell: bool(_MADE.fullmatch(as_text(cell))),
    },
    "sections": {"section": is_whole, "players": is_whole},
}  # fmt: skip

#: Sheet kind -> the columns that no two lines have alike.
_ALONE = {
    "standings": ("number",), "grid": ("number",), "teams": ("team",), "ladder": ("number",),
    "problems": ("where", "what", "code"), "preflight": ("where", "what", "rule"),
    "proof": ("number", "round"), "sections": ("section",),
}  # fmt: skip


def lines_on(place: Place, sheet: Sheet) -> Iterator[int]:
    """Yield the rows of the table's lines, without those that say again what one above says.

    A line has most of what a line always has, and not only figures: those may be somebody's sums.
    """
    if place.kind == "drawn":
        yield from _pairs(place, sheet)
        return
    forms = [(at, fits) for key, fits in _LINES.get(place.kind, {}).items()
             if (at := place.columns.get(key)) is not None]  # fmt: skip
    alone = [place.columns[key] for key in _ALONE.get(place.kind, ()) if key in place.columns]
    seen = set()
    for row in range(place.first_row, sheet.height + 1):
        fitting = [cell for at, fits in forms if fits(cell := sheet.cell(row, at))]
        said = tuple(sheet.cell(row, at) for at in alone)
        figures = place.kind != "sections" and not any(map(_words, fitting))
        if 2 * len(fitting) > len(forms) and not figures and (said not in seen or not alone):
            seen.add(said)
            yield row


def _pairs(place: Place, sheet: Sheet) -> Iterator[int]:
    """Yield the rows of As drawn with the pair or the bye of a round."""
    columns = place.columns
    for row in range(place.first_row, sheet.height + 1):
        number = line_round(sheet.cell(row, columns["round"]))[0]
        seats = (sheet.cell(row, columns[key]) for key in ("white_no", "black_no", "bye_no"))
        if number is not None and any(map(is_whole, seats)):
            yield row
