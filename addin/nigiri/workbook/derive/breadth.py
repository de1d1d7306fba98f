"""Which columns of Grid and Standings open or close when the event gets other rounds or criteria.

Only those columns: whatever else stands on the sheet is moved, and stays where the director put it
among the others. A column opens behind the one it follows in the layout, and looks like it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.breadth import Breadth
from nigiri.workbook.layout.by_criterion import CRITERIA

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.workbook.cells import Sheet
    from nigiri.workbook.changes import Operation
    from nigiri.workbook.place import Place

ROUND = ("opponent", "colour", "won")
"""What a round has on the grid: the box of two columns, and the hidden one that shades it."""

_INSTEAD = {"opponent": "start", "colour": "wins", "won": "section"}
"""What the columns of a round look like on a grid that has none."""

_LIKE_CRITERIA = ("rank", "number", "score", "place")
"""What the first column of a criterion looks like, the first of these that is there."""


def other_rounds(place: Place, sheet: Sheet, rounds: int) -> tuple[Operation, ...]:
    """Return what gives the grid the columns of so many rounds, nothing where it has them."""
    breadth = Breadth(place, sheet)
    there = _rounds(place)
    breadth.closes(f"{part}{n}" for n in there if n > rounds for part in ROUND)
    for number in range(1, rounds + 1):
        if number not in there:
            _open_round(breadth, number)
    return tuple(breadth.operations)


def other_criteria(place: Place, sheet: Sheet, wanted: Sequence[str]) -> tuple[Operation, ...]:
    """Return what gives Standings the columns of these criteria, nothing where it has them.

    A column of a criterion that no longer counts becomes that of a new one; only when there are
    more or fewer does one open or close.
    """
    breadth = Breadth(place, sheet)
    known = {column.key for column in CRITERIA}
    new = [key for key in wanted if key not in place.columns]
    old = sorted(known & place.columns.keys() - {*wanted}, key=place.columns.__getitem__)
    breadth.calls({place.columns[key]: word for key, word in zip(old, new, strict=False)})
    breadth.closes(old[len(new) :])
    for key in new[len(old) :]:
        _open_criterion(breadth, key, wanted)
    return tuple(breadth.operations)


def _rounds(place: Place) -> list[int]:
    """Return the rounds that the grid has columns of."""
    keys = (key.removeprefix("opponent") for key in place.columns if key.startswith("opponent"))
    return sorted(map(int, keys))


def _open_round(breadth: Breadth, number: int) -> None:
    """Open the columns of a round behind those of the round before it, or before all others."""
    columns, there = breadth.place.columns, _rounds(breadth.place)
    before = [n for n in there if n < number]
    like = before[-1] if before else min(there, default=None)
    names = {part: f"{part}{like}" if like else _INSTEAD[part] for part in ROUND}
    models = {part: columns[name] for part, name in names.items() if name in columns}
    box = [models[part] for part in ROUND[:2] if part in models]
    at = max(box) + 1 if before else min(box) if like else columns["start"] + 1
    at += bool(before) and models.get("won") == at  # older grids have it behind all rounds
    breadth.opens(at, {f"{part}{number}": model for part, model in models.items()})


def _open_criterion(breadth: Breadth, key: str, wanted: Sequence[str]) -> None:
    """Open the column of a criterion behind the one before it in the order of placement."""
    columns = breadth.place.columns
    ahead = [other for other in wanted[: wanted.index(key)] if other in columns]
    present = [other for other in wanted if other in columns]
    model = next(name for name in (*ahead[-1:], *present, *_LIKE_CRITERIA) if name in columns)
    behind = columns[present[0]] if present else columns["why"]
    breadth.opens(columns[ahead[-1]] + 1 if ahead else behind, {key: columns[model]})
