"""The live formulas of a round's sheet: checks for the director while typing, without nigiri.

Each function returns the text of one column's formula, in which ROW stands for the row; values.py
computes the same values in Python, and a test lets a real spreadsheet recalculate both. Only plain
functions that every spreadsheet since 2010 knows; no structured references, no dynamic arrays.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from nigiri.workbook.live.round import check, handicap, people, record, result, warn
from nigiri.workbook.live.round import people as meetings
from nigiri.workbook.live.round.refs import BoardRefs

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.live.refs import Refs, RoundTable

ROUND_FORMULAS: Mapping[str, Callable[[BoardRefs], str]] = {
    "mark": check.mark,
    "check": check.check,
    "drawn_white": partial(record.drawn, side="white"),
    "drawn_black": partial(record.drawn, side="black"),
    "drawn_handicap": record.drawn_handicap,
    "by_hand": record.by_hand,
    "norm": result.norm,
    "outcome": result.outcome,
    "second_norm": result.second_norm,
    "second_outcome": result.second_outcome,
    "stones": handicap.stones,
    "in_force": handicap.in_force,
    "missing": result.missing,
    "list_bad": result.list_bad,
    "white_steps": partial(people.steps, side="white"),
    "black_steps": partial(people.steps, side="black"),
    "white_printed": partial(people.printed, side="white"),
    "black_printed": partial(people.printed, side="black"),
    "white_stale": partial(people.stale, side="white"),
    "black_stale": partial(people.stale, side="black"),
    "rule": handicap.rule,
    "komi_rule": handicap.komi,
    "third": warn.third,
    "warn": warn.warn,
    "found": people.found,
    "white_at": partial(people.at, side="white"),
    "black_at": partial(people.at, side="black"),
    "white_away": partial(people.away, side="white"),
    "black_away": partial(people.away, side="black"),
    "drawn_table": record.drawn_table,
    "pair": meetings.pair,
    "met": meetings.met,
    "said": result.said,
}
"""Column key -> the formula of a board's cell."""

BYE_FORMULAS: Mapping[str, Callable[[BoardRefs], str]] = {
    "mark": check.mark,
    "check": check.bye_check,
    "white_at": partial(people.at, side="white"),
    "white_stale": partial(people.stale, side="white"),
}
"""Column key -> the formula of a cell in the rows of Bye and Out."""

SHEET_FORMULAS: Mapping[str, Callable[[BoardRefs], str]] = {
    "white_away": people.later,
    "rule": handicap.by_ranks,
    "met": meetings.rematches,
    **handicap.RULE,
    **handicap.KOMI,
}
"""Column key -> the formula of the cell above its heading: what is the same for every board."""


def board_formulas(refs: Refs, table: RoundTable) -> dict[str, str]:
    """Return column key -> formula of every board's row, with ROW in place of its number."""
    board = BoardRefs(refs, table.here())
    return {key: formula(board) for key, formula in ROUND_FORMULAS.items()}


def bye_formulas(refs: Refs, table: RoundTable) -> dict[str, str]:
    """Return column key -> formula of the rows of Bye and Out, with ROW in place of the number."""
    board = BoardRefs(refs, table.here())
    return {key: formula(board) for key, formula in BYE_FORMULAS.items()}


def sheet_formulas(refs: Refs, table: RoundTable) -> dict[str, str]:
    """Return column key -> the formula of the cell above its heading."""
    board = BoardRefs(refs, table.here())
    return {key: formula(board) for key, formula in SHEET_FORMULAS.items()}
