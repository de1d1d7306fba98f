"""The tables of a draw: no board is put at one that is not used, in any system."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from nigiri.domain.model.event import Event, Settings
from nigiri.domain.model.settings import RoundSystem
from nigiri.domain.model.units import PlayerId
from nigiri.domain.pairing import draw
from nigiri.domain.pairing.blocks import Existing, draw_blocks
from nigiri.domain.pairing.early_draw import Block, Ready
from nigiri.domain.systems.registry import SYSTEMS
from tests.domain.pairing.test_drawing import crowd


def hall(system: str, *unused: int) -> Event:
    """Return 24 players of one rank, in teams, whose next round is played by that system.

    All of them are level after a round, which a play-off needs.
    """
    settings = replace(
        Settings(ranked_by="all", systems=(RoundSystem("swiss"), RoundSystem(system))),
        **SYSTEMS[system].defaults,  # type: ignore[arg-type]
        seed=5,
        tables_unused=unused,
    )
    games = [(n, n + 12) for n in range(1, 13)]
    event = crowd(24, *([games] if system == "play-off" else ()), settings=settings)
    if system != "play-off":
        event = replace(event, settings=replace(settings, systems=(RoundSystem(system),)))
    named = "AB" if system == "two teams" else "ABCD"
    teams = (replace(p, team=named[at % len(named)]) for at, p in enumerate(event.players))
    return replace(event, players=tuple(teams))


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_board_is_at_a_table_that_is_not_used(system: str) -> None:
    """Boards go on at the next table; who meets whom, and in which order, stays."""
    unused = (1, 4, *range(6, 9))
    free = [n for n in range(1, 40) if n not in unused]
    usual, other = hall(system), hall(system, *unused)
    before = draw(usual, usual.next_round).round.games
    after = draw(other, other.next_round).round.games

    assert [*range(1, len(before) + 1)] == [game.table for game in before]
    assert free[: len(after)] == [game.table for game in after]
    assert [game.players for game in before] == [game.players for game in after]


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_drawn_already_no_board_is_at_such_a_table(seed: int) -> None:
    """Locked boards stay where the director has them, there too; blocks are drawn beside them."""
    random = Random(seed)  # noqa: S311 -- no secret is made from it
    unused = random.sample(range(1, 25), 9)
    event = replace(crowd(20), settings=Settings(tables_unused=tuple(sorted(unused))))
    first = draw(event, 1).round.games
    locked = [replace(game, table=table) for game, table in zip(first[:3], unused, strict=False)]
    empty = frozenset(random.sample(range(1, 25), 4))
    rest = [n for n in map(PlayerId, range(1, 21)) if all(n not in g.players for g in locked)]
    ready = Ready((Block(tuple(rest[:6]), above=2), Block(tuple(rest[6:]))))

    whole = draw(event, 1, locked=locked, tables=empty).round.games
    parts = draw_blocks(event, 1, ready, Existing(tuple(locked), tables=empty)).round.games

    for games in (whole, parts):
        new = [game.table for game in games if game not in locked]
        assert {*locked} < {*games}
        assert len(new) == len({*new} - {None, *unused, *empty, *(g.table for g in locked)}) == 7
