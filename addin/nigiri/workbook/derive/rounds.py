"""Derive the live cells of a round's sheet: Check and its helpers, counts, Find."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import komi_of
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.small_boards import FULL_SIZE
from nigiri.workbook.derive.target import InEveryRow, Target
from nigiri.workbook.layout.find_box import BAR, find_place
from nigiri.workbook.live.person import RANKS
from nigiri.workbook.live.refs import tab
from nigiri.workbook.live.round.check import unshown, unshown_value
from nigiri.workbook.live.round.columns import (
    board_formulas,
    bye_formulas,
    sheet_formulas,
    sheet_values,
)
from nigiri.workbook.live.round.refs import find_cell
from nigiri.workbook.live.round.result import (
    board_count,
    boards_of,
    result_count,
    results_of,
    verified_boards,
    verified_count,
)
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.spellings.handicaps import BRACKETED
from nigiri.workbook.words.formulas import formula_text, quoted

if TYPE_CHECKING:
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.refs import RoundTable
    from nigiri.workbook.live.round.board import RoundLive
    from nigiri.workbook.model.cells import Cell, Value


def round_target(context: Context, table: RoundTable) -> Target:
    """Return the live cells of a round's sheet, each formula with its value."""
    target = Target(table.location)
    live = context.lives[table.number]
    boards, byes = board_formulas(context.refs, table), bye_formulas(context.refs, table)
    for row in live.board_rows:
        _put_formulas(target, row, boards, live.values(row))
    _put_small_boards(context, target, table.number)
    for row in live.listed_rows:
        _put_formulas(target, row, byes, live.values(row))
    _put_above(context, target, live)
    _put_count(context, target, live)
    _put_find(context, target, live)
    return target


def _put_formulas(
    target: Target, row: int, formulas: dict[str, str], values: dict[str, Cell]
) -> None:
    """Set the formulas of a row with their values."""
    columns, cells = target.location.columns, target.cells
    for key, formula in formulas.items():
        if key in columns:
            cells[row, columns[key]] = InEveryRow(formula, values[key])


def _put_above(context: Context, target: Target, live: RoundLive) -> None:
    """Set the formulas above the headings, which are the same for every board."""
    table, values = live.table, sheet_values(live.facts)
    above: dict[str, Value] = {"white_steps": RANKS, "drawn_handicap": BRACKETED}
    for key, formula in sheet_formulas(context.refs, table).items():
        above[key] = Formula(formula, values[key])
    for key in above.keys() & table.location.columns.keys():
        target.cells[table.location.heading_row - 1, table.location.columns[key]] = above[key]


def _put_small_boards(context: Context, target: Target, number: int) -> None:
    """Set the komi by rule of games on small boards as values: no formula computes it."""
    event, reading = context.event, context.reading.rounds.get(number)
    if event.settings.board == FULL_SIZE or reading is None:
        return
    for row, game in reading.games.items():
        komi = komi_of(event, replace(game, komi=None), number)
        target.put(row, "komi_rule", None if komi is None else points_words(komi))


def _put_count(context: Context, target: Target, live: RoundLive) -> None:
    """Set the count of results above Check."""
    location = live.table.location
    if "check" not in location.columns:
        return
    words = context.say("round.in", done=results_of(live), boards=boards_of(live))
    verified = verified_boards(live)
    words += context.say("round.verified", verified=verified) if verified else ""
    more = unshown_value(live)
    words += context.say("round.more", more=more) if more else ""
    formula = _count_formula(context, live.table.here())
    at = (location.heading_row - 1, location.columns["check"])
    target.cells[at] = Formula(formula, words + _last_words(context, live))


def _count_formula(context: Context, own: RoundTable) -> str:
    """Return the formula that counts the results and names the last winner listed."""
    language = context.language
    last = f"LOOKUP(9E+99,{own.column('winners')})"
    where = '"■ ?"'
    for side in ("black", "white"):
        at = f"MATCH({last},{own.column(f'{side}_no')},0)"
        facts = {
            "name": f"INDEX({own.column(side)},{at})",
            "table": f"INDEX({own.column('table')},{at})",
        }
        where = f"IFERROR({formula_text('round.last.table', language, **facts)},{where})"
    listed = formula_text("round.last", language, number=last, where=where)
    counted = formula_text("round.in", language, done=result_count(own), boards=board_count(own))
    verified = verified_count(own)
    said = formula_text("round.verified", language, verified=verified)
    more = formula_text("round.more", language, more=unshown(own))
    return (
        f'{counted}&IF({verified}=0,"",{said})&IF({unshown(own)}=0,"",{more})&IFERROR({listed},"")'
    )


def _last_words(context: Context, live: RoundLive) -> str:
    """Return the sentence about the last number of the winners' list, "" while it is empty."""
    listed = [n for row in live.board_rows if isinstance(n := live.cell(row, "winners"), int)]
    if not listed:
        return ""
    where, seat = "■ ?", live.seat_of.get(listed[-1])
    if seat is not None:
        name, table = (concatenated(live.cell(seat[0], key)) for key in (seat[1], "table"))
        where = context.say("round.last.table", name=name, table=table)
    return context.say("round.last", number=listed[-1], where=where)


def _put_find(context: Context, target: Target, live: RoundLive) -> None:
    """Set the link beside Find, where it stands in the bar."""
    place = find_place(live.table.location, live.sheet)
    if place is None:
        return
    found = [row for row in live.board_rows if live.board(row)["found"]]
    words = context.say("found.none" if live.find else "round.find")
    if found:
        table = concatenated(live.cell(found[0], "table"))
        words = context.say("found.round", count=len(found), table=table)
    formula = _find_formula(context, live.table.here())
    target.cells[BAR, live.table.location.columns[place.link]] = Formula(formula, words)


def _find_formula(context: Context, own: RoundTable) -> str:
    """Return the formula of the link to the first board that Find names."""
    found, find = own.column("found"), find_cell(own)
    first = f"MATCH(1,{found},0)"
    table = f"INDEX({own.column('table')},{first})"
    words = formula_text("found.round", context.language, count=f"SUM({found})", table=table)
    at = quoted(f"#{tab(own.location.name)}!{own.letters('table')}")
    link = f"HYPERLINK({at}&({first}+{own.first - 1}),{words})"
    hint, none = (quoted(context.say(key)) for key in ("round.find", "found.none"))
    return f'IF({find}="",{hint},IF(SUM({found})=0,{none},{link}))'
