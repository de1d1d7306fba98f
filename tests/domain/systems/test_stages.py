"""Stages: which rounds belong together, and who is in them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.systems.registry import SYSTEMS, system
from nigiri.domain.systems.stages import first_of_stage, played_as, stage_of
from nigiri.errors import WrongUse

BLANK, FINAL = RoundSystem(), RoundSystem("round robin", "final")


def club(players: int, *systems: RoundSystem, rounds: int = 6) -> Event:
    """Return players of one rank, all here, before round 1."""
    return Event(
        Settings(rounds=rounds, systems=systems, start_rule="none", ranked_by="all"),
        tuple(Player(f"P{n}", "", Rank(1), PlayerId(n), here=True) for n in range(1, players + 1)),
    )


def test_a_blank_is_played_as_the_round_above_and_round_1_by_the_system_of_the_event() -> None:
    """Behind the last that is written, too."""
    systems = (BLANK, RoundSystem("swiss"), BLANK, FINAL)
    settings = Settings(system="round robin", systems=systems)
    found = [played_as(settings, number)[:2] for number in range(1, 7)]

    final, swiss = ("round robin", "final"), ("swiss", "main")
    assert [("round robin", "main"), swiss, swiss, final, final, final] == found


def test_a_stage_begins_where_system_or_name_is_another_one() -> None:
    """The same system under another name is another stage."""
    event = club(4, BLANK, RoundSystem("round robin"), BLANK, FINAL)

    assert [1, 2, 2, 4, 4] == [first_of_stage(event.settings, number) for number in range(1, 6)]


def test_a_later_stage_is_in_order_of_the_places_reached() -> None:
    """The first one in order of strength; rounds of the round itself and later are not seen."""
    event = club(4, BLANK, FINAL)
    game, win = Game(1, PlayerId(1), PlayerId(4)), Result(Outcome.BLACK)
    event = replace(event, rounds=(Round(1, (replace(game, result=win),)), Round(2), Round(3)))
    first, later = (stage_of(event, number, [PlayerId(2)]) for number in (1, 3))

    assert (1, 2, 3, 4) == first.players
    assert (4, 1, 2, 3) == later.players
    assert {2} == later.free
    assert (1, [1, 2], [2]) == (
        first.step, [r.number for r in later.event.rounds], [r.number for r in later.rounds]
    )  # fmt: skip
    assert 2 == later.step


def test_who_left_still_belongs_to_a_stage_and_who_never_plays_in_it_does_not() -> None:
    """A latecomer belongs to it before coming."""
    event = club(4, rounds=3)
    one, two, three, four = event.players
    gone, late = (replace(one, here=False), replace(two, out=frozenset({1, 2})))
    never = replace(three, out=frozenset({1, 2, 3}))
    event = replace(event, players=(gone, late, never, four))
    played = replace(event, rounds=(Round(1, (Game(1, PlayerId(1), PlayerId(4)),)),))

    assert (2, 4) == stage_of(event, 1, ()).players
    assert (1, 2, 4) == stage_of(played, 2, ()).players


def test_every_system_is_known_by_its_key() -> None:
    """Another key is refused with those there are."""
    assert all(system(key) is each and key == each.key for key, each in SYSTEMS.items())
    with pytest.raises(WrongUse, match="no system “cricket”; choose one of mcmahon, swiss"):
        system("cricket")
