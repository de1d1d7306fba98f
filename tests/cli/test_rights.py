"""Whom a workbook belongs to and who may read it stays so, and its states are no more open.

Two people on one computer need two users: that is tried where the tests run as the administrator.
"""

from __future__ import annotations

import errno
import json
import os
import shutil
import stat
import struct
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.files.button_snapshots import save_snapshot
from nigiri.hosts.files.states import backup_folder, backups
from tests.cli.shell import ADDIN, NOW, Shell

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")

ACL, DEFAULT_ACL = "system.posix_acl_access", "system.posix_acl_default"
NOBODY = 0xFFFFFFFF
#: Of an access list: the owner, a user, the group, at most, everybody else.
OWNER, USER, GROUP, MASK, OTHER = 0x01, 0x02, 0x04, 0x10, 0x20
BEN = 4711


def acl(**may: int) -> bytes:
    """Return an access list in which Ben may do something; owner, user, group, mask, other."""
    kinds = {"owner": OWNER, "user": USER, "group": GROUP, "mask": MASK, "other": OTHER}
    entries = [(kinds[who], what, BEN if who == "user" else NOBODY) for who, what in may.items()]
    return struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in entries)


def missing(message: str) -> None:
    """Skip a test; where CI is set it fails, so that nothing is skipped unseen."""
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


def set_acl(path: Path, name: str, value: bytes) -> None:
    """Give a file or folder an access list, where the drive knows such lists."""
    try:
        os.setxattr(path, name, value)
    except OSError as error:
        if error.errno != errno.ENOTSUP:
            raise
        missing("this drive knows no access lists")


def mode(path: Path) -> int:
    """Return the rights of a file or folder."""
    return stat.S_IMODE(path.stat().st_mode)


def modes(file: Path) -> set[int]:
    """Return the rights of all files in the folder of states."""
    return {mode(path) for path in backup_folder(file).iterdir()}


@pytest.mark.parametrize(
    ("file", "folder"), [(0o600, 0o700), (0o640, 0o750), (0o644, 0o755), (0o664, 0o775)]
)
def test_states_are_no_more_open_than_the_workbook(drawn: Shell, file: int, folder: int) -> None:
    """Nor is their list, the lock, what a button left, the folder, or a copy of the workbook."""
    drawn.file.chmod(file)
    drawn.does("result", "--table", 1, "W")
    save_snapshot(drawn.file, drawn.workbook)
    copies = [drawn.folder / name for name in ("copy.xlsx", "then.xlsx")]
    drawn.does("result", "--table", 2, "W", "-o", copies[0])
    drawn.does("undo", "-o", copies[1])

    names = {path.name.partition(" ")[0] for path in backup_folder(drawn.file).iterdir()}
    assert {"open", "history.json", "lock", "button"} == names
    assert ({file}, folder) == (modes(drawn.file), mode(backup_folder(drawn.file)))
    assert [file, file, file] == [mode(path) for path in (drawn.file, *copies)]


def test_who_closes_the_workbook_closes_its_states(drawn: Shell) -> None:
    """By the next command; and those of an older nigiri, which were open to everybody."""
    drawn.does("result", "--table", 1, "W")
    drawn.file.chmod(0o600)
    drawn.does("result", "--table", 2, "W")
    assert ({0o600}, 0o700) == (modes(drawn.file), mode(backup_folder(drawn.file)))

    older = drawn.folder / "open backups"
    backup_folder(drawn.file).rename(older)
    (older / "lock").unlink()
    (older / "open 2005-05-21 09.00.00 000001.ods").write_bytes(b"another's")
    (older / "button 1-aa.json").write_bytes(b"{}")
    for path in (older, *older.iterdir()):
        path.chmod(0o755 if path.is_dir() else 0o644)
    drawn.does("result", "--table", 3, "W")
    assert ({0o600}, 0o700) == (modes(drawn.file), mode(backup_folder(drawn.file)))
    assert 0o600 == mode(older / "button 1-aa.json")


def test_notes_of_a_file_stay_with_it(drawn: Shell) -> None:
    """Where it was downloaded from, for instance, as people's programs write it down."""
    if not hasattr(os, "setxattr"):
        pytest.skip("a thing of Linux")
    os.setxattr(drawn.file, "user.club", b"Quebec")
    drawn.does("result", "--table", 1, "W")

    assert b"Quebec" == os.getxattr(drawn.file, "user.club")


@pytest.mark.skipif(sys.platform != "linux", reason="lists of this kind are Linux's")
def test_an_access_list_stays(drawn: Shell) -> None:
    """Who may read the workbook by a list still may, and its states; the group still may not."""
    listed = acl(owner=6, user=4, group=0, mask=4, other=0)
    drawn.file.chmod(0o600)
    set_acl(drawn.file, ACL, listed)
    drawn.does("result", "--table", 1, "W")

    folder = backup_folder(drawn.file)
    assert listed == os.getxattr(drawn.file, ACL)
    assert {listed} == {os.getxattr(path, ACL) for path in folder.iterdir()}
    assert acl(owner=7, user=5, group=0, mask=5, other=0) == os.getxattr(folder, ACL)


@pytest.mark.skipif(sys.platform != "linux", reason="lists of this kind are Linux's")
def test_the_list_of_a_folder_opens_no_closed_workbook(drawn: Shell) -> None:
    """New files of that folder are open to Ben; this one was closed to him."""
    drawn.file.chmod(0o640)
    set_acl(drawn.folder, DEFAULT_ACL, acl(owner=7, user=7, group=7, mask=7, other=0))
    drawn.does("result", "--table", 1, "W")

    for path in (drawn.file, backup_folder(drawn.file), *backup_folder(drawn.file).iterdir()):
        assert ACL not in os.listxattr(path)
        assert mode(path) in {0o640, 0o750}


@pytest.mark.skipif(sys.platform != "linux", reason="lists of this kind are Linux's")
def test_a_list_that_cannot_be_kept_opens_nothing_and_is_told(
    drawn: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its bits are at most what somebody on it had; without it they would be the group's."""
    set_acl(drawn.file, ACL, acl(owner=6, user=6, group=0, mask=6, other=0))
    assert 0o660 == mode(drawn.file)

    def fail(*_: object) -> None:
        raise PermissionError(errno.EPERM, "denied")

    monkeypatch.setattr(os, "setxattr", fail)
    drawn.does("result", "--table", 1, "W")

    assert 0o600 == mode(drawn.file)
    assert "The access list of open.xlsx (ACL) could not be kept" in drawn.warned


def test_without_owners_and_lists_only_rights_are_kept(
    drawn: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, which has neither."""
    for name in ("chown", "getxattr", "setxattr", "listxattr", "removexattr"):
        monkeypatch.delattr(os, name, raising=False)
    drawn.file.chmod(0o640)
    drawn.does("result", "--table", 1, "W")

    assert {0o640} == {mode(drawn.file), *modes(drawn.file)}
    assert "" == drawn.warned


#: Commands given by other users, who may not read the folders that Python and nigiri lie in: the
#: administrator gives each of them to a copy first, so that all they need is loaded. Then one line
#: is one command: a process of its own becomes that user, and gives it.
AS_OTHERS = """
import contextlib, grp, json, os, pwd, sys
from nigiri.cli.app import run

def given(*words):
    sys.argv = ["nigiri", *words]
    try:
        run()
    except SystemExit as ended:
        return ended.code

def became(number, groups, words, told):
    sys.stdin, sys.stdout = open(os.devnull), open(os.devnull, "w")
    sys.stderr = open(told, "w", encoding="utf-8")
    os.umask(0o002)
    os.setgroups(groups)
    os.setgid(groups[0])
    os.setuid(number)
    code = given(*words)
    sys.stderr.flush()
    return code or 0

with open(os.devnull, "w") as nowhere, \
        contextlib.redirect_stdout(nowhere), contextlib.redirect_stderr(nowhere):
    given("result", "open.xlsx", "--table", "1", "W")
    given("undo", "open.xlsx", "--yes")
    given("check", "none.xlsx")
for line in sys.stdin:
    listens, told = os.pipe()
    child = os.fork()
    if not child:
        os._exit(became(*json.loads(line), told))
    os.close(told)
    with open(listens, encoding="utf-8") as found:
        warned = found.read()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print(json.dumps([code, warned]), flush=True)
"""


@dataclass(frozen=True)
class Person:
    """A user of this computer and the groups it belongs to."""

    number: int
    groups: tuple[int, ...]


@dataclass(frozen=True)
class Computer:
    """A computer with several users."""

    process: subprocess.Popen[str]

    def gives(self, who: Person, *words: object) -> tuple[int, str]:
        """Let somebody give a command; return its exit code and what it warned of."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        told = json.dumps([who.number, who.groups, [*map(str, words)]])
        self.process.stdin.write(told + "\n")
        self.process.stdin.flush()
        code, warned = json.loads(self.process.stdout.readline())
        return code, warned

    def does(self, who: Person, *words: object) -> str:
        """Let somebody give a command, which must succeed; return what it warned of."""
        code, warned = self.gives(who, *words)
        assert 0 == code, warned
        return warned


@pytest.fixture(scope="module")
def computer(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Computer]:
    """Yield a computer whose users may give commands."""
    if not hasattr(os, "geteuid") or os.geteuid():
        missing("two users need the administrator")
    copy = shutil.copytree(made / "drawn", tmp_path_factory.mktemp("copy") / "hall")
    with subprocess.Popen(
        [sys.executable, "-c", AS_OTHERS],
        cwd=copy,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ADDIN), "HOME": "/",
             "PYTHONDONTWRITEBYTECODE": "1"},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
    ) as process:  # fmt: skip
        yield Computer(process)


#: Numbers that no user has: ann and ben are in the club, cat is not.
CLUB = 60101
ANN, BENNY, CAT = (
    Person(60001, (60001, CLUB)),
    Person(60002, (60002, CLUB)),
    Person(60003, (60003,)),
)


@pytest.fixture
def hall(drawn: Shell) -> Iterator[Shell]:
    """Return the event in a folder that everybody may write into; the workbook is Ann's."""
    folder = Path(tempfile.mkdtemp(prefix="hall"))
    folder.chmod(0o777)
    shell = Shell(folder)
    shutil.copy(drawn.file, shell.file)
    os.chown(shell.file, ANN.number, CLUB)
    shell.file.chmod(0o660)
    try:
        yield shell
    finally:
        shutil.rmtree(folder)


def whose(path: Path) -> tuple[int, int, int]:
    """Return owner, group and rights of a file."""
    found = path.stat()
    return found.st_uid, found.st_gid, stat.S_IMODE(found.st_mode)


def result(shell: Shell, table: int) -> tuple[object, ...]:
    """Return the command that enters the result of a table."""
    return ("result", shell.file, "--table", table, "W", "--now", NOW)


def test_the_administrator_takes_no_workbook_from_its_owner(
    hall: Shell, computer: Computer
) -> None:
    """With sudo, say: the workbook and its states are Ann's as before, and she goes on."""
    hall.does("result", "--table", 1, "W")
    folder = backup_folder(hall.file)

    assert "" == hall.warned
    assert (ANN.number, CLUB, 0o660) == whose(hall.file)
    assert (ANN.number, CLUB, 0o770) == whose(folder)
    assert {(ANN.number, CLUB, 0o660)} == {whose(path) for path in folder.iterdir()}
    computer.does(ANN, *result(hall, 2))
    assert "may not be read" in computer.gives(CAT, *result(hall, 3))[1]


def test_two_of_a_club_write_one_workbook_in_turn(hall: Shell, computer: Computer) -> None:
    """Its group and rights stay, so both go on and undo; that it is Ben's now is told."""
    hall.file.parent.chmod(0o777)
    assert "" == computer.does(ANN, *result(hall, 1))
    warned = computer.does(BENNY, *result(hall, 2))

    assert (BENNY.number, CLUB, 0o660) == whose(hall.file)
    assert warned == (
        f"open.xlsx belonged to {ANN.number}; it now belongs to {BENNY.number}, who wrote it. Only "
        "the administrator of this computer can give it back: "
        f"sudo chown {ANN.number} open.xlsx\n"
    )
    computer.does(ANN, *result(hall, 3))
    computer.does(BENNY, "undo", hall.file, "--yes", "--now", NOW)
    computer.does(ANN, "undo", hall.file, "--yes", "--now", NOW)
    assert 3 == len(backups(hall.file)) - 1
    assert {(CLUB, 0o660)} == {whose(path)[1:] for path in backups(hall.file)}


def test_who_is_not_of_the_group_cannot_keep_it(hall: Shell, computer: Computer) -> None:
    """Everybody may write the workbook, so Cat does; what became of it is told in two sentences."""
    hall.file.chmod(0o666)
    warned = computer.does(CAT, *result(hall, 1)).splitlines()

    assert (CAT.number, CAT.groups[0], 0o666) == whose(hall.file)
    assert 2 == len(warned)
    assert warned[1].startswith(f"open.xlsx was shared with the group {CLUB}, and no longer is")
