"""Sections that never mix have a bye each, whatever the command (A5)."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.part import Part
from nigiri.desk.draw.requests import Requests
from nigiri.desk.explain.what_if import what_if
from nigiri.desk.explain.why import why
from nigiri.desk.setup.sections import sections
from nigiri.domain.model.units import PlayerId
from nigiri.domain.starts.start_scores import section_of
from nigiri.errors import Forbidden
from tests.desk.story import DESK, Story, club

FIRST, SECOND = (Part(sections=(number,)) for number in "12")


def two_sections() -> Story:
    """Return an event of two sections of seven, drawn apart."""
    story = club(14)
    story.sets("Sections play", "each apart")
    story.does(sections, count=2)
    return story


def byes(story: Story) -> dict[int | None, PlayerId]:
    """Return section -> who has its bye in the newest round."""
    event = story.event
    return {section_of(event, event.player(n)): n for n in event.rounds[-1].byes}


def give_bye(story: Story, other: int) -> None:
    """Let somebody else have the bye of section 2, by hand."""
    had = byes(story)[2]
    reading = story.reading.rounds[1]
    row, game = next((row, game) for row, game in reading.games.items() if other in game.players)
    side = "white_no" if game.white == other else "black_no"
    bye = next(row for row, number in reading.byes.items() if number == had)
    story.types(1, {(row, side): had, (bye, "white_no"): other})


def test_every_odd_section_has_a_bye_and_each_is_explained_by_itself() -> None:
    """It is the rule's in either, and the next in line is of the same section."""
    story = two_sections()
    said = story.does(draw).sentences[0]
    first, second = byes(story)[1], byes(story)[2]
    notes = why(story.workbook, "bye").view.notes

    assert said.startswith(f"Round 1: 6 tables, byes: {first} ")
    assert f"; {second} " in said
    following = [
        int(note.split()[6]) for note in notes if note.startswith("Next in line for the bye: ")
    ]
    players = story.event.by_number
    assert [1, 2] == [section_of(story.event, players[PlayerId(n)]) for n in following]
    assert not any("you gave this bye" in note for note in notes)


def test_a_section_can_be_drawn_after_another_one_with_its_bye() -> None:
    """The bye of one section is no hindrance to the other, drawn by itself or as the rest."""
    for part in (FIRST, Part(rest=True)):
        story = two_sections()
        story.does(draw, part=SECOND)
        assert {2} == byes(story).keys()
        story.does(draw, part=part)

        assert {1, 2} == byes(story).keys()
        assert 6 == len(story.event.rounds[0].games)


def test_a_latecomer_to_a_section_waits_for_its_bye() -> None:
    """Only there: the other section can still be drawn."""
    story = two_sections()
    story.does(draw, part=SECOND)
    weakest = story.about(story.event.player(PlayerId(byes(story)[2])).family)
    row = len(story.event.players) + 4
    new = {"family": "Late", "given": "Lea", "rank": str(weakest.rank), "here": "yes"}
    story.types("players", {(row, key): value for key, value in new.items()})

    with pytest.raises(Forbidden, match=r"Late, Lea \(15\) alone is left in round 1, and "):
        draw(story.workbook, DESK, part=Part(rest=True))
    story.does(draw, part=FIRST)
    assert {1, 2} == byes(story).keys()


def test_a_bye_given_by_hand_stays_when_the_sections_are_drawn_again() -> None:
    """It leaves its own section even; the other one has its bye by the rule."""
    story = two_sections()
    story.does(draw)
    first, second = byes(story)[1], byes(story)[2]
    other = next(n for n, p in story.event.by_number.items() if section_of(story.event, p) == 2)
    give_bye(story, other)
    story.does(draw, again=True)

    assert {1: first, 2: other} == byes(story)
    assert f"by the rule {second} " in "\n".join(why(story.workbook, "bye").view.notes)


def test_a_bye_asked_for_leaves_the_other_section_its_own() -> None:
    """Somebody else is to have the bye of section 2: it stays so."""
    story = two_sections()
    story.does(draw)
    first = byes(story)[1]
    other = next(n for n, p in story.event.by_number.items() if section_of(story.event, p) == 2)
    story.host.apply(what_if(story.workbook, DESK, Requests(bye=other), keep=True).changes)

    assert {1: first, 2: other} == byes(story)


def test_the_bar_asks_for_the_rest_when_all_results_of_a_part_are_in() -> None:
    """It does not say that the round is complete."""
    story = two_sections()
    story.does(draw, part=SECOND)
    story.plays(1)
    story.does(refresh, "check")

    assert str(story.workbook["Round 1"].cell(1, 1)).endswith(
        "has no opponent. Mark as out, or: nigiri draw --rest, nigiri late"
    )
