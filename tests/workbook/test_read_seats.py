"""Who sits where: numbers, names in their place, and players who are gone from the list."""

from __future__ import annotations

from nigiri.desk.attendance.attendance import late as seen_late
from nigiri.desk.core.views import check
from nigiri.desk.draw.draw import draw
from nigiri.workbook.live.context import Context
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.review import review
from tests.desk.story import Story, club, drawn


def first(players: int = 8) -> Story:
    """Return an event with round 1 drawn."""
    story = club(players)
    story.does(draw)
    return story


def codes(story: Story) -> list[str]:
    """Return the codes of all problems but those of sections."""
    found = review(Context(story.workbook, story.reading))
    return [each.code for each in found if not each.code.startswith("section")]


def clear(story: Story, row: int) -> None:
    """Empty both sides of a board of round 1."""
    story.types(1, {(row, f"{side}{key}"): None for side in ("white", "black")
                    for key in ("_no", "", "_rank")})  # fmt: skip


def test_a_name_beside_a_number_is_for_people() -> None:
    """Whatever it says, the number sits there."""
    story = first()
    row, game = next(iter(story.reading.rounds[1].games.items()))
    story.types(1, {(row, "white"): "Family1"})

    assert game.players == story.reading.rounds[1].games[row].players


def test_what_an_emptied_number_leaves_behind_is_nobody() -> None:
    """Name and rank of who sat there; the other side is alone."""
    story = first()
    row = next(iter(story.reading.rounds[1].games))
    story.types(1, {(row, "white_no"): None})

    assert "alone" in codes(story)


def test_words_in_a_free_row_are_nobody() -> None:
    """A remark that is no name, or one that several have."""
    story = first()
    story.types("players", {(4, "family"): "Roy", (5, "family"): "Roy"})
    row = next(iter(story.reading.rounds[1].games))
    clear(story, row)
    before = [code for code in codes(story) if code != "free"]
    for words in ("lunch", "Roy", "1-3"):
        story.types(1, {(row, "white"): words})

        assert before == [code for code in codes(story) if code != "free"]


def test_several_numbers_in_one_place_are_a_problem() -> None:
    """As something nobody knows."""
    story = first()
    row = next(iter(story.reading.rounds[1].games))
    story.types(1, {(row, "white_no"): "1, 2"})

    assert "player-unknown" in codes(story)


def test_without_a_column_for_ranks_only_numbers_count() -> None:
    """An emptied number could not be told from a name typed alone."""
    story = first()
    row, game = next(iter(story.reading.rounds[1].games.items()))
    place = story.place(1)
    sheet = story.workbook[place.name]
    name = story.event.player(game.white).name
    clear(story, row)
    story.types(1, {(row, "white"): name, (row, "black_no"): game.black})
    assert game.players == story.reading.rounds[1].games[row].players

    heading = (place.heading_row, "white_rank")
    assert sheet.cell(place.heading_row, place.columns["white_rank"]) is not None
    story.types(1, {heading: "mine"})
    assert row not in story.reading.rounds[1].games


def test_a_player_whose_row_cannot_be_read_gets_no_second_problem() -> None:
    """Neither by number nor by name."""
    story = first()
    row, game = next(iter(story.reading.rounds[1].games.items()))
    at = story.row_of(story.event.player(game.white).family)
    story.types("players", {(at, "rank"): "?"})

    assert ["rank-unknown"] == [p.code for p in read(story.workbook).problems]
    story.types(1, {(row, "white_no"): f"{game.white};"})
    assert "player-unknown" in [p.code for p in read(story.workbook).problems]


def test_a_latecomer_is_told_while_the_round_is_played() -> None:
    """Until the round is over, they are drawn, or the round stands in Out in rounds."""
    story = drawn(club(8), 1)
    story.does(draw)
    row = max(story.reading.player_rows) + 1
    story.types("players", {(row, "family"): "Late", (row, "rank"): "3k", (row, "here"): "yes"})
    late = next(p for p in check(story.workbook).problems if p.code == "late")

    assert "Late came after round 2 was drawn." == late.message
    assert " · Not paired: 1 (nigiri late)" in check(story.workbook).next_step
    story.types("players", {(row, "out"): "2"})
    assert "late" not in codes(story)
    assert "Without a place" not in check(story.workbook).next_step
    story.types("players", {(row, "out"): None})
    story.does(seen_late, "Late")
    assert "late" not in codes(story)
