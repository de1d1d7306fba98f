"""The live formulas of Players: Where now, players without an opponent, the search.

The formulas of a row are written once, with ROW in place of its number; `players_values` computes
the same values in Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.live.attendance import (
    ended_test,
    here_test,
    offer_test,
    out_test,
    reserve_test,
    says_here,
)
from nigiri.workbook.live.person import AWAITED, MOVED, UNSEEN, person, person_formulas
from nigiri.workbook.live.refs import ROW, tab
from nigiri.workbook.live.round.refs import bye_rows
from nigiri.workbook.record_formulas import moved_test
from nigiri.workbook.words.formulas import formula_text, quoted

if TYPE_CHECKING:
    from nigiri.workbook.live.refs import Refs, RoundTable, Table


def player_formulas(refs: Refs, own: Table) -> dict[str, str]:
    """Return column key -> formula of every row of Players, with ROW in place of its number."""
    return {
        "where": where_formula(refs, own),
        "absent": absent_formula(refs, own),
        "free": free_formula(refs, own),
        **person_formulas(own),
        "away": away_formula(refs, own),
    }


def unseen(own: Table) -> str:
    """Return the test whether the player of a row is not marked here."""
    if "away" in own.location.columns:
        return f"MOD({own.cell('away', ROW)},{AWAITED})>={UNSEEN}"
    return unseen_here(own)


def unseen_here(own: Table) -> str:
    """Return the same test by Here itself."""
    return f"{here_test(own.cell('here', ROW))}=0"


def absent_formula(refs: Refs, own: Table) -> str:
    """Return the formula of 1 for a player out in the current round, 2 for an offer to be.

    Else its value is 0 or "".
    """
    if refs.current is None:
        return '""'
    cell, number = own.cell("out", ROW), refs.current.number
    offers = f'IF(ISNUMBER(FIND("?",{cell})),IF({offer_test(cell, number)},2,0),0)'
    return f'IF({cell}="","",IF({out_test(cell, number)},1,{offers}))'


def away_formula(refs: Refs, own: Table) -> str:
    """Return the formula of the column `away` (person.py)."""
    away = person_formulas(own)["away"]
    if refs.current is None:
        return away
    return f"{away}+{_awaited(refs.current, own)}+{moved_test(refs, own)}*{MOVED}"


def _awaited(current: RoundTable, own: Table) -> str:
    """Return the part of `away` for a player announced for the round after the newest one."""
    family, cell, absent = (own.cell(key, ROW) for key in ("family", "out", "absent"))
    before = f"OR({absent}=1,{ended_test(cell, current.number)})"
    after = f"NOT({out_test(cell, current.number + 1)})"
    return f'IF({cell}="",0,AND({family}<>"",{unseen_here(own)},{before},{after})*{AWAITED})'


def free_formula(refs: Refs, own: Table) -> str:
    """Return the formula of the number of a player here without a place, else "".

    Reserves, and players who offer to sit out, need none.
    """
    current = refs.current
    if current is None:
        return '""'
    number, here, absent = (own.cell(key, ROW) for key in ("number", "here", "absent"))
    seats = "+".join(f"COUNTIF({current.seats(key)},{number})" for key in ("white_no", "black_no"))
    free = f'IF(OR({unseen(own)},{seats}>0),"",{number})'
    spared = f"{absent}=1,{absent}=2,{reserve_test(here)}"
    return f'IF(OR({number}="",{spared}),"",{free})'


def where_formula(refs: Refs, own: Table) -> str:
    """Return the formula of Where now."""
    family, number, here = (own.cell(key, ROW) for key in ("family", "number", "here"))
    waited = _sign(refs, "○", "where.unseen")
    if refs.current is None:
        reserve, regular = (_sign(refs, "✓", f"where.{key}") for key in ("reserve", "here"))
        inside = f"IF({reserve_test(here)},{reserve},{regular})"
    else:
        inside = _in_round(refs, refs.current, own)
        new = f'"● "&{formula_text("where.new", refs.language, number=_next_number(own))}'
        inside = f'IF({number}="",{new},{inside})'
    expression = f"IF({unseen(own)},{waited},{inside})"
    twice = f'"■ "&{formula_text("where.twice", refs.language, number=number)}'
    given = f'AND({number}<>"",COUNTIF({own.column("number")},{number})>1)'
    moved = f'"■ "&{formula_text("where.moved", refs.language, number=number)}'
    expression = f"IF({own.cell('away', ROW)}>={MOVED},{moved},{expression})"
    expression = f"IF({given},{twice},{expression})"
    return f'IF({family}="","",{expression})'


def _next_number(own: Table) -> str:
    """Return the expression for the number a newcomer will get, counted from the top."""
    top = f"${own.first}"
    here, number, family = (
        f"{own.cell(key, top)}:{own.cell(key, ROW)}" for key in ("here", "number", "family")
    )
    newcomers = f'{says_here(here)}*({number}="")*({family}<>"")'
    return f"(MAX({own.column('number')})+SUMPRODUCT({newcomers}))"


def _sign(refs: Refs, sign: str, key: str) -> str:
    """Return words behind a sign, as a text."""
    return quoted(f"{sign} {text(key, refs.language)}")


def _in_round(refs: Refs, current: RoundTable, own: Table) -> str:
    """Return the words for a numbered player who is here: bye, table, out, or no opponent."""
    number, absent = own.cell("number", ROW), own.cell("absent", ROW)
    free = inside = _sign(refs, "■", "where.free")
    if not refs.judge(current.number).by_score:
        idle = _sign(refs, "–", "where.idle")
        inside = f"IF(COUNTIF({current.seats('white_no')},{number})>0,{idle},{free})"
    for condition, key in (
        (f"{absent}=2", "offered"),
        (reserve_test(own.cell("here", ROW)), "spare"),
        (f"{absent}=1", "out"),
    ):
        inside = f"IF({condition},{_sign(refs, '–', f'where.{key}')},{inside})"
    for side, sign, other in (("black", "●", "white"), ("white", "○", "black")):
        at = f"MATCH({number},{current.column(f'{side}_no')},0)"
        opponent = f"INDEX({current.column(f'{other}_no')},{at})"
        table = f"INDEX({current.column('table')},{at})"
        plays = formula_text(
            "where.plays",
            refs.language,
            number=opponent,
            name=_name(own, opponent),
        )
        words = f'"T"&IF({table}="","–",{table})&" {sign} "&{plays}'
        inside = f'IFERROR(IF({opponent}="",{free},{words}),{inside})'
    bye = quoted(text("where.bye", refs.language))
    return f"IF({bye_rows(current, number)}>0,{bye},{inside})"


def _name(own: Table, number: str) -> str:
    """Return the name of the player of that number, "?" where there is none."""
    at = f"MATCH({number},{own.column('number')},0)"
    return f'IFERROR({person(own, "name", at)},"?")'


def here_count(own: Table) -> str:
    """Return the expression for the number of players here."""
    return here_test(own.column("here"))


def new_count(own: Table) -> str:
    """Return the expression for the number of players here, without number and not out."""
    here, number, family, absent = (
        own.column(key) for key in ("here", "number", "family", "absent")
    )
    return f'SUMPRODUCT({says_here(here)}*({number}="")*({family}<>"")*({absent}<>1))'


def count_formula(refs: Refs, own: Table) -> str:
    """Return the formula of the sentence with the players here and those not seen."""
    here, named = here_count(own), f"COUNTA({own.column('family')})"
    return formula_text("players.count", refs.language, here=here, unseen=f"({named}-{here})")


def find_formula(refs: Refs, own: Table) -> str:
    """Return the formula of the link beside Find: by number, else by name without accents."""
    find = f"${own.letters('section_now')}$1"
    row = f"MATCH(VALUE({find}),{own.column('number')},0)"
    for key in ("key", "family", "given"):
        row = f'IFERROR({row},MATCH("*"&{find}&"*",{own.column(key)},0))'
    row = f"({row}+{own.first - 1})"
    words = formula_text("found.row", refs.language, row=row)
    at = f"{quoted('#' + tab(own.location.name) + '!' + own.letters('here'))}&{row}"
    none = quoted(text("found.none", refs.language))
    return f'IF({find}="","",IFERROR(HYPERLINK({at},{words}),{none}))'
