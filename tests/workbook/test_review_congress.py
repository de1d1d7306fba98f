"""What a congress and an event for weaker players do not allow, found in the sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import refresh
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.players import review_congress
from tests.desk.story import club

if TYPE_CHECKING:
    from nigiri.workbook.problems import Problem
    from tests.desk.story import Story


def found(workbook: Workbook) -> list[Problem]:
    """Return the problems of this kind."""
    return [*review_congress(Context(workbook, read(workbook)))]


def congress(**first: str) -> Story:
    """Return a congress of six, the first of whom is 5 dan and has these cells."""
    story = club(6)
    story.sets("Start scores by", "bar")
    story.sets("Bar proposed by", "congress")
    story.does(refresh, "standings")  # its columns come
    story.types("players", {(4, key): cell for key, cell in {"rank": "5d", **first}.items()})
    return story


@pytest.mark.parametrize(
    ("first", "code", "words"),
    [
        ({"path": "PKO", "country": "CN"}, "pko-european", "plays in a PKO, but is not known"),
        ({"other_start": "9", "out": "3"}, "supergroup-out", "but is out in round 3"),
        ({"out": "2"}, "strong-gap", "5d, misses round 2 in between"),
    ],
)
def test_a_breach_is_told_beside_the_player(first: dict[str, str], code: str, words: str) -> None:
    """With the way out."""
    (problem,) = found(congress(**first).workbook)

    assert code == problem.code
    assert problem.cell.startswith("Players!")
    assert words in problem.message


def test_whoever_is_too_strong_is_told_beside_the_rank() -> None:
    """B26: a bar-low event; who is as strong as that may come."""
    story = club(6)
    story.types("players", {(4, "rank"): "5k", (5, "rank"): "6k"})
    story.sets("Strongest rank admitted", "6k")
    told = {p.cell: p.message for p in found(story.workbook)}

    assert "is 5k; this event is for 6k and weaker." in told["Players!E4"]
    assert "Players!E5" not in told


@pytest.mark.parametrize(
    ("typed", "codes"), [("60 min", ["time-unknown"]), ("1d: 60 min", []), (None, [])]
)
def test_a_time_by_rank_must_be_one(typed: str | None, codes: list[str]) -> None:
    """E8: else the time of all counts, and it is told."""
    story = club(2)
    story.sets("Time by rank", typed)

    assert codes == [problem.code for problem in found(story.workbook)]


def test_without_its_sheets_nothing_is_found() -> None:
    """There is nobody to look at."""
    bare = club(2).workbook
    bare = Workbook({name: sheet for name, sheet in bare.sheets.items() if name != "Players"})

    assert [] == found(bare)
