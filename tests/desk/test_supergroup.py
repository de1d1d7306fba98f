"""The supergroup of a congress, written as it is proposed (E5)."""

from __future__ import annotations

import pytest

from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.sections import sections
from nigiri.desk.setup.supergroup import supergroup
from nigiri.errors import Forbidden
from tests.desk.story import Story, begin, club, tables


def congress(at_the_bar: int = 8) -> Story:
    """Return a congress of four 5 dans for all rounds, some 4 dans out of round 3, two 1 dans."""
    story = begin()
    story.sets("Start scores by", "bar")
    story.sets("Bar proposed by", "congress")
    rows = [["Name", "Rank", "Out in rounds", "Country", "League path"]]
    rows += [[f"Strong{n}, A", "5d", "", "CN", ""] for n in range(4)]
    rows += [[f"Bar{n}, A", "4d", "3", "FR", ""] for n in range(at_the_bar)]
    rows += [["Pko, A", "1d", "", "FR", "PKO"], ["Weak, A", "1d", "", "FR", ""]]
    story.does(import_players, tables(rows), source="list", here=True)
    return story


def starts(story: Story) -> dict[str, object]:
    """Return what stands in Other start, by family name; nothing for a blank."""
    cells = {p.family: story.cell("players", row, "other_start")
             for row, p in story.reading.player_rows.items()}  # fmt: skip
    return {name: cell for name, cell in cells.items() if cell is not None}


def test_members_get_their_start_a_point_above_the_bar() -> None:
    """Those for all rounds, and the European of a PKO, whatever the rank; eight stay at the bar."""
    story = congress()
    told = story.does(supergroup).sentences

    assert {**{f"Strong{n}": 4 for n in range(4)}, "Pko": 4} == starts(story)
    assert "5 start with 4: 1 from the PKOs, 4 at or above the bar" in told[0]
    assert "5 start scores written." in told
    story.does(sections)
    assert 8 == story.event.players[0].start
    assert story.does(supergroup).sentences[1] == "0 start scores written."


def test_half_a_point_above_the_bar_is_written_as_a_number() -> None:
    """The points above the bar are a setting."""
    story = congress()
    story.sets("Supergroup above the bar by", "1½")
    story.does(supergroup)

    assert {4.5} == set(starts(story).values())


def test_seven_at_the_bar_are_one_group_with_the_supergroup() -> None:
    """Who is below it, a European of a PKO, is raised to the bar; nobody is above it (E5)."""
    story = congress(7)
    told = story.does(supergroup).sentences

    assert {"Pko": 3} == starts(story)
    assert "1 start score written." in told
    assert 6 == next(p for p in story.event.players if p.family == "Pko").start
    assert story.does(supergroup).sentences[1:2] == ("0 start scores written.",)
    assert "only 7, fewer than 8, would be left at the bar, so all are one group" in told[0]


def test_what_is_typed_stays_and_is_told() -> None:
    """A member with a start of his own, and a player who is no member and starts as they do."""
    story = congress()
    other, weak = story.row_of("Strong0"), story.row_of("Weak")
    story.types("players", {(other, "other_start"): "2", (weak, "other_start"): "4"})
    told = story.does(supergroup).sentences

    assert "Strong0, A keeps 2, as written in Other start." in told
    assert (
        "Weak, A is not a member, but has that start score in Other start; "
        "empty the cell if it is wrong." in told
    )
    assert ("2", "4") == (starts(story)["Strong0"], starts(story)["Weak"])


def test_after_a_draw_it_asks() -> None:
    """Scores that rounds were drawn with would change (A9)."""
    story = congress()
    story.does(draw)

    assert story.does(supergroup).questions


def test_another_event_has_no_supergroup() -> None:
    """The way there is told."""
    with pytest.raises(Forbidden, match="on Event choose bar beside Start scores by, and congress"):
        club(4).does(supergroup)
