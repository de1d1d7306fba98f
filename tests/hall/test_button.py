"""The button begins the page as a process of its own, once, and says where it is."""

from __future__ import annotations

import socket
import time
from typing import TYPE_CHECKING

import httpx
import pytest

from nigiri.buttons import hall_page as button
from nigiri.errors import Forbidden, HostError
from nigiri.hosts.processes import start, stop
from tests.buttons.program import Program
from tests.cli.test_buttons import presses

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterator

    from tests.cli.shell import Shell


@pytest.fixture
def port() -> int:
    """Return a port of this machine that is free."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch, port: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Yield what is started, at a free port of this machine; all of it is stopped in the end."""
    found: list[subprocess.Popen[bytes]] = []

    def starts(words: list[str]) -> None:
        found.append(start([*words, "--port", str(port)]))

    monkeypatch.setattr(button, "PORT", port)
    monkeypatch.setattr(button, "addresses", lambda: ("127.0.0.1",))
    monkeypatch.setattr(button, "start", starts)
    yield found
    for each in found:
        stop(each)


def test_it_begins_once_and_says_where(
    shell: Shell, begun: list[subprocess.Popen[bytes]], port: int
) -> None:
    """A second press finds it; the open workbook is not changed."""
    document = Program(shell.workbook)

    first = presses(document, "hall", {}, file=str(shell.file))
    again = presses(document, "hall", {}, file=str(shell.file))

    address = f"http://127.0.0.1:{port}"
    assert f"The page for the hall is at {address}." in first["sentences"][0]
    assert f"The page for the hall is already running at {address}." in again["sentences"][0]
    assert 1 == len(begun)
    assert not first["changes"]
    assert "Club Open" in httpx.get(address).text


def test_another_workbook_at_its_place_is_told(
    shell: Shell, begun: list[subprocess.Popen[bytes]]
) -> None:
    """Phones would see the wrong event."""
    button.hall_page(shell.file)
    other = shell.folder / "other.xlsx"
    other.write_bytes(shell.file.read_bytes())

    with pytest.raises(HostError, match="Another workbook has its page"):
        button.hall_page(other)
    assert 1 == len(begun)


def test_a_page_that_does_not_begin_is_told(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the command that says why."""
    begun = time.monotonic()
    monkeypatch.setattr(button, "start", lambda _words: None)
    monkeypatch.setattr(button, "PORT", 1)
    monkeypatch.setattr(button, "_PATIENCE", 0.3)

    with pytest.raises(HostError, match="did not start"):
        button.hall_page(shell.file)
    assert time.monotonic() - begun < 10


def test_without_its_libraries_it_says_how_to_get_them(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And so does the command."""
    monkeypatch.setattr(button, "LIBRARIES", ("no_such_library",))
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)

    with pytest.raises(Forbidden, match="pip install 'nigiri\\[hall\\]'"):
        button.hall_page(shell.file)
    assert "pip install 'nigiri[hall]'" in shell.refuses(2, "hall")


def test_an_unsaved_workbook_has_no_page(shell: Shell) -> None:
    """There is no file beside which the inbox could be."""
    answer = presses(Program(shell.workbook), "hall", {})

    assert "Save the workbook first: the file is made beside it." in answer["sentences"]
