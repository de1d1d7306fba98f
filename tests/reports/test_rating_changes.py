"""The printed list of predicted ratings."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.reports.catalogue import REPORTS
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.lists import ListSheet
from nigiri.reports.frame.options import Options
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event


def listed(event: Event, code: str = "en") -> ListSheet:
    """Return the list of an event."""
    sheet = REPORTS["ratings"].maker(event, speech(code), Options())
    assert isinstance(sheet, ListSheet)
    return sheet


def quebec(**settings: object) -> Event:
    """Return the 2005 Quebec Open with other settings."""
    event = quebec_event()
    return replace(event, settings=replace(event.settings, **settings))  # type: ignore[arg-type]


def test_every_player_has_a_line_with_the_change_and_its_sign() -> None:
    """Of who has no rating it is told that the grade's was taken."""
    sheet = listed(quebec(time_limits="60 min + 30 s byo-yomi"))
    row = sheet.parts[0].rows[0]

    assert ["No.", "Name", "Rank", "Rating", "Games", "Change", "Predicted"] == [
        column.heading for column in sheet.columns
    ]
    assert ["1", "Ota, Yuzo", "5d", "2500 (by rank)"] == [*row[:4]]
    assert row[5][0] in "+−"
    assert all("-" not in cell for line in sheet.parts[0].rows for cell in line[5:])


@pytest.mark.parametrize(
    ("limits", "code", "said"),
    [
        ("60 min + 30 s byo-yomi", "en", "class A (weight 1). Not official."),
        ("45 min + 10 s byo-yomi", "fr", "classe B (poids 0,75). Non officiel."),
        ("", "en", "as the times are not known"),
        ("10 min sudden death", "en", "These games are not rated"),
    ],
)
def test_the_list_says_that_it_is_a_prediction(limits: str, code: str, said: str) -> None:
    """And by which class."""
    assert said in listed(quebec(time_limits=limits), code).lead


@pytest.mark.parametrize(("code", "sign", "weight"), [
    ("en", ".", "(weight 0.5)"), ("de", ",", "0,5)"), ("fr", ",", "(poids 0,5)"),
])  # fmt: skip
def test_changes_and_weights_have_the_decimal_sign_of_the_language(
    code: str, sign: str, weight: str
) -> None:
    """A comma in German and French."""
    sheet = listed(quebec(time_limits="30 min + 10 s byo-yomi"), code)
    figures = [cell for line in sheet.parts[0].rows for cell in line[5:]]

    assert weight in sheet.lead
    assert all(re.fullmatch(rf"[+−]?\d+[{sign}]\d", figure) for figure in figures)


def test_without_games_there_is_a_sentence() -> None:
    """Not an empty page."""
    sheet = listed(replace(quebec(), rounds=quebec().rounds[:0]))

    assert () == tuple(sheet.parts)
    assert "No game counts for ratings yet." == sheet.empty
