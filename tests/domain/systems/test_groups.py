"""Groups by strength as sections, and Groups of Eight played in them."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from nigiri.domain.model.event import Event, Outcome, Player, Result, Section, Settings
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.pairing import draw
from nigiri.domain.scores.scores import victories
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.systems.eights import EIGHTS
from nigiri.domain.systems.groups import boundaries, groups, moved


def people(ranks: list[int], **settings: object) -> Event:
    """Return players of these ranks in steps, all here, with numbers."""
    players = (
        Player(f"P{n}", "", Rank(steps), PlayerId(n), here=True) for n, steps in enumerate(ranks, 1)
    )
    wanted = {**EIGHTS.defaults, "system": "groups of eight", **settings}
    return Event(replace(Settings(), **wanted), (*players,))  # type: ignore[arg-type]


def in_groups(event: Event) -> Event:
    """Return the event with its groups as sections."""
    found = groups(event, "cut")
    cut = tuple(Section(at, rank) for at, rank in enumerate(boundaries(event, found), 1))
    moves = moved(event, found)
    return replace(
        event, sections=cut,
        players=tuple(replace(p, section=moves.get(at)) for at, p in enumerate(event.players)),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("players", "expected"),
    [(0, []), (3, [3]), (7, [7]), (8, [8]), (11, [11]), (12, [8, 4]), (27, [8, 8, 11])],
)
def test_groups_of_eight_are_eight_but_for_the_last(players: int, expected: list[int]) -> None:
    """Less than half a group joins the one above (M22)."""
    assert expected == [*map(len, groups(people([1] * players), "cut"))]


@pytest.mark.parametrize(
    ("players", "expected"), [(0, []), (2, [2]), (8, [8]), (9, [5, 4]), (20, [7, 7, 6])]
)
def test_groups_of_a_round_robin_differ_by_one_at_most(players: int, expected: list[int]) -> None:
    """About six each."""
    event = people([1] * players, group_size=6)

    assert expected == [*map(len, groups(event, "even"))]


def test_so_many_groups_as_are_wanted() -> None:
    """Never an empty one."""
    event = people([1] * 5)

    assert [[3, 2], [1] * 5] == [
        [*map(len, groups(event, "cut", count))] for count in (2, 9)
    ]  # fmt: skip


def test_everybody_is_in_the_section_of_the_group_also_where_all_have_one_rank() -> None:
    """Boundaries go down a rank each, and Other section tells the rest."""
    for ranks in (
        [1] * 20,
        [5, 4, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1, 0, 0, 0, 0, 0],
        [*range(9, -15, -1)],
    ):
        event = in_groups(people(ranks))
        found = groups(event, "cut")
        assert [section_of(event, event.players[at]) for group in found for at in group] == [
            number for number, group in enumerate(found, 1) for _ in group
        ]


def test_who_is_not_here_is_in_no_group() -> None:
    """Nor who is out of all rounds."""
    event = people([3, 2, 1])
    one, two, three = event.players
    away = replace(two, out=frozenset(range(1, 4)))
    event = replace(event, players=(replace(one, here=False), away, three))

    assert ((2,),) == groups(event, "cut")


@pytest.mark.parametrize("seed", range(5))
def test_of_a_full_group_one_wins_three_three_two_three_one_and_one_none(seed: int) -> None:
    """The distribution of M22, whoever wins; nobody meets somebody of another group."""
    chance = random.Random(seed)  # noqa: S311 -- a test
    event = in_groups(people([9 - n // 3 for n in range(24)]))
    for number in (1, 2, 3):
        this = draw(event, number).round
        games = tuple(
            replace(game, result=Result(chance.choice((Outcome.WHITE, Outcome.BLACK))))
            for game in this.games
        )
        event = replace(event, rounds=(*event.rounds, replace(this, games=games)))
    wins: dict[int | None, Counter[int]] = {}
    for number, player in event.by_number.items():
        wins.setdefault(section_of(event, player), Counter())[victories(event, number) // 2] += 1

    assert {n: {3: 1, 2: 3, 1: 3, 0: 1} for n in (1, 2, 3)} == wins
    sections = [
        {section_of(event, event.player(n)) for n in game.players}
        for each in event.rounds for game in each.games
    ]  # fmt: skip
    assert {1} == {*map(len, sections)}
