"""Who takes White (M11, M12)."""

from __future__ import annotations

import pytest

from nigiri.domain.colours import colour_balance, colours
from nigiri.domain.units import PlayerId, Rank
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
    assert (ANN, DEE) == colours(EVENT, DEE, ANN, 1, 4)
    assert (BEN, CHO) == colours(EVENT, CHO, BEN, 1, 4)


def test_a_changed_rank_changes_who_is_weaker() -> None:
    """Dee, promoted over Ann, gives the handicap."""
    event = changed(EVENT, 4, rank=Rank.parse("6d"), entry_rank=Rank.parse("5k"))

    assert (DEE, ANN) == colours(event, ANN, DEE, 2, 4)


def test_the_balance_counts_handicap_games_and_leaves_out_defaults() -> None:
    """Ann: Black, White giving two stones, a win by default; Ben: White twice."""
    assert [0, 2, -1, -1] == [colour_balance(EVENT, n, 4) for n in FOUR]
    assert [-1, 1, 0, 0] == [colour_balance(EVENT, n, 2) for n in FOUR]


def test_white_goes_to_the_stronger_when_the_balances_are_equal() -> None:
    """M11: the left column, in the first round always."""
    assert (ANN, BEN) == colours(EVENT, BEN, ANN, 0, 1)
    assert (CHO, DEE) == colours(EVENT, DEE, CHO, 0, 4)


def test_white_goes_to_the_weaker_when_the_stronger_had_it_more_often() -> None:
    """M11: also when the stronger is a rank above, and never the other way round."""
    assert (CHO, BEN) == colours(EVENT, BEN, CHO, 0, 4)
    assert (CHO, ANN) == colours(EVENT, ANN, CHO, 0, 4)
    assert (ANN, BEN) == colours(EVENT, ANN, BEN, 0, 4)


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
        game.players == colours(event, *game.players, game.handicap, n) for n, game in handicaps
    )


def against_the_rule(round_number: int) -> list[tuple[int, int]]:
    """Return the even games of a round whose White and Black are swapped against the rule."""
    event = quebec_event(round_number)
    return [
        game.players
        for game in event.rounds[-1].games
        if not game.handicap and game.players != colours(event, *game.players, 0, round_number)
    ]
