"""What parts any two players of the standings, as data."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.model.event import Event, Section
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.standings.standings import standings
from nigiri.domain.standings.ties import Compared, Explained, explained
from nigiri.errors import WrongUse
from tests.crosstable import crosstable
from tests.quebec import quebec_event

ANN, BEN, CHO, DEE = FOUR = tuple(PlayerId(n) for n in (1, 2, 3, 4))

#: Ann, Ben and Cho beat one another in a circle and Dee beat them all.
CIRCLE = crosstable(
    """
    1 Ann 3d  2+  3-  4-
    2 Ben 3d  1-  4-  3+
    3 Cho 3d  4-  1+  2-
    4 Dee 3d  3+  2+  1+
    """,
    sections=(Section(1, Rank(-9)),),
    tiebreaks=("SDC", "ONE"),
)


def test_what_is_equal_is_told_before_what_decides() -> None:
    """Section 2 of 2005: 9 before 8 by one-on-one; three victories, SOS 8 and SDOS 1 equal."""
    event = quebec_event()
    victories = Compared("NBW", 6, 6)
    equal = (victories, Compared("SOS", 16, 16), Compared("SDOS", 4, 4))
    nine, eight = PlayerId(9), PlayerId(8)

    assert Explained(nine, equal, Compared("ONE", 0, 2)) == explained(event, eight, nine)
    assert Explained(nine, equal, Compared("ONE", 2, 0)) == explained(event, nine, eight)


def test_more_victories_decide_at_once() -> None:
    """Dee has three, Ann one."""
    assert Explained(DEE, (), Compared("NBW", 2, 6)) == explained(CIRCLE, ANN, DEE)


def test_who_shares_a_place_is_parted_by_nothing() -> None:
    """All three of the circle beat one of the others; Ann beat Ben, but Cho beat Ann."""
    equal = (Compared("NBW", 2, 2), Compared("SDC", 1, 1), Compared("ONE", 2, 0))

    assert Explained(None, equal, None) == explained(CIRCLE, ANN, BEN)


def test_a_higher_section_comes_first() -> None:
    """Whatever was won in them; not so where all are ranked together."""
    event = quebec_event()
    together = replace(event, settings=replace(event.settings, ranked_by="all", first="MMS"))

    assert Explained(PlayerId(3), (), Compared("section", 1, 7)) == explained(
        event, PlayerId(3), PlayerId(40)
    )
    assert "MMS" == getattr(explained(together, PlayerId(3), PlayerId(40)).decides, "code", None)
    assert PlayerId(3) == explained(event, PlayerId(40), PlayerId(3)).ahead


def test_an_earlier_round_is_explained_as_it_stood() -> None:
    """After round 1 Ann has beaten Ben and Dee has beaten Cho: two with one victory."""
    found = explained(CIRCLE, ANN, DEE, 1)

    assert None is found.ahead
    assert Compared("NBW", 2, 2) == found.equal[0]


@pytest.mark.parametrize("pair", [(ANN, ANN), (ANN, PlayerId(9)), (PlayerId(9), ANN)])
def test_only_two_different_players_of_the_standings_can_be_compared(
    pair: tuple[PlayerId, PlayerId],
) -> None:
    """The message names the other one."""
    with pytest.raises(WrongUse, match=r"is not in the standings|is named twice"):
        explained(CIRCLE, *pair)


@given(st.integers(1, 40), st.integers(1, 40), st.integers(0, 6))
def test_the_explanation_agrees_with_the_places(one: int, other: int, after: int) -> None:
    """Of any two of 2005, after any round."""
    event: Event = quebec_event()
    lines = {s.number: (s.section, s.place) for s in standings(event, after)}
    first, second = PlayerId(one), PlayerId(other)
    if one != other:
        found = explained(event, first, second, after)
        higher = first if lines[first] < lines[second] else second
        assert (None if lines[first] == lines[second] else higher) == found.ahead
