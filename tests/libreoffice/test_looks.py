"""A sheet made by the extension looks as the same sheet does that LibreOffice reads from a file."""

from __future__ import annotations

import datetime as dt
import json
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.buttons.answers import answer, rendered
from nigiri.hosts.files.xlsx_file import create
from nigiri.messages.catalogue import text
from nigiri.workbook.layout.looks import ASIDE
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, SetCells
from nigiri.workbook.model.codec import changes_form
from tests.libreoffice.office import engine
from tests.libreoffice.test_menu import EVENT
from tests.workbook.test_layout import OPTIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from nigiri.workbook.model.changes import Option
    from tests.libreoffice.office import Office

NOW = dt.datetime(2005, 5, 21, 10)  # noqa: DTZ001 -- the director's own clock
ROUNDED = 12
"""Hundredths of a millimetre by which sizes may differ: programs round them."""
WRITTEN, READ = "FALSE()", "0"
"""LibreOffice reads the word FALSE in the conditional formats of an .xlsx as the number that it is
there; given over, it stays a function.
"""
LOCKED_TAB = f" tab: -1, {int(ASIDE, 16)}"
"""LibreOffice reads no colours of the tabs of locked sheets from an .xlsx."""


@pytest.fixture
def both(office: Office, tmp_path: Path) -> Iterator[Both]:
    """Return what shows sheets made both ways; the usual nigiri answers afterwards."""
    yield Both(office, tmp_path)
    engine(office.folder)


class Both:
    """Sheets of some kinds, made by the extension and made in a file."""

    def __init__(self, office: Office, folder: Path) -> None:
        """Take a LibreOffice, and a folder for the file."""
        self.office, self.folder = office, folder

    def seen(self, kinds: Mapping[str, Mapping[str, Option]], language: str) -> tuple[Any, Any]:
        """Return what is to be seen of each kind of sheet: of a file's, of the extension's.

        kinds -- with their options
        """
        changes = Changes(tuple(
            AddSheet(_name(kind, language), kind, {"language": language, **options})
            for kind, options in {**kinds, "lists": {}}.items()
        ))  # fmt: skip
        file = create(self.folder / "made.xlsx", changes, now=NOW)
        self.answers(changes)
        self.office("open", str(file.path))
        wanted = self._all(kinds, language)
        self.office("close")
        self.office("open")
        outcome = self.office.press("new", **EVENT)
        assert "done" == outcome["status"], outcome
        found = self._all(kinds, language)
        self.office("close")
        return wanted, found

    def answers(self, changes: Changes) -> None:
        """Let nigiri answer with these changes, whatever is asked."""
        sheets = rendered(Workbook({}), Workbook({}), changes, ("spec", NOW))
        form = answer("new", "done", changes=changes_form(changes), rendered=sheets)
        (self.folder / "answer.json").write_text(json.dumps(form), encoding="utf-8")
        engine(self.office.folder, f"cat >/dev/null; cat '{self.folder}/answer.json'")

    def _all(self, kinds: Iterable[str], language: str) -> dict[str, Any]:
        """Return what is to be seen in the open document."""
        return {kind: self.office("seen", _name(kind, language)) for kind in kinds}


def _name(kind: str, language: str) -> str:
    """Return the name of a sheet; the lists have theirs, since others point to it."""
    return text("sheet.lists", language) if kind == "lists" else f"The {kind}"


def test_the_grid_of_the_extension_is_that_of_a_file(both: Both) -> None:
    """The sample of every day: it has formats, rules, hidden columns and frozen headings."""
    wanted, found = both.seen({"grid": {"rounds": 2, "players": 3}}, "en")

    assert "" == "\n".join(different(wanted, found))


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sheet_of_the_extension_is_that_of_a_file(both: Both, language: str) -> None:
    """Cells, lists, rules, sizes, protection, window and page of every kind of sheet."""
    wanted, found = both.seen(OPTIONS, language)

    assert [] == [line for line in different(wanted, found) if not line.endswith(LOCKED_TAB)]


def test_a_text_that_looks_like_a_number_leaves_its_cell_as_it_was(both: Both) -> None:
    """LibreOffice would make it a cell for texts: of the 12 typed next, no formula would count."""
    texts = ("1", "1/2", "50%", "TRUE", "2005-05-21", "one")
    cells = tuple(CellChange(row, 1, None, typed) for row, typed in enumerate(texts, 1))
    both.answers(Changes((SetCells("Sheet1", cells),)))
    office = both.office
    office("open")
    assert "done" == office.press("new", **EVENT)["status"]
    column = "document.Sheets.getByIndex(0).getCellRangeByName('A1:A6')"

    assert [[each] for each in texts] == office("evaluate", f"{column}.getDataArray()")
    assert {"General"} == {row[0][14] for row in office("seen", "Sheet1")["cells"]}
    office("type", "Sheet1", "A1", "12")
    assert [12.0] == office("evaluate", f"{column}.getDataArray()")[0]
    office("close")


def different(wanted: Any, found: Any, where: str = "") -> list[str]:  # noqa: ANN401 -- JSON
    """Return where two pieces of JSON differ; sizes may by a little."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        keys = sorted({*wanted, *found})
        pairs: Iterable[tuple[object, Any, Any]] = [
            (key, wanted.get(key), found.get(key)) for key in keys
        ]
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        pairs = zip(range(len(wanted)), wanted, found, strict=True)
    else:
        sizes = "widths" in where or "heights" in where
        near = sizes and type(wanted) is type(found) is int and abs(wanted - found) <= ROUNDED
        rule = "formats" in where and isinstance(found, str)
        same = wanted == found or (rule and wanted == found.replace(WRITTEN, READ))
        return [] if same or near else [f"{where}: {wanted!r}, {found!r}"]
    return [line for key, *pair in pairs for line in different(pair[0], pair[1], f"{where} {key}")]
