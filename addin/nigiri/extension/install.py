"""Install the extension in LibreOffice, uninstall it, and report missing parts."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from nigiri.errors import HostError
from nigiri.extension.archive import IDENTIFIER, INSIDE, NAME, STARTS, build_extension
from nigiri.hosts.libreoffice import MISSING, program
from nigiri.messages.message import message
from nigiri.version import VERSION

PATIENCE = 180
NO_PYTHON = message("install.no-python")


class Installed(NamedTuple):
    """Where the extension was put: the folder of that LibreOffice; whether all users have it."""

    folder: str
    shared: bool


def install() -> Installed:
    """Install the extension in LibreOffice, replacing an older one; HostError on failure.

    An administrator installs it for everybody: LibreOffice allows nothing else.
    """
    with TemporaryDirectory(prefix="nigiri-") as folder:
        path = Path(folder, NAME)
        path.write_bytes(build_extension(sys.executable))
        _unopkg("add", "--force", str(path))
    return Installed(str(Path(str(program())).resolve().parents[1]), _is_administrator())


def uninstall() -> None:
    """Remove the extension from LibreOffice; HostError if not installed, or on failure."""
    if IDENTIFIER not in _unopkg("list"):
        raise HostError(message("install.no-menu"))
    _unopkg("remove", IDENTIFIER)


def missing() -> list[str]:
    """Return a sentence for each missing part; [] where all is well."""
    found = program()
    if found is None:
        return [MISSING]
    sentences: list[str] = [] if _speaks_python(Path(found).resolve().parent) else [NO_PYTHON]
    listed = _unopkg("list")
    if IDENTIFIER not in listed:
        return [*sentences, message("install.not-installed")]
    version, started = (_extension_info(listed, before) for before in ("Version:", STARTS))
    if started == INSIDE:
        return sentences  # it brings a nigiri of its own, which tests itself
    if version != VERSION:
        sentences.append(message("install.other-version", theirs=version, ours=VERSION))
    elif not _has_nigiri(started):
        sentences.append(message("install.starts-no-nigiri", program=started))
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
        raise HostError(message("install.no-tool"))
    shared = ["--shared"] if _is_administrator() else []
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
        lines = [line for line in done.stderr.splitlines() if line.strip()]
        reason = lines[0] if lines else message("install.no-reason")
        raise HostError(message("install.refused", reason=reason))
    return done.stdout


def _is_administrator() -> bool:
    """Tell whether this is the administrator of a Unix, whom unopkg lets install for all alone."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _surroundings() -> dict[str, str]:
    """Return the environment without variables of this Python, for LibreOffice's own."""
    ours = {str(Path(sys.prefix, "bin")), str(Path(sys.base_prefix, "bin"))} - {"/usr/bin"}
    path = [each for each in os.environ.get("PATH", "").split(os.pathsep) if each not in ours]
    kept = {key: text for key, text in os.environ.items() if not key.startswith("PYTHON")}
    return kept | {"PATH": os.pathsep.join(path)}
