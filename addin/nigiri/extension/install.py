"""Install the extension in LibreOffice, uninstall it, and report missing parts."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from nigiri.errors import HostError
from nigiri.extension.archive import IDENTIFIER, NAME, STARTS, build_extension
from nigiri.hosts.libreoffice import MISSING, program
from nigiri.version import VERSION

PATIENCE = 180
AGAIN = "Install it: nigiri libreoffice install"
NO_PYTHON = (
    "LibreOffice lacks its part for Python, which runs the menu. "
    "Install it; on Debian and Ubuntu: sudo apt install python3-uno"
)


def install() -> None:
    """Install the extension in LibreOffice, replacing an older one; HostError on failure."""
    with TemporaryDirectory(prefix="nigiri-") as folder:
        path = Path(folder, NAME)
        path.write_bytes(build_extension(sys.executable))
        _unopkg("add", "--force", str(path))


def uninstall() -> None:
    """Remove the extension from LibreOffice; HostError if not installed, or on failure."""
    if IDENTIFIER not in _unopkg("list"):
        msg = "The menu is not in LibreOffice: there is nothing to take out."
        raise HostError(msg)
    _unopkg("remove", IDENTIFIER)


def missing() -> list[str]:
    """Return a sentence for each missing part; [] where all is well."""
    found = program()
    if found is None:
        return [MISSING]
    sentences = [] if _speaks_python(Path(found).resolve().parent) else [NO_PYTHON]
    listed = _unopkg("list")
    if IDENTIFIER not in listed:
        return [*sentences, f"The extension is not installed. {AGAIN}"]
    version, started = (_extension_info(listed, before) for before in ("Version:", STARTS))
    if version != VERSION:
        told = f"The extension is of version {version}, nigiri of {VERSION}. {AGAIN}"
        sentences.append(told)
    elif not _has_nigiri(started):
        sentences.append(f"The menu starts {started}, which has no nigiri. {AGAIN}")
    return sentences


def _extension_info(listed: str, before: str) -> str:
    """Return the text behind a word in LibreOffice's listing of the extension, "" for none."""
    return listed.partition(IDENTIFIER)[2].partition(before)[2].split("\n")[0].strip()


def _has_nigiri(python: str) -> bool:
    """Tell whether a Python exists and has nigiri; True where none is named, but searched for."""
    if not python:
        return True
    command = [python, "-I", "-m", "nigiri", "--version"]
    try:
        done = subprocess.run(  # noqa: S603 -- the program that the menu starts
            command, check=False, capture_output=True, timeout=PATIENCE, env=_surroundings()
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _speaks_python(folder: Path) -> bool:
    """Tell whether LibreOffice can run extensions in Python.

    folder -- of its program; on macOS the file is in the folder of resources beside it
    """
    places = (folder, folder.parent / "Resources")
    return any((place / "pythonloader.py").is_file() for place in places)


def _unopkg(*words: str) -> str:
    """Run LibreOffice's tool for extensions; return its output."""
    found = program()
    if found is None:
        raise HostError(MISSING)
    beside = Path(found).resolve().parent / ("unopkg.com" if sys.platform == "win32" else "unopkg")
    tool = str(beside) if beside.is_file() else shutil.which("unopkg")
    if tool is None:
        msg = "LibreOffice is here, but not its tool unopkg. Install LibreOffice again, complete."
        raise HostError(msg)
    shared = ["--shared"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    done = subprocess.run(  # noqa: S603 -- the tool found, our arguments
        [tool, words[0], *shared, *words[1:]],
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=_surroundings(),
        stdin=subprocess.DEVNULL,
    )
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()] or ["no reason given"]
        msg = f"LibreOffice refused: {lines[0]}. Close LibreOffice, then try once more."
        raise HostError(msg)
    return done.stdout


def _surroundings() -> dict[str, str]:
    """Return the environment without variables of this Python, for LibreOffice's own."""
    ours = {str(Path(sys.prefix, "bin")), str(Path(sys.base_prefix, "bin"))} - {"/usr/bin"}
    path = [each for each in os.environ.get("PATH", "").split(os.pathsep) if each not in ours]
    kept = {key: text for key, text in os.environ.items() if not key.startswith("PYTHON")}
    return kept | {"PATH": os.pathsep.join(path)}
