"""The places that get a prize, and whose they are (M26)."""

from __future__ import annotations

from dataclasses import replace

from nigiri.domain.model.event import Event, Player, Section, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.organising.prize_places import (
    ONE_LIST,
    PrizePlace,
    holders,
    is_one_list,
    places_are_final,
    prize_places,
    section_sizes,
)
from nigiri.domain.standings.standings import standings
from tests.peaks import peaks_event
from tests.quebec import quebec_event


def people(count: int, section: int | None = None) -> tuple[Player, ...]:
    """Return players who have entered."""
    return tuple(Player(f"P{n}", "", Rank(-(n // 2)), section=section) for n in range(count))


def test_each_section_of_2005_has_one_prize() -> None:
    """Four to seven players each."""
    event = quebec_event()

    assert [PrizePlace(n, 1) for n in range(1, 8)] == [*prize_places(event)]
    assert [5, 5, 7, 6, 4, 6, 7] == [*section_sizes(event).values()]
    champions = {s.section: (s.number,) for s in standings(event) if s.place == 1}
    assert champions == {
        section: found for (section, place), found in holders(event).items() if place == 1
    }


def test_before_the_first_round_everybody_who_entered_counts() -> None:
    """40 in one list get 4; in sections each has one at least, also one without players."""
    entered = Event(Settings(), people(40))
    assert is_one_list(entered)
    assert [PrizePlace(ONE_LIST, n) for n in range(1, 5)] == [*prize_places(entered)]

    parted = replace(
        entered, sections=(Section(1, Rank(1)), Section(2, Rank(-9)), Section(3, Rank(-29)))
    )
    assert {1: 0, 2: 20, 3: 20} == section_sizes(parted)
    assert [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2)] == [each[:2] for each in prize_places(parted)]
    assert {3: 5} == section_sizes(Event(Settings(), people(5, section=3)))
    assert not holders(parted)


def test_prizes_on_sections_are_prizes_however_small_the_section() -> None:
    """As many places as there are words for."""
    event = quebec_event()
    second = replace(event.sections[1], prizes=("cup", "", "book"))
    event = replace(event, sections=(event.sections[0], second, *event.sections[2:]))

    assert [PrizePlace(2, 1, "cup"), PrizePlace(2, 2), PrizePlace(2, 3, "book")] == [
        each for each in prize_places(event) if each.section == 2
    ]


def test_who_share_a_place_share_those_below() -> None:
    """Seven with four wins and nothing that parts them are second to eighth."""
    event = peaks_event()
    level = replace(event, settings=replace(event.settings, tiebreaks=()))
    found = holders(level)

    assert (PlayerId(1),) == found[ONE_LIST, 1]
    assert {*range(2, 9)} == {*found[ONE_LIST, 2]} == {*found[ONE_LIST, 8]}
    assert found[ONE_LIST, 9][0] > 8
    assert {ONE_LIST: 58} == section_sizes(event)


def test_places_are_final_after_the_last_result() -> None:
    """Not before the first round, nor while a game is open."""
    assert [False, False, False, True] == [
        places_are_final(each)
        for each in (peaks_event(0), peaks_event(4), peaks_event(5, 1), peaks_event())
    ]
