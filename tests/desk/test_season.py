"""What of an event goes into a season: places in sections, and what is refused."""

from __future__ import annotations

import pytest

from nigiri.desk.season.season import entered, refuse_another
from nigiri.domain.standings.standings import standings
from nigiri.errors import HostError, WrongUse
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.read.workbook import NotNigiri
from nigiri.workbook.season.season import updated
from tests.desk.story import EVENT_ID, begin, club, quebec_played


def test_places_are_those_of_the_sections() -> None:
    """The Quebec Open of 2005: every section has a first place, as it was announced."""
    event = quebec_played().event
    found = entered(quebec_played().workbook, "open")

    assert str(EVENT_ID) == found.key
    assert "27th Quebec Open" == found.name
    assert {(s.section, s.place, s.number) for s in standings(event)} >= {
        (each.section, each.place, each.number) for each in found.players
    }
    sections = {each.section for each in found.players}
    assert len(sections) > 1
    assert sections == {each.section for each in found.players if each.place == 1}


def test_wins_are_those_of_the_standings() -> None:
    """In half points, so that a jigo is half a win."""
    wins = {each.number: each.victories for each in standings(quebec_played().event)}

    assert (
        wins.items()
        >= {
            each.number: each.half_wins
            for each in entered(quebec_played().workbook, "open").players
        }.items()
    )


def test_who_never_played_has_no_line() -> None:
    """Those who stayed away all day are in the standings, but not in the season."""
    played = {
        number
        for this in quebec_played().event.rounds
        for game in this.games
        for number in (game.white, game.black)
    }

    assert {each.number for each in entered(quebec_played().workbook, "open").players} <= played


def test_what_is_no_finished_event_is_refused() -> None:
    """No event at all, one without a round, one with a wrong cell."""
    with pytest.raises(NotNigiri):
        entered(Workbook({"Mine": Sheet.of([["tea"]])}), "mine")
    with pytest.raises(WrongUse, match="open is not finished"):
        entered(begin().workbook, "open")
    story = club(4)
    first = story.place("players").first_row
    story.types("players", {(first, "rank"): "strong"})
    with pytest.raises(WrongUse, match="open: 1 cell is wrong"):
        entered(story.workbook, "open")


def test_a_lost_heading_is_named_by_its_sheet() -> None:
    """Instead of a second sheet of that name; another workbook is none of a season."""
    book = applied(Workbook(), Changes((*updated(Workbook(), [], {"language": "en"}),)))
    rows = book["Season results"].rows
    lost = Workbook(
        {**book.sheets, "Season results": Sheet.of([*rows[:2], ("Points",), *rows[3:]])}
    )

    with pytest.raises(HostError, match="Season results"):
        refuse_another(lost, "2026.xlsx")
    with pytest.raises(HostError, match=r"2026\.xlsx is no season's"):
        refuse_another(Workbook({"Mine": Sheet.of([["tea"]])}), "2026.xlsx")
    refuse_another(book, "2026.xlsx")
