"""Handicaps that the sheets leave to the rule, where it takes the whole event to know them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import by_ranks_alone, handicap_of

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Game
    from nigiri.workbook.read_rounds import RoundReading


def with_handicaps(event: Event, rounds: dict[int, RoundReading]) -> dict[int, RoundReading]:
    """Return the rounds with the handicaps by rule where their cells are blank (B3, A6, B23).

    event -- with these rounds; where ranks alone say the handicap, they were read so already
    """
    if by_ranks_alone(event.settings):
        return rounds
    return {number: _filled(event, reading) for number, reading in rounds.items()}


def _filled(event: Event, reading: RoundReading) -> RoundReading:
    """Return a round with its blank handicaps filled in."""

    def by_rule(game: Game) -> Game:
        stones = handicap_of(event, game.white, game.black, reading.round.number).stones
        return replace(game, handicap=stones)

    games = {
        row: by_rule(game) if row in reading.by_rule else game
        for row, game in reading.games.items()
    }
    return replace(reading, games=games, round=replace(reading.round, games=(*games.values(),)))
