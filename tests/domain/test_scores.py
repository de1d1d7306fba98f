"""Scores (M5, M14, M16), by the published grid of 2005 and by hand.

            1     2     3     4   | pairing  grid   wins  adjusted   (everyone starts at 0)
Ann   3d    2+    3=    bye   4+! |  3½       3½     3½    1 + ½ + ½ + ½ = 2½
Ben   2d    1-    .     4+    3?  |  1½       1½     1     0 + ½ + 1 + 0 = 1½
Cho   1d    bye   1=    .     2?  |  2        2      1½    ½ + ½ + ½ + 0 = 1½
Dee   1k    .     .     2-    1-! |  1        1      0     ½ + ½ + 0 + ½ = 1½
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nigiri.domain.model.event import Event, Game, Outcome, Result, Round
from nigiri.domain.model.units import PlayerId
from nigiri.domain.scores.scores import (
    adjusted_score,
    final_score,
    losses,
    pairing_score,
    participations,
    rounds_drawn,
    score_after,
    victories,
)
from nigiri.domain.starts.start_scores import initial_score
from tests.crosstable import changed, crosstable
from tests.quebec import expected_scores, expected_victories, quebec_event

EVENT = crosstable("""
    1 Ann 3d  2+   3=   bye  4+!
    2 Ben 2d  1-   .    4+   3?
    3 Cho 1d  bye  1=   .    2?
    4 Dee 1k  .    .    2-   1-!
""")
ANN, BEN, CHO, DEE = FOUR = tuple(PlayerId(n) for n in (1, 2, 3, 4))


@pytest.mark.parametrize("drawn", range(7))
def test_the_grid_of_2005_shows_the_published_scores_after_every_round(drawn: int) -> None:
    """All 224 scores and every blank, in the finished grid and as it stood during the event."""
    event = quebec_event(drawn)
    published = {
        (player, n): score for (player, n), score in expected_scores().items() if n <= drawn
    }

    assert published == {(player, n): score_after(event, player, n) for player, n in published}


def test_the_published_grid_has_224_scores() -> None:
    """What is compared is what was printed."""
    assert 224 == sum(score is not None for score in expected_scores().values())


def test_the_victories_of_2005_are_the_published_ones() -> None:
    """Byes and the win by default count, missed rounds do not."""
    event = quebec_event()

    assert expected_victories() == {n: victories(event, n) // 2 for n in event.by_number}


def test_a_latecomer_is_drawn_with_half_a_point_for_each_missed_round() -> None:
    """M5: player 40 of 2005 starts at -12 and is drawn in round 4 with -10½."""
    assert -21 == pairing_score(quebec_event(3), PlayerId(40), 4)
    assert -24 == pairing_score(quebec_event(3), PlayerId(40), 1)


def test_scores_by_hand() -> None:
    """The table above, in half points."""
    assert [7, 3, 4, 2] == [pairing_score(EVENT, n, 5) for n in FOUR]
    assert [7, 3, 4, 2] == [final_score(EVENT, n) for n in FOUR]
    assert [7, 2, 3, 0] == [victories(EVENT, n) for n in FOUR]
    assert [5, 3, 3, 3] == [adjusted_score(EVENT, n) for n in FOUR]
    assert [0, 1, 0, 2] == [losses(EVENT, n) for n in FOUR]


def test_scores_can_be_asked_for_after_an_earlier_round() -> None:
    """Whatever was drawn later makes no difference then."""
    assert [2, 0, 2, 1] == [final_score(EVENT, n, 1) for n in FOUR]
    assert [2, 0, 2, 0] == [victories(EVENT, n, 1) for n in FOUR]
    assert [2, 0, 1, 1] == [adjusted_score(EVENT, n, 1) for n in FOUR]
    assert [0, 1, 0, 0] == [losses(EVENT, n, 1) for n in FOUR]
    assert (4, 2, 0) == (rounds_drawn(EVENT), rounds_drawn(EVENT, 2), rounds_drawn(Event()))


def test_the_grid_leaves_an_unfinished_game_open() -> None:
    """Ben and Cho are still playing; before the first round everyone shows the initial score."""
    assert [7, None, None, 2] == [score_after(EVENT, n, 4) for n in FOUR]
    assert [0, 0, 0, 0] == [score_after(EVENT, n, 0) for n in FOUR]
    assert score_after(EVENT, ANN, 5) is None


def test_an_unfinished_game_is_no_loss() -> None:
    """Who still plays has not lost; a double loss counts for both."""
    event = crosstable("""
        1 Ann 3d  2-  2?
        2 Ben 2d  1-  1?
    """)

    assert [1, 1] == [losses(event, n) for n in (ANN, BEN)]


def test_who_left_shows_no_more_scores() -> None:
    """The last score stays the final one; pairing and tie-breaks count half points all the same."""
    event = crosstable("""
        1 Ann 3d  2+  .  .
        2 Ben 2d  1-  bye  bye
    """)

    assert [2, None, None] == [score_after(event, ANN, n) for n in (1, 2, 3)]
    assert (2, 4, 4) == (
        final_score(event, ANN),
        pairing_score(event, ANN, 4),
        adjusted_score(event, ANN),
    )
    assert 2 == final_score(event, ANN, 2)


@pytest.mark.parametrize(
    ("fields", "shown"),
    [
        ({}, 3),
        ({"out": frozenset({2})}, 3),
        ({"out": frozenset({2, 3, 4})}, None),
        ({"here": False}, None),
        ({"here": False, "out": frozenset({1, 2})}, None),
    ],
)
def test_who_only_rests_is_expected_back_and_shows_the_half_point(
    fields: dict[str, object], shown: int | None
) -> None:
    """Ann misses round 2 of 4: she is expected if she is here and not out of all that is left."""
    event = crosstable(
        """
        1 Ann 3d  2+  .
        2 Ben 2d  1-  bye
        """,
        rounds=4,
    )

    assert shown == score_after(changed(event, 1, **fields), ANN, 2)


@pytest.mark.parametrize(
    ("fields", "shown"),
    [
        ({"here": False, "out": frozenset({1})}, 1),
        ({"here": False}, None),
        ({"here": True}, 1),
        ({"here": False, "out": frozenset({1, 2, 3})}, None),
    ],
)
def test_a_latecomer_shows_the_half_points_before_arriving(
    fields: dict[str, object], shown: int | None
) -> None:
    """Who announced to be out in round 1 is expected without being here; who never came is not."""
    event = crosstable(
        """
        1 Ann 3d  .
        2 Ben 2d  bye
        """,
        rounds=3,
    )

    assert shown == score_after(changed(event, 1, **fields), ANN, 1)


def test_who_never_came_keeps_the_initial_score() -> None:
    """Registered, numbered, never there: nothing is shown and nothing added."""
    event = changed(quebec_event(0), 12, here=False)

    assert -8 == final_score(replace(event, rounds=quebec_event(1).rounds[:0]), PlayerId(12))
    assert -8 == initial_score(event, event.player(PlayerId(12)))


def test_participations_say_what_happened_round_by_round() -> None:
    """Opponents are those met, by default too; a bye or a missed round has none."""
    ann = participations(EVENT, ANN)

    assert [BEN, CHO, None, DEE] == [p.opponent for p in ann]
    assert [False, False, True, False] == [p.bye for p in ann]
    assert [False, False, False, True] == [p.by_default for p in ann]
    assert [False, True, False, False] == [p.missed for p in participations(EVENT, BEN)]
    assert ann[:2] == participations(EVENT, ANN, 2)


def test_a_game_weighs_more_than_a_bye_in_the_same_round() -> None:
    """Such a sheet is wrong and reported elsewhere; the win is not counted twice."""
    win = Result(Outcome.WHITE)
    event = replace(EVENT, rounds=(Round(1, (Game(1, ANN, BEN, result=win),), byes=(ANN,)),))

    assert 2 == pairing_score(event, ANN, 2)


def test_groups_of_one_round_are_read_together() -> None:
    """Two groups drawn apart in the same round make one round for every player."""
    games = EVENT.rounds[0].games
    event = replace(
        EVENT, rounds=(Round(1, games, group="A"), Round(1, (), byes=(CHO,), group="B"))
    )

    assert 1 == rounds_drawn(event)
    assert [2, 0, 2, 1] == [pairing_score(event, n, 2) for n in FOUR]


def test_nobody_has_an_unknown_number() -> None:
    """A number that nobody has is the caller's mistake."""
    with pytest.raises(KeyError):
        pairing_score(EVENT, PlayerId(99), 1)


RESULTS = st.builds(Result, st.sampled_from(Outcome), st.booleans())

#: What both players together get for a game that is not won by one of them.
TOGETHER = {Outcome.BOTH: 4, Outcome.NONE: 0}


def forty_players(results: list[list[Result]]) -> Event:
    """Return 19 games a round with these results; 39 has the bye and 40 is missing."""
    rounds = tuple(
        Round(
            n,
            tuple(
                Game(None, PlayerId(2 * i + 1), PlayerId(2 * i + 2), result=result)
                for i, result in enumerate(row)
            ),
            byes=(PlayerId(39),),
        )
        for n, row in enumerate(results, 1)
    )
    return replace(quebec_event(0), rounds=rounds)


@settings(max_examples=50)
@given(st.lists(st.lists(RESULTS, min_size=19, max_size=19), max_size=6))
def test_every_round_deals_out_as_much_as_was_played_for(results: list[list[Result]]) -> None:
    """The sums over all players follow from the results, the byes and the missed rounds."""
    event, drawn = forty_players(results), len(results)
    games = [result for row in results for result in row]
    won = sum(TOGETHER.get(result.outcome, 2) for result in games)
    on_the_board = sum(TOGETHER.get(r.outcome, 2) for r in games if not r.by_default)
    unplayed = sum(result.by_default for result in games)
    initial = sum(initial_score(event, player) for player in event.players)

    assert won + 2 * drawn == sum(victories(event, n) for n in event.by_number)
    assert initial + won + 3 * drawn == sum(
        pairing_score(event, n, drawn + 1) for n in event.by_number
    )
    assert initial + on_the_board + 2 * unplayed + 2 * drawn == sum(
        adjusted_score(event, n) for n in event.by_number
    )
