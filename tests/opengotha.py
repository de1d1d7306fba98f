"""Events of a folder in the form of OpenGotha's reference values: what was played, round by round.

One event a file; what the keys of a `.json` mean stands in the folder's README, and OpenGotha's own
`.xml` is turned into the same (gotha_xml.py). Two systems are told apart by which `placement` names
first: in a McMahon (MMS) everybody starts with `start_score`, in a Swiss (NBW) with nothing. What
rounds count is the event's own scoring.

Whatever is missing is taken as usual (completed.py); a file that is no event is left out, with a
sentence. Not read: names, notes, and the reference values, with which the tests compare the scores.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.event import Apart, Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.scoring import UNPLAYED_HALF, Scoring, Worth
from nigiri.domain.model.units import HalfPoints, PlayerId
from nigiri.domain.rules import rule_set
from tests.completed import completed, scored_by
from tests.gotha_xml import from_xml
from tests.own_choices import own_choices

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
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
READERS: Mapping[str, Callable[[str], Any]] = {".json": json.loads, ".xml": from_xml}


class NotAnEvent(Exception):
    """A file cannot be read as an event: one sentence says why."""


@dataclass(frozen=True)
class Story:
    """A tournament as it was played.

    event -- with all its rounds, scored as its players are paired
    strangers -- games and byes left out: somebody is not in the list, or seated twice
    own -- the choices of its director, as fields of Settings, as far as the file tells them
    """

    name: str
    event: Event
    strangers: int = 0
    own: Mapping[str, object] = field(default_factory=dict)

    @property
    def rounds(self) -> tuple[Round, ...]:
        """Return the rounds as they were played."""
        return self.event.rounds

    def chosen(self, changes: Mapping[str, object]) -> Story:
        """Return the same tournament with other settings."""
        settings = replace(self.event.settings, **changes)  # type: ignore[arg-type]
        return replace(self, event=replace(self.event, settings=settings))

    def before(self, round_: Round) -> Event:
        """Return the event before that round; here are those who play in it or have its bye."""
        here = {*round_.byes, *(player for game in round_.games for player in game.players)}
        earlier = (each for each in self.event.rounds if each.number < round_.number)
        players = (
            replace(p, here=p.number in here, out=frozenset(n for n in p.out if n < round_.number))
            for p in self.event.players
        )
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
    event = event_of(data)
    if scored_by(data) == "NBW":
        event = _swiss(event)
    return Story(data["name"], event, data["strangers"], own_choices(data))


def event_of(data: Data) -> Event:
    """Return the event of completed data, with both its scores: McMahon and raw."""
    return Event(
        settings=_settings(data),
        players=tuple(_player(data, player) for player in data["players"]),
        rounds=tuple(_round(data, number) for number in range(1, data["rounds_played"] + 1)),
    )


def _swiss(event: Event) -> Event:
    """Return the event with the victories as the only score."""
    raw = event.settings.scoring
    scoring = replace(raw, score=raw.victories, seen=raw.seen_victories)
    return replace(
        event,
        settings=replace(event.settings, scoring=scoring),
        players=tuple(replace(player, start=HalfPoints(0)) for player in event.players),
    )


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
    seen = replace(UNPLAYED_HALF, unfinished=1)  # an unknown result is as good as none
    half = settings["unplayed_as_half"]
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


def _player(data: Data, player: Data) -> Player:
    """Return one player of the list; the number is that of the file."""
    wanted = data["wanted"][player["id"]]
    return Player(
        family=f"Player {player['id']}",
        given="",
        rank=player["rank"],
        number=PlayerId(player["id"]),
        rating=player["rating"],
        club=player["club"],
        country=player["country"],
        here=True,
        out=frozenset(n for n, mark in enumerate(wanted, 1) if mark == "0"),
        start=HalfPoints(round(2 * player["start_score"])),
    )
