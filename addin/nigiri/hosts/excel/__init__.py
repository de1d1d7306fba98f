"""The workbook that is open in Excel, through xlwings. Nothing here was ever run in Excel itself.

book      the host: snapshot and apply
carry     operations on the open workbook, and their inverse; what must be checked beforehand
lines     rows and columns
blocks    cells grouped into rectangles
pen       cells written in rectangles, formatted first where Excel would convert the value
values    cells as Excel returns and takes them
looks     new sheets: their looks in a package that is opened for a moment
quiet     redrawing, calculation and macros paused; native: protection of sheets
trouble   errors in the director's words
window    messages, sheets and papers; history: what Undo takes back
"""
