"""What live formulas know of a player: the name as printed, the rank as a number, who is away.

Players has a hidden column for each, so that nothing is worked out at every board. On a list that
lacks one, because somebody else made it, it is written out where it is wanted.

column  says
name    family name, comma, given name (M1)
steps   the rank's steps above 1 kyu; "" for what is no rank
away    0, and 1 more for who is out in the newest round, 2 more for who is not marked here, 4 more
        for who of these was announced for the next round, and 8 more for whose number was drawn
        with a name that is somebody else's now
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import STRONGEST, WEAKEST
from nigiri.workbook.live.attendance import here_test
from nigiri.workbook.live.refs import ROW

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.live.refs import Table

    Cells = Callable[[str], str]
    """Column key -> the expression for a player's cell."""

OUT, UNSEEN, AWAITED, MOVED = 1, 2, 4, 8
"""What the column `away` adds up."""


def _name(cell: Cells) -> str:
    """Return the expression for a name."""
    family, given = (f"TRIM({cell(key)})" for key in ("family", "given"))
    return f'{family}&IF({given}="","",", "&{given})'


def _steps(cell: Cells) -> str:
    """Return the expression for the steps of a rank, "" for what is none."""
    return f'IFERROR({steps(cell("rank"), cell("ranks"))},"")'


def _away(cell: Cells) -> str:
    """Return the expression for who is out, not marked here, or both."""
    return f"(({cell('absent')}=1)*{OUT}+({here_test(cell('here'))}=0)*{UNSEEN})"


_WIDTH = 20


def _spellings(steps: int) -> str:
    """Return how a rank is typed, each spelling in brackets, with as many letters as any rank."""
    number, letter = (steps, "d") if steps > 0 else (1 - steps, "k")
    digits = dict.fromkeys((str(number), f"{number:02}"))
    return "".join(f"<{n}{gap}{letter}>" for n in digits for gap in ("", " ")).ljust(_WIDTH, ".")


RANKS = "".join(map(_spellings, range(WEAKEST, STRONGEST + 1)))
"""All ranks from the weakest on in one text, in which a formula finds what was typed: "<30k>"."""

OF_PEOPLE: Mapping[str, Callable[[Cells], str]] = {"name": _name, "steps": _steps, "away": _away}
"""Column key -> the expression for its cell."""


def steps(rank: str, ranks: str) -> str:
    """Return the expression for a rank's steps above 1 kyu; an error for what is no rank.

    ranks -- the cell with all of them, `RANKS`
    """
    return f'INT(FIND("<"&LOWER(TRIM({rank}))&">",{ranks})/{_WIDTH}){WEAKEST:+}'


def person(players: Table, key: str, at: str, ranks: str = "") -> str:
    """Return the expression for a cell of a player of the list; an error where there is none.

    at -- the expression for the player's place in the list, 1 the first; ranks -- as for `steps`
    """
    if key not in players.place.columns and key in OF_PEOPLE:
        return OF_PEOPLE[key](lambda part: ranks if part == "ranks" else person(players, part, at))
    return f"INDEX({players.column(key)},{at})"


def person_formulas(own: Table) -> dict[str, str]:
    """Return column key -> the formula of these columns of Players, with ROW for the row."""

    def cell(key: str) -> str:
        return own.above("steps") if key == "ranks" else own.cell(key, ROW)

    return {key: formula(cell) for key, formula in OF_PEOPLE.items()}
