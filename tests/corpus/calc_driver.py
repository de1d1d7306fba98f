"""Work in LibreOffice Calc as somebody at the keyboard does: one JSON request a line.

Started by calc.py with the Python that has LibreOffice's `uno`; it imports nothing of ours.
`python calc_driver.py PIPE` connects to the program that listens at that pipe.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import uno

PATIENCE = 60
AS_TYPED = 256
"""The kind of format in which what is typed stays a text."""
FILTERS = {"xlsx": "Calc MS Excel 2007 XML", "ods": "calc8"}


def connected(pipe: str) -> Any:  # noqa: ANN401 -- LibreOffice's
    """Return the context of the program, waiting until it listens."""
    here = uno.getComponentContext()
    resolver = here.ServiceManager.createInstanceWithContext(
        "com.sun.star.bridge.UnoUrlResolver", here
    )
    address = f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext"
    until = time.monotonic() + PATIENCE
    while True:
        try:
            context = resolver.resolve(address)
            break
        except Exception:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
    return context


def value(name: str, is_now: object) -> Any:  # noqa: ANN401 -- LibreOffice's
    """Return a named value."""
    made = uno.createUnoStruct("com.sun.star.beans.PropertyValue")
    made.Name, made.Value = name, is_now
    return made


class Driver:
    """What somebody does: each method is a request of its name."""

    def __init__(self, context: Any) -> None:  # noqa: ANN401 -- LibreOffice's
        """Begin without a document."""
        self.context = context
        name = "com.sun.star.frame.Desktop"
        self.desktop = context.ServiceManager.createInstanceWithContext(name, context)
        self.document: Any = None

    def open(self, path: str) -> None:
        """Open a workbook; a program that is just starting opens nothing yet."""
        until = time.monotonic() + PATIENCE
        self.document = None
        hidden = (value("Hidden", True),)  # noqa: FBT003 -- LibreOffice's
        while self.document is None:
            url = uno.systemPathToFileUrl(path)
            self.document = self.desktop.loadComponentFromURL(url, "_blank", 0, hidden)
            assert self.document is not None or time.monotonic() < until, f"{path} does not open"

    def save(self, path: str) -> None:
        """Save the workbook under that name; its end says as what."""
        kind = value("FilterName", FILTERS[path.rsplit(".", 1)[1]])
        self.document.storeToURL(uno.systemPathToFileUrl(path), (kind,))

    def close(self) -> None:
        """Close the workbook without saving it again."""
        self.document.close(True)  # noqa: FBT003 -- LibreOffice's
        self.document = None

    def _sheet(self, name: str) -> Any:  # noqa: ANN401 -- LibreOffice's
        """Return a sheet, without its protection: there is no password."""
        sheet = self.document.Sheets.getByName(name)
        if sheet.isProtected():
            sheet.unprotect("")
        return sheet

    def _cells(self, sheet: str, area: str) -> Any:  # noqa: ANN401 -- LibreOffice's
        """Return cells: "A1", "A3:F9"."""
        return self._sheet(sheet).getCellRangeByName(area)

    def type(self, sheet: str, cell: str, text: str) -> None:
        """Type into a cell, as the keyboard does: what looks like a number or a day becomes one."""
        self._type(self._cells(sheet, cell), text)

    def fill_in(self, sheet: str, cell: str, text: str) -> None:
        """Type into a cell as it does, of a sheet that stays protected: locked cells refuse it."""
        there = self.document.Sheets.getByName(sheet)
        target = there.getCellRangeByName(cell)
        assert not (there.isProtected() and target.CellProtection.IsLocked), f"{cell} is locked"
        self._type(target, text)

    def _type(self, target: Any, text: str) -> None:  # noqa: ANN401 -- LibreOffice's
        """Type into a cell."""
        formats = self.document.NumberFormats
        if formats.getByKey(target.NumberFormat).Type & AS_TYPED:
            target.setString(text)
        elif text.startswith("=") or not text:
            target.setFormula(text)
        else:
            self._understood(target, text)

    def _understood(self, cell: Any, text: str) -> None:  # noqa: ANN401 -- LibreOffice's
        """Put a number or a day where the text is one, with its format where there is none yet."""
        known = self.context.ServiceManager.createInstanceWithContext(
            "com.sun.star.util.NumberFormatter", self.context
        )
        known.attachNumberFormatsSupplier(self.document)
        try:
            kind = known.detectNumberFormat(0, text)
            number = known.convertStringToNumber(0, text)
        except Exception:  # noqa: BLE001 -- it is none
            cell.setString(text)
            return
        cell.setValue(number)
        if cell.NumberFormat == 0:
            cell.NumberFormat = kind

    def plain(self, sheet: str, area: str) -> None:
        """Give cells the usual format, as Ctrl+M does: texts are no longer kept as typed."""
        self._cells(sheet, area).NumberFormat = 0

    def paint(self, sheet: str, area: str, colour: int) -> None:
        """Give cells a colour."""
        self._cells(sheet, area).CellBackColor = colour

    def rename(self, sheet: str, name: str) -> None:
        """Give a tab another name."""
        self._sheet(sheet).setName(name)

    def move(self, sheet: str, place: int) -> None:
        """Drag a tab elsewhere."""
        self.document.Sheets.moveByName(sheet, place)

    def copy(self, sheet: str, name: str, place: int) -> None:
        """Copy a sheet."""
        self.document.Sheets.copyByName(sheet, name, place)

    def add(self, name: str, place: int) -> None:
        """Add an empty sheet."""
        self.document.Sheets.insertNewByName(name, place)

    def remove(self, name: str) -> None:
        """Delete a sheet."""
        self.document.Sheets.removeByName(name)

    def insert_columns(self, sheet: str, at: int, count: int) -> None:
        """Insert columns before the one of that number, from 0."""
        self._sheet(sheet).Columns.insertByIndex(at, count)

    def delete_columns(self, sheet: str, at: int, count: int) -> None:
        """Delete columns."""
        self._sheet(sheet).Columns.removeByIndex(at, count)

    def delete_rows(self, sheet: str, at: int, count: int) -> None:
        """Delete rows, from 0; those below move up."""
        self._sheet(sheet).Rows.removeByIndex(at, count)

    def insert_rows(self, sheet: str, at: int, count: int) -> None:
        """Insert rows."""
        self._sheet(sheet).Rows.insertByIndex(at, count)

    def drag(self, sheet: str, area: str, to: str) -> None:
        """Cut cells and paste them elsewhere; formulas follow."""
        target = self._cells(sheet, to).CellAddress
        self._sheet(sheet).moveRange(target, self._cells(sheet, area).RangeAddress)

    def sort(self, sheet: str, area: str, column: int, *, up: bool) -> None:
        """Sort rows by a column of the area, from 0; there is no line of headings in it."""
        field = uno.createUnoStruct("com.sun.star.table.TableSortField")
        field.Field, field.IsAscending = column, up
        fields = uno.Any("[]com.sun.star.table.TableSortField", (field,))
        how = (value("SortFields", fields), value("ContainsHeader", False))  # noqa: FBT003
        uno.invoke(self._cells(sheet, area), "sort", (how,))

    def filter(self, sheet: str, area: str, column: int, text: str) -> None:
        """Show only the rows that have a text in a column of the area."""
        cells = self._cells(sheet, area)
        rule = uno.createUnoStruct("com.sun.star.sheet.TableFilterField")
        rule.Field, rule.StringValue = column, text
        rule.Operator = uno.Enum("com.sun.star.sheet.FilterOperator", "EQUAL")
        how = cells.createFilterDescriptor(True)  # noqa: FBT003 -- LibreOffice's
        how.ContainsHeader = True
        how.setFilterFields((rule,))
        cells.filter(how)

    def note(self, sheet: str, cell: str, text: str) -> None:
        """Hang a comment on a cell."""
        where = self._cells(sheet, cell).CellAddress
        self._sheet(sheet).Annotations.insertNew(where, text)


def main() -> None:
    """Answer until the requests end."""
    driver = Driver(connected(sys.argv[1]))
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = {"is": getattr(driver, request["do"])(*request["with"], **request["by"])}
        except Exception as error:  # noqa: BLE001 -- whoever asks sees it
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
