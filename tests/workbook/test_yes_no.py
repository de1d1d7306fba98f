"""Yes and no in cells: words, signs, and the boxes of web spreadsheets and of Excel."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.workbook import read
from nigiri.workbook.spellings.yes_no import answer, is_marked, without_box
from tests.settings import cell as cell_of
from tests.ticked import ticked
from tests.workbook.live import Typing, event
from tests.workbook.organiser.planner import Planner, unlike
from tests.workbook.sheets import at, new_workbook, typed
from tests.workbook.test_live_office import all_differences

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.domain.model.event import Player
    from nigiri.workbook.model.cells import Cell, Value

ANN: dict[str, Cell] = {"family": "Ann", "rank": "1k"}


def player_of(**cells: Cell) -> Player:
    """Return the only player of an event, of whom nothing is wrong; box columns are all there."""
    reading = read(typed(new_workbook(), {at(k, 4): v for k, v in {**ANN, **cells}.items()}))
    assert () == reading.problems
    (player,) = reading.event.players
    return player


@pytest.mark.parametrize("box", ["TRUE", "VRAI", "Wahr", " true "])
def test_a_ticked_box_is_a_yes(box: str) -> None:
    """As a file holds it, or as text in the words of an English, French or German spreadsheet."""
    player = player_of(here=box, hide=box, european=box, paid=box)

    assert (True, True) == (player.here, player.hidden)
    assert ("yes", "yes") == (player.european, player.paid)


@pytest.mark.parametrize("box", ["FALSE", "FAUX", "Falsch", " false "])
def test_an_empty_box_is_a_blank(box: str) -> None:
    """Nobody typed a no: who is a European still follows from the country."""
    player = player_of(here=box, hide=box, european=box, paid=box)

    assert (False, False) == (player.here, player.hidden)
    assert ("", "") == (player.european, player.paid)


@pytest.mark.parametrize(
    ("typed_in", "kept"),
    [
        ("oui", "yes"),
        ("Ja: wohnt in Bonn", "yes: wohnt in Bonn"),
        ("n : a déménagé", "no: a déménagé"),
    ],
)
def test_the_reason_of_a_european_stays(typed_in: str, kept: str) -> None:
    """The answer in any language, the reason as it was typed."""
    assert kept == player_of(european=typed_in).european


def test_empty_boxes_in_free_rows_are_nobody() -> None:
    """The whole column is boxes in a web spreadsheet; a ticked one without a name is a mistake."""
    free = {at("here", row): "FALSE" for row in range(4, 60)}
    ann = {at(key, 4): value for key, value in ANN.items()}

    reading = read(typed(new_workbook(), {**free, **ann}))
    assert ([], 1) == ([*reading.problems], len(reading.event.players))

    wrong = read(typed(new_workbook(), {**free, **ann, at("here", 9): "TRUE"}))
    assert ["name-missing"] == [problem.code for problem in wrong.problems if problem.row == 9]


def test_words_and_signs_answer() -> None:
    """None where it is neither."""
    assert [True] * 8 == [answer(c) for c in ("yes", "Oui", "JA", "y", "x", 1, "✓", "wahr")]
    assert [False] * 8 == [answer(c) for c in (None, "no", "non", "Nein", "n", 0, "–", "faux")]
    assert [None] * 2 == [answer(c) for c in ("later", 2)]


def test_a_mark_is_anything_that_does_not_say_no() -> None:
    """An asterisk, a date, initials."""
    assert all(is_marked(cell) for cell in ("x", "*", "LB", 12, "TRUE", 1))
    assert not any(is_marked(cell) for cell in (None, " ", "no", "FALSE", "FAUX", "-", 0))


def test_boxes_become_words_and_other_cells_stay() -> None:
    """In the language of the event."""
    assert ["oui", None, 25, "no"] == [without_box(c, "fr") for c in ("WAHR", "FALSE", 25, "no")]


def test_an_empty_box_keeps_no_board() -> None:
    """Nor does a no, in any language."""
    story = Typing(event("en"))
    for board, cell in enumerate(("TRUE", "FALSE", "non", "*"), 1):
        story.board(board, "keep", cell)

    games = read(story.done().workbook).event.rounds[-1].games

    assert [True, False, False, True] == [game.keep for game in games[:4]]


def test_a_box_is_an_answer_on_settings() -> None:
    """Beside "yes" and "no"; where rounds may be named, 1 is the first of them."""
    book = new_workbook()
    boxes = {"zero_up": "VRAI", "scoring.normalised": "FALSE", "apart.club": "TRUE"}
    cells: dict[str, Cell] = {**boxes, "apart.city": 1}

    reading = read(typed(book, {cell_of(book, key): value for key, value in cells.items()}))

    found = reading.event.settings
    assert () == reading.problems
    assert ("yes", "no") == (found.zero_up, found.scoring.normalised)
    assert {"club": None, "city": frozenset({1})} == {e.key: e.rounds for e in found.keep_apart}


HERES = ("TRUE", "FALSE", "wahr", "Faux", "x", "no", "0", "1", None, "VRAI", "falsch", "reserve")


@pytest.mark.parametrize("states", [
    ("live",), pytest.param(("registration", "live", "complete"), marks=pytest.mark.long),
], ids="-".join)  # fmt: skip
def test_a_spreadsheet_counts_boxes_as_nigiri_does(
    program: Callable[[str], str], tmp_path: Path, states: tuple[str, ...]
) -> None:
    """Real ones, in the rows of players and in free ones; what a formula answers; and words.

    Every day in the middle of a round; besides before the first and after one.
    """
    stories = {}
    for state in states:
        story = Typing(event("de", state))
        place = story.players
        for row, cell in enumerate((*HERES, "TRUE", "FALSE", "FALSE", "FALSE"), place.first_row):
            story.type(place.name, row, place.columns["here"], cell)
        done = story.done()
        boxes = replace(done, source=ticked(done.data))
        stories[state] = (event("de", state), boxes)
        stories[f"{state} formulas"] = (
            event("de", state),
            done.after(Changes((SetCells(place.name, _formulas(place.columns["here"])),))),
        )

    assert {} == all_differences(program("soffice"), stories, tmp_path)


def _formulas(column: int) -> tuple[CellChange, ...]:
    """Return a formula that answers in place of the words of the first players."""
    answers: tuple[Value, ...] = (Formula("TRUE()", "TRUE"), Formula("1=2", "FALSE"))
    return tuple(
        CellChange(row, column, was, now)
        for row, (was, now) in enumerate(zip(HERES, answers, strict=False), 4)
    )


def test_fees_and_the_levy_follow_boxes(program: Callable[[str], str], tmp_path: Path) -> None:
    """An empty one beside somebody charges nothing, a ticked one does (B14, M25)."""
    planner = Planner()
    for row, (family, rank) in enumerate((("Doe", "2d"), ("Poe", "4k"), ("Low", "15k")), 4):
        planner.event.types("players", {(row, "family"): family, (row, "rank"): rank})
    planner.updates()
    planner.types("budget", "late", each=3)
    planner.types("budget", "outsider", each=10)
    planner.types("budget", "levy-other", each=4)
    columns = planner.lines("fees").location.columns
    tab = planner.lines("fees").location.name
    cells = [
        CellChange(row, columns[key], None, cell)
        for row, boxes in enumerate((("TRUE", "FALSE"), ("FALSE", "TRUE"), ("x", "no")), 4)
        for key, cell in zip(("late", "outsider"), boxes, strict=True)
    ]
    planner.applies(Changes((SetCells(tab, tuple(cells)),)))
    planner.updates()

    fees = planner.book[tab]
    assert [20 + 3, 15 + 10, 10 + 3] == [fees.cell(row, columns["owed"]) for row in (4, 5, 6)]
    assert (2, 1) == tuple(
        planner.cell("budget", key, "entered") for key in ("levy-member", "levy-other")
    )
    file = ticked(planner.file(tmp_path / "own.xlsx"))
    found = unlike(program("soffice"), {"own": (file, planner.book)}, tmp_path / "office")
    assert [] == [each for each in found if "TRUE" not in each and "FALSE" not in each]
