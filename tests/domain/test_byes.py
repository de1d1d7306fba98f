"""Who gets the bye (M6)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.byes import ByeReason, bye_candidates, bye_reason, is_host, needs_bye
from nigiri.domain.model import Player, Settings
from nigiri.domain.units import HalfPoints, PlayerId, Rank
from tests.crosstable import crosstable
from tests.quebec import quebec_event

EVENT = crosstable(
    """
    1 Ann 3d@Mtl  2+   3+   5+   4-
    2 Ben 2d@Qué  1-   .    4-   5+
    3 Cho 1d@Mtl  4-!  1-   bye  .
    4 Dee 1k@Qué  3+!  5-   2+   1+
    5 Eve 2k@Mtl  bye  4+   1-   2-
    """,
    host="Mtl",
    rounds=6,
)
ALL = tuple(EVENT.by_number)


@pytest.mark.parametrize(("round_number", "player"), [(1, 38), (2, 37), (3, 28)])
def test_the_three_byes_of_2005_are_those_of_the_rule(round_number: int, player: int) -> None:
    """Weakest of Montréal; then of those of Montréal who lost most, without a bye so far."""
    event = quebec_event(round_number - 1)
    present = [n for n, p in event.by_number.items() if p.plays_in(round_number)]

    assert needs_bye(event, present)
    assert player == bye_candidates(event, round_number, present)[0]


def test_without_the_host_the_third_bye_of_2005_would_be_39() -> None:
    """The director of 2005 kept to the host city in round 3; the setting can say otherwise."""
    event = quebec_event(2)
    everyone = replace(event, settings=replace(event.settings, bye_host_rounds=2))
    present = [n for n, p in event.by_number.items() if p.plays_in(3)]

    assert 39 == bye_candidates(everyone, 3, present)[0]


def test_an_even_number_needs_no_bye() -> None:
    """Nobody at all is even too."""
    assert [False, True, False] == [needs_bye(EVENT, ALL[:n]) for n in (0, 1, 2)]


def test_in_round_1_nobody_from_out_of_town_sits_out_while_there_is_another() -> None:
    """The weakest of the host first; of the others, the weakest too, if it must be."""
    event = replace(EVENT, rounds=())

    assert (5, 3, 1, 4, 2) == bye_candidates(event, 1, ALL)


def test_nobody_has_a_bye_twice() -> None:
    """Cardinal rule 1: Cho and Eve had theirs; when everyone had one nobody is left."""
    assert {1, 2, 4} == set(bye_candidates(EVENT, 5, ALL))
    assert () == bye_candidates(EVENT, 5, (PlayerId(3), PlayerId(5)))


def test_drawing_a_round_again_forgets_its_own_bye() -> None:
    """Eve may have the bye of round 1 once more when round 1 itself is drawn again."""
    assert 5 in bye_candidates(EVENT, 1, ALL)
    assert 3 not in bye_candidates(EVENT, 1, ALL)


def test_a_bye_is_not_for_a_host_who_is_winning() -> None:
    """From round 2 on the host's players come first only when they lost a game."""
    event = crosstable(
        """
        1 Ann 9d@Mtl  2+
        2 Ben 2d@Qué  1-
        3 Cho 1d@Qué  4+
        4 Dee 1k@Qué  3-
        5 Eve 2k@Qué  bye
        """,
        host="Mtl",
        rounds=3,
    )

    assert (4, 2, 1, 3) == bye_candidates(event, 2, tuple(event.by_number))


def test_after_the_rounds_of_the_host_most_losses_decide_then_weakness() -> None:
    """Ben lost two games, Ann and Dee one each; Dee is the weaker of these."""
    assert (2, 4, 1) == bye_candidates(EVENT, 5, ALL)


def test_games_lost_by_default_count_and_missed_rounds_do_not() -> None:
    """After round 1 Cho lost by default, Ben on the board; Cho is the weaker."""
    event = replace(EVENT, rounds=EVENT.rounds[:1], settings=Settings())

    assert (3, 2, 4, 1) == bye_candidates(event, 2, ALL)
    missed = replace(EVENT, rounds=EVENT.rounds[:2], settings=Settings())
    assert (3, 4, 2, 1) == bye_candidates(missed, 3, ALL)


@pytest.mark.parametrize("town", ["Montréal", "MONTREAL ", "Club de Montréal"])
def test_the_host_is_a_city_or_a_club_however_it_is_spelt(town: str) -> None:
    """Capitals and accents make no difference; another club of the city does, the city not."""
    player = Player("Ota", "", Rank(5), club=town, city="Montreal")

    assert is_host(Settings(host="montréal"), player)
    assert is_host(Settings(host="Montréal"), player)
    assert not is_host(Settings(host=""), player)
    assert not is_host(Settings(host="Québec"), player)


def test_the_reason_of_a_bye_is_told_in_facts() -> None:
    """Player 37 of 2005, round 2: of Montréal, lost one, weakest of 13 alike, 38 had one."""
    event = quebec_event(1)
    present = [n for n, p in event.by_number.items() if p.plays_in(2)]

    assert ByeReason(
        PlayerId(37),
        policy="host",
        volunteer=False,
        host_first=True,
        from_host=True,
        lost=1,
        score=HalfPoints(-24),
        weakest_of=13,
        had_one=1,
        again=False,
    ) == bye_reason(event, 2, present, PlayerId(37))


def test_a_bye_against_the_rule_says_what_speaks_against_it() -> None:
    """Ann is not the weakest; Eve had one already; the host does not matter any more."""
    ann, eve = (bye_reason(EVENT, 5, ALL, PlayerId(n)) for n in (1, 5))

    assert (False, True, 1, 0, 2, False) == (
        ann.host_first,
        ann.from_host,
        ann.lost,
        ann.weakest_of,
        ann.had_one,
        ann.again,
    )
    assert (0, True) == (eve.weakest_of, eve.again)


@given(st.permutations(range(1, 41)), st.integers(1, 6))
def test_the_order_of_those_present_makes_no_difference(order: list[int], n: int) -> None:
    """The candidates are a matter of rule, not of the order of the sheet."""
    event = quebec_event(n - 1)
    present = tuple(PlayerId(number) for number in order)

    assert bye_candidates(event, n, tuple(sorted(present))) == bye_candidates(event, n, present)
