"""The seals of the Log show what was done to it by hand, and nothing else."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.apply import applied
from nigiri.workbook.log import (
    added,
    closed,
    lines_of,
    newest_seal,
    seal,
    sealed,
    sealed_anew,
    seals_of,
    taken_out,
    tampered,
)
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import AddSheet, Changes
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.workbook.model.cells import Cell

    Rows = list[list[Cell]]

SEAL_GONE = "The heading “Seal” is gone from row 3 of Log; its column is read as empty."


def reader(workbook: Workbook, language: str = "en") -> TableReader:
    """Return a reader of the Log."""
    place = find(workbook).locations["log"]
    return TableReader(place, workbook[place.name], language)


def log(*commands: str, language: str = "en") -> Workbook:
    """Return a workbook with a Log in which these commands wrote a line each, one after another."""
    book = applied(Workbook(), Changes((AddSheet("Log", "log", {"language": language}),)))
    for at, command in enumerate(commands):
        line = {
            "when": f"2005-05-21 10:00:0{at}",
            "command": command,
            "became": "a\nb\x07",
            "x": "y",
        }
        book = applied(book, Changes(added(reader(book, language), [line])))
    return book


def edited(book: Workbook, edit: Callable[[Rows], object]) -> Workbook:
    """Return the workbook after an edit of the rows of its Log."""
    rows = [list(row) for row in book["Log"].rows]
    edit(rows)
    return Workbook({"Log": Sheet.of(rows)})


def found(book: Workbook) -> list[str]:
    """Return what is said about the Log: code, cell, and the first digits of its message."""
    return [f"{each.code} {each.cell[4:]} {each.message}" for each in tampered(reader(book))]


FIVE = log("one", "two", "three", "four", "five")


def test_the_newest_seal_is_that_of_the_highest_number() -> None:
    """However the lines are sorted; there is none without a Log, a line or the column."""
    two = log("one", "two")
    sorted_ = edited(two, lambda rows: rows.append(rows.pop(3)))

    assert newest_seal(two) == lines_of(reader(two))[0].seal != ""
    assert newest_seal(two) == newest_seal(sorted_)
    assert ["", "", ""] == [
        newest_seal(Workbook()), newest_seal(log()),
        newest_seal(edited(two, lambda rows: rows[2].__setitem__(8, None))),
    ]  # fmt: skip


def test_each_line_has_its_number_and_the_title_their_count() -> None:
    """The newest stands on top; line ends and controls become blanks."""
    rows = FIVE["Log"].rows

    assert [5, 4, 3, 2, 1] == [line.number for line in lines_of(reader(FIVE))]
    assert ["five", "four", "three", "two", "one"] == [row[2] for row in rows[3:]]
    assert {"a b"} == {row[6] for row in rows[3:]}
    assert "Lines: 5" in rows[1]
    assert "Lignes : 2" in log("un", "deux", language="fr")["Log"].rows[1]
    assert [] == found(FIVE)


def test_several_lines_at_once_are_sealed_from_below() -> None:
    """The one on top is the newest; nothing to write writes nothing."""
    book = log("one")
    lines = [{"command": "by", "became": "3"}, {"command": "by", "became": "2"}]
    book = applied(book, Changes(added(reader(book), lines)))

    assert [(3, "3"), (2, "2")] == [
        (each.number, each.texts[6]) for each in lines_of(reader(book))
    ][:2]
    assert [] == found(book)
    assert () == added(reader(book), [])


def test_sorting_is_no_tampering() -> None:
    """Neither for what stands nor for what is written afterwards."""
    random = Random(5)  # noqa: S311 -- no secret is made from it

    def sort(rows: Rows) -> None:
        body = rows[3:]
        random.shuffle(body)
        rows[3:] = body

    for _ in range(5):
        book = edited(FIVE, sort)
        assert [] == found(book)
        book = applied(book, Changes(added(reader(book), [{"command": "six"}])))
        assert 6 == lines_of(reader(book))[0].number
        assert [] == found(book)


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (lambda rows: rows[4].__setitem__(6, "b"),
         ["log-changed I5 Lines of the Log were changed: row 5."]),
        (lambda rows: rows[4].__setitem__(8, "4-00000000"),
         ["log-changed I4 Lines of the Log were changed: row 4-5."]),
        (lambda rows: rows[4].__setitem__(7, "my reason"), []),
        (lambda rows: rows[4].__setitem__(8, None),
         ["log-added I5 Lines of the Log were not written by nigiri: row 5.",
          "log-gone I4 Lines of the Log are missing: number 4."]),
        (lambda rows: rows.pop(5), ["log-gone I5 Lines of the Log are missing: number 3."]),
        (lambda rows: rows.__delitem__(slice(4, 7)),
         ["log-gone I4 Lines of the Log are missing: number 2-4."]),
        (lambda rows: rows.__delitem__(slice(3, 5)),
         ["log-gone I4 Lines of the Log are missing: number 4-5."]),
        (lambda rows: rows.__delitem__(slice(3, 8)),
         ["log-gone I4 Lines of the Log are missing: number 1-5."]),
        (lambda rows: (rows.pop(6), rows.pop(4)),
         ["log-gone I5 Lines of the Log are missing: number 2, 4."]),
        (lambda rows: rows.insert(5, ["", "Ann", "mine"]),
         ["log-added I6 Lines of the Log were not written by nigiri: row 6."]),
        (lambda rows: rows.insert(4, [*rows[4][:6], "copy", *rows[4][7:]]),
         ["log-added I5 Lines of the Log were not written by nigiri: row 5."]),
        (lambda rows: rows.insert(5, []), []),
        (lambda rows: rows[1].__setitem__(6, None), []),
        (lambda rows: rows[2].__setitem__(8, None),
         [f"column-missing I3 {SEAL_GONE}"]),
        (lambda rows: rows[2].__setitem__(1, None), []),
    ],
)  # fmt: skip
def test_what_is_done_to_the_log_is_named(edit: Callable[[Rows], object], said: list[str]) -> None:
    """Changed, put in, taken away: with its row or its number; one problem of each kind."""
    assert said == found(edited(FIVE, edit))


def test_lines_go_on_behind_lines_that_are_gone() -> None:
    """The numbers of those taken away from the top are not given again."""
    book = edited(FIVE, lambda rows: rows.__delitem__(slice(3, 5)))
    book = applied(book, Changes(added(reader(book), [{"command": "six"}])))

    assert [6, 3, 2, 1] == [line.number for line in lines_of(reader(book))]
    assert ["log-gone I4 Lines of the Log are missing: number 4-5."] == found(book)


def test_a_log_without_seals_is_sealed_as_it_stands() -> None:
    """An older nigiri wrote none; from then on every change shows."""
    old = edited(FIVE, lambda rows: rows.__setitem__(slice(2, None), [r[:8] for r in rows[2:]]))
    book = applied(old, Changes((sealed(reader(old), 9),)))

    assert FIVE["Log"].rows == book["Log"].rows


def test_a_seal_rests_on_the_line_its_number_and_the_seal_before() -> None:
    """The same everywhere: this is how it reads."""
    assert "57-ee9e8347" == seal(57, ["a"], "56-3fa94c1b")
    assert 4 == len(
        {seal(1, ["a"], ""), seal(2, ["a"], ""), seal(1, ["b"], ""), seal(1, ["a"], "x")}
    )


def test_a_log_without_a_title_row_has_no_count() -> None:
    """Its headings stand in the first row; lines are sealed all the same."""
    book = edited(FIVE, lambda rows: rows.__delitem__(slice(0, 2)))
    book = applied(book, Changes(added(reader(book), [{"command": "six"}])))

    assert 6 == lines_of(reader(book))[0].number
    assert [] == found(book)


def without(book: Workbook, rows: list[int], *, anonymous: bool = False) -> Workbook:
    """Return the workbook with these rows of the Log taken out, and the others sealed anew."""
    left = applied(book, Changes(closed(reader(book), rows)))
    return applied(left, Changes(sealed_anew(reader(left), anonymous=anonymous)))


def test_lines_that_are_taken_out_leave_no_gap() -> None:
    """Whichever they were: the others have numbers from 1, new seals, and the title their number.

    Where the oldest one went, none of the seals is that of before.
    """
    random = Random(5)  # noqa: S311 -- no secret is made from it
    for many in range(6):
        rows = sorted(random.sample(range(4, 9), many))
        shorter = without(FIVE, rows)

        assert [] == found(shorter)
        assert [*range(5 - many, 0, -1)] == [line.number for line in lines_of(reader(shorter))]
        assert shorter["Log"].cell(2, 7) == f"Lines: {5 - many}"
        gone = {5: "five", 4: "four", 3: "three", 2: "two", 1: "one"}
        left = [text for at, text in enumerate(gone.values(), 4) if at not in rows]
        assert left == [line.texts[2] for line in lines_of(reader(shorter))]
        if 8 in rows:  # the oldest, on whose seal all others rest
            assert {*seals_of(FIVE)}.isdisjoint(seals_of(shorter))


def test_who_gave_commands_goes_but_not_who_took_lines_out() -> None:
    """And of an older Log without seals only that."""
    book = log("one")
    told = {"when": "2005-05-21 10:00:00", "who": "Ann", "became": "x"}
    for command in ("draw", "forget"):
        line = {**told, "command": command}
        book = applied(book, Changes(added(reader(book), [line])))
    plain_ = edited(book, lambda rows: [row.__setitem__(8, None) for row in rows])

    for each in (book, plain_):
        named = [line.texts[1] for line in lines_of(reader(without(each, [], anonymous=True)))]
        assert ["Ann", "", ""] == named
        assert ["Ann", "Ann", ""] == [line.texts[1] for line in lines_of(reader(without(each, [])))]
    assert [] == found(without(book, [], anonymous=True))
    assert (("2005-05-21 10:00:00", "Ann", "x"),) == taken_out(book)
    assert not any(line.seal for line in lines_of(reader(without(plain_, []))))


def test_a_workbook_without_a_log_had_nothing_taken_out() -> None:
    """And has no seals."""
    assert () == taken_out(Workbook())
    assert () == seals_of(Workbook())
