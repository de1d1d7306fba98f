"""Many cells typed at once: which of them make a rectangle."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType
from typing import Any

import pytest

ALONE, PLAIN, FORMULAS = range(3)
SUM = ("=SUM(A1:A3)",)


@pytest.fixture
def blocks(monkeypatch: pytest.MonkeyPatch, package: str) -> Any:  # noqa: ANN401 -- of the extension
    """Return the extension's function."""
    monkeypatch.syspath_prepend(package)
    monkeypatch.setitem(sys.modules, "uno", ModuleType("uno"))
    return importlib.import_module("nigiri_office.blocks").blocks


@pytest.mark.parametrize(
    ("cells", "made"),
    [
        ({}, []),
        ({(0, 0): 1.0, (0, 1): "a", (1, 0): "", (1, 1): 2.0},
         [(0, 0, PLAIN, [[1.0, "a"], ["", 2.0]])]),
        ({(0, 0): 1.0, (0, 1): SUM, (1, 0): 2.0, (1, 1): SUM},
         [(0, 0, PLAIN, [[1.0], [2.0]]), (0, 1, FORMULAS, [[SUM], [SUM]])]),
        ({(0, 0): 1.0, (2, 0): 2.0}, [(0, 0, PLAIN, [[1.0]]), (2, 0, PLAIN, [[2.0]])]),
        ({(0, 0): 1.0, (0, 2): 2.0}, [(0, 0, PLAIN, [[1.0]]), (0, 2, PLAIN, [[2.0]])]),
        ({(0, 0): 1.0, (1, 0): 2.0, (1, 1): 3.0},
         [(0, 0, PLAIN, [[1.0]]), (1, 0, PLAIN, [[2.0, 3.0]])]),
        ({(0, 0): "two\nlines", (1, 0): "two\nlines"},
         [(0, 0, ALONE, [["two\nlines"]]), (1, 0, ALONE, [["two\nlines"]])]),
        ({(0, 0): ("{=A1:A2}",), (0, 1): ("{=A1:A2}",)},
         [(0, 0, ALONE, [[("{=A1:A2}",)]]), (0, 1, ALONE, [[("{=A1:A2}",)]])]),
    ],
)  # fmt: skip
def test_neighbours_of_one_kind_are_one_rectangle(
    blocks: Any,  # noqa: ANN401 -- of the extension
    cells: dict[tuple[int, int], Any],
    made: list[Any],
) -> None:
    """Values or formulas; what LibreOffice would lose in one stays alone."""
    assert made == blocks(cells)


def test_a_cell_with_a_comment_stays_alone(blocks: Any) -> None:  # noqa: ANN401 -- of the extension
    """LibreOffice would remove the comment."""
    cells = {(0, 0): 1.0, (0, 1): 2.0, (0, 2): 3.0}

    assert [(0, 0, PLAIN, [[1.0]]), (0, 1, ALONE, [[2.0]]), (0, 2, PLAIN, [[3.0]])] == (
        blocks(cells, {(0, 1)})
    )
