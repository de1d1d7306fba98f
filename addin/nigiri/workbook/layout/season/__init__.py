"""The sheets of a season's workbook, which is no event: columns, new sheets."""
