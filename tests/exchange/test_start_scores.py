"""Everybody begins with the same score in the event that comes back out of a file."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import cycle, product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.scoring import UNPLAYED_HALF, Worth
from nigiri.domain.model.units import HalfPoints, Rank
from nigiri.domain.rules import rule_set
from nigiri.domain.scores.scores import final_score
from nigiri.domain.starts.start_scores import initial_score
from nigiri.domain.text import in_ascii
from nigiri.exchange.formats import FORMATS, incoming
from nigiri.exchange.result_files import egf
from nigiri.exchange.result_tables.entries import SIGNS
from tests.conformance import SHARED
from tests.exchange.events import small
from tests.exchange.gotha import file_of
from tests.sample import sampled

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.scoring import Rounding

HERE = Path(__file__).parents[1] / "data" / "scores"

KINDS = ("egf", "opengotha")
EVENTS = {path.stem: path for folder in (HERE, SHARED) for path in sorted(folder.glob("*.json"))}


SOME = [*zip(EVENTS, cycle(KINDS), strict=False)][::3]


def real(name: str) -> Event:
    """Return one of the played events."""
    return incoming(file_of(json.loads(EVENTS[name].read_text(encoding="utf-8"))))[1].event


def through(event: Event, key: str) -> tuple[Event, str]:
    """Return the event that comes back out of a file, and what the file could not hold."""
    write = FORMATS[key].write
    assert write
    file = write(event)
    return incoming(file.data)[1].event, " ".join(file.not_sent)


def starts(event: Event) -> dict[str, int]:
    """Return the start scores of everybody who has a number, by the name in ASCII."""
    return {
        in_ascii(p.name): initial_score(event, p) for p in event.players if p.number is not None
    }


@pytest.mark.parametrize(("name", "key"), sampled(product(EVENTS, KINDS), SOME))
def test_the_start_scores_of_played_events_come_back(name: str, key: str) -> None:
    """Not a point lower, not half a point higher, with corrections and without.

    Every day a third of the events, in turn as each kind of file.
    """
    event = real(name)
    found = starts(through(event, key)[0])

    assert len(found) > len(event.players) / 2
    assert found.items() <= starts(event).items()


def corrected(halves: int) -> Event:
    """Return five players above a floor of 20k; most of them start so much above their grade."""
    settings = replace(small().settings, start_rule="grade", bar=None, floor=Rank(-19),
                       zero=Rank(-29))  # fmt: skip
    event = replace(small(), settings=settings)
    players = tuple(
        replace(p, start=HalfPoints(initial_score(event, p) + halves)) if p.number != 1 else p
        for p in event.players
    )
    return replace(event, players=players)


@pytest.mark.parametrize("halves", [-2, 2, 4])
def test_a_correction_of_most_players_lowers_nobody(halves: int) -> None:
    """OpenGotha offers corrections from -1 to 2; nothing has to be told."""
    event = corrected(halves)
    found, told = through(event, "opengotha")

    assert starts(event) == starts(found)
    assert "All scores" not in told


def test_what_no_correction_reaches_moves_the_scores_of_all() -> None:
    """As far as most of them need, and that is told."""
    event = corrected(20)
    found, told = through(event, "opengotha")

    assert {name: start - 20 for name, start in starts(event).items()} == starts(found)
    assert "All scores are 10 points lower there." in told


def test_in_macmahon_the_lower_bar_counts_0_and_corrections_nothing_more() -> None:
    """Ten points between 30k and the bar of 20k, not eleven."""
    event = corrected(2)
    found, told = through(event, "macmahon")

    assert {name: start - 20 for name, start in starts(event).items()} == starts(found)
    assert "All scores are 10 points lower there." in told


def test_start_scores_out_of_a_table_are_whole() -> None:
    """Of two ways to count a missed round that give the same places, that of whole points."""
    event = small()
    half = replace(event.settings.scoring, score=Worth(missed=1, rounded="none"))
    event = replace(event, settings=replace(event.settings, scoring=half))
    found, _ = through(event, "egf")

    assert starts(event) == starts(found)
    assert "none" == found.settings.scoring.score.rounded


def test_without_figures_grades_count_from_30_kyu() -> None:
    """As the programs of who writes such files count, also where 20k is the lowest start."""
    table = b""";name=Open
1 Ann Alder 1K 2+w0 4+b0
2 Cho Cole 29K 1-b0 3+w0
3 Ben Birch 20K 4+w0 2-b0
4 Dan Dyer 20K 3-b0 1-w0
"""
    found = starts(incoming(table)[1].event)

    assert {"Ann, Alder": 58, "Cho, Cole": 20, "Ben, Birch": 20, "Dan, Dyer": 20} == found


def idle(data: bytes) -> list[list[str]]:
    """Return the rounds without a game of each line, in order of the names."""
    lines = sorted(line.split() for line in data.decode().splitlines() if line[:1] != ";")
    return [[word for word in line if word in {"0+", "0=", "0-"}] for line in lines]


RULES = ("bga", "opengotha", "quebec")
ROUNDED: tuple[Rounding, ...] = ("none", "idle")
WORTHS = [*product((0, 1, 2), (0, 1, 2), ROUNDED)]


@pytest.mark.parametrize(
    ("rules", "worth"),
    sampled(
        product(RULES, WORTHS),
        [(RULES[(at + worth[0]) % 3], worth) for at, worth in enumerate(WORTHS)],
    ),
    ids=str,
)
def test_rounds_without_a_game_read_back(rules: str, worth: tuple[int, int, Rounding]) -> None:
    """0+, 0= and 0- stay what they are, and everybody has the score of before.

    Every day each of their worths, by one of the rule sets.
    """
    bye, missed, rounded = worth
    settings, (first, second, third) = rule_set(rules).defaults, small().rounds
    score = replace(settings.scoring.score, bye=bye, missed=missed, rounded=rounded)
    settings = replace(settings, rounds=3, scoring=replace(settings.scoring, score=score))
    jigo = replace(third.games[0], result=Result(Outcome.JIGO, by_default=True))
    third = replace(third, games=(jigo, *third.games[1:]))
    event = replace(small(), settings=settings, rounds=(first, second, third))
    found, _ = through(event, "egf")

    assert {in_ascii(p.name): final_score(event, p.number) for p in event.players if p.number} == {
        p.name: final_score(found, p.number) for p in found.players if p.number
    }
    lines = idle(egf.write(event).data)
    assert f"0{SIGNS[bye]}" in {sign for line in lines for sign in line}
    assert sorted(lines) == sorted(idle(egf.write(found).data))


def test_unplayed_games_that_opponents_see_as_half_a_point_are_found() -> None:
    """As OpenGotha can count them: the sums are explained."""
    seen = replace(UNPLAYED_HALF, unfinished=1)
    scoring = replace(small().settings.scoring, seen=seen, seen_victories=seen)
    rounds = tuple(this for this in small().rounds if this.number < 3)
    settings = replace(small().settings, scoring=scoring, rounds=2)
    found, _ = through(replace(small(), settings=settings, rounds=rounds), "egf")

    assert ("SOS", "SOSOS") == found.settings.tiebreaks[:2]
    assert seen == found.settings.scoring.seen
