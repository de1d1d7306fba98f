"""Functions for the commands of both add-ins: report missing parts, write an add-in into a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.cli.frame.screen import say
from nigiri.errors import HostError
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Sequence


def tell_missing(sentences: Sequence[str], well: str) -> None:
    """Raise HostError with sentences on missing parts, or say that all is well."""
    if sentences:
        raise HostError(several(sentences, "\n"))
    say(well)


def write_out(file: str, content: bytes, said: str) -> None:
    """Write an add-in into a file and say so; HostError where that fails."""
    try:
        Path(file).write_bytes(content)
    except OSError as error:
        trouble = message("command.unwritten", file=file, reason=error.strerror)
        raise HostError(trouble) from error
    say(said)
