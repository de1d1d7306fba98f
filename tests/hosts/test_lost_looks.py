"""Looks that another program did not save are told, offered once, and brought back."""

from __future__ import annotations

import re
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from openpyxl import load_workbook

from nigiri.desk.draw.draw import draw
from nigiri.desk.output.proof import proof
from nigiri.desk.players.import_list import import_players
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.hosts.xlsx.blank_rows import FEWEST
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.derive.fresh_looks import fresh_looks
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from tests.desk.story import DESK, begin, roster
from tests.excel.validator import findings
from tests.hosts.made import laid
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from openpyxl.cell import Cell, MergedCell
    from openpyxl.worksheet.worksheet import Worksheet

    Edit = Callable[[str, bytes], bytes]

APP = b"""<?xml version="1.0" encoding="UTF-8"?>
<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">
<Application>%b</Application></Properties>"""
LISTS = re.compile(rb"<dataValidations.*?</dataValidations>", re.DOTALL)
RULES = re.compile(rb"<conditionalFormatting.*?</conditionalFormatting>", re.DOTALL)
LOCKS = re.compile(rb"<sheetProtection[^>]*/>")
COLUMNS = re.compile(rb"<cols>.*?</cols>", re.DOTALL)
STYLE = re.compile(rb'(<(?:c|row) [^>]*?) s="\d+"')
#: The last row of a list that grows: the more lines were opened in it, the further down.
FAR = re.compile(r"\d{4,}")
SHEET = "xl/worksheets/"


def without_any_looks(name: str, part: bytes) -> bytes:
    """Return a part as SheetJS saves it."""
    if not name.startswith(SHEET):
        return part
    for each in (LISTS, RULES, LOCKS, COLUMNS):
        part = each.sub(b"", part)
    return STYLE.sub(rb"\1", part)


def with_half_the_looks(name: str, part: bytes) -> bytes:
    """Return a part as Gnumeric saves it: no lists, of most areas one rule, and blank rows."""
    if not name.startswith(SHEET):
        return part
    part = LISTS.sub(b"", RULES.sub(b"", part))
    last = max([int(row) for row in re.findall(rb'<row r="(\d+)"', part)], default=1)
    rows = (
        f'<row r="{row}"><c r="A{row}" s="1"/><c r="C{row}" s="2"/></row>'
        for row in range(last + 1, last + 5 + FEWEST)
    )
    return part.replace(b"</sheetData>", "".join(rows).encode() + b"</sheetData>")


def saved_by(path: Path, program: bytes, edit: Edit) -> None:
    """Save a workbook as another program does."""
    with ZipFile(BytesIO(path.read_bytes())) as old:
        parts = {name: edit(name, old.read(name)) for name in old.namelist()}
    parts["docProps/app.xml"] = APP % program
    with ZipFile(path, "w", ZIP_DEFLATED) as new:
        for name, part in parts.items():
            new.writestr(name, part)


def event(path: Path, language: str = "en") -> XlsxFile:
    """Return an event of nine players with a round drawn, which has boards, a bye and Out."""
    return XlsxFile(laid(path, _event, language), now=DESK.now)


def _event(path: Path, language: str) -> None:
    """Make the event."""
    story = begin(path, rounds=3, language=language)
    story.does(import_players, roster(9), source="players.csv", here=True)
    story.does(draw)


def looks_of(sheet: Worksheet) -> dict[str, object]:
    """Return what a sheet looks like to an independent reader."""
    cells = [cell for row in sheet.iter_rows() for cell in row]
    of_each = {cell.style_id: cell for cell in cells}
    styles = {style: style_of(cell) for style, cell in of_each.items()}
    rules = [
        (FAR.sub("end", str(area.sqref)), rule.formula, rule.stopIfTrue)
        for area in sheet.conditional_formatting
        for rule in area.rules
    ]
    lists = [(str(each.sqref), each.formula1) for each in sheet.data_validations.dataValidation]
    widths = {name: (each.width, each.hidden) for name, each in sheet.column_dimensions.items()}
    return {
        "cells": {cell.coordinate: styles[cell.style_id] for cell in cells},
        "rules": rules, "lists": lists, "widths": widths,
        "locked": sheet.protection.sheet, "frozen": sheet.freeze_panes,
    }  # fmt: skip


def style_of(cell: Cell | MergedCell) -> tuple[object, ...]:
    """Return what a cell looks like; many have the same style."""
    return (
        cell.font.b, cell.font.sz, cell.fill.fgColor.rgb,
        cell.alignment.wrap_text, cell.border.bottom and cell.border.bottom.style,
        cell.number_format, cell.protection.locked,
    )  # fmt: skip


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"]))
def test_all_looks_come_back(tmp_path: Path, language: str) -> None:
    """Of a file that was saved without any, every sheet looks as before; no cell is another.

    In one language every time.
    """
    path = tmp_path / "open.xlsx"
    file = event(path, language)
    before, cells = load_workbook(path), file.snapshot()
    saved_by(path, b"SheetJS", without_any_looks)

    assert ("drop-downs", "colours", "protection", "styles") == file.bring_back_looks()
    assert cells == file.snapshot()
    after = load_workbook(path)
    hidden = [sheet.title for sheet in before if sheet.sheet_state == "hidden"]
    assert {each.title: looks_of(each) for each in before if each.title not in hidden} == {
        each.title: looks_of(each) for each in after if each.title not in hidden
    }
    assert [] == findings(path)
    assert () == file.bring_back_looks()


def test_lists_and_colours_alone_come_back(tmp_path: Path) -> None:
    """The styles that were saved, and may be the director's, stay."""
    path = tmp_path / "open.xlsx"
    file = event(path)
    before = load_workbook(path)
    saved_by(path, b"gnumeric", with_half_the_looks)

    assert ("drop-downs", "colours") == file.bring_back_looks()
    after = load_workbook(path)
    for sheet in before:
        was, now = looks_of(sheet), looks_of(after[sheet.title])
        assert (was["rules"], was["lists"]) == (now["rules"], now["lists"])


@pytest.mark.parametrize("program", [b"Microsoft Excel", b"LibreOffice"])
def test_what_a_director_takes_away_stays_away(tmp_path: Path, program: bytes) -> None:
    """Protection lifted on one sheet, a list removed on another: the director meant it."""
    path = tmp_path / "open.xlsx"
    file = event(path)
    parts = iter((LISTS, LOCKS))
    once = dict.fromkeys((f"{SHEET}sheet2.xml", f"{SHEET}sheet11.xml"))

    def edit(name: str, part: bytes) -> bytes:
        return next(parts).sub(b"", part) if name in once else part

    saved_by(path, program, edit)

    assert () == file.bring_back_looks()


def test_a_sheet_whose_labels_were_moved_is_left_alone(tmp_path: Path) -> None:
    """Nothing can be said of a cell by its address there; the others come back."""
    path = tmp_path / "open.xlsx"
    file = event(path)
    sheet = file.snapshot()["Event"]
    label = sheet.cell(8, 6)
    moved = CellChange(8, 6, label, f"{label} (ours)")
    file.apply(Changes((SetCells("Event", (moved,)),)))

    assert {"Event", "Lists"} == set(file.snapshot()) - set(fresh_looks(file.snapshot()))


def test_sheets_that_are_made_anew_when_wanted_are_left_out(tmp_path: Path) -> None:
    """Proof is: the command that makes it makes its looks, too."""
    path = tmp_path / "open.xlsx"
    file = event(path)
    file.apply(proof(file.snapshot(), DESK))

    assert {"Proof", "Lists"} == set(file.snapshot()) - set(fresh_looks(file.snapshot()))


def test_blank_rows_of_gnumeric_go_and_their_columns_keep_the_look(tmp_path: Path) -> None:
    """A result typed below a cut row looks as the cell did that was cut."""
    path = tmp_path / "open.xlsx"
    file = event(path)
    row = file.snapshot()["Log"].height + 50
    saved_by(path, b"gnumeric", with_half_the_looks)
    size = path.stat().st_size
    style = load_workbook(path)["Log"][address(row, 3)].font.sz

    file.apply(Changes((SetCells("Log", (CellChange(row, 3, None, "us"),)),)))

    assert path.stat().st_size < size
    log = load_workbook(path)["Log"]
    assert (row, style) == (log.max_row, log.cell(log.max_row, 3).font.sz)


def test_blank_rows_that_others_wrote_stay(tmp_path: Path) -> None:
    """Who coloured rows of their own in Excel wants them as they are."""
    path = tmp_path / "open.xlsx"
    file = event(path)
    saved_by(path, b"Microsoft Excel", with_half_the_looks)
    rows = load_workbook(path)["Log"].max_row

    file.apply(Changes((SetCells("Log", (CellChange(1, 3, None, "us"),)),)))

    assert rows == load_workbook(path)["Log"].max_row
