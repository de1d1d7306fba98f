"""LibreOffice calculates what nigiri wrote beside each formula of a season's workbook."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.season.season import season
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.season.read import season_sheets
from nigiri.workbook.season.season import Entered, Entrant
from tests.cli.season import SeasonShell
from tests.desk.story import DESK
from tests.office import otherwise, recalculated

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.changes import Option

PEOPLE = ("Ash, Ann", "Bay, Ben", "Cox, Cem", "Dew, Dan")
#: What is typed as the number of events that count, and as the points of a win.
TYPED: dict[str, tuple[Cell, Cell]] = {
    "all": (None, 0), "two": (2, 0.1), "words": ("two", "one"), "none": (0, 3), "part": (1.5, None),
}  # fmt: skip


class OpenDocument(SeasonShell):
    """A season in an .ods."""

    suffix = ".ods"


@pytest.mark.long
@pytest.mark.usefixtures("office_stays")
def test_a_season_may_be_an_open_document(tmp_path: Path) -> None:
    """Made, and brought up to date; what was typed stays."""
    shell = OpenDocument(tmp_path)
    shell.seasons(shell.plays("spring", PEOPLE[:2], rounds=1))
    shell.types_in("points", {(0, "points"): 7})

    shell.seasons(shell.plays("summer", PEOPLE[:2], rounds=1))

    assert [(1, PEOPLE[1], 36), (2, PEOPLE[0], 14)] == shell.lines(
        "standings", "place", "name", "total"
    )


@pytest.mark.parametrize(
    "rules", [("two", "words"), pytest.param((*TYPED,), marks=pytest.mark.long)], ids="-".join
)
def test_every_point_is_the_one_libreoffice_calculates(
    program: Callable[[str], str], tmp_path: Path, rules: tuple[str, ...]
) -> None:
    """Whatever is typed as a rule, with equal points, a text for a number, and lines by hand.

    In every language, as the formulas refer to sheets by their names. Every day: two numbers as
    rules, and words where numbers should be.
    """
    shell = SeasonShell(tmp_path)
    events = [
        shell.plays(stem, order, rounds=3)
        for stem, order in {
            "spring": PEOPLE, "summer": PEOPLE[::-1], "autumn": (*PEOPLE[1:], PEOPLE[0])
        }.items()
    ]  # fmt: skip
    shell.seasons(*events)
    shell.types_in("points", {(1, "points"): 12.3, (2, "points"): "none", (12, "place"): 1})
    shell.types_in("points", {(12, "points"): 0.7})
    own: dict[tuple[int, str], Cell] = {
        (12, "event"): "By hand", (12, "name"): PEOPLE[3], (12, "place"): 1, (12, "wins"): 2.5,
        (13, "event"): "By hand", (13, "name"): PEOPLE[2], (13, "points"): 3.3,
    }  # fmt: skip
    shell.types_in("results", own)
    books: dict[str, bytes] = {}
    written: dict[str, Workbook] = {}
    for case in rules:
        best, win = TYPED[case]
        shell.types_in("points", {(1, "value"): best, (2, "value"): win})
        shell.seasons()
        books[case], written[case] = shell.own.read_bytes(), shell.book
    others = [each for each in LANGUAGES if each != "en"]
    for language in others:
        books[language], written[language] = in_language(language, tmp_path / f"{language}.xlsx")
    shown = recalculated(program("soffice"), books, tmp_path / "office")

    assert {} == otherwise(written, shown)
    assert (len(rules) + len(others)) * 3 == sum(map(len, shown.values()))


def in_language(language: str, path: Path) -> tuple[bytes, Workbook]:
    """Return a season of three events in a language, the best two of which count; and its cells."""
    orders = {"may": PEOPLE, "june": PEOPLE[::-1], "july": PEOPLE[1:]}
    events = [
        Entered(key, key.title(), "", (*(Entrant(n, who, "", "3k", n, 5) for n, who in players),))
        for key, players in ((key, enumerate(order, 1)) for key, order in orders.items())
    ]
    options: dict[str, Option] = {"language": language, "name": "2026"}
    host = XlsxFile(path, now=DESK.now, backup=False)
    host.create(season(None, events, path.name, options))
    book = host.snapshot()
    at = season_sheets(book)["season-points"]
    column, first = at.columns["value"], at.first_row
    rules = ((first + 1, 2), (first + 2, 0.1))
    typed = (CellChange(row, column, book[at.name].cell(row, column), cell) for row, cell in rules)
    host.apply(Changes((SetCells(at.name, (*typed,)),)))
    host.apply(season(host.snapshot(), [], path.name, options))
    return path.read_bytes(), host.snapshot()
