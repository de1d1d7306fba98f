"""Who did not come: whom a draw asks about, and a bye that is no guess that they left (M6)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.pairing_policies.byes import (
    POLICIES,
    bye_candidates,
    bye_reason,
    first_as_if_there,
)
from nigiri.domain.pairing_policies.no_shows import no_shows, stayed_away
from tests.crosstable import crosstable

if TYPE_CHECKING:
    from typing import Any

    from nigiri.domain.model.event import Event

PLAYED = crosstable(
    """
    1 Ann 3d  2+!  3+
    2 Ben 2d  1-!  .
    3 Cho 1d  4-   1-
    4 Dee 1k  3+   5-!
    5 Eve 2k  bye  4+!
    """,
    rounds=6,
)
"""Ben stays away from round 1, Dee from round 2; Ben sits round 2 out."""
ANN, BEN, CHO, DEE, EVE = ALL = tuple(PLAYED.by_number)


def said(event: Event, number: int, **facts: Any) -> Event:  # noqa: ANN401 -- whatever Player takes
    """Return the event with something else said of a player."""
    players = (replace(p, **facts) if p.number == number else p for p in event.players)
    return replace(event, players=tuple(players))


def test_who_lost_the_last_game_by_default_is_asked_about_until_they_are_here() -> None:
    """Before round 3 Dee, who stayed away from round 2, and Ben, who has not been seen since 1."""
    assert {2: 1} == no_shows(PLAYED, 2)
    assert {2: 1, 4: 2} == no_shows(PLAYED, 3)
    assert {4: 2} == no_shows(said(PLAYED, 2, returned=frozenset({3})), 3)
    assert {4: 2} == no_shows(said(PLAYED, 2, returned=frozenset({2})), 3)


@pytest.mark.parametrize("facts", [
    {"out": frozenset({3})}, {"here": False}, {"returned": frozenset({3})},
])  # fmt: skip
def test_who_is_out_or_said_to_be_back_is_not_asked_about(facts: dict[str, Any]) -> None:
    """Nor who is not marked here at all."""
    assert 4 not in no_shows(said(PLAYED, 4, **facts), 3)


def test_back_for_a_round_before_the_one_missed_is_no_answer() -> None:
    """Said of round 2, to which Dee did not come."""
    assert 4 in no_shows(said(PLAYED, 4, returned=frozenset({2})), 3)


def test_who_wins_by_default_came_and_where_both_lose_neither_did() -> None:
    """The opponents who waited are not asked about; of a game that nobody came to both are."""
    event = crosstable(
        """
        1 Ann 3d  2-!
        2 Ben 2d  1-!
        3 Cho 1d  4+!
        4 Dee 1k  3-!
        5 Eve 2k  6-
        6 Fay 3k  5+
        """
    )

    assert {1: 1, 2: 1, 4: 1} == no_shows(event, 2)


def test_a_game_played_since_ends_it_and_one_that_goes_on_as_well() -> None:
    """In round 2 Ben plays on, or sits at a table."""
    event = crosstable(
        """
        1 Ann 3d  2+!  3+
        2 Ben 2d  1-!  4?
        3 Cho 1d  4-   1-
        4 Dee 1k  3+   2?
        """
    )

    assert stayed_away(event, BEN, 2) == 1
    assert stayed_away(event, BEN, 3) is None
    assert {} == no_shows(event, 3)


def test_where_a_system_fixes_the_pairs_nobody_is_asked_about() -> None:
    """In a round robin everybody meets everybody; who loses a knockout is out."""
    pairs = (RoundSystem("round robin"),) * 6
    event = replace(PLAYED, settings=replace(PLAYED.settings, systems=pairs))

    assert {} == no_shows(event, 3)


@pytest.mark.parametrize("policy", sorted({*POLICIES} - {"none"}))
def test_a_bye_never_goes_to_who_did_not_come_while_there_is_another(policy: str) -> None:
    """By every policy; where everybody else had one, it does."""
    event = replace(PLAYED, settings=replace(PLAYED.settings, bye_policy=policy))

    assert {2, 4} == {*bye_candidates(event, 3, ALL)[-2:]}
    assert {1, 3} == {*bye_candidates(event, 3, ALL)[:-2]}  # Eve had one
    assert (4,) == bye_candidates(event, 3, (DEE, EVE))


def test_the_reason_names_who_would_have_come_first() -> None:
    """Cho lost two games; Ben and Dee one each, by default: without it nobody comes before Cho."""
    event = replace(PLAYED, settings=replace(PLAYED.settings, bye_policy="losses"))

    assert 3 == first_as_if_there(event, 3, ALL)
    assert () == bye_reason(event, 3, ALL, CHO).absent
    assert 4 == first_as_if_there(event, 3, (ANN, BEN, DEE))
    reason = bye_reason(event, 3, (ANN, BEN, DEE), ANN)
    assert ((2, 4), None, False) == (reason.absent, reason.away, reason.by_figure)
    assert 2 == bye_reason(event, 3, (ANN, BEN, DEE), DEE).away
