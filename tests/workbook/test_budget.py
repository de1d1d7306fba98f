"""At most three ▲ stand on a sheet: in Check of a round, and on Problems; `check` has them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.views import check, refresh
from nigiri.workbook.live.context import Context
from nigiri.workbook.live.round.check import unshown_value
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.problems import CODES, LOOKS, MOST_LOOKS
from nigiri.workbook.read.workbook import read
from tests.workbook.live import DESK, Made, Typing, event
from tests.workbook.test_live_office import all_differences

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def other_ranks(*boards: int, over: int = 0) -> Made:
    """Return the event with other ranks of White in Players than on these boards.

    over -- so many of them, from the first, are played, by somebody who is out
    """
    typing = Typing(event("en", "first"))
    for at in boards[over:]:
        typing.player(whole_number(typing.seen(at, "white_no")), "rank", "29k")
    for at in boards[:over]:
        typing.player(whole_number(typing.seen(at, "white_no")), "out", "1")
        typing.board(at, "result", "W")
    return typing.done()


def signs(made: Made) -> list[str]:
    """Return the signs of Check, board by board."""
    context = Context(made.workbook, read(made.workbook))
    live = context.lives[made.newest.number]
    return [live.checks[row][:1] for row in live.board_rows if live.checks[row]]


def listed(made: Made) -> list[tuple[str, str]]:
    """Return sign and code of each line of Problems, after a command."""
    after = made.after(refresh(made.workbook, DESK, "standings"))
    place = after.refs.book.locations["problems"]
    sheet = after.workbook[place.name]
    rows = range(place.first_row, sheet.height + 1)
    lines = [
        tuple(str(sheet.cell(row, place.columns[k])) for k in ("symbol", "code")) for row in rows
    ]
    return [(sign, code) for sign, code in lines if sign in {"■", "▲", "✎"}]


def test_three_boards_to_be_looked_at_all_show() -> None:
    """Nothing is left out, and nothing said of it."""
    made = other_ranks(1, 2, 3)

    assert 3 == signs(made).count("▲")
    assert "more ▲" not in counted(made)


def test_of_five_the_first_three_show_and_the_count_says_how_many_more() -> None:
    """The others read as if in order; `check` has all five."""
    made = other_ranks(1, 2, 3, 4, 5)

    assert "▲▲▲……" == "".join(signs(made))[:5]
    assert " · 2 more ▲: nigiri check" in counted(made)
    assert 5 == sum(each.code == "rank-old" for each in check(made.workbook).problems)


def test_games_that_go_on_come_before_those_that_are_over() -> None:
    """What was played with another handicap cannot be mended any more."""
    made = other_ranks(1, 2, 3, 4, over=2)

    assert "▲" == signs(made)[2] == signs(made)[3]


def counted(made: Made) -> str:
    """Return the count above Check."""
    place = made.newest.location
    return next(
        str(formula.value)
        for (name, at), formula in made.live.items()
        if name == place.name and at == "L2"
    )


def test_a_spreadsheet_shows_the_same_three(program: Callable[[str], str], tmp_path: Path) -> None:
    """Of boards that wait, of boards that are over, and of both."""
    made = event("en", "first")
    typed = {
        "five": (made, other_ranks(1, 2, 3, 4, 5)),
        "three": (made, other_ranks(2, 3, 4)),
        "two over": (made, other_ranks(1, 2, 3, 4, 5, over=2)),
    }

    assert {} == all_differences(program("soffice"), typed, tmp_path)


def test_problems_lists_the_three_weightiest_and_every_stop() -> None:
    """The title says of how many; who accepts one sees the next."""
    made = other_ranks(1, 2, 3, 4, 5)
    found = listed(made)
    looks = [code for sign, code in found if sign == "▲"]
    after = made.after(refresh(made.workbook, DESK, "standings"))
    place = after.refs.book.locations["problems"]
    title = str(after.workbook[place.name].cell(2, place.columns["what"]))

    assert ["rank-old"] * 3 == looks
    assert "▲ 3 of 5 to look at, all: nigiri check" in title

    cell = CellChange(place.first_row, place.columns["accepted"], None, "by hand")
    accepted = after.after(Changes((SetCells(place.name, (cell,)),)))
    again = [code for sign, code in listed(accepted) if sign == "▲"]

    assert ["rank-old"] * 4 == again


def test_what_somebody_accepted_of_which_only_a_newer_nigiri_knows_stays() -> None:
    """Nobody here knows whether it still is so; without a reason the line goes."""
    made = other_ranks(1)
    place = made.after(refresh(made.workbook, DESK, "standings")).refs.book.locations["problems"]
    line = {"symbol": "■", "where": "Hall · A4", "what": "The camera is off.", "code": "camera-off"}
    for reason, stays in (("it is day", True), (None, False)):
        cells = {**line, "accepted": reason}.items()
        row = place.first_row + 4
        typed = tuple(CellChange(row, place.columns[key], None, words) for key, words in cells)
        theirs = made.after(Changes((SetCells(place.name, typed),)))
        sheet = theirs.after(refresh(theirs.workbook, DESK, "standings")).workbook[place.name]
        found = [row for row in sheet.rows if {*line.values(), "it is day"} <= {*row}]

        assert stays is bool(found)
        assert stays is (("■", "camera-off") in listed(theirs))


def test_every_warning_has_its_place_among_the_others() -> None:
    """Once."""
    assert sorted(LOOKS) == sorted(code for code, weight in CODES.items() if weight == "look")
    assert 3 == MOST_LOOKS


def test_a_sheet_without_the_columns_shows_them_all() -> None:
    """One that another program made."""
    made = other_ranks(1, 2, 3, 4, 5)
    place = made.newest.location
    cells = tuple(
        CellChange(place.heading_row, place.columns[key], heading, None)
        for key in ("finding", "look")
        for heading in [made.workbook[place.name].cell(place.heading_row, place.columns[key])]
    )
    bare = made.after(Changes((SetCells(place.name, cells),)))
    context = Context(bare.workbook, read(bare.workbook))

    assert 5 == signs(bare).count("▲")
    assert 0 == unshown_value(context.lives[1])
    assert "COUNTIF" in str(made.live[place.name, "L4"].text)
