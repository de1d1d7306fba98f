"""The door to LibreOffice: found where it is, stopped in time, one sentence when it fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep, time

import pytest

from nigiri.errors import HostError
from nigiri.hosts import libreoffice
from tests.cli.shell import ADDIN

SLOW = """#!/bin/sh
sleep 60 &
echo $! > {0}/started
wait
"""


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let no program be found but those of a folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(libreoffice, "PLACES", ())
    return tmp_path


def script(path: Path, text: str) -> Path:
    """Write a program."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


def test_without_libreoffice_the_way_out_is_told(nowhere: Path) -> None:
    """Nothing else happens."""
    assert libreoffice.program() is None
    with pytest.raises(HostError) as refused:
        libreoffice.converted(b"", "ods", "xlsx")
    assert libreoffice.MISSING == str(refused.value)
    assert [] == list(nowhere.iterdir())


def test_it_is_found_beside_the_path(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is installed on Windows, on a Mac, and elsewhere; what is not set is passed over."""
    places = (("PROGRAMFILES(X86)", "no/such"), ("HALL", "LibreOffice/program/soffice.com"))
    monkeypatch.setattr(libreoffice, "PLACES", places)
    monkeypatch.delenv("PROGRAMFILES(X86)", raising=False)
    monkeypatch.setenv("HALL", str(nowhere))
    assert libreoffice.program() is None

    found = script(nowhere / "LibreOffice/program/soffice.com", "")
    assert str(found) == libreoffice.program()


@pytest.mark.skipif(os.name == "nt", reason="a script of a shell")
def test_what_takes_too_long_is_stopped_with_all_it_started(nowhere: Path) -> None:
    """The program that was started by the program goes, too."""
    script(nowhere / "soffice", SLOW.format(nowhere).replace("sleep", "/bin/sleep"))
    begun = monotonic()
    with pytest.raises(HostError, match="did not finish within 1 seconds, and was stopped"):
        libreoffice.converted(b"", "ods", "xlsx", seconds=1)
    child = int((nowhere / "started").read_text())

    assert monotonic() - begun < 30
    for _ in range(100):
        if not Path(f"/proc/{child}/cmdline").exists():
            break
        state = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[0]
        if state == "Z":
            break
        sleep(0.05)
    else:
        pytest.fail("it still runs")


@pytest.mark.skipif(os.name == "nt", reason="a script of a shell")
def test_what_it_does_not_write_is_told(nowhere: Path) -> None:
    """It ends well and says nothing; so it does when it cannot read a file."""
    script(nowhere / "soffice", "#!/bin/sh\n")

    with pytest.raises(HostError, match=r"LibreOffice did not write it as \.xlsx"):
        libreoffice.converted(b"", "ods", "xlsx")


@pytest.mark.skipif(os.name == "nt", reason="a script of a shell")
def test_what_cannot_be_started_is_told(nowhere: Path) -> None:
    """A program for another kind of machine, for example."""
    script(nowhere / "soffice", "\x7fELF")

    with pytest.raises(HostError, match="LibreOffice cannot be started: Exec format error"):
        libreoffice.converted(b"", "ods", "xlsx")


def left(folder: Path, name: str, minutes: float) -> Path:
    """Return a folder with a copy of an event, as old as that."""
    made = folder / name
    made.mkdir()
    (made / "book.xlsx").write_bytes(b"the event")
    at = time() - 60 * minutes
    os.utime(made, (at, at))
    return made


@pytest.mark.skipif(os.name == "nt", reason="a script of a shell")
def test_a_conversion_removes_what_killed_ones_left(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their folder has the whole event (B31). One that may still run, and what is not ours, stays.

    Ours is told by the name: papers and copies for Excel begin with nigiri- as well.
    """
    temporary = nowhere / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    left(temporary, "nigiri-office-killed", 11)
    stays = {left(temporary, "nigiri-office-runs", 9), left(temporary, "nigiri-papers", 90)}
    link = temporary / "nigiri-office-link"
    link.symlink_to(left(nowhere, "elsewhere", 90))
    os.utime(link, (0, 0), follow_symlinks=False)
    script(nowhere / "soffice", "#!/bin/sh\nexit 0\n")

    with pytest.raises(HostError):
        libreoffice.converted(b"", "ods", "xlsx")

    assert {*stays, link} == set(temporary.iterdir())
    assert (nowhere / "elsewhere/book.xlsx").exists()


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
def test_what_a_killed_conversion_leaves_is_known_by_its_name(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process is really killed, and the next one finds its folder once it is old."""
    temporary = nowhere / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    script(nowhere / "soffice", "#!/bin/sh\nexec /bin/sleep 3\n")
    code = "from nigiri.hosts.libreoffice import converted; converted(b'event', 'ods', 'xlsx')"
    environment = {"PATH": str(nowhere), "TMPDIR": str(temporary), "PYTHONPATH": str(ADDIN)}
    with subprocess.Popen([sys.executable, "-c", code], env=environment) as killed:
        for _ in range(200):
            if list(temporary.glob("*/profile")):
                break
            sleep(0.05)
        killed.kill()
    (folder,) = temporary.iterdir()

    libreoffice.sweep(folder.stat().st_mtime + 599)
    assert b"event" == (folder / "book.ods").read_bytes()
    libreoffice.sweep(folder.stat().st_mtime + 601)
    assert [] == list(temporary.iterdir())
