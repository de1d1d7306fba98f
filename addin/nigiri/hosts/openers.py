"""The door to what people look at in other programs: a page, a mail to be sent, a folder.

A program is started and not waited for; nigiri neither reads nor sends anything. NIGIRI_OPENS=no
keeps all of them closed, as on a computer without a screen; then the addresses are only told.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING

from nigiri.hosts.processes import start

if TYPE_CHECKING:
    from pathlib import Path

CHOSEN, CLOSED = "NIGIRI_OPENS", "no"
#: What a screen of Linux is known by; without one a browser in the terminal might start.
_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def open_address(address: str) -> bool:
    """Open a page (https:) or begin a mail (mailto:); tell whether a program was started."""
    if os.environ.get(CHOSEN, "").casefold() == CLOSED:
        return False
    if sys.platform == "win32":
        return _opened_by_windows(address)
    command = _command()
    if command is not None:
        return _started([command, address])
    return _has_screen() and _opened_by_a_browser(address)


def open_folder(folder: Path) -> bool:
    """Show a folder in the system's program for files; tell whether a program was started."""
    return open_address(str(folder.resolve()))


def _opened_by_windows(address: str) -> bool:
    """Let Windows open something; tell whether it could."""
    try:
        os.startfile(address)  # type: ignore[attr-defined]  # noqa: S606 -- the door to programs
    except OSError:
        return False
    return True


def _opened_by_a_browser(address: str) -> bool:
    """Let one of the browsers that Python knows open an address; tell whether it could."""
    import webbrowser  # noqa: PLC0415 -- only where the system opens nothing itself

    return webbrowser.open(address)


def _command() -> str | None:
    """Return the system's program that opens anything; None where there is none, or no screen."""
    if sys.platform == "darwin":
        return "open"
    return shutil.which("xdg-open") if _has_screen() else None


def _has_screen() -> bool:
    """Tell whether somebody could see what is opened."""
    return sys.platform == "darwin" or any(map(os.environ.get, _SCREENS))


def _started(command: list[str]) -> bool:
    """Start a program that lives on; tell whether that was possible."""
    try:
        start(command)
    except OSError:
        return False
    return True
