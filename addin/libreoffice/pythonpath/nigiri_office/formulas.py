"""Formulas as nigiri writes them, English with commas, in the forms LibreOffice takes.

nigiri writes                     a cell takes, whatever language is shown
'Round 6'!$A$4, Players!$A$4      $'Round 6'.$A$4, $Players.$A$4
MAX(1,2)                          MAX(1;2)
{"x","y";"z","w"}                 {"x";"y"|"z";"w"}
"a, 'b'!"                         "a, 'b'!"

LibreOffice's own translator needs two milliseconds for each formula, which is too long for a draw.
"""

import re

OPEN_OFFICE, EXCEL_A1 = 0, 3

_PARTS = re.compile(
    r"""(?P<text>"(?:[^"]|"")*")|(?P<quoted>'(?:[^']|'')*')!|(?P<name>[^\W\d][\w.]*)!"""
    r"""|(?P<other>[{},;])"""
)


def open_office(text):
    """Return a formula as a cell takes it from a program."""
    within = False

    def part(found):
        """Return one part of the formula in the other form."""
        nonlocal within
        if found["text"]:
            return found["text"]
        if found["other"] is None:
            return "$%s." % (found["quoted"] or found["name"])
        sign = found["other"]
        within = sign == "{" or (within and sign != "}")
        return {",": ";", ";": "|" if within else ";"}.get(sign, sign)

    return "=" + _PARTS.sub(part, text)


class Formulas:
    """The translator of one document into the language that its user reads."""

    def __init__(self, document):
        """Take the document whose sheets the formulas name."""
        self._reads = document.createInstance("com.sun.star.sheet.FormulaParser")
        self._reads.CompileEnglish = True
        self._reads.FormulaConvention = EXCEL_A1
        self._shows = document.createInstance("com.sun.star.sheet.FormulaParser")

    def shown(self, text, cell):
        """Return a formula as this user would type it: conditional formats take no other."""
        at = cell.CellAddress
        return self._shows.printFormula(self._reads.parseFormula(text, at), at)
