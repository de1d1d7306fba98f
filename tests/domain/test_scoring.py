"""What rounds are worth, and what tie-breaks see of them, by every rule set, worked out by hand.

            1     2     3     4    starts with   kinds of rounds
Ann   3d    2+    3=    bye   4+!  2             win, jigo, bye, default_win
Ben   2d    1-    .     4+    3?   0             loss, missed, win, unfinished
Cho   1d    bye   1=    .     2?   0             bye, jigo, missed, unfinished
Dee   1k    .     .     2-    1-!  0             missed, unassigned, loss, default_loss

Ben is out of round 2, Cho of round 3, Dee of round 1; nobody knows why Dee missed round 2.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.checks.facts import scores_before
from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.scoring import KINDS, UNPLAYED_HALF, Scoring, Worth
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.domain.rules import rule_set
from nigiri.domain.scores.scores import (
    course,
    figures,
    final_score,
    pairing_score,
    participations,
    score_after,
    victories,
)
from nigiri.domain.tiebreaks import TIEBREAKS, sos, tiebreak
from tests.crosstable import changed, crosstable

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from nigiri.domain.model.scoring import Rounding
    from nigiri.domain.tiebreaks import Value

ANN, BEN, CHO, DEE = FOUR = tuple(PlayerId(n) for n in (1, 2, 3, 4))


def four(rules: str = "quebec", **scoring: object) -> Event:
    """Return the event above by a rule set, with some of its scoring changed."""
    event = crosstable("""
        1 Ann 3d  2+   3=   bye  4+!
        2 Ben 2d  1-   .    4+   3?
        3 Cho 1d  bye  1=   .    2?
        4 Dee 1k  .    .    2-   1-!
    """)
    for player, missed in ((2, 2), (3, 3), (4, 1)):
        event = changed(event, player, out=frozenset({missed}))
    chosen = replace(rule_set(rules).defaults.scoring, **scoring)  # type: ignore[arg-type]
    settings = replace(event.settings, scoring=chosen)
    return changed(replace(event, settings=settings), 1, start=HalfPoints(4))


def figures_of(code: str, event: Event) -> list[Value]:
    """Return the figures of the four by one tie-break."""
    values = tiebreak(code).among(event, FOUR, None, ())
    return [values[number] for number in FOUR]


def test_every_round_is_of_one_kind() -> None:
    """Those of the table above."""
    assert [
        ["win", "jigo", "bye", "default_win"],
        ["loss", "missed", "win", "unfinished"],
        ["bye", "jigo", "missed", "unfinished"],
        ["missed", "unassigned", "loss", "default_loss"],
    ] == [[p.kind for p in participations(four(), number)] for number in FOUR]
    assert [2, 1, 2, 2] == [p.victory for p in participations(four(), ANN)]
    assert [0, 0, 2, 0] == [p.victory for p in participations(four(), BEN)]


@pytest.mark.parametrize(
    ("result", "kinds"),
    [
        (Result(Outcome.WHITE), ("win", "loss")),
        (Result(Outcome.NONE), ("both_lose", "both_lose")),
        (Result(Outcome.BOTH), ("both_win", "both_win")),
        (Result(Outcome.NONE, by_default=True), ("default_loss", "default_loss")),
        (Result(Outcome.BOTH, by_default=True), ("default_win", "default_win")),
        (Result(Outcome.JIGO, by_default=True), ("default_jigo", "default_jigo")),
        (None, ("unfinished", "unfinished")),
    ],
)
def test_a_game_is_of_the_kind_of_its_result(result: Result | None, kinds: tuple[str, str]) -> None:
    """White's and Black's."""
    event = replace(four(), rounds=(Round(1, (Game(1, ANN, BEN, result=result),)),))

    assert kinds == (participations(event, ANN)[0].kind, participations(event, BEN)[0].kind)


@pytest.mark.parametrize("field", ["reserve", "willing"])
def test_who_does_not_mind_sitting_out_has_announced_it(field: str) -> None:
    """A reserve, a volunteer of that round: neither is unassigned (B6)."""
    value = True if field == "reserve" else frozenset({2})

    assert "missed" == participations(changed(four(), 4, **{field: value}), DEE)[1].kind


def test_every_kind_has_a_worth() -> None:
    """And the opponents of M16 see half a point for whatever was not played."""
    unplayed = [kind for kind in KINDS if UNPLAYED_HALF.of(kind) != Worth().of(kind)]

    assert {"default_win", "default_loss", "bye", "missed", "unassigned"} == set(unplayed)
    assert {1} == {UNPLAYED_HALF.of(kind) for kind in unplayed}


@pytest.mark.parametrize(
    ("rounded", "totals"),
    [("none", (0, 1, 2, 4, 5, 6)), ("idle", (0, 0, 1, 3, 5, 6)), ("all", (0, 0, 2, 4, 4, 6))],
)
def test_half_points_are_rounded_when_they_have_been_summed(
    rounded: Rounding, totals: tuple[int, ...]
) -> None:
    """Missed, jigo, win, missed, jigo: those of missed rounds alone, all together, or none."""
    worth = replace(Worth(missed=1), rounded=rounded)

    assert totals == worth.totals(["missed", "jigo", "win", "missed", "jigo"])


@pytest.mark.parametrize(
    ("rules", "scores", "wins"),
    [
        ("quebec", [7, 3, 4, 2], [7, 2, 3, 0]),
        ("bga", [7, 2, 3, 0], [7, 2, 3, 0]),
        ("aga", [7, 3, 4, 2], [7, 2, 3, 0]),
        ("egc", [6, 2, 4, 0], [7, 2, 3, 0]),
        ("opengotha", [7, 2, 3, 0], [7, 2, 3, 0]),
        ("swiss", [6, 2, 4, 0], [6, 2, 4, 0]),
    ],
)
def test_scores_and_victories_by_every_rule_set(
    rules: str, scores: list[int], wins: list[int]
) -> None:
    """In half points; Ann's without the two points she started with."""
    event = four(rules)

    assert scores == [final_score(event, n) - (4 if n == ANN else 0) for n in FOUR]
    assert scores == [pairing_score(event, n, 5) - (4 if n == ANN else 0) for n in FOUR]
    assert wins == [victories(event, n) for n in FOUR]


def test_two_rounds_slept_make_a_point() -> None:
    """B4: after one nothing, after two and three a point."""
    event = crosstable("1 Ann 3d . . .", scoring=rule_set("bga").defaults.scoring)
    asleep = changed(event, 1, out=frozenset({1, 2, 3}))

    assert (0, 2, 2) == course(asleep, ANN, "score")
    assert (0, 2) == course(asleep, ANN, "score", 2)
    assert (0, 0, 0) == course(event, ANN, "score")


def test_what_was_missed_for_good_counts_where_the_rules_say_so() -> None:
    """Ann leaves after round 1: the grid of quebec ends there, that of aga goes on."""
    quebec = crosstable("""
        1 Ann 3d  2+  .  .
        2 Ben 2d  1-  .  .
    """)
    settings = replace(quebec.settings, scoring=rule_set("aga").defaults.scoring)

    assert [2, None, None] == [score_after(quebec, ANN, n) for n in (1, 2, 3)]
    assert [2, 3, 4] == [score_after(replace(quebec, settings=settings), ANN, n) for n in (1, 2, 3)]
    assert 4 == final_score(replace(quebec, settings=settings), ANN)
    assert 0 == final_score(replace(quebec, settings=settings, rounds=()), ANN)


def test_opponents_see_what_their_table_says() -> None:
    """In quebec half a point for what was not played, in the others the score itself."""
    assert [4 + 5, 3, 3, 3] == list(figures(four(), "seen", None).values())
    assert [5, 3, 3, 3] == list(figures(four(), "seen_victories", None).values())
    assert [4 + 7, 2, 3, 0] == list(figures(four("opengotha"), "seen", None).values())
    assert [2, 0, 2, 0] == list(figures(four("opengotha"), "seen_victories", 1).values())


@pytest.mark.parametrize(
    ("rules", "code", "sums"),
    [
        ("bga", "SOS", [9, 14, 13, 13]),
        ("bga", "SOS-1", [9, 14, 13, 13]),
        ("bga", "SOS-2", [7, 14, 13, 13]),
        ("bga", "SDOS", [7, 0, 11, 0]),
        ("bga", "SOSOS", [49, 49, 49, 49]),
        ("bga", "SOSW", [5, 10, 9, 9]),
        ("opengotha", "SOS", [9, 14, 13, 13]),
        ("opengotha", "SOSOS", [56, 35, 23, 23]),
        ("opengotha", "SOSOSW", [28, 23, 15, 15]),
        ("swiss", "SOSW", [6, 10, 8, 8]),
        ("swiss", "SOSOSW", [26, 22, 16, 16]),
        ("opengotha", "CUSS", [33, 4, 11, 0]),
        ("opengotha", "CUSSW", [17, 4, 11, 0]),
        ("opengotha", "CUSP", [11, 4, 3, 0]),
        ("opengotha", "CPS", [24, 4, 6, 0]),
        ("opengotha", "EXT", [0, 14, 25, 27]),
        ("opengotha", "EXR", [0, 0, 0, 0]),
        ("egc", "ALL", [1, 0, 0, 0]),
        ("egc", "MMS", [10, 2, 4, 0]),
        ("quebec", "NBW", [7, 2, 3, 0]),
        ("quebec", "RANK", [3, 2, 1, 0]),
        ("quebec", "RATING", [None, None, None, None]),
    ],
)
def test_figures_by_hand(rules: str, code: str, sums: list[int]) -> None:
    """In half points, SDOS in quarter points: of scores and of victories (B7, A10).

    SOS by bga: Ann 1 + 1½ + 2 (own start) + 0 = 4½; Ben 5½ + 0 + 0 + 1½ = 7; ...
    """
    assert sums == figures_of(code, four(rules))


def test_a_round_without_opponent_counts_what_the_scoring_says() -> None:
    """Nothing, 0, the own start, or one point less than the own score: Ann's bye in SOS."""
    sums = {
        stands: sos(four("opengotha", bye_sos=stands), ANN)
        for stands in ("nothing", "zero", "start", "own less one")
    }

    assert {"nothing": 5, "zero": 5, "start": 9, "own less one": 5 + 11 - 2} == sums
    assert [7 + 2 * 9, 0, 11 + 2 * 1, 0] == figures_of(
        "SDOS", four("opengotha", bye_sdos="own less one")
    )


def test_a_sum_without_the_lowest_is_normalised_as_well() -> None:
    """Ann has three opponents in four rounds: 1½, 1½ and 1½ adjusted; without the lowest two."""
    assert [12, 9, 6] == [figures_of(code, four())[0] for code in ("SOS", "SOS-1", "SOS-2")]


def test_the_sum_of_sums_counts_the_own_one_for_a_round_without_opponent() -> None:
    """B7; who has no opponent at all has no sum of sums either."""
    event = crosstable("""
        1 Ann 3d  2+  bye
        2 Ben 2d  1-  .
        3 Cho 1d  .   .
    """)
    values = tiebreak("SOSOS").among(event, (ANN, BEN, CHO), None, ())

    assert [2, 6, None] == [sos(event, n) for n in (ANN, BEN, CHO)]
    assert [6 + 2, 2 + 6, None] == [values[n] for n in (ANN, BEN, CHO)]
    nothing = replace(event.settings, scoring=replace(Scoring(), idle_sosos="nothing"))
    assert 6 == tiebreak("SOSOS").among(replace(event, settings=nothing), (ANN,), None, ())[ANN]


def test_stones_count_in_the_mcmahon_sums_where_the_scoring_says_so() -> None:
    """Ann gave Dee 3 stones and won: 3 points more for Ann, 3 less for Dee; nothing on W sums."""
    event = crosstable("""
        1 Ann 3d  2+/3
        2 Dee 1k  1-/3
    """)
    counted = replace(event.settings, scoring=rule_set("opengotha").defaults.scoring)
    left_out = replace(event.settings, scoring=rule_set("bga").defaults.scoring)

    def sums(code: str, settings: Settings) -> list[Value]:
        return [
            tiebreak(code).among(replace(event, settings=settings), (), None, ())[n]
            for n in (ANN, BEN)
        ]

    assert [0 + 6, 2 - 6] == sums("SOS", counted)
    assert [0, 2] == sums("SOS", left_out) == sums("SOSW", counted)
    assert [2 * 6, 0] == sums("SDOS", counted)


@pytest.mark.parametrize(
    ("stones", "attempted", "achieved"),
    [("/4", 0, 0), ("/3", 2, 2), ("/2", 4, 4), ("", 6, 6)],
)
def test_an_exploit_is_a_game_with_fewer_stones_than_the_ranks_ask_for(
    stones: str, attempted: int, achieved: int
) -> None:
    """Dee, three ranks below Ann, wins; Ann has won one game. With four stones it is none."""
    event = crosstable(f"""
        1 Ann 3d  2-{stones}  3+
        2 Dee 1k  1+{stones}  .
        3 Eva 3d  .           1-
    """)
    found = {code: tiebreak(code).among(event, (BEN,), None, ())[BEN] for code in ("EXT", "EXR")}

    assert {"EXT": attempted, "EXR": achieved} == found


def test_ratings_and_the_lot_put_the_highest_first() -> None:
    """Another seed, another lot; the same seed, the same lot."""
    event = changed(four(), 2, rating=2100)
    other = replace(event, settings=replace(event.settings, seed=2))

    assert [None, 2100, None, None] == figures_of("RATING", event)
    assert figures_of("LOT", event) == figures_of(
        "LOT", replace(event, players=event.players[::-1])
    )
    assert figures_of("LOT", event) != figures_of("LOT", other)
    assert 4 == len(set(figures_of("LOT", event)))


KIND = st.sampled_from(KINDS)


@given(st.lists(KIND), st.sampled_from(["none", "idle", "all"]))
def test_totals_never_fall_and_rounding_takes_at_most_half_a_point(
    kinds: Sequence[str], rounded: Rounding
) -> None:
    """Whatever happened."""
    exact = Worth(missed=1).totals(kinds)
    found = replace(Worth(missed=1), rounded=rounded).totals(kinds)

    assert sorted(found) == list(found)
    assert all(0 <= whole - less <= 1 for whole, less in zip(exact, found, strict=True))


RESULTS = st.none() | st.builds(Result, st.sampled_from(Outcome), st.booleans())
GAME = st.tuples(st.integers(0, 9), st.integers(0, 9), RESULTS, st.integers(0, 3))
ROUND = st.tuples(st.lists(GAME, max_size=5), st.sets(st.integers(0, 9), max_size=2))


@st.composite
def events(draw: st.DrawFn) -> Event:
    """Return an event of ten players by any rule set, with any rounds."""
    name = draw(st.sampled_from(["quebec", "bga", "aga", "egc", "opengotha", "swiss"]))
    rounds = []
    for number, (rows, byes) in enumerate(draw(st.lists(ROUND, max_size=4)), 1):
        free = set(range(10))
        games = []
        for white, black, result, stones in rows:
            if white != black and {white, black} <= free:
                free -= {white, black}
                games.append(Game(None, PlayerId(white + 1), PlayerId(black + 1), stones, result))
        idle = tuple(PlayerId(n + 1) for n in sorted(byes & free))
        rounds.append(Round(number, tuple(games), byes=idle))
    outs = draw(st.lists(st.frozensets(st.integers(1, 4)), min_size=10, max_size=10))
    players = tuple(
        Player(f"P{n}", "", Rank(-n), PlayerId(n + 1), start=HalfPoints(-n), out=out, here=True)
        for n, out in enumerate(outs)
    )
    return Event(rule_set(name).defaults, players, rounds=tuple(rounds))


def tables(event: Event) -> dict[str, dict[PlayerId, Value]]:
    """Return everybody's figures by every tie-break, all being tied."""
    tied = tuple(sorted(event.by_number))
    found = {code: each.among(event, tied, None, ()) for code, each in TIEBREAKS.items()}
    return {code: {n: values[n] for n in tied} for code, values in found.items()}


@given(events())
def test_victories_are_what_the_results_the_byes_and_the_missed_rounds_deal_out(
    event: Event,
) -> None:
    """The sum over all players, where nothing is rounded."""
    plain = replace(event, settings=replace(event.settings, scoring=Scoring()))
    games = [game for round_ in plain.rounds for game in round_.games]
    won = sum(game.points_of(player) for game in games for player in game.players)
    byes = sum(len(round_.byes) for round_ in plain.rounds)
    missed = 10 * len(plain.rounds) - 2 * len(games) - byes
    started = sum(p.start or 0 for p in plain.players)

    assert won + 2 * byes == sum(victories(plain, n) for n in plain.by_number)
    assert started + won + 2 * byes + missed == sum(
        pairing_score(plain, n, 9) for n in plain.by_number
    )


@given(events(), st.randoms(use_true_random=False))
def test_the_order_of_players_and_games_changes_no_figure(event: Event, random: Random) -> None:
    """However the sheets are sorted."""
    shuffled = replace(
        event,
        players=tuple(random.sample(event.players, len(event.players))),
        rounds=tuple(
            replace(r, games=tuple(random.sample(r.games, len(r.games)))) for r in event.rounds
        ),
    )

    assert tables(event) == tables(shuffled)


@given(events(), RESULTS)
def test_a_game_between_two_changes_no_victories_of_a_third(
    event: Event, result: Result | None
) -> None:
    """In a round of its own, which the others miss unannounced, or announced."""
    number = len(event.rounds) + 1
    more = replace(
        event, rounds=(*event.rounds, Round(number, (Game(None, ANN, BEN, result=result),)))
    )
    plain = replace(more, settings=replace(more.settings, scoring=Scoring()))
    before = replace(event, settings=plain.settings)

    assert {n: victories(before, n) for n in before.by_number if n > BEN} == {
        n: victories(plain, n) for n in plain.by_number if n > BEN
    }


@given(events())
def test_the_judge_counts_the_same_scores(event: Event) -> None:
    """It computes them on its own, before every round, by any rule set."""
    numbers = range(1, len(event.rounds) + 2)

    assert [scores_before(event, number) for number in numbers] == [
        {player: pairing_score(event, player, number) for player in event.by_number}
        for number in numbers
    ]
