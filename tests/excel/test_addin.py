"""nigiri.xlam as a package: valid, the same on every machine, and what is set in it."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING
from zipfile import ZIP_STORED, ZipFile

import pytest
from lxml import etree

from nigiri.errors import HostError
from nigiri.extension.excel import archive
from nigiri.extension.excel.settings import FUNCTIONS, SHEET, settings
from nigiri.messages.catalogue import LANGUAGES
from tests.converter import Converter
from tests.excel.addin import PROGRAM, PROJECT, Project, needs, ours, shipped
from tests.excel.validator import OLDEST, VERSIONS, findings
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Callable


def test_the_add_in_is_a_valid_package() -> None:
    """Every part has a kind, every relation a target that is there, and nothing lies about."""
    parts = ours()
    kinds = etree.fromstring(parts["[Content_Types].xml"])
    endings = {kind.get("Extension") for kind in kinds if kind.get("Extension")}
    named = {str(kind.get("PartName")).lstrip("/") for kind in kinds if kind.get("PartName")}
    reached = set()
    for name in parts:
        if name.endswith(".rels"):
            base = PurePosixPath(name).parent.parent
            links = etree.fromstring(parts[name])
            assert len({link.get("Id") for link in links}) == len(links)
            reached |= {(base / str(link.get("Target"))).as_posix() for link in links}
        if name.endswith((".xml", ".rels")):
            assert etree.fromstring(parts[name]) is not None

    rest = {name for name in parts if not name.endswith(".rels")} - {"[Content_Types].xml"}
    assert reached == rest
    assert named <= rest
    assert [] == [part for part in rest - named if part.rpartition(".")[2] not in endings]


#: Namespace of a tab -> how its part is joined to the package (MS-CUSTOMUI 2.1, MS-CUSTOMUI2 2.1).
JOINED = {
    "http://schemas.microsoft.com/office/2006/01/customui":
        "http://schemas.microsoft.com/office/2006/relationships/ui/extensibility",
    "http://schemas.microsoft.com/office/2009/07/customui":
        "http://schemas.microsoft.com/office/2007/relationships/ui/extensibility",
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_tab_is_joined_as_its_version_wants(language: str) -> None:
    """Each version of a tab has a relation of its own; no Excel has to look behind the other's."""
    parts = ours(language)
    links = {
        link.get("Target"): link.get("Type") for link in etree.fromstring(parts["_rels/.rels"])
    }
    tabs = [name for name in links if str(name).startswith("customUI/")]

    assert ["customUI/customUI.xml"] == tabs
    namespace = etree.QName(etree.fromstring(parts["customUI/customUI.xml"])).namespace
    assert JOINED[str(namespace)] == links["customUI/customUI.xml"]


KEPT = {
    "docProps/app.xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml", "xl/theme/theme1.xml",
}  # fmt: skip
CORRECTED = {"[Content_Types].xml", "_rels/.rels", "xl/workbook.xml", "xl/worksheets/sheet1.xml"}
OURS = {PROJECT, "customUI/customUI.xml", "docProps/core.xml", "xl/sharedStrings.xml"}


def test_it_is_the_package_of_xlwings_with_parts_that_are_listed() -> None:
    """No part is missing; besides the pictures of the tab none is added."""
    before, after = shipped(), ours()

    assert set(before) == KEPT | CORRECTED | OURS
    assert {name for name, data in before.items() if after[name] == data} == KEPT
    assert {True} == {"customUI/" in name for name in set(after) - set(before)}


def test_nobody_is_named_in_the_package() -> None:
    """Who once saved it, and in which folder; the licence of xlwings is in the project."""
    assert [] == [name for name, data in ours().items() if name != PROJECT and b"elix" in data]


def pieces(xml: bytes) -> Counter[str]:
    """Return the tags of a part, each with the text behind it, and how often each is there."""
    return Counter(xml.decode().split("<"))


@pytest.mark.parametrize(("part", "gone", "new"), [
    ("[Content_Types].xml", [], ["Default"]),
    ("_rels/.rels", ["Relationship"], ["Relationship"]),
    (
        "xl/workbook.xml",
        [
            "mc:AlternateContent", "mc:Choice", "x15ac:absPath", "/mc:Choice",
            "/mc:AlternateContent", "sheet", "extLst", "ext", "x14:workbookPr", "/ext", "/extLst",
        ],
        ["sheet"],
    ),
])  # fmt: skip
def test_only_what_was_wrong_is_corrected(part: str, gone: list[str], new: list[str]) -> None:
    """A kind of picture, how the tab is joined, a folder of somebody's, the name of the sheet."""
    before, after = pieces(shipped()[part]), pieces(ours()[part])

    for left, expected in ((before - after, gone), (after - before, new)):
        assert sorted(expected) == sorted(
            re.split(r"[ >]", piece)[0] for piece in left.elements() if piece
        )


def test_of_the_sheet_only_the_cells_are_ours() -> None:
    """Its looks and its code name are those of the one that xlwings ships."""
    part = "xl/worksheets/sheet1.xml"
    before, after = (etree.fromstring(parts[part]) for parts in (shipped(), ours()))
    changed = []
    for old, new in zip(before, after, strict=True):
        if etree.tostring(old) != etree.tostring(new):
            changed.append(etree.QName(new).localname)

    assert before.attrib == after.attrib
    assert ["dimension", "sheetData"] == changed


def test_the_project_knows_the_workbook_and_the_sheet_by_their_code_names(tmp_path: Path) -> None:
    """Else Excel calls the file damaged: the modules of documents go by these names."""
    listed = bytes.fromhex(Project(ours()[PROJECT], tmp_path).streams["PROJECT"]).decode("ascii")
    named = [
        etree.fromstring(ours()[part]).xpath(f"string(*[local-name()='{element}']/@codeName)")
        for part, element in (
            ("xl/workbook.xml", "workbookPr"),
            ("xl/worksheets/sheet1.xml", "sheetPr"),
        )
    ]

    assert ["ThisWorkbook", "Sheet2"] == named
    assert named == re.findall(r"^Document=(\w+)/", listed, re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "versions"),
    sampled([("fr", OLDEST), *((each, VERSIONS) for each in LANGUAGES)], [("fr", OLDEST)]),
)
def test_it_is_sound_for_every_version_of_office(
    tmp_path: Path, language: str, versions: tuple[str, ...]
) -> None:
    """As Microsoft's own validator reads it, in one language for the oldest version each time."""
    path = tmp_path / archive.NAME
    needs("xlwings", "olefile")
    path.write_bytes(archive.build_addin(PROGRAM, language))

    assert {} == {version: found for version in versions if (found := findings(path, version))}


def test_with_the_tab_joined_as_xlwings_ships_it_is_not_sound(tmp_path: Path) -> None:
    """So the validator does look at the tab, and the correction is needed."""
    path = tmp_path / archive.NAME
    with ZipFile(path, "w") as package:
        for name, data in {**ours(), "_rels/.rels": shipped()["_rels/.rels"]}.items():
            package.writestr(name, data)

    assert ["Cannot load the root element"] == [found[11:39] for found in findings(path)]


def test_the_add_in_is_the_same_on_every_machine(tmp_path: Path) -> None:
    """No time, and nothing is compressed, which machines do differently."""
    needs("xlwings", "olefile")
    path = tmp_path / archive.NAME
    path.write_bytes(archive.build_addin(PROGRAM))

    with ZipFile(path) as package:
        assert {(1980, 1, 1, 0, 0, 0)} == {info.date_time for info in package.infolist()}
        assert {ZIP_STORED} == {info.compress_type for info in package.infolist()}
    assert path.read_bytes() == archive.build_addin(PROGRAM)


def test_every_setting_that_xlwings_asks_for_is_on_the_sheet() -> None:
    """So it looks nowhere else; only where temporary files go is left to Windows."""
    vba = shipped_source()
    asked = {line.partition('"')[0] for line in vba.split('GetConfig("')[1:]}

    assert {"INTERPRETER", "TEMP DIR"} == asked - set(settings(PROGRAM))
    assert set(settings(PROGRAM)) <= asked


def shipped_source() -> str:
    """Return the source of xlwings that stands in its module of the same content."""
    needs("xlwings")
    spec = find_spec("xlwings")
    assert spec is not None
    path = Path(str(spec.origin)).parent / "xlwings_custom_addin.bas"
    return path.read_text(encoding="utf-8", errors="replace")


def test_a_copy_opens_in_libreoffice(program: Callable[[str], str], tmp_path: Path) -> None:
    """As a workbook: LibreOffice knows no add-ins of Excel. All settings are read from it."""
    path = tmp_path / "copy.xlsm"
    with ZipFile(path, "w") as copy:
        for name, data in ours().items():
            copy.writestr(name, data.replace(b".addin.macro", b".sheet.macro"))
    every_sheet = "csv:Text - txt - csv (StarCalc):9,34,76,1,,0,,,,,,-1"
    Converter(program("soffice")).convert([path], every_sheet, tmp_path, seconds=120)

    lines = (tmp_path / f"copy-{SHEET}.csv").read_text(encoding="utf-8").splitlines()
    assert [[name, _shown(value)] for name, value in settings(PROGRAM).items()] == [
        line.replace('"', "").split("\t") for line in lines
    ]
    assert ["INTERPRETER_WIN", PROGRAM] == lines[0].split("\t")
    assert ["UDF MODULES", FUNCTIONS] == lines[2].split("\t")


def _shown(value: str | bool) -> str:  # noqa: FBT001 -- a cell's value
    """Return what a cell shows."""
    return str(value).upper() if isinstance(value, bool) else value


def test_another_xlwings_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sum of what it ships is not the one that was looked at."""
    needs("xlwings", "olefile")
    monkeypatch.setattr(archive, "_SUM", sha256(b"").hexdigest())

    with pytest.raises(HostError, match=r"not of version 0\.37\.8.*pip install"):
        archive.build_addin(PROGRAM)


def test_a_missing_xlwings_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """With what to type."""
    monkeypatch.setattr(archive, "find_spec", lambda _: None)

    with pytest.raises(HostError, match=r'is missing.*pip install "nigiri\[excel\]"'):
        archive.build_addin(PROGRAM)
