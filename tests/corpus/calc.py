"""A LibreOffice Calc in which the maker of the corpus types, started without a window.

It has a profile and a home of its own, so nothing that is installed on the machine is touched.
"""

from __future__ import annotations

import json
import os
import subprocess
import uuid
from pathlib import Path
from typing import TYPE_CHECKING

from tests.libreoffice.office import python_with_uno, surroundings

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

DRIVER = Path(__file__).with_name("calc_driver.py")


class Calc:
    """One running program; it starts when it is first asked for something."""

    def __init__(self, folder: Path) -> None:
        """Keep the folder for the profile."""
        self.folder = folder
        self._office: subprocess.Popen[bytes] | None = None
        self._driver: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        """End the programs that were started here."""
        if self._driver is None or self._office is None:
            return
        self._driver.kill()
        self._driver.communicate()
        os.killpg(os.getpgid(self._office.pid), 9)
        self._office.wait()

    def __call__(self, do: str, *given: object, **by: object) -> None:
        """Do something in the open workbook; AssertionError with what went wrong."""
        driver = self._driver or self._started()
        assert driver.stdin is not None
        assert driver.stdout is not None
        driver.stdin.write(json.dumps({"do": do, "with": given, "by": by}) + "\n")
        driver.stdin.flush()
        answer = json.loads(driver.stdout.readline() or '{"error": "LibreOffice ended"}')
        assert "error" not in answer, answer["error"]

    def _started(self) -> subprocess.Popen[str]:
        """Start the program and what drives it."""
        pipe = f"corpus{uuid.uuid4().hex}"
        profile = (self.folder / "profile").as_uri()
        self._office = subprocess.Popen(
            ["soffice", f"-env:UserInstallation={profile}", "--headless", "--norestore",
             "--nologo", "--nolockcheck", f"--accept=pipe,name={pipe};urp;"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
            env=surroundings() | {"HOME": str(self.folder), "TZ": "UTC", "LC_ALL": "C.UTF-8"},
        )  # fmt: skip
        self._driver = subprocess.Popen(
            [str(python_with_uno()), str(DRIVER), pipe],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
        )  # fmt: skip
        return self._driver
