"""Formulas as nigiri writes them, English with commas, in the forms LibreOffice takes."""

OPEN_OFFICE, EXCEL_A1 = 0, 3


class Formulas:
    """The translator of one document; what it makes does not depend on the language shown."""

    def __init__(self, document):
        """Take the document whose sheets the formulas name."""
        self._reads = document.createInstance("com.sun.star.sheet.FormulaParser")
        self._reads.CompileEnglish = True
        self._reads.FormulaConvention = EXCEL_A1
        self._writes = document.createInstance("com.sun.star.sheet.FormulaParser")
        self._writes.CompileEnglish = True
        self._writes.FormulaConvention = OPEN_OFFICE
        self._shows = document.createInstance("com.sun.star.sheet.FormulaParser")

    def typed(self, text, cell):
        """Return a formula as a cell takes it from a program, whatever language is shown."""
        at = cell.CellAddress
        return "=" + self._writes.printFormula(self._reads.parseFormula(text, at), at)

    def shown(self, text, cell):
        """Return a formula as this user would type it: conditional formats take no other."""
        at = cell.CellAddress
        return self._shows.printFormula(self._reads.parseFormula(text, at), at)
