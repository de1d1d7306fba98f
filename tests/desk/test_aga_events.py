"""Events by the AGA's requirements, of any number of rounds (A7)."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import check
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.rules import apply_rules, departures_view
from nigiri.domain.model.event import Apart
from nigiri.domain.model.settings import MOST_ROUNDS
from nigiri.domain.rules import RULE_SETS, rule_set
from nigiri.workbook.settings.departures import departures
from tests.desk.story import begin, roster


def early(rounds: int) -> tuple[Apart, ...]:
    """Return what is kept apart in the first rounds so many."""
    first = frozenset(range(1, rounds + 1))
    return (Apart("club", first), Apart("state", first))


@pytest.mark.parametrize(
    ("rounds", "half"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (20, 10)]
)
def test_clubs_and_states_are_kept_apart_in_the_first_half_of_the_rounds(
    rounds: int, half: int
) -> None:
    """Half rounded up (A7); nothing is wrong with the new event, and round 1 can be drawn."""
    story = begin(rules="aga", rounds=rounds, host="")
    story.does(import_players, roster(12), source="list", here=True)

    assert early(half) == story.event.settings.keep_apart
    assert not [p for p in check(story.workbook).problems if p.weight == "stop"]
    assert "All settings are as in the rule set aga." == departures_view(story.workbook).title
    story.does(draw)
    assert 6 == len(story.event.rounds[0].games)


LABEL = {"club": "Keep apart: club", "state": "Keep apart: state"}


@pytest.mark.parametrize("key", ["club", "state"])
@pytest.mark.parametrize(
    ("rounds", "typed", "first"),
    [(5, "1-4", "1-3"), (5, "yes", "1-3"), (2, "1-2", "1"), (4, "3", "1-2"), (5, "1-3", ""),
     (5, "1", ""), (5, "no", "")],
)  # fmt: skip
def test_to_keep_apart_beyond_half_of_the_rounds_is_told(
    key: str, rounds: int, typed: str, first: str
) -> None:
    """With the rounds that the AGA allows; a reason beside it settles it (A7)."""
    story = begin(rules="aga", rounds=rounds)
    story.sets(LABEL[key], typed)
    found = [each for each in check(story.workbook).problems if each.code == "apart-half"]

    told = [(str(each.message).partition("”")[0], each.way_out.split(";")[0]) for each in found]
    assert ([(f"“{LABEL[key]}", f"Type {first}")] if first else []) == told


def test_fewer_rounds_make_the_half_smaller() -> None:
    """What was right in five rounds is told in four."""
    story = begin(rules="aga", rounds=5)
    story.sets("Rounds", 4)

    assert 2 == sum(each.code == "apart-half" for each in check(story.workbook).problems)


@pytest.mark.parametrize("rules", sorted({*RULE_SETS} - {"aga"}))
def test_other_rules_keep_apart_as_long_as_they_like(rules: str) -> None:
    """Only the AGA's have that limit."""
    story = begin(rules=rules, keep_apart=(Apart("club"),))

    assert "apart-half" not in {each.code for each in check(story.workbook).problems}


def test_other_events_that_take_over_the_rules_have_their_own_half() -> None:
    """`rules --apply aga` in two rounds."""
    story = begin(rounds=2)
    story.does(apply_rules, "aga")

    assert early(1) == story.event.settings.keep_apart
    assert () == departures(story.event.settings)


def test_what_is_asked_for_beside_the_rule_set_stays() -> None:
    """The director's own rounds win over the half."""
    story = begin(rules="aga", rounds=4, keep_apart=early(1))

    assert early(1) == story.event.settings.keep_apart


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_rule_set_begins_with_as_many_rounds_as_are_asked_for(rules: str) -> None:
    """Without a word with its own number; what is kept apart in all rounds stays so."""
    chosen = rule_set(rules)
    own = chosen.defaults

    assert own == chosen.for_rounds(own.rounds)
    for rounds in range(1, MOST_ROUNDS + 1):
        kept = chosen.for_rounds(rounds).keep_apart
        assert [each.key for each in own.keep_apart] == [each.key for each in kept]
        assert all(each.rounds is None or max(each.rounds) <= rounds for each in kept)
