"""The cards of all that can be printed."""

from __future__ import annotations

import dataclasses
import re
from dataclasses import replace

import pytest

from nigiri.cli.commands.sheets import OPTIONS
from nigiri.messages.catalogue import LANGUAGES, area, every
from nigiri.reports.catalogue import EACH_ROUND, OF_SOME_EVENTS, REPORTS, WAYS
from nigiri.reports.frame.options import Options
from nigiri.resources import folder
from tests.quebec import quebec_event

KNOWN = {field.name for field in dataclasses.fields(Options)}


def test_every_report_stands_under_its_key_and_has_its_maker() -> None:
    """Once each."""
    assert [report.key for report in REPORTS.values()] == list(REPORTS)
    assert len(REPORTS) == len({report.maker for report in REPORTS.values()})


def test_no_two_ways_have_one_key() -> None:
    """The later one would hide the earlier."""
    assert [way.key for report in REPORTS.values() for way in report.ways] == list(WAYS)


def test_a_way_sets_what_its_report_can_do() -> None:
    """Options that there are, and text where there is text."""
    unknown = {
        (key, each) for key, (_, way) in WAYS.items() for each in way.options if each not in KNOWN
    }

    assert set() == unknown
    assert WAYS
    assert [] == [key for key, (report, way) in WAYS.items() if way.text and not report.text]
    assert [] == [key for key, (_, way) in WAYS.items() if not all(every(way.title.key))]


def _file_words(language: str) -> dict[str, str]:
    """Return what files are called in a language, by key."""
    words = area("printed", language)
    return {key: said for key, said in words.items() if key.startswith("printed.file.")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_called_in_letters_that_every_computer_knows(language: str) -> None:
    """From a to z, with hyphens, and the number of a round; no two of a language alike."""
    words = _file_words(language)

    odd = [
        said
        for said in words.values()
        if not re.fullmatch(r"([a-z]|-|\{number\}|\{sheet\})+", said)
    ]
    assert [] == odd
    assert len(words) == len(set(words.values()))
    assert all(f"printed.file.{key}" in words for key in REPORTS.keys() - {"pairings", "slips"})


def test_english_files_are_called_as_the_command_says() -> None:
    """So that what is known of a name leads to its command."""
    words = _file_words("en")

    wrong = {key for key in REPORTS if words.get(f"printed.file.{key}", key) != key}
    assert set() == wrong


def test_the_command_line_has_each_option_of_a_report_and_no_other() -> None:
    """The cards name them as the command line does."""
    assert set(OPTIONS) == {each for report in REPORTS.values() for each in report.options}


def test_a_template_prints_a_report_that_has_one_of_its_own_and_no_other() -> None:
    """All others are lists; a name with an underscore is that of a part, or of a way to print.

    The page of `shadow` is about an event that is directed elsewhere, and that of a season about
    several: they are no reports of a workbook.
    """
    names = {path.name.partition(".")[0] for path in folder("templates").glob("[a-z]*.html.j2")}
    prints = {re.split("_by_", name)[0].replace("_", "-") for name in names}

    assert prints - {"shadow", "season-page"} == {
        key for key, report in REPORTS.items() if report.own_template
    }


def test_a_round_needs_what_the_manuals_ask_for() -> None:
    """Pairings in both orders (M20, A11), a slip a game (B15), cards and the grid (M20)."""
    keys = {way.key for _, way in EACH_ROUND}

    assert {"table", "name", "slips", "cards", "grid"} == keys


def test_a_mcmahon_needs_none_of_the_papers_that_only_some_events_need() -> None:
    """Those of teams, small groups and trees; no list of games and no bye's slip without any."""
    needed = [way.key for _, way in OF_SOME_EVENTS if way.is_needed(quebec_event(3))]
    first = quebec_event(1)
    games = tuple(replace(game, result=None) for game in first.rounds[0].games)
    drawn = replace(first, rounds=(replace(first.rounds[0], games=games, byes=()),))

    assert [] == [way.key for _, way in OF_SOME_EVENTS if way.is_needed(drawn)]
    assert ["winner-loss", "bye-slip", "teams", "crosstable", "tree"] == [
        way.key for _, way in OF_SOME_EVENTS
    ]
    assert ["winner-loss", "bye-slip"] == needed
    assert all(way.is_needed(quebec_event(3)) for _, way in EACH_ROUND)
