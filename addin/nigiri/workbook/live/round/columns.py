"""The live columns of a round's sheet: what the director sees while typing, without nigiri.

Each column is two functions beside each other in one module: the text of its formula, in which ROW
stands for the row, and the value that is stored with it, so that the sheet also reads right where
nothing calculates (a phone's preview). A test lets a real spreadsheet recalculate both. Only plain
functions that every spreadsheet since 2010 knows; no structured references, no dynamic arrays.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from nigiri.workbook.live.round import check, handicap, people, record, result, warn
from nigiri.workbook.live.round.board import RoundLive
from nigiri.workbook.live.round.refs import BoardRefs

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.live.refs import Refs, RoundTable
    from nigiri.workbook.live.round.board import Board
    from nigiri.workbook.live.round.sheet import Facts
    from nigiri.workbook.model.cells import Cell, Sheet


class Column(NamedTuple):
    """A live column: what writes its formula, and what computes its value."""

    formula: Callable[[BoardRefs], str]
    value: Callable[[Board], Cell]


def _of_side(formula: Callable[..., str], value: Callable[..., Cell], side: str) -> Column:
    """Return a column that there is for White and for Black."""
    return Column(partial(formula, side=side), partial(value, side=side))


COLUMNS: Mapping[str, Column] = {
    "mark": Column(check.mark, check.mark_value),
    "check": Column(check.check, check.check_value),
    "drawn_white": _of_side(record.drawn, record.drawn_value, "white"),
    "drawn_black": _of_side(record.drawn, record.drawn_value, "black"),
    "drawn_handicap": Column(record.drawn_handicap, record.drawn_handicap_value),
    "by_hand": Column(record.by_hand, record.by_hand_value),
    "norm": Column(result.norm, result.norm_value),
    "outcome": Column(result.outcome, result.outcome_value),
    "second_norm": Column(result.second_norm, partial(result.norm_value, key="second")),
    "second_outcome": Column(result.second_outcome, result.second_outcome_value),
    "stones": Column(handicap.stones, handicap.stones_value),
    "in_force": Column(handicap.in_force, handicap.in_force_value),
    "missing": Column(result.missing, result.missing_value),
    "list_bad": Column(result.list_bad, result.list_bad_value),
    "white_steps": _of_side(people.steps, people.steps_value, "white"),
    "black_steps": _of_side(people.steps, people.steps_value, "black"),
    "white_printed": _of_side(people.printed, people.printed_value, "white"),
    "black_printed": _of_side(people.printed, people.printed_value, "black"),
    "white_stale": _of_side(people.stale, people.stale_value, "white"),
    "black_stale": _of_side(people.stale, people.stale_value, "black"),
    "rule": Column(handicap.rule, handicap.rule_value),
    "komi_rule": Column(handicap.komi, handicap.komi_value),
    "third": Column(warn.third, warn.third_value),
    "warn": Column(warn.warn, warn.warn_value),
    "found": Column(people.found, people.found_value),
    "white_at": _of_side(people.at, people.at_value, "white"),
    "black_at": _of_side(people.at, people.at_value, "black"),
    "white_away": _of_side(people.away, people.away_value, "white"),
    "black_away": _of_side(people.away, people.away_value, "black"),
    "drawn_table": Column(record.drawn_table, record.drawn_table_value),
    "pair": Column(people.pair, people.pair_value),
    "met": Column(people.met, people.met_value),
    "said": Column(result.said, result.said_value),
    "finding": Column(check.finding, check.finding_value),
    "look": Column(check.look, check.look_value),
}
"""Column key -> the column of a board's cell."""

BYE_COLUMNS: Mapping[str, Column] = {
    "mark": Column(check.mark, check.mark_value),
    "check": Column(check.bye_check, check.bye_check_value),
    "white_at": COLUMNS["white_at"],
    "white_stale": COLUMNS["white_stale"],
    "finding": Column(check.bye_finding, check.bye_finding_value),
    "look": Column(check.bye_look, check.bye_look_value),
}
"""Column key -> the column of a cell in the rows of Bye and Out."""


class Shared(NamedTuple):
    """What is the same for every board: the formula above a heading, and what it gives."""

    formula: Callable[[BoardRefs], str]
    value: Callable[[Facts], Cell]


SHARED: Mapping[str, Shared] = {
    "white_away": Shared(people.later, lambda facts: int(facts.overtaken)),
    "rule": Shared(handicap.by_ranks, lambda facts: int(facts.by_ranks)),
    "met": Shared(people.rematches, lambda facts: int(facts.rematches)),
    **{
        key: Shared(formula, partial(handicap.rule_number, at=at))
        for at, (key, formula) in enumerate(handicap.RULE.items())
    },
    **{
        key: Shared(formula, partial(handicap.komi_typed, at=at))
        for at, (key, formula) in enumerate(handicap.KOMI.items())
    },
}
"""Column key -> what stands above its heading."""


def board_formulas(refs: Refs, table: RoundTable) -> dict[str, str]:
    """Return column key -> formula of every board's row, with ROW in place of its number."""
    board = BoardRefs(refs, table.here())
    return {key: column.formula(board) for key, column in COLUMNS.items()}


def bye_formulas(refs: Refs, table: RoundTable) -> dict[str, str]:
    """Return column key -> formula of the rows of Bye and Out, with ROW in place of the number."""
    board = BoardRefs(refs, table.here())
    return {key: column.formula(board) for key, column in BYE_COLUMNS.items()}


def sheet_formulas(refs: Refs, table: RoundTable) -> dict[str, str]:
    """Return column key -> the formula of the cell above its heading."""
    board = BoardRefs(refs, table.here())
    return {key: shared.formula(board) for key, shared in SHARED.items()}


def sheet_values(facts: Facts) -> dict[str, Cell]:
    """Return column key -> the value of the cell above its heading."""
    return {key: shared.value(facts) for key, shared in SHARED.items()}


_VALUES, _BYE_VALUES = (
    {key: column.value for key, column in columns.items()} for columns in (COLUMNS, BYE_COLUMNS)
)


def round_live(sheet: Sheet, table: RoundTable, facts: Facts) -> RoundLive:
    """Return a round's sheet with the values of its live columns."""
    return RoundLive(sheet, table, facts, _VALUES, _BYE_VALUES)
