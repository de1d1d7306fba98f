"""The contract: what every host does alike: memory, files, a pipe, Excel, LibreOffice's files."""

from __future__ import annotations

import datetime as dt
import shutil
from typing import TYPE_CHECKING

import pytest

from nigiri.errors import ChangedSinceRead, HostError, NigiriError, WrongUse
from nigiri.hosts.files.ods_file import OdsFile
from nigiri.hosts.files.xlsx_file import XlsxFile, create
from nigiri.hosts.memory import Memory
from nigiri.workbook.compare import fingerprint
from nigiri.workbook.model.cells import Formula, Sheet
from nigiri.workbook.model.changes import (
    AddSheet,
    CellChange,
    Changes,
    DeleteRows,
    InsertRows,
    RemoveSheet,
    RenameSheet,
    Say,
    SetCells,
)
from tests.buttons.program import Program
from tests.excel.live import Live
from tests.hosts.kinds import LATER, NOW
from tests.hosts.office import converted

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.hosts import Host
    from nigiri.workbook.model.cells import Value
    from nigiri.workbook.model.changes import Operation

START = Changes(
    (
        AddSheet("Hall", "hall", {"rows": 10}),
        AddSheet("Notes", "plain"),
        SetCells(
            "Hall",
            (
                CellChange(4, 1, None, 1),
                CellChange(4, 3, None, "Ann"),
                CellChange(5, 1, None, 2),
                CellChange(5, 3, None, "Ben"),
            ),
        ),
    )
)

#: Values that hosts might mistake for others; test_ods.py writes them all at once.
VALUES: tuple[Value, ...] = (
    3,
    -7,
    0,
    10**12,
    2.5,
    -0.5,
    "007",
    "=1+1",
    "+1",
    "@me",
    "1/2",
    "TRUE",
    "12",
    "_x000D_",
    " edges ",
    "two\nlines",
    "Érudition — 日本棋院 한국 🀄 𠮷",
    '<b> & "c" \' ]]>',
    dt.date(2005, 5, 21),
    dt.date(1900, 2, 28),
    dt.date(1900, 3, 1),
    dt.datetime(2005, 5, 21, 10, 30, 59),  # noqa: DTZ001
)


@pytest.fixture(scope="session")
def office_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder in which LibreOffice saves once for all tests."""
    return tmp_path_factory.mktemp("office")


@pytest.fixture
def saved_by_libreoffice(office_folder: Path, program: Callable[[str], str]) -> Path:
    """Return the first workbook as LibreOffice writes it."""
    saved = office_folder / "saved" / "open.xlsx"
    if saved.exists():
        return saved
    ours = create(office_folder / "open.xlsx", START, now=NOW).path
    return converted(program("soffice"), ours, "xlsx", saved.parent)


@pytest.fixture
def first_ods(office_folder: Path, program: Callable[[str], str]) -> Path:
    """Return the first workbook as an .ods."""
    assert program("soffice")
    path = office_folder / "first.ods"
    if not path.exists():
        OdsFile(path, now=NOW).create(START)
    return path


@pytest.fixture(
    params=[
        *("memory", "file", "pipe", "excel", "libreoffice"),
        pytest.param("ods", marks=pytest.mark.long),
    ]
)
def host(request: pytest.FixtureRequest, tmp_path: Path) -> Host:
    """Return each host with the sheets Hall and Notes."""
    path = tmp_path / "open.xlsx"
    if request.param == "file":
        return create(path, START, now=NOW)
    if request.param == "libreoffice":
        shutil.copy(request.getfixturevalue("saved_by_libreoffice"), path)
        return XlsxFile(path, now=NOW)
    if request.param == "ods":
        path = tmp_path / "open.ods"
        shutil.copy(request.getfixturevalue("first_ods"), path)
        return OdsFile(path, now=NOW)
    if request.param == "excel":
        return excel()
    memory: Host = Program() if request.param == "pipe" else Memory()
    memory.apply(START)
    return memory


def excel() -> Live:
    """Return a workbook in the imitated Excel, without the blank sheet it begins with."""
    live = Live()
    live.apply(START)
    live.book.sheets["Sheet1"].delete()
    return live


def put(row: int, column: int, value: Value) -> Operation:
    """Return the writing of one cell of the Hall."""
    return SetCells("Hall", (CellChange(row, column, None, value),))


def do(host: Host, *operations: Operation) -> None:
    """Let the host carry out operations."""
    host.apply(Changes(operations))


def hall_of(host: Host) -> Sheet:
    """Return the Hall as the host sees it."""
    return host.snapshot()["Hall"]


def test_a_new_sheet_shows_what_the_layout_says(host: Host) -> None:
    """Values of formulas are there, rows are equally long, nothing trails."""
    title, notes = ("Hall", None, None), host.snapshot()["Notes"]

    assert ["Hall", "Notes"] == list(host.snapshot())
    assert title == hall_of(host).row(2)
    assert ("Table", "Result", "Name") == hall_of(host).row(3)
    assert (1, None, "Ann") == hall_of(host).row(4)
    assert 5 == hall_of(host).height
    assert (("word",),) == notes.rows


@pytest.mark.parametrize("host", ["memory", "file", "pipe", "excel", "libreoffice"], indirect=True)
@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_a_value_comes_back_as_it_was_written(host: Host, value: Value) -> None:
    """A whole number is an int, a text that looks like something else stays text."""
    do(host, put(4, 5, value))

    assert value == hall_of(host).cell(4, 5)
    assert type(value) is type(hall_of(host).cell(4, 5))


@pytest.mark.parametrize("blank", [None, "", Formula('""', ""), Formula('""', None)], ids=repr)
def test_a_blank_is_none(host: Host, blank: Value) -> None:
    """A cell that shows nothing is blank, whatever made it so."""
    do(host, put(5, 1, blank), put(5, 3, blank))

    assert 4 == hall_of(host).height


def test_three_point_nought_is_three(host: Host) -> None:
    """A whole number is an int, however it was written."""
    do(host, put(4, 1, 3.0), put(4, 2, Formula("6/2", 3.0)))

    assert ["3", "3"] == [repr(cell) for cell in hall_of(host).row(4)[:2]]


def test_the_last_of_several_writings_counts(host: Host) -> None:
    """Operations are carried out in order."""
    do(host, put(4, 3, "Zoe"), put(4, 3, "Yan"), Say("done"), put(90, 30, "far"))

    assert "Yan" == hall_of(host).cell(4, 3)
    assert "far" == hall_of(host).cell(90, 30)
    assert (90, 30) == (hall_of(host).height, hall_of(host).width)


def test_rows_open_and_close(host: Host) -> None:
    """What stands below follows."""
    do(host, InsertRows("Hall", 5, 2), put(6, 3, "Cho"))
    assert [1, None, None, 2] == [row[0] for row in hall_of(host).rows[3:]]
    assert "Cho" == hall_of(host).cell(6, 3)

    do(host, DeleteRows("Hall", 4, ((1, None, "Ann"), (None, None, None))))
    assert [None, 2] == [row[0] for row in hall_of(host).rows[3:]]

    do(host, InsertRows("Hall", 4), DeleteRows("Hall", 50, ((),)))
    assert [None, None, 2] == [row[0] for row in hall_of(host).rows[3:]]


def test_what_was_typed_below_goes_along_when_rows_open_before_it(host: Host) -> None:
    """Text and formula, with a blank row between."""
    typed = (CellChange(6, 3, None, "Prizes"), CellChange(6, 4, None, Formula('C6&"!"', "Prizes!")))
    do(host, SetCells("Hall", typed))
    do(host, InsertRows("Hall", 6, 2), put(6, 3, "Cho"))

    sheet = hall_of(host)
    assert ["Ben", "Cho", None, "Prizes"] == [sheet.cell(row, 3) for row in (5, 6, 7, 8)]
    assert "Prizes!" == sheet.cell(8, 4)


def test_sheets_come_and_go_and_change_their_names(host: Host) -> None:
    """Tabs keep their order; a renamed sheet can be written under its new name."""
    do(
        host,
        AddSheet("Ronde 1", "plain", before="Notes"),
        AddSheet("L'été & <1>", "plain"),
        RenameSheet("Hall", "Salle d'été"),
        SetCells("Salle d'été", (CellChange(4, 3, "Ann", "Zoe"),)),
        RemoveSheet("Notes", "plain"),
    )

    assert ["Salle d'été", "Ronde 1", "L'été & <1>"] == list(host.snapshot())
    assert "Zoe" == host.snapshot()["Salle d'été"].cell(4, 3)


def test_changes_and_their_inverse_leave_the_workbook_as_it_was(host: Host) -> None:
    """Undo is an ordinary change."""
    before = host.snapshot()
    changes = Changes(
        (
            SetCells("Hall", (CellChange(4, 3, "Ann", "Zoe"), CellChange(9, 1, None, 7))),
            InsertRows("Hall", 4, 3),
            DeleteRows("Hall", 8, ((2, None, "Ben"),)),
            AddSheet("Round 1", "hall", {"rows": 3}, "Hall"),
            RenameSheet("Notes", "Mine"),
        )
    )

    host.apply(changes)
    assert before != host.snapshot()
    host.apply(changes.inverse())
    assert before == host.snapshot()


def test_a_sheet_that_changed_is_not_written(host: Host) -> None:
    """Somebody else was faster: nothing is written, and the sheet is named."""
    seen = {"Hall": fingerprint(hall_of(host))}
    do(host, put(4, 2, "jigo"))
    before = host.snapshot()

    with pytest.raises(ChangedSinceRead, match="The sheet Hall"):
        host.apply(Changes((put(5, 2, "jigo"),), seen))
    assert before == host.snapshot()


def test_a_sheet_that_is_as_it_was_is_written(host: Host) -> None:
    """Changes elsewhere do no harm."""
    seen = {"Hall": fingerprint(hall_of(host))}
    do(host, SetCells("Notes", (CellChange(1, 1, "word", "words"),)))

    host.apply(Changes((put(5, 2, "jigo"),), seen))

    assert "jigo" == hall_of(host).cell(5, 2)


def test_a_sheet_that_is_gone_has_changed(host: Host) -> None:
    """The changes were made for a workbook that had it."""
    with pytest.raises(ChangedSinceRead, match="The sheet Log"):
        host.apply(Changes((Say("hello"),), {"Log": ""}))


@pytest.mark.parametrize(
    ("operation", "kind"),
    [
        (SetCells("Nowhere", (CellChange(1, 1, None, 1),)), HostError),
        (InsertRows("Nowhere", 4), HostError),
        (DeleteRows("Nowhere", 4, ((),)), HostError),
        (RemoveSheet("Nowhere", "plain"), HostError),
        (RenameSheet("Nowhere", "Here"), HostError),
        (RenameSheet("Hall", "notes"), WrongUse),
        (AddSheet("HALL", "plain"), WrongUse),
        (AddSheet("a/b", "plain"), WrongUse),
        (AddSheet("New", "no such kind"), WrongUse),
        (AddSheet("New", "plain", before="Nowhere"), HostError),
    ],
    ids=str,
)
def test_all_or_nothing(host: Host, operation: Operation, kind: type[NigiriError]) -> None:
    """When one operation fails, those before it have not happened."""
    before = host.snapshot()

    with pytest.raises(kind):
        do(host, put(4, 3, "Zoe"), InsertRows("Hall", 4), operation, put(5, 3, "Yan"))
    assert before == host.snapshot()


def test_the_last_sheet_stays(host: Host) -> None:
    """A workbook without sheets cannot be opened."""
    do(host, RemoveSheet("Notes", "plain"))

    with pytest.raises(HostError, match="only one"):
        do(host, RemoveSheet("Hall", "hall"))


def test_one_file_follows_the_other(tmp_path: Path) -> None:
    """The same changes at the same time give the same bytes."""
    one, two = (create(tmp_path / name, START, now=NOW).path for name in ("a.xlsx", "b.xlsx"))
    for path in (one, two):
        XlsxFile(path, now=LATER).apply(Changes((put(4, 3, "Zoe"), InsertRows("Hall", 5))))

    assert one.read_bytes() == two.read_bytes()
