"""Read a file of another program as bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import Unfit
from nigiri.hosts.xlsx.trouble import directors_words, read_file
from nigiri.messages.message import message

if TYPE_CHECKING:
    from pathlib import Path

LARGEST = 40 * 2**20


def read_foreign(path: Path) -> bytes:
    """Return a file's bytes; HostError when it cannot be read, or is far too large."""
    with directors_words(path):
        data = read_file(path, LARGEST + 1)
        if len(data) > LARGEST:
            raise Unfit(message("file.unfit.large-event", size=LARGEST // 2**20))
    return data
