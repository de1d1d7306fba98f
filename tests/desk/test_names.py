"""Names follow the numbers the director types; the number is what counts."""

from __future__ import annotations

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from tests.desk.story import Story, club


def _drawn() -> Story:
    """Return an event of nine with round 1 drawn: four boards, a bye."""
    story = club(9, rounds=3)
    story.does(draw)
    return story


def test_a_typed_number_brings_its_name_and_rank_with_the_next_command() -> None:
    """Two swap their opponents by typing two numbers."""
    story = _drawn()
    (one, first), (other, second) = list(story.reading.rounds[1].games.items())[:2]
    story.types(1, {(one, "black_no"): second.black, (other, "black_no"): first.black})

    story.does(refresh, "standings")

    place, sheet = story.reading.book.rounds[1], story.workbook["Round 1"]
    player = story.event.player(second.black)
    shown = [sheet.cell(one, place.columns[key]) for key in ("black", "black_rank")]
    assert [player.name, str(player.rank)] == shown


def test_an_emptied_number_takes_its_name_along() -> None:
    """Beside a number nobody has the name stays, so that the slip can be seen."""
    story = _drawn()
    row = next(iter(story.reading.rounds[1].byes))
    story.types(1, {(row, "white_no"): None})

    story.does(refresh, "standings")

    place, sheet = story.reading.book.rounds[1], story.workbook["Round 1"]
    assert [None, None] == [sheet.cell(row, place.columns[key]) for key in ("white", "white_rank")]


def test_results_moved_out_of_the_winners_list_are_logged() -> None:
    """Cell by cell, with the command that moved them."""
    story = _drawn()
    row, game = next(iter(story.reading.rounds[1].games.items()))
    story.types(1, {(row, "winners"): game.white})

    story.does(refresh, "standings")

    lines = [cells for cells in story.workbook["Log"].rows if "standings" in cells]
    assert [("Round 1", f"F{row}", "○ 1-0")] == [(c[3], c[4], c[6]) for c in lines]
