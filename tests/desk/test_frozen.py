"""*Frozen standings*: others see those of an earlier round, the director and the draw see all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import check, refresh, view
from nigiri.desk.draw.draw import draw
from nigiri.desk.output.papers import Options, PrintRequest, paper
from nigiri.domain.standings.standings import places_alone
from nigiri.workbook.model.changes import Changes
from tests.desk.story import DESK, Story, begin, club, drawn, made_once
from tests.settings import cell
from tests.workbook.live import live_cells
from tests.workbook.test_side_sheets import team_story

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

LABEL, ROUNDS, AFTER = "Frozen standings", 4, 2


@made_once
def over(*, frozen: bool = True) -> Story:
    """Return an event of four rounds, all played, with its standings frozen after the second."""
    story = drawn(club(12), ROUNDS)
    if frozen:
        story.sets(LABEL, AFTER)
    story.does(refresh, "standings")
    return story


def other_results(story: Story) -> None:
    """Type other results into the rounds after the frozen one."""
    for number in range(AFTER + 1, ROUNDS + 1):
        games = story.reading.rounds[number].games
        story.types(number, {(row, "result"): "1-0" for row in games})
    story.does(refresh, "standings")


def cells(story: Story, kind: str) -> list[tuple[Cell, ...]]:
    """Return all cells of a sheet, but for the bar on top."""
    place = story.place(kind)
    return [*story.workbook[place.name].rows][place.heading_row - 2 :]


def title(story: Story, kind: str) -> Cell:
    """Return the title of a sheet."""
    place = story.place(kind)
    row = story.workbook[place.name].row(place.heading_row - 1)
    return next(str(cell) for cell in row if cell)


def test_the_sheet_shows_those_of_the_frozen_round_and_says_so() -> None:
    """To the letter those that stood there then; other results later change nothing."""
    story = over()
    other = over()
    other_results(other)
    then = drawn(club(12), AFTER)
    then.does(refresh, "standings")

    assert title(story, "standings") == (
        "Standings after round 2 of 4; newer results are not shown yet"
    )
    assert cells(story, "standings")[1:14] == cells(then, "standings")[1:14]
    assert cells(story, "standings") == cells(other, "standings")
    assert cells(story, "grid") != cells(other, "grid")


def test_the_grid_is_the_directors() -> None:
    """It has every result, and the places at the end."""
    assert cells(over(), "grid") == cells(over(frozen=False), "grid")


def test_emptying_the_cell_releases_them() -> None:
    """The next command shows them all."""
    story = over()
    story.sets(LABEL, None)
    story.does(refresh, "standings")

    assert cells(story, "standings") == cells(over(frozen=False), "standings")
    assert "Standings after round 4 of 4" == title(story, "standings")


def test_who_asks_for_the_standings_gets_both() -> None:
    """The table has all results, a sentence says what the others see."""
    story = over()
    changes = refresh(story.workbook, DESK, "standings")
    shown = view(story.workbook, changes, "standings")
    plain = over(frozen=False)
    at = cell(story.workbook, "standings_after")

    assert changes.sentences[-1] == (
        "These are the standings with all results. The wall and the pages show those after "
        f"round 2, until you empty {at}."
    )
    assert shown == view(plain.workbook, Changes(()), "standings")
    assert shown.rows != view(story.workbook, changes, "grid").rows
    assert "all results" not in " ".join(refresh(story.workbook, DESK, "grid").sentences)
    assert "all results" not in " ".join(refresh(plain.workbook, DESK, "standings").sentences)


def test_the_draw_goes_by_all_results() -> None:
    """The same pairs as if nothing were frozen."""
    story, plain = drawn(club(12), 3), drawn(club(12), 3)
    story.sets(LABEL, 1)
    for each in (story, plain):
        each.does(draw)

    assert story.event.rounds == plain.event.rounds


def test_check_reminds_of_them_when_the_event_is_over() -> None:
    """With the cell; not before, and not once they are released."""
    found = [p for p in check(over().workbook).problems if p.code == "standings-frozen"]
    at = cell(over().workbook, "standings_after")
    going = drawn(club(12), 3)
    going.sets(LABEL, 1)

    assert [at] == [p.cell for p in found]
    assert "look" == found[0].weight
    assert "the wall and the pages still show the standings after round 2" in found[0].message
    assert not [p for p in check(going.workbook).problems if p.code == "standings-frozen"]


def test_a_round_that_the_event_does_not_have_is_told_with_the_cell() -> None:
    """Else nothing would ever be frozen, and nobody would know (B31); its last round may stand."""
    story = begin(rounds=3)
    at = cell(story.workbook, "standings_after")
    story.sets(LABEL, 3)
    assert not [p for p in check(story.workbook).problems if p.code == "frozen-late"]

    story.sets(LABEL, 4)
    (found,) = (p for p in check(story.workbook).problems if p.code == "frozen-late")
    assert (at, "look") == (found.cell, found.weight)
    assert "after round 4, but the event has 3 rounds" in found.message


def test_more_rounds_than_the_event_has_are_told_with_the_cell() -> None:
    """Where Rounds was lowered sheets would say "Standings after round 3 of 2" without a word."""
    story = drawn(club(12), 3)
    story.sets("Rounds", 2)
    (found,) = (p for p in check(story.workbook).problems if p.code == "rounds-drawn")

    assert cell(story.workbook, "rounds") == found.cell
    assert "Round 3 is drawn, but this says that the event has 2 rounds." == found.message
    story.sets("Rounds", 3)
    assert not [p for p in check(story.workbook).problems if p.code == "rounds-drawn"]


@pytest.mark.parametrize("number", [None, 4])
def test_a_sheet_for_the_wall_shows_the_frozen_round(number: int | None) -> None:
    """Whichever round is asked for; an older one is shown as it was."""
    printed = paper(over().workbook, PrintRequest("standings", Options(number), text=True))
    older = paper(over().workbook, PrintRequest("standings", Options(1), text=True))

    assert "standings-2" == printed.which
    assert "Up to round 2; newer results are not shown yet." in printed.content
    assert "standings-1" == older.which


def test_certificates_have_the_final_places() -> None:
    """They are made before the prize-giving, and nobody sees them until then."""
    plain, frozen = (
        paper(over(frozen=each).workbook, PrintRequest("certificates")) for each in (False, True)
    )

    assert plain == frozen


def test_a_round_that_is_not_over_yet_freezes_nothing() -> None:
    """Frozen after round 4 of 4 are the final standings."""
    story = over(frozen=False)
    story.sets(LABEL, ROUNDS)
    story.does(refresh, "standings")

    assert cells(story, "standings") == cells(over(frozen=False), "standings")
    assert len(places_alone(story.event)) == 12


def test_teams_are_shown_after_the_frozen_round_too() -> None:
    """The sheet says so, and has neither matches nor wins of the newer one."""
    story = drawn(team_story({"A": 3, "B": 3}, rounds=3, system="two teams"), 2)
    story.sets(LABEL, 1)
    story.does(refresh, "standings")
    words = " ".join(str(cell) for row in cells(story, "teams") for cell in row if cell)

    assert "Teams after round 1 of 3; newer results are not shown yet" == title(story, "teams")
    assert "R1 " in words
    assert "R2 " not in words


def test_nothing_on_the_sheet_recalculates_while_results_are_typed() -> None:
    """What is typed on a round's sheet reaches Standings by a command alone."""
    live = {cell for sheet, cell in live_cells(over().workbook) if sheet == "Standings"}

    assert live <= {"A1"}  # the bar
