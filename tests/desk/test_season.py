"""What of an event goes into a season: places in sections, and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.season.season import entered, refuse_another, season
from nigiri.domain.standings.standings import standings
from nigiri.errors import HostError, WrongUse
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.workbook import NotNigiri
from nigiri.workbook.season.read import season_sheets
from nigiri.workbook.season.season import Entered, Entrant, updated
from tests.desk.story import EVENT_ID, begin, club, quebec_played

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell


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


def test_an_event_without_a_name_is_called_by_its_file() -> None:
    """As the file is called without its suffix."""
    story = quebec_played()
    story.sets("name", None)

    assert "open 1.2" == entered(story.workbook, "open 1.2.xlsx").name


def test_what_is_no_finished_event_is_refused() -> None:
    """No event at all, one without a round, one with a wrong cell."""
    with pytest.raises(NotNigiri):
        entered(Workbook({"Mine": Sheet.of([["tea"]])}), "mine")
    with pytest.raises(WrongUse, match=r"open\.xlsx is not finished"):
        entered(begin().workbook, "open.xlsx")
    story = club(4)
    first = story.place("players").first_row
    story.types("players", {(first, "rank"): "strong"})
    with pytest.raises(WrongUse, match=r"open\.xlsx: 1 cell is wrong"):
        entered(story.workbook, "open.xlsx")


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


def told(own: Workbook | None, *events: Entered) -> tuple[Workbook, str]:
    """Return the workbook of a season with these events, and what is said of it."""
    changes = season(own, events, "2026.xlsx", {"language": "en", "name": "2026"})
    return applied(own or Workbook(), changes), " ".join(changes.sentences)


def entrants(*names: str) -> tuple[Entrant, ...]:
    """Return players on places 1, 2 ..."""
    return (*(Entrant(n, name, "", "1k", n, 2) for n, name in enumerate(names, 1)),)


def test_a_new_season_is_made_and_an_older_one_brought_up_to_date() -> None:
    """Each is told as it is; the points it begins with only once."""
    may = Entered("a", "May", "", entrants("Ann"))

    book, made = told(None, may)
    again, unchanged = told(book, may)
    _, more = told(again, Entered("b", "June", "", entrants("Ann")))

    assert made.startswith("2026.xlsx is made: 1 event, 1 player. For now places 1 to 10")
    assert "2026.xlsx was up to date: 1 event, 1 player." == unchanged
    assert "2026.xlsx is up to date: 2 events, 1 player." == more


def test_copies_of_one_event_count_once() -> None:
    """Two of them at once are refused by their files; one that replaces another is told."""
    may = Entered("a", "May", "", entrants("Ann"), file="may")
    june = Entered("a", "June", "", entrants("Ben"), file="june")

    with pytest.raises(WrongUse, match="may and june are copies of one event"):
        told(None, may, june)
    book, _ = told(None, may, may._replace(file="may again"))
    after, said = told(book, june)

    assert "May is now June, as both have the same Event id. If these are two events" in said
    assert "is now" not in told(after, june._replace(name="JUNE"))[1]


def test_somebody_who_still_stands_in_other_events_is_told() -> None:
    """How many, and which events; who stands nowhere is only counted."""
    book, _ = told(None, Entered("a", "May", "", entrants("Ann", "Ben")))
    june = Entered("b", "June", "", entrants("Ben"), entrants("Ann", "Cem"))

    _, said = told(book, june)

    assert "June: 2 players asked not to be named and are left out." in said
    assert "1 of the hidden names still stands in the season, from May. Hide the name" in said
    assert "and put that event into the season once more." in said


def test_two_spellings_are_told_when_they_come() -> None:
    """Not with every later command: they may be two people. Lines typed by hand are told, too."""
    book, _ = told(None, Entered("a", "May", "", entrants("Ash, Ann")))

    at = season_sheets(book)["season-results"]
    cells: dict[str, Cell] = {"event": "Evening", "place": 2, "name": "Ann Ash"}
    line = [CellChange(5, at.columns[key], None, cell) for key, cell in cells.items()]
    typed = applied(book, Changes((SetCells(at.name, (*line,)),)))
    assert "counted as two: Ash, Ann (May) – Ann Ash (Evening)." in told(typed)[1]

    both, said = told(book, Entered("b", "June", "", entrants("Ash, Anne")))

    assert "counted as two: Ash, Ann (May) – Ash, Anne (June)." in said
    assert "counted as two" not in told(both, Entered("c", "July", "", entrants("Cox, Cem")))[1]
