"""Notice that a workbook is open in a spreadsheet program, by its lock file.

program      file                     contents
Excel        ~$open.xlsx              length and text of the user's name
LibreOffice  .~lock.open.xlsx#        name, login, computer, time and profile, with commas
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from nigiri.errors import HostError
from nigiri.messages.message import message

if TYPE_CHECKING:
    from pathlib import Path


class Lock(NamedTuple):
    """A lock file of a spreadsheet program.

    by -- "Excel", or "LibreOffice by Ann (hall, ...)" where the name is known
    file -- the name of the lock file
    """

    by: str
    file: str


def lock_of(path: Path) -> Lock | None:
    """Return the lock file of a workbook, None when no program has it open."""
    for program, file, who in (
        ("Excel", path.with_name(f"~${path.name}"), _excel_user),
        ("LibreOffice", path.with_name(f".~lock.{path.name}#"), _libreoffice_user),
    ):
        if not _is_there(file):
            continue
        try:
            held = file.read_bytes()
        except OSError:  # Windows refuses to read it while the program runs
            held = b""
        name = who(held)
        by = message("file.open.by", program=program, name=name) if name else program
        return Lock(by, file.name)
    return None


def _is_there(file: Path) -> bool:
    """Tell whether there is a lock file; its name may be too long for any file."""
    with suppress(OSError):
        return file.is_file()
    return False


def refuse_if_open(path: Path) -> None:
    """Raise HostError, naming the user, when a spreadsheet program has the workbook open."""
    lock = lock_of(path)
    if lock is not None:
        raise HostError(message("file.open", file=path.name, by=lock.by, lock=lock.file))


def _excel_user(held: bytes) -> str:
    """Return the user's name, "" when there is none."""
    length = held[0] if held else 0
    return held[1 : 1 + length].decode("latin-1").strip("\0 ")


def _libreoffice_user(held: bytes) -> str:
    """Return the name, else the login, and the computer and time; "" when there is none."""
    fields = [field.strip() for field in held.decode("utf-8", "replace").split(",")]
    name, login, computer, since = (fields + [""] * 4)[:4]
    details = ", ".join(filter(None, [computer, since]))
    who = name or login
    return f"{who} ({details})" if who and details else who
