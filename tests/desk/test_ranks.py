"""A rank changed during the event: handicaps follow it, section and scores do not (M13)."""

from __future__ import annotations

import pytest

from nigiri.desk.draw.draw import draw
from nigiri.domain.games.handicaps import ByRanks
from nigiri.domain.model.units import PlayerId, Rank
from nigiri.domain.starts.start_scores import initial_score, section_of
from tests.desk.story import Story, club, drawn

LAST = PlayerId(14)


@pytest.fixture
def changed() -> Story:
    """Return an event in which the weakest became three ranks stronger after round 1."""
    story = drawn(club(14), 1)
    last = story.event.by_number[LAST]
    new = Rank(last.rank.steps + 3)
    story.types("players", {(story.row_of(last.family), "rank"): str(new)})
    story.does(draw)
    return story


def test_section_and_score_stay_with_the_old_rank(changed: Story) -> None:
    """Who is stronger than thought stays in the section of the entry rank."""
    player = changed.event.by_number[LAST]
    row = changed.row_of(player.family)
    sections = len(changed.event.sections)

    assert player.initial_rank < player.rank
    assert (
        sections == section_of(changed.event, player) == changed.cell("players", row, "section_now")
    )
    assert initial_score(changed.event, player) == initial_score(
        changed.event, changed.event.by_number[PlayerId(13)]
    )


def test_the_next_handicap_follows_the_new_rank(changed: Story) -> None:
    """Round 2 prints the new rank and counts from it; round 1 keeps what it printed."""
    event = changed.event
    game = event.rounds[1].game_by_player[LAST]
    one, other = (event.by_number[n] for n in game.players)
    printed = {r.number: r.game_by_player.get(LAST) for r in event.rounds}

    assert ByRanks.of(event.settings).stones(one.rank, other.rank) == game.handicap
    now = {game.white: game.white_rank, game.black: game.black_rank}[LAST]
    assert event.by_number[LAST].rank == now
    first = printed[1]
    if first is not None:
        then = {first.white: first.white_rank, first.black: first.black_rank}[LAST]
        assert event.by_number[LAST].initial_rank == then


def test_the_grid_keeps_the_old_rank_with_a_footnote(changed: Story) -> None:
    """The footnote names the new rank and its first round."""
    player = changed.event.by_number[LAST]
    row = 4 + 2 * 13
    sheet = changed.workbook["Grid"]
    below = [str(sheet.cell(r, 2)) for r in range(4 + 28, sheet.height + 1)]
    note = next(line for line in below if "round 2" in line and player.name in line)

    assert str(player.initial_rank) == changed.cell("grid", row, "rank")
    assert f"{player.name} {note.split()[0]}" == changed.cell("grid", row, "name")
    assert str(player.rank) in note


def test_a_name_corrected_together_with_the_rank_moves_nobody() -> None:
    """The rank printed where the draw put the number is of that day, whatever the name is now."""
    story = drawn(club(14), 1)
    last = story.event.by_number[LAST]
    section, row = section_of(story.event, last), story.row_of(last.family)
    strong = str(Rank(last.rank.steps + 9))

    story.types("players", {(row, "rank"): strong, (row, "family"): "Corrected"})
    story.does(draw)

    player = story.event.by_number[LAST]
    assert ("Corrected", strong) == (player.family, str(player.rank))
    assert (last.rank, section) == (player.initial_rank, section_of(story.event, player))
