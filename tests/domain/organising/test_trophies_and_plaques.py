"""Trophies and what is engraved on them (M26)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.organising.plaques import Plaque, plaques
from nigiri.domain.organising.prizes import Winner, ceremony_order
from nigiri.domain.organising.trophies import Trophies, trophies
from nigiri.domain.standings.standings import standings
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event


def firsts(event: Event) -> list[Winner]:
    """Return the first of each section, from the top."""
    found = (Winner(each.section, each.place, each.number) for each in standings(event))
    return [each for each in found if each.place == 1]


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


def test_the_lines_of_the_second_section_of_2005() -> None:
    """McDonnell, Alexandre / 1st, Section 2 / 27e Omnium du Québec, 2005."""
    event = quebec_event()
    event = replace(event, settings=replace(event.settings, name="27e Omnium du Québec"))
    found = plaques(event, ceremony_order(firsts(event)))

    assert Plaque("McDonnell, Alexandre", 1, 2, "27e Omnium du Québec", 2005) == found[-2]
    assert [7, 6, 5, 4, 3, 2, 1] == [each.section for each in found]


def test_in_one_list_there_is_no_section_and_without_dates_no_year() -> None:
    """Where all are ranked together, or there are no sections."""
    event = quebec_event()
    undated = replace(event, settings=replace(event.settings, ranked_by="all", dates="in May"))
    single = replace(event, sections=event.sections[-1:])

    (champion,) = plaques(undated, firsts(undated))
    assert (None, None) == (champion.section, champion.year)
    assert {None} == {each.section for each in plaques(single, firsts(single))}
