"""A formula that a library saved without a value is no blank in an input cell."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING

import openpyxl
import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.errors import SheetProblems
from nigiri.hosts.files.ods_file import OdsFile
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.hosts.xlsx.uncalculated import uncalculated
from nigiri.workbook.model.cells import UNCALCULATED, address
from nigiri.workbook.model.changes import InsertRows
from tests.desk.story import DESK, Story, club, drawn, tables
from tests.hosts.made import laid
from tests.hosts.office import converted
from tests.settings import cell

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SENTENCE = "This formula has never been calculated, so its value is not known."
WAY_OUT = "Open and save the file in Excel or LibreOffice, or type the value."


def typed(path: Path, sheet: str, cell: str, formula: str) -> Story:
    """Let a library write a formula into a cell, which saves all formulas without values."""
    book = openpyxl.load_workbook(path)
    book[sheet][cell] = formula
    book.save(path)
    return Story(XlsxFile(path, now=DESK.now))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the file of an event of eight with a round played."""
    return laid(tmp_path / "open.xlsx", _played)


def _played(path: Path) -> None:
    """Make the event."""
    drawn(club(8, path=path, rounds=3), 1)


def out_cell(path: Path) -> str:
    """Return the cell of Out in rounds of the first player."""
    story = Story(XlsxFile(path, now=DESK.now))
    return address(4, story.place("players").columns["out"])


def test_who_is_out_by_a_formula_is_not_drawn_as_if_nothing_stood_there(path: Path) -> None:
    """The draw stops, with the cell and what to do; once it is calculated it goes on."""
    cell = out_cell(path)
    story = typed(path, "Players", cell, '="2"')
    with pytest.raises(SheetProblems) as stopped:
        story.does(draw)

    assert f"■ Players!{cell}: {SENTENCE} {WAY_OUT}" == str(stopped.value)
    story.types("players", {(4, "out"): "2"})
    story.does(draw)
    number = story.cell("players", 4, "number")
    assert number not in {n for game in story.event.rounds[1].games for n in game.players}


@pytest.mark.parametrize("kind", ["xlsx", pytest.param("ods", marks=pytest.mark.long)])
def test_a_spreadsheet_that_saves_the_file_calculates_it(
    program: Callable[[str], str], path: Path, kind: str
) -> None:
    """As the way out says."""
    typed(path, "Players", out_cell(path), '="2"')
    saved = converted(program("soffice"), path, kind, path.parent / "saved")
    host = {"xlsx": XlsxFile, "ods": OdsFile}[kind](saved, now=DESK.now)
    story = Story(host)

    assert "formula-empty" not in {problem.code for problem in story.reading.problems}
    assert frozenset({2}) == story.reading.player_rows[4].out


@pytest.mark.parametrize(
    ("sheet", "key", "kind"),
    [("Players", "rank", "players"), ("Round 1", "result", 1), ("Round 1", "handicap", 1)],
)
def test_every_cell_that_is_read_is_told(path: Path, sheet: str, key: str, kind: str | int) -> None:
    """Also where a command wrote a value; each once."""
    story = Story(XlsxFile(path, now=DESK.now))
    cell = address(4, story.place(kind).columns[key])
    story = typed(path, sheet, cell, '="3"')

    assert ["formula-empty"] == codes(story, f"{sheet}!{cell}")


def codes(story: Story, cell: str) -> list[str]:
    """Return the problems of a cell."""
    return [problem.code for problem in story.reading.problems if problem.cell == cell]


def test_a_setting_that_was_never_calculated_is_told(path: Path) -> None:
    """On Event the settings stand beside the rounds."""
    at = cell(Story(XlsxFile(path, now=DESK.now)).workbook, "Rounds")
    sheet, _, where = at.partition("!")
    story = typed(path, sheet, where, "=2+1")

    assert ["formula-empty"] == codes(story, at)


def test_what_nigiri_computes_itself_is_no_problem(path: Path) -> None:
    """The next command computes it, and what the director's own formulas gave stays theirs."""
    story = Story(XlsxFile(path, now=DESK.now))
    story.does(refresh, "standings")
    before = story.workbook
    at = len(story.workbook["Grid"].rows) + 3
    story = typed(path, "Grid", f"B{at}", "=COUNTA(B4:B19)")
    assert "formula-empty" not in {problem.code for problem in story.reading.problems}
    story.does(refresh, "standings")

    assert any(row[1] is UNCALCULATED for row in story.workbook["Grid"].rows)
    for name in before:
        if name not in {"Grid", "Log"}:
            assert before[name] == story.workbook[name]


def test_rows_ahead_that_were_never_calculated_are_free(path: Path) -> None:
    """Players that a command adds stand right below the others, and Grid grows as ever."""
    listed = tables([["Family name", "Rank"], ["Late", "9k"]])
    story = typed(path, "Grid", "A1", "=1")
    changes = story.does(import_players, listed, source="late.csv", here=True)

    assert "Late" == story.cell("players", 12, "family")
    assert {"Log"} == {op.sheet for op in changes.operations if isinstance(op, InsertRows)}


def part(cell: str) -> bytes:
    """Return the part of a sheet with a cell."""
    return f"<worksheet><sheetData><row r='4'>{cell}</row></sheetData></worksheet>".encode()


@pytest.mark.parametrize(
    "cell",
    [
        '<c r="F4"><f>"3"</f><v></v></c>',
        '<c r="F4"><f>"3"</f></c>',
        '<c r="F4" s="7"><f>"3"</f><v/></c>',
        '<c r="F4" t="n"><f>1</f><v /></c>',
        '<c r="F4"><f>"3"</f>\n  <v>\n</v>\n</c>',
        '<c r="F4" t="str"><f>"3"</f></c>',
        '<c r="F4"><f t="shared" si="0"/><v></v></c>',
        "<c r='F4'><f t='shared' si='0'/></c>",
    ],
)
def test_a_formula_without_a_value_is_found(cell: str) -> None:
    """However a library writes that there is none."""
    assert [(4, 6)] == [*uncalculated(part(cell))]


def test_names_with_a_prefix_are_read_alike() -> None:
    """Some libraries write them so."""
    cell = '<x:c r="A1"><x:f>1</x:f><x:v>1</x:v></x:c><x:c r="F4"><x:f>"3"</x:f><x:v/></x:c>'
    data = f"<x:worksheet><x:sheetData><x:row>{cell}</x:row></x:sheetData></x:worksheet>"

    assert [(4, 6)] == [*uncalculated(data.encode())]


@pytest.mark.parametrize(
    "cell",
    [
        '<c r="F4"><f>3</f><v>3</v></c>',
        '<c r="F4" t="str"><f>""</f><v></v></c>',
        '<c r="F4" s="1" t="str"><f aca="false">""</f><v/></c>',
        '<c r="F4" s="1"/>',
        '<c r="F4" t="e"><f>NA()</f><v>#N/A</v></c>',
        "<c><f>1</f></c>",
        '<c r="F4" t="str"><f>" "</f><v xml:space="preserve"> </v></c>',
        '<c r="F4"><f t="shared" si="0"/><v>3</v></c>',
    ],
)
def test_a_formula_that_shows_something_or_an_empty_text_is_none(cell: str) -> None:
    """Nor is a cell without an address: where it stands nobody can say."""
    assert [] == [*uncalculated(part(cell))]


@pytest.mark.long
def test_a_formula_without_a_value_in_an_ods_is_told_too(
    program: Callable[[str], str], path: Path
) -> None:
    """Libraries write these as well."""
    saved = converted(program("soffice"), path, "ods", path.parent / "saved")
    story = Story(OdsFile(saved, now=DESK.now))
    name, place = str(story.cell("players", 4, "family")), story.place("players")
    cell = address(4, place.columns["family"])
    without_value(saved, f"<text:p>{name}</text:p>".encode())

    assert ["formula-empty"] == codes(Story(OdsFile(saved, now=DESK.now)), f"Players!{cell}")


def without_value(path: Path, held: bytes) -> None:
    """Make a formula without a value of the first cell of an .ods that holds this."""
    with zipfile.ZipFile(path) as old:
        parts = {entry: old.read(entry) for entry in old.infolist()}
    with zipfile.ZipFile(path, "w") as new:
        for entry, data in parts.items():
            new.writestr(entry, _replaced(data, held) if entry.filename == "content.xml" else data)


def _replaced(data: bytes, held: bytes) -> bytes:
    """Return the content with such a cell."""
    at, end = data.index(held), b"</table:table-cell>"
    before, after = data.rindex(b"<table:table-cell", 0, at), data.index(end, at) + len(end)
    formula = b'<table:table-cell table:formula="of:=&quot;Ann&quot;"/>'
    return data[:before] + formula + data[after:]
