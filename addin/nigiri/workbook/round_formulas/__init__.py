"""The live formulas of a round's sheet: what the director sees while typing, without nigiri.

Each function returns the text of one column's formula, in which ROW stands for the row;
`round_live` computes the same values in Python, and a test lets a real spreadsheet recalculate
both. Only plain functions that every spreadsheet since 2010 knows; no structured references, no
dynamic arrays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.round_formulas import check, handicap, meetings, people, record, result, warn
from nigiri.workbook.round_formulas.board import BoardRefs

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.refs import Refs, RoundTable

ROUND_FORMULAS: Mapping[str, Callable[[BoardRefs], str]] = {
    "mark": check.mark,
    "check": check.check,
    "drawn_white": record.drawn_white,
    "drawn_black": record.drawn_black,
    "drawn_handicap": record.drawn_handicap,
    "by_hand": record.by_hand,
    "norm": result.norm,
    "outcome": result.outcome,
    "second_norm": result.second_norm,
    "second_outcome": result.second_outcome,
    "missing": result.missing,
    "list_bad": result.list_bad,
    "white_steps": people.white_steps,
    "black_steps": people.black_steps,
    "white_stale": people.white_stale,
    "black_stale": people.black_stale,
    "rule": handicap.rule,
    "komi_rule": handicap.komi,
    "third": warn.third,
    "warn": warn.warn,
    "found": people.found,
    "white_at": people.white_at,
    "black_at": people.black_at,
    "white_away": people.white_away,
    "black_away": people.black_away,
    "drawn_table": record.drawn_table,
    "pair": meetings.pair,
    "met": meetings.met,
    "said": result.said,
}
"""Column key -> the formula of a board's cell."""

BYE_FORMULAS: Mapping[str, Callable[[BoardRefs], str]] = {
    "mark": check.mark,
    "check": check.bye_check,
    "white_at": people.white_at,
}
"""Column key -> the formula of a cell in the rows of Bye and Out."""

SHEET_FORMULAS: Mapping[str, Callable[[BoardRefs], str]] = {
    "white_away": people.later,
    "rule": handicap.by_ranks,
    "met": meetings.rematches,
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
