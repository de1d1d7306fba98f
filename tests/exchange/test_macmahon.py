"""Files of the MacMahon program become events, and events its files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.scores.scores import final_score
from nigiri.domain.tiebreaks import sos
from nigiri.errors import WrongUse
from nigiri.exchange.formats import FORMATS, known
from nigiri.exchange.macmahon import read
from nigiri.exchange.macmahon.write import write
from nigiri.exchange.opengotha.read import read as read_opengotha
from tests.exchange.gotha import file_of
from tests.sample import sampled
from tests.survive import survive

DATA = Path(__file__).parents[1] / "data" / "scores"
FEW = ("event-04", "event-08", "event-12")

WRAPPED = """<?xml version="1.0" encoding="UTF-8"?>
<Tournament><TournamentData typeversion="1">
<Name><![CDATA[Go & Co]]></Name><Description>Fun</Description><NumberOfRounds>3</NumberOfRounds>
<Boardsize>19</Boardsize><UpperMacMahonBar>true</UpperMacMahonBar>
<UpperMacMahonBarLevel>1d</UpperMacMahonBarLevel><LowerMacMahonBar>true</LowerMacMahonBar>
<LowerMacMahonBarLevel>20k</LowerMacMahonBarLevel>
<HandicapUsed>true</HandicapUsed><HandicapByLevel>true</HandicapByLevel>
<HandicapAdjustment>true</HandicapAdjustment><HandicapAdjustmentValue>-2</HandicapAdjustmentValue>
<RatingDeterminesRank>true</RatingDeterminesRank>
<Walllist><SortCriterionDescriptor><ShortName>Score</ShortName></SortCriterionDescriptor>
<SortCriterionDescriptor><ShortName>SOS</ShortName></SortCriterionDescriptor>
<SortCriterionDescriptor><ShortName>SORP</ShortName></SortCriterionDescriptor></Walllist>
</TournamentData>
<Playerlist>
<Player><Id>7</Id><GoPlayer><FirstName>Ann</FirstName><Surname>Le Goff</Surname>
<GoLevel>2d</GoLevel><Country>ca</Country><Club>Mtl</Club><City>Montréal</City>
<Rating>2210</Rating><EgdPin>16250531</EgdPin><Team>Reds</Team></GoPlayer></Player>
<Player><Id>3</Id><NotPlayingInRound>2</NotPlayingInRound><NotPlayingInRound>3</NotPlayingInRound>
<Comment>vegan</Comment><ScoreAdjustment>true</ScoreAdjustment>
<ScoreAdjustmentValue>4</ScoreAdjustmentValue>
<GoPlayer><FirstName>Ben</FirstName><Surname>Ota</Surname><GoLevel>1k</GoLevel>
<Rating>-901</Rating><EgdPin>0</EgdPin></GoPlayer></Player>
<Player><Id>5</Id><GoPlayer><FirstName>Cho</FirstName><Surname>Roy</Surname>
<GoLevel>30k</GoLevel><Rating>9999</Rating><EgdPin>123</EgdPin></GoPlayer></Player>
<Player><Id>9</Id><PreliminaryRegistration>true</PreliminaryRegistration>
<GoPlayer><Surname>Ito</Surname><GoLevel>?</GoLevel></GoPlayer></Player>
</Playerlist>
<Roundlist><Round><RoundNumber>1</RoundNumber>
<Pairing><Black>3</Black><White>7</White><Handicap>1</Handicap><Result>1-0!</Result>
<BoardNumber>1</BoardNumber><AdditionalKomi>2</AdditionalKomi></Pairing>
<Pairing><Black>5</Black><White>0</White><PairingWithBye>true</PairingWithBye></Pairing>
</Round><Round><RoundNumber>2</RoundNumber><Pairings>
<Pairing><Black>5</Black><White>7</White><Result>{result}</Result>
<ResultByReferee>{referee}</ResultByReferee></Pairing></Pairings></Round></Roundlist></Tournament>
"""


def wrapped(result: str = "S-S", referee: str = "false") -> bytes:
    """Return a file in wrappers, with a result in round 2."""
    return WRAPPED.format(result=result, referee=referee).encode()


def test_a_file_is_read_whatever_stands_around_its_players_and_games() -> None:
    """Ids of any order; numbers are given by strength."""
    found = read(wrapped()).event

    assert known(wrapped()) is FORMATS["macmahon"]
    assert ["Le Goff, Ann", "Ota, Ben", "Roy, Cho", "Ito"] == [p.name for p in found.players]
    assert [1, 2, 3, None] == [player.number for player in found.players]
    assert [(1, 2), (1, 3)] == [this.games[0].players for this in found.rounds]
    assert [(3,), ()] == [this.byes for this in found.rounds]
    assert Result(Outcome.BLACK, by_default=True) == found.rounds[0].games[0].result


def test_what_is_known_of_players_is_kept() -> None:
    """The EGF's number, the rating, city, country in capitals, notes, absences."""
    ann, ben, cho, _ = read(wrapped()).event.players

    assert ("16250531", 2210, "Montréal", "CA", "Reds") == (
        ann.federation_id, ann.rating, ann.city, ann.country, ann.team,
    )  # fmt: skip
    assert (None, "", "vegan", {2, 3}) == (ben.rating, ben.federation_id, ben.notes, {*ben.out})
    assert (None, "") == (cho.rating, cho.federation_id)


def test_what_it_cannot_hold_is_told() -> None:
    """Line by line."""
    assert (
        "The criterion SORP of the places, which is not known here.",
        "The description: Fun.",
        "That ratings give the ranks.",
        "Ratings that nobody can have: Roy, Cho 9999.",
        "Numbers that do not belong to their federation: Roy, Cho, EGF 123.",
        "Ranks that are not 30k to 9d: Ito ?, here 30k.",
        "A different komi: round 1: 7 - 3, 2.",
    ) == read(wrapped()).left_out


def test_scores_are_counted_from_the_lower_bar() -> None:
    """20 kyu is 0; who is at the upper bar or above it has 20; Ben has a point more."""
    found = read(wrapped()).event

    assert [HalfPoints(2 * 20), HalfPoints(2 * 20), HalfPoints(0)] == [
        final_score(found, number, 0) for number in found.by_number
    ]
    assert ("rank", 2, 9) == (
        found.settings.handicap_by,
        found.settings.handicap_reduction,
        found.settings.handicap_cap,
    )


def test_a_missed_round_and_a_bye_count_as_there() -> None:
    """Half a point and the own start; a point and the own score less one."""
    found = read(wrapped("0-1")).event

    assert (HalfPoints(43), HalfPoints(2)) == (
        final_score(found, PlayerId(2)),
        final_score(found, PlayerId(3)),
    )
    assert 2 * 21 + 0 == sos(found, PlayerId(3))


@pytest.mark.parametrize(
    ("word", "result"),
    [
        ("1-0", Result(Outcome.BLACK)),
        ("0-1", Result(Outcome.WHITE)),
        ("½-½", Result(Outcome.JIGO)),
        (" s-s ", Result(Outcome.JIGO)),
        ("1/2-1/2", Result(Outcome.JIGO)),
        ("1-1", Result(Outcome.BOTH)),
        ("0-0", Result(Outcome.NONE)),
        ("?-?", None),
        ("", None),
    ],
)
def test_results_are_written_black_first(word: str, result: Result | None) -> None:
    """And what a referee decided was not played; a workbook knows no jigo of that kind."""
    found, decided = (
        read(wrapped(word, referee)).event.rounds[1].games[0].result
        for referee in ("false", "true")
    )

    assert result == found
    jigo = result is not None and result.outcome is Outcome.JIGO
    assert decided == (result and Result(result.outcome, by_default=not jigo))


def test_without_start_scores_it_is_a_swiss() -> None:
    """All start with nothing."""
    text = wrapped().replace(
        b"<Boardsize>", b"<UseMacMahonStartScores>false</UseMacMahonStartScores><Boardsize>"
    )

    assert ("none", "swiss") == (
        read(text).event.settings.start_rule,
        read(text).event.settings.rules,
    )


@pytest.mark.parametrize("name", sampled(sorted(path.stem for path in DATA.glob("*.json")), FEW))
def test_played_events_come_through_its_files(name: str) -> None:
    """Players, games, byes, absences and start scores, through a workbook and out again.

    Three of seven every day.
    """
    text = (DATA / f"{name}.json").read_text(encoding="utf-8")
    event = read_opengotha(file_of(json.loads(text))).event
    found = survive(write(event).data, name).event

    assert [(p.name, p.rank, p.out) for p in event.players] == [
        (p.name, p.rank, p.out) for p in found.players
    ]
    assert [this.byes for this in event.rounds] == [this.byes for this in found.rounds]
    assert write(found).data == write(read(write(found).data).event).data


def test_bars_that_are_not_used_are_none() -> None:
    """Then everybody starts by the rank."""
    text = wrapped().replace(b"<UpperMacMahonBar>true", b"<UpperMacMahonBar>false")
    flat = text.replace(b"<LowerMacMahonBar>true", b"<LowerMacMahonBar>false")
    settings = read(flat).event.settings

    assert (Rank(9), Rank(-29), Rank(-29)) == (settings.bar, settings.floor, settings.zero)


def test_other_xml_is_refused() -> None:
    """With a sentence."""
    with pytest.raises(WrongUse, match="neither players nor settings"):
        read(b"<Tournament typeversion='6'/>")
