"""How people call a player: whole names in any order, or a part that may be another's, too.

called      as
Ota, Yuzo   Ota, Yuzo    Ota,Yuzo    Ota Yuzo    Yuzo Ota    Ota    Yuzo

Each with its accents and without; capitals make no difference. Players keeps them in a hidden
column in one text, so that Find and the formulas of a round know players by what is typed: by the
names that the last command found there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from nigiri.workbook.model.plain import plain
from nigiri.workbook.model.spreadsheet import concatenated, trimmed

if TYPE_CHECKING:
    from nigiri.domain.model.event import Player
    from nigiri.workbook.model.cells import Cell

_BETWEEN = "|"


@lru_cache(maxsize=2**12)
def called(family: str, given: str) -> str:
    """Return all that a player is called, each between bars: "|ota, yuzo|ota|yuzo|...|".

    Remembered, as it is asked for at every board.
    """
    names = [family]
    if given:
        whole = (f"{family}, {given}", f"{family},{given}", f"{family} {given}")
        names = [*whole, f"{given} {family}", family, given]
    spelled = [trimmed(each.replace(_BETWEEN, " ")).lower() for each in names]
    every = dict.fromkeys((*map(plain, spelled), *spelled))
    return _BETWEEN.join(("", *filter(None, every), ""))


def names_called(player: Player | None) -> str:
    """Return all that a player is called, "" for nobody."""
    return "" if player is None else called(player.family, player.given)


def sought(typed: Cell) -> str:
    """Return the content of a cell as it is looked for in what `called` gives."""
    return f"{_BETWEEN}{trimmed(concatenated(typed)).lower()}{_BETWEEN}"


def sought_formula(cell: str) -> str:
    """Return the expression for the same text of a cell."""
    return f'"{_BETWEEN}"&LOWER(TRIM({cell}))&"{_BETWEEN}"'
