"""The sheets of the imitated Excel: cells, formats, rows that open and close, names in formulas."""

from __future__ import annotations

import copy
import re
from dataclasses import dataclass, field, replace
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import openpyxl

from nigiri.hosts.xlsx.package.formulas import quoted, shifted
from tests.excel.cells import (
    NAME_TAKEN,
    NO_SUCH_SHEET,
    ONLY_SHEET,
    Held,
    com_error,
    handed_over,
    taken,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from openpyxl.worksheet.worksheet import Worksheet

    from nigiri.hosts.xlsx.package.references import Shift

    Calculate = Callable[[str, tuple[int, int], str], object]

Place = tuple[int, int]

#: A text inside a formula; the name of a sheet, in apostrophes or not.
LOOKS_AT = re.compile(r"""("[^"]*")|'((?:[^']|'')+)'!|([\w.]+)!""")


@dataclass
class SheetModel:
    """One sheet.

    allowed -- what its protection allows, None where it is not protected
    hung -- the kinds of what people hung on it: note, picture, chart, table
    """

    name: str
    cells: dict[Place, Held] = field(default_factory=dict)
    formats: dict[Place, str] = field(default_factory=dict)
    column_formats: dict[int, str] = field(default_factory=dict)
    widths: dict[int, float] = field(default_factory=dict)
    visible: bool = True
    allowed: frozenset[str] | None = None
    password: str = ""
    print_area: str = ""
    selected: str = "A1"
    hung: tuple[str, ...] = ()

    def format_of(self, at: Place) -> str:
        """Return the number format of a cell."""
        return self.formats.get(at) or self.column_formats.get(at[1]) or "General"

    def give(
        self, at: Place, given: object, calculate: Callable[[str, Place, str], object]
    ) -> None:
        """Give a cell something, as a program does."""
        held, self.formats[at] = taken(given, self.format_of(at))
        before = self.cells.pop(at, Held("#NAME?"))
        if held is not None:
            self.cells[at] = held
            if held.formula:
                value = calculate(self.name, at, held.formula)
                held.shows = before.shows if value is None else value  # type: ignore[assignment]

    def value(self, at: Place) -> object:
        """Return what a program is handed over of a cell."""
        return handed_over(self.cells.get(at), self.format_of(at))

    def used(self) -> tuple[int, int, int, int]:
        """Return the used range; a cell with nothing but a format is used, too."""
        places = {*self.cells, *(at for at, each in self.formats.items() if each != "General")}
        rows, columns = [row for row, _ in places] or [1], [column for _, column in places] or [1]
        return min(rows), min(columns), max(rows), max(columns)

    def shift(self, shift: Shift) -> None:
        """Open or close rows or columns; new rows look like the one above."""
        above = {at[1]: each for at, each in self.formats.items() if at[0] == shift.at - 1}
        for held in (self.cells, self.formats):
            moved = {}
            for (row, column), each in held.items():
                line = shift.line(column if shift.across else row)
                if line is not None:
                    moved[(row, line) if shift.across else (line, column)] = each
            held.clear()
            held.update(moved)  # type: ignore[arg-type]
        if shift.across:
            self.widths = _moved(self.widths, shift)
            self.column_formats = _moved(self.column_formats, shift)
            return
        for row in range(shift.at, shift.at + shift.count):
            self.formats |= {(row, column): each for column, each in above.items()}


class BookModel:
    """One workbook; fixed -- its tabs may not come and go."""

    def __init__(self, name: str, sheets: list[SheetModel]) -> None:
        """Hold the sheets, the first of them shown."""
        self.name, self.sheets, self.fixed = name, sheets, False
        self.active = sheets[0]

    def sheet(self, name: str) -> SheetModel:
        """Return a sheet by its name."""
        for sheet in self.sheets:
            if sheet.name.casefold() == name.casefold():
                return sheet
        raise KeyError(name)

    def shift(self, sheet: SheetModel, shift: Shift) -> None:
        """Open or close rows or columns of a sheet; formulas everywhere follow."""
        sheet.shift(shift)
        self._reword(lambda text, home: shifted(text, shift, sheet.name, home=home is sheet))

    def rename(self, sheet: SheetModel, name: str) -> None:
        """Give a sheet another name; formulas everywhere follow."""
        if any(other is not sheet and other.name.casefold() == name.casefold()
               for other in self.sheets):  # fmt: skip
            raise com_error(NAME_TAKEN)
        self._look_elsewhere(sheet.name, f"{quoted(name)}!")
        sheet.name = name

    def remove(self, sheet: SheetModel) -> None:
        """Delete a sheet; formulas that looked at it look at nothing."""
        if len(self.sheets) == 1:
            raise com_error(ONLY_SHEET)
        self.sheets = [each for each in self.sheets if each is not sheet]
        self.active = self.sheets[0] if self.active is sheet else self.active
        self._look_elsewhere(sheet.name, "#REF!")

    def refuse_unknown(self, sheet: SheetModel, at: Place, given: object) -> None:
        """Refuse a formula that looks at a sheet that is not there: Excel would want its file."""
        if isinstance(given, str) and given.startswith("=") and sheet.format_of(at) != "@":
            for found in LOOKS_AT.finditer(given):
                name = (found[2] or found[3] or "").replace("''", "'")
                if name and name not in {each.name for each in self.sheets}:
                    raise com_error(NO_SUCH_SHEET.format(name=name))

    def _look_elsewhere(self, name: str, there: str) -> None:
        """Let formulas that look at a sheet look elsewhere."""
        names = "|".join(map(re.escape, (f"{quoted(name)}!", f"'{name}'!")))
        pattern = re.compile(rf"""("[^"]*")|(?<![\w'])(?:{names})""")
        self._reword(lambda text, _: pattern.sub(lambda found: found[1] or there, text))

    def _reword(self, new: Callable[[str, SheetModel], str]) -> None:
        """Give all formulas new words."""
        for sheet in self.sheets:
            for held in sheet.cells.values():
                if held.formula:
                    held.formula = f"={new(held.formula[1:], sheet)}"


def _moved(known: dict[int, Any], shift: Shift) -> dict[int, Any]:
    """Return what is known of columns where they are now."""
    lines = ((shift.line(column), each) for column, each in known.items())
    return {at: each for at, each in lines if at is not None}


def read_book(path: str, name: str) -> BookModel:
    """Return a workbook that is opened from a file."""
    return BookModel(name, [_fresh(sheet) for sheet in _read(Path(path).read_bytes())])


@lru_cache(maxsize=32)
def _read(data: bytes) -> tuple[SheetModel, ...]:
    """Return the sheets of a file, which nobody changes: the same looks are opened many times."""
    book = openpyxl.load_workbook(BytesIO(data))
    return tuple(_read_sheet(sheet) for sheet in book.worksheets)


def _fresh(sheet: SheetModel) -> SheetModel:
    """Return a sheet like another one, to be changed."""
    return replace(
        sheet,
        cells={at: replace(held) for at, held in sheet.cells.items()},
        formats={**sheet.formats},
        column_formats={**sheet.column_formats},
        widths={**sheet.widths},
    )


def _read_sheet(sheet: Worksheet) -> SheetModel:
    """Return a sheet of a file."""
    model = SheetModel(sheet.title, visible=sheet.sheet_state == "visible")
    for row in sheet.iter_rows():
        for cell in row:
            at = int(cell.row or 1), int(cell.column or 1)
            if cell.has_style:
                model.formats[at] = cell.number_format
            if cell.value is not None:
                model.cells[at] = Held(cell.value)  # type: ignore[arg-type]
    for dimension in sheet.column_dimensions.values():
        for column in range(dimension.min or 1, (dimension.max or 0) + 1):
            model.column_formats[column] = dimension.number_format
            model.widths[column] = round(dimension.width - 5 / 7, 1)
    if sheet.protection.sheet:
        model.allowed = frozenset({"AllowFormattingCells", "AllowInsertingRows"})
    model.print_area = (sheet.print_area or "").rpartition("!")[2]
    return model


def copied(sheet: SheetModel, book: BookModel, place: int, home: BookModel) -> None:
    """Copy a sheet to a place; from another workbook its formulas go on looking at that one."""
    new = copy.deepcopy(sheet)
    number = 2
    while any(each.name == new.name for each in book.sheets):
        new.name, number = f"{sheet.name} ({number})", number + 1
    for held in new.cells.values():
        if held.formula and book is not home:
            held.formula = re.sub(r"('?)([\w ]+'?!)", rf"\1[{home.name}]\2", held.formula)
    book.sheets.insert(place, new)
    book.active = new
