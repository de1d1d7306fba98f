"""Reading the sheet Wishes; the players are those of tests/workbook/sheets.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Wish
from nigiri.domain.model.units import PlayerId
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.read.wishes import kind_of
from nigiri.workbook.read.workbook import Reading, read
from nigiri.workbook.update import derive
from nigiri.workbook.words.names import WISH_KINDS
from tests.workbook.sheets import event_workbook, typed, with_sheet, without_sheet

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

TABS = {language: text("sheet.wishes", language) for language in LANGUAGES}
COLUMNS = ("A", "B", "C", "E")


def reading_of(*rows: tuple[Cell, ...], language: str = "en") -> Reading:
    """Return the reading of the event with these wishes alone: who, wish, rounds, note."""
    cells: dict[str, Cell] = {f"{TABS[language]}!{c}{at}": None for c in "ABC" for at in (4, 5, 6)}
    cells |= {
        f"{TABS[language]}!{column}{at}": value
        for at, row in enumerate(rows, 4)
        for column, value in zip(COLUMNS, row, strict=False)
    }
    return read(typed(event_workbook(language), cells))


def told(reading: Reading) -> list[tuple[str, str]]:
    """Return code and cell of everything that must be put right on the sheet."""
    return [(p.code, p.cell) for p in reading.stops()]


def wish(kind: str, *players: int, rounds: tuple[int, ...] = ()) -> Wish:
    """Return a wish of the event."""
    return Wish(kind, tuple(map(PlayerId, players)), frozenset(rounds))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wish_is_read_by_the_words_of_its_drop_down(language: str) -> None:
    """In the language of the sheet."""
    rows = [("1, 3", kind.word(language), "1-2", "why") for kind in WISH_KINDS]
    reading = reading_of(*rows, language=language)
    own = [p.code for p in reading.problems if p.sheet == TABS[language]]

    # never and only one another contradict each other
    assert ["wish-both"] == own
    assert tuple(
        wish(kind.code, 1, 3, rounds=(1, 2)) for kind in WISH_KINDS
    ) == reading.event.wishes  # fmt: skip
    assert {"why"} == {row.note for row in reading.wishes.values()}


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("never", "never"),
        ("NEVER  MEET", "never"),
        ("jamais", "never"),
        ("rather", "rather"),
        ("rather not", "rather not"),
        ("plutôt pas", "rather not"),
        ("title", "title"),
        ("Titre", "title"),
        ("enf", "child"),
        ("plutot", None),
        ("together", None),
        ("", None),
    ],
)
def test_a_wish_is_known_by_code_words_or_their_beginning(words: str, code: str | None) -> None:
    """In either language, without capitals and accents, where only one begins so."""
    kind = kind_of(words)

    assert code == (kind.code if kind else None)


def test_rows_are_read_by_number_and_by_name() -> None:
    """A blank row between and a row with a note alone are nothing."""
    reading = reading_of(
        (1, "child"),
        (),
        (None, None, None, "a note"),
        ("Ota; Kim", "never"),
        ("1-2; Lee", "rather"),
    )

    assert [] == told(reading)
    assert (
        wish("child", 1), wish("never", 1, 3), wish("rather", 1, 2, 6)
    ) == reading.event.wishes  # fmt: skip
    assert [4, 7, 8] == list(reading.wishes)


def test_who_has_no_number_yet_is_left_out() -> None:
    """Ng is announced: nobody is paired without a number, and two are needed."""
    reading = reading_of(("Ng; 1", "never"), ("Ng; 1; 2", "never"), ("Ng", "child"))

    assert [] == told(reading)
    assert (wish("never", 1, 2),) == reading.event.wishes


def test_every_wrong_cell_is_told_with_its_address() -> None:
    """Who, what and rounds of one row, all at once; the other rows are read."""
    reading = reading_of(
        ("1; 99", "togther", "5"), ("Roy", "never"), ("1", "must"), ("1", None), ("3, 4", "rather")
    )

    assert [
        ("wish-who", "Wishes!A4"),
        ("wish-rounds", "Wishes!C4"),
        ("wish-unknown", "Wishes!B4"),
        ("wish-name", "Wishes!A5"),
        ("wish-few", "Wishes!A6"),
        ("wish-blank", "Wishes!B7"),
    ] == told(reading)
    assert "Roy, Ben; Roy, Gil" in reading.stops()[3].message
    assert "“only one another” takes at least 2" in reading.stops()[4].message
    assert (wish("rather", 3, 4),) == reading.event.wishes


def test_a_child_alone_is_enough_and_nobody_is_not() -> None:
    """So is one who plays for the title."""
    assert [] == told(reading_of(("5", "child"), ("1", "title")))
    assert [("wish-few", "Souhaits!A4")] == told(reading_of((None, "enfant"), language="fr"))


def test_a_player_whose_row_is_wrong_is_told_once() -> None:
    """Not again by the wish, which waits until the row is put right."""
    wrong = typed(event_workbook(), {"Players!E4": "10d", "Players!E9": None})
    reading = read(typed(wrong, {"Wishes!A6": "6, 5"}))

    assert ["rank-unknown", "rank-missing"] == [p.code for p in reading.problems]
    assert () == reading.event.wishes


def test_who_must_and_never_may_meet_is_a_contradiction() -> None:
    """In the same round, for every two of the group; the other row is named."""
    never = ("1, 3, 4", "never", "2-3")
    for must, wrong in (
        (("3, 1", "must"), True),
        (("3, 1", "must", "1"), False),
        (("1, 3, 4", "must", "3"), True),
        (("1, 2, 3", "must"), False),
    ):
        reading = reading_of(must, never)
        assert ([("wish-both", "Wishes!B4")] if wrong else []) == told(reading)
        assert all("row 5" in p.message for p in reading.stops())


@pytest.mark.parametrize(
    ("second", "twice"),
    [
        (("3, 1", "never"), True),
        (("Kim; Ota", "jamais", "2"), True),
        (("1, 3", "rather not"), False),
        (("1, 3", "never", "3"), False),
        (("1, 3, 4", "never"), False),
    ],
)
def test_a_wish_that_stands_there_twice_is_told(second: tuple[str, ...], *, twice: bool) -> None:
    """Whatever the order and the words; another wish, other players or rounds are no repetition."""
    reading = reading_of(("1, 3", "never", "1-2"), second)
    found = [(p.code, p.cell) for p in reading.problems if p.code == "wish-twice"]
    assert ([("wish-twice", "Wishes!A5")] if twice else []) == found
    assert not reading.stops()


def test_an_event_without_the_sheet_has_no_wishes() -> None:
    """An older nigiri made it: nothing is wrong."""
    reading = read(without_sheet(event_workbook(), "Wishes"))

    assert () == reading.event.wishes
    assert [] == told(reading)


def test_a_tab_of_that_name_without_its_headings_is_a_problem() -> None:
    """Wishes may stand there that nobody reads."""
    workbook = with_sheet(event_workbook(), "Wishes", [["Who", "What"], ["1, 3", "never"]])

    assert [("sheet-missing", "Wishes!A1")] == told(read(workbook))


def test_the_sheet_says_who_is_meant() -> None:
    """Beside every row, also one that is wrong otherwise; names beside others go, words stay."""
    cells: dict[str, Cell] = {
        "Wishes!A4": "1; Ng", "Wishes!B4": "nver", "Wishes!A5": "99", "Wishes!D5": "old",
        "Wishes!D9": "6 Lee, Flo; 5 Diaz, Eve", "Wishes!D10": "ask the Lees",
    }  # fmt: skip
    workbook = typed(event_workbook(), cells)
    sheet = applied(workbook, Changes(derive(workbook)))["Wishes"]

    assert ["1 Ota, Ann; Ng, Hal", None, "6 Lee, Flo; 5 Diaz, Eve", None, "ask the Lees"] == [
        sheet.cell(row, 4) for row in (4, 5, 6, 9, 10)
    ]
    assert () == tuple(
        op for op in derive(without_sheet(workbook, "Wishes")) if "Wishes" in str(op)
    )  # fmt: skip
