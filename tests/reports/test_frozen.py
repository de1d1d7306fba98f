"""Frozen standings: no page and no sheet for the wall gives away a newer result."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.output.papers import as_permitted
from nigiri.domain.model.event import Event, Outcome, Result, Round
from nigiri.domain.pairing import draw
from nigiri.errors import NigiriError
from nigiri.reports.catalogue import REPORTS
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.site.site import site
from tests.domain.pairing.test_tables import hall
from tests.sample import FAMILIES, systems

if TYPE_CHECKING:
    from collections.abc import Mapping

ROUNDS, AFTER = 3, 1
EN = speech("en")
RESULTS = tuple(map(Result, (Outcome.WHITE, Outcome.BLACK)))
AT_THE_DESK = {
    "registration", "numbers", "table-numbers", "rules", "welcome", "badges", "schedule",
    "all-play-all", "announcement", "entry-form", "press", "notices", "thanks", "slips",
    "cards", "missing", "byes", "bye-slip", "chart", "ladder", "certificates",
    "prize-giving", "plaques",
}  # fmt: skip


def played(round_: Round, random: Random) -> Round:
    """Return the round with a winner at every board, by chance."""
    games = (replace(game, result=random.choice(RESULTS)) for game in round_.games)
    return replace(round_, games=tuple(games))


@cache
def story(system: str) -> Event:
    """Return an event by that system with three rounds played, or as many as there are."""
    event, random = hall(system), Random(4)  # noqa: S311 -- no secret is made from it
    for _ in range(ROUNDS):
        try:
            round_ = draw(event, event.next_round).round
        except NigiriError:
            break
        event = replace(event, rounds=(*event.rounds, played(round_, random)))
    return frozen(event, AFTER)


def frozen(event: Event, after: int | None) -> Event:
    """Return the event with its standings frozen, or released."""
    return replace(event, settings=replace(event.settings, standings_after=after))


def otherwise(event: Event, seed: int) -> Event:
    """Return the event with other results after the frozen round, and nothing else."""
    random = Random(seed)  # noqa: S311
    rounds = (r if r.number <= AFTER else played(r, random) for r in event.rounds)
    return replace(event, rounds=tuple(rounds))


def sheets(event: Event, number: int | None = None) -> Mapping[str, str]:
    """Return every sheet that is not for the desk, by its key; why it cannot be had otherwise."""
    found = {}
    for key, report in REPORTS.items():
        if report.frozen:
            options = Options(number if "round" in report.options else None)
            try:
                shown, options = as_permitted(report, event, options)
                found[key] = report.maker(shown, EN, options).to_html()
            except NigiriError as error:
                found[key] = str(error.sentence)
    return found


@pytest.mark.parametrize("system", systems("frozen", FAMILIES[::2]))
def test_no_page_and_no_sheet_tells_a_newer_result(system: str) -> None:
    """To the letter: whatever was played after round 1, everything is the same.

    One system of every second family every time, the others in test_hidden.py.
    """
    event = story(system)
    other = otherwise(event, 9)
    newest = len(event.rounds)
    pages, printed = site(event, EN, Options()), sheets(event, newest)

    assert event.rounds[-1] != other.rounds[-1]
    assert pages == site(other, EN, Options())
    assert printed == sheets(other, newest)


def test_a_released_event_tells_all() -> None:
    """The same comparison then finds the differences: it can fail."""
    event = frozen(story("mcmahon"), None)
    other = otherwise(event, 9)

    assert site(event, EN, Options()) != site(other, EN, Options())
    before, after = sheets(event), sheets(other)
    same = {key for key in before if before[key] == after[key]}
    assert same <= {"tree", "teams", "crosstable", "qualification", "ratings"}


def test_what_is_not_frozen_is_for_the_desk() -> None:
    """Whoever adds a sheet decides."""
    assert {key for key, report in REPORTS.items() if not report.frozen} == AT_THE_DESK


def test_sheets_and_pages_say_so() -> None:
    """In one sentence with the round, also where a newer one was asked for."""
    event = story("mcmahon")
    words = "Up to round 1; newer results are not shown yet."
    pages, printed = site(event, EN, Options()), sheets(event, ROUNDS)

    for name in ("standings", "grid", "charts", "player-1"):
        assert words in pages[f"{name}.html"]
    for key in ("standings", "rank-list", "wall-list", "tie-break-list", "grid", "poster"):
        assert words in printed[key], key
        assert "after round 1" in printed[key]
    assert words not in "".join(site(frozen(event, None), EN, Options()).values())


def test_pairings_of_a_newer_round_have_no_results() -> None:
    """Those of older ones do; a round that nobody has finished needs no word."""
    event = story("mcmahon")
    hidden = "The results of this round are not shown yet."
    pages = site(event, EN, Options())

    assert hidden in pages["tables-3.html"]
    assert hidden in sheets(event, 2)["pairings"]
    assert "1-0" in pages["tables-1.html"]
    assert hidden not in pages["tables-1.html"] + sheets(event, 1)["pairings"]
    assert "1-0" not in pages["tables-3.html"] + sheets(event, 3)["pairings"]
    third = replace(event.rounds[2], games=tuple(
        replace(game, result=None) for game in event.rounds[2].games
    ))  # fmt: skip
    begun = replace(event, rounds=(*event.rounds[:2], third))
    assert hidden not in sheets(begun, 3)["pairings"]
    assert "0 of 12 results in" in site(begun, EN, Options())["index.html"]


def test_the_first_page_thanks_and_names_no_winner_until_they_are_released() -> None:
    """When all rounds are played."""
    event = story("mcmahon")
    event = replace(event, settings=replace(event.settings, rounds=ROUNDS))
    first = site(event, EN, Options())["index.html"]

    assert "The final standings are not shown yet. Thank you for playing!" in first
    assert 'data-live="yes"' in first  # it looks for the final standings
    assert "Winners" not in first
    assert "Winners" in site(frozen(event, None), EN, Options())["index.html"]


def test_before_a_newer_round_is_drawn_nothing_is_frozen() -> None:
    """The round itself is shown as its results come in."""
    event = story("mcmahon")
    first = replace(event, rounds=event.rounds[:AFTER])

    assert site(frozen(first, None), EN, Options()) == site(first, EN, Options())
    blank = Options(blank=True)
    assert as_permitted(REPORTS["grid"], event, blank) == (event, blank)
