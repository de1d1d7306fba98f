"""Rounds that were drawn in another program come back into the workbook they left from."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.part import Part
from nigiri.desk.other_programs.rounds import bring_rounds
from nigiri.desk.output.export_event import export
from nigiri.domain.model.event import Outcome, Result
from nigiri.errors import Forbidden, WrongUse
from nigiri.workbook.live.context import Context
from nigiri.workbook.read.workbook import undrawn
from nigiri.workbook.review.review import review
from tests.desk.story import Story, club, drawn, made_once

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Changes

TODAY = dt.date(2026, 5, 17)
WORDS = ("RESULT_WHITEWINS", "RESULT_BLACKWINS", "RESULT_EQUAL", "RESULT_BLACKWINS_BYDEF")


class There:
    """The event in OpenGotha: its file, changed as its user changes it there."""

    def __init__(self, workbook: Workbook) -> None:
        """Begin with the file that nigiri exports."""
        self.root = ET.fromstring(export(workbook, "opengotha", TODAY).data)  # noqa: S314
        self.names = [
            (one.get("name", "") + one.get("firstName", "")).replace(" ", "").upper()
            for one in self.root.iter("Player")
        ]

    @property
    def data(self) -> bytes:
        """Return the file as it is saved there."""
        data: bytes = ET.tostring(self.root, encoding="UTF-8", xml_declaration=True)
        return data

    @property
    def rounds(self) -> int:
        """Return the number of rounds there."""
        return max((int(one.get("roundNumber", "0")) for one in self.games), default=0)

    @property
    def games(self) -> Iterable[ET.Element]:
        """Return the games, as elements."""
        return [*self.root.iter("Game")]

    def draws(self, number: int, names: list[str], *, played: bool = True) -> None:
        """Draw a round: the first against the second and so on, an odd last one has the bye."""
        games = self.root.find("Games")
        assert games is not None
        for table, (white, black) in enumerate(zip(names[::2], names[1::2], strict=False), 1):
            ET.SubElement(games, "Game", {
                "blackPlayer": black, "handicap": str(table % 3), "knownColor": "true",
                "result": WORDS[table % len(WORDS)] if played else "RESULT_UNKNOWN",
                "roundNumber": str(number), "tableNumber": str(table), "whitePlayer": white,
            })  # fmt: skip
        if len(names) % 2:
            byes = self.root.find("ByePlayers")
            if byes is None:
                byes = ET.Element("ByePlayers")
                self.root.insert([*self.root].index(games) + 1, byes)
            ET.SubElement(byes, "ByePlayer", {"player": names[-1], "roundNumber": str(number)})

    def registers(self, name: str, first: str, **more: str) -> str:
        """Register a player there; return the key."""
        players = self.root.find("Players")
        assert players is not None
        ET.SubElement(players, "Player", {
            "name": name, "firstName": first, "rank": "5K", "grade": "5K", "rating": "1600",
            "ratingOrigin": "INI", "club": "Lyon", "country": "FR", "smmsCorrection": "0",
            "participating": "1" * 20, "registeringStatus": "FIN", **more,
        })  # fmt: skip
        return (name + first).replace(" ", "").upper()

    def comes_back(self, story: Story) -> Changes:
        """Bring the rounds back into the workbook."""
        return story.does(bring_rounds, self.data, source="club.xml")


@made_once
def played(rounds: int) -> Story:
    """Return an event of nine players after so many rounds."""
    story = drawn(club(9), rounds)
    story.does(refresh, command="standings")
    return story


def turned(names: list[str], by: int) -> list[str]:
    """Return the players in another order, so that each round has other pairs."""
    return [*names[:1], *names[1 + by :], *names[1 : 1 + by]]


def facts(event: Event, rounds: int) -> list[object]:
    """Return what happened in the first rounds, with the sheets' tables and ranks."""
    return [*event.rounds[:rounds]]


def problems(story: Story) -> list[str]:
    """Return what must be put right before the next draw, or looks changed by hand."""
    found = review(Context(story.workbook, story.reading))
    return [str(one) for one in found if one.weight in {"stop", "hand"}]


@pytest.mark.parametrize("before", range(4))
def test_a_round_drawn_there_comes_back_after_every_round(before: int) -> None:
    """Pairs, colours, handicaps, bye and results are those of the file; all else stays."""
    story, there = played(before), There(played(before).workbook)
    was = story.event
    order = turned(there.names, before)
    there.draws(before + 1, order)
    there.comes_back(story)
    event = story.event
    this = event.rounds[before]
    keys = {
        number: (p.family + p.given).replace(" ", "").upper()
        for number, p in event.by_number.items()
    }

    assert facts(was, before) == facts(event, before)
    assert [p.name for p in was.players] == [p.name for p in event.players]
    assert [order[-1]] == [keys[bye] for bye in this.byes]
    assert [*zip(order[::2], order[1::2], strict=False)] == [
        (keys[game.white], keys[game.black]) for game in this.games
    ]
    assert [1, 2, 0, 1] == [game.handicap for game in this.games]
    assert Result(Outcome.BLACK) == this.games[0].result
    assert Result(Outcome.BLACK, by_default=True) == this.games[2].result
    assert this.complete
    assert [] == problems(story)


@pytest.mark.parametrize("before", range(3))
def test_the_round_after_it_is_drawn_here(before: int) -> None:
    """As if nothing had been: nothing is asked, and everybody has a seat."""
    story, there = played(before), There(played(before).workbook)
    there.draws(before + 1, turned(there.names, before))
    there.comes_back(story)
    changes = story.does(draw)

    assert () == changes.questions
    assert before + 2 == len(story.event.rounds)
    assert () == undrawn(story.reading)
    assert [] == problems(story)


def test_players_are_unchanged_but_for_who_is_out() -> None:
    """Somebody without a seat there is out of that round; the export's rounds leave no mark."""
    story, there = played(1), There(played(1).workbook)
    was = story.event.players
    there.draws(2, there.names[:8])
    there.comes_back(story)

    absent = story.event.players[8]
    assert was[:8] == story.event.players[:8]
    assert frozenset({2}) == absent.out
    assert () == undrawn(story.reading)


def test_an_event_that_comes_back_as_it_left_changes_nothing() -> None:
    """And says so."""
    story = played(2)
    before = story.workbook
    changes = story.does(bring_rounds, There(story.workbook).data, source="club.xml")

    assert "club.xml (OpenGotha) has nothing that the workbook lacks." == changes.sentences[0]
    assert before == story.workbook


def test_results_that_are_missing_here_come_in() -> None:
    """The round was drawn here and played there; the Log has one line."""
    story = played(1)
    story.does(draw)
    there = There(story.workbook)
    for game in there.games:
        if game.get("roundNumber") == "2":
            game.set("result", "RESULT_WHITEWINS")
    lines = len(story.workbook["Log"].rows)
    changes = there.comes_back(story)

    assert {Result(Outcome.WHITE)} == {game.result for game in story.event.rounds[1].games}
    assert lines + 1 == len(story.workbook["Log"].rows)
    assert "4 results" in changes.sentences[0]


def test_a_round_whose_results_are_still_missing_comes_back_and_later_its_results() -> None:
    """Twice from the same program."""
    story, there = played(1), There(played(1).workbook)
    there.draws(2, turned(there.names, 1), played=False)
    there.comes_back(story)
    assert not story.event.rounds[1].complete
    for game in there.games:
        if game.get("result") == "RESULT_UNKNOWN":
            game.set("result", "RESULT_BLACKWINS")
    there.comes_back(story)

    assert {Result(Outcome.BLACK)} == {game.result for game in story.event.rounds[1].games}
    assert [] == problems(story)


def test_what_contradicts_the_workbook_is_listed_and_nothing_changes() -> None:
    """A pair, colours, a handicap, a result and a bye, all at once."""
    story, there = played(2), There(played(2).workbook)
    first = [game for game in there.games if game.get("roundNumber") == "1"]
    one, two, three, four = first
    white = one.get("whitePlayer", "")
    one.set("whitePlayer", two.get("whitePlayer", ""))
    two.set("whitePlayer", white)
    three.set("handicap", "9")
    three.set("result", "RESULT_BOTHLOSE")
    colours = four.get("whitePlayer", ""), four.get("blackPlayer", "")
    four.set("blackPlayer", colours[0])
    four.set("whitePlayer", colours[1])
    there.draws(3, turned(there.names, 2))
    before = story.workbook

    with pytest.raises(Forbidden) as told:
        there.comes_back(story)
    words = str(told.value)
    for part in ("meet there, not here", "meet here, not there", "have the colours swapped there",
                 "have handicap 9 there", "– 0-0 there"):  # fmt: skip
        assert part in words
    assert before == story.workbook


def test_another_bye_is_a_contradiction() -> None:
    """Both sides of it are told."""
    story, there = played(1), There(played(1).workbook)
    bye = next(there.root.iter("ByePlayer"))
    game = next(iter(there.games))
    had, has = bye.get("player", ""), game.get("whitePlayer", "")
    bye.set("player", has)
    game.set("whitePlayer", had)

    with pytest.raises(Forbidden, match=r"a bye there, not here; .* a bye here, not there"):
        there.comes_back(story)


def test_a_player_new_there_is_named_and_added() -> None:
    """With the next number, out of what is drawn already, and asked about."""
    story, there = played(2), There(played(2).workbook)
    there.draws(3, [*turned(there.names, 1), there.registers("Zeta", "New")])
    questions: tuple[str, ...] = there.comes_back(story).questions
    new = story.about("Zeta")

    assert ["Zeta, New: not on Players. Shall this player be added?"] == [*questions]
    assert (10, True, "5k", "Lyon") == (new.number, new.here, str(new.rank), new.club)
    assert 3 == len(story.event.rounds)
    assert () == undrawn(story.reading)
    assert [] == problems(story)
    story.does(draw)
    assert any(10 in game.players for game in story.event.rounds[-1].games)


def test_a_player_new_there_without_a_seat_waits_for_the_next_round() -> None:
    """Registered there after the round was drawn."""
    story, there = played(1), There(played(1).workbook)
    there.registers("Zeta", "New")
    there.comes_back(story)

    assert frozenset({1}) == story.about("Zeta").out
    assert () == undrawn(story.reading)


def test_a_name_in_a_game_but_not_in_the_list_stops_all() -> None:
    """Half a round is no round."""
    story, there = played(1), There(played(1).workbook)
    there.draws(2, [*there.names[:8], "NOBODY"])

    with pytest.raises(WrongUse, match=r"its rounds are not whole.*NOBODY"):
        there.comes_back(story)


def test_whoever_may_be_two_is_not_guessed() -> None:
    """The number in a federation of one and the name of another."""
    story = played(1)
    story.types(
        "players", {(story.row_of(story.event.players[0].family), "federation_id"): "AGA 77"}
    )
    there = There(story.workbook)
    one, two, *_ = there.root.iter("Player")
    one.set("agaId", "")
    two.set("agaId", "77")

    with pytest.raises(WrongUse, match="it is not clear who on Players these are"):
        there.comes_back(story)


def test_a_name_corrected_there_is_known_by_the_number_in_a_federation() -> None:
    """And the name stays as it is here."""
    story = played(1)
    first = story.event.players[0]
    story.types("players", {(story.row_of(first.family), "federation_id"): "AGA 77"})
    there = There(story.workbook)
    player = next(there.root.iter("Player"))
    player.set("name", "Corrected")
    new = ("Corrected" + first.given).replace(" ", "").upper()
    for element in (*there.games, *there.root.iter("ByePlayer")):
        for key, value in element.items():
            if value == there.names[0]:
                element.set(key, new)
    there.draws(2, turned([new, *there.names[1:]], 1))
    there.comes_back(story)

    assert first.name == story.event.players[0].name
    assert 2 == len(story.event.rounds)


def test_ranks_that_were_changed_there_are_told_and_stay() -> None:
    """Sections and start scores here go by them."""
    story, there = played(1), There(played(1).workbook)
    there.root.find("Players/Player").set("rank", "9D")  # type: ignore[union-attr]
    changes = there.comes_back(story)

    first = story.event.players[0]
    told = f"Ranks that are different there, and stay as they are here: {first.name} 9d"
    assert [True] == [line.startswith(told) for line in changes.sentences if "9d" in line]


def test_more_rounds_than_the_event_has_are_refused() -> None:
    """With the way out."""
    story, there = played(4), There(played(4).workbook)
    there.draws(5, there.names)

    with pytest.raises(Forbidden, match="has a round 5, the event has 4 rounds"):
        there.comes_back(story)


def test_rounds_of_a_system_that_pairs_by_itself_are_refused() -> None:
    """A round robin's pairs follow from its table."""
    story = played(1)
    story.types("event", {(story.place("event").first_row + 1, "system"): "Round robin"})
    there = There(story.workbook)
    there.draws(2, turned(there.names, 1))

    with pytest.raises(Forbidden, match="which decides by itself who meets whom"):
        there.comes_back(story)


def test_a_round_drawn_in_part_is_finished_first() -> None:
    """Else nobody could tell who is still to be paired."""
    story = played(1)
    first = next(iter(story.reading.rounds[1].games))
    story.types(1, {(first, "result"): None})
    story.does(draw, part=Part(ready=True))

    with pytest.raises(Forbidden, match="drawn only in part"):
        There(story.workbook).comes_back(story)


@pytest.mark.parametrize("form", ["macmahon", "json"])
def test_files_of_other_programs_come_back_as_well(form: str) -> None:
    """As it left nothing changes; a round that is only there comes in."""
    story, further = played(1), drawn(played(1), 2)
    lines = story.workbook["Log"].rows
    story.does(bring_rounds, export(story.workbook, form, TODAY).data, source="club")
    assert lines == story.workbook["Log"].rows
    story.does(bring_rounds, export(further.workbook, form, TODAY).data, source="club")

    assert further.event.rounds == story.event.rounds
    assert further.event.players == story.event.players
    assert [] == problems(story)
