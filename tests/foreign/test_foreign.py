"""Workbooks that people changed and saved in other programs: no traceback, and nothing lost.

Every day some are changed and saved by what is installed in Python anyway, and those that Gnumeric,
exceljs and SheetJS saved once (tests/data/foreign) are read and written. All programs save
hundreds in the long tests; `python -m tests.foreign 2000` does it with any number.
"""

from __future__ import annotations

import lzma
import os
import sys
from typing import TYPE_CHECKING

import pytest

from tests.corpus.places import PACKED
from tests.foreign.__main__ import NOW, run, ways
from tests.foreign.cells import held, lost
from tests.foreign.commander import Commander
from tests.foreign.edits import EDITS, MARK
from tests.foreign.programs import Programs
from tests.foreign.saved import SAVED

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="commands are given by fork")
FILES = ("exceljs.xlsx", "gnumeric.ods", "gnumeric.xlsx", "sheetjs.ods", "sheetjs.xlsx")
SECONDS, MEGABYTES = 20, 400
"""What a command on a small workbook may take; LibreOffice takes most of it for an .ods."""


@pytest.mark.parametrize("name", FILES)
def test_what_another_program_saved_is_read_and_written(
    program: Callable[[str], str], tmp_path: Path, name: str
) -> None:
    """All that was typed there is in the file that a command wrote, also as .ods."""
    assert program("soffice")
    path = tmp_path / f"open{name[name.index('.') :]}"
    path.write_bytes(lzma.decompress((SAVED / f"{name}{PACKED}").read_bytes()))
    before = held(path.read_bytes())
    assert MARK in str(before.sheets)
    with Commander(tmp_path) as give:
        for command in (("check",), ("standings",), ("print", "pairings")):
            told = give(*command, path.name, *NOW)
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


def test_some_that_python_saves_lose_nothing() -> None:
    """Changed by chance, saved by openpyxl and pandas."""
    count = run(range(8), [way for way in ways(None, "xlsx") if way[0] in {"openpyxl", "pandas"}])

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
