"""Sheets whose tables grew or shrank look and print like sheets made in that size."""

from __future__ import annotations

import datetime as dt
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

import openpyxl
import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.setup.sections import sections
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.model.changes import AddSheet, Changes, RemoveSheet
from tests.desk.story import Story, begin, roster
from tests.sample import sampled

if TYPE_CHECKING:
    from pathlib import Path

    from openpyxl.cell import Cell, MergedCell

NOW = dt.datetime(2005, 5, 21, 9)  # noqa: DTZ001 -- the director's own clock


class Look(NamedTuple):
    """How a sheet looks, apart from what its cells hold."""

    styles: dict[str, str]
    heights: dict[int, float | None]
    widths: dict[str, tuple[int | None, float]]
    formats: dict[str, list[str]]
    breaks: list[int]
    printed: str | None
    filtered: str | None


def look(path: Path, name: str) -> Look:
    """Return how a sheet of a file looks, as another library reads it."""
    sheet = openpyxl.load_workbook(BytesIO(path.read_bytes()))[name]
    cells = [cell for row in sheet.iter_rows() for cell in row]
    styles = {
        style: (lined(cell), repr((cell.font, cell.border, cell.fill, cell.alignment)))
        for style, cell in {cell.style_id: cell for cell in cells}.items()
    }
    return Look(
        {
            cell.coordinate: styles[cell.style_id][1]
            for cell in cells
            if cell.value is not None or styles[cell.style_id][0]
        },
        {row: each.height for row, each in sheet.row_dimensions.items() if each.height},
        {key: (each.min, each.width) for key, each in sheet.column_dimensions.items()},
        {str(f.sqref): [r.formula[0] for r in f.rules] for f in sheet.conditional_formatting},
        [entry.id for entry in sheet.row_breaks.brk],
        sheet.print_area, sheet.auto_filter.ref,
    )  # fmt: skip


def lined(cell: Cell | MergedCell) -> bool:
    """Tell whether a cell has a line around it."""
    return any(side and side.style for side in (cell.border.top, cell.border.left))


def made_anew(path: Path, name: str) -> None:
    """Delete a sheet and let a command make it again, in the size it has by now."""
    file = XlsxFile(path, now=NOW, backup=False)
    file.apply(Changes((RemoveSheet(name, ""),)))
    Story(file).does(refresh, "check")


@pytest.mark.parametrize("name", sampled(["Grid", "Standings"], ["Grid"]))
@pytest.mark.parametrize("players", [(2, 21)])
def test_a_sheet_that_grew_looks_like_one_made_in_that_size(
    tmp_path: Path, name: str, players: tuple[int, ...]
) -> None:
    """Boxes, lines, heights, widths, pages, filter.

    The grid every time: it grows downwards and to the right.
    """
    path = tmp_path / "event.xlsx"
    begin(path, rounds=3)
    story = Story(XlsxFile(path, now=NOW, backup=False))
    for count in players:
        story.does(import_players, roster(count), source="list", here=True)
        story.does(sections, count=2)
        story.does(number)
    story.does(draw)
    grown = look(path, name)
    made_anew(path, name)

    assert look(path, name) == grown


#: A sheet, a setting that says how many columns it has, and the setting before and after.
SHAPES = (
    ("Grid", "Rounds", 3, 5),
    ("Grid", "Rounds", 5, 3),
    ("Standings", "Tie-breaks", "SOS", "SOS, SOSOS, CUSS, LOT"),
    ("Standings", "Tie-breaks", "SOS, SOSOS, CUSS, LOT", "SOS"),
)


@pytest.mark.parametrize(
    ("name", "label", "before", "after"),
    sampled(SHAPES, SHAPES[::3]),
)
def test_a_sheet_with_other_columns_looks_like_one_made_with_them(
    tmp_path: Path, name: str, label: str, before: str | int, after: str | int
) -> None:
    """Boxes, lines, widths, hidden columns, shading, pages, filter.

    A grid with more columns and standings with fewer every time.
    """
    path = tmp_path / "event.xlsx"
    begin(path, rounds=3)
    story = Story(XlsxFile(path, now=NOW, backup=False))
    story.sets(label, before)
    story.does(import_players, roster(6), source="list", here=True)
    story.does(draw)
    assert AddSheet not in map(type, story.does(refresh, "check").operations)
    story.sets(label, after)
    changes = story.does(refresh, "check")
    reshaped = look(path, name)
    made_anew(path, name)

    assert {RemoveSheet, AddSheet}.isdisjoint(map(type, changes.operations))
    assert look(path, name) == reshaped
