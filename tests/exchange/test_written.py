"""What an event of ours has and other programs do not know is told, and never dropped silently."""

from __future__ import annotations

from dataclasses import replace

from nigiri.domain.model.event import Event, Game, Player, Round, Section, Wish
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.rules import rule_set
from nigiri.exchange.macmahon import read as read_macmahon
from nigiri.exchange.macmahon.write import write as write_macmahon
from nigiri.exchange.opengotha.read import read
from nigiri.exchange.opengotha.write import write

ANN, BEN, CHO = PlayerId(1), PlayerId(2), PlayerId(3)
PLAYERS = (
    Player("Lee", "Ann", Rank(3), ANN, here=True, city="Paris", state="QC", notes="vegan",
           federation_id="FFG 1800226, AGA 10233", fee="full", hidden=True, rating=310),
    Player("Leea", "nn", Rank(0), BEN, here=True, reserve=True, section=1, entry_rank=Rank(-1)),
    Player("Cho", "", Rank(-9), CHO, here=False, start=HalfPoints(-7), willing=frozenset({2}),
           promised=frozenset({3})),
    Player("LEE", "ANN", Rank(-9)),
)  # fmt: skip
GAME = Game(None, ANN, BEN, komi=HalfPoints(1), keep=True, white_rank=Rank(3), black_rank=Rank(-1))
EVENT = Event(
    replace(
        rule_set("quebec").defaults, name="Open", host="Castle", dates="in May", pattern="adjacent",
        time_limits="long", rules_of_play="AGA", handicap_by="rating", rating_scale="aga",
        handicap_even_above=Rank(1),
    ),
    PLAYERS,
    (Section(1, Rank(1), prizes=("a cup",)), Section(2, Rank(-29))),
    (Round(1, (GAME,), (CHO,)), Round(2, (), (ANN, BEN))),
    (Wish("never", (ANN, BEN)),),
)  # fmt: skip


def test_opengotha_is_told_what_it_has_no_place_for() -> None:
    """In the sentences and, as comments, in the file."""
    file = write(EVENT)
    told = " ".join(file.not_sent)

    for words in (
        "Cities: Lee, Ann.", "States: ", "Notes: ", "Fees: ", "Names that published pages hide",
        "Players who play only if needed: Leea, nn.", "Offers to sit out: ", "Promised byes: ",
        "Sections other than those by rank: ", "Ranks today that differ from those at entry: ",
        "Komi of single games: round 1, table –.", "Pairs to keep in a new draw: ",
        "Rounds with several byes, of which the file can hold only one: 2.",
        "The wishes.", "The prizes of",
        "The host.", "The rules of play.", "The dates, which are not understood: in May.",
        "The time limits, which are not understood: long.", "one-on-one decides places",
        "That handicaps go by ratings: ", "Players who play all games even: ",
        "All scores are 4 points higher there: nobody starts below 0.",
        "Start scores of half a point are rounded down: Cho.", "How a score group is paired",
        "Names that would be alike there got a number: Leea nn (2); LEE ANN (3).",
        "Players are paired by wins there", "How much rounds and sums count",
    ):  # fmt: skip
        assert words in told
    assert len(file.not_sent) == file.data.count(b"<!-- Not in this file, or otherwise: ")


def test_what_it_has_a_place_for_comes_back() -> None:
    """The sections as categories, the start of the first, numbers, the seat of each."""
    found = read(write(EVENT).data).event

    assert [Rank(1), Rank(-29)] == [section.lowest for section in found.sections]
    assert 8 == found.sections[0].start
    assert "FFG 1800226, AGA 10233" == found.players[0].federation_id
    assert [(1, 2)] == [game.players for game in found.rounds[0].games]
    assert [(3,), (1, 2)] == [this.byes for this in found.rounds]
    assert [1, 2, 3, None] == [player.number for player in found.players]


def test_who_has_left_does_not_take_part_any_more() -> None:
    """Cho is not here: out to the end, and of the round he offered to sit out."""
    assert {*range(2, 21)} == read(write(EVENT).data).event.players[2].out


def test_macmahon_is_told_what_it_has_no_place_for() -> None:
    """Days, place, numbers of other federations; half points it can hold."""
    settings = replace(
        rule_set("bga").defaults, place="Lyon", handicap_even_above="bar", bar=Rank(1)
    )
    file = write_macmahon(replace(EVENT, settings=settings))
    told = " ".join(file.not_sent)

    for words in (
        "Numbers in federations: Lee, Ann, FFG 1800226; Lee, Ann, AGA 10233.",
        "The place, the days", "The komi.", "How players are paired.", "The wishes.", "States: ",
    ):  # fmt: skip
        assert words in told
    assert "Notes: " not in told
    found = read_macmahon(file.data).event
    assert ("vegan", "Paris") == (found.players[0].notes, found.players[0].city)
    assert Rank(1) == found.settings.handicap_even_above


def test_an_empty_event_can_be_written() -> None:
    """With nobody in it, and nothing known of it."""
    empty = Event(rule_set("bga").defaults)

    assert () == read(write(empty).data).event.players
    assert () == read_macmahon(write_macmahon(empty).data).event.players
    assert {
        "The dates: there are none on Event.",
        "The time limits: there are none on Event.",
    } <= {*write(empty).not_sent}
