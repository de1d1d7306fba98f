"""Words of the catalogue in the workbook: as formulas, as names of systems, as what is read."""
