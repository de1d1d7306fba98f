"""What people said of headings of their lists, kept beside the lists of members.

A small file, headings.json: heading as it stands in a list -> the column of Players that it is, ""
where it is none. Who empties or deletes it is asked again.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING

from nigiri.hosts.files.atomic_write import write_safely
from nigiri.members.store import folder

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_FILE = "headings.json"
_LARGEST = 1_000_000


def headings_file() -> Path:
    """Return the file, which need not exist."""
    return folder() / _FILE


def said_headings() -> dict[str, str]:
    """Return heading -> column key, as people said; nothing where the file cannot be read."""
    with suppress(OSError, ValueError):
        with headings_file().open(encoding="utf-8") as file:
            found = json.loads(file.read(_LARGEST))
        if isinstance(found, dict):
            return {k: v for k, v in found.items() if isinstance(v, str)}
    return {}


def remember_headings(said: Mapping[str, str]) -> bool:
    """Keep what was said, over what was said before; tell whether that could be written."""
    known = {**said_headings(), **said}
    text = json.dumps(dict(sorted(known.items())), ensure_ascii=False, indent=1)
    with suppress(OSError):
        headings_file().parent.mkdir(parents=True, exist_ok=True)
        write_safely(headings_file(), f"{text}\n".encode())
        return True
    return False
