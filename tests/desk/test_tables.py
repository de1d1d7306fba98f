"""*Tables not used*: every command leaves these tables out, and moves no board that is drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.desk.attendance.attendance import late
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.part import Part
from nigiri.exchange.opengotha.write import write
from tests.desk.story import Story, club, drawn
from tests.desk.test_latecomers import comes
from tests.desk.test_partial import ends, going

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event


def used(story: Story, number: int) -> list[int | None]:
    """Return the tables of a round."""
    return [game.table for game in story.event.rounds[number - 1].games]


def left_out(typed: str) -> Story:
    """Return ten players and these tables left out, before round 1."""
    story = club(10)
    story.sets("Tables not used", typed)
    return story


def test_a_draw_and_a_redraw_leave_them_out() -> None:
    """Round after round."""
    story = drawn(left_out("2, 4-5"), 1)
    story.does(draw)

    assert [1, 3, 6, 7, 8] == used(story, 1) == used(story, 2)
    story.does(draw, again=True)
    assert [1, 3, 6, 7, 8] == used(story, 2)


def test_what_is_drawn_stays_when_they_change_in_the_middle() -> None:
    """Who comes late meets at the next free table."""
    story = drawn(club(10), 1)
    story.does(draw)
    story.sets("Tables not used", "2, 6")
    comes(story, "Late", "Later")
    story.does(late, "Late; Later")

    assert [1, 2, 3, 4, 5, 7] == used(story, 2)


def test_a_table_that_the_director_types_counts() -> None:
    """Also one that is left out; the pair stays there in a redraw."""
    story = drawn(left_out("2, 9"), 1)
    story.does(draw)
    row = next(row for row, game in story.reading.rounds[2].games.items() if game.table == 1)
    pair = story.reading.rounds[2].games[row].players
    story.types(2, {(row, "table"): 9})
    story.does(draw, again=True)

    assert [3, 4, 5, 6, 9] == used(story, 2)
    assert pair == story.event.rounds[1].games[-1].players
    assert () == story.reading.problems


def test_a_round_in_parts_leaves_them_out() -> None:
    """Each part is drawn at the tables that are free beside what was drawn before."""
    story = going(20, (1, 2))
    story.sets("Tables not used", "1, 5, 8-9")
    story.does(draw, part=Part(ready=True))
    first = {*used(story, 3)}
    ends(story, 2, 1, 2)
    story.does(draw, part=Part(rest=True))

    free = {2, 3, 4, 6, 7, 10, 11, 12, 13, 14}
    assert first
    assert first < free == {*used(story, 3)}


def test_a_board_without_a_table_gets_a_free_one_in_the_file_of_another_program() -> None:
    """OpenGotha's file has a number for every board."""
    story = drawn(left_out("1, 3"), 1)
    event = _without_tables(story.event)

    text = write(event).data.decode()
    assert [f'tableNumber="{n}"' in text for n in (1, 2, 3, 4, 5, 6, 7)] == [
        False, True, False, True, True, True, True,
    ]  # fmt: skip


def _without_tables(event: Event) -> Event:
    """Return the event with the numbers of its tables blank."""
    rounds = (
        replace(this, games=tuple(replace(game, table=None) for game in this.games))
        for this in event.rounds
    )
    return replace(event, rounds=tuple(rounds))
