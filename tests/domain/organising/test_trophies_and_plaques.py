"""Trophies and what is engraved on them (M26)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.organising.plaques import Plaque, plaques
from nigiri.domain.organising.prizes import ceremony_order, section_winners
from nigiri.domain.organising.trophies import Trophies, missing, trophies
from tests.quebec import quebec_event


@pytest.mark.parametrize(
    ("dan", "kyu", "bought"),
    [
        (2, 3, (1, 2, 3)),
        (3, 4, (1, 2, 4)),
        (1, 1, (1, 2, 3)),
        (0, 4, (1, 2, 3)),
        (4, 3, (1, 3, 3)),
        (6, 9, (1, 3, 11)),
    ],
)
def test_one_is_large_two_or_three_are_medium_the_rest_small(
    dan: int, kyu: int, bought: tuple[int, int, int]
) -> None:
    """The usual Open, the one of the budget, small ones, large ones."""
    found = trophies(dan, kyu)

    assert Trophies(*bought) == found
    assert sum(bought) == found.total >= 6


def test_five_are_the_fewest_and_one_for_each_section() -> None:
    """Six or seven are safe."""
    assert [1, 0, 0, 2] == [missing(4, 3), missing(5, 3), missing(7, 7), missing(6, 8)]


def test_the_lines_of_the_second_section_of_2005() -> None:
    """McDonnell, Alexandre / 1st, Section 2 / 27e Omnium du Québec, 2005."""
    event = quebec_event()
    event = replace(event, settings=replace(event.settings, name="27e Omnium du Québec"))
    found = plaques(event, ceremony_order(section_winners(event)))

    assert Plaque("McDonnell, Alexandre", 1, 2, "27e Omnium du Québec", 2005) == found[-2]
    assert [7, 6, 5, 4, 3, 2, 1] == [each.section for each in found]


def test_in_one_list_there_is_no_section_and_without_dates_no_year() -> None:
    """Where all are ranked together, or there are no sections."""
    event = quebec_event()
    undated = replace(event, settings=replace(event.settings, ranked_by="all", dates="in May"))
    single = replace(event, sections=event.sections[-1:])

    assert [(None, None)] * 4 == [
        (each.section, each.year) for each in plaques(undated, section_winners(undated))
    ]
    assert {None} == {each.section for each in plaques(single, section_winners(single))}
