"""Tick boxes come from every host as the same words, and are read as yes and no."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.excel.values import is_risky
from nigiri.hosts.files.ods_file import OdsFile
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.hosts.pipe import Pipe, sheets_form
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.workbook import read
from tests.excel.cells import Held
from tests.excel.live import Live
from tests.hosts.kinds import NOW
from tests.hosts.office import converted
from tests.sample import sampled
from tests.ticked import ticked
from tests.workbook.live import Made, Typing, event

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.hosts import Host
    from nigiri.workbook.model.cells import Workbook

BOXES = ("TRUE", "FALSE", "TRUE")


@pytest.fixture
def made() -> Made:
    """Return an event with boxes beside its first players."""
    story = Typing(event("fr", "registration"))
    place = story.players
    for row, box in enumerate(BOXES, place.first_row):
        story.type(place.name, row, place.columns["here"], box)
    return story.done()


def stays(host: Host, made: Made) -> Workbook:
    """Return what a host hands over after a change beside the boxes."""
    place = made.refs.book.locations["players"]
    cell = CellChange(place.first_row, place.columns["notes"], None, "vegan")
    host.apply(Changes((SetCells(place.name, (cell,)),)))
    return host.snapshot()


def here(workbook: Workbook) -> list[bool]:
    """Return whether the first players are here; nothing is wrong in Players."""
    reading = read(workbook)
    assert () == reading.problems
    return [player.here for player in reading.event.players[: len(BOXES)]]


@pytest.mark.parametrize("kind", sampled(["xlsx", "ods"], ["xlsx"]))
def test_a_file_with_boxes_is_read_and_written_beside_them(
    kind: str, made: Made, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """As Excel or a web spreadsheet stores them, and as LibreOffice saves the same as .ods.

    As .xlsx every time; how an .ods spells yes and no is read in test_ods.py as well.
    """
    path = tmp_path / "open.xlsx"
    path.write_bytes(ticked(made.data))
    host: Host = XlsxFile(path, now=NOW)
    if kind == "ods":
        request.getfixturevalue("office_stays")
        soffice = request.getfixturevalue("program")("soffice")
        host = OdsFile(converted(soffice, path, "ods", tmp_path / "saved"), now=NOW)

    assert [True, False, True] == here(host.snapshot())
    assert [True, False, True] == here(stays(host, made))


def test_an_open_document_sends_boxes(made: Made) -> None:
    """True and false in JSON."""
    sheets = sheets_form(made.workbook)
    place = made.refs.book.locations["players"]
    for sheet in sheets:
        if sheet["name"] == place.name:
            rows = sheet["rows"]
            assert isinstance(rows, list)
            for row, box in enumerate(BOXES, place.first_row - 1):
                rows[row][place.columns["here"] - 1] = box == "TRUE"

    assert [True, False, True] == here(stays(Pipe(sheets), made))


def test_excel_hands_over_boxes(made: Made) -> None:
    """As xlwings has them: True and False."""
    live, place = Live(), made.refs.book.locations["players"]
    sheet = live.program.books[0].sheets[0]
    sheet.name = place.name
    for row, box in enumerate(BOXES, place.first_row):
        sheet.cells[row, place.columns["here"]] = Held(box == "TRUE")

    boxes = live.snapshot()[place.name]

    at = place.columns["here"]
    assert BOXES == tuple(boxes.cell(row, at) for row in range(place.first_row, boxes.height + 1))


@pytest.mark.parametrize("word", ["TRUE", "Vrai", "wahr", "FALSE", "faux", "FALSCH"])
def test_a_text_that_excel_takes_for_a_box_is_written_as_a_text(word: str) -> None:
    """In the language of whichever Excel."""
    assert is_risky(word)
