"""The folder into which browsers save: where it is, and its newest files.

It is the one of the system's settings; NIGIRI_DOWNLOADS names another one.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from pathlib import Path

from nigiri.errors import HostError
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.messages.message import message

CHOSEN = "NIGIRI_DOWNLOADS"
_USUAL = "Downloads"
_MOST = 200
"""So many files are looked at, the newest."""
_LINUX = re.compile(r'^XDG_DOWNLOAD_DIR="(?:\$HOME/)?(.*)"$', re.MULTILINE)
_WINDOWS = (
    r"Software\Microsoft\Windows\CurrentVersion\Explorer\Shell Folders",
    "{374DE290-123F-4565-9164-39C4925E467B}",
)


def downloads_folder() -> Path:
    """Return the folder; it need not exist."""
    chosen = os.environ.get(CHOSEN, "")
    if chosen:
        return Path(chosen)
    with suppress(OSError, ValueError):
        found = _of_windows() if sys.platform == "win32" else _of_linux()
        if found:
            return Path.home() / found
    return Path.home() / _USUAL


def newest_files(folder: Path) -> list[Path]:
    """Return the files of a folder, the newest first, by name where two are as old.

    Raises HostError where the folder is missing or cannot be read.
    """
    if not folder.exists():
        raise HostError(message("file.no-folder", folder=str(folder)))
    with directors_words(folder):
        found = [
            (each.stat().st_mtime, each.name)
            for each in os.scandir(folder)
            if each.is_file() and not each.name.startswith(".")
        ]
    return [folder / name for _, name in sorted(found, key=lambda each: (-each[0], each[1]))][
        :_MOST
    ]


def _of_linux() -> str:
    """Return the folder that the desktop says, "" where it says none; a Mac never says one."""
    config = os.environ.get("XDG_CONFIG_HOME", "") or Path.home() / ".config"
    found = _LINUX.search(Path(config, "user-dirs.dirs").read_text(encoding="utf-8"))
    return found[1] if found else ""


def _of_windows() -> str:
    """Return the folder that the registry says."""
    import winreg  # noqa: PLC0415 -- of Windows alone

    place, name = _WINDOWS
    with winreg.OpenKey(winreg.HKEY_CURRENT_USER, place) as key:  # type: ignore[attr-defined]
        return str(winreg.QueryValueEx(key, name)[0])  # type: ignore[attr-defined]
