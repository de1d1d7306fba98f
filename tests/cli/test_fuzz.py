"""Whatever a file holds: problems with their cells, or one sentence; never a traceback, never long.

Workbooks are changed by chance (tests/mutations.py), each by a seed that its failure names; and
some are made to explode. A sample runs every time, all of them in the long tests.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from random import Random
from shutil import copytree
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook.model.changes import Changes, RenameSheet
from nigiri.workbook.read.table_finder import find
from tests.cli.conftest import copied
from tests.cli.shell import ADDIN, NOW, Shell
from tests.desk.story import DESK
from tests.mutations import MUTATIONS, mutated, zipped

if TYPE_CHECKING:
    from collections.abc import Iterator

COMMANDS = (("check",), ("draw", "--dry-run"), ("standings", "--now", NOW))
ANSWERS = {0, 1, 2, 3, 4}
PATIENCE = 60
"""Seconds for one command on one small workbook; busy machines are slow."""
ROOM = 512 * 2**20
"""Bytes that such a command may take beside what the tests hold already."""
SHEET = "xl/worksheets/sheet2.xml"
MAIN = b"http://schemas.openxmlformats.org/spreadsheetml/2006/main"


@contextmanager
def patience() -> Iterator[None]:
    """Raise TimeoutError when something takes far too long, where the system has an alarm."""
    if not hasattr(signal, "alarm"):
        yield
        return

    def ring(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def room() -> Iterator[None]:
    """Give no more memory than so much, where the system tells how much is taken and can refuse."""
    taken = Path("/proc/self/statm")
    if not taken.exists():
        yield
        return
    import resource  # noqa: PLC0415 -- Windows has no such module

    before = resource.getrlimit(resource.RLIMIT_AS)
    size = int(taken.read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (size + ROOM, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


def test_a_command_that_takes_too_much_is_noticed() -> None:
    """Otherwise the limits of this file would limit nothing."""
    if not Path("/proc/self/statm").exists():
        pytest.skip("only Linux tells how much memory is taken")
    with pytest.raises(MemoryError), room():
        bytes(2 * ROOM)
    assert 2 * ROOM == len(bytes(2 * ROOM))


@pytest.fixture(scope="module")
def after(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with round 1 played."""
    shell = copied(made, "drawn", tmp_path_factory.mktemp("after"))
    shell.does("result", *(game.white for game in shell.event.rounds[0].games), "--now", NOW)
    return shell.folder


@pytest.fixture
def played(after: Path, tmp_path: Path) -> Shell:
    """Return a shell in a copy of that folder."""
    return Shell(copytree(after, tmp_path / "hall"))


def survives(shell: Shell, whole: bytes, seed: int, *command: str) -> None:
    """Check that a command on the workbook mutated by a seed ends with a code and a sentence."""
    how, data = mutated(Random(seed), whole)  # noqa: S311 -- no secret is made from it
    shell.file.write_bytes(data)
    with patience(), room():
        code = shell.gives(command[0], shell.file, *command[1:])
    told = f"seed {seed} ({how}), nigiri {command[0]}: exit code {code}\n{shell.warned}"
    assert code in ANSWERS, told
    assert "fault of nigiri" not in shell.warned, told
    assert "too large for the memory" not in shell.warned, told
    if code:
        assert shell.warned.strip() + shell.said.strip(), told
        assert data == shell.file.read_bytes(), told


def test_sixty_mutated_workbooks_are_no_fault(played: Shell) -> None:
    """The three commands in turn."""
    whole = played.file.read_bytes()

    for seed in range(60):
        survives(played, whole, seed, *COMMANDS[seed % len(COMMANDS)])


@pytest.mark.long
@pytest.mark.parametrize("first", range(1000, 3000, 100))
def test_two_thousand_mutated_workbooks_are_no_fault(played: Shell, first: int) -> None:
    """Each of the three commands on each of them."""
    whole = played.file.read_bytes()

    for seed in range(first, first + 100):
        for command in COMMANDS:
            survives(played, whole, seed, *command)


def test_every_kind_of_mutation_changes_the_workbook(played: Shell) -> None:
    """A mutation that does nothing would test nothing."""
    whole = played.file.read_bytes()
    random = Random(9)  # noqa: S311

    for name, mutation in MUTATIONS.items():
        assert any(mutation(random, whole) != whole for _ in range(5)), name


def test_a_sheet_that_lost_its_headings_is_named(played: Shell) -> None:
    """The standings cannot be shown; once the sheet is renamed, another is made."""
    place = find(played.workbook).locations["standings"]
    lost = {(place.heading_row, key): "?" for key in place.columns}
    played.types("standings", lost)

    assert "No sheet has the headings of Standings." in played.does("standings")
    XlsxFile(played.file, now=DESK.now).apply(Changes((RenameSheet(place.name, "Old"),)))
    assert "Standings after round 1" in played.does("standings")


#: What is put in front of a part: entities that unfold to gigabytes, or look at other files.
DOCTYPES = {
    "laughs": b'<!DOCTYPE x [<!ENTITY a0 "ha">%s]>'
    % b"".join(b'<!ENTITY a%d "%s">' % (n, b"&a%d;" % (n - 1) * 10) for n in range(1, 12)),
    "outside": b'<!DOCTYPE x [<!ENTITY a0 SYSTEM "file:///etc/hostname">]>',
}
XML_PARTS = ("xl/workbook.xml", SHEET, "xl/sharedStrings.xml", "xl/styles.xml", "_rels/.rels")


def parts_of(path: Path) -> dict[str, bytes]:
    """Return every part of a workbook."""
    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.parametrize("name", XML_PARTS)
@pytest.mark.parametrize("kind", DOCTYPES)
def test_entities_are_refused_wherever_they_stand(played: Shell, kind: str, name: str) -> None:
    """They are neither unfolded nor followed."""
    parts = parts_of(played.file)
    head, root = parts[name].split(b"?>", 1)
    parts[name] = head + b"?>" + DOCTYPES[kind] + root
    played.file.write_bytes(zipped(parts))

    assert "It declares XML entities" in played.refuses(4, "standings")


def _long_cell() -> bytes:
    """Return a sheet whose one cell unpacks to 200 MB."""
    head = b'<worksheet xmlns="%s"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>' % MAIN
    foot = b"</t></is></c></row></sheetData></worksheet>"
    return b"".join((head, b"a" * (200 * 2**20), foot))  # formatting so much takes a second


def _painted(sheet: bytes, rows: int) -> bytes:
    """Return a sheet with so many rows that are formatted and blank."""
    lines = (b'<row r="%d" s="1"><c r="A%d" s="1"/></row>' % (n, n) for n in range(200, rows + 200))
    return sheet.replace(b"</sheetData>", b"".join(lines) + b"</sheetData>")


def limited(shell: Shell, *words: str, memory: int = 3 * 2**30) -> tuple[int, str]:
    """Run a command as a program of its own in so many bytes; return its code and its words."""
    prepare = (
        f"import resource; resource.setrlimit(resource.RLIMIT_AS, ({memory}, {memory}))\n"
        "import runpy; runpy.run_module('nigiri', run_name='__main__', alter_sys=True)"
    )
    done = subprocess.run(
        [sys.executable, "-c", prepare, words[0], str(shell.file), *words[1:]],
        env={**os.environ, "PYTHONPATH": str(ADDIN), "PYTHONIOENCODING": "utf-8"},
        capture_output=True, encoding="utf-8", check=False, timeout=5 * PATIENCE,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such limit")
def test_a_cell_that_unpacks_to_200_mb_is_refused(played: Shell) -> None:
    """Before it is unpacked; where it says it is small, unpacking stops at that size."""
    parts = {**parts_of(played.file), SHEET: _long_cell()}
    bomb = zipped(parts, level=1)
    size = len(parts[SHEET]).to_bytes(4, "little")

    played.file.write_bytes(bomb)
    code, told = limited(played, "standings", memory=2**30)
    assert (4, True) == (code, f"{SHEET} would unpack to 200 MB" in told)

    played.file.write_bytes(bomb.replace(size, (1000).to_bytes(4, "little")))
    code, told = limited(played, "standings", memory=2**30)
    assert (4, True) == (code, "open.xlsx is damaged" in told), told


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such limit")
@pytest.mark.parametrize("rows", [20_000, pytest.param(1_000_000, marks=pytest.mark.long)])
def test_formatted_blank_rows_are_no_trouble(played: Shell, rows: int) -> None:
    """Somebody painted a whole column; nothing stands there."""
    parts = parts_of(played.file)
    parts[SHEET] = _painted(parts[SHEET], rows)
    played.file.write_bytes(zipped(parts))

    for command in (("check",), ("result", "--table", "1", "B", "--now", NOW)):
        code, told = limited(played, *command, memory=4 * 2**30)
        assert 0 == code, told
