"""The cells above the headings of hidden columns of Players, one for all players.

The bar repeats them. They are computed anew only when Players or As drawn change, not with every
result that is typed.

above  value
name   the smallest number drawn with a name that somebody else has now, 0 for none
away   a sentence about players announced for the next round but not marked here; "" for none
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.message import message
from nigiri.workbook.live.person import AWAITED, MOVED, OUT, UNSEEN
from nigiri.workbook.model.spreadsheet import concatenated, trimmed
from nigiri.workbook.record_formulas import drawn_as, record_of
from nigiri.workbook.words.formulas import formula_text

if TYPE_CHECKING:
    from nigiri.workbook.live.players_values import PlayersLive
    from nigiri.workbook.live.refs import Refs, Table

_MANY = 10**6
"""More than any number of a player."""

_ANNOUNCED = (UNSEEN + AWAITED, OUT + UNSEEN + AWAITED)
"""The values of `away` for awaited players: not out in the newest round, or out in it."""


def moved_formula(own: Table) -> str:
    """Return the formula above `name`."""
    away, number = own.column("away"), own.column("number")
    largest = f"SUMPRODUCT(MAX(({away}>={MOVED})*({_MANY}-{number})))"
    return f"IFERROR(MOD({_MANY}-{largest},{_MANY}),0)"


def moved(live: PlayersLive) -> int:
    """Return the value of `moved_formula`: the smallest such number, 0 for none."""
    numbers = (live.number(row) for row in live.rows if live.moved(row))
    return min((number for number in numbers if number is not None), default=0)


def moved_words(refs: Refs, number: str) -> str:
    """Return the expression for the sentence about that number; "" without any draw."""
    record = record_of(refs)
    if record is None:
        return ""
    name = drawn_as(record, number, '"?"')
    return formula_text("bar.moved", refs.language, number=number, name=name)


def awaited_formula(refs: Refs, own: Table) -> str:
    """Return the formula above `away`."""
    away = own.column("away")
    count = "+".join(f"COUNTIF({away},{said})" for said in _ANNOUNCED)
    first, second = (f"MATCH({said},{away},0)" for said in _ANNOUNCED)
    number, family = (
        f"INDEX({own.column(key)},IFERROR({first},{second}))" for key in ("number", "family")
    )
    who = f'TRIM({number}&" "&{family})&IF({count}>1," +"&({count}-1),"")'
    return f'IF({count}=0,"",{formula_text("bar.awaited", refs.language, who=who)})'


def awaited(live: PlayersLive) -> str:
    """Return the message that `awaited_formula` says, "" for none."""
    rows = {said: [row for row in live.rows if live.away(row) == said] for said in _ANNOUNCED}
    found = [row for said in _ANNOUNCED for row in rows[said]]
    if not found:
        return ""
    number, family = (live.reader.cell(found[0], key) for key in ("number", "family"))
    who = trimmed(f"{concatenated(number)} {concatenated(family)}")
    more = f" +{len(found) - 1}" if len(found) > 1 else ""
    return message("bar.awaited", who=who + more)
