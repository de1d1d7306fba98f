"""Which sheets a new event has, and when the others come."""

from __future__ import annotations

import uuid

import pytest

from nigiri.desk.core.views import check, refresh, view
from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.players.wishes import Typed, add_wish, wishes_sheet
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.desk.setup.sections import sections
from nigiri.errors import SheetProblems, WrongUse
from nigiri.hosts.memory import Memory
from nigiri.messages.message import said
from nigiri.workbook.layout import render
from nigiri.workbook.layout.looks import ASIDE
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import AddSheet
from tests.desk.story import DESK, Story, club, drawn, roster

_DAY = ["Event", "Players", "Standings", "Problems", "Settings", "Log", "Lists"]


def of_system(key: str) -> Story:
    """Return an event of six players in that system, as `nigiri new` begins it."""
    story = Story(Memory())
    wanted = NewEvent(system=key, settings={"name": "Club open", "rounds": 3, "seed": 7})
    story.host.apply(new_event(wanted, DESK, event_id=uuid.UUID(int=1)))
    story.does(import_players, roster(6), source="list", here=True)
    return story


def swiss() -> Story:
    """Return a Swiss of six players, which has no sections."""
    return of_system("swiss")


def _without(story: Story, name: str) -> Story:
    """Return the event after somebody deleted a sheet."""
    return Story(
        Memory(Workbook({tab: story.workbook[tab] for tab in story.workbook if tab != name}))
    )


def test_a_new_swiss_has_the_sheets_of_the_day_alone() -> None:
    """Those in grey are what few look at."""
    story = swiss()
    grey = {"settings", "log", "lists"}

    assert _DAY == list(story.workbook)
    assert all(ASIDE == render(kind, {"language": "en"}).tab for kind in grey)


@pytest.mark.parametrize(
    ("system", "there"),
    [("mcmahon", True), ("groups of eight", True), ("round robin by section", True),
     ("swiss", False), ("round robin", False), ("knockout", False), ("novices", False)],
)  # fmt: skip
def test_sections_are_there_where_the_system_has_them(system: str, *, there: bool) -> None:
    """Behind Players; an event without them misses nothing."""
    story = of_system(system)

    assert there == ("Sections" in story.workbook)
    assert "Sections" in list(story.workbook)[1:3] or not there
    assert () == story.reading.stops()


def test_the_first_draw_brings_grid_and_record_without_a_word() -> None:
    """Everybody expects them; the tabs go by the day."""
    story = swiss()
    changes = story.does(draw)

    assert [
        "Event", "Players", "Round 1", "Standings", "Problems", "Grid", "Settings", "As drawn",
        "Log", "Lists",
    ] == list(story.workbook)  # fmt: skip
    assert not [sentence for sentence in changes.sentences if "sheet" in sentence]
    assert 3 == len(story.reading.drawn)


def test_the_first_draw_is_undone_with_the_sheets_that_it_brought() -> None:
    """They go in one step with the round."""
    story = swiss()
    story.does(number)
    before = story.workbook
    changes = draw(before, DESK)
    story.host.apply(changes)
    story.host.apply(changes.inverse())

    assert before.sheets == story.workbook.sheets


def test_a_draft_has_its_record_and_no_grid_yet() -> None:
    """A draft counts nowhere."""
    story = swiss()
    story.does(number)
    story.does(draw_draft)

    assert "As drawn" in story.workbook
    assert "Grid" not in story.workbook


def test_the_grid_is_said_to_come_with_the_first_round() -> None:
    """Who asks for it before is not told of headings."""
    story = swiss()
    found = view(story.workbook, refresh(story.workbook, DESK, "grid"), "grid")

    assert "Grid comes with the first round." == said(found.title, "en")


def test_another_system_brings_sections_with_the_next_command() -> None:
    """In front of the rounds, with a sentence."""
    story = drawn(swiss(), 1)
    story.sets("start_rule", "section")
    changes = story.does(refresh, "check")

    assert "The sheet Sections is new: it shows who is in which section." in changes.sentences
    assert ["Players", "Sections", "Round 1"] == list(story.workbook)[1:4]
    assert () == story.reading.stops()


def test_a_draw_that_needs_sections_brings_their_sheet() -> None:
    """Also when the system was changed a moment ago, by hand."""
    story = swiss()
    story.sets("start_rule", "section")
    story.does(draw)

    assert story.event.sections
    assert ["Players", "Sections", "Round 1"] == list(story.workbook)[1:4]


def test_sections_for_prizes_bring_their_sheet_to_a_swiss() -> None:
    """Whoever asks for them gets them."""
    story = drawn(swiss(), 1)
    story.does(sections, down_to=("1k", "30k"))

    assert 2 == len(story.event.sections)
    assert ["Players", "Sections", "Round 1"] == list(story.workbook)[1:4]


def test_sections_that_were_cut_and_deleted_are_missed() -> None:
    """An empty sheet in their place would lose the boundaries without a word."""
    story = club(8)
    story.does(sections, down_to=("1k", "30k"))
    bare = _without(story, "Sections")

    assert [("sheet-missing", "Event!A1")] == [(p.code, p.cell) for p in bare.reading.stops()]
    with pytest.raises(SheetProblems):
        draw(bare.workbook, DESK)


def test_sections_that_were_never_cut_come_back_when_they_are_deleted() -> None:
    """Nothing was lost."""
    bare = _without(club(8), "Sections")
    bare.does(number)

    assert "Sections" in bare.workbook


def test_sections_that_are_not_wanted_any_more_may_be_deleted() -> None:
    """They were for prizes."""
    story = drawn(swiss(), 1)
    story.does(sections, down_to=("1k", "30k"))
    bare = _without(story, "Sections")
    bare.does(refresh, "check")

    assert () == bare.reading.stops()
    assert "Sections" not in bare.workbook


def test_wishes_come_with_the_first_one_or_for_the_asking() -> None:
    """Asked for twice, the sheet is there already."""
    asked, wished = swiss(), drawn(swiss(), 1)
    new, there = (asked.does(wishes_sheet).sentences for _ in range(2))
    wished.does(add_wish, Typed("1, 2", "never"))

    assert new[0].startswith("The sheet Wishes is new")
    assert there[0].startswith("The sheet Wishes is there already.")
    assert ["Settings", "Wishes", "Log"] == list(asked.workbook)[-4:-1]
    assert ["Settings", "Wishes", "As drawn", "Log"] == list(wished.workbook)[-5:-1]
    assert () == asked.reading.problems


def test_a_wish_without_a_kind_is_asked_for_it() -> None:
    """With what there is to choose from."""
    story = swiss()
    with pytest.raises(WrongUse) as error:
        add_wish(story.workbook, DESK, Typed("1, 2", ""))

    assert "Say what is wished, one of: never, must" in str(error.value)


def test_a_tab_of_the_directors_is_never_taken_for_a_sheet_that_comes_later() -> None:
    """The round is drawn without the record, whose name is taken; Sections and Wishes are asked."""
    story = swiss()
    own = Sheet.of([["mine"]])
    taken = Story(Memory(Workbook({**story.workbook.sheets, "As drawn": own, "Grid": own})))
    taken.does(draw)

    assert own == taken.workbook["As drawn"] == taken.workbook["Grid"]
    named = Story(Memory(Workbook({**story.workbook.sheets, "Sections": own, "Wishes": own})))
    assert {"Sections!A1", "Wishes!A1"} == {p.cell for p in named.reading.stops()}


def test_sheets_of_an_event_that_is_there_stay() -> None:
    """An older nigiri made all at once; none goes, none moves."""
    story = swiss()
    for kind in ("wishes", "drawn", "grid"):
        story.has(kind)
    tabs = list(story.workbook)
    changes = story.does(draw)

    assert ["Round 1"] == [op.sheet for op in changes.operations if isinstance(op, AddSheet)]
    assert tabs == [tab for tab in story.workbook if tab != "Round 1"]
    assert [] == [p for p in check(story.workbook).problems if p.weight == "stop"]
