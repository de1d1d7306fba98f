"""Whom the numbers meant when rounds were drawn, and whom they mean today."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.domain.model.units import PlayerId
from nigiri.workbook.layout.tables import FIRST_ROW
from tests.desk.story import begin, club, drawn

if TYPE_CHECKING:
    from nigiri.workbook.problems import Problem
    from tests.desk.story import Story


def found(story: Story) -> list[Problem]:
    """Return the problems of names, as they were read."""
    codes = {"number-moved", "name-other"}
    return [each for each in story.reading.problems if each.code in codes]


def row(story: Story, number: int) -> int:
    """Return the row of Players with a number."""
    return next(r for r, player in story.reading.player_rows.items() if player.number == number)


def name_of(story: Story, number: int) -> str:
    """Return the name of a number."""
    return story.event.player(PlayerId(number)).name


@pytest.fixture
def story() -> Story:
    """Return an event of nine players after round 1."""
    return drawn(club(9), 1)


def exchange(story: Story, one: int, other: int, *keys: str) -> None:
    """Exchange cells of two players."""
    rows = row(story, one), row(story, other)
    story.types("players", {
        (at, key): story.cell("players", off, key)
        for key in keys for at, off in (rows, rows[::-1])
    })  # fmt: skip


def test_players_sorted_as_whole_rows_are_the_same(story: Story) -> None:
    """Whoever moves with everything beside the name."""
    exchange(story, 2, 5, "number", "family", "given", "rank", "club")

    assert [] == found(story)


@pytest.mark.parametrize("keys", [("number",), ("family", "given")])
def test_exchanged_numbers_or_names_must_be_put_right(
    story: Story, keys: tuple[str, ...]
) -> None:  # fmt: skip
    """Each at the number of the player who had it, with the number to be typed there."""
    names = {n: name_of(story, n) for n in (2, 5)}
    exchange(story, 2, 5, *keys)
    at = {name_of(story, n): row(story, n) for n in (2, 5)}

    problems = found(story)

    assert ["number-moved"] * 2 == [each.code for each in problems]
    assert ["stop"] * 2 == [each.weight for each in problems]
    assert [at[names[2]], at[names[5]]] == [each.row for each in problems]
    assert problems[0].message == (
        f"{names[2]} was number 2 when round 1 was drawn; now {names[5]} has that number."
    )
    assert "type 2 here again" in problems[0].way_out
    assert problems[0].cell.startswith("Players!A")


def test_a_number_given_to_a_newcomer_is_told_at_who_had_it(story: Story) -> None:
    """That player has none now."""
    at, last = row(story, 4), max(story.reading.player_rows) + 1
    story.types("players", {
        (at, "number"): None, (last, "number"): 4, (last, "family"): "New", (last, "rank"): "3k",
    })  # fmt: skip

    (problem,) = found(story)

    assert ("number-moved", at) == (problem.code, problem.row)
    assert problem.message.endswith("now New has that number.")


@pytest.mark.parametrize(("family", "given"), [
    ("Fâmily3", "Given3"), ("FAMILY3", "given3 "), ("Given3", "Family3"),
])  # fmt: skip
def test_accents_case_and_the_order_of_the_names_are_no_other_name(
    story: Story, family: str, given: str
) -> None:
    """Nobody is asked about those."""
    at = story.row_of("Family3")
    story.types("players", {(at, "family"): family, (at, "given"): given})

    assert [] == found(story)


def test_a_name_that_was_mended_is_worth_a_look(story: Story) -> None:
    """Once, at its first line of As drawn, where players may be sorted without moving it."""
    drawn(story, 2)
    at = story.row_of("Family3")
    number = story.event.by_number
    who = next(n for n, player in number.items() if player.family == "Family3")
    story.types("players", {(at, "given"): "Anna"})

    (problem,) = found(story)

    assert ("name-other", "look", "As drawn") == (problem.code, problem.weight, problem.sheet)
    assert problem.message == (
        f"Number {who} was Family3, Given3 when round 1 was drawn; now it is Family3, Anna."
    )


def test_a_reason_on_problems_stays_with_its_name_when_players_are_sorted(story: Story) -> None:
    """Two names were mended; the reason of one is not that of the other."""
    for name in ("Family3", "Family4"):
        story.types("players", {(story.row_of(name), "given"): "Anna"})
    drawn(story, 2)

    def accepted() -> dict[str, object]:
        rows = range(FIRST_ROW, story.workbook["Problems"].height + 1)
        return {
            str(story.cell("problems", at, "what")): story.cell("problems", at, "accepted")
            for at in rows if story.cell("problems", at, "code") == "name-other"
        }  # fmt: skip

    first, second = accepted()
    at = next(r for r in range(FIRST_ROW, 40) if story.cell("problems", r, "what") == first)
    story.types("problems", {(at, "accepted"): "misspelt on the form"})
    numbers = [n for n, player in story.event.by_number.items() if player.given == "Anna"]
    exchange(story, numbers[0], numbers[1], "number", "family", "given", "rank", "club")
    drawn(story, 3)

    assert {first: "misspelt on the form", second: None} == accepted()


def test_names_that_cannot_be_compared_say_nothing(story: Story) -> None:
    """A blank, signs alone, a number that nobody has any more, no sheet As drawn."""
    place = story.place("drawn")
    story.types("drawn", {(place.first_row, "white"): None, (place.first_row, "black"): "–"})
    assert [] == found(story)

    assert [] == found(begin())


def test_the_names_of_a_draft_count_like_those_of_a_round() -> None:
    """Exchanged before it is kept."""
    story = club(8)
    story.does(draw)
    story.plays(1)
    story.does(draw_draft)
    exchange(story, 1, 8, "number")

    assert {"number-moved"} == {each.code for each in found(story)}


def test_two_of_the_same_parts_are_told_apart_by_how_they_are_written() -> None:
    """Ann Roy and Roy Ann: who has exactly the name is meant."""
    story = club(6)
    one, other = story.row_of("Family1"), story.row_of("Family2")
    story.types("players", {
        (one, "family"): "Roy", (one, "given"): "Ann",
        (other, "family"): "Ann", (other, "given"): "Roy",
    })  # fmt: skip
    drawn(story, 1)
    assert [] == found(story)

    numbers = [n for n, player in story.event.by_number.items() if "Roy" in player.name]
    exchange(story, numbers[0], numbers[1], "number")

    assert ["number-moved"] * 2 == [each.code for each in found(story)]
