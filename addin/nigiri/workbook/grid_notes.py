"""Footnotes of the grid: games by default, results still missing, changed ranks (B11, M13, M20)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING

from nigiri.domain.model import Outcome
from nigiri.domain.units import format_points

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model import Game
    from nigiri.domain.units import PlayerId, Rank
    from nigiri.workbook.derive.context import Context

_SIGNS = "*†‡§"


@dataclass(frozen=True)
class Footnotes:
    """The marks on the grid and the sentences below it.

    games -- (round, White) -> mark; players -- number -> mark
    """

    games: Mapping[tuple[int, PlayerId], str] = field(default_factory=dict)
    players: Mapping[PlayerId, str] = field(default_factory=dict)
    lines: tuple[str, ...] = ()

    def game_mark(self, round_number: int, game: Game) -> str:
        """Return the mark of a game, "" for none."""
        return self.games.get((round_number, game.white), "")

    def player_mark(self, number: PlayerId) -> str:
        """Return the mark of a player, "" for none."""
        mark = self.players.get(number)
        return f" {mark}" if mark else ""


def _mark(number: int) -> str:
    """Return *, †, ‡, §, then **, ††, and so on, counted from 0."""
    times, sign = divmod(number, len(_SIGNS))
    return _SIGNS[sign] * (times + 1)


def footnotes(context: Context) -> Footnotes:
    """Return every footnote of the grid, defaults before ranks, in the order of the rounds."""
    marks = map(_mark, count())
    games: dict[tuple[int, PlayerId], str] = {}
    players: dict[PlayerId, str] = {}
    lines: list[str] = []
    for this in context.event.rounds:
        for game in this.games:
            if _is_noted(context, this.number, game):
                games[this.number, game.white] = mark = next(marks)
                lines.append(_game_words(context, mark, this.number, game))
    for number, rank, since in rank_changes(context):
        if number not in players:
            players[number] = next(marks)
        name = context.event.player(number).name
        facts = {"number": number, "name": name, "rank": rank, "round": since}
        lines.append(context.say("grid.rank", mark=players[number], **facts))
    return Footnotes(games, players, tuple(lines))


def _is_noted(context: Context, round_number: int, game: Game) -> bool:
    """Tell whether a game has a footnote: it was not played, or is missing behind a later round."""
    if game.result is None:
        return round_number < len(context.event.rounds)
    return game.result.by_default


def _game_words(context: Context, mark: str, round_number: int, game: Game) -> str:
    """Return the sentence about a game decided by default, or not decided yet (B11)."""
    if game.result is None:
        points = format_points(context.event.settings.scoring.score.of("unfinished"))
        return context.say("grid.provisional", mark=mark, round=round_number, white=game.white,
                           black=game.black, points=points)  # fmt: skip
    outcome = game.result.outcome
    winner, loser = game.white, game.black
    if outcome is Outcome.BLACK:
        winner, loser = loser, winner
    key = "grid.default" if outcome in {Outcome.WHITE, Outcome.BLACK} else "grid.default.none"
    return context.say(key, mark=mark, round=round_number, winner=winner, loser=loser)


def rank_changes(context: Context) -> list[tuple[PlayerId, Rank, int]]:
    """Return (player, new rank, first round) of every change of rank, as the rounds print it."""
    changes = []
    for number in sorted(context.event.by_number):
        last = context.event.player(number).initial_rank
        for round_number, reading in sorted(context.reading.rounds.items()):
            rank = reading.ranks.get(number)
            if rank is not None and rank != last:
                changes.append((number, rank, round_number))
                last = rank
    return changes
