"""Six events in which the director says where they are, and then takes what stands there.

The forms are answered with what they show, a list of players comes in, and every round is drawn and
played: the stronger player wins, but for a surprise now and then.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.hosts.memory import Memory
from nigiri.workbook.model.codec import from_json
from tests.buttons.test_exchange import asked
from tests.desk.story import EVENT_ID, Story, tables

if TYPE_CHECKING:
    from nigiri.domain.model.event import Game
    from nigiri.workbook.model.cells import Sheet, Workbook


class City(NamedTuple):
    """An event: where it is, and who comes, as many of each rank."""

    federation: str
    players: str


#: Two ranks below the best, at 2 dan, eight players: neither few nor many for 5 rounds or 6.
TOP = "4d 2, 3d 2, 2d 4, 1d 3, 1k 3, 2k 3, 4k 2, 6k 2, 9k 2, 12k 1"
CITIES = {
    "Montréal": City("quebec", "4d 2, 2d 3, 1d 4, 1k 5, 3k 6, 6k 5, 9k 5, 12k 4, 18k 3, 25k 2"),
    "Boston": City("aga", "4d 2, 3d 2, 2d 4, 1d 4, 1k 4, 2k 4, 3k 4"),
    "London": City("bga", TOP),
    "Lyon": City("ffg", f"{TOP}, 20k 2, 25k 1"),
    "Prague": City("egf", f"{TOP}, 17k 1, 20k 2, 22k 1, 25k 1"),
    "Congress": City("egc", f"{TOP}, 14k 2, 15k 1, 16k 1, 18k 2, 20k 2"),
}
CLUBS = ("Harbour", "Castle", "Abbey", "Bridge", "Tower", "")
SURPRISE = 5
"""Where the numbers of two players add up to a multiple of it, the weaker one wins."""


def agreed(federation: str) -> dict[str, Any]:
    """Return the answers of a director who says where the event is, and else presses OK."""
    given: dict[str, Any] | None = None
    while (answer := asked("new", arguments=given))["status"] == "asks":
        shown = {each["field"]: each["value"] for each in answer["fields"]}
        given = {name: value for name, value in shown.items() if value is not None}
        given |= {"federation": federation}
    assert given is not None
    return given


def begun(federation: str) -> Story:
    """Return the event that such a director has."""
    answers = {**agreed(federation), "id": str(EVENT_ID)}
    story = Story(Memory())
    changes = asked("new", arguments=answers)["changes"]
    story.host.apply(from_json(json.dumps(changes)))
    return story


def who_comes(city: City) -> Sheet:
    """Return the list of players; the clubs go round."""
    rows: list[list[object]] = [["Family name", "Given name", "Rank", "Club"]]
    for part in city.players.split(", "):
        rank, many = part.split()
        for _ in range(int(many)):
            at = len(rows)
            rows.append([f"Family{at}", f"Given{at}", rank, CLUBS[at % len(CLUBS)]])
    return tables(rows)


def played(name: str) -> Story:
    """Return an event after its last round."""
    return Story(Memory(_played(name)))


@lru_cache
def _played(name: str) -> Workbook:
    """Return the workbook of an event after its last round."""
    story = begun(CITIES[name].federation)
    story.does(import_players, who_comes(CITIES[name]), source="list", here=True)
    for number in range(1, story.event.settings.rounds + 1):
        story.does(draw)
        games = story.reading.rounds[number].games
        story.types(number, {(row, "result"): _result(game) for row, game in games.items()})
    return story.workbook


def _result(game: Game) -> str:
    """Return what is typed beside a board."""
    surprise = sum(game.players) % SURPRISE == 0
    white = (game.white < game.black) != surprise
    return "○ 1-0" if white else "● 0-1"
