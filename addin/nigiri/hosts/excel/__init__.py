"""The workbook that is open in Excel, through xlwings. Nothing here was ever run in Excel itself.

book      the host: snapshot and apply
carry     each operation on the live workbook, and what takes it back
lines     rows and columns; order: what must be seen of changes beforehand
pen       cells written in blocks, formatted first where Excel would read something else
values    cells as Excel hands them over and takes them
looks     new sheets: their looks in a package that is opened for a moment
quiet     what Excel does by itself, held still meanwhile; native: what xlwings has no word for
trouble   what goes wrong, in the director's words; hung: what goes with a sheet
window    messages, sheets and papers; past: what Undo takes back
"""
