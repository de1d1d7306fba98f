"""Events in files, made once a process and laid into the folder of each test that wants one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.cli.shell import files

if TYPE_CHECKING:
    from collections.abc import Callable


def laid(path: Path, make: Callable[..., object], *given: object) -> Path:
    """Return a path where a file lies that `make` makes, with what it leaves beside it.

    make -- makes the file at the path it is given first, and the same one each time
    """
    for name, data in _made(make, path.name, given).items():
        (path.parent / name).parent.mkdir(exist_ok=True)
        (path.parent / name).write_bytes(data)
    return path


@cache
def _made(make: Callable[..., object], name: str, given: tuple[object, ...]) -> dict[str, bytes]:
    """Return the files by their names."""
    with TemporaryDirectory() as folder:
        make(Path(folder, name), *given)
        return files(Path(folder))
