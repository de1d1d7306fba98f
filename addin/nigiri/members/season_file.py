"""The season's workbook that somebody's events went into last, kept beside the lists of members.

A small file, season.json. Who deletes it is asked again; so is who moved the workbook.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from nigiri.hosts.files.atomic_write import write_safely
from nigiri.members.store import folder

_FILE, _KEY = "season.json", "workbook"
_LARGEST = 100_000


def season_file() -> Path:
    """Return the file, which need not exist."""
    return folder() / _FILE


def last_season() -> str:
    """Return the path of the workbook, "" where none is known or it is there no more."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        with season_file().open(encoding="utf-8") as file:
            path = Path(json.loads(file.read(_LARGEST))[_KEY])
        return str(path) if path.is_file() else ""
    return ""


def remember_season(path: Path) -> bool:
    """Keep the path of a workbook; tell whether that could be written."""
    text = json.dumps({_KEY: str(path.absolute())}, ensure_ascii=False)
    with suppress(OSError):
        season_file().parent.mkdir(parents=True, exist_ok=True)
        write_safely(season_file(), f"{text}\n".encode())
        return True
    return False
