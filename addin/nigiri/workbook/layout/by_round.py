"""The columns of the sheets that have some for each round: Grid and Tree."""

from __future__ import annotations

from dataclasses import replace

from nigiri.workbook.layout import looks
from nigiri.workbook.layout.column import Column
from nigiri.workbook.spec import Style

GRID_FIXED = (
    Column("number", "No.", "No", "derived", 4.4, Style(align="center", bold=True), optional=False),
    Column("name", "Name", "Nom", "derived", 26.4, Style(bold=True, shrink=True), optional=False),
    Column("club", "Club", "Club", "derived", 13, Style(size=10, shrink=True)),
    Column("rank", "Rank", "Rang", "derived", 5.6, Style(align="center")),
    Column("start", "Start", "Départ", "derived", 6.1, Style(align="center"), optional=False),
)
GRID_LAST = (
    Column(
        "wins",
        "Wins",
        "Victoires",
        "derived",
        8.4,
        Style(align="center", bold=True),
        optional=False,
    ),
    Column(
        "place", "Place", "Place", "derived", 6.7, Style(align="center", bold=True), optional=False
    ),
    Column("section", "section", "section", "helper", 6, looks.HELPER),
)


def grid_rounds(rounds: int) -> tuple[Column, ...]:
    """Return the columns of each round: the opponent, the colour or handicap, and a hidden one.

    The hidden one tells who won, for the shading. It stands beside its box, so that the columns of
    a round are copied together when there is another one.
    """
    box = Style(align="center")
    return tuple(
        column
        for n in range(1, rounds + 1)
        for column in (
            Column(f"opponent{n}", f"R{n}", f"R{n}", "derived", 5, replace(
                box, left=("thin", looks.HAIR))),
            Column(f"colour{n}", "", "", "gap", 4.1, box),
            Column(f"won{n}", f"won {n}", f"gagné {n}", "helper", 6, looks.HELPER),
        )
    )  # fmt: skip


def grid(rounds: int) -> tuple[Column, ...]:
    """Return the columns of the grid of an event with so many rounds."""
    return (*GRID_FIXED, *grid_rounds(rounds), *GRID_LAST)


TREE_FIRST = Column(
    "seed", "Seed", "Tête de série", "derived", 7, looks.PLAIN_CENTRE, optional=False
)
TREE_LAST = Column("winner", "Winner", "Gagnant", "derived", 24, Style(shrink=True), optional=False)


def tree_columns(first: int, rounds: int) -> tuple[Column, ...]:
    """Return the columns of the sheet Tree for so many rounds of the event from one on."""
    return (TREE_FIRST, *(
        Column(f"round{n}", f"Round {n}", f"Ronde {n}", "derived", 24, Style(shrink=True))
        for n in range(first, first + rounds)
    ), TREE_LAST)  # fmt: skip
