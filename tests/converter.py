"""LibreOffice without a window, which converts files as somebody saves them under another kind.

The program that is asked first stays until the tests end, and the next files are handed to it: each
start takes longer than what it is asked for. Where no Python can talk to LibreOffice nothing stays,
and every file starts it. A file is read anew from the disk each time.
"""

from __future__ import annotations

import atexit
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from tests.corpus.calc import Calc
from tests.libreoffice.office import python_with_uno

if TYPE_CHECKING:
    from collections.abc import Sequence

_ALWAYS = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
"""
"""The setting "recalculate when a file is loaded: always"."""


class Converter(NamedTuple):
    """LibreOffice, by its path.

    recalculates -- whether it calculates every formula anew; else as it does by itself, which
    believes the values of a file that a spreadsheet saved
    """

    soffice: str
    recalculates: bool = False

    def convert(self, paths: Sequence[Path], kind: str, folder: Path, *, seconds: int) -> None:
        """Let it write files again, as another kind, into the folder."""
        profile = _running(recalculates=self.recalculates).profile
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


def type_in(path: Path, sheet: str, cell: str, text: str) -> None:
    """Type into a cell of a file, and save it; there must be a Python that talks to LibreOffice."""
    calc = _running(recalculates=True).calc
    assert calc is not None
    calc("open", str(path))
    calc("type", sheet, cell, text)
    calc("save", str(path))
    calc("close")


class _Running(NamedTuple):
    """A program that stays: whoever starts with its profile hands over to it.

    calc -- None where no Python can talk to it, and it does not stay
    """

    profile: Path
    calc: Calc | None


@cache
def _running(*, recalculates: bool) -> _Running:
    """Start a program that stays until the tests end."""
    place = TemporaryDirectory(prefix="nigiri-office-", ignore_cleanup_errors=True)
    atexit.register(place.cleanup)
    home = Path(place.name)
    user = home / "profile" / "user"
    user.mkdir(parents=True)
    if recalculates:
        (user / "registrymodifications.xcu").write_text(_ALWAYS, encoding="utf-8")
    return _Running(user.parent, _staying(home) if python_with_uno() is not None else None)


def _staying(home: Path) -> Calc:
    """Start the program, with a workbook that stays open: else it ends after the first file."""
    kept = home / "kept.csv"
    kept.write_text("\n", encoding="utf-8")
    calc = Calc(home)
    atexit.register(calc.__exit__, None, None, None)
    calc("open", str(kept))
    return calc
