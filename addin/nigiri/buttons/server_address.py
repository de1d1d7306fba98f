"""Where `nigiri serve` listens, told to add-ins of this user in a file that only he can read.

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

if TYPE_CHECKING:
    from collections.abc import Iterator

PLACE = Path(".config", "nigiri", "serve.json")
_MINE = 0o600
_MINE_ALONE = 0o700


def file() -> Path:
    """Return the file, which may not be there."""
    return Path.home() / PLACE


@contextmanager
def told(address: str) -> Iterator[None]:
    """Tell an address inside; afterwards the file goes, unless another one took its place.

    Raises HostError when it cannot be written.
    """
    path = file()
    form = {"nigiri": "serve", "protocol": PROTOCOL, "address": address}
    data = json.dumps(form).encode("ascii")
    try:
        path.parent.mkdir(_MINE_ALONE, parents=True, exist_ok=True)
        _write(path, data)
    except OSError as error:
        msg = f"Add-ins cannot be told the address: {path} cannot be written ({error.strerror})."
        raise HostError(msg) from error
    try:
        yield
    finally:
        with suppress(OSError):
            if path.read_bytes() == data:
                path.unlink()


def _write(path: Path, data: bytes) -> None:
    """Write it under a name of its own, for this user alone from the first moment on."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    fresh.unlink(missing_ok=True)
    opened = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _MINE)
    with os.fdopen(opened, "wb") as out:
        out.write(data)
    fresh.replace(path)
