"""What a sheet prints can be changed, in the part that lists it and nowhere else."""

from __future__ import annotations

import datetime as dt
import uuid
from typing import TYPE_CHECKING
from zipfile import ZipFile

import openpyxl
import pytest

from nigiri.desk.core.command import Desk
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.errors import HostError
from nigiri.hosts.files.xlsx_file import XlsxFile, create
from nigiri.workbook.model.changes import Changes, SetPrintArea

if TYPE_CHECKING:
    from pathlib import Path

NOW = dt.datetime(2026, 1, 2, 9, 0, tzinfo=dt.UTC)


@pytest.fixture
def event(tmp_path: Path) -> XlsxFile:
    """Return the file of a new event."""
    changes = new_event(NewEvent(), Desk(NOW), event_id=uuid.UUID(int=1))
    return create(tmp_path / "event.xlsx", changes, now=NOW)


def _printed(path: Path, sheet: str) -> str | None:
    """Return what another library says the sheet prints."""
    return openpyxl.load_workbook(path)[sheet].print_area


def test_a_print_area_is_moved(event: XlsxFile) -> None:
    """The other sheets print what they printed, and no other part is touched."""
    with ZipFile(event.path) as package:
        before = {name: package.read(name) for name in package.namelist()}

    event.apply(Changes((SetPrintArea("Players", "A2:K4", "A2:K45"),)))

    assert "'Players'!$A$2:$K$45" == _printed(event.path, "Players")
    assert "'Problems'!$A$2:$F$4" == _printed(event.path, "Problems")
    with ZipFile(event.path) as package:
        changed = {name for name in package.namelist() if before[name] != package.read(name)}
    assert {"xl/workbook.xml"} == changed


def test_a_sheet_without_print_area_gets_one(event: XlsxFile) -> None:
    """A name is added where there is none."""
    event.apply(Changes((SetPrintArea("Lists", "", "A1:B9"),)))

    assert "'Lists'!$A$1:$B$9" == _printed(event.path, "Lists")


def test_the_print_area_of_no_sheet_is_refused(event: XlsxFile) -> None:
    """The sentence names the sheet; nothing is written."""
    with pytest.raises(HostError, match="Wall"):
        event.apply(Changes((SetPrintArea("Wall", "", "A1:B9"),)))
