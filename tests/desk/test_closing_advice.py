"""What a director is told besides: ranks worth a word (M13), fees unknown (M2), play-offs (M15)."""

from __future__ import annotations

from dataclasses import replace

from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.sections import sections
from nigiri.domain.games.rank_advice import rank_advice
from nigiri.domain.model.units import Rank
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.tiebreaks.registry import levels_before
from nigiri.domain.tiebreaks.stages import play_offs
from nigiri.workbook.live.context import Context
from nigiri.workbook.review.review import review
from tests.desk.story import Story, begin, club, tables

WORD = "Worth a word about the rank: "


def won_by_white(story: Story, rounds: int) -> list[str]:
    """Draw and play so many rounds, always won by White; return what the draws said of ranks."""
    found = []
    for number in range(1, rounds + 1):
        found += [words for words in story.does(draw).sentences if words.startswith(WORD)]
        rows = story.reading.rounds[number].games
        story.types(number, {(row, "result"): "1-0" for row in rows})
    return found


def test_kyu_players_who_win_or_lose_three_of_three_are_named_once() -> None:
    """By the draw of round 4; dan players are not, and who has another rank now was spoken to."""
    story = begin(rounds=5, host="")
    ranks = ["2d", "1d", *[f"{n}k" for n in range(1, 15)]]
    rows = [["Family name", "Rank"], *([f"P{n}", rank] for n, rank in enumerate(ranks, 1))]
    story.does(import_players, tables(rows), source="list", here=True)
    story.does(sections, count=2)
    said = won_by_white(story, 5)

    advised = [(found.player, found.won, found.lost) for found in rank_advice(story.event, 3)]
    assert {(3, 0), (0, 3)} >= {(won, lost) for _, won, lost in advised} != set()
    assert all(player.rank < Rank(1) for player, _, _ in advised)
    assert 1 == len([words for words in said if " 3 won, 0 lost" in words or "0 won, 3" in words])
    assert [] == [*rank_advice(story.event, 1)] == [*rank_advice(story.event, 4)]
    spoken = [replace(p, rank=Rank(0), entry_rank=p.initial_rank) for p in story.event.players]
    names = {found.player.family for found in rank_advice(
        replace(story.event, players=tuple(spoken)), 3
    )}  # fmt: skip
    assert names <= {"P3"}  # 1k is what it was


def test_where_handicaps_do_not_go_by_rank_nothing_is_said_of_ranks() -> None:
    """A new rank would change nothing there."""
    story = club(16, handicap_by="score", rounds=5)

    assert [] == won_by_white(story, 4)


def test_guideline_four_is_open_while_no_fees_are_known() -> None:
    """A dash, no tick; with fees it is met or not (M2)."""
    story = club(16)
    story.does(sections, count=2)
    first = story.place("sections").first_row
    assert "–" == story.cell("sections", first, "fees")

    rows = story.reading.player_rows
    story.types("players", {(row, "fee"): "20" for row in rows})
    story.does(sections, count=2)
    assert "✓" == story.cell("sections", first, "fees")
    assert not {"section-fees"} & {
        found.code for found in review(Context(story.workbook, story.reading))
    }


def test_cuss_and_cusp_together_are_told() -> None:
    """B30: they say nearly the same. One alone is fine."""
    story = club(4)
    codes = []
    for typed in ("SOS, CUSS, CUSP", "CUSSW, CUSP", "CUSP", "CUSS, SOS"):
        story.sets("Tie-breaks", typed)
        found = {each.code for each in review(Context(story.workbook, story.reading))}
        codes.append("tiebreaks-both" in found)

    assert [True, True, False, False] == codes


def test_ties_of_every_section_are_played_off() -> None:
    """M15: those level for the first places of a section, whichever it is."""
    story = club(16, first="NBW", tiebreaks=("NBW",), rounds=4)
    story.does(sections, count=2)
    won_by_white(story, 1)
    event = story.event
    ties = play_offs(event, levels_before, 2)
    parts = [{section_of(event, event.player(n)) for n in tied.players} for tied in ties]

    assert [1, 1] == [tied.place for tied in ties]
    assert [{1}, {2}] == parts
