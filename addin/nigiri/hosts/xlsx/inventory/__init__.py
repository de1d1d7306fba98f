"""All that a workbook holds, in one form that can be compared, whoever saved it.

regions    cells as rows of each column: where a rule counts
formulas   one spelling of a formula
looks      fonts, fills, borders and number formats, as a cell is seen
sheet      what a sheet holds: cells, rules, lists, protection, page
book       the workbook: its sheets, its names, the program that saved it
compare    what differs between two of them
spellings  what a program is known to write otherwise
"""
