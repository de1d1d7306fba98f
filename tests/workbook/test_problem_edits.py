"""One typed cell, and exactly the problems it makes: in Python, on paper, in a spreadsheet."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.read.workbook import read
from tests.office import recalculated
from tests.workbook.live import Made, Typing, cell_at, differences
from tests.workbook.problem_edits import (
    ALIKE,
    COUNTED,
    EDITS,
    SAID,
    Oracle,
    after,
    base,
    found,
    generated,
    said,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell, Sheet

SAMPLE, ALL = 40, 500


@cache
def start() -> Made:
    """Return the event before anybody types."""
    return base()


def edit_of(seed: int) -> tuple[object, str, Cell]:
    """Return a generated edit."""
    random = Random(f"problem {seed}")  # noqa: S311 -- no secret is made from it
    return generated(random, Typing(start()))


def test_before_anybody_types_nothing_is_a_problem() -> None:
    """Two sections of five ranks each are drawn, and stay."""
    assert set() == found(start())


@pytest.mark.parametrize(("where", "key", "value", "codes"), EDITS)
def test_a_cell_makes_exactly_these_problems(
    where: object, key: str, value: Cell, codes: str
) -> None:
    """With their weight; none is lost, none is added."""
    expected = {*filter(None, codes.split(", "))}

    assert expected == found(after(start(), (where, key, value)))


def codes_of(made: Made) -> set[str]:
    """Return the codes that Python finds on the sheet of round 3, without their signs.

    Of somebody deleted from Players it says so there, once, and not at each of the games.
    """
    codes = {ALIKE.get(words[2:], words[2:]) for words in found(made, made.newest.location.name)}
    gone = read(made.workbook).rounds[3].gone
    return codes | ({"player-unknown"} if gone else set())


@pytest.mark.parametrize("seeds", [range(SAMPLE), pytest.param(
    range(SAMPLE, ALL), marks=pytest.mark.long)])  # fmt: skip
def test_whoever_counts_on_paper_finds_the_same(seeds: range) -> None:
    """Who sits where, with whom, at which table."""
    wrong = {}
    for seed in seeds:
        made = after(start(), edit_of(seed))
        ours, theirs = codes_of(made) & COUNTED, Oracle(made).codes() & COUNTED
        if ours != theirs:
            wrong[edit_of(seed)] = (ours, theirs)

    assert {} == wrong


def shown(sheets: Mapping[str, Sheet], made: Made) -> dict[int, set[str]]:
    """Return row -> the codes that Check says on the sheet of round 3."""
    table = made.newest
    cells = {
        row: cell_at(sheets, table.location.name, f"{table.letters('check')}{row}")
        for row in range(table.first, table.end + 1)
    }
    return {row: said(str(words)) for row, words in cells.items() if words}


def unlike(made: Made, sheets: Mapping[str, Sheet]) -> set[str]:
    """Return the codes of round 3 that Check says and Python does not find, or the reverse.

    Check says of a board the first thing that must be put right, and nothing behind it. What is
    wrong in an earlier round is no longer believed by Python, and says nothing here.
    """
    if any(words[0] == "■" for n in (1, 2) for words in found(made, f"Round {n}")):
        return set()
    check = {code for codes in shown(sheets, made).values() for code in codes}
    ours = codes_of(made) & set(SAID.values())
    first = {code for code in check if f"■ {code}" in found(made)}
    return (check - ours) | (set() if first else ours - check)


#: How many generated edits the spreadsheet is shown first; the others come in portions, as one
#: start of it takes some two hundred files. Each portion has every sixteenth edit of the table.
_SHOWN, _PORTIONS = 4, 16
#: Every day: two generated edits, and every thirty-first of the table.
_EVERY_DAY = (range(2), slice(None, None, 31))
_EACH = (ALL - _SHOWN) // _PORTIONS


@pytest.mark.parametrize(("seeds", "edited"), [
    _EVERY_DAY,
    pytest.param(range(_SHOWN), slice(0), marks=pytest.mark.long),
    *(pytest.param(range(_SHOWN + _EACH * at, _SHOWN + _EACH * (at + 1)),
                   slice(at, None, _PORTIONS), marks=pytest.mark.long) for at in range(_PORTIONS)),
])  # fmt: skip
def test_a_spreadsheet_lights_up_what_python_finds(
    program: Callable[[str], str], tmp_path: Path, seeds: range, edited: slice
) -> None:
    """Every cell is calculated as nigiri does, and Check says the codes of the sheet Problems."""
    edits = {f"seed {seed}": edit_of(seed) for seed in seeds}
    edits |= {f"{edit[:3]}": edit[:3] for edit in EDITS[edited]}
    typed = {f"e{at}": after(start(), edit) for at, edit in enumerate(edits.values())}
    data = {name: made.data for name, made in typed.items()}
    sheets = recalculated(program("soffice"), data, tmp_path, seconds=20 * len(data))
    wrong = {}
    for name, (short, made) in zip(edits, typed.items(), strict=True):
        cells = differences(start(), made, sheets[short])
        codes = unlike(made, sheets[short])
        if cells or codes:
            wrong[name] = (cells, codes)

    assert {} == wrong
