"""`draw --again`: what the director decided stays, the rest is drawn anew."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from nigiri.desk.core.show import check
from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.domain.checks.violations import violations
from nigiri.domain.model.event import Outcome
from nigiri.errors import Forbidden
from nigiri.hosts.memory import Memory
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import DeleteRows, InsertRows
from tests.desk.story import DESK, Story, club, drawn


def board(story: Story, number: int, row: int) -> dict[str, object]:
    """Return what stands on a board: everything a person reads."""
    keys = ("white_no", "black_no", "result", "handicap", "komi", "keep", "note")
    return {key: story.cell(number, row, key) for key in keys}


def seats(story: Story) -> list[tuple[int, int]]:
    """Return the pairs of the newest round."""
    return [game.players for game in story.event.rounds[-1].games]


def swap(story: Story, one: int, other: int) -> None:
    """Exchange the Blacks of two boards of the newest round by hand."""
    number = len(story.event.rounds)
    blacks = [story.cell(number, row, "black_no") for row in (one, other)]
    story.types(number, {(one, "black_no"): blacks[1], (other, "black_no"): blacks[0]})


def test_a_redraw_without_changes_gives_the_same_round() -> None:
    """The draw is the optimum: drawn again from the same state it is the same."""
    story = drawn(club(13), 1)
    story.does(draw)
    before = story.workbook
    story.does(draw, again=True)

    names = [name for name in before if name not in {"Log", "Problems"}]  # which name the command
    assert list(before) == list(story.workbook)
    assert [before[n] for n in names] == [story.workbook[n] for n in names]
    assert before["Problems"].rows[2:] == story.workbook["Problems"].rows[2:]


def test_a_redraw_takes_no_rows_away() -> None:
    """Formulas of other rounds go on reaching as far down in As drawn as they did."""
    story = drawn(club(13), 1)
    story.does(draw)
    changes = draw(story.workbook, DESK, again=True)

    assert [] == [op for op in changes.operations if isinstance(op, DeleteRows | InsertRows)
                  and op.sheet != "Log"]  # fmt: skip


def test_pairs_with_a_result_a_mark_or_a_change_stay() -> None:
    """A result, a keep mark and pairs changed by hand survive, with komi, mark and note."""
    story = drawn(club(21), 1)
    story.does(draw)
    rows = list(story.reading.rounds[2].games)
    story.types(2, {
        (rows[0], "result"): "1-0", (rows[1], "keep"): "x", (rows[1], "komi"): 7.5,
        (rows[1], "note"): "on the stage",
    })  # fmt: skip
    swap(story, rows[3], rows[5])
    locked = {
        row: story.reading.rounds[2].games[row] for row in (rows[0], rows[1], rows[3], rows[5])
    }
    story.types("players", {(story.row_of("Family3"), "out"): "2"})
    said = story.does(draw, again=True).sentences

    now = {game.table: game for game in story.event.rounds[1].games}
    assert [g.players for g in locked.values()] == [now[g.table].players for g in locked.values()]
    assert any("4 pairs kept." in each for each in said)
    kept = story.reading.rounds[2]
    row = next(r for r, g in kept.games.items() if g.players == locked[rows[1]].players)
    assert (7.5, "x", "on the stage") == tuple(
        story.cell(2, row, key) for key in ("komi", "keep", "note")
    )
    assert Outcome.WHITE is (now[1].result.outcome if now[1].result else None)


def test_a_pair_made_by_hand_stays_told_apart_and_locked() -> None:
    """As drawn does not take over what the director made: it is ✎ after every redraw."""
    story = drawn(club(12), 1)
    story.does(draw)
    rows = list(story.reading.rounds[2].games)
    swap(story, rows[0], rows[1])
    pairs = seats(story)[:2]
    for _ in range(2):
        story.does(draw, again=True)
        by_hand = [p for p in check(story.workbook).problems if p.code == "by-hand"]

        assert pairs == [pair for pair in seats(story) if pair in pairs]
        assert 2 == len(by_hand)


def test_changed_colours_and_handicaps_are_locks() -> None:
    """The same two with other colours or stones stay so, and what was drawn stays on record."""
    story = drawn(club(12), 1)
    story.does(draw)
    rows = list(story.reading.rounds[2].games)
    one, two = (story.reading.rounds[2].games[row] for row in rows[:2])
    story.types(2, {
        (rows[0], "white_no"): one.black, (rows[0], "black_no"): one.white,
        (rows[1], "handicap"): 9,
    })  # fmt: skip
    record = story.reading.drawn
    story.does(draw, again=True)

    games = {game.table: game for game in story.event.rounds[1].games}
    assert (one.black, one.white) == games[1].players
    assert (two.players, 9) == (games[2].players, games[2].handicap)
    assert record == story.reading.drawn


def test_an_odd_number_gets_exactly_one_bye() -> None:
    """Drawn again the round has one bye; a bye moved by hand stays where it is."""
    story = drawn(club(13), 1)
    story.does(draw)
    reading = story.reading.rounds[2]
    bye_row, bye = next(iter(reading.byes.items()))
    row, game = next(iter(reading.games.items()))
    story.types(2, {(bye_row, "white_no"): game.black, (row, "black_no"): bye})
    for _ in range(2):
        story.does(draw, again=True)
        assert (game.black,) == story.event.rounds[1].byes
        assert 13 == 2 * len(seats(story)) + 1
        earlier = replace(story.event, rounds=story.event.rounds[:1])
        assert not {"byes", "even", "again", "idle", "twice"} & {
            v.code for v in violations(earlier, story.event.rounds[1])
        }


def test_a_bye_given_by_hand_goes_when_nobody_needs_it() -> None:
    """With one player less the number is even: nobody has a bye (M6)."""
    story = drawn(club(13), 1)
    story.does(draw)
    reading = story.reading.rounds[2]
    bye_row, bye = next(iter(reading.byes.items()))
    row, game = next(iter(reading.games.items()))
    story.types(2, {(bye_row, "white_no"): game.black, (row, "black_no"): bye})
    leaver = story.event.player(game.white).family
    story.types("players", {(story.row_of(leaver), "here"): None})
    story.does(draw, again=True)

    assert () == story.event.rounds[1].byes
    assert 6 == len(seats(story))
    assert game.white not in {n for pair in seats(story) for n in pair}


def test_a_marked_pair_is_free_when_one_has_left() -> None:
    """Keep holds a pair only while both play; the note of a dissolved pair goes to the Log."""
    story = club(12)
    story.does(draw)
    row, game = next(iter(story.reading.rounds[1].games.items()))
    story.types(1, {(row, "keep"): "x", (row, "note"): "they asked"})
    story.types("players", {(story.row_of(story.event.player(game.white).family), "out"): "1"})
    story.does(draw, again=True)

    assert game.players not in seats(story)
    assert 1 == len(story.event.rounds[0].byes)
    was = f"{game.white}-{game.black}: they asked"
    assert was in [story.cell("log", r, "was") for r in range(4, 8)]


def test_komi_and_note_stay_with_a_pair_that_is_drawn_again() -> None:
    """Nobody marked or changed it: what was typed beside it is the director's all the same."""
    story = club(12)
    story.does(draw)
    rows = story.reading.rounds[1].games
    story.types(1, {(row, "komi"): -5.5 for row in rows} | {(row, "note"): "T" for row in rows})
    story.does(draw, again=True)

    again = story.reading.rounds[1].games
    assert [game.players for game in rows.values()] == seats(story)
    assert {(-5.5, "T")} == {
        (story.cell(1, row, "komi"), story.cell(1, row, "note")) for row in again
    }
    assert "T" not in str([story.cell("log", r, "was") for r in range(4, 12)])
    assert not any("kept" in said for said in story.does(draw, again=True).sentences)


def test_the_note_of_who_no_longer_has_the_bye_goes_to_the_log() -> None:
    """As the note of a pair does that is parted."""
    story = club(11)
    story.does(draw)
    (row, bye), *_ = story.reading.rounds[1].byes.items()
    story.types(1, {(row, "note"): "plays go with the cook"})
    other = next(n for n in story.event.by_number if n != bye)
    story.types("players", {(story.row_of(story.event.player(other).family), "out"): "1"})
    story.does(draw, again=True)

    assert () == story.event.rounds[0].byes
    was = [story.cell("log", r, "was") for r in range(4, 8)]
    assert f"{bye}: plays go with the cook" in was


def test_a_corrected_rank_counts_when_round_1_is_drawn_again() -> None:
    """Before anything was played the corrected rank is the entry rank: section and handicap."""
    story = club(12, rounds=3)
    story.does(draw)
    last = story.event.by_number[max(story.event.by_number)]
    top = story.event.sections[0].lowest
    story.types("players", {(story.row_of(last.family), "rank"): str(top)})
    story.does(draw, again=True)

    corrected = story.about(last.family)
    assert top == corrected.initial_rank
    assert 1 == story.cell("players", story.row_of(last.family), "section_now")


def test_there_is_nothing_to_draw_again_before_round_1() -> None:
    """A redraw needs a drawn round."""
    with pytest.raises(Forbidden, match="No round is drawn yet"):
        draw(club(4).workbook, DESK, again=True)


def test_a_redraw_waits_for_the_rounds_before() -> None:
    """A result taken out of round 1 stops the redraw of round 2."""
    story = drawn(club(8), 1)
    story.does(draw)
    row = next(iter(story.reading.rounds[1].games))
    story.types(1, {(row, "result"): None})

    with pytest.raises(Forbidden, match="Round 1 is not complete"):
        draw(story.workbook, DESK, again=True)


def test_a_redraw_without_the_record_asks_and_then_draws() -> None:
    """Without the sheet As drawn nobody knows what was changed by hand; the sheet is made anew."""
    story = drawn(club(8), 1)
    story.does(draw)
    workbook = story.workbook
    without = Workbook({n: s for n, s in workbook.sheets.items() if n != "As drawn"})
    changes = draw(without, DESK, again=True)
    asked = (
        "The sheet As drawn has nothing about round 2, so pairs that you changed cannot be "
        "told from drawn ones: all pairs without a result or a mark under Fixed are drawn "
        "again."
    )

    assert (asked,) == changes.questions
    assert "4 tables" in changes.sentences[2]
    assert "The sheet As drawn was missing; it was made again." in changes.sentences
    assert not any("kept." in sentence for sentence in changes.sentences)
    host = Memory(without)
    host.apply(changes)
    story = Story(host)
    assert asked in [story.cell("log", row, "became") for row in range(4, 8)]
    assert () == draw(story.workbook, DESK, again=True).questions


def test_a_redraw_without_the_record_asks_nothing_where_all_pairs_stay() -> None:
    """They have a mark or a result; and there is nothing to undo in the next round."""
    story = club(4)
    story.does(draw)
    rows = list(story.reading.rounds[1].games)
    story.types(1, {(rows[0], "keep"): "x", (rows[1], "result"): "W"})
    story.host = Memory(
        Workbook({n: s for n, s in story.workbook.sheets.items() if n != "As drawn"})
    )

    assert () == draw(story.workbook, DESK, again=True).questions
    story.plays(1)
    assert () == draw(story.workbook, DESK).questions


@pytest.mark.parametrize("draft", [False, True])
def test_a_rematch_of_ones_own_is_kept_and_named(*, draft: bool) -> None:
    """What the director typed wins; that it is against a rule is said, with the cell."""
    story = drawn(club(12, 3), 1)
    met = {frozenset(game.players) for game in story.event.rounds[0].games}
    story.does(draw)
    rows = list(story.reading.rounds[2].games.items())
    (one, first), (other, second) = next(
        pair for pair in permutations(rows, 2)
        if {pair[0][1].white, pair[1][1].black} in met
        and {pair[0][1].black, pair[1][1].white} not in met
    )  # fmt: skip
    swap(story, one, other)
    said = story.does(draw_draft if draft else draw, again=True).sentences
    named = [sentence for sentence in said if sentence.startswith("This stays as you made it")]

    assert 1 == len(named)
    assert f"{first.white} and {second.black} met before, in round 1." in named[0]
    if not draft:
        assert (first.white, second.black) in seats(story)


def test_what_is_kept_and_in_order_is_no_complaint() -> None:
    """Two exchanged partners who never met are kept without a word against them."""
    story = drawn(club(12), 0)
    story.does(draw)
    rows = list(story.reading.rounds[1].games)
    swap(story, rows[0], rows[1])

    assert not [s for s in story.does(draw, again=True).sentences if "as you made it" in s]
