"""What people typed below a table in LibreOffice moves with its look, formulas and who looks."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import openpyxl
import pytest
from openpyxl.styles import PatternFill
from openpyxl.utils.cell import coordinate_to_tuple

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.number import number
from nigiri.hosts.files.ods_file import OdsFile
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.derive.written_cells import last_written
from tests.desk.story import DESK, Story, club, drawn
from tests.hosts.office import converted
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.locations import Location

KINDS = ("grid", "standings", "problems")


def typed(story: Story, gap: int) -> dict[str, str]:
    """Let somebody type below the tables and look at it from a sheet of their own.

    Returns tab -> where the first of two cells stands: a text in red, the formula beside it.
    """
    places = {kind: story.place(kind) for kind in KINDS}
    book = openpyxl.load_workbook(story.host.path)  # type: ignore[attr-defined]
    mine, found = book.create_sheet("Mine"), {}
    for at, (kind, place) in enumerate(places.items(), 1):
        sheet, column = book[place.name], place.columns["name" if kind != "problems" else "what"]
        row = last_written(place, story.workbook[place.name]) + gap
        cell = sheet.cell(row, column, f"Prizes of {kind}")
        cell.fill = PatternFill("solid", fgColor="FFCC0000")
        sheet.cell(row, column + 1, f'={cell.coordinate}&"!"')
        mine.cell(at, 1, f"='{place.name}'!{cell.coordinate}")
        found[place.name] = cell.coordinate
    book.save(story.host.path)  # type: ignore[attr-defined]
    return found


def grown(story: Story) -> None:
    """Let two latecomers in, look at the tables, draw, and play with a handicap of one's own."""
    first = max(story.reading.player_rows) + 1
    for row in (first, first + 1):
        keys = {"family": f"Late{row}", "rank": "9k", "here": "yes", "out": "1"}
        story.types("players", {(row, key): cell for key, cell in keys.items()})
    story.does(number)
    story.does(draw)
    story.types(2, {(row, "handicap"): 7 for row in (4, 5, 6)})
    story.does(refresh, "standings")


@pytest.mark.parametrize(("kind", "gap"), sampled(product(["xlsx", "ods"], [1, 4]), [("xlsx", 1)]))
def test_what_was_typed_in_libreoffice_is_below_the_tables_when_they_have_grown(
    program: Callable[[str], str], tmp_path: Path, kind: str, gap: int
) -> None:
    """With its colour; formulas in it and formulas that look at it follow."""
    story = drawn(club(9, path=tmp_path / "open.xlsx", rounds=4), 1)
    were = typed(story, gap)
    saved = converted(program("soffice"), tmp_path / "open.xlsx", kind, tmp_path / "saved")
    host = {"xlsx": XlsxFile, "ods": OdsFile}[kind](saved, now=DESK.now)
    story = Story(host)
    grown(story)

    after = saved if kind == "xlsx" else converted(
        program("soffice"), saved, "xlsx", tmp_path / "after")  # fmt: skip
    book = openpyxl.load_workbook(after)
    assert len(KINDS) == len(were)
    for at, (tab, was) in enumerate(were.items(), 1):
        place: Location = story.place(KINDS[at - 1])
        (cell,) = [c for row in book[tab].iter_rows() for c in row
                   if str(c.value).startswith("Prizes of")]  # fmt: skip
        row, column = coordinate_to_tuple(cell.coordinate)
        assert row > last_written(place, story.workbook[tab]) + 1
        assert row > coordinate_to_tuple(was)[0]
        assert "FFCC0000" == cell.fill.fgColor.rgb
        assert f'={cell.coordinate}&"!"' == book[tab].cell(row, column + 1).value
        assert cell.coordinate in str(book["Mine"].cell(at, 1).value).replace("$", "")
        assert cell.value == story.workbook["Mine"].cell(at, 1)
