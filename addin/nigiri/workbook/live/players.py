"""The live columns of Players, each as a formula and as its value: Where now, who was announced.

A formula is written once for all rows, with ROW in place of the number of the row. What stands
above the list: players_above.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.live.attendance import (
    ended_test,
    here_test,
    out_test,
    reserve_test,
    returned_test,
    says_here,
)
from nigiri.workbook.live.person import (
    AWAITED,
    MIXED,
    MOVED,
    OUT,
    SETTLED,
    UNSEEN,
    least_changed,
    person,
    person_formulas,
)
from nigiri.workbook.live.refs import ROW
from nigiri.workbook.live.round.refs import bye_rows
from nigiri.workbook.live.round.sheet import person_of
from nigiri.workbook.live.unseated import (
    NEVER_DRAWN,
    STILL_PLAYS,
    absent,
    absent_value,
    free,
    free_value,
    spared,
    waits,
    waits_test,
)
from nigiri.workbook.model.spreadsheet import concatenated, typed_steps
from nigiri.workbook.record_formulas import mixed_test, moved_test
from nigiri.workbook.spellings.out_in_rounds import Outs
from nigiri.workbook.words.formulas import formula_text, quoted

if TYPE_CHECKING:
    from nigiri.workbook.live.player_list import PlayerList
    from nigiri.workbook.live.refs import Refs, RoundTable, Table
    from nigiri.workbook.live.round.board import RoundLive
    from nigiri.workbook.model.cells import Cell


def player_formulas(refs: Refs, own: Table) -> dict[str, str]:
    """Return column key -> formula of every row of Players, with ROW in place of its number."""
    return {
        "where": where(refs, own),
        "absent": absent(refs, own),
        "free": free(refs, own, unseen(own)),
        **person_formulas(own),
        "away": away(refs, own),
    }


def player_values(live: PlayerList, row: int) -> dict[str, Cell]:
    """Return column key -> the value of its formula in a row."""
    return {
        "where": where_value(live, row),
        "absent": absent_value(live, row),
        "free": free_value(live, row),
        "name": live.name(row),
        "steps": steps_value(live, row),
        "away": away_value(live, row),
    }


def unseen(own: Table) -> str:
    """Return the test whether the player of a row is not marked here."""
    if "away" in own.location.columns:
        return f"MOD({own.cell('away', ROW)},{AWAITED})>={UNSEEN}"
    return unseen_here(own)


def unseen_here(own: Table) -> str:
    """Return the test whether the player of a row is not marked, by the cell Here itself."""
    return f"{here_test(own.cell('here', ROW))}=0"


def away(refs: Refs, own: Table) -> str:
    """Return the formula of the column `away` (person.py)."""
    marked = person_formulas(own)["away"]
    if refs.current is None:
        return marked
    said = f"{_awaited(refs.current, own)}+{_settled(refs.current, own)}"
    changed = f"{mixed_test(refs, own)}*{MIXED}+{moved_test(refs, own)}*{MOVED}"
    return f"{marked}+{said}+{changed}"


def away_value(live: PlayerList, row: int) -> int:
    """Return the sum of OUT, UNSEEN, AWAITED, SETTLED, MIXED, MOVED for the row (person.py)."""
    away = OUT * (absent_value(live, row) == 1) + UNSEEN * (not live.here(row))
    away += AWAITED * is_awaited(live, row) + SETTLED * _is_settled(live, row)
    return away + MIXED * live.is_mixed(row) + MOVED * live.has_moved(row)


def _awaited(current: RoundTable, own: Table) -> str:
    """Return the part of `away` for a player announced for the round after the newest one."""
    family, cell, absent = (own.cell(key, ROW) for key in ("family", "out", "absent"))
    before = f"OR({absent}=1,{ended_test(cell, current.number)})"
    after = f"NOT({out_test(cell, current.number + 1)})"
    return f'IF({cell}="",0,AND({family}<>"",{unseen_here(own)},{before},{after})*{AWAITED})'


def _settled(current: RoundTable, own: Table) -> str:
    """Return the part of `away` for a player here of whom the next round is said."""
    cell, number = own.cell("out", ROW), current.number + 1
    said = f"OR({out_test(cell, number)},{returned_test(cell, number)})"
    return f'IF({cell}="",0,AND({here_test(own.cell("here", ROW))}>0,{said})*{SETTLED})'


def _is_settled(live: PlayerList, row: int) -> bool:
    """Tell whether the cell of a player who is here says whether they play the next round."""
    typed = live.reader.text(row, "out")
    if live.current is None or not typed or not live.here(row):
        return False
    number, outs = live.current.table.number + 1, Outs.readable(typed)
    return number in outs.out | outs.returned


def is_awaited(live: PlayerList, row: int) -> bool:
    """Tell whether a player not marked here was announced for the next round.

    Announced is a player who is out in rounds before it, but not in it.
    """
    typed, named = live.reader.text(row, "out"), live.reader.text(row, "family")
    if live.current is None or not typed or not named or live.here(row):
        return False
    number, out = live.current.table.number + 1, Outs.readable(typed).out
    return number not in out and min(out, default=number) < number


def steps_value(live: PlayerList, row: int) -> Cell:
    """Return the rank in steps above 1 kyu, "" for none."""
    steps = typed_steps(person_of(live.reader, row).rank)
    return "" if steps is None else steps


def over(refs: Refs) -> str:
    """Return the formula above the search key: 1 once the last round is played, else 0."""
    if refs.current is None:
        return "0"
    rounds = "0" if refs.over else refs.settings.get("rounds", "99")
    waiting = f"COUNT({refs.current.column('missing')})"
    return f"IF(AND({waiting}=0,{refs.current.number}>={rounds}),1,0)"


def where(refs: Refs, own: Table) -> str:
    """Return the formula of Where now; after the last round nobody has to go anywhere."""
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
    if "key" in own.location.columns:
        at_home = f'AND({own.above("key")}=1,{own.cell("free", ROW)}="")'
        expression = f'IF({at_home},"",{expression})'
    twice = f'"■ "&{formula_text("where.twice", refs.language, number=number)}'
    given = f'AND({number}<>"",COUNTIF({own.column("number")},{number})>1)'
    moved = f'"■ "&{formula_text("where.moved", refs.language, number=number)}'
    if "steps" in own.location.columns:
        rank, steps = (own.cell(key, ROW) for key in ("rank", "steps"))
        unread = f'"■ "&{formula_text("where.rank", refs.language, typed=rank)}'
        expression = f'IF(AND({rank}<>"",{steps}=""),{unread},{expression})'
    expression = f"IF({own.cell('away', ROW)}>={least_changed(own)},{moved},{expression})"
    expression = f"IF({given},{twice},{expression})"
    return f'IF({family}="","",{expression})'


def where_value(live: PlayerList, row: int) -> str:
    """Return the words of Where now; "" for a row without family name."""
    number, say = live.number(row), live.context.say
    if not live.reader.text(row, "family"):
        return ""
    fault = _fault(live, row)
    if fault or (live.over and free_value(live, row) == ""):
        return fault and f"■ {fault}"
    if not live.here(row):
        return f"○ {say('where.unseen')}"
    if live.current is None:
        return f"✓ {say('where.reserve' if live.reserve(row) else 'where.here')}"
    if number is None:
        return f"● {say('where.new', number=live.next_numbers[row])}"
    needless = spared(live, row) or _idle(live, live.current, number)
    idle = (
        f"– {say(f'where.{needless}')}"
        if needless
        else _unplaced(live, row, live.current.table.number)
    )
    return _words_in_round(live, live.current, number) or idle


def _unplaced(live: PlayerList, row: int, this: int) -> str:
    """Return the words for a player without a place: still plays, waits for the draw, or free.

    this -- the number of the newest round
    """
    code, say = free_value(live, row), live.context.say
    kind = code - (live.number(row) or 0) if isinstance(code, int) else 0
    if kind == STILL_PLAYS:
        return f"… {say('where.playing', round=this - 1)}"
    waiting = kind == NEVER_DRAWN and waits(live)
    return f"… {say('where.waits', round=this)}" if waiting else f"■ {say('where.free')}"


def _fault(live: PlayerList, row: int) -> str:
    """Return the sentence on a wrong number or rank in a row, "" where both are right."""
    number, say = live.number(row), live.context.say
    if number is not None and live.number_counts[number] > 1:
        return say("where.twice", number=number)
    if live.has_changed(row):
        return say("where.moved", number=number)
    if _is_no_rank(live, row):
        return say("where.rank", typed=live.reader.text(row, "rank"))
    return ""


def _is_no_rank(live: PlayerList, row: int) -> bool:
    """Tell whether the rank of the row cannot be read; a blank one is only missing."""
    there = "steps" in live.table.location.columns and live.reader.text(row, "rank") != ""
    return there and steps_value(live, row) == ""


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


def _idle(people: PlayerList, live: RoundLive, number: int) -> str:
    """Return "idle" for a player to whom the round's system gives no game, else ""."""
    by_score = people.context.refs.judge(live.table.number).by_score
    return "" if by_score or not live.seats[number] else "idle"


def _in_round(refs: Refs, current: RoundTable, own: Table) -> str:
    """Return the words for a numbered player who is here: bye, table, out, or no opponent."""
    number, absent = own.cell("number", ROW), own.cell("absent", ROW)
    free = _sign(refs, "■", "where.free")
    inside = _without_place(refs, current, own)
    if not refs.judge(current.number).by_score:
        idle = _sign(refs, "–", "where.idle")
        inside = f"IF(COUNTIF({current.seats('white_no')},{number})>0,{idle},{inside})"
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


def _without_place(refs: Refs, current: RoundTable, own: Table) -> str:
    """Return the words for a player without a place: still plays, waits for the draw, or free."""
    before, say = current.number - 1, refs.language
    if before not in refs.rounds:
        return _sign(refs, "■", "where.free")
    kind = f"SUM({own.cell('free', ROW)})"
    playing, waiting = (
        f'"… "&{formula_text(f"where.{key}", say, round=quoted(str(number)))}'
        for key, number in (("playing", before), ("waits", current.number))
    )
    rest = f"IF({waits_test(own)},{waiting},{_sign(refs, '■', 'where.free')})"
    undrawn = f"IF({kind}>={STILL_PLAYS},{playing},{rest})"
    return f"IF({kind}>={NEVER_DRAWN},{undrawn},{_sign(refs, '■', 'where.free')})"


def _words_in_round(people: PlayerList, live: RoundLive, number: int) -> str:
    """Return table and opponent, or bye, in words; "" for one not on the sheet."""
    if number in live.byes:
        return people.context.say("where.bye")
    seat = live.seat_of.get(number)
    if seat is None:
        return ""
    row, side = seat
    sign, other = ("○", "black") if side == "white" else ("●", "white")
    opponent = live.cell(row, f"{other}_no")
    person = live.person(opponent)
    if opponent is None:
        return f"■ {people.context.say('where.free')}"
    name = person.name if person else "?"
    table = concatenated(live.cell(row, "table")) or "–"
    return f"T{table} {sign} {people.context.say('where.plays', number=opponent, name=name)}"


def _name(own: Table, number: str) -> str:
    """Return the name of the player of that number, "?" where there is none."""
    at = f"MATCH({number},{own.column('number')},0)"
    return f'IFERROR({person(own, "name", at)},"?")'
