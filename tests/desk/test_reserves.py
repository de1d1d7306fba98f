"""A reserve plays only if needed: who leaves or comes late sends them back (B6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.attendance.attendance import back, late, out
from nigiri.desk.attendance.change import When
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.domain.model.units import PlayerId
from nigiri.workbook.derive.start_words import start_words
from nigiri.workbook.live.context import Context
from nigiri.workbook.review.review import review
from tests.desk.story import Story, begin, tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.workbook.model.changes import Changes


def seven(ghost: str = "20k", **options: Any) -> Story:  # noqa: ANN401
    """Return an event with a drawn round of seven players of one rank and a ghost, who plays."""
    story = begin(**{"rules": "bga", "host": "", **options})
    rows: list[list[object]] = [["Family name", "Rank", "Here"]]
    rows += [[f"P{n}", "10k", "yes"] for n in range(1, 8)]
    rows.append(["Ghost", ghost, "if needed"])
    story.does(import_players, tables(rows), source="list")
    story.does(draw)
    return story


def opponent(story: Story, number: int) -> PlayerId:
    """Return who meets a player in the newest round."""
    return story.event.rounds[-1].game_by_player[PlayerId(number)].opponent_of(PlayerId(number))


def codes(story: Story) -> set[str]:
    """Return the codes of all problems."""
    return {found.code for found in review(Context(story.workbook, story.reading))}


@pytest.mark.parametrize("policy", ["none", "home"])
def test_the_ghost_steps_back_for_who_is_left_alone(policy: str) -> None:
    """Of seven and a ghost one leaves: the two who are left without meet, with byes or without."""
    story = seven(bye_policy=policy)
    ghost = story.about("Ghost").number
    assert ghost is not None
    left = opponent(story, ghost)
    leaver = next(n for n in range(1, 8) if n != left)
    alone, before = opponent(story, leaver), story.event.rounds[0].games
    said = story.does(out, str(leaver), When("1")).sentences
    this = story.event.rounds[0]

    assert alone == opponent(story, left)
    assert ghost not in this.game_by_player
    assert (3, ()) == (len(this.games), this.byes)
    assert f"{ghost} Ghost plays only if needed, and is no longer needed." in said
    stays = [game for game in before if {leaver, ghost}.isdisjoint(game.players)]
    assert {*stays} <= {*this.games}
    assert not {"free", "by-hand"} & codes(story)


def test_whose_opponent_was_the_ghost_leaves_nobody_alone() -> None:
    """The ghost waits again, and nobody looks for an opponent for them."""
    story = seven()
    ghost = story.about("Ghost").number
    assert ghost is not None
    leaver = opponent(story, ghost)
    said = story.does(out, str(leaver), When("1")).sentences

    assert (3, ()) == (len(story.event.rounds[0].games), story.event.rounds[0].byes)
    assert ghost not in story.event.rounds[0].game_by_player
    assert not any("No opponent" in words for words in said)


def test_a_ghost_whose_game_is_over_has_played() -> None:
    """It counts and is rated: the other one is told to be alone."""
    story = seven()
    ghost = story.about("Ghost").number
    assert ghost is not None
    row = next(r for r, g in story.reading.rounds[1].games.items() if ghost in g.players)
    story.types(1, {(row, "result"): "1-0"})
    leaver = next(n for n in range(1, 8) if n != opponent(story, ghost))
    said = story.does(out, str(leaver), When("1")).sentences

    assert ghost in story.event.rounds[0].game_by_player
    assert any("No opponent is left" in words for words in said)


def test_a_ghost_stays_where_the_two_have_met() -> None:
    """Who is left and the ghost's opponent met in round 1: the ghost's game goes on (M7)."""
    story = seven()
    story.plays(1)
    story.does(draw)
    ghost = story.about("Ghost").number
    assert ghost is not None
    left = opponent(story, ghost)
    first = story.event.rounds[0].game_by_player[left].opponent_of(left)
    if first == ghost or opponent(story, first) == left:
        pytest.fail("the story needs another draw")
    story.does(out, str(opponent(story, first)), When("2"))

    assert left == opponent(story, ghost)


@pytest.mark.parametrize("command", [late, back])
def test_a_latecomer_plays_instead_of_the_ghost_if_the_director_agrees(
    command: Callable[..., Changes],
) -> None:
    """It is asked: both may be sitting at the board already."""
    story = seven()
    ghost = story.about("Ghost").number
    assert ghost is not None
    left = opponent(story, ghost)
    row = max(story.reading.player_rows) + 1
    here = None if command is late else "yes"
    story.types("players", {(row, "family"): "Late", (row, "rank"): "9k", (row, "here"): here})
    changes = story.does(command, "Late", *([] if command is late else [When("1")]))
    number = story.about("Late").number

    assert number == opponent(story, left)
    assert ghost not in story.event.rounds[0].game_by_player
    [asked] = changes.questions
    assert asked.startswith(
        f"{ghost} Ghost plays only if needed. In round 1 Late will play instead."
    )


def test_a_ghost_at_the_bar_is_told_and_does_not_count_in_it() -> None:
    """B6: below the bar. A lower start settles it."""
    story = seven("3d", bar="3d")
    assert "top-reserve" in codes(story)
    assert "Your bar 3d: 0 players at or above it" in start_words(story.event, "en")

    story.types("players", {(story.row_of("Ghost"), "other_start"): "-9"})
    assert "top-reserve" not in codes(story)
    assert "top-reserve" not in codes(seven())


def test_the_bar_is_proposed_without_ghosts() -> None:
    """A 3 dan who plays only if needed does not lift it."""
    assert start_words(seven().event, "en") == start_words(seven("3d").event, "en")


def test_who_misses_rounds_from_the_bar_is_told_the_lower_start() -> None:
    """B4, while rounds are to come; typed, it is settled. Other rule sets do not ask."""
    story = seven()
    row = story.row_of("P3")
    story.types("players", {(row, "out"): "2-3"})
    found = [p for p in review(Context(story.workbook, story.reading)) if p.code == "top-sleeper"]
    assert ["P3 starts at the bar, but misses rounds 2-3."] == [p.message for p in found]
    assert "type a lower start, −11, into Other start" in found[0].way_out

    story.types("players", {(row, "other_start"): "-11"})
    assert "top-sleeper" not in codes(story)
    other = seven(rules="opengotha")
    other.types("players", {(other.row_of("P3"), "out"): "2-3"})
    assert "top-sleeper" not in codes(other)
