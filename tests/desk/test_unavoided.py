"""What the draw could not avoid is told before the round is posted, by commands and check (B10)."""

from __future__ import annotations

from dataclasses import replace

from nigiri.desk.attendance.attendance import late
from nigiri.desk.core.views import check
from nigiri.desk.draw.drafts import discard, draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.plan import MANY
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.setup.sections import sections
from nigiri.domain.model.settings import Apart
from nigiri.domain.pairing_policies.pair_concerns import concern
from tests.desk.story import Story, begin, tables

HEADINGS = ["Family name", "Given name", "Rank", "Club"]


def told(story: Story) -> set[str]:
    """Return the codes of what check finds about pairs."""
    pairs = {"apart", "apart-drawn", "family", "gap-wide"}
    return {found.code for found in check(story.workbook).problems} & pairs


def of_one_club(players: int, rules: str = "quebec") -> Story:
    """Begin an event whose players are all guests of one club."""
    story = begin(rules=rules, host="")
    rows = [HEADINGS, *([f"P{n}", "A", "5k", "Ott"] for n in range(1, players + 1))]
    story.does(import_players, tables(rows), source="list", here=True)
    return story


def test_two_of_one_club_are_named_by_the_draw_its_draft_and_check() -> None:
    """There are only four of them; changed by hand it is the director's pair."""
    story = of_one_club(4)
    story.does(number)
    story.does(sections, count=1)
    words = "Could not be avoided: at table 1 a club in common; at table 2 a club in common."
    assert words in story.does(draw_draft).sentences
    story.does(discard)
    assert words in story.does(draw).sentences
    assert {"apart-drawn"} == told(story)

    first, second = sorted(story.reading.rounds[1].games)
    one, other = (story.cell(1, row, "black_no") for row in (first, second))
    story.types(1, {(first, "black_no"): other, (second, "black_no"): one})
    assert {"apart"} == told(story)


def test_who_can_win_meets_anybody_and_nothing_is_said() -> None:
    """B8, by bga: at the bar clubs do not count; a round that is over needs no word."""
    story = of_one_club(4, "bga")
    said = story.does(draw).sentences

    assert not any("avoided" in words for words in said)
    assert set() == told(story)


def test_of_many_tables_only_the_number_is_told() -> None:
    """Nobody reads nine tables in a line; check lists them."""
    story = of_one_club(2 * MANY + 2)
    said = story.does(draw).sentences

    assert (
        f"At {MANY + 1} tables the two players share a club or the like, or are far apart in "
        "points or strength: nigiri check" in said
    )


def test_latecomers_who_meet_for_want_of_others_are_told() -> None:
    """A 3k and a 13k of one club with nine stones: late says so, and check."""
    story = of_one_club(2)
    story.sets("Gap between sections", 0)
    story.does(draw)
    row = max(story.reading.player_rows) + 1
    for at, (name, rank) in enumerate((("Ash", "3k"), ("Birch", "13k")), row):
        cells = {"family": name, "given": "A", "rank": rank, "club": "Hull"}
        story.types("players", {(at, key): value for key, value in cells.items()})
    said = story.does(late, "Ash; Birch").sentences

    assert "Could not be avoided: at table 2 a club in common, 9 stones." in said
    assert {"apart-drawn"} == told(story)


def test_relatives_and_wide_gaps_are_told() -> None:
    """Where the event keeps families apart, and beyond the points that it warns from."""
    story = begin(host="")
    rows = [HEADINGS, ["Oak", "A", "5d", "Ott"], ["Oak", "B", "20k", ""]]
    story.does(import_players, tables(rows), source="list", here=True)
    story.sets("Keep apart: family name", "yes")
    story.types("players", {(4, "other_start"): 0, (5, "other_start"): -9})
    said = story.does(draw).sentences

    assert any("a family name in common, 9 points apart, 9 stones" in words for words in said)
    assert {"family", "gap-wide"} == told(story)


def test_a_round_that_is_not_drawn_by_score_tells_relatives_alone() -> None:
    """The other rules had no say in it."""
    story = of_one_club(4)
    story.does(draw)
    event = story.event
    keeps = (Apart("club"), Apart("family"))
    event = replace(event, settings=replace(event.settings, keep_apart=keeps))
    robin = replace(event, settings=replace(event.settings, system="round robin", systems=()))
    game = event.rounds[0].games[0]

    assert ("club",) == concern(event, game, 1).shared
    assert () == concern(replace(robin, rounds=()), game, 1).shared


def test_what_half_the_field_shares_is_no_concern() -> None:
    """All are of one country: nobody needs to hear it of the draw's pairs."""
    story = of_one_club(4)
    story.sets("Keep apart: club", None)
    story.sets("Keep apart: country", "yes")
    rows = story.reading.player_rows
    story.types("players", {(row, "country"): "FR" for row in rows})
    said = story.does(draw).sentences

    assert not any("avoided" in words for words in said)
    assert set() == told(story)
