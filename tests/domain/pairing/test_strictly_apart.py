"""Chapters and states are kept apart strictly where the director asks for it (A7)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.checks.exchanges import nearer, same_half
from nigiri.domain.model.event import Apart, Event, Settings
from nigiri.domain.model.units import PlayerId
from nigiri.domain.pairing import draw, kept_apart
from nigiri.domain.pairing.criteria import in_order
from nigiri.domain.pairing_policies.pair_concerns import concerns, shared
from tests.crosstable import changed
from tests.domain.pairing.instances import every_draw, field_of, price, standing
from tests.domain.pairing.test_drawing import met

STRICT = Apart("state", strict=True)


def of_states(points: tuple[int, ...], states: str, *apart: Apart, **others: object) -> Event:
    """Return players with these scores, each of the state of one letter."""
    settings = replace(Settings(keep_apart=apart or (STRICT,)), **others)  # type: ignore[arg-type]
    event = standing(*points, settings=settings)
    for number, state in enumerate(states, 1):
        event = changed(event, number, state=state.strip())
    return event


def test_two_of_a_state_rather_meet_another_score() -> None:
    """1 and 2 alone have a point, and 3 and 4 none: by score 1-2, 3-4; strictly apart never so."""
    yes, strict = (of_states((1, 1, 0, 0), "AABB", Apart("state", strict=s)) for s in (False, True))

    assert [(1, 2), (3, 4)] == sorted(met(draw(yes, 1).round))
    assert all((one, other) not in {(1, 2), (3, 4)} for one, other in met(draw(strict, 1).round))


def test_it_counts_in_its_rounds_alone() -> None:
    """And in the last round like all that is kept apart: behind everything."""
    event = of_states((0, 0, 0, 0), "ABAC", Apart("state", frozenset({2}), strict=True))
    last = of_states((0, 0, 0, 0), "ABAC", rounds=1)

    assert (1, 3) in met(draw(event, 1).round)
    assert [0, 1] == [price(each, 1, 3, field_of(last)) for each in (kept_apart.strict,
                                                                  kept_apart.later)]  # fmt: skip


@given(
    st.lists(st.sampled_from("AB "), min_size=6, max_size=6),
    st.lists(st.integers(0, 1), min_size=6, max_size=6),
)
def test_no_draw_has_fewer_such_pairs(states: list[str], points: list[int]) -> None:
    """Every draw of six players is tried."""
    event = of_states(tuple(sorted(points, reverse=True)), "".join(states))
    field = field_of(event)
    least = min(
        sum(field.players[one].state == field.players[other].state != "" for one, other in pairs)
        for pairs in every_draw(field)
    )
    drawn = draw(event, 1).round

    assert least == sum(bool(shared(event, *game.players, 1, strict=True)) for game in drawn.games)


def test_what_is_strict_costs_nothing_once_more() -> None:
    """The criterion `apart` counts the rest."""
    event = of_states((0, 0), "AA", STRICT, Apart("country"))
    for number in (1, 2):
        event = changed(event, number, country="US")
    field = field_of(event)

    assert [1, 1] == [price(each, 1, 2, field) for each in (kept_apart.strict, kept_apart.apart)]
    assert ["rematch", "strict"] == [each.code for each in in_order(event.settings)][:2]
    both = PlayerId(1), PlayerId(2)
    assert [("state",), ("country",), ("state", "country")] == [
        shared(event, *both, 1, strict=each) for each in (True, False, None)
    ]
    assert [] == list(concerns(event, draw(event, 1).round.games, 1))


@pytest.mark.parametrize("points", [(1, 1, 0, 0), (0, 0, 0, 0)])
def test_the_judge_finds_nothing_better(points: tuple[int, ...]) -> None:
    """Neither nearer scores nor the halves: 1 and 2, and 3 and 4, are kept apart."""
    event = of_states(points, "AABB" if points[0] else "ABAB")
    drawn = draw(event, 1).round

    assert nearer(event, drawn) is None
    assert [] == list(same_half(event, drawn))
