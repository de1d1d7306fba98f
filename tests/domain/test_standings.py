"""Standings, winners and the reasons for places (M14 to M18)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nigiri.domain.model.event import Event, Round, Section
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.standings.standings import (
    Reason,
    Standing,
    overall,
    places_alone,
    standings,
    winners,
)
from nigiri.errors import WrongUse
from tests.crosstable import changed, crosstable
from tests.generate import random_history, registration
from tests.quebec import expected_winners, quebec_event

ONE_SECTION = (Section(1, Rank(-9)),)

#: Dee wins all; Ann beat Ben and Cho, Ben beat Cho, each has two wins; Fay beat Eve.
THREE_TIED = crosstable(
    """
    1 Ann 3d  2+  3+  4-  5-
    2 Ben 3d  1-  6+  3+  4-
    3 Cho 3d  5+  1-  2-  6+
    4 Dee 3d  6+  5+  1+  2+
    5 Eve 3d  3-  4-  6-  1+
    6 Fay 3d  4-  2-  5+  3-
    """,
    sections=ONE_SECTION,
    tiebreaks=("ONE",),
)

#: Ann beat Ben, Ben beat Cho, Cho beat Ann: nobody beat all others.
CIRCLE = crosstable(
    """
    1 Ann 3d  2+  3-  4-
    2 Ben 3d  1-  4-  3+
    3 Cho 3d  4-  1+  2-
    4 Dee 3d  3+  2+  1+
    """,
    sections=ONE_SECTION,
    tiebreaks=("ONE",),
)


def line(event: Event, number: int, after: int | None = None) -> Standing:
    """Return one player's line of the standings."""
    return next(s for s in standings(event, after) if s.number == number)


def places(event: Event, after: int | None = None) -> list[tuple[int, int]]:
    """Return (place, number), in order."""
    return [(s.place, s.number) for s in standings(event, after)]


def test_the_seven_winners_of_2005_are_the_published_ones() -> None:
    """One a section, all ties broken."""
    first = winners(quebec_event())

    assert list(range(1, 8)) == list(first)
    assert expected_winners() == {number for group in first.values() for number in group}
    assert 7 == sum(map(len, first.values()))


@pytest.mark.parametrize("after", [None, 0, 1, 4])
def test_places_alone_are_those_of_the_standings(after: int | None) -> None:
    """By section and all together, with shared places."""
    by_section = quebec_event()
    together = replace(by_section, settings=replace(by_section.settings, ranked_by="all"))
    for event in (by_section, together):
        expected = {each.number: each.place for each in standings(event, after)}
        assert len(event.players) == len(expected)
        assert expected == places_alone(event, after)


def test_section_2_of_2005_is_decided_by_the_game_between_the_tied() -> None:
    """SOS 8 = 8, SDOS 1 = 1, 9 beat 8."""
    event = quebec_event()

    assert Reason("ONE", PlayerId(8), 2, 0) == line(event, 9).reason
    assert Reason("ONE", PlayerId(9), 0, 2) == line(event, 8).reason
    assert (3, None) == (line(event, 6).place, line(event, 6).reason)


def test_section_4_of_2005_is_decided_by_normalised_sos() -> None:
    """19 with -16 before 22 with -16½ and 20 with -22."""
    event = quebec_event()

    assert [19, 22, 20] == [s.number for s in standings(event) if s.section == 4][:3]
    assert Reason("SOS", PlayerId(22), Fraction(-32), Fraction(-33)) == line(event, 19).reason
    assert Reason("SOS", PlayerId(22), Fraction(-44), Fraction(-33)) == line(event, 20).reason
    assert Standing(
        section=4,
        place=3,
        number=PlayerId(20),
        victories=line(event, 20).victories,
        score=line(event, 20).score,
        sos=Fraction(-44),
        sos_adjusted=line(event, 20).sos_adjusted,
        sos_unadjusted=line(event, 20).sos_unadjusted,
        sdos=-54,
        reason=line(event, 20).reason,
    ) == line(event, 20)
    assert (6, -6, -44, -50) == (
        line(event, 20).victories,
        line(event, 20).score,
        line(event, 20).sos_adjusted,
        line(event, 20).sos_unadjusted,
    )


def test_partial_players_and_latecomers_are_ranked_like_all_others() -> None:
    """M18: all 40 are listed; 40 joined in round 4 and is third of section 7."""
    event = quebec_event()

    assert 40 == len(standings(event))
    assert (7, 3) == (line(event, 40).section, line(event, 40).place)


def test_standings_go_by_section_then_victories() -> None:
    """After round 2 of 2005 just what had been played counts, though six rounds are known."""
    early = standings(quebec_event(), 2)

    assert [(s.section, s.place) for s in early] == sorted((s.section, s.place) for s in early)
    assert places(quebec_event(2))[:5] == places(quebec_event(), 2)[:5]
    assert [4, 4, 2, 2, 0] == [s.victories for s in early if s.section == 1]


def test_one_on_one_among_three_goes_down_step_by_step() -> None:
    """Ann beat both others, then Ben beat Cho; Fay beat Eve."""
    assert [(1, 4), (2, 1), (3, 2), (4, 3), (5, 6), (6, 5)] == places(THREE_TIED)
    assert Reason("ONE", PlayerId(2), 2, 0) == line(THREE_TIED, 1).reason
    assert Reason("ONE", PlayerId(1), 0, 2) == line(THREE_TIED, 2).reason
    assert line(THREE_TIED, 4).reason is None


def test_a_circle_shares_the_place_and_the_next_is_left_out() -> None:
    """Three share second place: nobody is third or fourth."""
    assert [(1, 4), (2, 1), (2, 2), (2, 3)] == places(CIRCLE)
    assert (2, 3) == line(CIRCLE, 1).shared_with
    assert [True, True, True, False] == [line(CIRCLE, n).shared for n in (1, 2, 3, 4)]
    assert line(CIRCLE, 1).reason is None


def test_what_one_on_one_leaves_open_the_next_tiebreak_decides() -> None:
    """The reason names the tie-break that did part them."""
    event = crosstable(
        """
        1 Ann 3d  2+  3-  bye  .
        2 Ben 3d  1-  bye 3+   .
        3 Cho 3d  4+  1+  2-   .
        4 Dee 3d  3-  .   .    .
        """,
        sections=ONE_SECTION,
        tiebreaks=("ONE", "SOS"),
    )

    alone = replace(event, settings=replace(event.settings, tiebreaks=("ONE",)))
    assert [(1, 1), (1, 2), (1, 3), (4, 4)] == places(alone)
    assert [1, 1, 3] == [place for place, _ in places(event)][:3]
    assert "SOS" == getattr(line(event, 3).reason, "code", None)


def test_who_shares_a_place_is_told_what_parted_them_from_the_neighbour() -> None:
    """Ann and Ben share second place and were parted from Cho, who has more SOS."""
    event = crosstable(
        """
        1 Ann 3d  4+  bye
        2 Ben 3d  5+  bye
        3 Cho 3d  6+  bye
        4 Dee 3d  1-  5?
        5 Eve 3d  2-  4?
        6 Fay 3d  3-  bye
        """,
        sections=ONE_SECTION,
        tiebreaks=("SOS",),
    )

    assert [(1, 3), (2, 1), (2, 2)] == places(event)[:3]
    assert (2,) == line(event, 1).shared_with
    assert Reason("SOS", PlayerId(3), Fraction(0), Fraction(2)) == line(event, 1).reason
    assert Reason("SOS", PlayerId(1), Fraction(2), Fraction(0)) == line(event, 3).reason


def test_without_opponents_one_is_last_of_the_tie() -> None:
    """M17: a bye and no game, against a win over somebody with nothing."""
    event = crosstable(
        """
        1 Ann 3d  bye
        2 Ben 3d  3+
        3 Cho 3d  2-
        """,
        sections=ONE_SECTION,
    )

    assert [(1, 2), (2, 1), (3, 3)] == places(event)
    assert Reason("SOS", PlayerId(2), None, Fraction(0)) == line(event, 1).reason


@pytest.mark.parametrize(("fields", "listed"), [({}, True), ({"here": False}, False)])
def test_who_is_here_or_took_part_is_ranked(fields: dict[str, object], listed: bool) -> None:  # noqa: FBT001 - a table of cases
    """Eve has not played yet; if she is not here either she is no line of the standings."""
    event = crosstable(
        """
        1 Ann 3d  2+
        2 Ben 3d  1-
        3 Eve 3d  .
        """,
        sections=ONE_SECTION,
    )

    assert listed == (3 in [n for _, n in places(changed(event, 3, **fields))])
    assert 2 in [n for _, n in places(changed(event, 2, here=False))]


def test_players_without_section_or_number_are_not_ranked() -> None:
    """Without sections there are no standings, unless the director names one for somebody."""
    event = quebec_event()

    assert () == standings(replace(event, sections=()))
    alone = changed(replace(event, sections=()), 3, section=1)
    assert [(1, 3)] == places(alone)
    assert 39 == len(standings(changed(quebec_event(0), 1, number=None)))


def test_nobody_has_won_before_the_first_round() -> None:
    """All share first place in the standings, but there is no winner."""
    event = quebec_event(0)

    assert {1} == {s.place for s in standings(event)}
    assert {} == winners(event)


def test_shared_winners_are_all_named() -> None:
    """When nothing parts them they win together."""
    event = replace(CIRCLE, rounds=(Round(1, byes=tuple(CIRCLE.by_number)),))

    assert {1: (1, 2, 3, 4)} == winners(event)


def test_an_unknown_tiebreak_is_refused() -> None:
    """Even when nobody is tied."""
    event = quebec_event()
    with pytest.raises(WrongUse, match="“COIN”"):
        standings(replace(event, settings=replace(event.settings, tiebreaks=("COIN",))))


def test_all_players_can_be_ranked_together() -> None:
    """By the McMahon score first, in one section, those without a section of their own too."""
    event = quebec_event()
    together = replace(event.settings, ranked_by="all", first="MMS")
    lines = standings(replace(event, sections=(), settings=together))

    assert {1} == {s.section for s in lines}
    assert 40 == len(lines)
    assert sorted((s.score for s in lines), reverse=True) == [s.score for s in lines]
    assert {1: (3,)} == winners(replace(event, settings=together))


def test_what_comes_first_is_no_reason_for_a_place() -> None:
    """Reasons are for those who are level in it; then every criterion can be one."""
    faithful = replace(CIRCLE.settings, first="ALL", tiebreaks=("NBW", "SDC"))
    event = replace(CIRCLE, settings=faithful)

    assert Reason("NBW", PlayerId(1), 6, 2) == line(event, 4).reason
    assert Reason("NBW", PlayerId(4), 2, 6) == line(event, 2).reason
    assert (2, 3) == line(event, 1).shared_with


def test_a_direct_comparison_is_told_with_the_figures_of_the_whole_tie() -> None:
    """Ann beat two of the three who are level with her, Ben one, Cho none; Dee is above them."""
    event = replace(THREE_TIED, settings=replace(THREE_TIED.settings, tiebreaks=("SDC",)))

    assert Reason("SDC", PlayerId(2), 2, 1) == line(event, 1).reason
    assert Reason("SDC", PlayerId(2), 0, 1) == line(event, 3).reason


@settings(max_examples=20)
@given(st.permutations(range(40)), st.integers(0, 6))
def test_the_order_of_the_sheet_makes_no_difference(order: list[int], after: int) -> None:
    """However the Players sheet is sorted, the standings are the same."""
    event = quebec_event()
    sorted_otherwise = replace(event, players=tuple(event.players[i] for i in order))

    assert standings(event, after) == standings(sorted_otherwise, after)


@given(seed=st.integers(0, 2**32), rounds=st.integers(1, 4))
@settings(max_examples=20, deadline=None)
def test_winners_are_those_on_place_1_of_the_standings(seed: int, rounds: int) -> None:
    """Also where they share it."""
    event = random_history(registration(seed, 13), seed, rounds)
    first: dict[int, tuple[int, ...]] = {}
    for each in standings(event):
        if each.place == 1:
            first[each.section] = (*first.get(each.section, ()), each.number)

    assert first == winners(event)


def test_one_order_of_all_goes_by_score_and_then_by_the_tie_breaks() -> None:
    """Dee has 4; Ann, Ben and Cho 2 each, Ann beat both; Eve and Fay 1 each, Fay beat Eve."""
    assert [[4], [1], [2], [3], [6], [5]] == [list(group) for group in overall(THREE_TIED)]


def test_one_order_of_all_crosses_the_sections() -> None:
    """Dee starts one point lower and wins twice more; Ann beat Ben."""
    two = replace(CIRCLE, sections=(Section(1, Rank(3)), Section(2, Rank(-9))))
    lower = changed(changed(two, 4, section=2), 3, section=2)

    assert [[4], [1], [2], [3]] == [list(group) for group in overall(lower)]
