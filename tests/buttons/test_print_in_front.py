"""*Print* prints what the director looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.buttons.actions import BY_TAG
from nigiri.desk.core.views import refresh
from nigiri.desk.draw.drafts import draw_draft
from tests.buttons.program import sent
from tests.buttons.test_exchange import asked
from tests.desk.story import Story, club, drawn

if TYPE_CHECKING:
    from nigiri.desk.buttons.fields import Field


@pytest.fixture(scope="module")
def played() -> Story:
    """Return an event after two rounds, with the sheets Standings and Grid and a draft."""
    story = drawn(drawn(club(8), 1), 2)
    for kind in ("standings", "grid"):
        story.does(refresh, kind)
    story.does(draw_draft)
    return story


def printed(story: Story, front: str | None) -> str:
    """Return the name of what is printed while that tab is in front."""
    answer = asked("print", sheets=sent(story.workbook), sheet=front)
    assert "done" == answer["status"], answer
    name: str = answer["paper"]["name"]
    return name


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("standings", "standings-2.html"),
        ("grid", "grid.html"),
        (1, "round-1-by-table.html"),
        (2, "round-2-by-table.html"),
        ("players", "round-2-by-table.html"),
    ],
)
def test_the_sheet_in_front_is_printed(played: Story, kind: str | int, name: str) -> None:
    """Standings, the grid, a round's pairings; any other sheet leaves the newest pairings."""
    assert name == printed(played, played.place(kind).name)


def test_on_a_draft_the_draft_is_printed(played: Story) -> None:
    """Not the round before it."""
    place = played.reading.book.draft
    assert place is not None
    assert "round-3-by-table.html" == printed(played, place.name)


@pytest.mark.parametrize("front", [None, "", "Lunch"])
def test_without_a_sheet_of_nigiris_the_newest_pairings_are_printed(
    played: Story, front: str | None
) -> None:
    """An older add-in does not say what is in front."""
    assert "round-2-by-table.html" == printed(played, front)


def test_the_end_begins_with_the_standings() -> None:
    """They are first in the list, by their own name; for a round the pairings are."""
    end, this = (which(BY_TAG[f"print-{when}"].fields) for when in ("end", "round"))
    assert ("standings", "table") == (end.value, this.value)
    assert ("standings", "table") == (end.choices[0][0], this.choices[0][0])
    assert "Standings" == end.choices[0][1].said("en")  # type: ignore[attr-defined]


def which(fields: tuple[Field, ...]) -> Field:
    """Return the field that says what to print."""
    return next(field for field in fields if field.name == "which")
