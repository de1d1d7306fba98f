"""An ordinary user of this computer, without nigiri and numpy, with a LibreOffice of their own.

Made for a test and removed after it, with all that is left. Only an administrator of a Linux can.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sys
import uuid
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.libreoffice.office import DRIVER, Driven, office_words, python_with_uno

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

NEEDED = ("soffice", "unopkg", "useradd", "userdel")


class Person:
    """A user: their home, and what they start."""

    def __init__(self, name: str, surroundings: Mapping[str, str] | None = None) -> None:
        """Take a user that exists; surroundings -- of their programs, besides the usual."""
        found = pwd.getpwnam(name)
        self.home, self.number, self._group = Path(found.pw_dir), found.pw_uid, found.pw_gid
        self.surroundings = {
            "HOME": found.pw_dir, "USER": name, "LOGNAME": name, "PATH": "/usr/bin:/bin",
            "LANG": "C.UTF-8", **(surroundings or {}),
        }  # fmt: skip

    def starts(self, *words: str, **options: object) -> subprocess.Popen[str]:
        """Start a program as this user."""
        return subprocess.Popen(  # type: ignore[call-overload, no-any-return]
            words, env=self.surroundings, cwd=self.home, start_new_session=True,
            text=True, encoding="utf-8", user=self.number, group=self._group, extra_groups=[],
            **options,
        )  # fmt: skip

    def runs(self, *words: str) -> str:
        """Run a program as this user; return all it prints. AssertionError where it fails."""
        process = self.starts(
            *words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        out, _ = process.communicate(timeout=180)
        assert process.returncode == 0, out
        return out

    def gets(self, file: Path, name: str = "") -> Path:
        """Return a copy of a file in this user's home."""
        copy = self.home / (name or file.name)
        shutil.copy(file, copy)
        shutil.chown(copy, self.number, self._group)
        return copy

    def files(self) -> set[str]:
        """Return the paths of all files in the home."""
        return {path.relative_to(self.home).as_posix() for path in self.home.rglob("*")}


class PersonsOffice(Driven):
    """The LibreOffice that a person starts, as it is."""

    def __init__(self, person: Person, *, window: bool = False) -> None:
        """Start it; window -- on the display that the person's surroundings name."""
        self.folder = person.home
        self.pressed: set[str] = set()
        drivers = [person.gets(path) for path in (DRIVER, DRIVER.with_name("seen.py"))]
        pipe = f"nigiri{uuid.uuid4().hex}"
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._office = person.starts(*office_words(pipe, window=window), **quiet)  # type: ignore[assignment]
        self._driver = person.starts(
            str(python_with_uno()), str(drivers[0]), pipe,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def press(self, tag: str, *, agreed: bool = True, **arguments: object) -> Any:  # noqa: ANN401
        """Press a button, and note its tag; return the outcome."""
        self.pressed.add(tag)
        return super().press(tag, agreed=agreed, **arguments)

    def quit(self) -> None:
        """End it as its user does."""
        with suppress(AssertionError):  # it may be gone before it answers
            self("terminate")
        self._driver.kill()
        self._driver.communicate()
        self._office.wait(60)


@contextmanager
def new_person(surroundings: Mapping[str, str] | None = None) -> Iterator[Person]:
    """Provide a new ordinary user; skip the test, or fail in CI, where none can be made."""
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if sys.platform != "linux" or os.geteuid() != 0:
        missing.append("an administrator of a Linux")
    if missing:
        told = f"needs {', '.join(missing)}"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    name = f"nigiri{uuid.uuid4().hex[:8]}"
    subprocess.run(["useradd", "--create-home", name], check=True, capture_output=True)
    person = Person(name, surroundings)
    try:
        yield person
    finally:
        subprocess.run(["pkill", "-KILL", "-u", str(person.number)], check=False)
        subprocess.run(["userdel", "--remove", name], check=False, capture_output=True)
