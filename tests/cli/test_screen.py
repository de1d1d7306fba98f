"""What is shown: commands spelled out, and patience in a terminal."""

from __future__ import annotations

import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from nigiri.cli.frame import screen


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program be known by its name."""
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}" if name == "nigiri" else None)


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("Then: nigiri draw", "Then: nigiri draw open.xlsx"),
        ("Or: nigiri import", "Or: nigiri import open.xlsx LIST.csv"),
        ("A new one: nigiri sections --again", "A new one: nigiri sections open.xlsx --again"),
        ("Post: nigiri print pairings. Then", "Post: nigiri print pairings open.xlsx. Then"),
        ("nigiri sections, then draw", "nigiri sections open.xlsx, then draw"),
        ("Make one with: nigiri new EVENT.xlsx", "Make one with: nigiri new EVENT.xlsx"),
        ("This is no nigiri event.", "This is no nigiri event."),
    ],
)
def test_commands_are_spelled_out_for_the_file(text: str, spelled: str) -> None:
    """Every command in a sentence gets the file; words that are no command stay."""
    assert spelled == screen.spelled(text, Path("open.xlsx"))


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
