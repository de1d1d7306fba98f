"""Events of a folder in the form of OpenGotha's reference values: what was played, round by round.

One event a file, `event-NN.json`; what its keys mean stands in the folder's README. Two systems are
told apart by which `placement` names first: in a McMahon (MMS) everybody starts with `start_score`,
in a Swiss (NBW) with nothing.

What a round not played counts differs from event to event, and the model knows one rule: half a
point for a missed round, one for a bye. Every such round is therefore written as what counts the
same:

counted   written as
1         a bye
½         a missed round
0         a game lost by default against a passer-by: somebody who never comes, of the same score,
          so that nobody floats and no colour is played

Not read: names, notes, and the reference values, with which the tests compare the scores.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from nigiri.domain.model import Apart, Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.scores import pairing_score
from nigiri.domain.units import HalfPoints, PlayerId, Rank

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    Data = Mapping[str, Any]

OUTCOMES = {
    "W": Outcome.WHITE,
    "B": Outcome.BLACK,
    "jigo": Outcome.JIGO,
    "both lose": Outcome.NONE,
    "both win": Outcome.BOTH,
}
BY_DEFAULT = " by default"
LOST_UNPLAYED = Result(Outcome.NONE, by_default=True)


@dataclass(frozen=True)
class Story:
    """A tournament as it was played.

    event -- with all its rounds, written so that the scores of the domain are those of the event
    rounds -- the same rounds as they were played: no passers-by, byes that were byes
    strangers -- games left out because a player of theirs is not in the list
    """

    name: str
    event: Event
    rounds: tuple[Round, ...]
    strangers: int = 0

    def before(self, round_: Round) -> Event:
        """Return the event before that round; here are those who play in it or have its bye."""
        here = {*round_.byes, *(player for game in round_.games for player in game.players)}
        earlier = (each for each in self.event.rounds if each.number < round_.number)
        players = (replace(p, here=p.number in here, out=frozenset()) for p in self.event.players)
        return replace(self.event, players=tuple(players), rounds=tuple(earlier))


def read_folder(folder: Path) -> list[Story]:
    """Return every event of a folder, in order of the files' names."""
    return [read_story(path) for path in sorted(folder.glob("event-*.json"))]


def read_story(path: Path) -> Story:
    """Return the event of one file; KeyError or ValueError where its form is another one."""
    data = json.loads(path.read_text(encoding="utf-8"))
    known = {player["id"] for player in data["players"]}
    games = [game for game in data["games"] if {game["white"], game["black"]} <= known]
    data = {**data, "games": games, "strangers": len(data["games"]) - len(games)}
    rounds = tuple(_round(data, number) for number in range(1, data["rounds_played"] + 1))
    return Story(data["name"], _written(data, rounds), rounds, data["strangers"])


def scored_by(data: Data) -> str:
    """Return the code of what players are paired by: MMS, or NBW in a Swiss."""
    placement: list[str] = data["settings"]["placement"]
    return next(code for code in placement if code in {"MMS", "NBW"})


def _round(data: Data, number: int) -> Round:
    """Return one round as it was played."""
    return Round(
        number=number,
        games=tuple(_game(game) for game in data["games"] if game["round"] == number),
        byes=tuple(PlayerId(b["player"]) for b in data["byes"] if b["round"] == number),
    )


def _game(game: Data) -> Game:
    """Return one game; an unknown result is one that has not come in."""
    outcome = OUTCOMES.get(game["result"].removesuffix(BY_DEFAULT))
    by_default = game["result"].endswith(BY_DEFAULT)
    return Game(
        table=game["table"],
        white=PlayerId(game["white"]),
        black=PlayerId(game["black"]),
        handicap=game["handicap"],
        result=outcome and Result(outcome, by_default),
    )


def _settings(data: Data) -> Settings:
    """Return the settings; handicaps follow the ranks, as far as the event gave any."""
    settings = data["settings"]
    return Settings(
        name=data["name"],
        rounds=data["rounds"],
        keep_apart=(Apart("club"),),
        handicap_reduction=settings["handicap_correction"],
        handicap_cap=settings["handicap_ceiling"],
    )


def _player(data: Data, player: Data) -> Player:
    """Return one player of the list; the number is that of the file."""
    start = round(2 * player["start_score"]) if scored_by(data) == "MMS" else 0
    return Player(
        family=f"Player {player['id']}",
        given="",
        rank=Rank.parse(player["rank"]),
        number=PlayerId(player["id"]),
        rating=player["rating"],
        club=player["club"] or "",
        country=player["country"] or "",
        here=True,
        start=HalfPoints(start),
    )


def _written(data: Data, rounds: Iterable[Round]) -> Event:
    """Return the event whose scores are those of the file, in rounds that count the same."""
    event = Event(_settings(data), tuple(_player(data, player) for player in data["players"]))
    real = list(event.by_number)
    for round_ in rounds:
        idle = [n for n in real if n not in round_.game_by_player]
        added = {n: _unplayed(data, n, round_.number) for n in idle}
        event = _with_round(event, round_, added)
    return event


def _with_round(event: Event, round_: Round, added: Mapping[PlayerId, int]) -> Event:
    """Return the event with one more round; added -- half points of everyone without a game."""
    nothing = [player for player, halves in added.items() if halves == 0]
    passers_by = [_passer_by(event, round_, n, at) for at, n in enumerate(nothing, 1)]
    games = [
        Game(None, PlayerId(other.number or 0), player, result=LOST_UNPLAYED)
        for other, player in zip(passers_by, nothing, strict=True)
    ]
    byes = tuple(player for player, halves in added.items() if halves == 2)
    written = replace(round_, games=(*round_.games, *games), byes=byes)
    return replace(event, players=(*event.players, *passers_by), rounds=(*event.rounds, written))


def _passer_by(event: Event, round_: Round, player: PlayerId, at: int) -> Player:
    """Return somebody of the player's score, who got half a point for each round before."""
    score = pairing_score(event, player, round_.number)
    return Player(
        family="Passer-by",
        given="",
        rank=event.player(player).rank,
        number=PlayerId(max(event.by_number) + at),
        start=HalfPoints(score - len(event.rounds)),
    )


def _unplayed(data: Data, player: PlayerId, number: int) -> int:
    """Return the half points that a round without a game adds to the player's score."""
    return _unplayed_until(data, player, number) - _unplayed_until(data, player, number - 1)


def _unplayed_until(data: Data, player: PlayerId, number: int) -> int:
    """Return the half points of all rounds without a game up to that one, rounded if need be."""
    settings, code = data["settings"], scored_by(data).lower()
    played = {g["round"] for g in data["games"] if player in {g["white"], g["black"]}}
    byes = {bye["round"] for bye in data["byes"] if bye["player"] == player}
    wanted = next(each["participating"] for each in data["players"] if each["id"] == player)
    idle = set(range(1, number + 1)) - played
    absent = [n for n in idle - byes if wanted[n - 1] == "0"]
    points = len(idle & byes) * settings[f"bye_{code}"] + len(absent) * settings[f"absent_{code}"]
    return 2 * int(points) if settings["round_down"] else int(2 * points)
