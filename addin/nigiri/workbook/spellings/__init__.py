"""What may be typed into a cell, and how nigiri writes it; workbook/read routes the cells here."""
