"""The extension that needs nothing else on the computer: LibreOffice's menu with its own engine."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.extension.archive import build_extension
from nigiri.extension.engine.contents import engine_parts
from nigiri.extension.engine.systems import system_named
from nigiri.extension.engine.wheels import fetch
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.extension.engine.systems import System


def build(platform: str, out: Path) -> None:
    """Write the extension for a system into a file, with libraries fetched from PyPI.

    platform -- one of SYSTEMS: "linux-x86_64"
    Raises WrongUse for another system; HostError where the libraries cannot be fetched or are not
    the listed ones, or the file cannot be written. Then there is no new file.
    """
    system = system_named(platform)
    with TemporaryDirectory(prefix="nigiri-") as folder:
        content = extension_with_engine(system, fetch(system, Path(folder)))
    try:
        out.write_bytes(content)
    except OSError as error:
        trouble = message("command.unwritten", file=str(out), reason=error.strerror)
        raise HostError(trouble) from error


def extension_with_engine(system: System, wheels: Iterable[Path]) -> bytes:
    """Return the extension for a system with the engine from wheels, always the same bytes."""
    return build_extension(engine=engine_parts(system, wheels), platform=system.platform)
