"""The address of `nigiri serve`, in a file for add-ins that only this user can read.

The file is `.config/nigiri/serve.json` in the home folder, on every system: LibreOffice from
Flatpak reads it there as any other program does.
"""

from __future__ import annotations

import json
import os
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.buttons.request import PROTOCOL
from nigiri.errors import HostError
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator

PLACE = Path(".config", "nigiri", "serve.json")
_MINE = 0o600
_MINE_ALONE = 0o700


def file() -> Path:
    """Return the path of the file, which may not exist."""
    return Path.home() / PLACE


@contextmanager
def published_address(address: str) -> Iterator[None]:
    """Publish an address inside; remove the file afterwards unless another server replaced it.

    Raises HostError when it cannot be written.
    """
    path = file()
    form = {"nigiri": "serve", "protocol": PROTOCOL, "address": address}
    data = json.dumps(form).encode("ascii")
    try:
        path.parent.mkdir(_MINE_ALONE, parents=True, exist_ok=True)
        _write(path, data)
    except OSError as error:
        reason = error.strerror or str(error)
        raise HostError(message("button.address", path=str(path), reason=reason)) from error
    try:
        yield
    finally:
        with suppress(OSError):
            if path.read_bytes() == data:
                path.unlink()


def _write(path: Path, data: bytes) -> None:
    """Write the file under a temporary name, readable for this user alone from the start."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.unlink(missing_ok=True)
    opened = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _MINE)
    with os.fdopen(opened, "wb") as out:
        out.write(data)
    fresh.replace(path)
