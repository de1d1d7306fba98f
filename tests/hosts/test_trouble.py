"""What bad files and bad days get: one sentence, the right exit code, an untouched file."""

from __future__ import annotations

import copy
import datetime as dt
import errno
import os
import re
import tempfile
import zlib
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

import pytest
from lxml.etree import LxmlError
from python_calamine import CalamineError

from nigiri.errors import ChangedSinceRead, HostError, NigiriError, Unfit, WrongUse
from nigiri.hosts.files import closed_file, states
from nigiri.hosts.files.xlsx_file import XlsxFile, create
from nigiri.hosts.xlsx import edit, read
from nigiri.hosts.xlsx.edit import edited
from nigiri.hosts.xlsx.package import archive as package
from nigiri.hosts.xlsx.trouble import ERRNO, MEANINGS, directors_words
from nigiri.messages.catalogue import text
from nigiri.messages.message import said
from nigiri.workbook.model.cells import UNCALCULATED
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, SetCells
from tests.hosts.club import HALL, club
from tests.hosts.kinds import NOW

if TYPE_CHECKING:
    from collections.abc import Callable

WRITE = Changes((SetCells("Hall", (CellChange(4, 2, None, "jigo"),)),))
SHEET = (
    b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">%s</worksheet>'
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the club's workbook in a folder of its own."""
    path = tmp_path / "open.xlsx"
    path.write_bytes(club())
    return path


def changed(data: bytes, part: str, new: Callable[[bytes], bytes] | None) -> bytes:
    """Return the package with one part changed, or without it."""
    out = BytesIO()
    with ZipFile(BytesIO(data)) as old, ZipFile(out, "w", ZIP_DEFLATED) as archive:
        for name in old.namelist():
            if name != part:
                archive.writestr(name, old.read(name))
            elif new is not None:
                archive.writestr(name, new(old.read(name)))
    return out.getvalue()


def encrypted(data: bytes) -> bytes:
    """Return the package with every entry marked as protected by a password."""
    heads = re.compile(rb"(PK\x03\x04..|PK\x01\x02....)\x00", re.DOTALL)
    return heads.sub(lambda found: found[1] + b"\x01", data)


def hall_is(cells: bytes) -> Callable[[bytes], bytes]:
    """Return what replaces the Hall by a sheet with these rows."""
    return lambda _: SHEET % (b"<sheetData>%s</sheetData>" % cells)


def zipped(*names: str) -> bytes:
    """Return an archive of empty parts."""
    out = BytesIO()
    with ZipFile(out, "w") as archive:
        for name in names:
            archive.writestr(name, b"")
    return out.getvalue()


def compound(name: str) -> bytes:
    """Return the beginning of a file of old programs, and the name of a stream in it."""
    return b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(504) + name.encode("utf-16-le")


def overlapping(data: bytes) -> bytes:
    """Return the package with its largest part named a thousand times more."""
    out = BytesIO(data)
    with ZipFile(out, "a") as archive:
        part = max(archive.infolist(), key=lambda info: info.compress_size)
        for number in range(1000):
            again = copy.copy(part)
            again.filename = f"xl/media/{number}.png"
            archive.filelist.append(again)
        archive.writestr("xl/more", b"")  # so that the directory is written anew
    return out.getvalue()


BAD_FILES: list[tuple[str, Callable[[bytes], bytes], str]] = [
    ("empty", lambda _: b"", "is not an .xlsx workbook"),
    ("text", lambda _: b"Ann,5d\n", "is not an .xlsx workbook"),
    ("old excel", lambda _: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(99), "old .xls"),
    (
        "open document",
        lambda _: b"PK\x03\x04" + bytes(26) + b"mimetypeapplication/vnd.oasis.opendocument.spread",
        "OpenDocument",
    ),
    ("cut off", lambda data: data[: len(data) // 2], "is damaged"),
    ("password", encrypted, "password"),
    ("hurt", lambda data: changed(data, HALL, lambda xml: xml[:500]), "is damaged"),
    ("no sheet", lambda data: changed(data, HALL, None), "sheet1.xml"),
    ("no workbook", lambda data: changed(data, "xl/workbook.xml", None), "cannot be used"),
    ("no relations", lambda data: changed(data, "_rels/.rels", None), "not an Excel workbook"),
    (
        "strict",
        lambda data: changed(
            data,
            "xl/workbook.xml",
            lambda xml: xml.replace(
                b"schemas.openxmlformats.org/spreadsheetml/2006", b"purl.oclc.org/x"
            ),
        ),
        "not an Excel workbook of the usual kind",
    ),
    (
        "truly strict",
        lambda data: changed(
            data,
            "xl/workbook.xml",
            lambda xml: xml.replace(
                b"http://schemas.openxmlformats.org/spreadsheetml/2006/main",
                b"http://purl.oclc.org/ooxml/spreadsheetml/main",
            ),
        ),
        "It is saved as Strict Open XML; save it as",
    ),
    (
        "utf-16",
        lambda data: changed(
            data, HALL, lambda xml: xml.decode().replace("UTF-8", "UTF-16").encode("utf-16")
        ),
        "It is written in UTF-16",
    ),
    (
        "xlsb",
        lambda data: changed(
            data, "_rels/.rels", lambda xml: xml.replace(b"workbook.xml", b"workbook.bin")
        ),
        "It is a binary workbook (.xlsb)",
    ),
    ("numbers", lambda _: zipped("Index/Document.iwa"), "spreadsheet of Apple Numbers"),
    ("flat", lambda _: b"<?xml version='1.0'?>\n<office:document xmlns:office=''/>", "(.fods)"),
    ("ole with a password", lambda _: compound("EncryptedPackage"), "protected by a password"),
    ("ole without", lambda _: compound("Workbook"), "is an old .xls workbook"),
    ("thousands of parts", lambda _: zipped(*map(str, range(10_001))), "It has 10001 parts"),
    ("overlapping", overlapping, "its parts overlap"),
    (
        "entities",
        lambda data: changed(
            data,
            "xl/workbook.xml",
            lambda xml: b'<!DOCTYPE x [<!ENTITY a "aaaa">]>' + xml[xml.index(b"<workbook") :],
        ),
        "declares XML entities",
    ),
]


@pytest.mark.parametrize(
    ("make", "sentence"), [row[1:] for row in BAD_FILES], ids=[r[0] for r in BAD_FILES]
)
def test_a_bad_file_is_refused_with_a_sentence(
    file: Path, make: Callable[[bytes], bytes], sentence: str
) -> None:
    """For reading and for writing; the file stays as it is and nothing is laid beside it."""
    file.write_bytes(make(file.read_bytes()))
    before = file.read_bytes()

    for act in (XlsxFile(file, now=NOW).snapshot, lambda: XlsxFile(file, now=NOW).apply(WRITE)):
        with pytest.raises(HostError) as caught:
            act()
    assert sentence in str(caught.value)
    assert 4 == caught.value.exit_code
    assert before == file.read_bytes()
    assert [file] == list(file.parent.iterdir())


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (
            b'<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
            "The sheet Hall reaches down to row 1048576 and over 16384 columns",
        ),
        (
            b"<row>" + b"<c><v>1</v></c>" * 99 + b'</row><row r="1048576"/>',
            "The sheet Hall reaches down to row 1048576 and over 99 columns",
        ),
    ],
)
def test_a_value_at_the_end_of_the_world_is_refused(file: Path, rows: bytes, sentence: str) -> None:
    """Reading from A1 to there would need more memory than there is."""
    file.write_bytes(changed(file.read_bytes(), HALL, hall_is(rows)))

    with pytest.raises(HostError, match=sentence):
        XlsxFile(file, now=NOW).snapshot()


def test_a_file_that_would_inflate_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A part, all parts together, and one that would be too large once it is parsed."""
    for limit, words in (
        ("LARGEST", "It would unpack to"),
        ("LARGEST_PART", r"Its part .* would unpack to"),
        ("MOST_NODES", r"Its part .* has \d+ elements"),
    ):
        with monkeypatch.context() as patched:
            patched.setattr(package, limit, 100)
            with pytest.raises(HostError, match=words):
                XlsxFile(file, now=NOW).snapshot()

    monkeypatch.setattr(closed_file, "LARGEST_FILE", 1000)
    with pytest.raises(HostError, match="It has more than"):
        XlsxFile(file, now=NOW).snapshot()


def test_no_file_and_a_folder_are_said_to_be_such(tmp_path: Path) -> None:
    """The most common mistakes have the shortest sentences."""
    with pytest.raises(HostError, match=r"^open.xlsx does not exist.$"):
        XlsxFile(tmp_path / "open.xlsx", now=NOW).snapshot()
    with pytest.raises(HostError, match=r"is a folder, not a workbook.$"):
        XlsxFile(tmp_path, now=NOW).apply(WRITE)
    with pytest.raises(HostError, match="does not exist"):
        create(tmp_path / "nowhere" / "open.xlsx", Changes((AddSheet("H", "hall"),)), now=NOW)


@pytest.mark.parametrize("number", ERRNO, ids=lambda number: errno.errorcode[number])
def test_every_error_of_the_system_has_its_sentence(number: int) -> None:
    """The table is what is said."""
    with pytest.raises(HostError) as caught, directors_words(Path("open.xlsx")):
        raise OSError(number, os.strerror(number))

    assert text(ERRNO[number], "en", file="open.xlsx") == str(caught.value)
    assert text(ERRNO[number], "fr", file="open.xlsx") == said(caught.value.sentence, "fr")


LIBRARIES: list[tuple[BaseException, str]] = [
    (Unfit("It is odd."), "open.xlsx cannot be used. It is odd."),
    (BadZipFile("bad magic"), "open.xlsx is damaged: bad magic."),
    (zlib.error("bad block"), "open.xlsx is damaged: bad block."),
    (EOFError("end"), "open.xlsx is damaged: end."),
    (LxmlError("tag"), "open.xlsx is damaged: tag"),
    (CalamineError("no"), "open.xlsx is damaged: no."),
    (NotImplementedError("method 99"), "packed in a way that nigiri cannot read: method 99."),
    (RuntimeError("encrypted"), "protected by a password"),
    (MemoryError(), "too large for the memory"),
    (OverflowError("date"), "open.xlsx is damaged: date."),
    (ValueError("no number"), "open.xlsx is damaged: no number."),
    (KeyError("part"), "open.xlsx is damaged: 'part'."),
    (TypeError("None"), "open.xlsx is damaged: None."),
    (ArithmeticError("odd"), "open.xlsx cannot be used: odd."),
    (OSError(errno.ELOOP, "round and round"), "open.xlsx cannot be used: round and round."),
]


@pytest.mark.parametrize(("error", "sentence"), LIBRARIES, ids=lambda value: type(value).__name__)
def test_every_error_of_a_library_has_its_sentence(error: BaseException, sentence: str) -> None:
    """No traceback for anything a file can do; the cause is kept for whoever asks."""
    with pytest.raises(HostError) as caught, directors_words(Path("open.xlsx")):
        raise error

    assert sentence in str(caught.value)
    assert error is caught.value.__cause__


def test_every_row_of_the_table_is_tried() -> None:
    """A new row needs a new example."""
    first = {next(k for k, _ in MEANINGS if isinstance(e, k)) for e, _ in LIBRARIES[1:13]}

    assert {kind for kind, _ in MEANINGS} == first


def test_a_reader_that_panics_is_no_traceback() -> None:
    """Its exceptions are no Exceptions; others that are none pass."""

    class PanicException(BaseException):
        """What a library written in Rust raises."""

    with pytest.raises(HostError, match="is damaged"), directors_words(Path("open.xlsx")):
        raise PanicException
    with pytest.raises(KeyboardInterrupt), directors_words(Path("open.xlsx")):
        raise KeyboardInterrupt


def test_our_own_sentences_pass_as_they_are() -> None:
    """They need no second wording."""
    for error in (WrongUse("No."), ChangedSinceRead("Hall"), HostError("Whole sentence.")):
        with pytest.raises(NigiriError) as caught, directors_words(Path("open.xlsx")):
            raise error
        assert error is caught.value


def test_an_open_workbook_is_not_written(file: Path) -> None:
    """The sentence says which program has it and who sits there, if the lock file does."""
    for lock, held, sentence in (
        ("~$open.xlsx", b"\x03Ann" + bytes(99), "is open in Excel by Ann. Close it there"),
        ("~$open.xlsx", b"", "is open in Excel. Close"),
        (
            ".~lock.open.xlsx#",
            b",ann,desk1,21.05.2005 10:00,x;",
            "by ann (desk1, 21.05.2005 10:00)",
        ),
        (".~lock.open.xlsx#", b"Ann", "is open in LibreOffice by Ann. Close"),
        (".~lock.open.xlsx#", b"", "is open in LibreOffice. Close"),
    ):
        beside = file.with_name(lock)
        beside.write_bytes(held)
        with pytest.raises(HostError, match=re.escape(sentence)):
            XlsxFile(file, now=NOW).apply(WRITE)
        assert "Hall" in XlsxFile(file, now=NOW).snapshot().sheets
        beside.unlink()


def test_a_lock_that_may_not_be_read_is_a_lock(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system refuses to read it while the program runs."""
    file.with_name("~$open.xlsx").write_bytes(b"\x03Ann")
    read_bytes = Path.read_bytes

    def refuse(path: Path) -> bytes:
        if path.name.startswith("~$"):
            raise PermissionError
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(HostError, match=r"is open in Excel\. Close"):
        XlsxFile(file, now=NOW).apply(WRITE)


@pytest.mark.parametrize("call", ["mkstemp", "fdopen", "fsync", "chmod", "replace", "mkdir"])
def test_a_failing_call_leaves_the_old_file_and_nothing_else(
    file: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    """A full disk or a folder without rights at any moment."""
    before = file.read_bytes()

    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    owner: object = {"mkstemp": tempfile, "fdopen": os, "fsync": os}.get(call, Path)
    monkeypatch.setattr(owner, call, fail)
    with pytest.raises(HostError, match="the disk is full"):
        XlsxFile(file, now=NOW).apply(WRITE)
    monkeypatch.undo()

    assert before == file.read_bytes()
    assert [] == [path for path in file.parent.rglob("*") if path.suffix == ".tmp"]


def test_a_file_replaced_meanwhile_is_not_overwritten(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody saved between reading and writing."""

    def slow(data: bytes, changes: Changes, now: dt.datetime) -> bytes:
        file.write_bytes(b"theirs")
        return edited(data, changes, now)

    monkeypatch.setattr(edit, "edited", slow)
    with pytest.raises(ChangedSinceRead):
        XlsxFile(file, now=NOW, backup=False).apply(WRITE)
    assert b"theirs" == file.read_bytes()
    assert [file] == list(file.parent.iterdir())


def test_a_file_that_vanished_meanwhile_is_not_made_again(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody moved it away between reading and writing; no copies of it are left behind."""

    def slow(data: bytes, changes: Changes, now: dt.datetime) -> bytes:
        file.unlink()
        return edited(data, changes, now)

    monkeypatch.setattr(edit, "edited", slow)
    with pytest.raises(HostError, match=r"^open\.xlsx does not exist\.$"):
        XlsxFile(file, now=NOW).apply(WRITE)
    assert [] == list(file.parent.iterdir())


def test_without_backup_none_is_made(file: Path) -> None:
    """A copy made with -o needs none."""
    XlsxFile(file, now=NOW, backup=False).apply(WRITE)

    assert [file] == list(file.parent.iterdir())


def test_rights_and_links_are_kept(file: Path, tmp_path: Path) -> None:
    """A link still points to the file, which keeps its rights."""
    file.chmod(0o640)
    link = tmp_path / "link.xlsx"
    link.symlink_to(file)
    XlsxFile(link, now=NOW).apply(WRITE)

    assert link.is_symlink()
    assert 0o640 == file.stat().st_mode & 0o777
    assert "jigo" == XlsxFile(file, now=NOW).snapshot()["Hall"].cell(4, 2)
    assert 2 == len(states.backups(file))


def test_a_new_file_never_overwrites(file: Path, tmp_path: Path) -> None:
    """Not a file, not a link that leads nowhere; and it needs a sheet to show."""
    before = file.read_bytes()
    start = Changes((AddSheet("Hall", "hall"),))
    with pytest.raises(HostError, match=r"open.xlsx exists already"):
        create(file, start, now=NOW)
    assert before == file.read_bytes()
    with pytest.raises(HostError, match="needs at least one sheet"):
        create(tmp_path / "new.xlsx", Changes(), now=NOW)
    hidden = Changes((AddSheet("Hall", "hall", {"visible": False}),))
    with pytest.raises(HostError, match="needs at least one sheet"):
        create(tmp_path / "new.xlsx", hidden, now=NOW)
    assert not (tmp_path / "new.xlsx").exists()


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "x" * 32_768, dt.date(1899, 12, 30)])
def test_what_no_cell_can_hold_is_refused(file: Path, value: str | float | dt.date) -> None:
    """The cell is named and the file untouched."""
    before = file.read_bytes()
    changes = Changes((SetCells("Hall", (CellChange(4, 2, None, value),)),))

    with pytest.raises(HostError, match="cell B4"):
        XlsxFile(file, now=NOW).apply(changes)
    assert before == file.read_bytes()


def test_a_cell_off_the_sheet_is_refused(file: Path) -> None:
    """Sheets end somewhere."""
    for row, column in ((0, 1), (1, 0), (1_048_577, 1), (1, 16_385)):
        with pytest.raises(HostError, match="There is no cell in row"):
            XlsxFile(file, now=NOW).apply(
                Changes((SetCells("Hall", (CellChange(row, column, None, 1),)),))
            )


def test_what_xml_cannot_hold_becomes_visible(file: Path) -> None:
    """Control characters show as their signs; a lone half of a character as the usual mark."""
    text = "a\x00b\x07c\x1bd\ud800e\r\nf\tg"
    XlsxFile(file, now=NOW).apply(Changes((SetCells("Hall", (CellChange(4, 2, None, text),)),)))

    sheet = XlsxFile(file, now=NOW).snapshot()["Hall"]
    assert "a␀b␇c␛d\ufffde\nf\tg" == sheet.cell(4, 2)


def test_odd_values_are_read_as_text(file: Path) -> None:
    """Times, durations, truth values and errors; a formula without a value is read as such."""
    cells = (
        b'<row r="1"><c r="A1" t="b"><v>1</v></c><c r="B1" t="e"><v>#N/A</v></c>'
        b'<c r="C1" t="e"><f>A1</f><v>#DIV/0!</v></c></row>'
        b'<row r="2"><c r="A2"><f>1+1</f></c><c r="B2"><v>1.0</v></c></row>'
        b'<row r="4"><c r="D4" t="e"><v>#REF!</v></c></row>'
    )
    file.write_bytes(changed(file.read_bytes(), HALL, hall_is(cells)))

    rows = XlsxFile(file, now=NOW).snapshot()["Hall"].rows
    assert ("TRUE", "#N/A", "#DIV/0!", None) == rows[0]
    assert (UNCALCULATED, 1, None, None) == rows[1]
    assert (None, None, None, "#REF!") == rows[3]
    times: list[dt.time | dt.timedelta] = [
        dt.time(1, 0),
        dt.time(1, 0, 5),
        dt.timedelta(hours=30, seconds=5),
    ]
    assert ["01:00", "01:00:05", "30:00:05"] == [read.plain_cell(value) for value in times]
