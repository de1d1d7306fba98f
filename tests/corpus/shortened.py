"""Long answers in few lines: the beginning as it is, of the rest a digest that changes with it."""

from __future__ import annotations

import hashlib
import json
from itertools import groupby
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

MOST, BEGINNING = 45, 30
LONGEST = 400
"""A line that is longer is cut, too."""


def digest(things: object) -> str:
    """Return eight signs that are others when the things are."""
    return hashlib.sha256(repr(things).encode()).hexdigest()[:8]


def shortened(lines: Iterable[str], most: int = MOST, beginning: int = BEGINNING) -> list[str]:
    """Return the lines; of more than `most` the beginning, and a digest of those left out."""
    whole = [_line(line) for line in lines]
    if len(whole) <= most:
        return whole
    rest = whole[beginning:]
    return [*whole[:beginning], f"... {len(rest)} lines more, {digest(rest)}"]


def _line(line: str) -> str:
    """Return a line; of a very long one the beginning, and a digest of the rest."""
    if len(line) <= LONGEST:
        return line
    rest = line[LONGEST:]
    return f"{line[:LONGEST]}... {len(rest)} signs more, {digest(rest)}"


def shown(view: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of a view as a machine is told it: a line a row."""
    for key, value in view.items():
        rows = value if value and isinstance(value, list) and key == "rows" else [value]
        yield from (f"{key}: {json.dumps(each, ensure_ascii=False)}" for each in rows)


def cells_of(cells: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the cells that would change, a line a row of a sheet; of computed ones a digest."""
    for (sheet, computed), group in groupby(cells, lambda c: (c["sheet"], c["computed"])):
        if computed:
            found = [(c["cell"], c["before"], c["after"]) for c in group]
            yield f"{sheet}: {len(found)} computed, {digest(found)}"
        else:
            for row, line in groupby(group, lambda c: "".join(filter(str.isdigit, c["cell"]))):
                yield f"{sheet} {row}: " + " · ".join(map(_change, line))


def _change(cell: Mapping[str, Any]) -> str:
    """Return a cell that would change, by its column."""
    column = "".join(filter(str.isalpha, cell["cell"]))
    was = "" if cell["before"] in {None, ""} else f"{cell['before']} → "
    return f"{column} {was}{cell['after']}"
