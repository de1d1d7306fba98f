"""Workbooks as Microsoft's own validator reads them: nothing to find, for any version of Office."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from nigiri.desk.draw.draw import draw
from nigiri.domain.systems.registry import SYSTEMS
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from tests.corpus.places import name_of, unpack, workbooks
from tests.desk.story import DESK
from tests.excel.events import entered, played, with_proof
from tests.excel.validator import OLDEST, VERSIONS, findings
from tests.hosts.made import laid
from tests.hosts.office import all_converted
from tests.sample import sampled
from tests.workbooks import SHIPPED

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.mark.parametrize(
    ("language", "versions"),
    sampled([("fr", OLDEST), *((each, VERSIONS) for each in LANGUAGES)], [("fr", OLDEST)]),
)
def test_an_event_is_sound_for_every_version_of_office(
    tmp_path: Path, language: str, versions: tuple[str, ...]
) -> None:
    """Two rounds, with a proof that all sums are right: the sheets that most events have.

    In one language for the oldest version each time; the tests below ask for the newest.
    """
    path = laid(tmp_path / "open.xlsx", with_proof, language)

    assert {} == {version: found for version in versions if (found := findings(path, version))}


@pytest.mark.parametrize(
    "name", sampled(sorted(path.name for path in SHIPPED.glob("*.xlsx")), ["quebec-2005.xlsx"])
)
def test_the_workbooks_that_ship_are_sound(name: str) -> None:
    """Those that somebody starts with, and the one to look at, which has the same sheets."""
    assert [] == findings(SHIPPED / name, "Office2013")


@pytest.mark.long
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_of_play_is_sound(tmp_path: Path, system: str) -> None:
    """With the sheets that it adds: a tree, a crosstable, teams."""
    assert [] == findings(entered(tmp_path / "open.xlsx", system))


@pytest.mark.long
def test_a_large_event_is_sound(tmp_path: Path) -> None:
    """600 players."""
    path = tmp_path / "open.xlsx"
    played(path, 600, 2)

    assert [] == findings(path)


def rewritten(workbook: Path, folder: Path) -> Path:
    """Return a workbook of the corpus after something was typed into it, and nigiri wrote it."""
    path = unpack(workbook, folder)
    file = XlsxFile(path, now=DESK.now)
    sheet, *_ = before = file.snapshot()
    cell = CellChange(60, 30, before[sheet].cell(60, 30), "here")
    file.apply(Changes((SetCells(sheet, (cell,)),)))
    return path


OLDER = [path for path in workbooks() if name_of(path).endswith(".xlsx")]
SAMPLE = OLDER[:1]


@pytest.mark.parametrize("path", SAMPLE, ids=name_of)
def test_a_workbook_of_another_day_is_sound_once_it_is_written(tmp_path: Path, path: Path) -> None:
    """What nigiri once wrote in another order is mended, and so are relations that lead nowhere."""
    assert [] == findings(rewritten(path, tmp_path))


@pytest.mark.long
@pytest.mark.parametrize("path", OLDER, ids=name_of)
def test_every_workbook_of_another_day_is_sound_once_it_is_written(
    tmp_path: Path, path: Path
) -> None:
    """The same of all."""
    assert [] == findings(rewritten(path, tmp_path))


def test_a_relation_that_leads_nowhere_goes_when_the_file_is_written(tmp_path: Path) -> None:
    """As exceljs leaves one to a theme where is none: the validator refuses the whole file."""
    path = tmp_path / "open.xlsx"
    file = played(path, 8, 1)
    broken = tmp_path / "broken.xlsx"
    with ZipFile(path) as old, ZipFile(broken, "w") as new:
        for name in old.namelist():
            text = old.read(name)
            if name == "[Content_Types].xml":
                start = text.index(b'<Override PartName="/xl/theme')
                text = text[:start] + text[text.index(b"/>", start) + 2 :]
            if name != "xl/theme/theme1.xml":
                new.writestr(name, text)
    assert [] != findings(broken)

    file = XlsxFile(broken, now=DESK.now)
    file.apply(draw(file.snapshot(), DESK, again=True))
    assert [] == findings(broken)


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"]))
def test_what_libreoffice_saved_is_as_sound_as_an_empty_workbook_of_its_own(
    tmp_path: Path, program: Callable[[str], str], language: str
) -> None:
    """And nigiri's next command leaves it so."""
    path, empty = laid(tmp_path / "open.xlsx", with_proof, language), tmp_path / "empty.csv"
    empty.write_text("\n")
    saved, blank = all_converted(program("soffice"), [path, empty], "xlsx", tmp_path / "saved")

    usual = {finding.partition(": ")[2] for finding in findings(blank)}
    assert {finding.partition(": ")[2] for finding in findings(saved)} <= usual
    file = XlsxFile(saved, now=DESK.now)
    file.apply(draw(file.snapshot(), DESK, again=True))
    assert {finding.partition(": ")[2] for finding in findings(saved)} <= usual
