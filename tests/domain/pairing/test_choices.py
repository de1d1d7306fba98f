"""Whole tournaments under other choices of the director, each round judged by independent code."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.checks.violations import violations
from nigiri.domain.model.criteria import CRITERIA
from nigiri.domain.model.event import Apart, Event, Settings, Wish
from nigiri.domain.pairing import draw
from tests.generate import registration, tournament

if TYPE_CHECKING:
    from nigiri.domain.model.units import PlayerId

SAMPLE = range(12)
PLAYERS = range(29, 37)

#: One of each row is drawn for a tournament; the first is the usual one.
CHOICES: tuple[tuple[dict[str, object], ...], ...] = (
    (
        {},
        {"criteria": (*(c for c in CRITERIA if c != "place"), "place")},
        {"criteria": ("title", "wishes", "children", "apart", "score", "place", "halves")},
        {"criteria": ("boundaries", "again", "floats", "halves", "place", "colours")},
        {"criteria": ("score", "balanced", "third", "handicap", "halves")},
        {"criteria": ("halves", "place", "score")},
        {"criteria": ("score",)},
        {"criteria": ()},
    ),
    (
        {},
        {"pattern": "fold"},
        {"pattern": "halves", "pattern_until": 2},
        {"pattern": "adjacent", "pattern_until": 1, "pattern_after": "random"},
    ),
    ({}, {"seeding": "rating"}, {"seeding": "SOS"}, {"seeding": "SOS-2"}),
    ({}, {"mixing": "sections"}),
    ({}, {"rematches": "allowed"}),
    (
        {},
        {"apart_gap": 1},
        {"keep_apart": (Apart("club", frozenset({1, 2})),), "apart_free": ("bar", "leading")},
        {"keep_apart": ()},
    ),
    ({}, {"float_down": "middle", "float_up": "bottom"}, {"last_rounds": 3}),
)

#: What may be wished of so many players; one wish in two is for some rounds only.
WISHES = {
    "never": 3,
    "must": 2,
    "rather": 2,
    "rather not": 4,
    "title": 6,
    "child": 3,
    "room": 7,
}


def chosen(seed: int) -> Event:
    """Return a field with choices and wishes drawn from the tables above."""
    random = Random(seed)  # noqa: S311 -- no secret is made from it
    changes: dict[str, object] = {"host": "Mtl", "rounds": 5}
    for row in CHOICES:
        changes |= random.choice(row)
    settings = replace(Settings(), **changes)  # type: ignore[arg-type]
    event = registration(seed, random.choice(PLAYERS), sections=2, settings=settings)
    rated = (replace(p, rating=random.choice((None, 1500, 1800))) for p in event.players)
    kinds = [kind for kind in WISHES if random.random() < 1 / 3]
    wishes = (_wish(random, kind, sorted(event.by_number)) for kind in kinds)
    return replace(event, players=tuple(rated), wishes=tuple(wishes))


def _wish(random: Random, kind: str, numbers: list[PlayerId]) -> Wish:
    """Return a wish of that kind for some of the players."""
    rounds = random.choice((frozenset[int](), frozenset({1, 3})))
    players = random.sample(numbers, WISHES[kind])
    return Wish("must" if kind == "room" else kind, tuple(players), rounds)


def judge(seed: int) -> None:
    """Draw and play four rounds; each must break no rule."""
    story = tournament(chosen(seed), seed, 4, lambda event, number: draw(event, number).round)
    for event, round_ in story:
        assert [] == [str(found) for found in violations(event, round_)], (seed, round_.number)


@pytest.mark.parametrize("seed", SAMPLE)
def test_whatever_the_director_chooses_no_rule_is_broken(seed: int) -> None:
    """Criteria in any order, patterns, seedings, sections, rooms, wishes: a sample of 212 seeds."""
    judge(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(len(SAMPLE), 212))
def test_whatever_the_director_chooses_no_rule_is_broken_for_200_seeds(seed: int) -> None:
    """The rest of the 212 seeds."""
    judge(seed)
