"""What is proposed before round 1: sections by start rule, bands, the supergroup (B2, A5, E5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from nigiri.domain.model.event import Event, Player, Section, Settings
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.proposals import band_lines, propose_sections
from nigiri.domain.starts.guidelines import propose
from nigiri.domain.systems.stages import sections_wanted
from nigiri.errors import WrongUse

#: How many players of each rank: 6 rounds want 7 to 15 in the top group, so 5d to 3d are it.
FIELD = {5: 3, 4: 4, 3: 4, 1: 6, 0: 5, -4: 4, -9: 6}


def people(many: dict[int, int]) -> tuple[Player, ...]:
    """Return so many players of each rank, here and numbered."""
    ranks = [Rank(steps) for steps, players in many.items() for _ in range(players)]
    return tuple(
        Player(f"P{n}", "", rank, PlayerId(n), here=True) for n, rank in enumerate(ranks, 1)
    )


def lowest(sections: tuple[Section, ...]) -> list[str]:
    """Return where the sections end, and check that they are numbered from 1."""
    assert list(range(1, len(sections) + 1)) == [section.number for section in sections]
    return [str(section.lowest) for section in sections]


@pytest.mark.parametrize(
    ("wanted", "settings"),
    [
        (False, {}),
        (True, {"start_rule": "sections"}),
        (True, {"start_rule": "bar"}),
        (False, {"start_rule": "grade"}),
        (False, {"start_rule": "grade", "apart_free": ("bar",), "handicap_even_above": "bar"}),
        (True, {"start_rule": "grade", "ranked_by": "sections"}),
        (True, {"ranked_by": "sections"}),
        (True, {"mixing": "sections"}),
        (True, {"apart_free": ("bar",)}),
        (True, {"handicap_even_above": "bar"}),
        (False, {"handicap_even_above": Rank(2)}),
        (True, {"system": "groups of eight"}),
        (True, {"systems": (RoundSystem("round robin by section"),)}),
        (False, {"systems": (RoundSystem(), RoundSystem("round robin by section"))}),
        (False, {"system": "nobody knows it"}),
    ],
)
def test_sections_are_wanted_where_they_decide_something(
    wanted: bool,  # noqa: FBT001
    settings: dict[str, Any],
) -> None:
    """Where all start alike, meet and are ranked together they would be noise (B17)."""
    alike = Settings(system="swiss", start_rule="none", ranked_by="all")

    assert wanted is sections_wanted(Event(replace(alike, **settings)))


@pytest.mark.parametrize("rule", ["sections", "none"])
@pytest.mark.parametrize("count", [None, 3])
def test_without_bar_and_bands_sections_are_those_of_the_guidelines(
    rule: str, count: int | None
) -> None:
    """M2, also where all start alike and sections are for prizes."""
    players = people(FIELD)

    assert propose(players, count) == propose_sections(Settings(start_rule=rule), players, count)


@pytest.mark.parametrize(
    ("choices", "count", "expected"),
    [
        ({}, None, ["3d", "1d", "5k", "10k"]),
        ({}, 1, ["3d", "10k"]),
        ({}, 3, ["3d", "1k", "10k"]),
        ({"bar": Rank(4)}, 3, ["4d", "1d", "10k"]),
        ({"bar_by": "congress"}, 2, ["4d", "10k"]),
        ({"bar": Rank(-29)}, None, ["30k"]),
    ],
)
def test_under_a_bar_the_first_section_is_the_top_group(
    choices: dict[str, object], count: int | None, expected: list[str]
) -> None:
    """The others are cut among the rest by M2, at least one if there is anybody."""
    settings = replace(Settings(start_rule="bar"), **choices)  # type: ignore[arg-type]

    assert expected == lowest(propose_sections(settings, people(FIELD), count))


def test_bands_are_whole_ranks_or_as_many_as_asked_for() -> None:
    """A5 by the rank of the rating: a 10 kyu has that of a 2 kyu, the others have none."""
    players = people({5: 3, 4: 4, 3: 4, 1: 6, 0: 5, -1: 1})
    players = (*players[:-1], replace(players[-1], rank=Rank(-9), rating=1850))
    settings = Settings(start_rule="bands")

    assert ["3d", "2d", "1d", "1k", "2k"] == lowest(propose_sections(settings, players))
    assert ["3d", "2k"] == lowest(propose_sections(settings, players, 2))
    assert ["3d", "1d", "2k"] == lowest(propose_sections(settings, players, 3))


@pytest.mark.parametrize("rule", ["sections", "bar", "bands", "none"])
def test_nobody_means_no_sections_and_none_can_be_asked_for(rule: str) -> None:
    """As with the guidelines alone."""
    settings = Settings(start_rule=rule)

    assert () == propose_sections(settings, ())
    with pytest.raises(WrongUse, match="The number of sections is 1 or more, not 0"):
        propose_sections(settings, people(FIELD), 0)


def test_the_numbers_of_the_bands_are_told() -> None:
    """Six rounds: 11 / (6 * 1.5) is 1.2, nobody is a 2 dan, 13 / 6 is 2.2 (A5)."""
    players = people({5: 3, 4: 4, 3: 4, 1: 13, 0: 5})
    event = Event(Settings(start_rule="bands"), players)
    told = [
        (str(line.lowest), line.players, line.k, line.separation, line.start)
        for line in band_lines(event)
    ]

    assert [
        ("3d", 11, 150, 1, 0), ("2d", 0, 100, 1, -2), ("1d", 13, 100, 2, -4), ("1k", 5, 100, 1, -8),
    ] == told  # fmt: skip
    assert [1, 2, 3, 4] == [line.number for line in band_lines(event)]
    cut = (Section(1, Rank(3)), replace(Section(2, Rank(0)), start=event.settings.komi_one))
    assert [11, 18] == [line.players for line in band_lines(replace(event, sections=cut))]
    assert [0, 1] == [line.start for line in band_lines(replace(event, sections=cut))]
