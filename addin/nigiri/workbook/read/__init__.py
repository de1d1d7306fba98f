"""The tables of a workbook read into an Event: a module a sheet; table_reader.py reads a cell."""
