"""Events of a folder in the form of OpenGotha's reference values: what was played, round by round.

One event a file, `event-NN.json`; what its keys mean stands in the folder's README. Two systems are
told apart by which `placement` names first: in a McMahon (MMS) everybody starts with `start_score`,
in a Swiss (NBW) with nothing. What rounds count is the event's own scoring.

Not read: names, notes, and the reference values, with which the tests compare the scores.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from nigiri.domain.model import Apart, Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.rules import rule_set
from nigiri.domain.scoring import UNPLAYED_HALF, Scoring, Worth
from nigiri.domain.units import HalfPoints, PlayerId, Rank

if TYPE_CHECKING:
    from collections.abc import Mapping
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


@dataclass(frozen=True)
class Story:
    """A tournament as it was played.

    event -- with all its rounds, scored as its players are paired
    strangers -- games left out because a player of theirs is not in the list
    """

    name: str
    event: Event
    strangers: int = 0

    @property
    def rounds(self) -> tuple[Round, ...]:
        """Return the rounds as they were played."""
        return self.event.rounds

    def before(self, round_: Round) -> Event:
        """Return the event before that round; here are those who play in it or have its bye."""
        here = {*round_.byes, *(player for game in round_.games for player in game.players)}
        earlier = (each for each in self.event.rounds if each.number < round_.number)
        players = (
            replace(p, here=p.number in here, out=frozenset(n for n in p.out if n < round_.number))
            for p in self.event.players
        )
        return replace(self.event, players=tuple(players), rounds=tuple(earlier))


def read_folder(folder: Path) -> list[Story]:
    """Return every event of a folder, in order of the files' names."""
    return [read_story(path) for path in sorted(folder.glob("event-*.json"))]


def read_story(path: Path) -> Story:
    """Return the event of one file; KeyError or ValueError where its form is another one."""
    data = json.loads(path.read_text(encoding="utf-8"))
    event, strangers = read_event(data)
    if scored_by(data) == "NBW":
        event = _swiss(event)
    return Story(data["name"], event, strangers)


def read_event(data: Data) -> tuple[Event, int]:
    """Return the event with both its scores, McMahon and raw, and how many games were left out."""
    known = {player["id"] for player in data["players"]}
    games = [game for game in data["games"] if {game["white"], game["black"]} <= known]
    event = Event(
        settings=_settings(data),
        players=tuple(_player(player) for player in data["players"]),
        rounds=tuple(
            _round({**data, "games": games}, number)
            for number in range(1, data["rounds_played"] + 1)
        ),
    )
    return event, len(data["games"]) - len(games)


def _swiss(event: Event) -> Event:
    """Return the event with the victories as the only score."""
    raw = event.settings.scoring
    scoring = replace(raw, score=raw.victories, seen=raw.seen_victories)
    return replace(
        event,
        settings=replace(event.settings, scoring=scoring),
        players=tuple(replace(player, start=HalfPoints(0)) for player in event.players),
    )


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
        scoring=_scoring(settings),
    )


def _scoring(settings: Data) -> Scoring:
    """Return what rounds count in the event."""
    score, victories = (_worth(settings, code) for code in ("mms", "nbw"))
    half = settings.get("unplayed_as_half", False)
    seen = replace(UNPLAYED_HALF, unfinished=1)  # an unknown result is none
    return replace(
        rule_set("opengotha").defaults.scoring,
        score=score,
        victories=victories,
        seen=seen if half else score,
        seen_victories=seen if half else victories,
    )


def _worth(settings: Data, code: str) -> Worth:
    """Return what rounds count in one of the two scores."""
    return Worth(
        bye=int(2 * settings[f"bye_{code}"]),
        missed=int(2 * settings[f"absent_{code}"]),
        rounded="idle" if settings["round_down"] else "none",
    )


def _player(player: Data) -> Player:
    """Return one player of the list; the number is that of the file."""
    wanted = player["participating"]
    return Player(
        family=f"Player {player['id']}",
        given="",
        rank=Rank.parse(player["rank"]),
        number=PlayerId(player["id"]),
        rating=player["rating"],
        club=player["club"] or "",
        country=player["country"] or "",
        here=True,
        out=frozenset(n for n, mark in enumerate(wanted, 1) if mark == "0"),
        start=HalfPoints(round(2 * player["start_score"])),
    )
