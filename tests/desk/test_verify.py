"""The second pass (B11): a second helper reads the results back."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import check, refresh
from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.drafts import keep as keep_draft
from nigiri.desk.draw.draw import draw
from nigiri.desk.results.enter import enter_results
from nigiri.desk.results.entries import Entry
from nigiri.desk.results.verify import SecondPass, disputed, questions, read_back_list, verify
from nigiri.errors import Forbidden, WrongUse
from nigiri.hosts.memory import Memory
from nigiri.workbook.model.cells import Sheet, Workbook
from tests.desk.story import DESK, Story, club, tables

FIRST = ("W", "B", "jigo", "W def")


@pytest.fixture
def played() -> Story:
    """Return round 1 of eight players with all four results: W, B, jigo, W by default."""
    story = club(8, rounds=3)
    story.does(draw)
    entries = [Entry(table=table, typed=typed) for table, typed in enumerate(FIRST, 1)]
    story.does(enter_results, entries)
    return story


def winner(story: Story, table: int) -> int:
    """Return the number of the winner at a table, as entered first."""
    game = story.event.rounds[0].games[table - 1]
    return game.white if FIRST[table - 1].startswith("W") else game.black


def loser(story: Story, table: int) -> int:
    """Return the number of the loser at a table, as entered first."""
    return story.event.rounds[0].games[table - 1].opponent_of(winner(story, table))  # type: ignore[arg-type]


def reads(story: Story, *results: object, **given: object) -> tuple[str, ...]:
    """Read results back, and return what is said."""
    second = SecondPass(tuple(map(str, results)), **given)  # type: ignore[arg-type]
    return story.does(verify, second).sentences


def test_what_both_say_is_verified(played: Story) -> None:
    """Also by the bare number of somebody who won by default; the sentence counts."""
    said = reads(played, winner(played, 1), "B", "0.5", winner(played, 4))

    assert ("Round 1: 4 of 4 tables verified.",) == said
    assert [f"✓ {winner(played, 1)} won, verified", f"✓ {winner(played, 2)} won, verified",
            "✓ jigo, verified", f"✓ {winner(played, 4)} won by default, verified"] == [
        played.cell(1, row, "check") for row in range(4, 8)
    ]  # fmt: skip
    assert "4 of 4 in, 4 verified" == played.workbook["Round 1"].cell(2, 12)


def test_only_what_differs_is_shown_and_the_first_entry_stands(played: Story) -> None:
    """With table, players, and both entries; the next draw waits for the director."""
    said = reads(played, loser(played, 1), "B")
    view, game = disputed(played.workbook), played.event.rounds[0].games[0]
    people = tuple(f"{n} {played.event.player(n).name}" for n in game.players)

    assert ("Table", "White", "Black", "Entered first", "Entered now") == view.headings
    assert ((1, *people, str(winner(played, 1)), str(loser(played, 1))),) == view.rows
    assert "Round 1: 1 of 4 tables verified." == said[0]
    assert said[1].startswith("Not as first entered: table 1. The first entry stands.")
    assert "Not read back yet: tables 3, 4." == said[2]
    assert "○ 1-0" == played.cell(1, 4, "result")
    assert ["second-other"] == [
        p.code for p in check(played.workbook).problems if p.weight == "stop"
    ]
    assert "first pass" in check(played.workbook).next_step
    with pytest.raises(Forbidden, match="table 1: the second pass has another result"):
        draw(played.workbook, DESK)


def test_a_draw_asks_for_missing_results_before_disputed_ones(played: Story) -> None:
    """First comes what the director does first: a slip that is not in yet may settle both."""
    reads(played, loser(played, 1))
    played.types(1, {(6, "result"): None})
    with pytest.raises(Forbidden, match="enter the results of table 3"):
        draw(played.workbook, DESK)


def test_all_in_is_not_said_before_the_two_passes_agree(played: Story) -> None:
    """A correction names the other tables on which they differ; after the last one comes the draw.

    So does a result entered where the second pass alone had one.
    """
    reads(played, loser(played, 1), "W")
    corrected = played.does(enter_results, [Entry(table=1, typed=str(loser(played, 1)))])
    assert corrected.sentences[-1].startswith(
        "Round 1, table 2: the second pass has another result"
    )
    settled = played.does(enter_results, [Entry(table=2, typed="W")])
    assert (
        "Round 1 is complete. Enter in Players who sits out. Then: nigiri draw"
        == settled.sentences[-1]
    )

    played.types(1, {(6, "result"): None})
    reads(played, "jigo", first=3)
    other = enter_results(played.workbook, DESK, [Entry(winner=winner(played, 3))])
    assert other.sentences[-1].startswith("Round 1, table 3: the second pass has another result")


def test_a_named_table_settles_what_was_only_read_back(played: Story) -> None:
    """At once, and what the second pass said is told; nothing says that a first entry stands."""
    played.types(1, {(4, "result"): None})
    said = reads(played, loser(played, 1), "B")
    assert [
        (
            "Read back, but never entered: table 1. The second pass alone does not count: "
            "nigiri result --table 1 WINNER"
        )
    ] == [sentence for sentence in said if "table 1." in sentence]

    entered = played.does(enter_results, [Entry(table=1, typed=str(winner(played, 1)))])
    other = f"Table 1: the second pass had {loser(played, 1)}; that cell is empty now."
    assert [other, "Round 1 is complete. Enter in Players who sits out. Then: nigiri draw"] == [
        *entered.sentences[-2:]
    ]


def test_results_in_order_say_which_tables_they_went_to(played: Story) -> None:
    """Those read back before are skipped, and named, unless they stand behind the last."""
    reads(played, tables=[Entry(table=1, typed="W"), Entry(table=3, typed="jigo")])
    told = "Read back now: tables 2, 4; skipped, as they were read back before: tables 1, 3."
    assert told == verify(played.workbook, DESK, SecondPass(("B", "W!"))).sentences[0]
    assert (
        "Read back now: table 2; skipped, as they were read back before: table 1."
        == reads(played, "B")[0]
    )
    assert "Round 1: 4 of 4 tables verified." == reads(played, "jigo", "W!", first=3)[0]


def test_a_correction_settles_it_either_way(played: Story) -> None:
    """The corrected result is then verified; the confirmed one is read back again."""
    reads(played, loser(played, 1), loser(played, 2))
    played.does(enter_results, [Entry(table=1, typed=str(loser(played, 1)))])
    said = played.does(enter_results, [Entry(table=2, typed=str(winner(played, 2)))]).sentences

    assert f"Table 2: the second pass had {loser(played, 2)}; that cell is empty now." in said
    assert str(loser(played, 1)) == str(played.cell(1, 4, "second"))
    assert played.cell(1, 5, "second") is None
    assert () == disputed(played.workbook).rows


def test_a_second_pass_may_be_in_parts(played: Story) -> None:
    """It goes on where it stopped, leaves tables out, and begins again where it is told to."""
    reads(played, "W", "-")
    assert "Not read back yet: tables 2, 4." == reads(played, "-", "jigo")[-1]
    assert (
        "Round 1 is complete, verified: 2 of 4. Go on with the second pass."
        == check(played.workbook).next_step
    )
    assert "Round 1: 4 of 4 tables verified." == reads(played, "B", "W!")[-1]
    assert "Not as first entered: table 3." in reads(played, "W", first=3)[1]
    assert [1, 2, 3, 4] == [q.game.table for q in questions(played.workbook, SecondPass(first=1))]


def test_a_result_changed_after_it_was_verified_is_no_longer_verified(played: Story) -> None:
    """However it was changed: the result, or the two players exchanged."""
    reads(played, "W", "B", "jigo")
    game = played.event.rounds[0].games[0]
    played.types(1, {(5, "result"): "W", (6, "result"): None, (4, "white_no"): game.black,
                     (4, "black_no"): game.white})  # fmt: skip
    played.does(refresh, "check")
    loses, wins = played.event.rounds[0].games[1].players[::-1]

    assert [
        f"■ first pass: {game.black} won; second pass: {game.white} won",
        f"■ first pass: {wins} won; second pass: {loses} won",
        "■ first pass: no result; second pass: jigo",
    ] == [played.cell(1, row, "check") for row in range(4, 7)]


def test_rows_moved_by_hand_stay_verified(played: Story) -> None:
    """What was read back goes with its row."""
    reads(played, *FIRST)
    place = played.place(1)
    rows = [list(row) for row in played.workbook["Round 1"].rows]
    rows[3], rows[6] = rows[6], rows[3]
    moved = Story(Memory(Workbook({**played.workbook.sheets, place.name: Sheet.of(rows)})))
    moved.does(refresh, "check")

    assert ["verified"] * 4 == [str(moved.cell(1, row, "check"))[-8:] for row in range(4, 8)]


@pytest.mark.parametrize(
    ("results", "given", "said"),
    [
        (("W", "99"), {}, "Table 2: “99” is not a result"),
        (("W",) * 5, {}, "5 results, but 4 tables left to be read back: tables 1, 2, 3, 4"),
        (("W",), {"first": 9}, "There is no table 9 in round 1"),
        (("W",), {"tables": [Entry(table=1, typed="W")]}, "Table 1 is read back twice"),
        ((), {"tables": [Entry(table=7, typed="W")]}, "There is no table 7"),
    ],
)
def test_what_nobody_understands_changes_nothing(
    played: Story, results: tuple[str, ...], given: dict[str, object], said: str
) -> None:
    """One sentence, and not even the results before it are noted."""
    with pytest.raises(WrongUse, match=said):
        verify(played.workbook, DESK, SecondPass(results, **given))  # type: ignore[arg-type]


def test_when_all_is_read_back_there_are_no_tables_left(played: Story) -> None:
    """One more result is a slip."""
    reads(played, *FIRST)

    with pytest.raises(WrongUse, match="0 tables left to be read back"):
        verify(played.workbook, DESK, SecondPass(("W",)))


def test_a_sheet_without_the_column_says_so(played: Story) -> None:
    """A director may have deleted it, or an older nigiri made the sheet."""
    place = played.place(1)
    heading = (3, place.columns["second"])
    rows = [list(row) for row in played.workbook["Round 1"].rows]
    rows[heading[0] - 1][heading[1] - 1] = None
    bare = Workbook({**played.workbook.sheets, "Round 1": Sheet.of(rows)})

    with pytest.raises(Forbidden, match="has no column for a second pass"):
        verify(bare, DESK, SecondPass(("W",)))


def test_a_wrong_second_pass_is_a_problem_with_its_cell(played: Story) -> None:
    """Like a wrong result, beside a board or where nobody plays."""
    played.types(1, {(4, "second"): "x", (8, "second"): "W"})
    found = [(p.code, p.cell) for p in check(played.workbook).problems if p.weight == "stop"]
    letters = next(cell for code, cell in found if code == "result-unknown")

    assert letters.startswith("Round 1!")
    assert {"result-unknown", "result-bye"} == {code for code, _ in found}


def test_the_log_tells_what_was_read_back(played: Story) -> None:
    """One line for the pass, one for each table that differs, in order of the tables."""
    reads(played, loser(played, 1), "B")
    log = [played.cell("log", row, "became") for row in (4, 5)]

    assert ["Read back: tables 1, 2", str(loser(played, 1))] == [str(cell) for cell in log]


def test_a_redraw_takes_the_second_pass_along(played: Story) -> None:
    """It stands on the row of its pair, in a kept draft too."""
    reads(played, *FIRST)
    played.does(draw, again=True)
    played.does(draw_draft, again=True)
    played.does(keep_draft)

    assert "Round 1: 4 of 4 tables verified." == reads(played)[0]


def test_a_list_is_read_back_by_its_headings() -> None:
    """In any order and either language; blank results are left out."""
    listed = tables([["Résultat", "Table"], ["B", 2], [None, 3], [12, 4]])

    assert (Entry(table=2, typed="B"), Entry(table=4, typed="12")) == read_back_list(listed)
    with pytest.raises(WrongUse, match="headings Table and Result"):
        read_back_list(tables([["a", "b"]]))
    with pytest.raises(WrongUse, match="Row 2 of the list: “x” is not a table"):
        read_back_list(tables([["Table", "Result"], ["x", "W"]]))
