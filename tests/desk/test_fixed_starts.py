"""What start scores rest on is fixed when round 1 is drawn; what is said of the bar (M3, B2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.attendance.attendance import late
from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.drafts import draw_draft, keep
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.setup.rules import apply_rules, departures_view
from nigiri.desk.setup.sections import sections
from nigiri.domain.starts.start_scores import bar_rank, initial_score
from nigiri.messages.message import said
from nigiri.workbook.model.changes import Ask
from tests.desk.story import begin, club, tables
from tests.settings import place

if TYPE_CHECKING:
    from nigiri.domain.model.event import Player
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.changes import Changes
    from tests.desk.story import Story

GAPS = ("5d", "1d", "1k", "1k", *("2k",) * 4, "3k", "3k", *("5k",) * 6)
"""The grades of the event in which a 5 dan was first with three lost games."""
CLASH = ("5d", *("1d",) * 12, "1k")
"""One player is too few for three rounds, thirteen are too many."""


def people(*ranks: str) -> list[list[str]]:
    """Return a list of players of these ranks."""
    return [["Name", "Rank"], *([f"Player{n}, A", rank] for n, rank in enumerate(ranks, 1))]


def barred(*ranks: str, **options: Any) -> Story:  # noqa: ANN401
    """Return an event by the BGA's rules with players of these ranks, all here."""
    story = begin(**{"rules": "bga", "rounds": 3, **options})
    story.does(import_players, tables(people(*ranks)), source="list", here=True)
    return story


def value(story: Story, key: str) -> Cell:
    """Return the cell of a setting."""
    return place(story.workbook, key).value(story.workbook)


def starts(story: Story) -> dict[str, int]:
    """Return everybody's start score by name, in half points."""
    return {player.name: initial_score(story.event, player) for player in story.event.players}


def joins(story: Story, name: str, rank: str) -> None:
    """Let somebody come while round 1 is on."""
    rows = [["Name", "Rank"], [name, rank]]
    story.does(import_players, tables(rows), source="list", here=True)


def asked(changes: Changes) -> list[str]:
    """Return the questions of a command."""
    return [str(each.text) for each in changes.operations if isinstance(each, Ask)]


def told(story: Story) -> str:
    """Return the sentence about the bar above the list of ranks on Sections."""
    below = next(row for row in range(4, 40) if story.cell("sections", row, "section") == "Rank")
    return str(story.cell("sections", below - 1, "section"))


def test_no_rule_set_begins_with_a_bar_and_the_proposed_one_is_shown() -> None:
    """OpenGotha's 4d was nobody's choice: six players are at 2d."""
    ranks = ("4d", "3d", "3d", *("2d",) * 3, *("1k",) * 8)
    story = barred(*ranks, rules="opengotha", rounds=5)
    story.does(refresh, "check")

    assert value(story, "bar") is None
    assert told(story).startswith("Bar 2d, proposed: 6 players at or above it (best 6 to 12 for 5")
    assert 2 == bar_rank(story.event).steps  # type: ignore[union-attr]


def test_down_to_moves_the_bar_before_the_draw_and_after() -> None:
    """Typed on Sections, by command, and once round 1 is drawn."""
    story = barred(*GAPS, rules="opengotha")
    story.types("sections", {(4, "down_to"): "1d", (5, "down_to"): "30k"})
    assert "1d" == str(bar_rank(story.event))

    words = [str(each) for each in story.does(draw).sentences]
    assert "Bar 1d: 2 players at or above it: 1 Player1, A; 2 Player2, A." in words
    story.types("sections", {(4, "down_to"): "2k"})
    assert "2k" == str(bar_rank(story.event))
    assert 8 == list(starts(story).values()).count(max(starts(story).values()))


def test_sections_of_the_command_move_a_bar_in_the_settings_along() -> None:
    """Both are the director's, the later one counts, and nothing is left to look at."""
    story = barred(*GAPS)
    story.sets("bar", "5d")
    story.does(sections, down_to=("1k", "30k"))

    assert "1k" == value(story, "bar") == str(bar_rank(story.event))
    assert () == check(story.workbook).problems


def test_round_1_says_which_bar_holds_and_who_starts_there() -> None:
    """In one line, and nobody starts alone at it (B2, house rule)."""
    story = barred(*GAPS)
    changes = story.does(draw)
    names = "; ".join(f"{n} Player{n}, A" for n in range(1, 5))

    assert [] == asked(changes)
    assert f"Bar 1k, proposed: 4 players at or above it: {names}." in changes.sentences
    assert "1k" == str(story.event.sections[0].lowest)
    assert [-2] * 4 == list(starts(story).values())[:4]
    story.plays(1)
    assert not [each for each in story.does(draw).sentences if each.startswith("Bar ")]


def test_nobody_at_the_bar_is_said() -> None:
    """A director's bar above everybody."""
    story = barred("1d", "1k", "2k", "3k")
    story.sets("bar", "3d")

    assert "Bar 3d: nobody is at or above it." in story.does(draw).sentences


@pytest.mark.parametrize("again", [False, True])
def test_latecomers_and_rounds_move_nobodys_start_after_the_draw(again: bool) -> None:  # noqa: FBT001
    """A 9 dan and a 30 kyu come, and the event gets two rounds more."""
    story = barred(*GAPS)
    story.does(draw)
    before = starts(story)
    joins(story, "Late, Lou", "9d")
    joins(story, "Later, Liz", "30k")
    if again:
        story.does(draw, again=True)
    story.sets("rounds", 5)

    assert before.items() < starts(story).items()
    assert -2 == starts(story)["Late, Lou"]


def test_a_blank_gap_is_written_by_the_first_draw_and_stays() -> None:
    """Four rounds have a gap of 1, three would have none (M3)."""
    story = club(12)
    assert value(story, "gap") is None
    story.does(draw)
    before = starts(story)
    story.sets("rounds", 3)

    assert 1 == value(story, "gap")
    assert before == starts(story)
    story.sets("gap", 0)
    assert before != starts(story)
    assert 0 == value(story, "gap")


def test_what_the_draw_wrote_is_taken_back_with_it() -> None:
    """Undo is the inverse of all that it changed."""
    story = club(12)
    begun = story.workbook
    changes = story.does(draw)
    story.host.apply(changes.inverse())

    assert begun.sheets == story.workbook.sheets


def test_a_draft_fixes_it_when_it_is_kept() -> None:
    """Before, nothing but the draft is there."""
    story = club(12)
    story.does(sections)
    story.does(number)
    story.does(draw_draft)
    assert value(story, "gap") is None
    story.does(keep)

    assert 1 == value(story, "gap")


def test_what_the_draw_wrote_is_no_departure_and_stays_under_another_rule_set() -> None:
    """The rule set leaves the gap to the number of rounds, which it followed."""
    story = club(12)
    story.does(draw)
    before = starts(story)
    labels = {row[0] for row in departures_view(story.workbook).rows}

    assert "Gap between sections" not in labels
    story.sets("rounds", 3)
    assert "Gap between sections" in {row[0] for row in departures_view(story.workbook).rows}
    story.sets("ranked_by", "all")
    story.does(apply_rules, "quebec")
    assert 1 == value(story, "gap")
    assert before == starts(story)


def test_where_no_grade_fits_both_stand_on_the_sheet_and_the_first_draw_asks() -> None:
    """One 5 dan would start four points ahead; thirteen cannot be told apart in three rounds."""
    story = barred(*CLASH)
    story.does(refresh, "check")
    cost = (
        "No grade fits as the bar. At 1d 13 players start level, more than can be told apart in 3 "
        "rounds: several may win all their games. At 5d 1 player starts 4 points ahead of "
        "everybody else, and may hardly be caught"
    )
    assert cost in told(story)
    assert (
        "Bar 1d, proposed: 13 players at or above it (best 4 to 8 for 3 rounds) – more than two "
        "ranks below the strongest, and too many to be told apart, but nothing fits better; at 5d: "
        "1, too few. "
    ) + cost == told(story)
    changes = story.does(draw)

    question = f"{cost}. Draw with bar 1d? For 5d first write it under “Bar” on Settings."
    assert [question] == asked(changes)
    assert 13 == list(starts(story).values()).count(0)
    assert [] == asked(story.does(draw, again=True))


def test_a_bar_of_ones_own_is_not_asked_about() -> None:
    """The 5 dan alone, as the director wants it."""
    story = barred(*CLASH)
    story.sets("bar", "5d")

    assert [] == asked(story.does(draw))
    assert "5d" == str(bar_rank(story.event))


@pytest.mark.parametrize(("bar", "questions"), [("1d", 1), ("5d", 0)])
def test_sections_that_hold_the_proposed_bar_are_asked_about_and_others_not(
    bar: str, questions: int
) -> None:
    """They may be nigiri's own proposal, which nobody has looked at; so with a draft."""
    story = barred(*CLASH)
    story.does(sections, down_to=(bar, "30k"))
    story.does(number)
    story.does(draw_draft)

    assert questions == len(asked(story.does(keep)))


@pytest.mark.parametrize(
    ("language", "bar", "question"),
    [
        ("fr", "Barre 1d, proposée : 13 joueurs", "Aucun grade ne convient comme barre."),
        ("de", "Bar 1d, vorgeschlagen: 13 Spieler", "Kein Rang passt als Bar."),
    ],
)
def test_the_bar_is_said_in_the_language_of_the_event(
    language: str, bar: str, question: str
) -> None:
    """The line of the draw, and its question."""
    sentences = [
        said(each, language) for each in barred(*CLASH, language=language).does(draw).sentences
    ]

    assert any(each.startswith(bar) for each in sentences)
    assert any(each.startswith(question) for each in sentences)


def test_a_congress_proposes_its_bar_until_the_draw() -> None:
    """E5: the smallest rank from 4 dan up; then it is where section 1 ends."""
    story = barred("6d", "5d", "4d", "4d", "3d", "1d", rules="egc", rounds=5)
    story.does(refresh, "check")
    assert "Bar 4d, proposed: 4 players at or above it (at most 67)" in told(story)
    story.does(draw)

    assert "4d" == str(story.event.sections[0].lowest)


def player(story: Story, name: str) -> Player:
    """Return somebody by name."""
    return next(each for each in story.event.players if each.name == name)


def test_a_latecomer_of_round_1_starts_as_by_the_bar_that_was_drawn() -> None:
    """Seated in round 1 afterwards, too."""
    story = barred(*GAPS)
    story.does(draw)
    joins(story, "Late, Lou", "9d")
    joins(story, "Later, Liz", "30k")
    before = starts(story)
    story.does(late, "Late, Lou")
    story.does(late, "Later, Liz")

    assert before == starts(story)
    assert -2 == initial_score(story.event, player(story, "Late, Lou"))
