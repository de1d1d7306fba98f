"""The door to LibreOffice: convert a file to another kind, with all formulas recalculated.

Each call starts a process with a profile of its own in a temporary folder: documents open on the
computer are not touched. Macros do not run and external links are not followed. The folder has the
whole event: what a killed command left of it, the next conversion removes, and `nigiri forget`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.processes import start, stop
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Names it goes by on the path; soffice.com waits for its end on Windows, soffice.exe does not.
NAMES = ("soffice.com", "soffice", "libreoffice", "localc")
#: Where it is when it is not on the path: variable of the environment ("" for none), place in it.
PLACES = (
    ("PROGRAMFILES", "LibreOffice/program/soffice.com"),
    ("PROGRAMFILES(X86)", "LibreOffice/program/soffice.com"),
    ("", "/Applications/LibreOffice.app/Contents/MacOS/soffice"),
    ("HOME", "Applications/LibreOffice.app/Contents/MacOS/soffice"),
    ("", "/opt/libreoffice/program/soffice"),
    ("", "/snap/bin/libreoffice"),
)
PATIENCE = 180
#: What the temporary folder of a conversion begins with; nobody else uses such names.
_PREFIX = "nigiri-office-"
#: Seconds after which such a folder belongs to a command that was killed.
_DEAD_AFTER = 600
MISSING = message("file.office.missing")

#: Settings of the profile: what is read is calculated anew, and nothing outside is asked.
_SETTINGS = (
    ("Calc/Formula/Load", "OOXMLRecalcMode", 0),
    ("Calc/Formula/Load", "ODFRecalcMode", 0),
    ("Calc/Content/Update", "Link", 2),
    ("Common/Security/Scripting", "MacroSecurityLevel", 3),
    ("Common/Security/Scripting", "DisableMacrosExecution", "true"),
    ("Common/Security/Scripting", "BlockUntrustedRefererLinks", "true"),
)
_ITEM = (
    '<item oor:path="/org.openoffice.Office.{}"><prop oor:name="{}" oor:op="fuse">'
    "<value>{}</value></prop></item>"
)
_PROFILE = (
    '<?xml version="1.0" encoding="UTF-8"?>'
    '<oor:items xmlns:oor="http://openoffice.org/2001/registry">{}</oor:items>'
)


def program() -> str | None:
    """Return the path of LibreOffice, None when it is not installed."""
    on_path = (shutil.which(name) for name in NAMES)
    return next(filter(None, on_path), None) or next(_in_known_places(), None)


def converted(data: bytes, kind: str, to: str, *, seconds: float = PATIENCE) -> bytes:
    """Return a workbook as LibreOffice writes it; kinds are "xlsx" and "ods".

    Raises HostError when it is not installed, takes too long or cannot.
    """
    found = program()
    if found is None:
        raise HostError(MISSING)
    # What a stopped program still holds open is left to the system to tidy up.
    with TemporaryDirectory(prefix=_PREFIX, ignore_cleanup_errors=True) as name:
        folder = Path(name)
        sweep(folder.stat().st_mtime)
        source, target = folder / f"book.{kind}", folder / "out" / f"book.{to}"
        source.write_bytes(data)
        _run([found, *_arguments(profile_in(folder), source, target)], seconds)
        if not target.is_file():
            raise HostError(message("file.office.failed", kind=to))
        return target.read_bytes()


def sweep(now: float) -> None:
    """Remove what killed conversions left in the temporary folder, as far as possible.

    now -- in seconds. Another user's folders stay; a conversion that slept that long fails.
    """
    for left in Path(gettempdir()).glob(f"{_PREFIX}*"):
        with suppress(OSError):
            if now - left.lstat().st_mtime > _DEAD_AFTER:
                shutil.rmtree(left)


def _in_known_places() -> Iterator[str]:
    """Yield the program in its usual folders."""
    for variable, path_in_it in PLACES:
        home = os.environ.get(variable) if variable else ""
        if home is not None and (path := Path(home, path_in_it)).is_file():
            yield str(path)


def profile_in(folder: Path) -> Path:
    """Return a new profile in a folder, for a program that is on its own."""
    user = folder / "profile" / "user"
    user.mkdir(parents=True)
    settings = "".join(_ITEM.format(*setting) for setting in _SETTINGS)
    (user / "registrymodifications.xcu").write_text(_PROFILE.format(settings), encoding="utf-8")
    return user.parent


def _arguments(profile: Path, source: Path, target: Path) -> list[str]:
    """Return the arguments of a conversion."""
    return [
        f"-env:UserInstallation={profile.as_uri()}",
        *("--headless", "--norestore", "--nologo", "--nolockcheck"),
        *("--convert-to", target.suffix[1:], "--outdir", str(target.parent), str(source)),
    ]


def _run(command: list[str], seconds: float) -> None:
    """Run the program to its end; stop it, with all it started, when that takes too long."""
    try:
        process = start(command)
    except OSError as error:
        raise HostError(message("file.office.started", reason=error.strerror)) from error
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired as error:
        raise HostError(message("file.office.slow", seconds=round(seconds))) from error
    finally:
        stop(process)
