"""Changes as JSON and backwards: round trip and way back, on generated workbooks."""

from __future__ import annotations

import datetime as dt
import json
from itertools import count
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.errors import WrongUse
from nigiri.workbook import layout
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.spec import SheetSpec
from nigiri.workbook.model.cells import Formula, Sheet, Workbook
from nigiri.workbook.model.changes import (
    AddSheet,
    Ask,
    CellChange,
    Changes,
    DeleteColumns,
    DeleteRows,
    Fit,
    InsertColumns,
    InsertRows,
    Operation,
    RemoveSheet,
    RenameSheet,
    Say,
    SetCells,
    SetFit,
    SetPrintArea,
)
from nigiri.workbook.model.codec import from_json, to_json

CELLS = st.one_of(
    st.none(),
    st.text(max_size=5),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.dates(),
    st.datetimes(),
)
VALUES = st.one_of(CELLS, st.builds(Formula, st.text(max_size=9), CELLS))
SHEETS = st.sampled_from(["Players", "Round 1", "山田"])
NUMBERS = st.integers(1, 6)
CELL_CHANGES = st.lists(st.builds(CellChange, NUMBERS, NUMBERS, VALUES, VALUES), max_size=4)
OPTIONS = st.dictionaries(
    st.text(max_size=4), st.one_of(st.text(max_size=4), st.integers(), st.booleans(), st.none())
)
KINDS = st.tuples(SHEETS, st.text(max_size=5), OPTIONS, st.none() | SHEETS)
ROWS = st.lists(st.lists(VALUES, max_size=3).map(tuple), max_size=3).map(tuple)
LIKE = st.lists(NUMBERS, max_size=3).map(tuple)
FITS = st.builds(
    Fit,
    st.lists(NUMBERS, max_size=2).map(tuple),
    st.lists(st.tuples(NUMBERS, st.floats(1, 40)), max_size=2).map(tuple),
)
OPERATIONS = st.one_of(
    st.builds(SetCells, SHEETS, CELL_CHANGES.map(tuple)),
    st.builds(InsertRows, SHEETS, NUMBERS, NUMBERS, NUMBERS),
    st.builds(DeleteRows, SHEETS, NUMBERS, ROWS, NUMBERS),
    st.builds(InsertColumns, SHEETS, NUMBERS, LIKE),
    st.builds(DeleteColumns, SHEETS, NUMBERS, ROWS, LIKE),
    KINDS.map(lambda kind: AddSheet(*kind)),
    st.tuples(KINDS, CELL_CHANGES.map(tuple)).map(lambda both: RemoveSheet(*both[0], both[1])),
    st.builds(RenameSheet, SHEETS, SHEETS),
    st.builds(SetPrintArea, SHEETS, st.just("A2:K4"), st.just("A2:K45")),
    st.builds(SetFit, SHEETS, FITS, FITS),
    st.builds(Say, st.text(max_size=9)),
    st.builds(Ask, st.text(max_size=9)),
)
WORKBOOKS = st.lists(st.lists(st.lists(CELLS, max_size=4), max_size=5), min_size=1, max_size=3)
#: What a step does, with numbers from which its places are taken.
STEPS = st.lists(
    st.tuples(
        st.sampled_from(
            ["set", "insert", "delete", "open", "close", "add", "remove", "rename", "say"]
        ),
        *[NUMBERS] * 3,
    ),
    max_size=6,
)
WALL = SheetSpec({(2, 1): "Wall", (3, 2): Formula("1+1", 2)}, styles=(), widths={})


@given(st.lists(OPERATIONS, max_size=5), st.dictionaries(SHEETS, st.text(max_size=16), max_size=2))
def test_json_holds_everything(operations: list[Operation], fingerprints: dict[str, str]) -> None:
    """Reading what was written gives the same changes."""
    changes = Changes(tuple(operations), fingerprints)

    assert changes == from_json(to_json(changes))


def step(now: Workbook, what: str, numbers: tuple[int, ...], value: str) -> list[Operation]:
    """Return what one step does to the workbook as it is, knowing what was there."""
    names = list(now)
    name = names[numbers[0] % len(names)]
    rows = now[name].rows
    new = next(free for n in count() if (free := f"Sheet {n}") not in names)
    removed = ((1, 1, None, "mine"), (2, 1, "Wall", "Mur"))
    held = tuple(CellChange(*change) for change in removed)
    before = tuple((*row[:4],) for row in rows[numbers[1] - 1 : numbers[1] - 1 + numbers[2]])
    columns = tuple(tuple(row[at - 1] if at <= len(row) else None for row in rows)
                    for at in (numbers[1], numbers[1] + 1))  # fmt: skip
    known = now[name].cell(numbers[1], numbers[2])
    done: dict[str, list[Operation]] = {
        "set": [SetCells(name, (CellChange(numbers[1], numbers[2], known, value),) * 1)],
        "insert": [InsertRows(name, numbers[1], numbers[2])],
        "delete": [DeleteRows(name, numbers[1], before)],
        "open": [InsertColumns(name, numbers[1], (1, 2))],
        "close": [DeleteColumns(name, numbers[1], columns, (1, 2))],
        "add": [AddSheet(new, "wall", {}, name)],
        "remove": [
            AddSheet(new, "wall", {}, name),
            SetCells(new, held),
            RemoveSheet(new, "wall", {}, name, held),
        ],
        "rename": [RenameSheet(name, new)],
        "say": [Say(value)],
    }
    return done[what]


@given(WORKBOOKS, STEPS, st.text(max_size=3))
def test_the_inverse_restores_the_workbook(
    tables: list[list[list[object]]], steps: list[tuple[str, int, int, int]], value: str
) -> None:
    """Whatever was done, the way back leads to where it began, and forth again."""
    with mock.patch.dict(layout.RENDERERS, {"wall": lambda _: WALL}):
        start = Workbook({str(i): Sheet.of(rows) for i, rows in enumerate(tables)})  # type: ignore[arg-type]
        now, done = start, list[Operation]()
        for what, *numbers in steps:
            operations = step(now, what, tuple(numbers), value)
            now = applied(now, Changes(tuple(operations)))
            done += operations
        changes = Changes(tuple(done))

        assert start == applied(now, changes.inverse())
        assert now == applied(start, changes.inverse().inverse())


def test_a_removed_sheet_comes_back_as_it_was() -> None:
    """The sheet is rendered again, and what it held beyond that is written."""
    held = (CellChange(4, 1, None, "Ann"),)
    back = Changes((RemoveSheet("Wall", "wall", {"n": 1}, "Log", held), Say("gone"))).inverse()

    assert (AddSheet("Wall", "wall", {"n": 1}, "Log"), SetCells("Wall", held)) == back.operations


def test_dates_and_formulas_are_tagged() -> None:
    """A person can read the form, and another program too."""
    cells = (CellChange(1, 2, dt.date(2005, 5, 21), Formula("A1", dt.datetime(2005, 5, 21, 10))),)  # noqa: DTZ001
    form = json.loads(to_json(Changes((SetCells("Log", cells),))))

    expected = {"formula": "A1", "value": {"datetime": "2005-05-21T10:00:00"}}
    assert [[1, 2, {"date": "2005-05-21"}, expected]] == form["operations"][0]["cells"]


def test_what_is_told_is_collected() -> None:
    """The sentences are read without carrying anything out."""
    changes = Changes((Say("one"), InsertRows("Log", 4), Say("two")))

    assert ("one", "two") == changes.sentences


def form(**changed: object) -> str:
    """Return changes as JSON with one operation, some members changed."""
    return json.dumps(
        {"nigiri": "changes", "version": 1, "operations": [], "fingerprints": {}} | changed
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "does not hold changes"),
        ("[]", "does not hold changes"),
        ("[" * 100_000, "does not hold changes"),
        ('{"version": 1}', "does not hold changes"),
        (form(version=2), "of version 2"),
        (form(operations=[{"do": "dance"}]), "damaged"),
        (form(operations=[{"do": "say"}]), "damaged"),
        (form(operations=7), "damaged"),
        (form(operations=[{"do": "set_cells", "sheet": "", "cells": [[1, 1, None]]}]), "damaged"),
        (
            form(operations=[{"do": "delete_rows", "sheet": "", "at": 1, "held": [[True]]}]),
            "damaged",
        ),
        (
            form(
                operations=[
                    {
                        "do": "delete_rows",
                        "sheet": "",
                        "at": 1,
                        "held": [[{"formula": "", "value": {"formula": "", "value": 1}}]],
                    }
                ]
            ),
            "damaged",
        ),
    ],
)
def test_other_texts_are_refused_with_a_sentence(text: str, sentence: str) -> None:
    """Another version is named; nothing is guessed."""
    with pytest.raises(WrongUse, match=sentence):
        from_json(text)


def test_a_number_without_value_cannot_be_written() -> None:
    """JSON knows no infinity."""
    changes = Changes((SetCells("Log", (CellChange(1, 1, None, float("inf")),)),))

    with pytest.raises(ValueError, match="JSON"):
        to_json(changes)


def test_questions_are_among_the_sentences_and_told_apart() -> None:
    """Who only says a sentence asks nothing."""
    changes = Changes((Ask("Sure?"), Say("Done.")))

    assert ("Sure?", "Done.") == changes.sentences
    assert ("Sure?",) == changes.questions


def test_what_was_done_is_told_without_what_was_asked() -> None:
    """Unless nothing else was said."""
    both = Changes((Ask("Go on?"), Say("Round 2 is drawn.")))

    assert ("Round 2 is drawn.",) == both.deeds
    assert ("Go on?",) == Changes((Ask("Go on?"),)).deeds
