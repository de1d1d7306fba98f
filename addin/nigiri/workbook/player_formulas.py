"""The live formulas of Players: where everybody is now, who has no opponent, Find."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.round_list import parse_rounds
from nigiri.workbook.words import formula_text, quoted, text

if TYPE_CHECKING:
    from nigiri.workbook.refs import Refs, RoundTable, Table

_ITEMS = 4
"""How many items between commas the formula looks at in Out in rounds."""
_WIDE = 40
_FAR = 99


def is_out(typed: str, round_number: int) -> bool:
    """Tell whether the rounds typed hold that round; unreadable text holds none.

    Like the formula it knows nothing of the number of rounds: "4-" reaches for ever.
    """
    try:
        return round_number in parse_rounds(typed, _FAR)
    except ValueError:
        return False


def absent_formula(refs: Refs, own: Table, row: int) -> str:
    """Return the formula that is 1 while the player is out in the current round, 0 or "" else."""
    if refs.current is None:
        return '""'
    cell = own.cell("out", row)
    tidy = cell
    for old, new in ((" ", ""), ("–", "-"), (";", ",")):  # noqa: RUF001 -- typed dashes
        tidy = f'SUBSTITUTE({tidy},"{old}","{new}")'
    spread = f'SUBSTITUTE({tidy},",",REPT(" ",{_WIDE}))'
    tests = "+".join(_item_test(spread, item, refs.current.number) for item in range(_ITEMS))
    return f'IF({cell}="","",MIN(1,{tests}))'


def _item_test(spread: str, item: int, number: int) -> str:
    """Return the test whether one item, such as 3 or 4-6, holds the round."""
    text_of = f"TRIM(MID({spread},{item * _WIDE + 1},{_WIDE}))"
    dash = f'FIND("-",{text_of})'
    low = f"IFERROR(VALUE(LEFT({text_of},{dash}-1)),1)"
    high = f"IFERROR(VALUE(MID({text_of},{dash}+1,9)),{_FAR})"
    between = f"AND({low}<={number},{high}>={number})"
    single = f"IFERROR(VALUE({text_of}),0)={number}"
    return f'IF(ISNUMBER({dash}),IF({between},1,0),IF({single},1,0))'


def free_formula(refs: Refs, own: Table, row: int) -> str:
    """Return the formula that is the number of a player here without a place, else ""."""
    current = refs.current
    if current is None:
        return '""'
    number, here, absent = (own.cell(key, row) for key in ("number", "here", "absent"))
    seats = "+".join(
        f"COUNTIF({current.seats(key)},{number})" for key in ("white_no", "black_no")
    )
    yes = quoted(text("yes", refs.language))
    return f'IF(OR({number}="",{here}<>{yes},{absent}=1),"",IF({seats}=0,{number},""))'


def where_formula(refs: Refs, own: Table, row: int) -> str:
    """Return the formula of Where now."""
    family, number, here, absent = (
        own.cell(key, row) for key in ("family", "number", "here", "absent")
    )
    say = refs.language
    yes = quoted(text("yes", say))
    unseen = quoted(f"○ {text('where.unseen', say)}")
    if refs.current is None:
        seen = quoted(f"✓ {text('where.here', say)}")
        return f'IF({family}="","",IF({here}<>{yes},{unseen},{seen}))'
    following = f"(MAX({own.column('number')})+1)"
    new = f'"● "&{formula_text("where.new", say, number=following)}'
    out = quoted(f"– {text('where.out', say)}")  # noqa: RUF001
    free = quoted(f"■ {text('where.free', say)}")
    inside = f"IF({absent}=1,{out},{free})"
    for side, sign, other in (("black", "●", "white"), ("white", "○", "black")):
        inside = f"IFERROR({_seat(refs, own, number, (side, sign, other))},{inside})"
    bye = f'COUNTIFS({_byes(refs.current)},{number})'
    inside = f'IF({bye}>0,{quoted(text("where.bye", say))},{inside})'
    seen = f"IF({here}<>{yes},{unseen},{inside})"
    return f'IF({family}="","",IF({number}="",{new},{seen}))'


def _byes(current: RoundTable) -> str:
    """Return the condition for the rows of Bye and the column of their numbers."""
    label = quoted(text("round.bye", current.place.language))
    return f"{current.seats('table')},{label},{current.seats('white_no')}"


def _seat(refs: Refs, own: Table, number: str, sides: tuple[str, str, str]) -> str:
    """Return the words for a seat on one side: table, colour, opponent."""
    current = refs.current
    side, sign, other = sides
    if current is None:
        return '""'
    at = f"MATCH({number},{current.column(f'{side}_no')},0)"
    opponent = f"INDEX({current.column(f'{other}_no')},{at})"
    person = f"MATCH({opponent},{own.column('number')},0)"
    family, given = (f"INDEX({own.column(key)},{person})" for key in ("family", "given"))
    name = f'IFERROR({family}&IF({given}="","",", "&{given}),"?")'
    plays = formula_text("where.plays", refs.language, number=f'IF({opponent}="","?",{opponent})',
                         name=name)  # fmt: skip
    table = f"INDEX({current.column('table')},{at})"
    return f'"T"&{table}&" {sign} "&{plays}'


def count_formula(refs: Refs, own: Table) -> str:
    """Return the formula that counts who is here and who was not seen."""
    here = f"COUNTIF({own.column('here')},{quoted(text('yes', refs.language))})"
    named = f"COUNTA({own.column('family')})"
    return formula_text("players.count", refs.language, here=here, unseen=f"({named}-{here})")


def find_formula(refs: Refs, own: Table, tab_name: str) -> str:
    """Return the formula of the link beside Find."""
    find = f"${own.letters('section_now')}$1"
    by_number = f"MATCH(VALUE({find}),{own.column('number')},0)"
    by_name = f'MATCH("*"&{find}&"*",{own.column("key")},0)'
    row = f"(IFERROR({by_number},{by_name})+{own.first - 1})"
    words = formula_text("found.row", refs.language, row=row)
    at = f'"#\'{tab_name}\'!{own.letters("here")}"&{row}'
    none = quoted(text("found.none", refs.language))
    return f'IF({find}="","",IFERROR(HYPERLINK({at},{words}),{none}))'
