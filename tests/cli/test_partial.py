"""`nigiri draw` with the options that draw a part of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.cli.frame.screen import program_call

if TYPE_CHECKING:
    from tests.cli.shell import Shell


def wins(shell: Shell, number: int, *tables: int) -> None:
    """White wins at these tables of a round."""
    told = [word for table in tables for word in ("--table", table, "W")]
    shell.does("result", "--round", number, *told)


def test_a_round_is_drawn_as_results_come_in(drawn: Shell) -> None:
    """Table 1 still plays: a part of round 2 is drawn, and in the end the rest."""
    wins(drawn, 1, 2, 3, 4, 5, 6)
    early = drawn.refuses(1, "draw")
    told = drawn.does("draw", "--ready")
    boards = len(drawn.event.rounds[1].games)

    assert "enter the results of table 1, then draw round 2." in early
    assert f"{program_call()} draw {drawn.file} --ready" in early
    assert f"Round 2: {boards} tables so far." in told
    assert "not paired yet in round 2; still playing: round 1, table 1." in told
    assert f"{program_call()} draw {drawn.file} --rest" in told

    refused = drawn.refuses(1, "draw")
    assert "Round 2 is drawn only in part" in refused
    assert "When these results are in: " + f"{program_call()} draw {drawn.file} --rest" in refused

    wins(drawn, 1, 1)
    assert f"Round 2: 6 tables, no bye. {boards} pairs kept." in drawn.does("draw", "--rest")
    assert 6 == len(drawn.event.rounds[1].games)


def test_a_straggler_is_shown_the_round_before(drawn: Shell) -> None:
    """The sentence is the command."""
    wins(drawn, 1, 2, 3, 4, 5, 6)
    drawn.does("draw", "--ready")
    white = drawn.event.rounds[0].games[0].white
    told = drawn.refuses(2, "result", white)

    assert f"{program_call()} result {drawn.file} --round 1 {white}" in told
    assert "Round 1 is complete; round 2 is drawn only in part." in drawn.does(
        "result", "--round", 1, white
    )


def test_sections_are_drawn_one_by_one(listed: Shell) -> None:
    """Those of the option, as often as it is given."""
    assert "There is no section “5”; there are 1, 2." in listed.refuses(2, "draw", "--section", 5)
    assert "Round 1: 6 tables, no bye." in listed.does("draw", "--section", 1, "--section", 2)


def test_scores_may_be_negative_and_must_be_scores(drawn: Shell) -> None:
    """A minus is no option."""
    wins(drawn, 1, 2, 3, 4, 5, 6)

    assert "is left to pair in round 2" in drawn.refuses(2, "draw", "--from", "-20")
    assert "“many” is not a number of points" in drawn.refuses(2, "draw", "--to", "many")


def test_two_parts_at_a_time_are_refused(drawn: Shell) -> None:
    """One way to choose."""
    assert "Choose one: --again, --ready" in drawn.refuses(2, "draw", "--ready", "--rest")
