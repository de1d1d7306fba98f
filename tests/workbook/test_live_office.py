"""LibreOffice recalculates every live formula and shows what nigiri wrote, cell for cell.

Each story is typed into a file whose formulas were written before; the file brings no values
along, so whatever is shown was calculated. nigiri's own values are those of the typed cells.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.find_box import FIND
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.spellings.handicaps import OPEN
from tests.office import pictures, recalculated
from tests.workbook.live import (
    PLAYERS,
    STATES,
    Made,
    Typing,
    differences,
    event,
    rewritten,
)
from tests.workbook.live_edits import STORIES, announced, everyday, mixed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell


def all_differences(
    soffice: str, typed: Mapping[str, tuple[Made, Made]], folder: Path
) -> dict[str, dict[str, tuple[str, Cell, Cell]]]:
    """Return name -> the differing cells, of the events where there are any.

    typed -- name -> the event before and after somebody typed
    """
    names = {f"e{at}": name for at, name in enumerate(typed)}
    books = {short: typed[name][1].data for short, name in names.items()}
    shown = recalculated(soffice, books, folder)
    found = {
        name: differences(*typed[name], sheets)
        for name, sheets in ((names[short], sheets) for short, sheets in shown.items())
    }
    return {name: cells for name, cells in found.items() if cells}


def after(made: Made, story: Callable[[Typing], None]) -> tuple[Made, Made]:
    """Return an event before and after a story."""
    typing = Typing(made)
    story(typing)
    return made, typing.done()


@pytest.mark.parametrize("every", [7, pytest.param(1, marks=pytest.mark.long)])
def test_a_spreadsheet_shows_what_nigiri_wrote(
    program: Callable[[str], str], tmp_path: Path, every: int
) -> None:
    """Before round 1, after its draw, in a round, after one, after the last; in each language.

    Every day in each language one of them: the first, the middle one and the last.
    """
    events = [(name, state) for name in LANGUAGES for state in STATES][::every]
    typed = {f"{name} {state}": (event(name, state),) * 2 for name, state in events}

    assert {} == all_differences(program("soffice"), typed, tmp_path)


@pytest.mark.parametrize("every", [29, pytest.param(1, marks=pytest.mark.long)])
def test_a_spreadsheet_follows_every_edit_as_nigiri_does(
    program: Callable[[str], str], tmp_path: Path, every: int
) -> None:
    """All that people type during a round, in one language or the other.

    Every day some of it, and exchanged numbers, which alone are counted without a sentence.
    """
    stories = [*enumerate(everyday().items())]
    chosen = [
        story for story in stories if story[0] % every == 0 or story[1][0] == "numbers exchanged"
    ]
    typed = {
        name: after(event(LANGUAGES[at % len(LANGUAGES)]), story) for at, (name, story) in chosen
    }

    assert {} == all_differences(program("soffice"), typed, tmp_path)


def test_a_spreadsheet_takes_a_name_for_the_winner_as_nigiri_does(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    """One that both have, one that is a word for a result as well, one without its accents."""
    called = Typing(event("en"))
    tried = (("Roy", "Roy", "roy"), ("White", "Roy", "White"), ("Roy", "White", "white"),
             ("Jigo", "Roy", "jigo"), ("Roy", "Müller", "Muller"))  # fmt: skip
    for at, names in enumerate(tried, 1):
        for side, name in zip(("white_no", "black_no"), names, strict=False):
            called.player(whole_number(called.seen(at, side)), "family", name)
    made = rewritten(called.done())
    typing = Typing(made)
    for at, (_, _, word) in enumerate(tried, 1):
        typing.board(at, "result", word)
    place, sheet = typing.table.location, rewritten(typing.done()).workbook
    codes = [
        sheet[place.name].cell(place.first_row + at, place.columns["outcome"]) for at in range(5)
    ]

    assert ["?", "W", "?", "?", "B"] == codes
    assert {} == all_differences(program("soffice"), {"names": (made, typing.done())}, tmp_path)


def test_a_spreadsheet_follows_open_colours(program: Callable[[str], str], tmp_path: Path) -> None:
    """Of all games in three rounds; some are noted, exchanged, or typed otherwise (M24)."""
    made = rewritten(with_open_colours(event("en")))
    typing, handicaps = Typing(made), (0, None, "NIGIRI", f" {OPEN} ", OPEN)
    for at in range(1, typing.boards + 1):
        typing.board(at, "handicap", handicaps[at % len(handicaps)])
        if at % 2:
            typing.board(at, "white_no", typing.seen(at, "black_no"))
            typing.board(at, "black_no", typing.seen(at, "white_no"))
    done = typing.done()

    assert {} == all_differences(program("soffice"), {"open": (made, done)}, tmp_path)


@pytest.mark.long
def test_a_spreadsheet_follows_before_and_after_the_rounds(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    """People come and go before round 1; a finished round is corrected; columns are moved."""
    typed = {
        f"{language} {state} {name}": after(event(language, state), story)
        for language, state, name, story in (
            ("en", "registration", "arrivals", arrivals),
            ("fr", "registration", "nobody", nobody),
            ("fr", "complete", "correction", correction),
            ("en", "complete", "announced", announced(("2", "1-3", "4", "3?", "1, 3", "4-"))),
            ("fr", "complete", "announced", announced(("-2", "3 exempt", "5-3", "1-2", "1; 4"))),
            ("fr", "complete", "three announced", announced(("1-3",) * 3)),
            ("fr", "complete", "numbers", STORIES["numbers exchanged"]),
            ("en", "complete", "names", STORIES["names in players"]),
            ("en", "finished", "correction", correction),
        )
    }
    moved = with_columns_moved(event("en"))
    typed["columns moved"] = (moved, moved)
    typed["columns moved, newcomers"] = after(moved, STORIES["two without opponent"])

    assert {} == all_differences(program("soffice"), typed, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spreadsheet_follows_three_hundred_mixed_edits(
    program: Callable[[str], str], tmp_path: Path, language: str
) -> None:
    """Up to four stories at once, drawn by a seed, in rounds 1 and 3 and after round 3."""
    typed = {}
    for seed in range(150):
        random = Random(f"{language} {seed}")  # noqa: S311 -- no secret is made from it
        made = event(language, random.choice(("first", "live", "complete")))
        typed[f"{language} seed {seed}"] = after(made, mixed(random))

    assert {} == all_differences(program("soffice"), typed, tmp_path)


@pytest.mark.long
def test_a_workbook_prints_as_pictures(program: Callable[[str], str], tmp_path: Path) -> None:
    """One picture a page; what they show is for eyes."""
    path = tmp_path / "club.xlsx"
    path.write_bytes(event("en").data)

    pages = pictures((program("soffice"), program("pdftoppm")), path, tmp_path / "pages")

    assert len(pages) >= 5
    assert b"\x89PNG" == pages[0].read_bytes()[:4]


def arrivals(typing: Typing) -> None:
    """Mark people in many ways, and find one."""
    for person, word in zip(
        PLAYERS[1:], ("x", "YES ", "oui", 1, "no", "?", None, "au besoin", "Ghost"), strict=False
    ):
        typing.player(str(person[0]), "here", word)
    typing.player(None, "family", "Roy")
    typing.type(typing.players.name, 1, typing.players.columns[FIND["players"].box], "éthier")


def nobody(typing: Typing) -> None:
    """Empty the list of players."""
    place = typing.players
    sheet = typing.made.workbook[place.name]
    for row in range(place.first_row, sheet.height + 1):
        for key in ("number", "family", "given", "rank", "here", "out"):
            typing.type(place.name, row, place.columns[key], None)


def correction(typing: Typing) -> None:
    """Take one result away and make another unreadable."""
    typing.board(2, "result", None)
    typing.board(3, "result", "won")


def with_columns_moved(made: Made) -> Made:
    """Return the event with the columns of Players in the opposite order, formulas anew."""
    place = made.refs.book.locations["players"]
    sheet = made.workbook[place.name]
    width = max(place.columns.values())
    cells = [
        CellChange(row, width + 1 - column, None, sheet.cell(row, column))
        for row in range(1, 101)  # live formulas reach beyond the last player
        for column in range(1, width + 1)
    ]
    changes = Changes((SetCells(place.name, tuple(cells)),))
    moved = made.after(changes)
    assert moved.workbook == applied(made.workbook, changes)
    return rewritten(moved)


def with_open_colours(made: Made) -> Made:
    """Return an event whose games all are even, with open colours, as the draws gave them."""
    typing = Typing(made)
    book = made.refs.book
    for place in (*book.rounds.values(), book.locations["drawn"]):
        sheet, column = made.workbook[place.name], place.columns["handicap"]
        for row in range(place.first_row, sheet.height + 1):
            if isinstance(sheet.cell(row, column), int):
                typing.type(place.name, row, column, OPEN)
    return typing.done()
