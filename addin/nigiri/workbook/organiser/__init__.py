"""The organiser's workbook: money, addresses and telephone numbers, beside the event and apart.

They do not belong in the file that goes round as the archive. So the organiser has a workbook of
their own: it names the event's file, follows its players and never writes it; nothing that is
printed for the wall or published reads it. A module a sheet, and `lines` for what they have in
common; `organised` puts them together. The empty sheets are in layout/organiser/.
"""
