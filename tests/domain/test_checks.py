"""The judge finds what is wrong: one violation at a time is put into a good round.

The good round is the second one. Ann to Fay are of one section, Gus to Kit of the next (start -2).

Round 1          Round 2, the good one     score before round 2
1 Ann - Dee 1-0  1 Ann (5d) - Ben (3d) 1   Ann, Ben, Cho 1; Dee, Eva, Fay 0
2 Ben - Eva 1-0  2 Cho (2d) - Dee (2d) 0   Gus, Hal -1 (Gus the bye); Ida, Jan -2
3 Cho - Fay 1-0  3 Eva (1d) - Fay (1k) 0   Kit -1½ (missed the round)
4 Hal - Ida 1-0  4 Gus (2k) - Hal (2k) 0
bye Gus          5 Kit (9k) - Ida (3k) 4, Ida takes White
Jan and Kit are  bye Jan
out in round 1
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.checks.measures import squared_differences
from nigiri.domain.checks.violations import SENTENCES, violations
from nigiri.domain.model.criteria import APART_FIRST
from nigiri.domain.model.event import (
    Event,
    Game,
    Outcome,
    Player,
    Result,
    Round,
    Section,
    Settings,
    Wish,
)
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.scores.scores import pairing_score
from tests.generate import random_history, registration

ANN, BEN, CHO, DEE, EVA, FAY, GUS, HAL, IDA, JAN, KIT = map(PlayerId, range(1, 12))
NAMES = ("Ann", "Ben", "Cho", "Dee", "Eva", "Fay", "Gus", "Hal", "Ida", "Jan", "Kit")
RANKS = ("5d", "3d", "2d", "2d", "1d", "1k", "2k", "2k", "3k", "5k", "9k")
WON = Result(Outcome.WHITE)
FIRST = Round(
    number=1,
    games=tuple(
        Game(table, white, black, result=WON)
        for table, (white, black) in enumerate(((ANN, DEE), (BEN, EVA), (CHO, FAY), (HAL, IDA)), 1)
    ),
    byes=(GUS,),
)
EVENT = Event(
    players=tuple(
        Player(
            name,
            "",
            Rank.parse(rank),
            PlayerId(number),
            here=True,
            out=frozenset({1} if name in {"Jan", "Kit"} else ()),
        )
        for number, (name, rank) in enumerate(zip(NAMES, RANKS, strict=True), 1)
    ),
    sections=(Section(1, Rank.parse("1k")), Section(2, Rank.parse("30k"))),
    rounds=(FIRST,),
)
GOOD = Round(
    number=2,
    games=(
        Game(1, ANN, BEN, handicap=1),
        Game(2, CHO, DEE),
        Game(3, EVA, FAY),
        Game(4, GUS, HAL),
        Game(5, IDA, KIT, handicap=5),
    ),
    byes=(JAN,),
)


def seat(at: int, **changes: object) -> Round:
    """Return the good round with the game of that table changed."""
    game = replace(GOOD.games[at - 1], **changes)  # type: ignore[arg-type]
    return replace(GOOD, games=(*GOOD.games[: at - 1], game, *GOOD.games[at:]))


def swap(one: PlayerId, other: PlayerId) -> Round:
    """Return the good round with two players exchanged and handicaps by rule."""
    other_of = {one: other, other: one}
    games = []
    for game in GOOD.games:
        white, black = sorted(other_of.get(player, player) for player in game.players)
        ranks = [Rank.parse(RANKS[player - 1]).steps for player in (white, black)]
        stones = max(0, abs(ranks[0] - ranks[1]) - 1)
        games.append(replace(game, white=white, black=black, handicap=stones))
    return replace(GOOD, games=tuple(games))


def without(number: PlayerId) -> Event:
    """Return the event with that player gone home."""
    players = (replace(p, here=p.here and p.number != number) for p in EVENT.players)
    return replace(EVENT, players=tuple(players))


def asked(*names: str) -> Event:
    """Return the event in which these play only if needed."""
    players = (replace(p, reserve=p.family in names) for p in EVENT.players)
    return replace(EVENT, players=tuple(players))


def chosen(**settings: object) -> Event:
    """Return the event with other settings."""
    return replace(EVENT, settings=replace(EVENT.settings, **settings))  # type: ignore[arg-type]


def wished(kind: str, *players: PlayerId) -> Event:
    """Return the event with a wish."""
    return replace(EVENT, wishes=(Wish(kind, players),))


def of_one_club(*numbers: PlayerId) -> Event:
    """Return the event under the order of quebec with these players of one club."""
    players = (replace(p, club="Ott" if p.number in numbers else "") for p in EVENT.players)
    return replace(chosen(criteria=APART_FIRST), players=tuple(players))


UNMIXED = chosen(mixing="sections")

SEEDED: list[tuple[str, str, Event, Round]] = [
    ("unknown", "nobody has the number 77", EVENT, seat(1, black=PlayerId(77))),
    ("himself", "1 meets himself", EVENT, seat(1, black=ANN)),
    ("twice", "1 is seated 2 times", EVENT, seat(2, black=ANN)),
    ("twice", "10 is seated 2 times", EVENT, replace(GOOD, byes=(JAN, JAN))),
    ("absent", "4 is seated but does not play in this round", without(DEE), GOOD),
    (
        "even",
        "10 has a bye although 10 players are to be paired, an even number",
        without(DEE),
        GOOD,
    ),
    (
        "idle",
        "10 is here but has neither a game nor the bye",
        EVENT,
        replace(GOOD, byes=()),
    ),
    ("reserve", "8 plays only if needed, and is not", asked("Hal", "Gus"), GOOD),
    ("reserve", "10 plays only if needed, and is not", asked("Jan"), GOOD),
    ("table", "table 2 is used 2 times", EVENT, seat(1, table=2)),
    ("unused", "1 and 2 are at table 1, which is not used", chosen(tables_unused=(1, 9)), GOOD),
    ("rematch", "1 and 4 met in round 1 already", EVENT, swap(BEN, DEE)),
    (
        "byes",
        "10 and 11 and 9 have a bye in the same round",
        EVENT,
        replace(GOOD, games=GOOD.games[:4], byes=(JAN, KIT, IDA)),
    ),
    ("again", "7 had a bye in round 1 already", EVENT, replace(seat(4, white=JAN), byes=(GUS,))),
    ("handicap", "3 and 4 play with handicap 2, by rule it is 0", EVENT, seat(2, handicap=2)),
    ("handicap", "1 and 2 play with handicap 0, by rule it is 1", EVENT, seat(1, handicap=0)),
    (
        "black",
        "2 and 1: White is the weaker player and Black has the handicap",
        EVENT,
        seat(1, white=BEN, black=ANN),
    ),
    ("never", "1 and 2 are never to meet", wished("never", ANN, BEN), GOOD),
    ("must", "1 and 3 should have met nobody outside their group", wished("must", ANN, CHO), GOOD),
    ("mixed", "3 and 7 are of different sections, which do not mix", UNMIXED, swap(DEE, GUS)),
    ("bye", "10 has a bye although this event gives none", chosen(bye_policy="none"), GOOD),
    (
        "score",
        "2-7 and 1-8 are nearer in score as 2-1 and 7-8, without a rematch",
        EVENT,
        swap(BEN, HAL),
    ),
    (
        "apart",
        "3-4 and 5-6 share a club or the like; 3-5 and 4-6 have the same scores and share less",
        of_one_club(CHO, DEE),
        GOOD,
    ),
]


def test_the_good_round_breaks_no_rule() -> None:
    """Nothing is found where nothing is wrong; the sum of its squares is small."""
    assert [] == violations(EVENT, GOOD)
    assert 4 + 1 == squared_differences(EVENT, GOOD)


@pytest.mark.parametrize(("code", "sentence", "event", "round_"), SEEDED)
def test_a_seeded_violation_is_found_by_name(
    code: str, sentence: str, event: Event, round_: Round
) -> None:
    """By its code, and in words."""
    found = {(violation.code, str(violation)) for violation in violations(event, round_)}

    assert (code, sentence) in found


def test_a_reserve_makes_the_number_even_or_sits_out() -> None:
    """Kit plays as the tenth: needed; nobody misses Jan, who has no seat, nor a volunteer (B6)."""
    idle = replace(GOOD, byes=())
    willing = replace(EVENT.players[JAN - 1], willing=frozenset({2}))
    offered = replace(EVENT, players=(*EVENT.players[: JAN - 1], willing, *EVENT.players[JAN:]))

    assert [] == violations(asked("Kit"), GOOD)
    assert [] == violations(asked("Jan"), idle)
    assert [] == violations(offered, idle)
    kept = seat(4, keep=True)
    assert [] == [v for v in violations(asked("Hal"), kept) if v.code == "reserve"]


def eight(*pairs: tuple[int, int], pattern: str = "slide") -> tuple[Event, Round]:
    """Return eight newcomers of one rank and a first round of these pairs."""
    players = tuple(Player(f"P{n}", "", Rank(1), PlayerId(n), here=True) for n in range(1, 9))
    games = tuple(Game(None, PlayerId(a), PlayerId(b)) for a, b in pairs)
    return Event(Settings(pattern=pattern), players), Round(1, games)


def test_the_directors_own_boards_may_be_at_a_table_that_is_not_used() -> None:
    """Keep is his word."""
    assert [] == violations(chosen(tables_unused=(1,)), seat(1, keep=True))


def test_halves_that_are_broken_are_found() -> None:
    """1 meets 2 in a fresh group of eight: both boards inside a half are named."""
    found = violations(*eight((1, 2), (3, 7), (4, 8), (5, 6)))

    assert [
        "1 and 2 are in the same half of the group with score 0",
        "5 and 6 are in the same half of the group with score 0",
    ] == [str(violation) for violation in found]


def test_halves_are_no_matter_where_neighbours_meet() -> None:
    """The alternative pattern of M9."""
    assert [] == violations(*eight((1, 2), (3, 4), (5, 6), (7, 8), pattern="adjacent"))


def test_the_directors_own_boards_are_not_judged_for_halves() -> None:
    """Keep is his word: the others are a group of their own."""
    event, round_ = eight((1, 2), (3, 6), (4, 7), (5, 8))
    kept = replace(round_.games[0], keep=True, handicap=3)

    assert [] == violations(event, replace(round_, games=(kept, *round_.games[1:])))


def test_every_code_has_been_seeded() -> None:
    """No rule of the judge is without its test; those of wishes are in test_wished.py."""
    assert set(SENTENCES) == {code for code, *_ in SEEDED} | {"halves", "never", "must"}


def test_the_judge_counts_the_same_scores_as_the_event() -> None:
    """Two programs, one arithmetic: over random histories, with every kind of section."""
    for seed in range(12):
        settings = Settings(rounds=3 * (1 + seed % 3), gap=0 if seed % 4 == 0 else None)
        event = random_history(registration(seed, 21, settings=settings), seed, 4, missing=0.2)
        if seed % 2:
            first = replace(event.sections[0], start=HalfPoints(3))
            moved = replace(event.players[-1], section=1)
            event = replace(
                event,
                sections=(first, *event.sections[1:]),
                players=(
                    replace(event.players[0], start=HalfPoints(1)),
                    *event.players[1:-1],
                    moved,
                ),
            )
        if seed % 5 == 0:
            event = replace(event, sections=())
        for one in range(1, 21):
            board = Round(5, (Game(None, PlayerId(one), PlayerId(one + 1)),))
            scores = [pairing_score(event, PlayerId(n), 5) for n in (one, one + 1)]
            assert (scores[0] - scores[1]) ** 2 == squared_differences(event, board), (seed, one)
