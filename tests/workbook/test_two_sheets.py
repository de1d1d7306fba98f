"""Event on one screen and Settings a sheet of its own: found on either, said in a line, folded."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.core.work import migrate
from nigiri.desk.draw.draw import draw
from nigiri.desk.output.preflight import preflight
from nigiri.desk.output.proof import proof
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.wishes import wishes_sheet
from nigiri.domain.players.entry_rating import entry_text
from nigiri.hosts.memory import Memory
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import ON_EVENT, SCHEMA, SETTINGS, group_title
from tests.desk.story import DESK, Story, begin, club, drawn, tables
from tests.settings import place, typing
from tests.workbook.layout_12 import LATER, as_layout_12
from tests.workbook.sheets import new_workbook, without_sheet

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Workbook


def line(story: Story, group: str) -> str:
    """Return what a section says of itself."""
    titles = {group_title(group, language) for language in LANGUAGES}
    rows = range(4, 140)
    row = next(r for r in rows if story.cell("settings", r, "setting") in titles)
    return str(story.cell("settings", row, "usual"))


def moved(workbook: Workbook, key: str, row: int) -> Workbook:
    """Return the workbook after a setting was cut from Settings and put on Event."""
    at = place(workbook, key)
    old, new = find(workbook).locations["settings"], find(workbook).locations["event"]
    cells = {"setting": workbook[old.name].cell(at.row, 1), "value": at.value(workbook)}
    gone = (CellChange(at.row, old.columns[each], cells[each], None) for each in cells)
    come = (CellChange(row, new.columns[each], None, cells[each]) for each in cells)
    done = SetCells(old.name, tuple(gone)), SetCells(new.name, tuple(come))
    return applied(workbook, Changes(done))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_event_has_each_setting_once(language: str) -> None:
    """What every event needs on Event, all else on Settings, and nothing is wrong."""
    workbook = new_workbook(language)
    found = setting_cells(workbook, find(workbook))

    assert {row.key for row in SETTINGS} == found.keys()
    event = {key for key, at in found.items() if at.location.kind == "event"}
    assert {*ON_EVENT, "schema"} == event
    assert () == read(workbook).problems


def test_a_setting_counts_wherever_its_row_is() -> None:
    """Cut from one sheet and put on the other it is read there, and typed there by commands."""
    story = club(6, rounds=3, tiebreaks=("SOS",))
    workbook = moved(story.workbook, "tiebreaks", 30)

    assert ("event", 30) == (place(workbook, "tiebreaks").location.kind, 30)
    assert ("SOS",) == read(workbook).event.settings.tiebreaks


def test_without_settings_the_sheet_is_missed_once() -> None:
    """Not each of its rows; Event alone still reads as far as it goes."""
    bare = without_sheet(new_workbook(), "Settings")
    reading = read(bare)

    assert [("sheet-missing", "Event!A1")] == [(p.code, p.cell) for p in reading.problems]
    assert 3 == reading.event.settings.rounds


def test_a_section_says_how_it_is_set() -> None:
    """What matters most, what is otherwise than usual; the rest is as usual."""
    story = club(6, rounds=3)
    assert "as usual" == line(story, "sums")
    assert "Keep apart: club: yes · Keep apart: city: yes · the rest as usual" == line(
        story, "apart"
    )

    story.sets("apart.city", None)
    story.sets("apart.country", "1-2")
    story.does(refresh, "check")
    assert (
        "Keep apart: club: yes · Keep apart: city: empty · Keep apart: country: 1-2 · "
        "the rest as usual"
    ) == line(story, "apart")


def test_what_is_usual_follows_the_rule_set_but_not_what_is_an_events_own() -> None:
    """The name of the file, the seed and the id are nobody's rule."""
    story = club(6, rounds=3)
    row = place(story.workbook, "komi_even").row
    assert "6½" == story.cell("settings", row, "usual")
    story.sets("rules", "egc")
    story.does(refresh, "check")

    assert "7½" == story.cell("settings", row, "usual")
    own = [place(story.workbook, key).row for key in ("seed", "event_id", "players_from")]
    assert [None, None, None] == [story.cell("settings", each, "usual") for each in own]


def test_a_komi_below_zero_is_usual_with_a_hyphen_too() -> None:
    """As people type it, and as older workbooks have it."""
    story = club(6, rounds=3)
    story.sets("rules", "aga")
    for typed in ("-½", "−½", "½"):
        story.sets("komi_one", typed)
        story.does(refresh, "check")
        row = place(story.workbook, "komi_one").row
        assert "−½" == story.cell("settings", row, "usual")
        assert (typed == "½") == bool(story.cell("settings", row, "differs"))


def test_a_sheet_without_its_hidden_column_says_nothing_of_itself() -> None:
    """Somebody deleted it: the sections keep what they said, and commands go on."""
    story = club(6, rounds=3)
    location = find(story.workbook).locations["settings"]
    story.types("settings", {(location.heading_row, "differs"): None})
    story.sets("seed", 99)
    story.does(refresh, "check")

    assert ": 7 ·" in line(story, "byes")


def test_more_rounds_find_their_rows_until_the_key() -> None:
    """Blank rows take them, and nothing beside them moves; beyond the key rows open."""
    story = club(4, rounds=3)
    before = place(story.workbook, "language").row
    story.sets("Rounds", 8)
    story.does(refresh, "check")
    assert (before, 8) == (place(story.workbook, "language").row, len(story.event.settings.when))

    story.sets("Rounds", 10)
    story.does(refresh, "check")
    assert [f"Round {n}" for n in range(1, 11)] == [
        story.cell("event", row, "round") for row in range(4, 14)
    ]
    assert () == read(story.workbook).problems


def test_fewer_rounds_leave_blank_rows() -> None:
    """The settings beside them stay where they are."""
    story = club(4, rounds=5)
    before = story.workbook
    story.sets("Rounds", 3)
    changes = story.does(refresh, "check")

    assert [None, None] == [story.cell("event", row, "round") for row in (7, 8)]
    assert place(before, "language") == place(story.workbook, "language")
    assert 3 == len(story.event.settings.when)
    undone = applied(story.workbook, changes.inverse())
    assert "Round 5" == undone["Event"].cell(8, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_of_layout_12_keeps_its_one_sheet(language: str) -> None:
    """Every value, label and note stays in its cell; only what is new comes, below all else."""
    story = drawn(club(6, rounds=3, language=language, seed=9), 1)
    old = as_layout_12(story.workbook)
    changes = migrate(old, DESK)
    assert changes is not None
    new = applied(old, changes)

    was, now = (setting_cells(book, find(book)) for book in (old, new))
    assert LATER == now.keys() - was.keys()
    assert was == {key: now[key] for key in was}
    assert {key: at.value(old) for key, at in was.items() if key != "schema"} == {
        key: now[key].value(new) for key in was if key != "schema"
    }
    assert find(new).get("settings") is None
    assert read(old).event == read(new).event == story.event
    assert list(old) == list(new)


def test_an_event_of_layout_12_goes_on() -> None:
    """Rounds are drawn in front of As drawn or what stands there, rounds come and go on Event."""
    story = drawn(club(6, rounds=2), 1)
    today = story.workbook
    old = Story(Memory(as_layout_12(today)))
    labels = [old.workbook["Event"].cell(row, 1) for row in range(2, 9)]
    old.sets("Rounds", 3)
    old.does(draw)

    after = [old.workbook["Event"].cell(row, 1) for row in range(2, 10)]
    assert [*labels[:4], "Round 3", *labels[4:]] == after
    assert ["Round 1", "Round 2"] == [name for name in old.workbook if name.startswith("Round")]
    old.sets("Rounds", 2)
    old.does(refresh, "check")
    assert labels == [old.workbook["Event"].cell(row, 1) for row in range(2, 9)]


def test_tabs_go_by_the_day() -> None:
    """What is hung, then what is filed; what somebody asks for comes in front of the Log."""
    story = drawn(club(6, rounds=3), 1)
    story.does(draw)
    story.does(proof)
    story.does(preflight, "egf")
    story.does(wishes_sheet)

    assert [
        "Event", "Players", "Sections", "Round 1", "Round 2", "Standings", "Problems", "Grid",
        "Settings", "Wishes", "As drawn", "Proof", "Preflight", "Log", "Lists",
    ] == list(story.workbook)  # fmt: skip


def test_a_label_that_was_emptied_is_missed_on_settings() -> None:
    """With what counts meanwhile."""
    story = club(4, rounds=3)
    story.types(*typing(story.workbook, "komi_even", None, "label"))

    assert [("setting-missing", "Settings!A89")] == [
        (p.code, p.cell) for p in story.reading.problems
    ]


def test_an_event_of_layout_14_gets_what_an_announcement_says() -> None:
    """Below all else on Settings, blank, once; what stands on Event stays."""
    story = drawn(club(6, rounds=3), 1)
    new_ones = {"getting_there", "registration", "entry_fees"}
    old = story.workbook
    at = {key: place(old, key) for key in (*new_ones, "schema")}
    blank = [
        CellChange(at[key].row, column, old["Event"].cell(at[key].row, column), None)
        for key in new_ones
        for column in (at[key].location.columns[name] for name in at[key].columns)
    ]
    version = CellChange(at["schema"].row, at["schema"].column, SCHEMA, 14)
    old = applied(old, Changes((SetCells("Event", (*blank, version)),)))
    changes = migrate(old, DESK)
    assert changes is not None
    new = applied(old, changes)

    was, now = (setting_cells(book, find(book)) for book in (old, new))
    assert new_ones == now.keys() - was.keys()
    assert {"settings"} == {now[key].location.kind for key in new_ones}
    assert SCHEMA == now["schema"].value(new)
    assert read(new).event == story.event
    assert migrate(new, DESK) is None


def test_an_event_of_the_aga_begun_before_goes_on_by_its_ratings() -> None:
    """Of layout 15 it has no row Entry rating: the rating counts, whatever the rank is (A3)."""
    story = begin(rules="aga", rounds=3)
    heads: list[object] = ["Name", "Rank", "Rating"]
    rows: list[list[object]] = [["Low, Lou", "7k", -4.93], ["High, Hal", "2d", 1.3]]
    story.does(import_players, tables([heads, *rows]), source="list", here=True)
    old, at = story.workbook, setting_cells(story.workbook, find(story.workbook))
    gone, version = at["entry_by"], at["schema"]
    sheet = gone.location.name
    blank = [
        CellChange(gone.row, column, old[sheet].cell(gone.row, column), None)
        for column in (gone.location.columns[name] for name in gone.columns)
    ]
    layout = CellChange(version.row, version.column, SCHEMA, 15)
    old = applied(
        old, Changes((SetCells(sheet, tuple(blank)), SetCells(version.location.name, (layout,))))
    )
    changes = migrate(old, DESK)
    assert changes is not None
    new = applied(old, changes)

    settings = read(new).event.settings
    assert ("aga", "rating") == (settings.rules, settings.entry_by)
    now = setting_cells(new, find(new))["entry_by"]
    assert "rating" == now.value(new)
    assert ["-4.93", "1.3"] == [entry_text(settings, player) for player in read(new).event.players]
