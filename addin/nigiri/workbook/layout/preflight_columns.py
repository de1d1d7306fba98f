"""The columns of the sheet Preflight."""

from __future__ import annotations

from nigiri.workbook.layout import looks
from nigiri.workbook.layout.column import Column

PREFLIGHT = (
    Column("symbol", "", "", "gap", 4.4, looks.PLAIN_CENTRE),
    Column("where", "Where", "Où", "derived", 20, looks.LINK_STYLE, optional=False),
    Column("what", "What", "Quoi", "derived", 56, looks.PLAIN_WRAP, optional=False),
    Column("way_out", "Way out", "Remède", "derived", 50, looks.PLAIN_WRAP, optional=False),
    Column("rule", "Rule", "Règle", "derived", 15, looks.PLAIN_SMALL, optional=False),
)
