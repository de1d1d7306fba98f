"""Workbooks that people changed and saved in other programs: no traceback, and nothing lost.

Every day some are changed and saved by what is installed in Python anyway, and of those that
Gnumeric, exceljs and SheetJS saved once (tests/data/foreign) one of each is read and written. All
programs save hundreds in the long tests; `python -m tests.foreign 2000` does it with any number.
"""

from __future__ import annotations

import lzma
import os
import sys
from io import BytesIO
from random import Random
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from openpyxl import Workbook as Opened
from openpyxl import load_workbook

from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.derive.written_cells import written_cells
from tests.converter import handed_over
from tests.corpus.places import CORPUS, PACKED, unpack
from tests.desk.story import DESK
from tests.foreign.__main__ import NOW, run, ways
from tests.foreign.cells import Held, held, lost
from tests.foreign.commander import Commander
from tests.foreign.edits import EDITS, MARK, Copy
from tests.foreign.programs import Programs
from tests.foreign.saved import SAVED
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="commands are given by fork")
FILES = ("exceljs.xlsx", "gnumeric.ods", "gnumeric.xlsx", "sheetjs.ods", "sheetjs.xlsx")
EVERY_DAY = ("exceljs.xlsx", "sheetjs.ods")
BOTH_LIBRARIES = (1, 5, 6)
"""Of the first eight seeds two that openpyxl saves, and one that pandas does."""
SECONDS, MEGABYTES = 20, 400
"""What a command on a small workbook may take; LibreOffice takes most of it for an .ods."""

_LISTS = frozenset({"grid", "standings"})
"""The sheets of which all is computed."""


@pytest.fixture(scope="module")
def give(
    program: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Commander]:
    """Return what gives commands: it, and a LibreOffice, take longer to begin than most of them."""
    program("soffice")
    folder = tmp_path_factory.mktemp("commands")
    with handed_over() as office, Commander(folder, office) as commander:
        yield commander


@pytest.mark.parametrize("name", sampled(FILES, EVERY_DAY))
def test_what_another_program_saved_is_read_and_written(
    give: Commander, tmp_path: Path, name: str
) -> None:
    """All that was typed there is in the file that a command wrote, also as .ods.

    In every run one as .xlsx and one as .ods, each by another program.
    """
    path = tmp_path / f"open{name[name.index('.') :]}"
    path.write_bytes(lzma.decompress((SAVED / f"{name}{PACKED}").read_bytes()))
    before = held(path.read_bytes())
    assert MARK in str(before.sheets)
    for command in (("check",), ("standings",), ("print", "pairings")):
        told = give(*command, path, *NOW)
        assert 0 == told.code, told
        assert told.seconds < SECONDS, told

    after = held(path.read_bytes())
    assert before != after
    assert [] == lost(before, after)


def test_every_kept_workbook_is_tried() -> None:
    """Those that saved.py makes."""
    assert [f"{name}{PACKED}" for name in FILES] == sorted(path.name for path in SAVED.iterdir())


def test_a_lost_cell_is_noticed() -> None:
    """Also one that a formula takes the place of; what moves is not lost."""
    data = lzma.decompress((SAVED / f"exceljs.xlsx{PACKED}").read_bytes())
    before, after = held(data), held(data)
    rows = after.sheets["Players"]
    gone = rows[5][4]
    rows[5][4] = "=1"

    assert [] == lost(before, held(data))
    assert [f"Players: {gone}"] == lost(before, after)


def _as_xlsx(value: object) -> Held:
    """Return what stands in an .xlsx with one cell."""
    book, data = Opened(), BytesIO()
    book.worksheets[0].append([value])
    book.save(data)
    return held(data.getvalue())


def _as_ods(attributes: str, shown: str) -> Held:
    """Return what stands in an .ods with one cell."""
    data, names = BytesIO(), "urn:oasis:names:tc:opendocument:xmlns:"
    spaces = " ".join(f'xmlns:{name}="{names}{name}:1.0"' for name in ("table", "office", "text"))
    cell = f"<table:table-cell {attributes}><text:p>{shown}</text:p></table:table-cell>"
    row = f"<table:table-row>{cell}</table:table-row>"
    with ZipFile(data, "w") as archive:
        table = f'<table:table table:name="Sheet">{row}</table:table>'
        archive.writestr("content.xml", f"<office:body {spaces}>{table}</office:body>")
    return held(data.getvalue())


@pytest.mark.parametrize("word", ["TRUE", "FALSE"])
def test_a_tick_that_became_a_formula_is_not_lost(word: str) -> None:
    """LibreOffice writes TRUE as =TRUE(); the opposite, and another formula, are losses."""
    tick, truth = word == "TRUE", word.casefold()
    alike = [
        _as_xlsx(tick), _as_xlsx(f"={word}()"), _as_ods(f'table:formula="of:={word}()"', "VRAI"),
        _as_ods(f'office:value-type="boolean" office:boolean-value="{truth}"', "WAHR"),
    ]  # fmt: skip
    others = [_as_xlsx(not tick), _as_xlsx(f"=NOT({word}())"), _as_ods('table:formula="1"', word)]

    for one in alike:
        assert [[]] * 4 == [lost(one, other) for other in alike]
        assert [[f"Sheet: {word}"]] * 3 == [lost(one, other) for other in others]


@pytest.mark.parametrize("name", sampled(["at-the-bar", "finished"], ["finished"]))
def test_nobody_types_where_nigiri_computes(name: str, tmp_path: Path) -> None:
    """As nigiri itself says which cells of a list are its own; what is below is not.

    In the finished event every time.
    """
    path = unpack(CORPUS / f"{name}.xlsx{PACKED}", tmp_path)
    workbook, copy = XlsxFile(path, now=DESK.now).snapshot(), Copy(load_workbook(path))
    tables = [each for each in copy.tables() if each.kind in _LISTS]
    for seed in range(60):
        EDITS["type beside"](Random(seed), copy)  # noqa: S311 -- no secret is made from it

    for table in tables:
        own, rows = written_cells(table, workbook[table.name]), copy.book[table.name].values
        marked = [
            (row, column)
            for row, line in enumerate(rows, 1)
            for column, cell in enumerate(line, 1)
            if MARK in str(cell)
        ]
        assert [] == [(row, column) for row, column in marked if column in own.get(row, ())]
        assert max(marked)[0] > max(own)
    assert {"grid", "standings"} <= {table.kind for table in tables}


@pytest.mark.parametrize(
    "seeds", [BOTH_LIBRARIES, pytest.param(range(8), marks=pytest.mark.long)], ids=["few", "eight"]
)
def test_some_that_python_saves_lose_nothing(seeds: Sequence[int]) -> None:
    """Changed by chance, saved by openpyxl and pandas; three in every run."""
    count = run(seeds, [way for way in ways(None, "xlsx") if way[0] in {"openpyxl", "pandas"}])

    assert count.is_good, count.told()
    assert count.largest[0] < MEGABYTES, count.told()


@pytest.mark.long
@pytest.mark.parametrize("first", range(5000, 5400, 50))
def test_hundreds_that_all_programs_save_lose_nothing(first: int) -> None:
    """With every edit there is, as .xlsx and .ods."""
    missing = Programs().missing()
    if missing and not os.environ.get("CI"):
        pytest.skip(f"not installed: {', '.join(missing)}")
    assert [] == missing
    count = run(range(first, first + 50), ways(None, None))

    assert count.is_good, count.told()
    assert len(EDITS) > 20
