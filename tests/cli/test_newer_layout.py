"""A workbook that a newer nigiri wrote, in the hands of this one: nothing in it changes.

It has a layout that is not known yet, and with it a column, a sheet, a setting and a problem that
are not. Where the layout is the same, this nigiri works in it, and leaves alone what it does not
know.
"""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from openpyxl import load_workbook

from nigiri.cli.app import HOURS
from nigiri.hosts.files.states import state_of, states_of
from nigiri.version import VERSION
from nigiri.workbook.read.event import layout_version
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.settings.table import SCHEMA
from nigiri.workbook.writer import writer
from tests.cli.shell import NOW, Shell
from tests.settings import place

if TYPE_CHECKING:
    from pathlib import Path

THEIRS = "99.1.0"
#: What each command is told besides the workbook, which it must leave as it is.
REFUSED: dict[str, tuple[tuple[str, ...], ...]] = {
    "import": (("players.csv",),),
    "draw": ((), ("--again", "--yes"), ("--draft",)),
    "result": ((), ("1",)),
    "standings": ((),),
    "organise": ((), ("--when",)),
    "add": (("Ann Lee", "--rank", "3k"),),
    "sections": ((), ("--again",)),
    "number": ((),),
    "rules": ((), ("--apply", "bga", "--yes")),
    "out": (("3",),),
    "back": (("3",),),
    "bye": (("3",),),
    "names": ((),),
    "wish": (("1 2", "apart"),),
    "wishes": ((),),
    "what-if": ((),),
    "keep": ((),),
    "discard": ((),),
    "late": (("3",),),
    "missing": ((),),
    "verify": ((),),
    "why": (("1",),),
    "check": ((), ("--json",)),
    "grid": ((),),
    "why-place": (("1", "2"),),
    "publish": ((),),
    "proof": ((),),
    "archive-copy": ((),),
    "forget": (("--yes",),),
    "chart": (("1", "2"),),
    "ladder": (("1", "2"),),
    "players": (("--from", "open.xlsx"),),
    "bring": (("--from", "open.xlsx"),),
    "supergroup": ((),),
    "rounds": (("players.csv",),),
    "diff": (("copy.xlsx",),),
    "take": (("copy.xlsx",),),
    "looks": ((),),
    "recalculate": ((),),
    "simulate": ((),),
    "hall": ((),),
}
#: Of those whose file is not the first that they are told.
AFTER_A_WORD = {
    "print": (("pairings",), ("all",)),
    "season": (("season.xlsx",),),
    "export": (("json", "--yes"), ("csv", "--yes")),
    "preflight": (("egf",),),
    "send": (("egf",),),
}
#: What is no event's workbook, or goes by the states and not by what stands in it.
OTHERS = {
    "new", "ratings", "club", "templates", "open", "shadow", "undo", "history", "restore", "demo",
    "replay", "libreoffice", "excel", "completion", "serve", "pipe", "archive",
}  # fmt: skip
CASES = [
    *((command, words) for command, given in REFUSED.items() for words in given),
    *((f"{command} {word}", words) for command, given in AFTER_A_WORD.items()
      for word, *words in given),
]  # fmt: skip


@pytest.fixture(scope="module")
def played(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with an event whose first round has a result, and its states."""
    folder = tmp_path_factory.mktemp("played") / "hall"
    shell = Shell(shutil.copytree(made / "drawn", folder))
    shell.does("result", "--table", 1, "B", "--now", NOW)
    shell.does("organise", "--now", NOW)
    return folder


def tomorrow(shell: Shell, layout: int, theirs: str = THEIRS) -> None:
    """Let a newer nigiri have written the workbook: what it has besides is put into it."""
    book, workbook = load_workbook(shell.file), shell.workbook
    at, tables = place(workbook, "schema"), find(workbook).locations
    event, columns = book[at.location.name], at.location.columns
    event.cell(at.row, columns[at.columns.value]).value = layout
    event.cell(at.row, columns[at.columns.note]).value = f"nigiri {theirs}"
    players = book[tables["players"].name]
    beyond = max(tables["players"].columns.values()) + 1
    players.cell(3, beyond).value, players.cell(5, beyond).value = "Camera", "left"
    cameras = book.create_sheet("Cameras")
    cameras["A3"], cameras["A4"], cameras["B4"] = "Camera", "left", 1
    settings = book[tables["settings"].name]
    settings.append(["Camera mode", "wide"])
    points = tables["problems"]
    line = {"symbol": "■", "where": "Cameras · A4", "what": "The camera is off.",
            "way_out": "Switch it on.", "accepted": "it is day", "code": "camera-off"}  # fmt: skip
    for key, words in line.items():
        book[points.name].cell(points.first_row + 2, points.columns[key]).value = words
    book.save(shell.file)


@pytest.fixture(scope="module")
def left(played: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a workbook of the layout after this one; no test changes it."""
    shell = Shell(shutil.copytree(played, tmp_path_factory.mktemp("left") / "hall"))
    shutil.copy(shell.file, shell.folder / "copy.xlsx")
    tomorrow(shell, SCHEMA + 1)
    return shell.folder


@pytest.fixture
def newer(left: Path, tmp_path: Path) -> Shell:
    """Return a shell in a copy of that folder."""
    return Shell(shutil.copytree(left, tmp_path / "hall"))


def test_every_command_is_tried() -> None:
    """A new one must be in one of the tables."""
    told = {*REFUSED, *AFTER_A_WORD} | OTHERS

    assert {name for names in HOURS.values() for name in names} == told


@pytest.mark.parametrize(("command", "words"), CASES, ids=str)
def test_a_command_refuses_a_newer_layout(
    left: Path, monkeypatch: pytest.MonkeyPatch, command: str, words: tuple[str, ...]
) -> None:
    """With one sentence, which says what to do; file, states and whatever lies beside stay."""
    monkeypatch.chdir(left)
    told = Shell(left).refuses(3, command, *words)
    here = f"This workbook was written by nigiri {THEIRS}, and this is nigiri {VERSION}"

    assert told.startswith("■ Event!")
    assert here in told
    assert told.endswith("Install the newer one here, too.")
    assert 1 == len(told.splitlines())


@pytest.mark.parametrize("command", ["diff", "take"])
def test_a_newer_copy_is_named_by_its_file(newer: Shell, command: str) -> None:
    """Of two workbooks of one event it must be said which is the newer one."""
    older = Shell(newer.folder)
    older.file = newer.folder / "copy.xlsx"

    told = older.refuses(4, command, newer.file)
    assert told.startswith("open.xlsx cannot be used. ■ Event!")
    assert f"written by nigiri {THEIRS}" in told


def test_a_draft_of_a_newer_layout_stays(played: Path, tmp_path: Path) -> None:
    """Also with discard, for which a nigiri of layout 11 to 14 asked no layout at all."""
    shell = Shell(shutil.copytree(played, tmp_path / "hall"))
    shell.does("draw", "--draft", "--provisional", "--yes", "--now", NOW)
    assert find(shell.workbook).draft is not None
    tomorrow(shell, SCHEMA + 1)

    for command in ("discard", "keep", "draw", "check"):
        assert f"written by nigiri {THEIRS}" in shell.refuses(3, command)


def test_a_newer_one_of_the_same_number_is_not_named_by_it(played: Path, tmp_path: Path) -> None:
    """Between two releases: that this number must be installed would help nobody who has it."""
    shell = Shell(shutil.copytree(played, tmp_path / "hall"))
    tomorrow(shell, SCHEMA + 1, VERSION)

    told = shell.refuses(3, "standings")
    assert f"was written by a newer nigiri, and this is nigiri {VERSION}" in told
    assert f"(layout {SCHEMA + 1}, known up to {SCHEMA})" in told


def test_the_states_are_there_all_the_same(newer: Shell) -> None:
    """They are copies of bytes: what was before is put back, and what the newer one left, too."""
    theirs = newer.file.read_bytes()
    assert "result" in newer.does("history")
    newer.does("undo", "--yes", "--now", NOW)
    assert SCHEMA == layout_version(newer.workbook)

    left = state_of(states_of(newer.file), theirs)
    assert left is not None
    newer.does("restore", left.number, "--yes", "--now", NOW)
    assert theirs == newer.file.read_bytes()


def test_a_newer_sister_is_told_of_by_name(newer: Shell, made: Path) -> None:
    """A workbook of this layout that names it gets on; what is wrong there is said."""
    own = Shell(newer.folder)
    own.file = newer.folder / "main.xlsx"
    shutil.copy(made / "drawn" / "open.xlsx", own.file)
    own.chooses("Players from", "open.xlsx")

    assert f"written by nigiri {THEIRS}" in own.does("check")
    assert f"written by nigiri {THEIRS}" in own.refuses(4, "players")


def test_with_the_same_layout_both_work_in_it(played: Path, tmp_path: Path) -> None:
    """What this one does not know stays where it is; the next command of either signs."""
    shell = Shell(shutil.copytree(played, tmp_path / "hall"))
    tomorrow(shell, SCHEMA)
    assert f"last written by nigiri {THEIRS}" in shell.does("check")
    for command in ("standings", "result 2", "draw --again --yes"):
        name, *words = command.split()
        shell.does(name, *words, "--now", NOW)
        there = {str(cell) for tab in shell.workbook for row in shell.workbook[tab].rows
                 for cell in row}  # fmt: skip
        assert {"Camera", "left", "Camera mode", "wide"} <= there
        assert {"camera-off", "The camera is off.", "Switch it on.", "it is day"} <= there

    assert VERSION == writer(shell.workbook)
    assert "Cameras" in shell.workbook
