"""The hidden columns of Players with one fact for all formulas: name, rank, attendance.

So nothing is worked out anew at every board. Where a list lacks one of them, because another
program made it, the expression is written out in the formulas.

column  value
name    family name, comma, given name (M1)
steps   the rank's steps above 1 kyu; "" for no rank
away    the sum of 1 for a player out in the newest round, 2 for one not marked here, 4 for one of
        these who was announced for the next round, 8 for one who is here and of whom it is said
        whether they play the next round, though they did not come to the newest one ("2", "2
        here"), 16 for one who has the family name that another number was drawn with while
        another has theirs, and 32 for one whose number was drawn with a name that somebody else
        has now
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import STRONGEST, WEAKEST
from nigiri.workbook.live.attendance import here_test
from nigiri.workbook.live.refs import ROW
from nigiri.workbook.model.spreadsheet import LONG_RANKS
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.live.refs import Table

    Cells = Callable[[str], str]
    """Column key -> the expression for a player's cell."""

OUT, UNSEEN, AWAITED, SETTLED, MIXED, MOVED = 1, 2, 4, 8, 16, 32
"""The summands of the column `away`."""


def _name(cell: Cells) -> str:
    """Return the expression for a name."""
    family, given = (f"TRIM({cell(key)})" for key in ("family", "given"))
    return f'{family}&IF({given}="","",", "&{given})'


def _steps(cell: Cells) -> str:
    """Return the expression for the steps of a rank, "" for no rank."""
    rank = f"LOWER({cell('rank')})"
    for long, letter in LONG_RANKS:
        rank = f"SUBSTITUTE({rank},{quoted(long)},{quoted(letter)})"
    return f'IFERROR({steps(rank, cell("ranks"))},"")'


def _away(cell: Cells) -> str:
    """Return the expression for OUT and UNSEEN of a player."""
    return f"(({cell('absent')}=1)*{OUT}+({here_test(cell('here'))}=0)*{UNSEEN})"


_WIDTH = 20


def _spellings(steps: int) -> str:
    """Return the spellings of a rank, each in brackets, filled up to the same width for all."""
    number, letter = (steps, "d") if steps > 0 else (1 - steps, "k")
    digits = dict.fromkeys((str(number), f"{number:02}"))
    return "".join(f"<{n}{gap}{letter}>" for n in digits for gap in ("", " ")).ljust(_WIDTH, ".")


RANKS = "".join(map(_spellings, range(WEAKEST, STRONGEST + 1)))
"""All ranks from the weakest on in one text, in which a formula finds what was typed: "<30k>"."""

OF_PEOPLE: Mapping[str, Callable[[Cells], str]] = {"name": _name, "steps": _steps, "away": _away}
"""Column key -> the expression for its cell."""


def steps(rank: str, ranks: str) -> str:
    """Return the expression for a rank's steps above 1 kyu; an error for no rank.

    Only short spellings, such as 12k; `_steps` knows the others.

    ranks -- the cell with all of them, `RANKS`
    """
    return f'INT(FIND("<"&LOWER(TRIM({rank}))&">",{ranks})/{_WIDTH}){WEAKEST:+}'


def person(players: Table, key: str, at: str, ranks: str = "") -> str:
    """Return the expression for a cell of a player of the list; an error where there is none.

    at -- the expression for the player's position in the list, from 1; ranks -- as for `steps`
    """
    if key not in players.location.columns and key in OF_PEOPLE:
        return OF_PEOPLE[key](lambda part: ranks if part == "ranks" else person(players, part, at))
    return f"INDEX({players.column(key)},{at})"


def least_changed(own: Table) -> str:
    """Return the expression for the least `away` of a row with another's name: what stands above.

    Family names that changed places count once so many did that they were sorted.
    """
    return f"IF({own.above('name')}<0,{MIXED},{MOVED})"


def person_formulas(own: Table) -> dict[str, str]:
    """Return column key -> the formula of these columns of Players, with ROW for the row."""

    def cell(key: str) -> str:
        return own.above("steps") if key == "ranks" else own.cell(key, ROW)

    return {key: formula(cell) for key, formula in OF_PEOPLE.items()}
