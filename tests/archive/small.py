"""A small event whose answers can be counted on one's fingers.

    number  name          rank  club  R1            R2            R3
    1       Ota, Yuzo     3d    Oak   W v 4 won     W v 2 won     B v 3 lost
    2       Roy, Ann      1d    Elm   W v 3 won     B v 1 lost    bye
    3       Diaz, Luis    2k    Oak   B v 2 lost    bye           W v 1 won
    4       Kim, Bo       9k    Elm   B v 1 lost    missed        missed

Round 1: Kim takes 9 stones, Diaz 2; round 2: Roy takes 1; round 3: nobody takes any.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.archive.origins import Paths
from nigiri.archive.rows import Source
from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import PlayerId, Rank

if TYPE_CHECKING:
    from collections.abc import Iterable

_WON, _LOST = Result(Outcome.WHITE), Result(Outcome.BLACK)
ONE, TWO, THREE, FOUR = map(PlayerId, (1, 2, 3, 4))

PLAYERS = (
    Player("Ota", "Yuzo", Rank(3), ONE, club="Oak", federation_id="16250531", here=True),
    Player("Roy", "Ann", Rank(1), TWO, club="Elm", here=True),
    Player("Diaz", "Luis", Rank(-1), THREE, club="Oak", federation_id="AGA 10233", here=True),
    Player("Kim", "Bo", Rank(-8), FOUR, club="Elm", out=frozenset({2, 3}), here=True),
)
ROUNDS = (
    Round(1, (Game(1, ONE, FOUR, 9, _WON), Game(2, TWO, THREE, 2, _WON))),
    Round(2, (Game(1, ONE, TWO, 1, _WON),), (THREE,)),
    Round(3, (Game(1, THREE, ONE, 0, _WON),), (TWO,)),
)


def small_event(name: str = "Winter Open", dates: str = "2019-01-12", **changes: object) -> Event:
    """Return the event; changes -- of its settings."""
    settings = Settings(
        name=name, dates=dates, rounds=3, start_rule="none", ranked_by="all", event_id=f"id {name}"
    )
    return Event(replace(settings, **changes), PLAYERS, rounds=ROUNDS)  # type: ignore[arg-type]


def with_player(event: Event, number: PlayerId, **changes: object) -> Event:
    """Return the event with other facts about a player."""
    players = (
        replace(each, **changes) if each.number == number else each  # type: ignore[arg-type]
        for each in event.players
    )
    return replace(event, players=tuple(players))


def sources(*events: Event) -> Iterable[Source]:
    """Return events as if they had been read from files of JSON."""
    return [Source(event, f"{event.settings.name}.json", "json", Paths(event)) for event in events]
