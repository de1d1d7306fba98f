"""Write values as nigiri hands them over: a text stays a text, also "007", "1/2" and "=1"."""

from nigiri_office.cells import serial
from nigiri_office.formulas import open_office

CONTENTS = 1 | 2 | 4 | 16
DATE = 2


class Pen:
    """What writes into the cells of one document."""

    def __init__(self, document):
        """Take the document."""
        self._document = document

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
            cell.setFormula(open_office(value["formula"]))
            return
        cell.setValue(float(serial(self._document, value)))
        formats = self._document.NumberFormats
        if not formats.getByKey(cell.NumberFormat).Type & DATE:
            cell.NumberFormat = formats.getStandardFormat(DATE, cell.CharLocale)
