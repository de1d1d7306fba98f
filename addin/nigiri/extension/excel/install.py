"""Put the tab into Excel, take it out, and say what is missing.

Excel opens whatever lies in its folder of beginnings, and trusts it. On macOS it starts other
programs only by scripts in a folder of the user's; xlwings ships the one that starts Python.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from nigiri.errors import HostError
from nigiri.extension.excel.archive import NAME, build_addin, script
from nigiri.hosts.files.atomic_write import write_safely
from nigiri.messages.catalogue import LANGUAGES
from nigiri.messages.message import message

NO_EXCEL = message("install.excel.none")
NEVER_STARTED = message("install.excel.never-started")
NOT_THERE = message("install.excel.not-there")
OTHER = message("install.excel.other")
NO_SCRIPT = message("install.excel.no-script")


@dataclass(frozen=True)
class ExcelFolders:
    """Where Excel of a system keeps what it opens when it starts.

    own -- the folder that Excel makes when it is first started; start -- what it opens, in it;
    scripts -- where scripts must be that start other programs, None where none is needed
    """

    own: Path
    start: str
    scripts: Path | None = None

    @property
    def file(self) -> Path:
        """Return the add-in."""
        return self.own / self.start / NAME


def excel_folders() -> ExcelFolders:
    """Return the folders from which Excel loads add-ins; HostError where there is no Excel."""
    home = Path.home()
    data = Path(os.environ.get("APPDATA", home / "AppData" / "Roaming"))
    library = home / "Library"
    found = {
        "win32": ExcelFolders(data / "Microsoft" / "Excel", "XLSTART"),
        "darwin": ExcelFolders(
            library / "Group Containers" / "UBF8T346G9.Office",
            "User Content.localized/Startup.localized/Excel",
            library / "Application Scripts" / "com.microsoft.Excel",
        ),
    }.get(sys.platform)
    if found is None:
        raise HostError(NO_EXCEL)
    if not found.own.is_dir():
        raise HostError(NEVER_STARTED)
    return found


def install(language: str) -> Path:
    """Install the tab in Excel, replacing an older one; return its path. HostError on failure.

    language -- of the tab
    """
    at = excel_folders()
    _put(at.file, build_addin(sys.executable, language))
    if at.scripts is not None:
        name, content = script()
        _put(at.scripts / name, content)
    return at.file


def uninstall() -> None:
    """Remove the tab from Excel; HostError where it is not installed, or on failure."""
    file = excel_folders().file
    try:
        file.unlink()
    except FileNotFoundError as error:
        raise HostError(message("install.excel.no-tab")) from error
    except OSError as error:
        raise HostError(_refused(file, error)) from error


def missing() -> list[str]:
    """Return a sentence for each missing part; [] where all is well."""
    try:
        at = excel_folders()
        good = [build_addin(sys.executable, language) for language in LANGUAGES]
    except HostError as error:
        return [error.sentence]
    if not at.file.is_file():
        return [NOT_THERE]
    sentences: list[str] = [] if at.file.read_bytes() in good else [OTHER]
    if at.scripts is not None and not (at.scripts / script()[0]).is_file():
        sentences.append(NO_SCRIPT)
    return sentences


def _put(file: Path, content: bytes) -> None:
    """Write a file, making its folder where missing; HostError on failure."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_safely(file, content)
    except OSError as error:
        raise HostError(_refused(file, error)) from error


def _refused(file: Path, error: OSError) -> str:
    """Return the sentence that a file of Excel's could not be changed."""
    return message("install.excel.open", name=file.name, reason=error.strerror)
