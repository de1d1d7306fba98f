"""The pairing sheet as data.

Round 2 of 4: Eve has the bye, Fay is out until round 4, Jim for good; Gus never came, Hal came
late and has no number yet. Cho's rank was 5k that day.

table  White   Black  handicap             result
1      Cho 5k  Dee 5k no komi              White won
2      Ann 2d  Ben 4k 5, komi −2½          White won by default
-      김 3d   Ian 3d even                 jigo
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Literal

import pytest

from nigiri.domain.model.event import Event, Game, Outcome, Player, Result, Round, Settings
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank
from nigiri.errors import Forbidden, WrongUse
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.frame.seats import Board, Seat
from nigiri.reports.round.pairings import pairing_sheets
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from nigiri.reports.round.boards import PairingSheets


def player(number: int | None, name: str, rank: str, *out: int, here: bool = True) -> Player:
    """Return a player without a given name."""
    known = None if number is None else PlayerId(number)
    return Player(name, "", Rank.parse(rank), known, here=here, out=frozenset(out))


PLAYERS = (
    player(1, "김", "3d"),
    player(2, "Ian", "3d"),
    player(3, "Ann", "2d"),
    player(4, "Ben", "4k"),
    player(5, "Cho", "6k"),
    player(6, "Dee", "5k"),
    player(7, "Eve", "8k"),
    player(8, "Fay", "9k", 1, 2, 3),
    player(9, "Jim", "9k", 2, 3, 4),
    player(None, "Gus", "9k", here=False),
    player(None, "Hal", "9k"),
)


def game(table: int | None, white: int, black: int, handicap: int = 0) -> Game:
    """Return a game without a result."""
    return Game(table, PlayerId(white), PlayerId(black), handicap)


BOARDS = (
    replace(game(None, 1, 2), result=Result(Outcome.JIGO)),
    replace(game(2, 3, 4, 5), komi=HalfPoints(-5), result=Result(Outcome.WHITE, by_default=True)),
    replace(game(1, 5, 6, 1), white_rank=Rank.parse("5k"), result=Result(Outcome.WHITE)),
)

EVENT = Event(
    Settings(name="Club\nEvening", rounds=4, when=("18 h", "20 h")),
    PLAYERS,
    (),
    (Round(1), Round(2, BOARDS, (PlayerId(7),))),
)


def drawn_sheets(
    event: Event, number: int, language: str = "en", stamp: datetime | None = None
) -> PairingSheets:
    """Return the sheets of a round."""
    return pairing_sheets(event, speech(language), Options(number, stamp=stamp))


def sheets_of(*games: Game, event: Event = EVENT) -> PairingSheets:
    """Return the sheets of a second round with these games."""
    return drawn_sheets(replace(event, rounds=(Round(2, games),)), 2)


def test_boards_come_by_table_and_those_without_one_last() -> None:
    """The order on the wall is that of the tables, not that of the rows in the sheet."""
    assert [1, 2, None] == [board.table for board in drawn_sheets(EVENT, 2).boards]


def test_a_board_says_ranks_of_the_day_handicap_and_who_won() -> None:
    """The rank is the one on the round's sheet (M13); a won game has its winner to circle."""
    cho, dee = (
        Seat(PlayerId(number), name, "5k", rating=rating)
        for number, name, rating in ((5, "Cho", "1500"), (6, "Dee", "1600"))
    )

    board = drawn_sheets(EVENT, 2).boards[0]

    assert Board(1, cho, dee, "no komi", "1-0", "white", agreed="no komi (½)") == board


def test_results_by_default_are_said_in_words() -> None:
    """A game decided by default is still a board, with its winner."""
    board = drawn_sheets(EVENT, 2, language="fr").boards[1]

    assert ("1-0 par forfait", "white", True) == (board.result, board.winner, board.by_default)


@pytest.mark.parametrize(
    ("handicap", "komi", "words"),
    [
        (0, None, "even"),
        (1, None, "no komi"),
        (2, None, "2"),
        (9, None, "9"),
        (0, 13, "even, komi 6½"),
        (1, 1, "no komi (½)"),
        (1, 13, "1, komi 6½"),
        (5, -5, "5, komi −2½"),
    ],
)
def test_the_handicap_is_said_in_words(handicap: int, komi: int | None, words: str) -> None:
    """M12: 0 even, 1 no komi, else the stones; a komi set by the director is told."""
    points = None if komi is None else HalfPoints(komi)
    drawn = replace(game(1, 3, 4, handicap), komi=points)

    assert words == sheets_of(drawn).boards[0].handicap


@pytest.mark.parametrize(
    ("outcome", "result", "winner"),
    [
        (Outcome.WHITE, "1-0", "white"),
        (Outcome.BLACK, "0-1", "black"),
        (Outcome.JIGO, "jigo", None),
        (Outcome.NONE, "0-0", None),
        (Outcome.BOTH, "1-1", None),
    ],
)
def test_every_outcome_has_its_sign(outcome: Outcome, result: str, winner: str | None) -> None:
    """White's points come first; only a single winner is circled."""
    board = sheets_of(replace(game(1, 3, 4), result=Result(outcome))).boards[0]

    assert (result, winner) == (board.result, board.winner)


def test_an_unfinished_game_shows_no_result() -> None:
    """M21: what is still being played is seen at a glance."""
    board = sheets_of(game(1, 3, 4)).boards[0]

    assert ("", None) == (board.result, board.winner)


def test_the_bye_and_who_is_out_stand_below() -> None:
    """With the round of return; who is new comes last, who was never seen does not appear."""
    sheets = drawn_sheets(EVENT, 2)

    assert [("Eve", "counts as a win")] == [(seat.name, seat.note) for seat in sheets.byes]
    assert [("Fay", "plays from round 4"), ("Jim", "to the end"), ("Hal", "")] == [
        (seat.name, seat.note) for seat in sheets.out
    ]


def test_who_still_plays_the_round_before_is_not_out() -> None:
    """A round drawn in part: Cho and Dee play round 1, and Fay, who does so too, is out now."""
    first = Round(1, (game(1, 5, 6), replace(game(2, 7, 8), result=None)))
    event = replace(EVENT, rounds=(first, Round(2, BOARDS[:2], (PlayerId(7),))))
    sheets = pairing_sheets(event, speech("en"), Options())

    assert ["Cho", "Dee"] == [seat.name for seat in sheets.playing]
    assert ["Fay", "Jim", "Hal"] == [seat.name for seat in sheets.out]
    assert "Still playing" in [sheets.speech.say(key) for key, *_ in sheets.asides]
    assert "still playing" in {line.note for line in sheets.lines}


def test_who_is_here_and_sits_out_is_told_why() -> None:
    """A reserve who is not needed, and who offered it (B6); in round 3 Hal is a newcomer again."""
    hal = replace(PLAYERS[-1], reserve=True)
    jim = replace(PLAYERS[8], out=frozenset(), willing=frozenset({2}))
    event = replace(EVENT, players=(*PLAYERS[:8], jim, PLAYERS[9], hal))

    assert [("Jim", "sits out, as offered"), ("Hal", "plays if needed")] == [
        (seat.name, seat.note) for seat in drawn_sheets(event, 2).out[1:]
    ]


def test_everybody_stands_once_in_the_list_by_name() -> None:
    """Each with the board, the opponent, or why there is none."""
    lines = drawn_sheets(EVENT, 2).lines

    assert [
        ("Ann", "white", "Ben", ""),
        ("Ben", "black", "Ann", ""),
        ("Cho", "white", "Dee", ""),
        ("Dee", "black", "Cho", ""),
        ("Eve", None, None, "Bye (counts as a win)"),
        ("Fay", None, None, "Out (plays from round 4)"),
        ("Hal", None, None, "Out"),
        ("Ian", "black", "김", ""),
        ("Jim", None, None, "Out (to the end)"),
        ("김", "white", "Ian", ""),
    ] == [
        (line.seat.name, line.colour, line.opponent and line.opponent.name, line.note)
        for line in lines
    ]


def test_two_of_one_name_come_by_number() -> None:
    """The order never depends on who sits where."""
    event = replace(EVENT, players=(*PLAYERS[:3], player(4, "Ann", "4k")))

    numbers = [line.seat.number for line in sheets_of(game(1, 4, 3), event=event).lines][:2]

    assert [3, 4] == numbers


@pytest.mark.parametrize(("boards", "sizes"), [(0, [0]), (20, [20]), (21, [20, 1])])
def test_a_page_holds_twenty_tables(boards: int, sizes: list[int]) -> None:
    """M20; a round without any game still has its page."""
    sheets = replace(sheets_of(game(1, 3, 4)), byes=(), out=())
    full = replace(sheets, boards=sheets.boards * boards)

    assert sizes == [len(page.rows) for page in full.pages_by_table]
    assert [2 * size for size in sizes] == [len(page.rows) for page in full.pages_by_name]


def test_large_print_has_half_as_many_lines_a_page() -> None:
    """Ten tables, twenty players."""
    full = replace(sheets_of(game(1, 3, 4)), byes=(), out=(), large=True)
    full = replace(full, boards=full.boards * 11)

    assert [10, 1] == [len(page.rows) for page in full.pages_by_table]
    assert [20, 2] == [len(page.rows) for page in full.pages_by_name]


def test_for_several_boards_on_the_wall_tables_are_split_evenly() -> None:
    """B15: each part says which tables hang there, a single one too."""
    boards = tuple(replace(BOARDS[1], table=number) for number in range(1, 6))
    sheets = replace(sheets_of(*boards), parts=3)

    assert ["table 1", "tables 2 to 3", "tables 4 to 5"] == [
        page.span for page in sheets.pages_by_table
    ]
    assert ["tables 1 à 2", "tables 3 à 5"] == [
        page.span for page in replace(sheets, parts=2, speech=speech("fr")).pages_by_table
    ]


def test_for_several_boards_on_the_wall_names_are_split_by_letter() -> None:
    """Nobody looks for a name on two of them; fewer letters than parts make fewer parts."""
    sheets = drawn_sheets(EVENT, 2)

    assert ["A – C", "D – F", "H – 김"] == [
        page.span for page in replace(sheets, parts=3).pages_by_name
    ]
    assert 10 == len(replace(sheets, parts=26).pages_by_name)
    assert [""] == [page.span for page in sheets.pages_by_name]


def test_a_part_longer_than_a_page_fills_its_pages_evenly() -> None:
    """Forty-two players on two pages are twenty-one on each."""
    boards = tuple(replace(BOARDS[1], table=number) for number in range(1, 43))
    sheets = replace(sheets_of(*boards), parts=2)

    assert [11, 10, 11, 10] == [len(page.rows) for page in sheets.pages_by_table]


def test_a_table_without_a_number_is_not_told() -> None:
    """Neither at the beginning of a page nor at its end."""
    sheets = replace(sheets_of(*BOARDS), parts=3)

    assert ["table 1", "table 2", ""] == [page.span for page in sheets.pages_by_table]


def test_the_sheet_is_headed_by_round_event_and_time() -> None:
    """Whatever breaks lines in a cell does not break the heading."""
    sheets = drawn_sheets(EVENT, 2, language="fr", stamp=datetime(2005, 5, 21, 19, 50, tzinfo=UTC))

    assert ("Ronde 2", "Club Evening · 20 h · komi 6½, avec handicap ½") == (
        sheets.title, sheets.subtitle
    )  # fmt: skip
    assert "komi 6½, with handicap ½" == sheets_of(event=Event(players=PLAYERS)).subtitle


@pytest.mark.parametrize("order", ["table", "name"])
def test_the_next_round_is_announced_where_its_time_is_known(
    order: Literal["table", "name"],
) -> None:
    """At the foot of each list (M21)."""
    first, second = (replace(drawn_sheets(replace(EVENT, rounds=(Round(1), Round(2))), number),
                             order=order) for number in (1, 2))  # fmt: skip

    assert "<b>Next round</b> 20 h" in first.to_html()
    assert "Next round: 20 h" in first.to_text()
    assert "Next round" not in second.to_html() + second.to_text()


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({}, "komi 6½, with handicap ½"), ({"komi_even": 15, "handicap_cap": 0}, "komi 7½"),
        ({"komi_one": -1}, "komi 6½, handicap 1 −½, stones ½"), ({"board": 9}, ""),
    ],
)  # fmt: skip
def test_the_komi_by_rule_is_printed_above(settings: dict[str, Any], words: str) -> None:
    """On small boards it differs from game to game, and each tells its own."""
    event = replace(EVENT, settings=replace(EVENT.settings, **settings))

    assert words == drawn_sheets(event, 2).komi


def test_on_small_boards_each_game_has_its_komi() -> None:
    """By the table for the ranks; one that the table does not have is left out."""
    small = replace(EVENT, settings=replace(EVENT.settings, board=9))
    games = (Game(1, PlayerId(1), PlayerId(2)), Game(2, PlayerId(3), PlayerId(5), handicap=2),
             Game(3, PlayerId(4), PlayerId(6), handicap=5))  # fmt: skip
    sheets = drawn_sheets(replace(small, rounds=(Round(2, games),)), 2)

    assert ["even, komi 6", "2, komi 4", "5"] == [board.handicap for board in sheets.boards]


def test_groups_that_play_the_same_round_share_its_sheet() -> None:
    """Rounds of one number are printed together, and nobody in one group is out in the other."""
    event = replace(
        EVENT, rounds=(Round(2, BOARDS[:1], group="A"), Round(2, BOARDS[1:], group="B"))
    )

    assert 3 == len(drawn_sheets(event, 2).boards)


def test_what_cannot_be_printed_is_said() -> None:
    """A round not drawn and an unknown language are wrong use, with what would be right."""
    with pytest.raises(WrongUse, match=r"Round 3 is not drawn; the last drawn round is 2\."):
        drawn_sheets(EVENT, 3)
    with pytest.raises(Forbidden, match=r"No round is drawn yet: nigiri draw"):
        drawn_sheets(Event(), 1)
    with pytest.raises(WrongUse, match=r"no printed sheets in “eo”; choose en, fr, de or both, or"):
        drawn_sheets(EVENT, 2, language="eo")


@pytest.mark.parametrize("number", range(1, 7))
def test_every_player_of_the_published_event_stands_once(number: int) -> None:
    """The 40 players of Quebec 2005 are all on the sheet of each round."""
    sheets = drawn_sheets(quebec_event(), number)

    assert list(range(1, 41)) == sorted(line.seat.number or 0 for line in sheets.lines)
