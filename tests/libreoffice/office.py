"""A LibreOffice with the extension in it, for tests: started without a window, driven from outside.

It has a profile, a folder of extensions and a home of its own, so nothing that is installed on the
machine is touched.
"""

from __future__ import annotations

import json
import locale
import os
import shutil
import subprocess
import sys
import threading
import uuid
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from tests.libreoffice.whole import whole

ADDIN = Path(__file__).parents[2] / "addin"
DRIVER = Path(__file__).with_name("driver.py")
#: Seconds for one answer; LibreOffice has come to rest long before.
PATIENCE = 180
#: The script of a program that stands for the installed nigiri.
USUAL = f'shift\nPYTHONPATH="{ADDIN}" exec "{sys.executable}" "$@"'
PYTHONS = ("/usr/bin/python3", "python3", sys.executable)


@cache
def python_with_uno() -> str | None:
    """Return a Python that can talk to LibreOffice, None where there is none."""
    for python in filter(None, map(shutil.which, PYTHONS)):
        found = subprocess.run([python, "-c", "import uno"], check=False, capture_output=True)
        if found.returncode == 0:
            return python
    return None


def engine(folder: Path, script: str | None = None) -> str:
    """Return a program that stands for the installed nigiri: this checkout, or a script."""
    path = folder / "engine"
    path.write_text(f"#!/bin/sh\n{USUAL if script is None else script}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def surroundings() -> dict[str, str]:
    """Return the environment for LibreOffice, without what leads its own Python to ours.

    Its loader of components finds no folder with an accent where the locale has none (LC_ALL=C).
    """
    ours = Path(sys.prefix), Path(sys.base_prefix)
    kept = [
        each
        for each in os.environ["PATH"].split(os.pathsep)
        if not any(Path(each).is_relative_to(root) for root in ours if root != Path("/usr"))
    ]
    dropped = ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV")
    rest = {key: text for key, text in os.environ.items() if key not in dropped}
    speaks_utf8 = locale.getencoding().lower() == "utf-8"
    return rest | {"PATH": os.pathsep.join(kept)} | ({} if speaks_utf8 else {"LC_ALL": "C.UTF-8"})


class Driven:
    """A LibreOffice that runs, and what can be asked of it (driver.py)."""

    folder: Path
    _office: subprocess.Popen[bytes]
    _driver: subprocess.Popen[str]

    def __call__(self, do: str, *given: object) -> Any:  # noqa: ANN401 -- JSON
        """Ask for something; AssertionError with what went wrong, or where nothing comes back."""
        assert self._driver.stdin is not None
        assert self._driver.stdout is not None
        stuck = threading.Timer(PATIENCE, self._driver.kill)
        stuck.start()
        self._driver.stdin.write(json.dumps({"do": do, "with": given}) + "\n")
        self._driver.stdin.flush()
        line = self._driver.stdout.readline()
        stuck.cancel()
        answer = json.loads(line or '{"error": "LibreOffice ended, or is stuck"}')
        assert "error" not in answer, answer["error"]
        return answer["is"]

    def press(self, tag: str, *, agreed: bool = True, **arguments: object) -> Any:  # noqa: ANN401
        """Press a button with answers to what it asks; return the outcome."""
        return self("run", tag, {"arguments": arguments, "agreed": agreed, "language": "en"})

    def whole(self) -> dict[str, list[str]]:
        """Return all that the open document holds, sheet by sheet (whole.py)."""
        path = self.folder / "whole.fods"
        self("flat", str(path))
        return whole(path.read_text(encoding="utf-8"))

    def process(self) -> int:
        """Return the number of the process that is LibreOffice itself, beneath what starts it."""
        for comm in Path("/proc").glob("[0-9]*/comm"):
            with suppress(OSError):  # it has ended
                process = int(comm.parent.name)
                mine = os.getsid(process) == self._office.pid
                if mine and comm.read_text(encoding="utf-8") == "soffice.bin\n":
                    return process
        msg = "LibreOffice does not run"
        raise AssertionError(msg)

    def stop(self) -> None:
        """End the programs that were started here."""
        self._driver.kill()
        self._driver.communicate()
        with_children = os.getpgid(self._office.pid)
        os.killpg(with_children, 9)
        self._office.wait()


def office_words(pipe: str, *, window: bool = False) -> list[str]:
    """Return the command that starts LibreOffice listening at a pipe."""
    return [
        "soffice", *["--headless"] * (not window), "--norestore", "--nologo",
        "--nolockcheck", "--nofirststartwizard", f"--accept=pipe,name={pipe};urp;",
    ]  # fmt: skip


class Office(Driven):
    """LibreOffice with the extension as `nigiri libreoffice install` puts it there."""

    def __init__(self, folder: Path, program: str, *, window: bool = False) -> None:
        """Install the extension into a new profile, as it is documented, and start.

        window -- a real one, on the display of this process
        """
        self.folder, self.program, self._window = folder, program, window
        self.where = {
            "UserInstallation": (folder / "profile").as_uri(),
            "UNO_SHARED_PACKAGES": (folder / "shared").as_uri(),
            "UNO_SHARED_PACKAGES_CACHE": (folder / "shared" / "cache").as_uri(),
        }
        (folder / "shared" / "cache").mkdir(parents=True)
        done = self.nigiri("install")
        assert done.returncode == 0, done.stderr
        self.pipe = f"nigiri{uuid.uuid4().hex}"
        self._office = self._started()
        self._driver = subprocess.Popen(
            [str(python_with_uno()), str(DRIVER), self.pipe],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
        )  # fmt: skip

    def nigiri(self, word: str) -> subprocess.CompletedProcess[str]:
        """Type `nigiri libreoffice` and a word, for this LibreOffice and the engine of the tests.

        The extension remembers the program that installs it; the tests give it another name.
        """
        words = (
            f"import sys; sys.executable = {self.program!r}; from nigiri.cli import main; "
            f"sys.argv = ['nigiri', 'libreoffice', {word!r}]; main()"
        )
        return subprocess.run(
            [sys.executable, "-c", words], check=False, capture_output=True, text=True,
            timeout=120, env={**os.environ, **self.where, "PYTHONPATH": str(ADDIN)},
        )  # fmt: skip

    def _started(self) -> subprocess.Popen[bytes]:
        """Start the program; it listens at a pipe."""
        return subprocess.Popen(
            office_words(self.pipe, window=self._window),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
            env=surroundings() | self.where | {"HOME": str(self.folder)},
        )  # fmt: skip
