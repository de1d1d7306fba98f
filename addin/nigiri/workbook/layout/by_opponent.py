"""The columns of the sheet Crosstable, which has one for each opponent, in order of the places."""

from __future__ import annotations

from nigiri.workbook.layout import looks
from nigiri.workbook.layout.column import Column
from nigiri.workbook.spec import Style

MOST_OPPONENTS = 40
"""So many players are in the largest group of a round robin."""

CROSSTABLE_FIRST = (
    Column("place", "Place", "Place", "derived", 7, looks.PLAIN_BOLD, optional=False),
    Column("number", "No.", "No", "derived", 5, looks.PLAIN_CENTRE, optional=False),
    Column("name", "Name", "Nom", "derived", 26, Style(align="left", shrink=True, indent=1),
           optional=False),
    Column("rank", "Rank", "Rang", "derived", 6, looks.PLAIN_CENTRE),
)  # fmt: skip
CROSSTABLE_LAST = (
    Column("wins", "Wins", "Victoires", "derived", 9, looks.PLAIN_BOLD, optional=False),
    Column("group", "crosstable group", "groupe du tableau croisé", "helper", 6, looks.HELPER,
           optional=False),
)  # fmt: skip
"""The hidden column tells the sheet from a table of results that a director made."""


AGAINST = "against"
"""How the keys of the columns of opponents begin."""


def against(line: int) -> str:
    """Return the key of the column of the opponent in that line of a group, from 1."""
    return f"{AGAINST}{line}"


def crosstable_columns(opponents: int) -> tuple[Column, ...]:
    """Return the columns of the sheet Crosstable for groups of at most so many players."""
    style = Style(align="center", shrink=True)
    return (*CROSSTABLE_FIRST, *(
        Column(against(n), str(n), str(n), "derived", 6, style, optional=n > 1)
        for n in range(1, opponents + 1)
    ), *CROSSTABLE_LAST)  # fmt: skip
