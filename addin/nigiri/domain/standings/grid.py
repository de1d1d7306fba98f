"""The facts of a tournament grid (M20): footnotes, rank changes, whether it is final.

A footnote is about a game that was not played, a result missing before a later round (B11), or a
rank that changed (M13). Sheets and printed grids put the facts into words.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.domain.cached import once_an_event
from nigiri.domain.model.event import Outcome
from nigiri.domain.scores.scores import participations

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId, Rank

_SIGNS = "*†‡§"
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")

Kind = Literal["default", "default.none", "default.both", "default.jigo", "provisional", "rank"]

#: Outcome of a game by default that nobody alone won -> kind of its note.
_TOGETHER: Mapping[Outcome, Kind] = {
    Outcome.NONE: "default.none",
    Outcome.BOTH: "default.both",
    Outcome.JIGO: "default.jigo",
}


class Note(NamedTuple):
    """One footnote.

    kind -- "default": the first player won by default against the second; "default.none": both
    lost, "default.both": both won, "default.jigo": nobody did; "provisional": White and Black have
    no result yet; "rank": the player's rank changed
    round_number -- of the game, or the first with the new rank
    rank -- the new one, None for a game
    """

    kind: Kind
    mark: str
    round_number: int
    players: tuple[PlayerId, ...]
    rank: Rank | None = None


@dataclass(frozen=True)
class Footnotes:
    """The marks on a grid and their notes.

    games -- (round, White) -> mark; players -- number -> mark
    notes -- defaults and missing results before ranks, in the order of the rounds
    """

    games: Mapping[tuple[int, PlayerId], str] = field(default_factory=dict)
    players: Mapping[PlayerId, str] = field(default_factory=dict)
    notes: tuple[Note, ...] = ()

    def of_game(self, round_number: int, game: Game) -> str:
        """Return the mark of a game, "" for none."""
        return self.games.get((round_number, game.white), "")

    def of_player(self, number: PlayerId) -> str:
        """Return the mark of a player, "" for none."""
        return self.players.get(number, "")


def finished(event: Event) -> bool:
    """Tell whether all rounds are drawn and complete."""
    return len(event.rounds) >= event.settings.rounds and all(r.complete for r in event.rounds)


@once_an_event
def footnotes(event: Event) -> Footnotes:
    """Return every footnote of the grid; a rank changed twice has one mark."""
    marks = map(_mark, count())
    games: dict[tuple[int, PlayerId], str] = {}
    players: dict[PlayerId, str] = {}
    notes: list[Note] = []
    for number, game in _noted_games(event):
        games[number, game.white] = mark = next(marks)
        notes.append(_game_note(mark, number, game))
    for player, rank, since in rank_changes(event):
        if player not in players:
            players[player] = next(marks)
        notes.append(Note("rank", players[player], since, (player,), rank))
    return Footnotes(games, players, tuple(notes))


def rank_changes(event: Event) -> Iterator[tuple[PlayerId, Rank, int]]:
    """Yield (player, new rank, first round) for every change of a rank printed in rounds."""
    for player in sorted(event.by_number):
        last = event.player(player).initial_rank
        for part in participations(event, player):
            rank = None if part.game is None else part.game.rank_of(player)
            if rank is not None and rank != last:
                yield player, rank, part.round_number
                last = rank


def _mark(number: int) -> str:
    """Return the mark of a footnote: *, †, ‡, §, **, ††, ‡‡, §§, then ⁹, ¹⁰, ...; from 0."""
    times, sign = divmod(number, len(_SIGNS))
    return _SIGNS[sign] * (times + 1) if times <= 1 else str(number + 1).translate(_RAISED)


def _noted_games(event: Event) -> Iterator[tuple[int, Game]]:
    """Yield (round number, game) for each game decided by default or overdue."""
    last = max((this.number for this in event.rounds), default=0)
    for this in event.rounds:
        for game in this.games:
            result = game.result
            if this.number < last if result is None else result.by_default:
                yield this.number, game


def _game_note(mark: str, number: int, game: Game) -> Note:
    """Return the note about a game decided by default, or without a result (B11)."""
    if game.result is None:
        return Note("provisional", mark, number, game.players)
    outcome = game.result.outcome
    players = (game.black, game.white) if outcome is Outcome.BLACK else game.players
    return Note(_TOGETHER.get(outcome, "default"), mark, number, players)
