"""A real LibreOffice with the extension installed: what its cells show, what its wizard says.

Everything is private to a folder: the profile, the extension, the program, which is stopped with
all it started. A Python that knows LibreOffice (python3-uno) carries the questions over.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nigiri.extension.archive import build_extension

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Where a Python that knows LibreOffice may be: with us, with Debian, with the program on a Mac.
_PYTHONS = (
    sys.executable,
    "/usr/bin/python3",
    "/Applications/LibreOffice.app/Contents/Resources/python",
)
_DRIVER = Path(__file__).with_name("driver.py")


@cache
def uno_python() -> str | None:
    """Return a Python that knows LibreOffice, None when this machine has none."""
    for python in filter(os.path.exists, _PYTHONS):
        tried = subprocess.run(
            [python, "-c", "import uno"], env=_environment(), check=False, capture_output=True
        )
        if not tried.returncode:
            return python
    return None


def asked(programs: tuple[str, str, str], folder: Path, questions: Mapping[str, Any]) -> Any:  # noqa: ANN401 -- JSON
    """Return what driver.py answers to the questions, with the functions installed.

    programs -- soffice, unopkg and the Python of uno_python
    """
    soffice, unopkg, python = programs
    (folder / "shared").mkdir()
    extension = folder / "nigiri.oxt"
    extension.write_bytes(build_extension())
    places = [
        f"-env:UserInstallation={(folder / 'profile').as_uri()}",
        f"-env:UNO_SHARED_PACKAGES_CACHE={(folder / 'shared').as_uri()}",
    ]
    _run([unopkg, "add", "--shared", "--suppress-license", *places, str(extension)])
    pipe = f"nigiri{os.getpid()}"
    office = subprocess.Popen(
        [
            *(soffice, *places, "--headless", "--norestore", "--nologo"),
            f"--accept=pipe,name={pipe};urp;",
        ],
        env=_environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return json.loads(_run([python, str(_DRIVER), pipe], json.dumps(questions)))
    finally:
        os.killpg(office.pid, signal.SIGKILL)
        office.wait()


def _run(command: list[str], given: str = "") -> str:
    """Return what a program writes; AssertionError with its complaint when it fails."""
    done = subprocess.run(
        command,
        input=given,
        env=_environment(),
        check=False,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert not done.returncode, done.stderr[-2000:]
    return done.stdout


def _environment() -> dict[str, str]:
    """Return the environment without our Python, which LibreOffice would take for its own.

    It looks for the modules of its Python beside the first python3 on the path.
    """
    ours = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}
    rest = {key: text for key, text in os.environ.items() if key not in ours}
    return {**rest, "PATH": os.defpath}
