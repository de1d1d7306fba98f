"""Derive the live cells of a round's sheet, and the names beside numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.cells import Formula
from nigiri.workbook.derive.target import Target
from nigiri.workbook.round_formulas import bye_check, row_formulas
from nigiri.workbook.words import formula_text

if TYPE_CHECKING:
    from nigiri.workbook.derive.context import Context
    from nigiri.workbook.refs import RoundTable
    from nigiri.workbook.round_live import RoundLive


def round_target(context: Context, table: RoundTable) -> Target:
    """Return what the live cells of a round should show."""
    target = Target(table.place)
    live = context.lives[table.number]
    for row in range(table.first, table.last + 1):
        formulas, values = row_formulas(context.refs, table, row), live.values(row)
        for key, formula in formulas.items():
            target.put(row, key, Formula(formula, values[key]))
    for row in range(table.last + 1, table.end + 1):
        if live.is_bye(row):
            _put_bye(context, target, live, row)
    _put_counts(context, target, live)
    return target


def _put_bye(context: Context, target: Target, live: RoundLive, row: int) -> None:
    """Set Check and gutter beside a bye."""
    words = live.bye_check(row)
    target.put(row, "check", Formula(bye_check(context.refs, live.table, row), words))
    check = live.table.here().cell("check", row)
    target.put(row, "mark", Formula(f"LEFT({check},1)", words[:1]))


def boards_of(live: RoundLive) -> int:
    """Return how many boards have somebody as White."""
    rows = range(live.table.first, live.table.last + 1)
    return sum(isinstance(live.cell(row, "white_no"), int) for row in rows)


def missing_tables(live: RoundLive) -> list[int]:
    """Return the tables whose results are awaited, smallest first."""
    rows = range(live.table.first, live.table.last + 1)
    found = (live.missing(row) for row in rows)
    return sorted(table for table in found if isinstance(table, int))


def _put_counts(context: Context, target: Target, live: RoundLive) -> None:
    """Set the count of results above Check, and the link of Find in the bar."""
    own, language = live.table.here(), context.language
    boards, missing = f"COUNT({own.column('white_no')})", f"COUNT({own.column('missing')})"
    done = f"({boards}-{missing})"
    last = f"LOOKUP(9E+99,{own.column('winners')})"
    where = "IFERROR(" + ",IFERROR(".join(
        formula_text(
            "round.last.table", language,
            name=f"INDEX({own.column(side)},MATCH({last},{own.column(f'{side}_no')},0))",
            table=f"INDEX({own.column('table')},MATCH({last},{own.column(f'{side}_no')},0))",
        )
        for side in ("white", "black")
    ) + ',"■ ?"))'  # fmt: skip
    formula = formula_text("round.in", language, done=done, boards=boards) + (
        f'&IFERROR({formula_text("round.last", language, number=last, where=where)},"")'
    )
    count = boards_of(live)
    words = context.say("round.in", done=count - len(missing_tables(live)), boards=count)
    title_row = live.table.place.heading_row - 1
    column = live.table.place.columns["check"]
    target.cells[title_row, column] = Formula(formula, words + _last_words(context, live))
    _put_find(context, target, live)


def _last_words(context: Context, live: RoundLive) -> str:
    """Return who stands last in the winners' list, "" while it is empty."""
    rows = range(live.table.first, live.table.last + 1)
    listed = [n for n in (live.cell(r, "winners") for r in rows) if isinstance(n, int)]
    if not listed:
        return ""
    where = "■ ?"
    for side in ("black", "white"):
        for row in reversed(rows):
            if live.cell(row, f"{side}_no") == listed[-1]:
                name, table = live.cell(row, side) or 0, live.cell(row, "table") or 0
                where = context.say("round.last.table", name=name, table=table)
    return context.say("round.last", number=listed[-1], where=where)


def _put_find(context: Context, target: Target, live: RoundLive) -> None:
    """Set the link beside Find; its value is blank because nothing is being looked for."""
    own = live.table.here()
    columns = live.table.place.columns
    if "komi" not in columns or "winners" not in columns:
        return
    found, tables = own.column("found"), own.column("table")
    first = f"MATCH(1,{found},0)"
    words = formula_text("found.round", context.language, count=f"SUM({found})",
                         table=f"INDEX({tables},{first})")  # fmt: skip
    at = f'"#\'{live.table.place.name}\'!{own.letters("table")}"&({first}+{own.first - 1})'
    none = context.say("found.none")
    find = f"${own.letters('winners')}$1"
    formula = f'IF({find}="","",IF(SUM({found})=0,"{none}",HYPERLINK({at},{words})))'
    target.cells[1, columns["komi"]] = Formula(formula, "")
