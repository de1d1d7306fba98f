"""Standings: titles, pages, and what broke each tie, in words (M14, M15)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw import draw
from nigiri.desk.sections import sections
from nigiri.desk.show import refresh
from nigiri.domain.standings import Reason, Standing, standings
from nigiri.domain.units import PlayerId
from nigiri.workbook.changes import AddSheet
from nigiri.workbook.derive.context import Context
from nigiri.workbook.derive.standings import why
from nigiri.workbook.read import read
from tests.desk.story import club, drawn

if TYPE_CHECKING:
    from nigiri.workbook.cells import Workbook


def context_of(workbook: Workbook) -> Context:
    """Return a context as `derive` makes it."""
    return Context(workbook, read(workbook))


def test_standings_before_the_first_draw_say_so() -> None:
    """No places before anything was played."""
    story = club(4)

    assert "Standings" == story.workbook["Standings"].cell(2, 1)
    assert 3 == story.workbook["Standings"].height


def test_standings_are_provisional_while_results_are_missing() -> None:
    """The title says after which round, and that something is missing or still to come."""
    story = drawn(club(6, rounds=2), 1)
    story.does(refresh, "check")
    early = str(story.workbook["Standings"].cell(2, 1))
    story.does(draw)

    assert early.startswith("Standings after round 1 of 2")
    assert early != "Standings after round 1 of 2"
    assert str(story.workbook["Standings"].cell(2, 1)).startswith("Standings after round 2 of 2 ")


def standing(reason: Reason | None, shared_with: tuple[int, ...] = ()) -> Standing:
    """Return the line of player 5 with this reason for the place."""
    event = drawn(club(6, rounds=1), 1).event
    line = next(s for s in standings(event) if s.number == 5)
    return replace(line, reason=reason, shared_with=tuple(map(PlayerId, shared_with)))


@pytest.mark.parametrize(
    ("reason", "shared_with", "words"),
    [
        (None, (), ""),
        (None, (2, 3), "shared with 2, 3"),
        (Reason("SOS", PlayerId(2), 6, 12), (), "level with 2; SOS 3 < 6"),
        (Reason("SOS", PlayerId(2), Fraction(-80, 3), -28), (), "level with 2; SOS −13.3333 > −14"),
        (Reason("SDOS", PlayerId(2), 5, 4), (), "level with 2; SDOS 1.25 > 1"),
        (Reason("SOS", PlayerId(2), None, 4), (), "level with 2; SOS – < 2"),
        (Reason("SOS", PlayerId(2), 4, None), (), "level with 2; SOS 2 > –"),
        (Reason("ONE", PlayerId(2), 2, 0), (), "level with 2; one-on-one: 5 beat 2"),
        (Reason("ONE", PlayerId(2), 0, 2), (), "level with 2; one-on-one: 2 beat 5"),
    ],
)
def test_a_tie_is_explained_in_words(
    reason: Reason | None, shared_with: tuple[int, ...], words: str
) -> None:
    """What broke the tie, with both values, the better one first or not as it is."""
    context = context_of(drawn(club(6, rounds=1), 1).workbook)

    assert words == why(context, standing(reason, shared_with))


def test_pages_of_the_standings_end_between_sections() -> None:
    """Sections stay together while they fit the page of 28 lines."""
    story = club(60, rounds=1)
    story.does(sections, down_to=("1d", "5k", "11k", "30k"))
    changes = story.does(draw)
    added = next(op for op in changes.operations
                 if isinstance(op, AddSheet) and op.kind == "standings")  # fmt: skip
    breaks = [int(row) for row in str(added.options["breaks"]).split(",")]
    column = [story.cell("standings", row, "section") for row in range(4, 64)]

    assert breaks
    assert all(column[row - 4] != column[row - 3] for row in breaks)


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason("NBW", PlayerId(2), 4, 3), "level with 2; NBW 2 > 1.5"),
        (Reason("SDOSW", PlayerId(2), 4, 7), "level with 2; SDOSW 1 < 1.75"),
        (Reason("SDC", PlayerId(2), 2, 1), "level with 2; SDC 2 > 1"),
    ],
)
def test_every_tiebreak_can_be_a_reason(reason: Reason, words: str) -> None:
    """By its code, in its own unit."""
    context = context_of(drawn(club(6, rounds=1), 1).workbook)

    assert words == why(context, standing(reason))
