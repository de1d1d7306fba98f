"""The columns of the sheets that list points: Problems and Preflight."""

from __future__ import annotations

from nigiri.workbook.layout import looks
from nigiri.workbook.layout.column import Column

PROBLEMS = (
    Column("symbol", "", "", "gap", 4.4, looks.PLAIN_CENTRE),
    Column("where", "Where", "Où", "derived", 17.9, looks.LINK_STYLE, optional=False),
    Column("what", "What", "Quoi", "derived", 49.3, looks.PLAIN_WRAP, optional=False),
    Column("way_out", "Way out", "Remède", "derived", 42.1, looks.PLAIN_WRAP),
    Column(
        "accepted",
        "Accepted, because",
        "Accepté, parce que",
        "input",
        29.3,
        looks.FREE_WRAP,
        optional=False,
    ),
    Column("code", "Code", "Code", "derived", 10.7, looks.PLAIN_SMALL),
)

PREFLIGHT = (
    Column("symbol", "", "", "gap", 4.4, looks.PLAIN_CENTRE),
    Column("where", "Where", "Où", "derived", 20, looks.LINK_STYLE, optional=False),
    Column("what", "What", "Quoi", "derived", 56, looks.PLAIN_WRAP, optional=False),
    Column("way_out", "Way out", "Remède", "derived", 50, looks.PLAIN_WRAP, optional=False),
    Column("rule", "Rule", "Règle", "derived", 15, looks.PLAIN_SMALL, optional=False),
)
