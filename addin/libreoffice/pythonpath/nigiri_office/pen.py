"""Write values as nigiri hands them over: a text stays a text, also "007", "1/2" and "=1"."""

from nigiri_office.cells import serial
from nigiri_office.formulas import Formulas

CONTENTS = 1 | 2 | 4 | 16
DATE = 2


class Pen:
    """What writes into the cells of one document."""

    def __init__(self, document):
        """Take the document."""
        self._document, self._formulas = document, Formulas(document)

    def write(self, cell, value):
        """Write one cell."""
        if value is None or value == "":
            cell.clearContents(CONTENTS)
        elif isinstance(value, str):
            cell.setString(value)
        elif isinstance(value, dict):
            self._write_other(cell, value)
        else:
            cell.setValue(float(value))

    def _write_other(self, cell, value):
        """Write a formula or a date; a date looks like one where the cell does not say how."""
        if "formula" in value:
            cell.setTokens(self._formulas.tokens(value["formula"], cell))
            return
        cell.setValue(float(serial(self._document, value)))
        formats = self._document.NumberFormats
        if not formats.getByKey(cell.NumberFormat).Type & DATE:
            cell.NumberFormat = formats.getStandardFormat(DATE, cell.CharLocale)

    def fill(self, sheet, cells):
        """Write the cells of a new sheet, of row, column and value: neighbours together."""
        for row, column, values in runs(cells):
            last = column + len(values) - 1
            target = sheet.getCellRangeByPosition(column - 1, row - 1, last - 1, row - 1)
            target.setDataArray((tuple(values),))
        for row, column, value in cells:
            if isinstance(value, dict):
                self._write_other(sheet.getCellByPosition(column - 1, row - 1), value)


def runs(cells):
    """Yield row, first column and values of neighbours that are written together."""
    start, values = None, []
    for row, column, value in sorted(cells, key=lambda cell: cell[:2]):
        simple = "" if value is None or isinstance(value, dict) else value
        simple = simple if isinstance(simple, str) else float(simple)
        if start is not None and start == (row, column - len(values)):
            values.append(simple)
            continue
        if start is not None:
            yield (*start, values)
        start, values = (row, column), [simple]
    if start is not None:
        yield (*start, values)
