"""By which order an event of layout 11 has its byes, once losses come before the host (M6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.attendance.attendance import late
from nigiri.desk.core.work import run_action, up_to_date
from nigiri.desk.draw.draw import draw
from nigiri.desk.setup.rules import departures_view
from nigiri.domain.pairing_policies.byes import bye_candidates
from nigiri.hosts.memory import Memory
from nigiri.messages.message import said
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.event import layout_version
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import SCHEMA
from tests.desk.story import DESK, Story, club, drawn
from tests.settings import place
from tests.workbook.layout_12 import as_layout_12

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Workbook

OLD = {
    "en": "host's players (most losses first)",
    "fr": "joueurs de l'hôte (le plus de défaites d'abord)",
}
NEW = {"en": "most losses (host's players first)", "fr": "le plus de défaites (l'hôte d'abord)"}


def as_layout_11(story: Story, cell: str | None) -> Workbook:
    """Return the event as layout 11 had it, with that beside Bye for; None: the cell is empty."""
    book = as_layout_12(story.workbook, version=11)
    at = place(book, "bye_policy")
    change = CellChange(at.row, at.column, at.value(book), cell)
    return applied(book, Changes((SetCells(at.location.name, (change,)),)))


def bye_for(workbook: Workbook) -> object:
    """Return what stands beside Bye for."""
    return place(workbook, "bye_policy").value(workbook)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("empty", [False, True])
def test_an_event_with_a_drawn_round_keeps_its_order(language: str, empty: bool) -> None:  # noqa: FBT001
    """Under its own words, and the director is told once; an empty cell meant the same."""
    story = drawn(club(11, language=language), 1)
    old = as_layout_11(story, None if empty else OLD[language])
    work = run_action(old, DESK, lambda book, desk: late(book, desk, "1"))
    told = (
        "In this event byes still go first to the host's"
        if language == "en"
        else "Dans ce tournoi, on exempte encore d'abord"
    )

    assert OLD[language] == bye_for(work.after)
    assert "host" == read(work.after).event.settings.bye_policy
    assert 1 == sum(
        said(sentence, language).startswith(told) for sentence in work.changes.sentences
    )
    assert SCHEMA == layout_version(work.after)
    again = run_action(work.after, DESK, lambda book, desk: late(book, desk, "1"))
    assert not any(
        said(sentence, language).startswith(told) for sentence in again.changes.sentences
    )


def test_looking_at_such_an_event_shows_the_order_it_has() -> None:
    """Also before anything is written: candidates, and the difference from the rule set."""
    story = drawn(club(11), 1)
    before = as_layout_11(story, OLD["en"])
    now = up_to_date(before, DESK)
    event = read(now).event

    assert "host" == event.settings.bye_policy
    rows = [row for row in departures_view(now).rows if row[0] == "Bye for"]
    assert [("Bye for", NEW["en"], OLD["en"])] == rows
    assert bye_candidates(event, 2, [*event.by_number])


def test_the_director_changes_the_order() -> None:
    """Then it counts from the next draw on, like any setting."""
    story = Story(Memory(up_to_date(as_layout_11(drawn(club(11), 1), OLD["en"]), DESK)))
    story.sets("Bye for", NEW["en"])

    assert "home" == story.event.settings.bye_policy
    story.does(draw)
    assert "home" == story.event.settings.bye_policy


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_event_without_a_drawn_round_gets_todays_order(language: str) -> None:
    """The draw that follows has it; a draft is no drawn round."""
    story = club(11, language=language)
    work = run_action(as_layout_11(story, OLD[language]), DESK, draw)
    told = (
        "Byes go to the players with most losses"
        if language == "en"
        else "On exempte les joueurs qui ont le plus perdu"
    )

    assert NEW[language] == bye_for(work.after)
    assert "home" == read(work.after).event.settings.bye_policy
    assert 1 == sum(
        said(sentence, language).startswith(told) for sentence in work.changes.sentences
    )


@pytest.mark.parametrize("rounds", [0, 1])
@pytest.mark.parametrize("cell", ["lowest score", "nobody", "most losses", "whoever"])
def test_what_the_director_chose_or_mistyped_stays(cell: str, rounds: int) -> None:
    """Only the order that changed its meaning is touched."""
    story = drawn(club(11), rounds)

    assert cell == bye_for(up_to_date(as_layout_11(story, cell), DESK))


def test_an_empty_cell_before_round_1_stays_empty() -> None:
    """It means today's order."""
    now = up_to_date(as_layout_11(club(11), None), DESK)

    assert bye_for(now) is None
    assert "home" == read(now).event.settings.bye_policy


def test_nothing_is_said_where_nobody_is_the_host() -> None:
    """Then both orders are the same."""
    story = drawn(club(11, host=""), 1)
    work = run_action(
        as_layout_11(story, OLD["en"]), DESK, lambda book, desk: late(book, desk, "1")
    )

    assert OLD["en"] == bye_for(work.after)
    assert not any(each.startswith("Byes go") for each in work.changes.sentences)


def test_an_event_begun_today_may_have_the_order_of_once() -> None:
    """Chosen on purpose it stays, drawn or not."""
    story = club(11)
    story.sets("Bye for", OLD["en"])
    story.does(draw)

    assert "host" == story.event.settings.bye_policy
