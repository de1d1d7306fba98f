"""The list of who is registered."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event
from nigiri.domain.model.units import HalfPoints
from nigiri.reports.desk.registration import registration
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from collections.abc import Callable

EVENT = quebec_event()


@pytest.mark.parametrize("code", ["en", "fr", "both"])
def test_the_published_event_is_listed_by_name(
    code: str, matches_golden: Callable[[str, str], None]
) -> None:
    """Accents do not move anybody; sections and starts are those of the grid (M2, M3)."""
    sheet = registration(EVENT, speech(code), Options())

    matches_golden(f"quebec-2005-registration.{code}.txt", sheet.to_text())
    matches_golden(f"quebec-2005-registration.{code}.html", sheet.to_html())


def test_what_is_not_wanted_is_left_out() -> None:
    """Column by column; nobody there has a rating."""
    sheet = registration(EVENT, speech("en"), Options(without=frozenset({"club", "rank"})))

    headings = [column.heading for column in sheet.columns]
    assert ["No.", "Name", "Section", "Start", "Here"] == headings


def test_who_is_not_here_is_said() -> None:
    """In the row, and counted above."""
    first, *others = EVENT.players
    sheet = registration(
        replace(EVENT, players=(replace(first, here=False), *others)), speech("en"), Options()
    )

    assert "39 of 40 are here." == sheet.details
    assert ["not yet here"] == [row[-1] for part in sheet.parts for row in part.rows if row[-1]]


def test_an_event_without_players_says_so() -> None:
    """A sheet with a sentence, not an empty one."""
    sheet = registration(Event(), speech("en"), Options())

    assert "Nobody is registered yet." in sheet.to_html()
    assert sheet.to_text().endswith("\n\nNobody is registered yet.\n")


def test_no_start_is_promised_before_sections_are_cut() -> None:
    """The draw cuts them if the director does not; a start of a player's own is known before."""
    first, second, *_ = EVENT.players
    early = Event(EVENT.settings, (replace(first, start=HalfPoints(-3)), second))

    def starts(event: Event) -> list[str]:
        return [row[5] for row in registration(event, speech("en"), Options()).parts[0].rows]

    assert ["", "−1½"] == sorted(starts(early))
    alike = Event(replace(EVENT.settings, start_rule="none"), (first, second))
    assert ["0", "0"] == starts(alike)
