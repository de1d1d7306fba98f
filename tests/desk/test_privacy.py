"""What of a workbook is private, and what is left when it is taken out (B31)."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import about_workbook
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.privacy.forget import archive_copy, forget, named_in_full
from nigiri.desk.privacy.private_facts import is_private, left_alone, taken
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import message, said
from nigiri.workbook.apply import applied
from nigiri.workbook.log import lines_of, timings
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import CellChange, Changes, Say, SetCells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from tests.desk.story import DESK, Story, begin, roster

PRIVATE = ("E-mail", "Your e-mail:", "Tel. / phone", "DATE OF BIRTH", "Courriel", "Téléphone",
           "Né en", "Straße", "PLZ", "Ermäßigung")  # fmt: skip
NOT_PRIVATE = ("T-shirt", "Village", "Page", "Cellar", "Streetball", "Lunch", "Board", "Messe")


def story() -> Story:
    """Return a story of eight players in round 1, with fees and notes, and a result."""
    told = begin(rounds=3)
    told.does(import_players, roster(8), source="list", here=True)
    told.does(draw)
    told.opens("fee", "paid")
    return told


def typed(book: Workbook, cells: dict[tuple[int, str], object]) -> Workbook:
    """Return the workbook after typing into Players: (row, column key) -> what."""
    place = find(book).locations["players"]
    changes = (
        CellChange(row, place.columns[key], None, value)  # type: ignore[arg-type]
        for (row, key), value in cells.items()
    )
    return applied(book, Changes((SetCells(place.name, tuple(changes)),)))


def silent(changes: Changes) -> bool:
    """Tell whether changes only say something."""
    return all(isinstance(each, Say) for each in changes.operations)


@pytest.mark.parametrize("heading", PRIVATE)
def test_headings_of_private_matters_are_known_in_every_language(heading: str) -> None:
    """Whatever capitals and signs."""
    assert is_private(heading)


@pytest.mark.parametrize("heading", NOT_PRIVATE)
def test_a_word_inside_another_one_makes_no_heading_private(heading: str) -> None:
    """Whole words count."""
    assert not is_private(heading)


def test_forgetting_twice_is_forgetting_once() -> None:
    """The second time finds nothing, although the Log then names who forgot."""
    book = typed(story().workbook, {(4, "fee"): 25, (5, "notes"): "shy"})
    once = applied(book, forget(book, DESK))

    assert not silent(forget(book, DESK))
    assert taken(book)
    assert () == taken(once)
    assert silent(forget(once, DESK))
    assert (once,) == (applied(once, forget(once, DESK)),)


def test_a_copy_of_what_was_forgotten_leaves_nothing_out() -> None:
    """And an event without private facts is copied as it is."""
    book = story().workbook
    copied = archive_copy(book, DESK)

    assert silent(copied)
    assert ["private.none"] == [each.key for each in copied.sentences]  # type: ignore[attr-defined]
    assert silent(archive_copy(applied(book, forget(book, DESK)), DESK))


def test_what_the_log_is_read_for_stays() -> None:
    """When rounds were drawn and done; and check says what was taken out."""
    told = story()
    told.does(enter_results, entries=[Entry(table=1, typed="W")])
    book = typed(told.workbook, {(4, "fee"): 25})
    after = applied(book, forget(book, DESK))

    assert timings(book)
    assert timings(book) == timings(after)
    assert () == about_workbook(book)
    assert 1 == len(about_workbook(after))
    assert "0 lines with private facts" in about_workbook(after)[0]


def test_who_forgot_without_a_name_is_not_named() -> None:
    """The time is."""
    book = typed(story().workbook, {(4, "fee"): 25})
    after = applied(book, forget(book, DESK._replace(user="")))

    assert about_workbook(after)[0].startswith(f"Log of {DESK.now:%Y-%m-%d %H:%M:%S}: ")


def test_a_workbook_without_a_log_loses_its_private_cells_alone() -> None:
    """There is nothing to seal."""
    book = typed(story().workbook, {(4, "fee"): 25})
    place = find(book).locations["log"]
    book = Workbook({name: sheet for name, sheet in book.sheets.items() if name != place.name})
    changes = forget(book, DESK)

    assert ["Players"] == [op.sheet for op in changes.operations if isinstance(op, SetCells)]
    assert () == taken(applied(book, changes))


def test_own_sheets_and_columns_are_named_for_the_director_to_look_at() -> None:
    """A private column goes, another one is told; nigiri's own sheets are not."""
    book = story().workbook
    place, sheet = find(book).locations["players"], book["Players"]
    head = (CellChange(place.heading_row, sheet.width + 1, None, "Lunch"),)
    book = applied(book, Changes((SetCells("Players", head),)))
    book = Workbook({**book.sheets, "My list": book["Event"].trimmed([["x"]])})

    column, own = left_alone(book)
    assert column.startswith("Players!")
    assert column.endswith(" Lunch")
    assert "My list" == own


def test_a_workbook_of_nobody_is_refused() -> None:
    """With the sentence that there is no event."""
    for action in (forget, archive_copy):
        with pytest.raises(Forbidden, match="There is no event"):
            action(Workbook(), DESK)


def test_lines_about_people_go_and_those_about_games_stay() -> None:
    """By whichever command they were written."""
    told = story()
    told.does(enter_results, entries=[Entry(table=1, typed="W")])
    book = told.workbook
    after = applied(book, forget(book, DESK))

    def commands(of: Workbook) -> list[str]:
        place = find(of).locations["log"]
        return [line.texts[2] for line in lines_of(TableReader(place, of[place.name], "en"))]

    assert ["forget", *commands(book)] == commands(after)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asked_not_to_be_named_is_told_to_stand_in_the_copy(language: str) -> None:
    """Then something private is found, though nothing is left out (B31)."""
    hidden = typed(story().workbook, {(4, "hide"): "yes", (6, "hide"): "x"})
    told = [said(each, language) for each in archive_copy(hidden, DESK).sentences]

    assert silent(archive_copy(hidden, DESK))
    assert 2 == named_in_full(hidden)
    assert [message("private.named", many=2).said(language)] == told
    assert message("private.none").said(language) not in told
    assert told[0] == said(forget(hidden, DESK).sentences[-1], language)


def test_it_is_told_beside_what_is_left_out() -> None:
    """And of nobody where nobody asked; a season has no such column."""
    hidden = typed(story().workbook, {(4, "hide"): "yes", (5, "notes"): "shy"})
    out, named = map(str, archive_copy(hidden, DESK).sentences)

    assert out.startswith("Left out: ")
    assert (
        "1 player with yes in Hide name stands in it in full: whoever gets it reads the name."
        == named
    )
    assert 0 == named_in_full(story().workbook)
    assert 0 == named_in_full(Workbook())
