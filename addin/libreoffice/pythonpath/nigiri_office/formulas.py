"""Formulas as nigiri writes them, English with commas, in the forms LibreOffice takes."""

EXCEL_A1 = 3


class Formulas:
    """The translator of one document; what it makes does not depend on the language shown."""

    def __init__(self, document):
        """Take the document whose sheets the formulas name."""
        self._reads = document.createInstance("com.sun.star.sheet.FormulaParser")
        self._reads.CompileEnglish = True
        self._reads.FormulaConvention = EXCEL_A1
        self._shows = document.createInstance("com.sun.star.sheet.FormulaParser")

    def tokens(self, text, cell):
        """Return a formula as a cell takes it."""
        return self._reads.parseFormula(text, cell.CellAddress)

    def shown(self, text, cell):
        """Return a formula as this user would type it: conditional formats take no other."""
        return self._shows.printFormula(self.tokens(text, cell), cell.CellAddress)
