"""What one played tournament shows, worked out by hand.

      rounds        wins  true strength
Ann   1: 2+  2: 3+   2    1900
Ben   1: 1-  2: 4+   1    2000, the strongest of all
Cho   1: 4+  2: 1-   1    1800
Dee   1: 3-  2: 2-   0    1700

One section, no tie-break: Ann, then Ben and Cho level, then Dee.
"""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

import pytest

from nigiri.domain.model.event import Section
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.simulation.measures import MEASURES, Measured, measure_event, strongest
from tests.crosstable import crosstable

EVENT = crosstable(
    """
    1 Ann 3d  2+/1   3+
    2 Ben 1d  1-/1   4+
    3 Cho 1d  4+     1-
    4 Dee 1k  3-     2-
    """,
    sections=(Section(1, Rank(-29)),),
    tiebreaks=(),
)
STRENGTH = {PlayerId(n): points for n, points in enumerate((1900, 2000, 1800, 1700), 1)}
TWO = replace(EVENT, sections=(Section(1, Rank(3)), Section(2, Rank(-29))))


def shown(code: str, told: Measured) -> float:
    """Return one of the values."""
    return told.values[code]


def test_every_measure_is_measured() -> None:
    """And nothing else."""
    assert [measure.code for measure in MEASURES] == list(measure_event(EVENT, STRENGTH).values)


def test_the_order_is_compared_with_true_strength() -> None:
    """Of six pairs four agree, Ann and Ben do not, Ben and Cho are level: 3 / sqrt(6 * 5)."""
    assert pytest.approx(3 / sqrt(30)) == shown("order", measure_event(EVENT, STRENGTH))


def test_the_strongest_of_all_did_not_win() -> None:
    """Ben ends second, with Cho; so nobody's section is won by its strongest."""
    told = measure_event(EVENT, STRENGTH)

    assert (0, 0, 2) == (shown("champion", told), shown("sections", told), told.place)
    assert {1: 0} == told.firsts


def test_each_section_has_a_strongest_of_its_own() -> None:
    """Ann is alone in hers; Ben shares the first place of the other with Cho."""
    told = measure_event(TWO, STRENGTH)

    assert {1: 1, 2: 0.5} == told.firsts
    assert (0.75, 0.5) == (shown("sections", told), shown("shared", told))
    assert 0 == shown("champion", told)


def test_the_strongest_may_be_several() -> None:
    """Then each of them will do."""
    level = STRENGTH | {PlayerId(1): 2000}

    assert {1, 2} == strongest(level)
    assert 1 == shown("champion", measure_event(EVENT, level))
    assert 1 == measure_event(EVENT, level).place


def test_boards_are_counted() -> None:
    """One of four has a handicap; the ranks are 2, 1, 2 and 1 apart."""
    told = measure_event(EVENT, STRENGTH)

    assert (0.75, 1.5) == (shown("even", told), shown("ranks", told))


def test_where_all_are_ranked_together_there_is_one_first_place() -> None:
    """However many sections there are; a knockout is so."""
    settings = replace(TWO.settings, ranked_by="all")
    told = measure_event(replace(TWO, settings=settings), STRENGTH)

    assert [1] == [*told.firsts]
