"""LibreOffice without a window, which converts files as somebody saves them under another kind.

The program that is asked first stays until the tests end, and the next files are handed to it: each
start takes longer than what it is asked for. Where no Python can talk to LibreOffice nothing stays,
and every file starts it. A file is read anew from the disk each time.
"""

from __future__ import annotations

import atexit
import subprocess
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple
from unittest.mock import patch

from nigiri.hosts import libreoffice
from tests.corpus.calc import Calc
from tests.libreoffice.office import python_with_uno

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class Converter(NamedTuple):
    """LibreOffice, by its path.

    recalculates -- whether it calculates every formula anew, with the profile that nigiri gives it;
    else as it does by itself, which believes the values of a file that a spreadsheet saved
    """

    soffice: str
    recalculates: bool = False

    def convert(self, paths: Sequence[Path], kind: str, folder: Path, *, seconds: int) -> None:
        """Let it write files again, as another kind, into the folder."""
        profile = _profile(recalculates=self.recalculates)
        subprocess.run(
            [
                self.soffice,
                f"-env:UserInstallation={profile.as_uri()}",
                *("--headless", "--norestore", "--convert-to", kind),
                *("--outdir", str(folder), *map(str, paths)),
            ],
            check=True,
            capture_output=True,
            timeout=seconds,
        )


@contextmanager
def handed_over(profile: Path | None = None) -> Iterator[Path]:
    """Let nigiri hand its files over to the program that stays, which has nigiri's own profile.

    profile -- of one that another process has started; None for the one of this process
    """
    of_one = profile or _profile(recalculates=True)
    with patch.object(libreoffice, "profile_in", lambda _: of_one):
        yield of_one


@cache
def _profile(*, recalculates: bool) -> Path:
    """Return the profile of a program that stays: whoever starts with it hands over to that one."""
    place = TemporaryDirectory(prefix="nigiri-office-", ignore_cleanup_errors=True)
    atexit.register(place.cleanup)
    home = Path(place.name)
    profile = libreoffice.profile_in(home) if recalculates else home / "profile"
    if python_with_uno() is not None:
        _stay(home)
    return profile


def calc_that_stays() -> Calc:
    """Return the program as somebody types in it, as it is by itself.

    There must be a Python that talks to it. What is opened in it must be closed.
    """
    return _stay(_profile(recalculates=False).parent)


@cache
def _stay(home: Path) -> Calc:
    """Start the program, with a workbook that stays open: else it ends after the first file."""
    kept = home / "kept.csv"
    kept.write_text("\n", encoding="utf-8")
    calc = Calc(home)
    atexit.register(calc.__exit__, None, None, None)
    calc("open", str(kept))
    return calc
