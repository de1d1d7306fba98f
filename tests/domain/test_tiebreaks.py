"""Tie-breaks, worked out by hand (M15 to M17); the sums of 2005 as the manual prints them.

           1    2    3   | score  adjusted      SOS                        SDOS
Ann  3d    2+   3=   4+! |  2½    1 + ½ + ½ = 2  1½ + 1½ + 1 = 4            1½ + ½·1½ + 1 = 3¼
Ben  3d    1-   4+   bye |  2     0 + 1 + ½ = 1½ (2 + 1) · 3 : 2 = 4½       1
Cho  3d    bye  1=   .   |  1½*   ½ + ½ + ½ = 1½ 2 · 3 : 1 = 6              ½·2 = 1
Dee  3d    .    2-   1-! |  ½     ½ + 0 + ½ = 1  (1½ + 2) · 3 : 2 = 5¼      0
Eve  3d    .    .    .   |  0     1½            none                       0

* left after round 2, so the last half point is not on the grid.
"""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from nigiri.domain.model.event import Event, Settings
from nigiri.domain.model.units import PlayerId
from nigiri.domain.rules import rule_set
from nigiri.domain.tiebreaks import (
    TIEBREAKS,
    chosen_tiebreaks,
    opponents,
    placing,
    points_against,
    sdos,
    sos,
    sos_adjusted,
    sos_unadjusted,
    tiebreak,
)
from nigiri.domain.tiebreaks.registry import OTHER_NAMES
from nigiri.errors import WrongUse
from tests.crosstable import crosstable
from tests.quebec import quebec_event

EVENT = crosstable("""
    1 Ann 3d  2+   3=   4+!
    2 Ben 3d  1-   4+   bye
    3 Cho 3d  bye  1=   .
    4 Dee 3d  .    2-   1-!
    5 Eve 3d  .    .    .
""")
ANN, BEN, CHO, DEE, EVE = FIVE = tuple(PlayerId(n) for n in range(1, 6))


def test_every_tiebreak_names_its_source() -> None:
    """Rules of the club, of other associations, or a chapter of the formats."""
    source = re.compile(r"(?:[MABE]\d+|formats \d\.\d)(?:, (?:[MABE]\d+|formats \d\.\d))*")

    assert TIEBREAKS
    assert [] == [code for code, card in TIEBREAKS.items() if not source.fullmatch(card.source)]


def test_other_programs_names_are_understood() -> None:
    """In capitals or not; each stands for a tie-break that has no other code of that name."""
    assert ("SOS", "SDOSW", "RATING") == tuple(
        tiebreak(code).code for code in ("sosm", "SODOSW", "Rating")
    )
    assert set(OTHER_NAMES.values()) <= set(TIEBREAKS)
    assert set() == set(OTHER_NAMES) & set(TIEBREAKS)


def test_what_comes_first_is_a_choice_of_the_event() -> None:
    """Victories in quebec, the McMahon score elsewhere; an unknown one is refused."""
    assert ["NBW", "SOS", "SDOS", "ONE"] == [each.code for each in placing(EVENT)]
    assert ["MMS", "SOS"] == [each.code for each in placing(Event(rule_set("bga").defaults))]
    with pytest.raises(WrongUse, match="“WINNER”"):
        placing(Event(Settings(first="WINNER")))


def test_sos_is_adjusted_and_normalised_to_the_rounds() -> None:
    """In half points; without opponents there is no SOS."""
    assert [8, 9, 12, Fraction(21, 2), None] == [sos(EVENT, n) for n in FIVE]
    assert [8, 6, 4, 7, None] == [sos_adjusted(EVENT, n) for n in FIVE]


def test_the_unadjusted_sum_takes_the_scores_as_printed() -> None:
    """Ben 2 and Cho 1½ and Dee ½ for Ann, and so on."""
    assert [4 + 3 + 1, 5 + 1, 5, 4 + 5, None] == [sos_unadjusted(EVENT, n) for n in FIVE]


def test_sdos_counts_opponents_beaten_and_half_of_those_drawn_with() -> None:
    """In quarter points; wins by default count their opponent, byes have none."""
    assert [13, 4, 4, 0, 0] == [sdos(EVENT, n) for n in FIVE]


def test_a_sum_after_an_earlier_round_knows_nothing_of_later_ones() -> None:
    """After round 1: Ben has played Ann, who has 1 point."""
    assert Fraction(2) == sos(EVENT, BEN, 1)
    assert (2, 0) == (sos_unadjusted(EVENT, BEN, 1), sdos(EVENT, BEN, 1))
    assert (ANN, DEE) == opponents(EVENT, BEN)
    assert (ANN,) == opponents(EVENT, BEN, 1)


def test_points_against_each_other() -> None:
    """2 for a win, 1 for a jigo, 0 for a loss and for never having met."""
    assert [2, 0, 1, 0] == [
        points_against(EVENT, one, other)
        for one, other in ((ANN, BEN), (BEN, ANN), (CHO, ANN), (CHO, DEE))
    ]
    assert 0 == points_against(EVENT, CHO, ANN, 1)


@pytest.mark.parametrize(
    ("player", "unadjusted", "adjusted", "normalised"),
    [
        (8, 8, 8, 8),
        (9, 8, 8, 8),
        (14, -2, -2, -2),
        (11, -4, -4, -4),
        (19, -8, -8, -16),
        (20, -25, -22, -22),
        (22, -18, Fraction(-33, 2), Fraction(-33, 2)),
        (34, -52, -50, -50),
        (36, Fraction(-119, 2), Fraction(-113, 2), Fraction(-113, 2)),
    ],
)
def test_the_sums_of_2005_are_those_of_the_manual(
    player: int, unadjusted: Fraction, adjusted: Fraction, normalised: Fraction
) -> None:
    """By the grid; for player 19 the manual's table names another opponent by mistake (M32)."""
    event, number = quebec_event(), PlayerId(player)

    assert 2 * unadjusted == sos_unadjusted(event, number)
    assert 2 * adjusted == sos_adjusted(event, number)
    assert 2 * normalised == sos(event, number)


def test_players_8_and_9_of_2005_are_level_on_sdos_and_9_beat_8() -> None:
    """Table 2 of Appendix F: 8 = 8, 1 = 1, then One-on-One."""
    event, eight, nine = quebec_event(), PlayerId(8), PlayerId(9)

    assert (4, 4) == (sdos(event, eight), sdos(event, nine))
    assert (2, 0) == (points_against(event, nine, eight), points_against(event, eight, nine))


def test_values_are_split_from_high_to_low_and_none_comes_last() -> None:
    """Equal values stay together in the order given."""
    assert [[CHO], [DEE], [BEN], [ANN], [EVE]] == TIEBREAKS["SOS"].split(EVENT, FIVE, None)
    assert [[ANN], [CHO, BEN], [EVE, DEE]] == TIEBREAKS["SDOS"].split(
        EVENT, (CHO, BEN, EVE, DEE, ANN), None
    )
    assert (9, None) == TIEBREAKS["SOS"].between(EVENT, BEN, EVE, None)


def test_one_on_one_parts_two_only_if_one_of_them_won() -> None:
    """A jigo parts nobody, nor does never having met."""
    one_on_one = TIEBREAKS["ONE"]

    assert [[ANN], [BEN]] == one_on_one.split(EVENT, (BEN, ANN), None)
    assert [[CHO, ANN]] == one_on_one.split(EVENT, (CHO, ANN), None)
    assert [[CHO, DEE]] == one_on_one.split(EVENT, (CHO, DEE), None)
    assert [[BEN]] == one_on_one.split(EVENT, (BEN,), None)
    assert (2, 0) == one_on_one.between(EVENT, ANN, BEN, None)


def test_one_on_one_among_three_needs_a_winner_over_all_others() -> None:
    """Ann beat Ben and Dee, who come next as Ben beat Dee; with Cho nobody beat all."""
    assert [[ANN], [BEN], [DEE]] == TIEBREAKS["ONE"].split(EVENT, (DEE, BEN, ANN), None)
    assert [[ANN, BEN, CHO]] == TIEBREAKS["ONE"].split(EVENT, (ANN, BEN, CHO), None)


def test_tie_breaks_come_in_the_order_of_the_settings() -> None:
    """An unknown code is refused with those there are."""
    reverse = Event(Settings(tiebreaks=("ONE", "SOS")))

    assert ["ONE", "SOS"] == [tiebreak.code for tiebreak in chosen_tiebreaks(reverse)]
    with pytest.raises(
        WrongUse, match=r"“COIN”; choose among NBW, MMS, ALL, SOS, .*, ONE, .*, LOT"
    ):
        chosen_tiebreaks(Event(Settings(tiebreaks=("SOS", "COIN"))))
