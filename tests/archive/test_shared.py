"""The 24 real events with reference values, in one archive: answers counted from their files.

They are no part of nigiri: without their folder these tests are skipped.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.archive.findings import findings
from nigiri.archive.questions.registry import answer
from nigiri.archive.store import add
from nigiri.domain.model.units import Rank
from tests.archive.small import sources
from tests.archive.test_store import asked
from tests.conformance import SHARED
from tests.opengotha import read_story
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from pathlib import Path

FILES = sorted(SHARED.glob("event-*.json"))
WON = {"W": (2, 0), "B": (0, 2), "jigo": (1, 1)}

pytestmark = pytest.mark.skipif(not FILES, reason="the 24 events are not here")


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    """Return what stands in the files."""
    return [json.loads(path.read_text("utf-8")) for path in FILES]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the archive of the 24 events and of the Quebec Open."""
    folder = tmp_path_factory.mktemp("shared") / "archive"
    events = []
    for number, path in enumerate(FILES):
        event = read_story(path).event
        dates = {"dates": f"{2010 + number}-05-01", "event_id": path.stem, "ranked_by": "all"}
        people = tuple(replace(p, family=f"{path.stem} player {p.number}") for p in event.players)
        events.append(
            replace(event, settings=replace(event.settings, **dates), players=people)  # type: ignore[arg-type]
        )
    assert {"new"} == {each.kind for each in add(folder, sources(*events, quebec_event()))}
    return folder


def took_part(form: dict[str, Any]) -> set[int]:
    """Return who had a game or a bye."""
    seats = {game[side] for game in form["games"] for side in ("white", "black")}
    return seats | {bye["player"] for bye in form["byes"]}


def test_handicaps_are_those_of_the_files(archive: Path, told: list[dict[str, Any]]) -> None:
    """All decided games that were played, by stones; the Quebec Open has 108 more."""
    games, black = Counter[int](), Counter[int]()
    for form in told:
        for game in form["games"]:
            if game["result"] in WON:
                games[game["handicap"]] += 1
                black[game["handicap"]] += WON[game["result"]][1]
    quebec = {0: 45, 1: 22, 2: 11, 3: 12, 4: 9, 5: 2, 6: 3, 7: 3, 9: 1}
    games.update(quebec)

    assert dict(games) == {row[0]: row[1] for row in answer(archive, "handicaps").rows}
    games.subtract(quebec)
    since = {row[0]: row[1] for row in answer(archive, "handicaps", 2010).rows}
    assert {stones: count for stones, count in games.items() if count} == since
    halves = asked(
        archive,
        "SELECT handicap, sum(black_halves) FROM games WHERE kind = 'game' AND NOT by_default "
        "AND year >= 2010 AND white_halves + black_halves = 2 GROUP BY handicap",
    )
    assert dict(black) == dict(halves)


def test_attendance_is_that_of_the_files(archive: Path, told: list[dict[str, Any]]) -> None:
    """Everybody with a game or a bye, by year and by rank."""
    players, ranks = Counter({2005: 40}), Counter[Rank]()
    for number, form in enumerate(told):
        there = took_part(form)
        players[2010 + number] += len(there)
        ranks.update(Rank.parse(p["rank"]) for p in form["players"] if p["id"] in there)

    assert dict(players) == {row[0]: row[2] for row in answer(archive, "year").rows}
    found = asked(
        archive, "SELECT entry_rank, count(*) FROM players WHERE event LIKE 'event-%' GROUP BY 1"
    )
    assert {str(rank): count for rank, count in ranks.items()} == dict(found)


def test_victories_are_those_that_opengotha_counts(
    archive: Path, told: list[dict[str, Any]]
) -> None:
    """The number of wins after the last round, in half points, of everybody in every event."""
    rows = asked(archive, "SELECT event, number, victories_halves FROM players")
    checked = 0
    for number, form in enumerate(told, 1):
        last = form["expected"][-1]
        wins = dict(zip(last["order"], last["values"]["NBW"], strict=True))
        found = {who: halves for event, who, halves in rows if event == f"event-{number:02}"}
        there = took_part(form)
        checked += len(there)
        assert {who: int(2 * wins[who]) for who in there if who in wins} == {
            who: found[who] for who in there if who in wins
        }
    assert checked > 1000


def test_nobody_is_two_people(archive: Path) -> None:
    """Players are numbers in these files, and their names tell the event."""
    assert [] == findings(archive)
