"""A table on a published page: cells that may be links, rows that may be searched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from nigiri.domain.text import clean
from nigiri.reports.frame.names import alphabetical

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Player

Kind = Literal["", "number", "centre", "name", "wide"]


@dataclass(frozen=True)
class Cell:
    """A cell of a published table.

    link -- the page it leads to, "" for none; small -- below the words, "" for nothing
    strong -- bold, such as a winner
    """

    words: str
    link: str = ""
    small: str = ""
    strong: bool = False


@dataclass(frozen=True)
class Row:
    """A row of a table.

    find -- names and numbers by which a search finds it; "" for never, None for those of its head
    below -- a sentence across the whole table, below the cells; "" for none
    first -- the player is in front of all others, and is marked
    """

    cells: Sequence[Cell]
    find: str | None = ""
    below: str = ""
    first: bool = False


@dataclass(frozen=True)
class Heading:
    """The heading of a column; kind -- the alignment of its cells; "name" heads its row.

    A "wide" one holds sentences.
    """

    words: str
    kind: Kind = ""


@dataclass(frozen=True)
class Table:
    """A table with its title, which may be ""; notes -- sentences below it."""

    title: str
    headings: Sequence[Heading]
    rows: Sequence[Row]
    notes: Sequence[str] = ()


def page_of(player: Player) -> str:
    """Return the file of a player's page, "" without a number."""
    return f"player-{player.number}.html" if player.number else ""


def named(player: Player, rank: str = "", *, strong: bool = False, small: str = "") -> Cell:
    """Return the cell of a player: the name with a link; number, rank and `small` below it.

    rank -- that of the day, "" for the rank now
    """
    below = " · ".join(filter(None, [str(player.number or ""), rank or str(player.rank), small]))
    return Cell(clean(player.name), page_of(player), below, strong)


def found_by(*players: Player) -> str:
    """Return the text in which a search looks for players: numbers, names without accents."""
    return " ".join(
        f"{player.number or ''} {alphabetical(clean(player.name))[0]}" for player in players
    )
