"""A chart as plain data: shapes in whole units of a box, and the same facts as a table.

Nothing here knows SVG; `_figure.html.j2` draws it. No fact is shown by colour alone: lines differ
in their dashes and are named at their end, for a grey print and a screen reader.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.domain.text import printed_width

if TYPE_CHECKING:
    from collections.abc import Sequence

LETTERS = 14
"""The size of letters, in the units of a figure."""

Anchor = Literal["start", "middle", "end"]


class Line(NamedTuple):
    """A line through points; kind -- how it looks, in the template: "axis", "grid", "line1", ..."""

    kind: str
    points: Sequence[tuple[int, int]]

    @property
    def path(self) -> str:
        """Return the points as SVG wants them: "0,10 20,5"."""
        return " ".join(f"{x},{y}" for x, y in self.points)


class Bar(NamedTuple):
    """A filled rectangle from its upper left corner."""

    x: int
    y: int
    width: int
    height: int


class Label(NamedTuple):
    """Words at a position; strong -- in bold."""

    x: int
    y: int
    words: str
    anchor: Anchor = "start"
    strong: bool = False


class Figure(NamedTuple):
    """A chart with its text alternative.

    name -- of the file it is in, unique: "progress-1"
    title, about -- the title, and a sentence about its content
    headings, rows -- the same facts as a table; the first column is a name
    """

    name: str
    title: str
    about: str
    width: int
    height: int
    lines: Sequence[Line] = ()
    bars: Sequence[Bar] = ()
    labels: Sequence[Label] = ()
    headings: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()


def clipped(words: str, units: int) -> str:
    """Return words that fit into so many units; the table has them whole."""
    shown = words
    while len(shown) > 1 and printed_width(shown) * LETTERS > 100 * units:
        shown = f"{shown.removesuffix('…')[:-1].rstrip(' ,-')}…"
    return shown


def space_out(wanted: Sequence[int], least: int, last: int) -> list[int]:
    """Return positions at least so far apart, near the wanted ones, in the same order.

    wanted -- ascending; last -- none is beyond it, if there is room for all
    """
    found: list[int] = []
    for at in wanted:
        found.append(max(at, found[-1] + least) if found else at)
    behind = enumerate(reversed(found))
    return [min(at, last - least * many) for many, at in behind][::-1]


def marks(low: int, high: int, most: int) -> range:
    """Return at least two round numbers, from at most `low` to at least `high`, about `most`.

    low, high -- whole numbers, low <= high
    """
    steps = (base * 10**power for power in range(7) for base in (1, 2, 5))
    high = max(high, low + 1)
    step = next(step for step in steps if (high - low) // step < most)
    return range(low // step * step, -(-high // step) * step + 1, step)
