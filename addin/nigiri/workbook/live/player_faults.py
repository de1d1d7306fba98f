"""What must be put right in Players before a draw, as the bar and Problems count it while typing.

Counted is each number that is given once more, each player without a readable rank, and each whose
number was drawn with a name that somebody else has now. The bar says the first of them (`said`),
*Problems* how many more there are than its list knows (derive/problems.py).

above   value
absent  how many there are
free    a sentence about the first, "" for none: a number given twice, else a rank
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from nigiri.messages.message import message, several
from nigiri.workbook.live.person import least_changed
from nigiri.workbook.live.players import steps_value
from nigiri.workbook.words.formulas import formula_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.workbook.live.player_list import PlayerList
    from nigiri.workbook.live.refs import Refs, Table

_MANY = 10**6
"""More than any row."""


def count_formula(own: Table) -> str:
    """Return the formula above `absent`."""
    return f"{_twice(own)}+SUMPRODUCT({_rankless(own)})+{_moved(own)}"


def count(live: PlayerList) -> int:
    """Return the value of `count_formula`."""
    moved = sum(live.has_changed(row) for row in live.rows)
    return _twice_value(live) + len(_rankless_rows(live)) + moved


def words_formula(refs: Refs, own: Table) -> str:
    """Return the formula above `free`.

    Of several numbers given twice it names the one that stands there most often. Who has another's
    number now only follows: where there is nothing else, nothing is said here.
    """
    say, number = refs.language, f"MODE({own.column('number')})"
    first = f"{_MANY}-SUMPRODUCT(MAX({_rankless(own)}*({_MANY}-ROW({own.column('family')}))))"
    name, typed = (
        f"INDEX({own.column(key)},{first}-{own.first - 1})" for key in ("family", "rank")
    )
    twice = formula_text("bar.player.twice", say, number=number)
    none = formula_text("bar.player.rankless", say, name=name)
    wrong = formula_text("bar.player.rank", say, name=name, typed=typed)
    rank = f'IF({typed}="",{none},{wrong})'
    ranks = f'IF(SUMPRODUCT({_rankless(own)})>0,{rank},"")'
    others = f"({own.above('absent')}-1)"
    more = formula_text("bar.player.more", say, more=others)
    follow = f"AND({others}>0,{others}>={_moved(own)})"
    return f'IF({_twice(own)}>0,{twice},{ranks})&IF({follow},{more},"")'


def words(live: PlayerList) -> str:
    """Return the message that `words_formula` says, "" for none."""
    found = _first(live)
    more = count(live) - 1
    if found and more > 0:
        return several([found, message("bar.player.more", more=more)], "")
    return found


def _first(live: PlayerList) -> str:
    """Return the message about a number given twice, else about the first rank; "" for none."""
    numbers = Counter(_numbers(live))
    often = max(numbers.values(), default=1)
    if often > 1:
        number = min(number for number, many in numbers.items() if many == often)
        return message("bar.player.twice", number=number)
    for row in _rankless_rows(live)[:1]:
        name, typed = (live.reader.text(row, key) for key in ("family", "rank"))
        if typed:
            return message("bar.player.rank", name=name, typed=typed)
        return message("bar.player.rankless", name=name)
    return ""


def _twice(own: Table) -> str:
    """Return the expression for how many numbers stand there once more than needed.

    LibreOffice's FREQUENCY is an error where there is no number at all.
    """
    numbers = own.column("number")
    different = f"SUMPRODUCT(--(FREQUENCY({numbers},{numbers})>0))"
    return f"IF(COUNT({numbers})=0,0,COUNT({numbers})-{different})"


def _twice_value(live: PlayerList) -> int:
    """Return the value of `_twice`."""
    numbers = _numbers(live)
    return len(numbers) - len({*numbers})


def _numbers(live: PlayerList) -> Sequence[int]:
    """Return the numbers that stand in the list, as COUNT finds them: no texts."""
    cells = (live.reader.cell(row, "number") for row in live.reader.rows())
    return [cell for cell in cells if isinstance(cell, int) and not isinstance(cell, bool)]


def _moved(own: Table) -> str:
    """Return the expression for how many numbers were drawn with a name that another has now."""
    return f'COUNTIF({own.column("away")},">="&{least_changed(own)})'


def _rankless(own: Table) -> str:
    """Return the tests, row by row, for a named player without a readable rank.

    Only rows with formulas: below them nothing has worked the rank out.
    """
    family, steps, away = (own.column(key) for key in ("family", "steps", "away"))
    return f'({family}<>"")*({steps}="")*({away}<>"")'


def _rankless_rows(live: PlayerList) -> Sequence[int]:
    """Return the rows for which `_rankless` holds."""
    if not {"steps", "away"} <= live.table.location.columns.keys():
        return ()
    rows = (row for row in live.rows if live.reader.text(row, "family"))
    return [row for row in rows if steps_value(live, row) == ""]
