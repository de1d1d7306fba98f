"""What is shown: commands spelled out, and patience in a terminal."""

from __future__ import annotations

import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from nigiri.cli.frame import screen
from nigiri.messages.message import message


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program be known by its name."""
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}" if name == "nigiri" else None)


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize(
    ("command", "typed"),
    [
        ("nigiri draw", "nigiri draw open.xlsx"),
        ("nigiri import", "nigiri import open.xlsx LIST.csv"),
        ("nigiri sections --again", "nigiri sections open.xlsx --again"),
        ("nigiri print pairings", "nigiri print pairings open.xlsx"),
        ("nigiri late 5", "nigiri late open.xlsx 5"),
        ("nigiri new EVENT.xlsx", "nigiri new EVENT.xlsx"),
    ],
)
def test_commands_are_spelled_out_for_the_file(command: str, typed: str) -> None:
    """Each gets the file, where it takes one."""
    assert typed == screen.for_file(command, Path("open.xlsx"))


@pytest.mark.usefixtures("named")
def test_only_commands_of_the_catalogue_are_spelled_out() -> None:
    """What people wrote stays, though it reads like a command: the name of an event, a remark."""
    file, words = Path("open.xlsx"), "Ask Ann, then: nigiri draw"

    assert words == screen.in_words(words, file)
    assert f"► {words}" == screen.in_words(message("command.next", next=words), file)


def test_the_program_is_called_as_it_can_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """By its name, by its path beside Python, else through Python, by name or path."""
    found: dict[str, str] = {}
    monkeypatch.setattr("shutil.which", found.get)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "bin" / "python"))
    monkeypatch.chdir(tmp_path)
    calls = [screen.program_call()]
    found["python"] = str(tmp_path / "bin" / "python")
    calls.append(screen.program_call())
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "nigiri").touch()
    calls.append(screen.program_call())
    found["nigiri"] = "/usr/bin/nigiri"
    calls.append(screen.program_call())

    assert ["bin/python -m nigiri", "python -m nigiri", "bin/nigiri", "nigiri"] == calls


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """Return True."""
        return True


def test_a_long_work_shows_that_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while a sign moves in the terminal; a short work shows nothing."""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(screen, "_PATIENCE", 0.05)

    with screen.patience("short"):
        pass
    assert "short" not in terminal.getvalue()
    with screen.patience("drawing"):
        time.sleep(0.3)

    assert "drawing" in terminal.getvalue()


def test_a_counted_work_shows_how_much_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a terminal; elsewhere nothing is printed."""
    terminal, pipe = Terminal(), StringIO()
    for stream in (terminal, pipe):
        monkeypatch.setattr(sys, "stderr", stream)
        with screen.progress("Tournaments", 20) as advance:
            advance(5)
            advance(7)

    assert "Tournaments" in terminal.getvalue()
    assert "12/20" in terminal.getvalue()
    assert "" == pipe.getvalue()
