"""Pages, mails and folders are opened by the programs of the system, which is not waited for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import webbrowser
from typing import TYPE_CHECKING

import pytest

from nigiri.errors import HostError
from nigiri.hosts import openers
from nigiri.hosts.files.downloads import downloads_folder, newest_files

if TYPE_CHECKING:
    from pathlib import Path

PAGE = "https://example.org/lists"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return the commands that are started, in place of the programs themselves."""
    commands: list[list[str]] = []
    monkeypatch.delenv("NIGIRI_OPENS")
    monkeypatch.setenv("DISPLAY", ":7")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: commands.append(command))
    return commands


def test_a_page_and_a_folder_are_opened_by_the_system(
    started: list[list[str]], tmp_path: Path
) -> None:
    """A mail as well: mailto: is an address."""
    assert openers.open_address(PAGE)
    assert openers.open_folder(tmp_path)
    assert [["/usr/bin/xdg-open", PAGE], ["/usr/bin/xdg-open", str(tmp_path.resolve())]] == started


def test_a_mac_has_its_own_program(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It needs no variable of a screen."""
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.delenv("DISPLAY")

    assert openers.open_address(PAGE)
    assert [["open", PAGE]] == started


def test_without_a_screen_or_where_it_is_not_wanted_nothing_is_opened(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser in the terminal would take the terminal."""
    monkeypatch.setenv("NIGIRI_OPENS", "no")
    assert not openers.open_address(PAGE)
    monkeypatch.delenv("NIGIRI_OPENS")
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not openers.open_address(PAGE)
    assert [] == started


def test_a_system_without_such_a_program_asks_pythons_list_of_browsers(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it is told that nothing was opened."""
    opened: list[str] = []

    def note(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(webbrowser, "open", note)

    assert openers.open_address(PAGE)
    assert ([PAGE], []) == (opened, started)


def test_a_program_that_cannot_be_started_is_told(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one without the right to run."""

    def fails(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(subprocess, "Popen", fails)

    assert not openers.open_address(PAGE)
    assert [] == started


def test_the_downloads_folder_is_the_one_of_the_desktop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In its language, or anywhere; else the usual one."""
    monkeypatch.delenv("NIGIRI_DOWNLOADS")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    said = tmp_path / "user-dirs.dirs"
    assert tmp_path / "Downloads" == downloads_folder()
    said.write_text('# ours\nXDG_DOWNLOAD_DIR="$HOME/Téléchargements"\n', encoding="utf-8")
    assert tmp_path / "Téléchargements" == downloads_folder()
    said.write_text(f'XDG_DOWNLOAD_DIR="{tmp_path / "elsewhere"}"\n', encoding="utf-8")
    assert tmp_path / "elsewhere" == downloads_folder()
    said.write_text("nothing of that kind\n", encoding="utf-8")
    assert tmp_path / "Downloads" == downloads_folder()


def test_files_come_newest_first(tmp_path: Path) -> None:
    """Neither folders nor hidden files; a folder that is not there is told with its path."""
    for at, name in enumerate(("b.txt", "a.txt", ".hidden")):
        (tmp_path / name).write_bytes(b"")
        os.utime(tmp_path / name, (at, at))
    (tmp_path / "folder").mkdir()

    assert ["a.txt", "b.txt"] == [path.name for path in newest_files(tmp_path)]
    with pytest.raises(HostError, match=f"{tmp_path / 'none'} does not exist"):
        newest_files(tmp_path / "none")
