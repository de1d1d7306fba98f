"""Who takes White (M11, M12)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given as hypothesis_given
from hypothesis import strategies as st

from nigiri.domain.games.colours import colour_balance, colours_by_rule, streak
from nigiri.domain.model.criteria import CRITERIA
from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.errors import WrongUse
from tests.crosstable import changed, crosstable
from tests.quebec import quebec_event

EVENT = crosstable("""
    1 Ann 3d  2+b  4+/2  3+!
    2 Ben 2d  1-b  3+    .
    3 Cho 2d  .    2-    1-!
    4 Dee 5k  .    1-/2  bye
""")
ANN, BEN, CHO, DEE = FOUR = tuple(PlayerId(n) for n in (1, 2, 3, 4))


def test_in_a_handicap_game_the_weaker_takes_black() -> None:
    """M12: however often one of them had White."""
    assert (ANN, DEE) == colours_by_rule(EVENT, DEE, ANN, 1, 4)[:2]
    assert (BEN, CHO) == colours_by_rule(EVENT, CHO, BEN, 1, 4)[:2]


def test_a_changed_rank_changes_who_is_weaker() -> None:
    """Dee, promoted over Ann, gives the handicap."""
    event = changed(EVENT, 4, rank=Rank.parse("6d"), entry_rank=Rank.parse("5k"))

    assert (DEE, ANN) == colours_by_rule(event, ANN, DEE, 2, 4)[:2]


def test_the_balance_counts_handicap_games_and_leaves_out_defaults() -> None:
    """Ann: Black, White giving two stones, a win by default; Ben: White twice."""
    assert [0, 2, -1, -1] == [colour_balance(EVENT, n, 4) for n in FOUR]
    assert [-1, 1, 0, 0] == [colour_balance(EVENT, n, 2) for n in FOUR]


def test_white_goes_to_the_stronger_when_the_balances_are_equal() -> None:
    """M11: the left column, in the first round always."""
    assert (ANN, BEN) == colours_by_rule(EVENT, BEN, ANN, 0, 1)[:2]
    assert (CHO, DEE) == colours_by_rule(EVENT, DEE, CHO, 0, 4)[:2]


def test_white_goes_to_the_weaker_when_the_stronger_had_it_more_often() -> None:
    """M11: also when the stronger is a rank above, and never the other way round."""
    assert (CHO, BEN) == colours_by_rule(EVENT, BEN, CHO, 0, 4)[:2]
    assert (CHO, ANN) == colours_by_rule(EVENT, ANN, CHO, 0, 4)[:2]
    assert (ANN, BEN) == colours_by_rule(EVENT, ANN, BEN, 0, 4)[:2]


@pytest.mark.parametrize(("round_number", "expected"), [(1, []), (2, [(10, 9), (17, 14)])])
def test_the_first_rounds_of_2005_show_the_rule_and_its_exceptions(
    round_number: int, expected: list[tuple[int, int]]
) -> None:
    """Even games whose published colours are not those of the rule."""
    assert expected == against_the_rule(round_number)


def test_42_of_the_45_even_games_of_2005_have_the_colours_of_the_rule() -> None:
    """The three others are the director's own."""
    event = quebec_event()
    even = [game for r in event.rounds for game in r.games if not game.handicap]

    assert 45 == len(even)
    assert [(10, 9), (17, 14), (2, 1)] == [
        pair for number in range(1, 7) for pair in against_the_rule(number)
    ]


def test_in_every_handicap_game_of_2005_black_is_the_weaker() -> None:
    """All 64 of them."""
    event = quebec_event()
    handicaps = [(r.number, g) for r in event.rounds for g in r.games if g.handicap]

    assert 64 == len(handicaps)
    assert all(
        game.players == colours_by_rule(event, *game.players, game.handicap, n)[:2]
        for n, game in handicaps
    )


def against_the_rule(round_number: int) -> list[tuple[int, int]]:
    """Return the even games of a round whose White and Black are swapped against the rule."""
    event = quebec_event(round_number)
    return [
        game.players
        for game in event.rounds[-1].games
        if not game.handicap
        and game.players != colours_by_rule(event, *game.players, 0, round_number)[:2]
    ]


def history(*lines: str, **settings: Any) -> Event:  # noqa: ANN401 - whatever Settings takes
    """Return players with these colours, each against a partner of its own.

    O is White, X Black, ! White by default, a dot a missed round.
    """
    count = len(lines)
    rounds = []
    for number, column in enumerate(zip(*lines, strict=True), 1):
        pairs = [
            (one, one + count) if colour in "O!" else (one + count, one)
            for one, colour in enumerate(column, 1)
            if colour != "."
        ]
        default = [colour == "!" for colour in column if colour != "."]
        games = tuple(
            Game(None, PlayerId(w), PlayerId(b), result=Result(Outcome.WHITE, by_default=free))
            for (w, b), free in zip(pairs, default, strict=True)
        )
        rounds.append(Round(number, games))
    return Event(
        settings=Settings(**settings),
        players=tuple(
            Player(f"P{n}", "", Rank(1), PlayerId(n), here=True) for n in range(1, 2 * count + 1)
        ),
        rounds=tuple(rounds),
    )


def given(event: Event, one: int = 1, other: int = 2) -> tuple[int, str]:
    """Return who of the two has White in the next even game, and why."""
    found = colours_by_rule(event, PlayerId(one), PlayerId(other), 0, event.next_round)
    turned = colours_by_rule(event, PlayerId(other), PlayerId(one), 0, event.next_round)
    assert found == turned
    return found.white, found.reason


@pytest.mark.parametrize(
    ("line", "expected"),
    [("", 0), ("O", 1), ("XX", -2), ("XOO", 2), ("OOX", -1), ("O.O", 2), ("XO!", 1), ("..", 0)],
)
def test_a_streak_is_the_last_colour_counted_back(line: str, expected: int) -> None:
    """Missed rounds and defaults do not interrupt it; later rounds have no say."""
    event = history(line + "XX")

    assert expected == streak(event, PlayerId(1), len(line) + 1)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("OX", "XO", (1, "stronger")),
        ("OO", "OX", (2, "balance")),
        ("XX", "OX", (1, "stronger")),
    ],
)
def test_the_reason_of_m11_is_strength_or_balance(
    one: str, other: str, expected: tuple[int, str]
) -> None:
    """White to the stronger; to the weaker when the stronger had it more often."""
    assert expected == given(history(one, other))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("OO", "OX", (2, "balance")),
        ("XX", "OX", (1, "balance")),
        ("OX", "XO", (1, "alternate")),
        ("XO", "OX", (2, "alternate")),
        ("OX", "..", (1, "alternate")),
        ("..", "XO", (1, "alternate")),
    ],
)
def test_balance_gives_white_to_who_had_it_less_often(
    one: str, other: str, expected: tuple[int, str]
) -> None:
    """B3 and B8: however strong; where both had it as often, to who had Black last."""
    assert expected == given(history(one, other, colour_rule="balance"))


def test_where_nothing_tells_two_apart_the_lot_decides() -> None:
    """Both ways come up, over seeds and rounds, and always the same for the same game."""
    found = {given(history("", "", colour_rule="balance", seed=seed)) for seed in range(20)}

    assert {(1, "lot"), (2, "lot")} == found
    by_round = {
        colours_by_rule(history("", "", colour_rule="balance"), ANN, BEN, 0, n).white
        for n in range(1, 20)
    }
    assert {1, 2} == by_round


@pytest.mark.parametrize(
    ("rule", "one", "other", "expected"),
    [
        ("stronger", "XXOO", "OOXO", (2, "third")),  # 1 would have White a third time
        ("stronger", "XOX", "XOO", (1, "stronger")),  # nobody would have a third
        ("stronger", "OO", "OO", (1, "stronger")),  # somebody has a third either way
        ("stronger", "OXX", "OXX", (1, "stronger")),
        ("balance", "XXXOO", "OXOXO", (2, "third")),
    ],
)
def test_no_third_colour_in_a_row_where_it_can_be_had(
    rule: str, one: str, other: str, expected: tuple[int, str]
) -> None:
    """Only where the criterion is chosen; then it stands above the rule of colours."""
    criteria = (*CRITERIA, "third")

    assert expected == given(history(one, other, colour_rule=rule, criteria=criteria))
    assert "third" != given(history(one, other, colour_rule=rule))[1]


def test_a_handicap_leaves_no_choice_of_colours() -> None:
    """M12, whatever the rule of even games."""
    event = history("OO", "XX", colour_rule="balance", criteria=(*CRITERIA, "third"))

    assert (ANN, BEN) == colours_by_rule(event, BEN, ANN, 3, 3)[:2]
    assert "handicap" == colours_by_rule(event, ANN, BEN, 3, 3).reason


def test_a_rule_of_colours_that_nobody_has_described_is_refused() -> None:
    """With those there are."""
    with pytest.raises(
        WrongUse, match="cannot be “dice”; choose balance or nigiri or players or st"
    ):
        given(history("", "", colour_rule="dice"))


def test_nigiri_gives_the_colours_by_lot_whoever_had_them_before() -> None:
    """The same on every machine, another with another seed (M24, E11)."""
    found = {given(history("OO", "XX", colour_rule="nigiri", seed=seed)) for seed in range(20)}

    assert {(1, "nigiri"), (2, "nigiri")} == found


@hypothesis_given(
    st.integers(0, 6).flatmap(
        lambda n: st.tuples(*[st.text("OX.!", min_size=n, max_size=n) for _ in range(2)])
    ),
    st.sampled_from(["stronger", "balance"]),
)
def test_the_criterion_leaves_as_few_thirds_as_there_can_be(
    lines: tuple[str, str], rule: str
) -> None:
    """Compared with both ways to give the colours."""
    event = history(*lines, colour_rule=rule, criteria=(*CRITERIA, "third"))
    runs = {n: streak(event, PlayerId(n), event.next_round) for n in (1, 2)}

    def thirds(white: int) -> int:
        return (runs[white] >= 2) + (runs[3 - white] <= -2)

    assert min(thirds(1), thirds(2)) == thirds(given(event)[0])
