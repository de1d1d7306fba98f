"""Blank sheets for a few who all meet (B23)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.event import Event, Player, Settings
from nigiri.domain.model.units import Rank
from nigiri.errors import WrongUse
from nigiri.reports.catalogue import WAYS
from nigiri.reports.desk.all_play_all import all_play_all
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from tests.reports.test_printing import shown

if TYPE_CHECKING:
    from nigiri.reports.frame.lists import ListSheet


def blank(count: int | None, *, here: int = 0, code: str = "en") -> ListSheet:
    """Return the sheet for so many players; here -- the number of players who came."""
    players = tuple(Player(f"P{n}", "", Rank(0), here=True) for n in range(here))
    return all_play_all(Event(Settings(), players), speech(code), Options(count=count))


@pytest.mark.parametrize("count", [4, 6, 8])
def test_everybody_has_a_row_a_box_for_each_other_and_a_game_with_each(count: int) -> None:
    """In one round less than there are players, nobody twice in a round."""
    sheet = blank(count)
    pairs = [
        [tuple(map(int, pair.split("–"))) for pair in note.partition(":")[2].split()]
        for note in sheet.notes[:-1]
    ]

    assert count - 1 == len(pairs)
    assert all(count == len({n for pair in each for n in pair}) for each in pairs)
    assert {*combinations(range(1, count + 1), 2)} == {
        (min(pair), max(pair)) for each in pairs for pair in each
    }
    assert count == len(sheet.parts[0].rows)
    assert all(1 == list(row).count("■") for row in sheet.parts[0].rows)
    assert f"all-play-all-{count}" == str(sheet.which)
    assert f"Everybody meets everybody: {count} players" in shown(sheet.to_html())


def test_four_meet_as_printed() -> None:
    """The first has Black; everybody has it once or twice."""
    assert [
        "Round 1:  1–4   2–3",
        "Round 2:  3–1   4–2",
        "Round 3:  1–2   3–4",
    ] == [*blank(4).notes[:-1]]


@pytest.mark.parametrize(("here", "rows"), [(0, 4), (4, 4), (5, 6), (7, 8), (30, 8)])
def test_without_a_number_the_sheet_is_for_those_who_are_here(here: int, rows: int) -> None:
    """The smallest that has a row for everybody."""
    assert rows == len(blank(None, here=here).parts[0].rows)


@pytest.mark.parametrize("count", [2, 11])
def test_other_sizes_are_refused(count: int) -> None:
    """A page has room for ten."""
    with pytest.raises(WrongUse, match="3 to 10 players"):
        blank(count)


@pytest.mark.parametrize("code", ["en", "fr", "de", "both"])
def test_it_is_said_in_every_language(code: str) -> None:
    """Also where the number is odd, and one is free in each round."""
    assert 5 == len(blank(5, code=code).notes) - 1
    shown(blank(5, code=code).to_html())


def test_the_three_sizes_are_offered() -> None:
    """Before round 1."""
    sizes = {key: way.options["count"] for key, (report, way) in WAYS.items()
             if report.key == "all-play-all"}  # fmt: skip

    assert {"all-play-all-4": 4, "all-play-all-6": 6, "all-play-all-8": 8} == sizes
