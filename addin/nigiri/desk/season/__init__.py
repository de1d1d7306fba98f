"""The workbook of a season: events put into it; its standings as a printed list and a page."""
