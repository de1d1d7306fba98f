"""Tables for people, also in a narrow terminal: one line a row.

Where the columns do not fit, headings are folded; the last column, when it has sentences, goes
below its row; names are cut. Numbers never are.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

import click
from rich.cells import cell_len, set_cell_size

from nigiri.cli.frame.screen import put

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_UNLIMITED = 10_000
_INDENT = 6
_SENTENCE = 20
"""Longer cells are sentences."""
_LONGEST = 500
"""Longer cells are cut wherever they are shown."""
_LEAST = 6
"""Shorter than this nothing is cut."""
_PLAIN_TERMINALS = {"dumb", "unknown"}
_FIGURE = re.compile(r"–|−\d+|−?(\d+[.,]\d+|\d*[½¼¾])")
_NOT_SHOWN = {sign: None for sign in (*range(32), *range(127, 160)) if not chr(sign).isspace()}
"""Bells, steps back, escapes: a cell must not steer the terminal."""


class Column(NamedTuple):
    """One column as text.

    numbers -- all cells are numbers; narrow -- the table hardly fits
    """

    heading: str
    cells: tuple[str, ...]
    width: int
    numbers: bool = False
    narrow: bool = False

    @classmethod
    def of(cls, heading: str, values: Sequence[object]) -> Column:
        """Return the column of these values, as wide as the widest, its heading in one line."""
        filled = [value for value in values if value is not None]
        numbers = bool(filled) and all(map(_is_figure, filled))
        cells = tuple(as_line(value) for value in values)
        return cls(heading, cells, max(map(cell_len, (heading, *cells))), numbers)

    @property
    def gap(self) -> int:
        """Return the number of blanks after the column: fewer when narrow."""
        return 1 if self.narrow else 2

    def cut_by_one(self) -> int:
        """Return the number of cells that would be cut if the column were narrower by one."""
        return sum(cell_len(cell) >= self.width for cell in self.cells)

    def folded(self) -> Column:
        """Return the column no wider than its cells and the longest word of its heading."""
        words = self.heading.split()
        width = max(map(cell_len, (*words, *self.cells)), default=1)
        heading = textwrap.fill(self.heading, max(width, 1), break_on_hyphens=False)
        return self._replace(heading=heading, width=width, narrow=True)


def _is_figure(value: object) -> bool:
    """Tell whether a cell is a number, or what only points look like: "5½", "–" for none."""
    return isinstance(value, int | float) or bool(_FIGURE.fullmatch(str(value)))


def as_line(cell: object) -> str:
    """Return a cell as one line of text; a very long one is cut."""
    text = "" if cell is None else " ".join(str(cell).translate(_NOT_SHOWN).split())
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def show_table(
    title: str,
    headings: Sequence[str],
    rows: Sequence[Sequence[object]],
    dim: Sequence[bool] = (),
    *,
    remarks: bool = False,
) -> None:
    """Print a table with its title.

    dim -- for each row whether it is printed dim
    remarks -- the last column may go below its row, where it is not blank
    """
    room = _room()
    columns = [Column.of(h, [row[at] for row in rows]) for at, h in enumerate(headings)]
    below: tuple[str, ...] = ()
    if _total(columns) > room:
        columns = [column.folded() for column in columns]
        if remarks and columns[-1].width > _SENTENCE:
            below, columns = columns[-1].cells, columns[:-1]
        columns = _cut(columns, room)
    printed = ["", title, "", *_head(columns)]
    for line, note in zip_longest(_lines(columns, dim), below):
        printed += [line, *([" " * _INDENT + note] if note else ())]
    put("\n".join([*printed, "", ""]), end="", colour=_emphasis())


def _emphasis() -> bool | None:
    """Return True to show bold and dim anywhere, False nowhere, None on terminals alone."""
    if os.environ.get("TERM") in _PLAIN_TERMINALS:
        return False
    return True if os.environ.get("FORCE_COLOR") else None


def _room() -> int:
    """Return the width available for a table: unlimited for files and pipes."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else _UNLIMITED


def _total(columns: Iterable[Column]) -> int:
    """Return the width of a table."""
    return sum(column.width + column.gap for column in columns)


def _cut(columns: list[Column], width: int) -> list[Column]:
    """Return the columns with texts cut until the table fits, as few and as little as possible."""
    columns = list(columns)
    while _total(columns) > width:
        texts = [at for at, c in enumerate(columns) if not c.numbers and c.width > _LEAST]
        if not texts:
            break
        fewest = min(texts, key=lambda at: (columns[at].cut_by_one(), -columns[at].width))
        columns[fewest] = columns[fewest]._replace(width=columns[fewest].width - 1)
    return columns


def _head(columns: Sequence[Column]) -> list[str]:
    """Return the lines of the headings; those that are not folded are at the bottom."""
    folded = (reversed(column.heading.split("\n")) for column in columns)
    lines = [_line(columns, words) for words in zip_longest(*folded, fillvalue="")]
    return [click.style(line, bold=True) for line in reversed(lines)]


def _lines(columns: Sequence[Column], dim: Sequence[bool]) -> list[str]:
    """Return the lines of the rows; many thousands take no time to speak of."""
    texts = [_line(columns, cells) for cells in zip(*(c.cells for c in columns), strict=True)]
    faint = dim or [False] * len(texts)
    return [click.style(t, dim=True) if d else t for t, d in zip(texts, faint, strict=True)]


def _line(columns: Sequence[Column], cells: Sequence[str]) -> str:
    """Return cells side by side, numbers to the right."""
    gap = " " * columns[0].gap
    return gap.join(map(_set, columns, cells)).rstrip()


def _set(column: Column, cell: str) -> str:
    """Return a cell padded or cut to the width of its column."""
    missing = column.width - cell_len(cell)
    if missing < 0:
        return set_cell_size(cell, column.width - 1) + "…"
    return " " * missing + cell if column.numbers else cell + " " * missing
