"""What the hall says about a board: the newest word of each side, and whether they agree."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.model.hall import Agreement, Codes, Reported, Seats, Side, spoken
from nigiri.domain.model.units import PlayerId

WHITE, BLACK = Result(Outcome.WHITE), Result(Outcome.BLACK)


def word(by: str, result: Result, device: str, id_: str = "", table: int = 7) -> Reported:
    """Return a report about table 7 of round 3, where 12 has White against 31."""
    at = "2026-11-23T10:41:07"
    return Reported(
        id_ or f"{by}{device}", at, 3, table, PlayerId(12), PlayerId(31), result, device, Side(by)
    )


def test_two_players_who_say_the_same_agree() -> None:
    """White and Black, each on a phone of their own."""
    (board,) = spoken([word("white", WHITE, "a"), word("black", WHITE, "b")])

    assert board.seats == Seats(3, 7, PlayerId(12), PlayerId(31))
    assert board.agreement is Agreement.AGREED
    assert board.result == WHITE


def test_two_sides_from_one_phone_are_one_word() -> None:
    """Whoever reports for both has read nothing twice."""
    (board,) = spoken([word("white", WHITE, "a"), word("black", WHITE, "a")])

    assert board.agreement is Agreement.ALONE
    assert board.result == WHITE


def test_players_who_disagree_have_no_result() -> None:
    """Nobody chooses between them but the director."""
    (board,) = spoken([word("white", WHITE, "a"), word("black", BLACK, "b")])

    assert board.agreement is Agreement.DISAGREE
    assert board.result is None


def test_the_newest_word_of_a_side_counts() -> None:
    """Who has mistaken the button presses another."""
    (board,) = spoken(
        [word("white", BLACK, "a", "1"), word("black", WHITE, "b"), word("white", WHITE, "a", "2")]
    )

    assert board.agreement is Agreement.AGREED
    assert ["blackb", "2"] == [said.id for said in board.words]


def test_a_helper_alone_is_one_word_and_agrees_with_a_player() -> None:
    """A second helper with a newer word takes the place of the first."""
    helper = word("helper", WHITE, "h")

    assert spoken([helper])[0].agreement is Agreement.ALONE
    assert spoken([helper, word("helper", WHITE, "i")])[0].agreement is Agreement.ALONE
    assert spoken([helper, word("black", WHITE, "b")])[0].agreement is Agreement.AGREED
    assert spoken([helper, word("black", BLACK, "b")])[0].agreement is Agreement.DISAGREE


@given(st.lists(st.tuples(st.sampled_from(Side), st.booleans(), st.sampled_from("abc"))))
def test_a_result_is_always_somebodys_word(said: list[tuple[Side, bool, str]]) -> None:
    """And where one stands, no side's newest word is another."""
    reports = [
        word(by.value, WHITE if won else BLACK, phone, str(at))
        for at, (by, won, phone) in enumerate(said)
    ]
    newest = {report.by: report for report in reports}
    boards = spoken(reports)

    assert len(boards) == bool(said)
    for board in boards:
        assert {*board.words} == {*newest.values()}
        assert (board.result is None) == (len({each.result for each in newest.values()}) == 2)
        assert board.result in {None, *(each.result for each in newest.values())}


def test_boards_come_in_order_of_rounds_and_tables() -> None:
    """Whatever the order in which the phones spoke."""
    reports = [word("helper", WHITE, "h", str(table), table) for table in (9, 2, 30)]

    assert [2, 9, 30] == [board.seats.table for board in spoken(reports)]


def test_a_table_has_an_address_where_that_of_the_page_is_known() -> None:
    """What phones read from the slip."""
    codes = Codes("event", "K7QP4M", {7: "4827"}, "http://192.168.1.20:8033")

    assert "http://192.168.1.20:8033/t/7?c=4827" == codes.table_address(7)
    assert "" == codes._replace(address="").table_address(7)
