"""The table of all that can be printed."""

from __future__ import annotations

import dataclasses

from nigiri.messages.catalogue import every
from nigiri.reports.catalogue import BY_NAME, EACH_ROUND, REPORTS, WAYS
from nigiri.reports.frame.options import Options
from nigiri.reports.makers import MAKERS

KNOWN = {field.name for field in dataclasses.fields(Options)}


def test_every_report_has_its_name_and_its_maker() -> None:
    """Once each."""
    assert [report.name for report in REPORTS] == list(BY_NAME)
    assert set(BY_NAME) == set(MAKERS)


def test_no_two_ways_have_one_key() -> None:
    """The later one would hide the earlier."""
    assert [way.key for report in REPORTS for way in report.ways] == list(WAYS)


def test_a_way_sets_what_its_report_can_do() -> None:
    """Options that there are, and text where there is text."""
    unknown = {
        (key, each) for key, (_, way) in WAYS.items() for each in way.options if each not in KNOWN
    }

    assert set() == unknown
    assert WAYS
    assert [] == [key for key, (report, way) in WAYS.items() if way.text and not report.text]
    assert [] == [key for key, (_, way) in WAYS.items() if not all(every(way.title.key))]


def test_a_round_needs_what_the_manuals_ask_for() -> None:
    """Pairings in both orders (M20, A11), a slip a game (B15), cards and the grid (M20)."""
    keys = {way.key for _, way in EACH_ROUND}

    assert {"table", "name", "slips", "cards", "cards-text", "grid"} <= keys
