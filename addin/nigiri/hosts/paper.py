"""Write what is to be printed into a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.safe import refuse_existing, write_safely
from nigiri.hosts.xlsx.trouble import directors_words

if TYPE_CHECKING:
    from pathlib import Path


def check_free(path: Path) -> None:
    """Raise HostError when a file of that name cannot be made: one is there, or no such folder."""
    with directors_words(path.parent):
        path.parent.stat()
    refuse_existing(path)


def write_paper(path: Path, content: str | bytes, *, again: bool = False) -> None:
    """Write a text as utf-8, or a picture, whole or not at all.

    again -- a file of that name was made the same way and may be replaced
    Raises HostError when it may not, or cannot be written.
    """
    with directors_words(path):
        if not again:
            refuse_existing(path)
        write_safely(path, content.encode() if isinstance(content, str) else content)
