"""What buttons left is known: the next command lists what people typed, and nothing else."""

from __future__ import annotations

import json
import os
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.hosts.files import atomic_write
from nigiri.hosts.files.button_snapshots import MOST_PRESSED, load_snapshot, save_snapshot
from nigiri.hosts.files.history import file_history
from nigiri.hosts.files.states import backup_folder
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.log import newest_seal
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.read.table_finder import find
from tests.buttons.program import Program
from tests.buttons.test_exchange import asked
from tests.cli.conftest import copied
from tests.cli.shell import Shell, files
from tests.desk.story import DESK

if TYPE_CHECKING:
    from pathlib import Path

BY_HAND = "by hand"
UNKNOWN = "No earlier copy was found: changes made by hand before are not listed."


@pytest.fixture(scope="module")
def entered(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a drawn round in which a command on the file has entered a result."""
    shell = copied(made, "drawn", tmp_path_factory.mktemp("entered"))
    shell.does("result", "--table", "6", "W")
    assert [(None, UNKNOWN)] == every_edit(shell.workbook)
    return shell.folder


@pytest.fixture
def hall(entered: Path, tmp_path: Path) -> Shell:
    """Return a shell in a copy of that folder."""
    return Shell(shutil.copytree(entered, tmp_path / "hall"))


def opened(file: Path) -> Program:
    """Return a program in which a file is open."""
    return Program(XlsxFile(file, now=DESK.now).snapshot())


def press(program: Program, file: object, table: int, result: str = "W") -> dict[str, Any]:
    """Press the button that enters a result, and carry out what comes back."""
    given = {"table": table, "result": result}
    answer = asked("result", sheets=program.sheets, file=file, arguments=given)
    assert "done" == answer["status"], answer
    program.carries_out(answer)
    return answer


def types(program: Program, row: int, result: str) -> None:
    """Type a result into the open workbook."""
    sheet = program.snapshot()["Round 1"]
    column = find(program.snapshot()).rounds[1].columns["result"]
    cell = CellChange(row, column, sheet.cell(row, column), result)
    program.apply(Changes((SetCells("Round 1", (cell,)),)))


def saves(program: Program, file: Path) -> None:
    """Save the open workbook, which has the sheets of its file still."""
    now, host = program.snapshot(), XlsxFile(file, now=DESK.now, backup=False)
    old = host.snapshot()
    assert list(old) == list(now)
    host.apply(Changes(tuple(SetCells(name, differing(old[name], now[name])) for name in now)))


def differing(old: Sheet, now: Sheet) -> tuple[CellChange, ...]:
    """Return the cells of a sheet that are others now."""
    return tuple(
        CellChange(row, column, old.cell(row, column), now.cell(row, column))
        for row in range(1, max(old.height, now.height) + 1)
        for column in range(1, max(old.width, now.width) + 1)
        if old.cell(row, column) != now.cell(row, column)
    )


def by_hand(workbook: Workbook) -> list[tuple[object, ...]]:
    """Return what the Log tells of edits by hand since the command that the hall begins with."""
    return every_edit(workbook)[:-1]


def every_edit(workbook: Workbook) -> list[tuple[object, ...]]:
    """Return cell and text of the lines in the Log about edits by hand, newest first."""
    columns = find(workbook).locations["log"].columns
    log = workbook["Log"]
    return [
        (log.cell(row, columns["cell"]), log.cell(row, columns["became"]))
        for row in range(4, log.height + 1)
        if log.cell(row, columns["command"]) == BY_HAND
    ]


def test_what_a_button_wrote_is_no_edit_by_hand(hall: Shell) -> None:
    """One result by a button, one typed, one by a command: the Log tells which is which."""
    program = opened(hall.file)
    press(program, str(hall.file), 1)
    types(program, 5, "B")
    saves(program, hall.file)

    hall.gives("check", hall.file, "--json")
    listed = json.loads(hall.said)["by_hand"]["rows"]
    hall.does("result", "--table", "3", "W")

    assert 1 == len(listed), listed
    assert 1 == len(by_hand(hall.workbook))
    assert "B" in str(by_hand(hall.workbook)[0])


def test_what_was_typed_before_a_button_is_in_the_log_once(hall: Shell) -> None:
    """The button writes it down: after a command on the file, and after another button."""
    program = opened(hall.file)
    types(program, 4, "W")
    press(program, str(hall.file), 2)
    assert 1 == len(by_hand(program.snapshot()))
    types(program, 6, "B")
    press(program, str(hall.file), 4)
    told = by_hand(program.snapshot())
    saves(program, hall.file)

    hall.does("result", "--table", "5", "W")

    assert 2 == len(told)
    assert told == by_hand(hall.workbook)


@pytest.mark.parametrize("back", [0, 1])
def test_what_is_taken_back_is_no_edit_by_hand(hall: Shell, back: int) -> None:
    """Ctrl+Z after two buttons: to the first one, and to the last command on the file."""
    program = opened(hall.file)
    seen = [program.tabs]
    for table in (1, 2):
        press(program, str(hall.file), table)
        seen.append(program.tabs)
    program.tabs = seen[back]
    saves(program, hall.file)

    hall.does("result", "--table", "3", "W")

    assert [] == by_hand(hall.workbook)


def test_a_button_that_writes_nothing_keeps_nothing(hall: Shell) -> None:
    """What was typed before it is listed by the next that writes."""
    program = opened(hall.file)
    types(program, 4, "W")
    before = files(hall.folder)
    answer = asked("check", sheets=program.sheets, file=str(hall.file))
    assert ("done", before) == (answer["status"], files(hall.folder))
    press(program, str(hall.file), 2)

    assert 1 == len(by_hand(program.snapshot()))


@pytest.mark.parametrize(
    "file",
    [
        None,
        "",
        "open.xlsx",
        "/",
        "/nowhere/open.xlsx",
        "/\0.xlsx",
        f"/{'x' * 5000}.xlsx",
        "players.csv",
    ],
)
def test_without_a_file_nothing_is_kept(hall: Shell, file: str | None) -> None:
    """A workbook that was never saved, a path of elsewhere, no workbook at all."""
    (hall.folder / "players.csv").touch()
    name = str(hall.folder / file) if file == "players.csv" else file
    before = files(hall.folder)
    program = opened(hall.file)
    types(program, 4, "W")
    press(program, name, 1)

    assert before == files(hall.folder)
    assert [] == by_hand(program.snapshot())


def test_without_a_known_state_the_button_says_so(hall: Shell) -> None:
    """As a command does; what the button leaves is known from then on."""
    shutil.rmtree(backup_folder(hall.file))
    program = opened(hall.file)
    types(program, 5, "W")
    press(program, str(hall.file), 1)
    saves(program, hall.file)
    hall.does("result", "--table", "3", "W")

    assert [(None, UNKNOWN)] == by_hand(hall.workbook)


def test_a_state_of_another_deed_is_not_compared_with(hall: Shell) -> None:
    """Buttons of another computer wrote since, so nobody knows what people typed."""
    program = opened(hall.file)
    press(program, None, 1)
    press(program, str(hall.file), 2)

    assert [(None, UNKNOWN)] == by_hand(program.snapshot())


def test_a_file_that_is_gone_bad_does_not_stop_a_button(hall: Shell) -> None:
    """Nothing depends on what lies beside it."""
    program = opened(hall.file)
    hall.file.write_bytes(b"half")
    press(program, str(hall.file), 1)

    assert [(None, UNKNOWN)] == by_hand(program.snapshot())


def test_what_cannot_be_kept_stops_no_button(hall: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full, or the folder is another's."""

    def full(*_: object, **__: object) -> None:
        """Write nothing."""
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(atomic_write, "write_safely", full)
    before = files(hall.folder)
    program = opened(hall.file)

    press(program, str(hall.file), 1)

    assert before == files(hall.folder)


def test_undo_names_what_a_button_wrote_before_it_goes(hall: Shell) -> None:
    """It leads to the file as a command found it: the cells of buttons since go, too."""
    program = opened(hall.file)
    press(program, str(hall.file), 1)
    saves(program, hall.file)

    assert 2 == hall.gives("undo", hall.file)
    assert "this will be lost, too" in hall.said
    assert "Round 1" in hall.said


def test_only_the_newest_few_are_kept(hall: Shell) -> None:
    """The first goes; the others are found by their seals."""
    program = opened(hall.file)
    seen = []
    for at in range(MOST_PRESSED + 2):
        answer = press(program, None, 1, "WB"[at % 2])
        assert answer["changes"]
        save_snapshot(hall.file, program.snapshot())
        seen.append(program.snapshot())
        name = f"button {newest_seal(seen[-1])}.json"
        os.utime(backup_folder(hall.file) / name, (at, at))

    found = [load_snapshot(hall.file, each) for each in seen]
    assert [None, None] == found[:2]
    assert seen[2:] == found[2:]


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"version": 1}', '{"version": 9, "sheets": []}',
             '{"version": 1, "sheets": 7}', '{"version": 1, "sheets": []}', "[" * 100_000],
    ids=lambda text: text[:30],
)  # fmt: skip
def test_what_is_damaged_counts_as_lost(hall: Shell, text: str) -> None:
    """Also what has another seal than its name says."""
    folder = backup_folder(hall.file)
    (folder / f"button {newest_seal(hall.workbook)}.json").write_text(text, encoding="utf-8")

    assert load_snapshot(hall.file, hall.workbook) is None
    past = file_history(XlsxFile(hall.file, now=DESK.now))
    assert past.last_known is past.last is past.workbook


def test_a_workbook_without_a_log_is_not_kept(tmp_path: Path) -> None:
    """Nothing would tell it from others."""
    save_snapshot(tmp_path / "open.xlsx", Workbook())

    assert [] == list(tmp_path.iterdir())
    assert load_snapshot(tmp_path / "open.xlsx", Workbook()) is None
