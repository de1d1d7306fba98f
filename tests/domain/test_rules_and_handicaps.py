"""Rule sets, handicaps and komi (M12)."""

from __future__ import annotations

import re
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.games.handicaps import ByRanks, komi
from nigiri.domain.model.criteria import APART_FIRST
from nigiri.domain.model.event import Settings
from nigiri.domain.model.scoring import Scoring
from nigiri.domain.model.units import STRONGEST, WEAKEST, PlayerId, Rank
from nigiri.domain.pairing import draw
from nigiri.domain.rules import RULE_SETS, rule_set
from nigiri.domain.standings.standings import standings
from nigiri.errors import WrongUse
from tests.crosstable import changed
from tests.quebec import quebec_event

QUEBEC = Settings()
#: A rule id, a section about the practice of programs, or "custom" and why.
SOURCE = r"[MABE]\d+|formats \d\.\d|custom: .+"
RANKS = st.integers(WEAKEST, STRONGEST).map(Rank)


@pytest.mark.parametrize("name", sorted(RULE_SETS))
def test_every_choice_of_a_rule_set_has_a_source_and_every_source_a_choice(name: str) -> None:
    """A source names a field that exists and says where it comes from."""
    rules = rule_set(name)
    choices = {field.name for kind in (Settings, Scoring) for field in fields(kind)}
    own = {
        field.name
        for field in fields(Settings)
        if getattr(rules.defaults, field.name) != getattr(QUEBEC, field.name)
    }
    scoring = {field.name for field in fields(Scoring)}

    assert name == rules.defaults.rules
    assert set() == set(rules.sources) - choices
    assert set() == (own - {"scoring"} | scoring) - set(rules.sources)
    assert all(re.fullmatch(SOURCE, source) for source in rules.sources.values())


@pytest.mark.parametrize("name", sorted(RULE_SETS))
def test_every_rule_set_can_be_drawn_and_ranked(name: str) -> None:
    """Its choices are known to the draw and to the standings."""
    event = replace(
        changed(quebec_event(1), 39, out=frozenset({2})), settings=rule_set(name).defaults
    )
    drawn = draw(event, 2).round

    assert 19 == len(drawn.games)
    assert 40 == len(standings(replace(event, rounds=(*event.rounds, drawn))))


def test_a_new_event_without_a_word_about_rules_is_played_by_those_of_quebec() -> None:
    """The defaults of the settings are the rule set `quebec`, but for its order."""
    assert replace(Settings(), criteria=APART_FIRST) == rule_set("quebec").defaults


def test_an_unknown_rule_set_is_refused_with_the_known_ones() -> None:
    """The message names what there is."""
    with pytest.raises(WrongUse, match="“marienbad”; choose one of quebec"):
        rule_set("marienbad")


@pytest.mark.parametrize(
    ("difference", "stones"),
    [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (9, 8), (10, 9), (12, 9), (29, 9)],
)
def test_the_handicap_is_the_difference_less_one_and_nine_at_most(
    difference: int, stones: int
) -> None:
    """M12, with the worked examples: 17k and 15k play without komi, 17k and 14k with 2 stones."""
    assert stones == ByRanks.of(QUEBEC).stones(Rank(0), Rank(-difference))


@given(RANKS, RANKS)
def test_the_order_of_the_ranks_makes_no_difference(one: Rank, other: Rank) -> None:
    """A handicap is between two ranks, whoever is named first."""
    assert ByRanks.of(QUEBEC).stones(one, other) == ByRanks.of(QUEBEC).stones(other, one)


@given(RANKS, RANKS, st.integers(0, 3), st.integers(0, 9))
def test_reduction_and_cap_are_settings(one: Rank, other: Rank, less: int, cap: int) -> None:
    """A handicap is never negative and never above the cap, whatever is set."""
    stones = ByRanks.of(Settings(handicap_reduction=less, handicap_cap=cap)).stones(one, other)

    assert stones in range(cap + 1)
    assert stones in {0, cap, abs(one.steps - other.steps) - less}


def test_even_games_have_komi_and_all_others_half_a_point() -> None:
    """White wins a tied board of a game without komi."""
    assert [13, 1, 1] == [komi(QUEBEC, stones) for stones in (0, 1, 9)]


def test_107_of_the_109_handicaps_of_2005_follow_the_rule() -> None:
    """The two others stand on the published grid without a word: the director's own."""
    event = quebec_event()
    games = [(r.number, game) for r in event.rounds for game in r.games]
    others = [
        (number, game.white, game.black, game.handicap)
        for number, game in games
        if game.handicap
        != ByRanks.of(event.settings).stones(
            *(event.player(PlayerId(p)).rank for p in game.players)
        )
    ]

    assert 109 == len(games)
    assert [(3, 24, 33, 3), (5, 7, 11, 0)] == others
