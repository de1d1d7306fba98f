"""Derive the Problems sheet: each problem with a link to its cell and the way out."""

from __future__ import annotations

import datetime as dt
import re
from collections import Counter
from typing import TYPE_CHECKING

from nigiri.workbook.derive.target import Target
from nigiri.workbook.derive.written_cells import written_cells
from nigiri.workbook.live.bar import stops, stops_formula
from nigiri.workbook.live.refs import tab
from nigiri.workbook.log import newest_line
from nigiri.workbook.model.cells import Formula, address, column_letters
from nigiri.workbook.problems import CODES, LOOKS, MOST_LOOKS
from nigiri.workbook.read.workbook import ABOUT_ENTRIES
from nigiri.workbook.words.formulas import formula_text, quoted

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.problems import Problem
    from nigiri.workbook.read.table_reader import TableReader

_COLUMNS = ("symbol", "where", "what", "way_out", "accepted", "code")
_WEIGHTS = ("stop", "look", "hand")
_CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def problems_target(context: Context, problems: Sequence[Problem]) -> Target | None:
    """Return the cells of Problems, the weightiest first; None without the sheet.

    The words by which the director accepted a problem stay beside it while it exists. Of those that
    are only to be looked at the first few stand there that nobody accepted (`MOST_LOOKS`).
    What somebody accepted of which only a newer nigiri knows stays as it is, below.
    """
    location = context.location("problems")
    if location is None:
        return None
    target, sheet = Target(location), context.sheet(location)
    listed = [*_listed(problems, _accepted(context.reader(location)))]
    for row, (problem, reason) in enumerate(listed, location.first_row):
        where = _where(problem)
        at = f"#{tab(problem.sheet)}!{address(problem.row, problem.column)}"
        target.put_row(
            row,
            {
                "symbol": problem.symbol,
                "where": Formula(f"HYPERLINK({quoted(at)},{quoted(where)})", where),
                "what": str(problem.message),
                "way_out": str(problem.way_out),
                "code": problem.code,
                "accepted": reason,
            },
        )
    for row, cells in enumerate(
        _unknown(context.reader(location)), location.first_row + len(listed)
    ):
        target.put_row(row, cells)
    columns = [location.columns[key] for key in _COLUMNS if key in location.columns]
    target.clear(sheet, written_cells(location, sheet), columns)
    _put_title(target, context, problems, sum(each.weight == "look" for each, _ in listed))
    return target


def _unknown(reader: TableReader) -> Iterator[dict[str, Cell]]:
    """Yield the lines of problems that this nigiri does not know, where a reason stands beside.

    What people type below the list is no such line: nobody types a code of nigiri's.
    """
    for row in reader.rows():
        code = reader.text(row, "code")
        is_code = _CODE.fullmatch(code) is not None and code not in CODES
        if is_code and reader.text(row, "accepted"):
            yield {key: reader.cell(row, key) for key in _COLUMNS}


def _listed(
    problems: Sequence[Problem], accepted: Mapping[tuple[str, str], str]
) -> Iterator[tuple[Problem, str | None]]:
    """Yield the problems that the sheet shows, each with the words by which it was accepted."""
    room = MOST_LOOKS
    for problem in sorted(problems, key=_weight):
        reason = _reason(accepted, _where(problem), problem)
        if problem.weight == "look" and reason is None:
            room -= 1
            if room < 0:
                continue
        yield problem, reason


def _weight(problem: Problem) -> tuple[int, int]:
    """Return the key by which problems are sorted: the weight, then among ▲ the place in LOOKS."""
    look = problem.weight == "look"
    return _WEIGHTS.index(problem.weight), LOOKS.index(problem.code) if look else 0


def _where(problem: Problem) -> str:
    """Return the words of the link to a problem's cell."""
    return f"{problem.sheet} · {address(problem.row, problem.column)}"


def _put_title(target: Target, context: Context, problems: Sequence[Problem], shown: int) -> None:
    """Set the title: how many there are, when it was made, and how many more there are since.

    shown -- how many the list has of those that are only to be looked at

    What is red on the sheets as the list is made stands above Code, for the formula to compare.
    """
    location = target.location
    columns, row = location.columns, location.heading_row - 1
    counts: Counter[str] = Counter(problem.weight for problem in problems)
    key = "problems.summary" if shown == counts["look"] else "problems.summary.more"
    words = context.say(key, shown=shown, **{weight: counts[weight] for weight in _WEIGHTS})
    title = (words if problems else context.say("problems.none")) + _made(context)
    red = stops(context)
    then = str(red)
    if "code" in columns:
        then = f"${column_letters(columns['code'])}${row}"
        target.cells[row, columns["code"]] = red
    more = f"({stops_formula(context)}-{then})"
    since = formula_text("problems.since", context.language, more=more)
    formula = f'{quoted(title)}&IF({more}>0,{since},"")'
    target.cells[row, columns.get("what", 3)] = Formula(formula, title)


def _made(context: Context) -> str:
    """Return the words for when the list was made, and by which command; "" without a Log."""
    location = context.location("log")
    line = newest_line(context.reader(location)) if location is not None else None
    if line is None:
        return ""
    when, _, command, *_ = line.texts
    try:
        moment = dt.datetime.fromisoformat(when)
    except ValueError:
        return ""
    return context.say(
        "problems.made",
        day=context.say(f"problems.day.{moment.weekday()}"),
        hour=moment.hour,
        minute=f"{moment:%M}",
        command=command,
    )


def _reason(accepted: Mapping[tuple[str, str], str], where: str, problem: Problem) -> str | None:
    """Return the words by which the director accepted a problem, None where it is not accepted."""
    if not accepted:
        return None
    marks = ((where, problem.code), *(("", words) for words in problem.in_every_language))
    return next((accepted[mark] for mark in marks if mark in accepted), None)


def _accepted(reader: TableReader) -> dict[tuple[str, str], str]:
    """Return (where, code) -> the words by which the director accepted the problem.

    "where" is the words of a link, and a program that does not calculate saves the link without
    them: then the problem is known by its sentence, as ("", sentence), in whatever language. So are
    those about entries, which name the player: rows move when players are sorted.
    """
    reasons = {}
    for row in reader.rows():
        where, reason = reader.text(row, "where"), reader.text(row, "accepted")
        if reason:
            code, what = reader.text(row, "code"), reader.text(row, "what")
            if where:
                reasons[where, code] = reason
            if not where or code in ABOUT_ENTRIES:
                reasons["", what] = reason
    return reasons
