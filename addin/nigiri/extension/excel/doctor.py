"""The report on the tab, to be mailed by who cannot find out why it does not work.

It names paths and versions. The user's name, which stands in many paths, is left out.
"""

from __future__ import annotations

import getpass
import platform
import plistlib
import re
import sys
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.extension.excel.archive import build_addin, script
from nigiri.extension.excel.install import excel_folders, missing
from nigiri.extension.excel.settings import SHEET
from nigiri.hosts.xlsx.inventory.book import inventory
from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import message, said
from nigiri.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator

_NEEDED = ("xlwings", "olefile")
#: Where Excel of a Mac says its version.
_MAC = Path("/Applications/Microsoft Excel.app/Contents/Info.plist")
#: Where Microsoft 365 says its version in the registry of Windows.
_WINDOWS = (r"SOFTWARE\Microsoft\Office\ClickToRun\Configuration", "VersionToReport")
_NOT_SHOWN = frozenset({"LICENSE_KEY"})
_SUM = 12
"""So many digits of a check sum tell two files apart."""


def report(language: str) -> str:
    """Return the report as a text in that language."""
    lines = [said(line, language) for line in _lines()]
    return "\n".join(map(_nameless, lines)) + "\n"


def _lines() -> Iterator[str]:
    """Yield its lines."""
    yield message("kit.doctor")
    facts = {"python": platform.python_version(), "program": sys.executable}
    yield message("kit.doctor.nigiri", version=VERSION, **facts)
    yield message("kit.doctor.system", system=platform.platform())
    excel = excel_version()
    yield message("kit.doctor.excel", version=excel) if excel else message("kit.doctor.no-excel")
    for name in _NEEDED:
        try:
            yield message("kit.doctor.part", name=name, version=version(name))
        except PackageNotFoundError:
            yield message("kit.doctor.no-part", name=name)
    yield from _installed()
    wrong = missing()
    yield message("kit.doctor.found") if wrong else message("kit.doctor.well")
    yield from wrong


def _installed() -> Iterator[str]:
    """Yield the lines on what lies in the folders of Excel; none where it has none."""
    try:
        at = excel_folders()
    except HostError:
        return
    if not at.file.is_file():
        yield message("kit.doctor.no-addin")
    else:
        yield from _addin(at.file)
    if at.scripts is not None:
        yield from _script(at.scripts)


def _addin(file: Path) -> Iterator[str]:
    """Yield the lines on the add-in: its sum, whether it is ours, its settings."""
    data = file.read_bytes()
    facts = {"size": len(data), "sum": sha256(data).hexdigest()[:_SUM]}
    yield message("kit.doctor.addin", file=str(file), **facts)
    try:
        ours = [name for name in LANGUAGES if build_addin(sys.executable, name) == data]
    except HostError:
        ours = []
    known = message("kit.doctor.language", languages=", ".join(ours))
    yield known if ours else message("kit.doctor.other")
    try:
        cells = inventory(data).sheets[SHEET].cells
    except Exception:  # noqa: BLE001 -- whatever a damaged file does to a reader, others follow
        return
    for (row, column), cell in sorted(cells.items()):
        value = cells.get((row, column + 1))
        if column == 1 and value is not None and cell.shown not in _NOT_SHOWN:
            yield message("kit.doctor.setting", name=str(cell.shown), value=str(value.shown))


def _script(folder: Path) -> Iterator[str]:
    """Yield the line on the script that macOS needs."""
    try:
        file = folder / script()[0]
    except HostError:
        return
    there = message("kit.doctor.script", file=str(file))
    yield there if file.is_file() else message("kit.doctor.no-script")


def excel_version() -> str:
    """Return the version of Excel, "" where none is found or it does not say so."""
    if sys.platform == "win32":
        return _from_registry()
    try:
        with _MAC.open("rb") as file:
            return str(plistlib.load(file).get("CFBundleShortVersionString", ""))
    except (OSError, plistlib.InvalidFileException, ValueError):
        return ""


def _from_registry() -> str:
    """Return the version that Windows knows."""
    path, name = _WINDOWS
    try:
        import winreg  # noqa: PLC0415 -- there is none elsewhere

        with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, path) as key:  # type: ignore[attr-defined, unused-ignore]
            return str(winreg.QueryValueEx(key, name)[0])  # type: ignore[attr-defined, unused-ignore]
    except (ImportError, OSError):
        return ""


def _nameless(line: str) -> str:
    """Return a line without the user's home and name."""
    line = line.replace(str(Path.home()), "~")
    try:
        user = getpass.getuser()
    except (OSError, KeyError, ImportError):  # nobody in particular, as in a container
        return line
    return re.sub(rf"(?<=[/\\]){re.escape(user)}(?=[/\\]|$)", "…", line)
