"""Events of a folder in the form of OpenGotha's reference values: what was played, round by round.

One event a file; what the keys of a `.json` mean stands in the folder's README, and OpenGotha's own
`.xml` is turned into the same (gotha_xml.py). Two systems are told apart by which `placement` names
first: in a McMahon (MMS) everybody starts with `start_score`, in a Swiss (NBW) with nothing.

What a round not played counts differs from event to event, and the model knows one rule: half a
point for a missed round, one for a bye. Every such round is therefore written as what counts the
same:

counted   written as
1         a bye
½         a missed round
0         a game lost by default against a passer-by: somebody who never comes, of the same score,
          so that nobody floats and no colour is played

Whatever is missing is taken as usual (completed.py); a file that is no event is left out, with a
sentence. Not read: names, notes, and the reference values, with which the tests compare the scores.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from nigiri.domain.model import Apart, Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.scores import pairing_score
from nigiri.domain.units import HalfPoints, PlayerId, format_points
from tests.completed import completed, scored_by
from tests.gotha_xml import from_xml
from tests.own_choices import bar_sections, own_choices

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
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
MISSED, BYE = 1, 2
READERS: Mapping[str, Callable[[str], Any]] = {".json": json.loads, ".xml": from_xml}


class NotAnEvent(Exception):
    """A file cannot be read as an event: one sentence says why."""


@dataclass(frozen=True)
class Story:
    """A tournament as it was played.

    event -- with all its rounds, written so that the scores of the domain are those of the event
    rounds -- the same rounds as they were played: no passers-by, byes that were byes
    strangers -- games and byes left out: somebody is not in the list, or seated twice
    own -- the choices of its director, as fields of Settings, as far as the file tells them
    """

    name: str
    event: Event
    rounds: tuple[Round, ...]
    strangers: int = 0
    own: Mapping[str, object] = field(default_factory=dict)

    def chosen(self, changes: Mapping[str, object]) -> Story:
        """Return the same tournament with other settings."""
        settings = replace(self.event.settings, **changes)  # type: ignore[arg-type]
        return replace(self, event=replace(self.event, settings=settings))

    def before(self, round_: Round) -> Event:
        """Return the event before that round; here are those who play in it or have its bye."""
        here = {*round_.byes, *(player for game in round_.games for player in game.players)}
        earlier = (each for each in self.event.rounds if each.number < round_.number)
        players = (replace(p, here=p.number in here, out=frozenset()) for p in self.event.players)
        return replace(self.event, players=tuple(players), rounds=tuple(earlier))


def read_folder(folder: Path) -> tuple[list[Story], list[str]]:
    """Return every event of a folder, in order of the files' names, and why others are left out."""
    stories, sentences = [], []
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix.lower() in READERS)
    except OSError:
        return [], [f"{folder} is no folder that can be read."]
    for path in paths:
        try:
            stories.append(read_story(path))
        except NotAnEvent as error:
            sentences.append(str(error))
    return stories, sentences or ([] if paths else [f"{folder} holds no .json or .xml file."])


def read_story(path: Path) -> Story:
    """Return the event of one file; NotAnEvent where there is none that can be understood."""
    try:
        data = READERS[path.suffix.lower()](path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        msg = f"{path.name} is left out: it cannot be read ({error})."
        raise NotAnEvent(msg) from error
    try:
        return story_of({"name": path.stem, **data})
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        msg = f"{path.name} is left out: it is not an event of the usual form ({error!r})."
        raise NotAnEvent(msg) from error


def story_of(given: Data) -> Story:
    """Return the event of such data; a LookupError, TypeError or ValueError for another form."""
    data = completed(given)
    rounds = tuple(_round(data, number) for number in range(1, data["rounds_played"] + 1))
    event = _written(data, rounds)
    return Story(data["name"], event, rounds, data["strangers"], own_choices(data))


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
        rank=player["rank"],
        number=PlayerId(player["id"]),
        rating=player["rating"],
        club=player["club"],
        country=player["country"],
        here=True,
        start=HalfPoints(start),
    )


def _written(data: Data, rounds: Iterable[Round]) -> Event:
    """Return the event whose scores are those of the file, in rounds that count the same."""
    players = tuple(_player(data, player) for player in data["players"])
    event = Event(_settings(data), players, bar_sections(data))
    real = list(event.by_number)
    until = {n: _unplayed_until(data, n) for n in real}
    for round_ in rounds:
        idle = [n for n in real if n not in round_.game_by_player]
        at = round_.number
        event = _with_round(event, round_, {n: until[n][at] - until[n][at - 1] for n in idle})
    return event


def _with_round(event: Event, round_: Round, added: Mapping[PlayerId, int]) -> Event:
    """Return the event with one more round; added -- half points of everyone without a game."""
    for halves in sorted({*added.values()} - {0, MISSED, BYE}):
        points = format_points(HalfPoints(halves))
        msg = f"round {round_.number} counts {points} for somebody who did not play"
        raise ValueError(msg)
    nothing = [player for player, halves in added.items() if halves == 0]
    passers_by = [_passer_by(event, round_, n, at) for at, n in enumerate(nothing, 1)]
    games = [
        Game(None, PlayerId(other.number or 0), player, result=LOST_UNPLAYED)
        for other, player in zip(passers_by, nothing, strict=True)
    ]
    byes = tuple(player for player, halves in added.items() if halves == BYE)
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


def _unplayed_until(data: Data, player: PlayerId) -> list[int]:
    """Return the half points of all unplayed rounds up to each round, from none on."""
    settings, code = data["settings"], scored_by(data).lower()
    played, byes = data["played"][player], data["sat_out"][player]
    points, sums = 0.0, [0]
    for number in range(1, data["rounds_played"] + 1):
        if number not in played:
            absent = data["wanted"][player][number - 1 : number] == "0"
            counted = settings[f"absent_{code}"] if absent else 0
            points += settings[f"bye_{code}"] if number in byes else counted
        sums.append(2 * int(points) if settings["round_down"] else int(2 * points))
    return sums
