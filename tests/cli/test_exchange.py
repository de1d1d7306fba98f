"""`nigiri open` and `nigiri export` as they are typed, with files that should not be trusted."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from shutil import copytree

import pytest

from nigiri.workbook.read.workbook import read
from tests.cli.shell import Shell, files
from tests.exchange.gotha import file_of

DATA = Path(__file__).parents[1] / "data" / "scores"
FACTS = json.loads((DATA / "event-04.json").read_text(encoding="utf-8"))


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Return a shell in a folder with a file of OpenGotha."""
    (tmp_path / "old.xml").write_bytes(file_of(FACTS))
    return Shell(tmp_path)


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a file of OpenGotha and the workbook that was made of it."""
    shell = Shell(tmp_path_factory.mktemp("opened"))
    old = shell.folder / "old.xml"
    old.write_bytes(file_of(FACTS))
    assert 0 == shell.gives("open", old, shell.file)
    return shell.folder


@pytest.fixture
def beside(opened: Path, tmp_path: Path) -> Shell:
    """Return a shell in a copy of that folder."""
    return Shell(copytree(opened, tmp_path / "hall"))


def test_a_file_becomes_a_workbook_beside_it(shell: Shell) -> None:
    """Of the same name; the file itself is left alone."""
    old = shell.folder / "old.xml"
    shell.file = shell.folder / "old.xlsx"

    assert 0 == shell.gives("open", old)
    assert shell.said.startswith("From old.xml (OpenGotha): 19 players, 4 rounds, 36 games.")
    assert file_of(FACTS) == old.read_bytes()
    assert 4 == len(read(shell.workbook).event.rounds)
    assert "open" in shell.does("history")


def test_the_way_there_and_back_is_the_same_file(beside: Shell) -> None:
    """Exported, opened and exported again; an export has a name of its own beside the workbook."""
    shell = beside
    shell.gives("export", "opengotha", shell.file)
    first = shell.folder / "open-opengotha.xml"
    assert f"{first} is ready. OpenGotha: 19 players, 4 rounds." == shell.said.splitlines()[0]

    again = shell.folder / "again.xlsx"
    assert 0 == shell.gives("open", first, again)
    second = shell.folder / "second.xml"
    assert 0 == shell.gives("export", "opengotha", again, second)
    assert first.read_bytes() == second.read_bytes()


def test_an_export_replaces_only_what_it_made(beside: Shell) -> None:
    """A name of one's own must be free."""
    shell = beside
    shell.gives("export", "macmahon", shell.file)
    assert 0 == shell.gives("export", "macmahon", shell.file)

    assert 4 == shell.gives("export", "macmahon", shell.file, shell.folder / "old.xml")
    assert "old.xml exists already" in shell.warned
    assert file_of(FACTS) == (shell.folder / "old.xml").read_bytes()


def test_packed_files_are_opened(shell: Shell) -> None:
    """As they are sent."""
    packed = shell.folder / "old.xml.gz"
    packed.write_bytes(gzip.compress(file_of(FACTS)))

    assert 0 == shell.gives("open", packed, shell.file)


@pytest.mark.parametrize(
    ("content", "code", "words"),
    [
        (b"", 2, "odd.xml cannot be opened. It is empty."),
        (b"hello", 2,
         "odd.xml cannot be opened. It is not an event that nigiri can read; it reads: "),
        (file_of(FACTS)[:3000], 2, "or it is damaged or cut off (line"),
        (b'<!DOCTYPE a [<!ENTITY b "c">]><Tournament dataVersion="201">&b;</Tournament>', 2,
         "It declares XML entities of its own"),
        (None, 4, "odd.xml"),
    ],
)  # fmt: skip
def test_what_cannot_be_opened_changes_nothing(
    shell: Shell, content: bytes | None, code: int, words: str
) -> None:
    """One sentence says why."""
    odd = shell.folder / "odd.xml"
    if content is not None:
        odd.write_bytes(content)
    before = files(shell.folder)

    assert code == shell.gives("open", odd)
    assert words in shell.warned
    assert 1 == len(shell.warned.strip().splitlines())
    assert before == files(shell.folder)


def test_a_workbook_that_is_there_is_never_overwritten(shell: Shell) -> None:
    """Nor is one made under a name that no program opens."""
    shell.does("new")
    before = files(shell.folder)

    assert 4 == shell.gives("open", shell.folder / "old.xml", shell.file)
    assert 2 == shell.gives("open", shell.folder / "old.xml", shell.folder / "new.csv")
    assert before == files(shell.folder)


def test_a_dry_run_writes_nothing(shell: Shell) -> None:
    """It tells what would be there."""
    before = files(shell.folder)

    assert 0 == shell.gives("open", shell.folder / "old.xml", "--dry-run")
    assert "36 games" in shell.said
    assert before == files(shell.folder)


def test_machines_are_answered(shell: Shell) -> None:
    """With one object."""
    assert 0 == shell.gives("open", shell.folder / "old.xml", shell.file, "--json")
    assert "open" == json.loads(shell.said)["command"]
    assert 0 == shell.gives("export", "opengotha", shell.file, "--json")
    assert str(shell.folder / "open-opengotha.xml") == json.loads(shell.said)["file"]


def test_an_unknown_format_is_refused_with_those_there_are(shell: Shell) -> None:
    """By their keys."""
    shell.does("new")

    assert 2 == shell.gives("export", "paper", shell.file)
    assert "nigiri does not write the format “paper”; choose opengotha, macmahon" in shell.warned
