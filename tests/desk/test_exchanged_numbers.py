"""Numbers that went to other people: no command builds on it, and everybody is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.attendance.attendance import late
from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.drafts import discard, draw_draft, keep
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.number import number
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.desk.setup.sections import sections
from nigiri.domain.model.units import PlayerId
from nigiri.errors import Forbidden, SheetProblems
from tests.desk.story import DESK, club, drawn

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from tests.desk.story import Story


def sorted_alone(story: Story) -> dict[int, int]:
    """Sort the column No. of Players alone; return row -> the number that stood there."""
    rows = {r: int(p.number) for r, p in story.reading.player_rows.items() if p.number}
    now = dict(zip(rows, sorted(rows.values(), reverse=True), strict=True))
    story.types("players", {(r, "number"): n for r, n in now.items()})
    return rows


def exchanged(story: Story) -> dict[int, int]:
    """Exchange the first number and the last; return row -> the number that stood there."""
    rows = {r: int(p.number) for r, p in story.reading.player_rows.items() if p.number}
    (first, one), *_, (last, other) = rows.items()
    story.types("players", {(first, "number"): other, (last, "number"): one})
    return rows


def name_of(story: Story, number: int) -> str:
    """Return the name of a number."""
    return story.event.player(PlayerId(number)).name


@pytest.fixture
def story() -> Story:
    """Return an event of eight players after round 1."""
    return drawn(club(8), 1)


@pytest.mark.parametrize(("meddle", "code"), [
    (sorted_alone, "names-moved"), (exchanged, "number-moved"),
])  # fmt: skip
@pytest.mark.parametrize(("command", "given"), [
    (draw, {}), (draw, {"again": True}), (draw_draft, {}),
    (refresh, {"command": "standings"}), (number, {}), (late, {"who": "1"}),
    (enter_results, {"entries": [Entry(table=1, typed="1-0")]}),
])  # fmt: skip
def test_no_command_builds_on_numbers_that_went_to_others(
    story: Story,
    command: Callable[..., Any],
    given: dict[str, Any],
    meddle: Callable[[Story], object],
    code: str,
) -> None:
    """Nor does it write anything."""
    meddle(story)

    with pytest.raises(SheetProblems) as refused:
        command(story.workbook, DESK, **given)

    assert {code} == {getattr(each, "code", "") for each in refused.value.problems}


def test_check_and_the_bar_say_so(story: Story) -> None:
    """The bar names the first number; check lists everybody whose number went elsewhere."""
    before = exchanged(story)
    first = min(n for r, n in before.items() if story.cell("players", r, "number") != n)
    at = next(r for r, n in before.items() if n == first)
    name = story.reading.player_rows[at].name
    moved = [r for r, n in before.items() if story.cell("players", r, "number") != n]

    said = check(story.workbook)

    assert said.next_step == (
        f"Players: {name} was number {first}. Undo the sorting, or type {first} there again"
    )
    listed = {p.row for p in said.problems if p.code == "number-moved"}
    assert listed == {*moved}


def test_with_the_numbers_typed_back_all_goes_on(story: Story) -> None:
    """As each sentence says: its number into the cell that it names."""
    exchanged(story)
    moved = [p for p in check(story.workbook).problems if p.code == "number-moved"]

    story.types("players", {
        (p.row, "number"): int(p.message.split(" was number ")[1].split()[0]) for p in moved
    })  # fmt: skip

    assert "then draw round 2." in check(story.workbook).next_step
    story.does(draw)


def test_a_name_that_was_wrong_from_the_start_is_corrected_on_as_drawn(story: Story) -> None:
    """The two did play as the numbers they have now: the way out that is named last."""
    names = {1: name_of(story, 8), 8: name_of(story, 1)}
    rows = {
        n: next(r for r, p in story.reading.player_rows.items() if p.number == n) for n in names
    }
    story.types("players", {(rows[n], "number"): other for n, other in ((1, 8), (8, 1))})
    place = story.place("drawn")
    sheet = story.workbook[place.name]
    story.types("drawn", {
        (r, side): names[n]
        for r in range(place.first_row, sheet.height + 1) for side in ("white", "black")
        for n in names if sheet.cell(r, place.columns[f"{side}_no"]) == n
    })  # fmt: skip

    assert "then draw round 2." in check(story.workbook).next_step
    story.does(draw)


def test_a_draft_is_not_kept_and_can_be_discarded() -> None:
    """Numbers exchanged behind its back; the bar says so there, too."""
    story = drawn(club(8), 1)
    story.does(draw_draft)
    sorted_alone(story)

    with pytest.raises(SheetProblems):
        keep(story.workbook, DESK)
    assert check(story.workbook).next_step.startswith("Players: ")
    story.does(discard)


def test_nobody_is_numbered_anew_while_a_draft_is_open() -> None:
    """Its games go by number."""
    story = club(8)
    story.does(sections)
    story.does(number)
    story.does(draw_draft)

    with pytest.raises(Forbidden, match="Round 1 is still a draft"):
        number(story.workbook, DESK, again=True)
