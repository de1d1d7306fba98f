"""Who shares a family name is named once, in one line; nobody is kept apart for it (M10, B8)."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.players.wishes import Typed, add_wish
from nigiri.desk.setup.sections import sections
from tests.desk.story import DESK, Story, begin, made_once, tables

HEADINGS = ["Family name", "Given name", "Rank", "Club", "Here"]
LINE = (
    'Relatives who should not meet: nigiri wish "{who}" never, or Keep apart: family name, on '
    "Settings."
)


@made_once
def registered(*families: str, rules: str = "bga") -> Story:
    """Register players of these family names, of one club each, and others up to 24."""
    names = [*families, *(f"P{n}" for n in range(len(families), 24))]
    rows = [[name, f"G{n}", f"{1 + n // 3}k", name, "yes"] for n, name in enumerate(names)]
    story = begin(rules=rules, host="", rounds=3)
    story.does(import_players, tables([HEADINGS, *rows]), source="list")
    return story


def lines(story: Story) -> list[str]:
    """Return the problem as `check` has it."""
    return [str(each) for each in check(story.workbook).problems if each.code == "relatives"]


def drawn(story: Story) -> list[str]:
    """Return what the first draw says of it."""
    said = map(str, draw(story.workbook, DESK, decided={}).sentences)
    return [each for each in said if "family name" in each]


@pytest.mark.parametrize("rules", ["aga", "bga", "quebec", "opengotha"])
def test_boston_five_called_chen_are_one_short_line(rules: str) -> None:
    """Not ten, for their ten pairs; which of them are related only a person knows."""
    story = registered(*["Chen"] * 5, rules=rules)
    (line,) = lines(story)

    assert line.endswith("Of one family name: Chen (5). " + LINE.format(who="NAME; NAME"))
    assert [line] == drawn(story)
    assert () == draw(story.workbook, DESK, decided={}).questions


def test_two_of_one_name_are_named_with_the_wish_that_keeps_them_apart() -> None:
    """Before a common name; the command works as it stands, and then nothing is said of them."""
    story = registered("Roy", "Roy", "Chen", "Chen", "Chen")
    (line,) = lines(story)
    assert line.endswith(
        "Of one family name: Roy (G0, G1), Chen (3). " + LINE.format(who="Roy, G0; Roy, G1")
    )

    story.does(add_wish, Typed("Roy, G0; Roy, G1", "never"))

    assert ["Chen (3)"] == [line.split(": ")[2].split(". ")[0] for line in lines(story)]


def test_of_many_names_three_are_told() -> None:
    """And how many more there are."""
    story = registered(*(name for name in ("Ash", "Birch", "Elm", "Oak", "Yew") for _ in "12"))

    (line,) = lines(story)
    assert "Ash (G0, G1), Birch (G2, G3), Elm (G4, G5) +2." in line


def test_once_accepted_the_draw_says_nothing() -> None:
    """The line stays on Problems with the director's words."""
    story = registered("Roy", "Roy")
    story.does(refresh, "check")
    place = story.place("problems")
    row = next(
        row
        for row in range(place.first_row, place.first_row + 9)
        if story.cell("problems", row, "code") == "relatives"
    )
    story.types("problems", {(row, "accepted"): "no relation"})

    assert [] == drawn(story)
    assert 1 == len(lines(story))


def test_after_the_first_draw_it_is_over() -> None:
    """Neither check nor a redraw comes back to it; a draft of round 1 names it as the draw does."""
    story = registered("Roy", "Roy")
    story.does(sections)
    story.does(number)
    draft = map(str, draw_draft(story.workbook, DESK, asks=True).sentences)
    assert 1 == sum("family name" in each for each in draft)
    story.does(draw)

    assert [] == lines(story)
    again = map(str, draw(story.workbook, DESK, again=True, decided={}).sentences)
    assert not any("family name" in each for each in again)


def test_where_family_names_are_kept_apart_nothing_is_proposed() -> None:
    """The setting is an answer."""
    story = registered("Roy", "Roy")
    story.sets("Keep apart: family name", "yes")

    assert [] == lines(story) == drawn(story)


def test_by_default_namesakes_may_meet() -> None:
    """Two of one name and nobody else: they are drawn against one another."""
    story = begin(rules="quebec", host="", rounds=3)
    rows = [["Roy", "Ann", "5k", "Ott", "yes"], ["Roy", "Luc", "5k", "Hull", "yes"]]
    story.does(import_players, tables([HEADINGS, *rows]), source="list")

    assert not any(each.key == "family" for each in story.event.settings.keep_apart)
    story.does(draw)
    assert 1 == len(story.event.rounds[0].games)
