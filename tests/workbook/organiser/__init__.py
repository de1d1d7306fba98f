"""The organiser's sheets as data: what stands in their cells, and what LibreOffice makes of it."""
