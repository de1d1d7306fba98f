"""The sheets of the organiser's workbook, which is no event: columns, looks, new sheets."""
