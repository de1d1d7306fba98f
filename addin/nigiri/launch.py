"""How this nigiri is started once more, in a process of its own, installed or in an extension."""

from __future__ import annotations

import sys

_STARTED: list[str] = []


def started_by(file: str) -> None:
    """Note the file by which an extension with its own engine started this process."""
    _STARTED[:] = [file]


def is_inside_extension() -> bool:
    """Tell whether nigiri runs from an extension: then there is no command line."""
    return bool(_STARTED)


def command(*words: str) -> list[str]:
    """Return the command that starts nigiri with these arguments, as isolated as this process."""
    if _STARTED:
        flags = ["-I", "-S"] if sys.flags.isolated else ["-P", "-s", "-S"]
        return [sys.executable, *flags, *_STARTED, *words]
    return [sys.executable, *(["-I"] if sys.flags.isolated else []), "-m", "nigiri", *words]
