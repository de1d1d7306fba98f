"""What an event that the menu made looks like, and still does from a file: .xlsx or .ods."""

from __future__ import annotations

import importlib
import re
import sys
import time
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple
from zipfile import ZipFile

import pytest

from nigiri.hosts.xlsx.sheets.page import COLOURS
from tests.libreoffice.test_buttons import EVENT
from tests.libreoffice.test_looks import different
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.libreoffice.office import Office

PATIENCE = 30
#: Cells with names of people and clubs, and of the event.
NAMES = (("Players", "C4"), ("Players", "C10"), ("Round 1", "D4"), ("Event", "H8"))
#: What LibreOffice loses in any .xlsx: heights of blank rows, colours of the tabs of locked sheets.
LIBREOFFICES = re.compile(r" heights \d+ 0: \d+, 452$| tab: \d+, -1$")
FIRST = "document.Sheets.getByIndex(0)"
PAGE_LINES = "document.CurrentController.ShowPageBreaks"
DEFAULT = "document.StyleFamilies.getByName('CellStyles').getByName('Default')"
VISIBLE = (
    "[each.Name for each in map(document.Sheets.getByIndex, range(document.Sheets.Count))"
    " if each.IsVisible]"
)


def language(office: Office, sheet: str, cell: str) -> str:
    """Return the language of a cell's text, as LibreOffice has it for spelling."""
    found = f"document.Sheets.getByName({sheet!r}).getCellRangeByName({cell!r}).CharLocale.Language"
    return str(office("evaluate", found))


@pytest.fixture
def blank(office: Office) -> Iterator[Office]:
    """Return it with a new, empty document."""
    office("open")
    yield office
    office("close")


class Kept(NamedTuple):
    """An event that the menu made, somebody added to it, as LibreOffice saved it; its languages."""

    languages: list[str]
    ods: Path


def made(office: Office, folder: Path) -> None:
    """Make an event of six with the menu, its first round drawn."""
    lines = [f"Wojciechowski{n},Tomek,{n}k,Club {n}" for n in range(1, 7)]
    path = folder / "players.csv"
    path.write_text("\n".join(["Family name,Given name,Rank,Club", *lines, ""]), encoding="utf-8")
    office("open")
    for tag, given in (
        ("new", EVENT), ("import", {"list": str(path), "here": True}), ("sections", {}),
        ("draw", {}),
    ):  # fmt: skip
        assert "done" == office.press(tag, **given)["status"]


@pytest.fixture
def kept(office: Office, tmp_path: Path) -> Kept:
    """Make such an event, and save it as an .ods."""
    made(office, tmp_path)
    assert "done" == office.press("add", who="Nowakowska, Ola", rank="3k", here=True)["status"]
    languages = [language(office, *place) for place in NAMES]
    office("evaluate", f"document.storeToURL({(tmp_path / 'event.ods').as_uri()!r}, ())")
    office("close")
    return Kept(languages, tmp_path / "event.ods")


@pytest.fixture
def opened(office: Office) -> Iterator[Office]:
    """Return it; the document that a test opens is closed afterwards."""
    yield office
    office("close")


def test_the_empty_sheet_goes_when_an_event_comes(blank: Office) -> None:
    """And comes back with Ctrl+Z; no lines of pages cross the tables while the event is there."""
    before = blank("evaluate", PAGE_LINES)
    assert "done" == blank.press("new", **EVENT)["status"]
    lines = blank("evaluate", PAGE_LINES)
    made = blank("sheets"), blank("cells"), blank("where")
    blank("undo")
    undone = blank("sheets"), blank("where"), blank("steps")
    lines_undone = blank("evaluate", PAGE_LINES)
    blank("redo")

    assert "Event" == made[0][0]
    assert (["Sheet1"], ["Sheet1", "A1", 0], []) == undone
    assert (True, False, True) == (before, lines, lines_undone)
    assert made == (blank("sheets"), blank("cells"), blank("where"))


@pytest.mark.parametrize("something", sampled(["typed", "noted", "drawn"], ["typed"]))
def test_a_sheet_that_holds_anything_stays(blank: Office, something: str) -> None:
    """A word (tried every day), a comment, a picture: it is the director's."""
    if something == "typed":
        blank("type", "Sheet1", "C7", "mine")
    elif something == "noted":
        address = f"{FIRST}.getCellRangeByName('B2').CellAddress"
        blank("evaluate", f"{FIRST}.Annotations.insertNew({address}, 'mine')")
    else:
        shape = "document.createInstance('com.sun.star.drawing.RectangleShape')"
        blank("evaluate", f"{FIRST}.DrawPage.add({shape})")
    assert "done" == blank.press("new", **EVENT)["status"]

    assert "Sheet1" in blank("sheets")


def test_names_are_in_no_language(opened: Office, kept: Kept) -> None:
    """So LibreOffice finds no mistakes in them: in rows that come later, and in an .ods, too."""
    opened("open", str(kept.ods))

    assert ["zxx"] * len(NAMES) == kept.languages
    assert kept.languages == [language(opened, *place) for place in NAMES]
    assert opened("evaluate", PAGE_LINES) is False


@pytest.mark.long
def test_an_event_that_is_saved_as_xlsx_looks_as_before(opened: Office, tmp_path: Path) -> None:
    """Sheet by sheet, when it is opened again: no grid, gold boxes, no waves, nothing to save."""
    made(opened, tmp_path)
    looks = {name: opened("seen", name) for name in opened("evaluate", VISIBLE)}
    path = tmp_path / "event.xlsx"
    opened("save", str(path))
    opened("close")
    opened("open", str(path))
    opened("look", ["check"])
    until = time.monotonic() + PATIENCE
    while opened("evaluate", PAGE_LINES) and time.monotonic() < until:
        time.sleep(0.1)
    found = {name: opened("seen", name) for name in looks}

    assert [] == [line for line in different(looks, found) if not LIBREOFFICES.search(line)]
    assert "zxx" == language(opened, "Players", "C4")
    assert [False, []] == [opened("evaluate", "document.isModified()"), opened("steps")]
    with ZipFile(path) as package:
        assert b"[$-" not in package.read("xl/styles.xml")


def test_a_workbook_that_is_no_event_stays_as_it_is(blank: Office, tmp_path: Path) -> None:
    """Its language, and its lines of pages."""
    blank("type", "Sheet1", "A1", "Mine")
    path = tmp_path / "mine.xlsx"
    blank("save", str(path))
    blank("open", str(path))
    blank("look", ["check"])
    until = time.monotonic() + PATIENCE
    while not blank("grey") and time.monotonic() < until:
        time.sleep(0.1)

    assert ["check"] == blank("grey")
    assert [True, "en"] == [
        blank("evaluate", PAGE_LINES), blank("evaluate", f"{DEFAULT}.CharLocale.Language"),
    ]  # fmt: skip


def test_both_know_the_same_lines(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The colours of lines that come back in closed files come back in open ones."""
    monkeypatch.syspath_prepend(package)
    monkeypatch.setitem(sys.modules, "uno", ModuleType("uno"))
    forms: Any = importlib.import_module("nigiri_office.xlsx_files").FORMS

    assert COLOURS == {
        frozenset((side, weight) for side, (weight, _) in form.items()): {
            side: colour for side, (_, colour) in form.items()
        }
        for form in forms
    }
