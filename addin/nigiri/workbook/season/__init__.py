"""A season's workbook: its sheets found and read, events put into it, its standings."""
