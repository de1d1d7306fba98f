"""Events of other programs become workbooks that look as if they had been played here."""

from __future__ import annotations

import datetime as dt
import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw.draw import draw
from nigiri.desk.output.export_event import export
from nigiri.desk.setup.import_event import event_changes, import_event
from nigiri.domain.model.event import Wish
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.model.small_boards import PUBLISHED, BoardTable
from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.domain.standings.standings import standings
from nigiri.domain.systems.stages import played_as
from nigiri.errors import WrongUse
from nigiri.exchange.formats import FORMATS
from nigiri.exchange.opengotha.read import read as read_opengotha
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.apply import applied
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.review import review
from nigiri.workbook.words.names import WISH_KINDS
from tests.desk.story import DESK, EVENT_ID
from tests.exchange.gotha import file_of

if TYPE_CHECKING:
    from nigiri.desk.core.command import Desk

DATA = Path(__file__).parents[1] / "data" / "scores"
FACTS = json.loads((DATA / "event-05.json").read_text(encoding="utf-8"))
TODAY = dt.date(2026, 5, 17)


def taken(facts: dict[str, object] = FACTS, *, language: str = "en", desk: Desk = DESK) -> Workbook:
    """Return the workbook of an event."""
    changes = import_event(
        file_of(facts), desk, source="event.xml", event_id=EVENT_ID, language=language
    )
    return applied(Workbook(), changes)


def test_nothing_in_it_looks_changed_by_hand() -> None:
    """As drawn says of every board what stands there; nothing but the usual is to be looked at."""
    book = taken()
    reading = read(book)
    problems = review(Context(book, reading))

    assert [] == [str(problem) for problem in problems if problem.weight in {"stop", "hand"}]
    assert {*range(1, 7)} == {line.round for line in reading.drawn}
    assert len(reading.drawn) == len(FACTS["games"]) + len(FACTS["byes"])


def test_the_standings_are_those_of_the_file() -> None:
    """Place for place."""
    there = read_opengotha(file_of(FACTS)).event
    here = read(taken()).event

    assert [(line.place, line.number) for line in standings(there)] == [
        (line.place, line.number) for line in standings(here)
    ]


def test_an_event_on_its_way_is_gone_on_with() -> None:
    """Round 6 is drawn after the five of the file, and nothing is asked."""
    games = [each for each in FACTS["games"] if each["round"] < 6]
    byes = [each for each in FACTS["byes"] if each["round"] < 6]
    book = taken({**FACTS, "games": games, "byes": byes, "rounds_played": 5})
    changes = draw(book, DESK)

    assert () == changes.questions
    assert 6 == len(read(applied(book, changes)).event.rounds)


def test_what_is_left_out_is_said_and_stands_in_the_log() -> None:
    """Under the file's name, sealed as every line."""
    odd = {**FACTS["games"][0], "white": 99}
    facts = {**FACTS, "games": [*FACTS["games"], odd]}
    changes = import_event(file_of(facts), DESK, source="event.xml", event_id=EVENT_ID)
    book = applied(Workbook(), changes)
    cells = [str(cell) for row in book["Log"].rows for cell in row if cell is not None]
    stranger = "Games and byes of players who are not in its list: round 1: PLAYER99ÉLAN - "

    assert "From event.xml (OpenGotha): 15 players, 6 rounds, 41 games." == changes.sentences[0]
    assert [True] == [
        line.startswith(f"- {stranger}") for line in changes.sentences if "99" in line
    ]
    assert [True] == [cell.startswith(stranger) for cell in cells if "99" in cell]
    assert "open" in cells
    assert [] == [p for p in review(Context(book, read(book))) if p.sheet == "Log"]


def test_komi_pairs_to_keep_and_wishes_are_written() -> None:
    """Which files of OpenGotha have not, but others."""
    event = read_opengotha(file_of(FACTS)).event
    first, *games = event.rounds[5].games
    own = replace(first, result=None, komi=HalfPoints(-5), keep=True)
    rounds = (*event.rounds[:5], replace(event.rounds[5], games=(own, *games)))
    wishes = tuple(
        Wish(kind.code, (PlayerId(at), PlayerId(at + 5)), frozenset({at}))
        for at, kind in enumerate(WISH_KINDS, 1)
    )
    wanted = replace(event, rounds=rounds, wishes=wishes)
    book = applied(Workbook(), event_changes(wanted, (), DESK, source="x", event_id=None))

    assert rounds == read(book).event.rounds
    assert wishes == read(book).event.wishes


def test_systems_of_rounds_and_tables_of_small_boards_are_written() -> None:
    """Those of rounds that are played, and of those to come."""
    event = read_opengotha(file_of(FACTS)).event
    systems = (RoundSystem(), RoundSystem(), RoundSystem(), RoundSystem("swiss"), RoundSystem(),
               RoundSystem("swiss", "final", "B"))  # fmt: skip
    rounds = tuple(replace(each, **played_as(replace(event.settings, systems=systems),
                                             each.number)._asdict())
                   for each in event.rounds)  # fmt: skip
    own = BoardTable(13, ((0, HalfPoints(13)), (1, HalfPoints(-3)), (2, HalfPoints(1))))
    settings = replace(event.settings, systems=systems, board=13, boards=(own, PUBLISHED[1]))
    wanted = replace(event, settings=settings, rounds=rounds)

    for language in LANGUAGES:
        asked = replace(wanted, settings=replace(settings, language=language))
        found = read(applied(Workbook(), event_changes(asked, (), DESK, source="x", event_id=None)))
        assert () == tuple(found.stops())
        assert (systems, (own, PUBLISHED[1])) == (
            found.event.settings.systems, found.event.settings.boards
        )  # fmt: skip
        assert rounds == found.event.rounds


def test_out_to_the_end_stays_so_when_rounds_are_added() -> None:
    """A file that says so for all it can hold is no file that says so up to the last round."""
    facts = {**FACTS, "players": [dict(each) for each in FACTS["players"]]}
    gone, away = facts["players"][:2]
    played = {game["round"] for game in FACTS["games"]
              if {gone["id"], away["id"]} & {game["white"], game["black"]}}  # fmt: skip
    assert 6 in played
    facts["games"] = [game for game in FACTS["games"] if game["round"] < 4]
    facts["byes"] = []
    gone["participating"], away["participating"] = "111" + "0" * 17, "111000" + "1" * 14

    book = taken(facts)
    players = read(book).event.players
    place = read(book).book.locations["players"]
    cells = {
        str(book[place.name].cell(row, place.columns["family"])):
        book[place.name].cell(row, place.columns["out"])
        for row in range(place.first_row, place.first_row + len(players))
    }  # fmt: skip

    assert ("4-", "4-6") == (cells[f"Player {gone['id']}"], cells[f"Player {away['id']}"])
    assert {frozenset({4, 5, 6})} == {
        player.out for player in players
        if player.family in {f"Player {each['id']}" for each in (gone, away)}
    }  # fmt: skip


def test_systems_of_rounds_to_come_are_written() -> None:
    """They are wanted, though nothing is played so yet; an unknown one is refused."""
    event = read_opengotha(file_of(FACTS)).event
    systems = (*(RoundSystem(),) * 4, RoundSystem("swiss", "main", "A"))
    settings = replace(event.settings, systems=systems)
    wanted = replace(event, settings=settings, rounds=event.rounds[:4])
    found = read(applied(Workbook(), event_changes(wanted, (), DESK, source="x", event_id=None)))
    assert systems == found.event.settings.systems

    odd = replace(wanted, settings=replace(settings, systems=(RoundSystem("chess"),)),
                  rounds=())  # fmt: skip
    with pytest.raises(WrongUse, match="“chess” is not a system of play"):
        event_changes(odd, (), DESK, source="x", event_id=None)


def test_tables_of_other_boards_are_told() -> None:
    """And rows beyond what ranks can differ by."""
    event = read_opengotha(file_of(FACTS)).event
    rows = tuple((min(9, at), HalfPoints(0)) for at in range(50))
    tables = (BoardTable(15, rows[:3]), BoardTable(9, ((0, HalfPoints(12)), *rows[1:])))
    odd = replace(event, settings=replace(event.settings, boards=tables))

    said = event_changes(odd, (), DESK, source="x", event_id=None).sentences

    assert {"- The handicaps on boards of size 15.",
            "- Handicaps on 9×9 beyond a difference of 38."} <= {*said}  # fmt: skip


def test_what_cannot_stand_in_a_cell_is_refused() -> None:
    """No workbook is made that would first have to be put right."""
    event = read_opengotha(file_of(FACTS)).event
    odd = replace(event, settings=replace(event.settings, float_down="sideways"))

    with pytest.raises(WrongUse, match=r"^x cannot be opened, .* “sideways” cannot be chosen"):
        event_changes(odd, (), DESK, source="x", event_id=None)


def test_sheets_may_be_french() -> None:
    """With the same event on them."""
    book = taken(language="fr")

    assert {"Tournoi", "Joueurs", "Ronde 6"} <= {*book}
    assert read(taken()).event.rounds == read(book).event.rounds


def test_the_next_step_is_told() -> None:
    """Results that are missing, a round to be drawn, or nothing but to look."""
    open_ = [{**each, "result": "?"} if each["round"] == 6 else each for each in FACTS["games"]]
    changes: list[dict[str, object]] = [{}, {"games": open_}, {"games": [], "byes": []}]
    ends = [
        import_event(file_of({**FACTS, **changed}), DESK, source="x", event_id=None).sentences[-1]
        for changed in changes
    ]

    assert [
        "Look at Grid and Standings; check them with: nigiri check",
        "Results of round 6 are missing. Next: nigiri result",
        "Look at it with: nigiri check. To go on: nigiri draw",
    ] == ends


def test_a_file_of_nobody_is_refused_with_its_name() -> None:
    """In one sentence or two."""
    with pytest.raises(WrongUse, match=r"^notes\.txt cannot be opened\. It is not an event"):
        import_event(b"hello", DESK, source="notes.txt", event_id=None)


@pytest.mark.parametrize("key", ["opengotha", "macmahon"])
def test_a_workbook_is_written_and_opened_again(key: str) -> None:
    """The same players, rounds and byes come back."""
    book = taken()
    file = export(book, key, TODAY)
    again = applied(Workbook(), import_event(file.data, DESK, source="x", event_id=None))

    assert read(book).event.rounds == read(again).event.rounds
    assert [player.name for player in read(book).event.players] == [
        player.name for player in read(again).event.players
    ]
    assert file.sentences[0] == f"{FORMATS[key].name}: 15 players, 6 rounds."
