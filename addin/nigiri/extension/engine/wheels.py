"""The libraries of the engine: which wheels, with their sums, and how they are fetched from PyPI.

wheels.txt is a file of requirements as pip reads it, every wheel of every system with its sum. It
is made by `make wheels` (`python -m nigiri.extension.engine.wheels LIST`), never by hand, with the
versions of a list of .ci/locks: those that were tried. A library has the same version everywhere,
so that the wheels for several versions of Python fit into one folder.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import defaultdict
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

from nigiri.errors import HostError
from nigiri.extension.engine.systems import SYSTEMS
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.extension.engine.systems import System

LOCK = Path(__file__).with_name("wheels.txt")
#: What buttons need, with what these need. Not rich (only terminals), pandas, openpyxl and pyarrow
#: (tables for those who analyse), matplotlib, xlwings and WeasyPrint (a browser makes PDFs, too).
LIBRARIES = (
    "anyio",
    "babel",
    "click",
    "filelock",
    "h11",
    "idna",
    "jinja2",
    "lxml",
    "markupsafe",
    "numpy",
    "python-calamine",
    "rapidfuzz",
    "rustworkx",
    "segno",
    "starlette",
    "typing_extensions",
    "uvicorn",
)
PATIENCE = 900
_HEAD = """\
# The wheels of the extension that needs nothing else, made by `make wheels`: never edit it.
# A line of a library, the names of its wheels above it, their sums below it in the same order.
"""
_PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
_ONLY = ("--only-binary=:all:", "--no-deps", "--implementation", "cp")


def fetch(system: System, folder: Path) -> list[Path]:
    """Fetch the wheels of a system into a folder; return them, the oldest Python's first.

    Raises HostError where pip is missing, the network is, or a sum is another one.
    """
    found: dict[Path, None] = {}
    for python in system.pythons:
        into = folder / python
        into.mkdir(parents=True, exist_ok=True)
        wanted = ("--require-hashes", "-r", str(LOCK), "--dest", str(into))
        _pip("download", *_ONLY, *_for(system, python), *wanted)
        found |= dict.fromkeys(sorted(into.glob("*.whl")))
    refuse_unknown(found)
    return list(found)


def refuse_unknown(wheels: Iterable[Path], lock: Path = LOCK) -> None:
    """Raise HostError for a wheel whose sum is not in the list."""
    known = set(re.findall(r"sha256:(\w+)", lock.read_text(encoding="utf-8")))
    for wheel in wheels:
        if sha256(wheel.read_bytes()).hexdigest() not in known:
            raise HostError(message("install.sum", file=wheel.name))


def renew(pinned: Sequence[str], systems: Iterable[System] = SYSTEMS.values()) -> str:
    """Return the list anew, of libraries with their versions."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for system in systems:
        for python in system.pythons:
            for name, (version, file, digest) in _wheels(pinned, system, python).items():
                found[f"{name}=={version}"][file] = digest
    return _HEAD + "".join(_entry(name, files) for name, files in sorted(found.items()))


def tried(lock: str) -> list[str]:
    """Return the libraries with their versions in a list of .ci/locks, its oldest Python's."""
    found = re.findall(r"^([\w-]+)(==\S+)", lock, re.MULTILINE)
    versions = dict(reversed(found))
    return [name + versions[name.replace("_", "-")] for name in LIBRARIES]


def _entry(name: str, files: dict[str, str]) -> str:
    """Return a library as it stands in the list."""
    names = "".join(f"# {file}\n" for file in sorted(files))
    sums = " \\\n".join([name, *(f"    --hash=sha256:{files[file]}" for file in sorted(files))])
    return f"\n{names}{sums}\n"


def _wheels(wanted: Iterable[str], system: System, python: str) -> dict[str, tuple[str, str, str]]:
    """Return the wheels of a system and a Python by library: version, name of the file, sum."""
    options = ("--dry-run", "--ignore-installed", "--report", "-", "--target", "unused")
    told = json.loads(_pip("install", *options, *_ONLY, *_for(system, python), *wanted))
    found = {}
    for each in told["install"]:
        file = unquote(each["download_info"]["url"].rpartition("/")[2])
        digest = each["download_info"]["archive_info"]["hashes"]["sha256"]
        name, version = each["metadata"]["name"].lower(), each["metadata"]["version"]
        found[name] = version, file, digest
    return found


def _for(system: System, python: str) -> list[str]:
    """Return the options by which pip chooses wheels for a system and a Python."""
    platforms = [word for tag in system.tags for word in ("--platform", tag)]
    return [*platforms, "--python-version", python]


def _pip(*words: str) -> str:
    """Run pip; return its output. Raises HostError with the last line of its errors."""
    done = subprocess.run(  # noqa: S603 -- pip, with our own arguments
        [*_PIP, *words], check=False, capture_output=True, text=True, timeout=PATIENCE
    )
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "ERROR" in line] or [done.stderr]
        raise HostError(message("install.pip", reason=lines[-1].strip()))
    return done.stdout


if __name__ == "__main__":
    told = tried(Path(sys.argv[1]).read_text(encoding="utf-8"))
    LOCK.write_text(renew(told), encoding="utf-8", newline="\n")
