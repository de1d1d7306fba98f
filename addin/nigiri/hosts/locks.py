"""Notice that a workbook is open in a spreadsheet program, by the file it lays beside it.

program      file                     holds
Excel        ~$open.xlsx              length and text of the user's name
LibreOffice  .~lock.open.xlsx#        name, login, computer, time and profile, with commas
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import HostError

if TYPE_CHECKING:
    from pathlib import Path


def refuse_if_open(path: Path) -> None:
    """Raise HostError when a spreadsheet program has the workbook open, and say who if known."""
    for program, lock, who in (
        ("Excel", path.with_name(f"~${path.name}"), _excel_user),
        ("LibreOffice", path.with_name(f".~lock.{path.name}#"), _libreoffice_user),
    ):
        try:
            held = lock.read_bytes() if lock.is_file() else None
        except OSError:  # Windows refuses to read it while the program runs
            held = b""
        if held is not None:
            by = f" by {name}" if (name := who(held)) else ""
            msg = (
                f"{path.name} is open in {program}{by}. Close it there and run the command again; "
                f"if nobody has it open, delete the file {lock.name}."
            )
            raise HostError(msg)


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
