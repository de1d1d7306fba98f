"""The widths of a list's columns, and how large it is printed: as large as one page holds.

column              its width, in millimetres
with a width        what its cells need
that may wrap       up to that width; more where there is room, less where a sentence needs it
without a width     shares what the others leave, and breaks into lines
without any cell    as it is: it is filled in by hand
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.text import printed_width
from nigiri.reports.frame.render import HUNDREDTHS_OF_POINTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from nigiri.reports.frame.lists import Column

PAPER = {False: (190, 215), True: (277, 140)}
"""Width and height in millimetres that a list may take on A4 or letter, by whether it is wide."""
LARGEST = 15
"""Points."""

#: A line may end behind each: a word with the spaces after it, a part of a word with its hyphen.
_WORDS = re.compile(r"[^ -]*(?:-+| +|$)")
#: Left and right of what stands in a cell, in millimetres.
_PADDING = 4
#: Sentences may break into lines of this many millimetres.
_SENTENCE = 80
#: A heading of a part takes the room of so many rows.
_HEADING = 3
#: So many widths are tried, from that of the longest word to that of the longest cell.
_STEPS = 12
#: So often, as each goes by the others.
_TIMES = 2
#: A name that breaks costs so much more.
_NAME = 3
#: A row of a larger print has at most so many lines.
_MOST = 2


class Fitted(NamedTuple):
    """Columns in a print of some size: widths in millimetres, 0 for a share of what is left.

    lines -- those that each row takes, none where no column may break
    cost -- what is wrong with it, the worst first: too wide, high rows and names, broken cells
    """

    widths: Mapping[str, int]
    lines: Sequence[int]
    cost: tuple[int, int, int]


class Cells:
    """A column, and what its cells take in any print."""

    def __init__(self, column: Column, cells: Sequence[str]) -> None:
        """Take a column with its heading in words, and its cells from the top."""
        self.column = column
        self.empty = not any(cells)
        self.heading = max(map(printed_width, column.heading.split()), default=0)
        self.words = [[printed_width(word) for word in _WORDS.findall(cell)] for cell in cells]
        self._known: dict[int, list[int]] = {}

    @property
    def free(self) -> bool:
        """Tell whether it takes what others leave."""
        return not self.column.width

    @property
    def wraps(self) -> bool:
        """Tell whether it may be narrower than its longest cell."""
        return self.column.wrap and not self.empty

    def whole(self, size: int) -> int:
        """Return the width with which no cell breaks, in a print of so many points."""
        if self.empty:
            return self.column.width
        return _wide(max(self.heading, *map(sum, self.words)), size)

    def least(self, size: int) -> int:
        """Return the width with which no word breaks."""
        return _wide(max(self.heading, *(max(words) for words in self.words)), size)

    def usual(self, size: int) -> int:
        """Return the width it takes where there is enough room for all."""
        whole = self.whole(size)
        if self.free:
            return min(whole, _SENTENCE)
        return max(min(whole, self.column.width), self.least(size)) if self.wraps else whole

    def is_names(self, size: int) -> bool:
        """Tell whether it takes what others leave and has no sentences: names break last."""
        return self.free and self.whole(size) <= _SENTENCE

    def steps(self, size: int) -> list[int]:
        """Return the widths to be tried, the widest first."""
        least, whole = self.least(size), self.whole(size)
        return [whole - (whole - least) * step // _STEPS for step in range(_STEPS + 1)]

    def lines(self, width: int, size: int) -> list[int]:
        """Return the number of lines of each cell."""
        room = (width - _PADDING) * HUNDREDTHS_OF_POINTS // size
        if room not in self._known:
            self._known[room] = [_lines(words, room) for words in self.words]
        return self._known[room]


def best(columns: Mapping[str, Cells], parts: int, least: int, *, landscape: bool) -> int:
    """Return the largest print, in points, in which a list takes one page; `least` if none does.

    parts -- the number of parts, each with a heading

    No row of a larger print takes more than two lines.
    """
    across, down = PAPER[landscape]
    rows = max((len(each.words) for each in columns.values()), default=0) + _HEADING * parts
    for size in range(LARGEST, least, -1):
        if rows * (size * 5 + 8) <= 10 * down and _usual(columns, size) <= across:
            lines = fit(columns, size, across).lines
            more = (sum(lines) - len(lines)) * size * 4
            if max(lines, default=1) <= _MOST and rows * (size * 5 + 8) + more <= 10 * down:
                return size
    return least


def _usual(columns: Mapping[str, Cells], size: int) -> int:
    """Return the millimetres that the columns usually take together."""
    return sum(each.usual(size) for each in columns.values())


def fit(columns: Mapping[str, Cells], size: int, across: int) -> Fitted:
    """Return the columns in a print of some size on paper of some width.

    Those that may wrap are as wide as makes rows low, none of them high: narrower for a sentence
    beside them, wider where names have more room than they need.
    """
    widths = {key: each.usual(size) for key, each in columns.items()}
    found = _shared(columns, widths, size, across)
    for key in [key for key, each in columns.items() if each.wraps] * _TIMES:
        tried = (
            _shared(columns, {**found.widths, key: width}, size, across)
            for width in columns[key].steps(size)
        )
        found = min((found, *tried), key=lambda each: each.cost)
    return found


def _shared(
    columns: Mapping[str, Cells], widths: Mapping[str, int], size: int, across: int
) -> Fitted:
    """Return the columns where those without a width share what the others leave."""
    free = {key for key, each in columns.items() if each.free}
    left = across - sum(width for key, width in widths.items() if key not in free)
    share = max(left, 0) // max(len(free), 1)
    cells = [
        each.lines(share if key in free else widths[key], size)
        for key, each in columns.items()
        if key in free or each.wraps
    ]
    lines = [max(row) for row in zip(*cells, strict=True)]
    names = [each.lines(share, size) for each in columns.values() if each.is_names(size)]
    broken = [sum(map(sum, found)) - sum(map(len, found)) for found in (names, cells)]
    return Fitted(
        {key: 0 if key in free else width for key, width in widths.items()},
        lines,
        (max(-left, 0), sum(many**2 for many in lines) + _NAME * broken[0], broken[1]),
    )


def _wide(hundredths: int, size: int) -> int:
    """Return the millimetres of a cell with a text of that width, in a print of that size."""
    return _PADDING - -hundredths * size // HUNDREDTHS_OF_POINTS


def _lines(words: Iterable[int], room: int) -> int:
    """Return the number of lines of words of these widths; one that is too wide has several."""
    lines, used = 1, 0
    for word in words:
        if used and used + word > room:
            lines, used = lines + 1, 0
        used += word
        lines += (used - 1) // max(room, 1) if used > room else 0
    return lines
