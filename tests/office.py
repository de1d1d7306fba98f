"""Real LibreOffice, without a window: recalculate workbooks, and print them as pictures.

The program has a profile of its own, so nothing that is open on the machine is touched, and
everything is calculated anew when a file is read: whatever values a file brings along count for
nothing.
"""

from __future__ import annotations

import re
import subprocess
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

from nigiri.workbook.model.cells import Sheet
from tests.converter import Converter

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell, Workbook

_CSV = "9,34,76,1,,0,true,false,false,false,false,-1"
"""Tabs between fields, quotes around texts only, UTF-8, numbers as they are, every sheet."""

_FIELD = re.compile(r'(?:("(?:[^"]|"")*")|([^\t\n"]*))(\t|\n)')
_STORED = re.compile(rb"(<f>[^<]*</f>)<v[^>]*>[^<]*</v>")
_SHEETS = re.compile(r"xl/worksheets/[^/]+\.xml")


def recalculated(
    soffice: str, books: Mapping[str, bytes], folder: Path, *, seconds: int = 300
) -> dict[str, dict[str, Sheet]]:
    """Return sheet by sheet what each workbook shows after LibreOffice calculated every formula.

    books -- name -> the file's bytes; one call of the program serves all of them
    """
    sources, results = folder / "in", folder / "out"
    sources.mkdir(parents=True)
    for name, data in books.items():
        (sources / f"{name}.xlsx").write_bytes(without_values(data))
    paths = [sources / f"{name}.xlsx" for name in books]
    kind = f"csv:Text - txt - csv (StarCalc):{_CSV}"
    Converter(soffice, recalculates=True).convert(paths, kind, results, seconds=seconds)
    return {name: _sheets(results, name) for name in books}


def _sheets(folder: Path, name: str) -> dict[str, Sheet]:
    """Return the sheets of one workbook from the files written for them."""
    return {
        path.stem.removeprefix(f"{name}-"): Sheet.of(_rows(path.read_text(encoding="utf-8")))
        for path in sorted(folder.glob(f"{name}-*.csv"))
    }


def _rows(text: str) -> list[list[Cell]]:
    """Return the rows of a file in which texts stand in quotes and numbers do not."""
    rows: list[list[Cell]] = [[]]
    for words, number, end in _FIELD.findall(text):
        rows[-1].append(words[1:-1].replace('""', '"') if words else _number(number))
        if end == "\n":
            rows.append([])
    return rows


def _number(written: str) -> Cell:
    """Return a number; what is none, such as an error, stays a text."""
    try:
        return float(written)
    except ValueError:
        return written


def without_values(data: bytes) -> bytes:
    """Return the workbook with its formulas alone: no formula has a value to be believed."""
    target = BytesIO()
    with ZipFile(BytesIO(data)) as old, ZipFile(target, "w", ZIP_DEFLATED) as new:
        for part in old.namelist():
            content = old.read(part)
            if _SHEETS.fullmatch(part):
                content = _STORED.sub(rb"\1", content)
            new.writestr(part, content)
    return target.getvalue()


def pictures(programs: tuple[str, str], path: Path, folder: Path, *, dpi: int = 60) -> list[Path]:
    """Return the pages that a workbook prints, as PNG files in order.

    programs -- soffice and pdftoppm
    """
    Converter(programs[0], recalculates=True).convert([path], "pdf", folder, seconds=120)
    pages = folder / path.stem
    subprocess.run(
        [programs[1], "-png", "-r", str(dpi), str(folder / f"{path.stem}.pdf"), str(pages)],
        check=True,
        capture_output=True,
        timeout=120,
    )
    return sorted(folder.glob(f"{path.stem}-*.png"))


def otherwise(
    written: Mapping[str, Workbook], shown: Mapping[str, Mapping[str, Sheet]]
) -> dict[tuple[str, str, int, int], tuple[Cell, Cell]]:
    """Return workbook, sheet, row and column -> written and shown, of every cell that differs."""
    return {
        (each, name, row, column): (cell, calculated)
        for each, book in written.items()
        for name in book
        for row, line in enumerate(book[name].rows, 1)
        for column, cell in enumerate(line, 1)
        if not alike(cell, calculated := shown[each][name].cell(row, column))
    }


def alike(cell: Cell, calculated: Cell) -> bool:
    """Tell whether a cell shows what was calculated: sums of money agree in nine places.

    LibreOffice puts quotes around all cells of such a sheet, so a number comes as its digits.
    """
    if isinstance(cell, int | float):
        try:
            return abs(cell - float(str(calculated))) < 1e-9 * max(1, abs(cell))
        except ValueError:
            return False
    return (cell or None) == (calculated or None)
