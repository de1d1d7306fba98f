"""Who leads meets who leads: clubs and countries take nobody out of a score group for nothing."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw.draw import draw
from nigiri.desk.output.export_event import export
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.import_event import import_event
from nigiri.domain.scores.scores import victories
from nigiri.exchange.parts.xml import attributes, first, parsed
from nigiri.hosts.memory import Memory
from tests.desk.story import DESK, EVENT_ID, Story, begin, made_once, tables
from tests.exchange.test_opengotha import event
from tests.exchange.test_opengotha import xml as opengotha_file
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Mapping

TODAY = DESK.now.date()
THRESHOLDS = ("paiSeBarThresholdActive", "paiSeRankThreshold", "paiSeNbWinsThresholdActive")


@made_once
def sixteen(rules: str, country: str = "FR") -> Story:
    """Return sixteen equal players before round 3 of four; White won every game."""
    story = begin(rules=rules, rounds=4, host="")
    rows: list[list[object]] = [["Family name", "Rank", "Country", "Club"]]
    rows += [[f"P{n}", "1d", country, "Lyon" if country else ""] for n in range(1, 17)]
    story.does(import_players, tables(rows), source="list", here=True)
    for number in (1, 2):
        story.does(draw)
        games = story.reading.rounds[number].games
        story.types(number, {(row, "result"): "○ 1-0" for row in games})
    return story


def won(story: Story) -> list[tuple[int, ...]]:
    """Return the games won by the two of each board of round 3, the most first."""
    event = story.event
    boards = [tuple(sorted((victories(event, n, 2) // 2 for n in game.players), reverse=True))
              for game in event.rounds[2].games]  # fmt: skip
    return sorted(boards, reverse=True)


@pytest.mark.parametrize(
    ("rules", "country"),
    sampled(product(("opengotha", "bga"), ("FR", "")), [("opengotha", "FR"), ("bga", "")]),
)
def test_of_sixteen_from_one_country_those_with_two_wins_meet(rules: str, country: str) -> None:
    """In round 3 all share club and country, so no other round spares anybody such a game.

    Both rule sets every time, with a country and without one.
    """
    story = sixteen(rules, country)
    story.does(draw)

    assert [(2, 2)] * 2 + [(1, 1)] * 4 + [(0, 0)] * 2 == won(story)


def test_clubs_are_still_worth_points_to_an_event_by_opengotha() -> None:
    """Two leaders of one club: each rather meets somebody else, as the program has it."""
    story = sixteen("opengotha", "")
    leaders = [p for p in story.event.players if p.number and victories(story.event, p.number, 2)
               == 4]  # fmt: skip
    story.types("players", {(story.row_of(p.family), "club"): "Lyon" for p in leaders})
    story.does(draw)

    assert [(2, 1)] * 4 == won(story)[:4]


def test_handbooks_exemption_stays_with_the_handbook() -> None:
    """Only `bga` begins with it (B8), and it can be typed into any event."""
    begun = {rules: begin(rules=rules).event.settings for rules in ("bga", "opengotha", "quebec")}

    assert ("bar", "leading") == begun["bga"].apart_free
    assert () == begun["opengotha"].apart_free == begun["quebec"].apart_free
    story = begin(rules="opengotha")
    story.sets("Keep apart: except", "leaders")
    assert ("leading",) == story.event.settings.apart_free


def thresholds(given: Mapping[str, str]) -> Mapping[str, str]:
    """Return those of OpenGotha's thresholds that stand there, by their names in small letters."""
    return {name: given[name.casefold()] for name in THRESHOLDS if name.casefold() in given}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "values",
    [("true", "4D", "true"), ("true", "1D", "false"), ("false", "3K", "true"),
     ("false", "9D", "false")],
)  # fmt: skip
def test_thresholds_that_were_read_are_written_as_they_were(
    values: tuple[str, str, str], language: str
) -> None:
    """Through a workbook; and nothing in it goes by them."""
    written = dict(zip(THRESHOLDS, values, strict=True))
    told = " ".join(f'{name}="{value}"' for name, value in written.items())
    story, data = Story(Memory()), opengotha_file(more=f"<PairingParameterSet {told}/>")
    story.host.apply(
        import_event(data, DESK, source="event.xml", event_id=EVENT_ID, language=language)
    )
    back = parsed(export(story.workbook, "opengotha", TODAY).data)

    assert written == thresholds(attributes(first(back, "PairingParameterSet")))
    assert () == story.event.settings.apart_free


def test_a_file_without_thresholds_has_the_usual_ones() -> None:
    """Those that a new tournament there begins with; so has an event by `opengotha`."""
    assert "bar, 4d, wins" == event().settings.thresholds
    assert "bar, 4d, wins" == begin(rules="opengotha").event.settings.thresholds


@pytest.mark.parametrize(
    ("rules", "typed", "expected"),
    [
        ("quebec", None, ("false", "9D", "false")),
        ("bga", None, ("true", "1D", "true")),
        ("quebec", "Wins, 2d, whatever", ("false", "2D", "true")),
    ],
)
def test_other_events_tell_the_program_whom_they_except(
    rules: str, typed: str | None, expected: tuple[str, str, str]
) -> None:
    """What is typed beside the thresholds comes first; a word that is none is passed over."""
    story = sixteen(rules)
    story.sets("Thresholds for OpenGotha", typed)
    back = parsed(export(story.workbook, "opengotha", TODAY).data)
    found = thresholds(attributes(first(back, "PairingParameterSet")))

    assert expected == tuple(found.values())
