"""What nigiri says of a workbook, as text that is the same on every machine and every day.

Each command is given in a folder that holds copies of the workbook and of those that lie beside it,
at a time, by a person and by a version that are always the same. No program of the machine is found
there, so neither a browser nor LibreOffice nor fonts have a say.

$ nigiri check open.xlsx      a command; below it what it said
| ...                         a line of its output
! ...                         of its errors and warnings; (as before) where they are the same
= 3                           its exit code, where it is not 0
> open-egf.h9                 a file that it made; below it what stands there
"""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
from contextlib import chdir
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from unittest.mock import patch

from click.testing import CliRunner

from nigiri.cli import program
from nigiri.reports.catalogue import REPORTS
from tests.corpus.made_files import file_lines
from tests.corpus.places import family, name_of, unpack
from tests.corpus.shortened import BEGINNING, MOST, cells_of, shortened, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

NOW = "2026-05-17T17:30"
VERSION, READER = "0.2.0", "nigiri.workbook.read.settings.VERSION"
"""Which nigiri speaks, whatever it is; and where what it says of a newer layout names itself."""

LEFT_OUT = {"poster"}
"""It is the grid once more."""
REPEAT = {
    "table-numbers", "welcome", "badges", "slips", "bye-slip", "cards", "qualification",
    "crosstable", "certificates", "plaques",
}  # fmt: skip
"""They say much the same for each board or player: of these only the beginning stands here."""
FEW = 16, 12
AS_TEXT = (("pairings", "--by", "name"),)
FORMATS = ("opengotha", "macmahon", "egf", "ffg", "aga", "csv", "json")


class Said(NamedTuple):
    """What a command said, and the files that it made or changed: name -> bytes.

    again -- it complains about the same as the command before
    """

    words: str
    code: int
    out: str
    errors: str
    files: dict[str, bytes]
    again: bool

    @property
    def head(self) -> list[str]:
        """Return the command, its exit code where it failed, and what it complained about."""
        code = [f"= {self.code}"] if self.code else []
        lines = ["(as before)"] if self.again else shortened(_lines(self.errors))
        return [f"$ nigiri {self.words}", *code, *(f"! {line}" for line in lines)]


class Given:
    """A folder with copies, in which commands are given about one of the workbooks."""

    def __init__(self, name: str, originals: Sequence[Path], folder: Path) -> None:
        """Copy the workbook of that name, and those that lie beside it."""
        self.name, self.originals, self.folder, self.errors = name, originals, folder, ""
        self.anew()

    def __call__(self, *words: str) -> Said:
        """Give a command; of words "FILE" is the workbook's name."""
        told = [self.name if word == "FILE" else word for word in words]
        before = self._files()
        asked = CliRunner(env=_surroundings(self.folder)).invoke(
            program, [*told, "--now", NOW], prog_name="nigiri"
        )
        if asked.exception is not None and not isinstance(asked.exception, SystemExit):
            raise asked.exception
        after = self._files()
        made = {name: data for name, data in after.items() if before.get(name) != data}
        out, errors = self._neutral(asked.stdout), self._neutral(asked.stderr)
        again, self.errors = bool(errors) and errors == self.errors, errors
        return Said(" ".join(told), asked.exit_code, out, errors, made, again)

    def anew(self) -> None:
        """Put the workbooks back as they were, and take everything else away."""
        for path in self.folder.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        for path in self.originals:
            shutil.copy(path, self.folder / path.name)

    def _files(self) -> dict[str, bytes]:
        """Return the files in the folder, without what is kept of former states."""
        found = (path for path in sorted(self.folder.iterdir()) if path.is_file())
        return {path.name: path.read_bytes() for path in found}

    def _neutral(self, text: str) -> str:
        """Return a text without the name of this folder."""
        return text.replace(f"{self.folder}{os.sep}", "").replace(str(self.folder), "FOLDER")


def answers(workbook: Path) -> str:
    """Return all that is said of a workbook of the corpus."""
    with tempfile.TemporaryDirectory() as place:
        kept, hall = (Path(place).resolve() / name for name in ("kept", "hall"))
        kept.mkdir()
        hall.mkdir()
        paths = [unpack(each, kept) for each in family(workbook)]
        with chdir(hall):
            given = Given(Path(name_of(workbook)).name, paths, hall)
            with patch("nigiri.workbook.writer.VERSION", VERSION), patch(READER, VERSION):
                lines = [line for part in PARTS for line in part(given)]
    return "\n".join([*lines, ""])


def _surroundings(folder: Path) -> dict[str, str | None]:
    """Return an environment in which only nigiri is found; None takes a variable away."""
    programs = folder.parent / "programs"
    if not programs.exists():
        programs.mkdir()
        (programs / "nigiri").touch(0o755)
    gone = dict.fromkeys(("COLUMNS", "FORCE_COLOR", "NO_COLOR", "NIGIRI_DEBUG", "LANGUAGE"))
    return {
        **gone, "PATH": str(programs), "HOME": str(folder.parent), "LOGNAME": "ann", "LANG": "C",
        "LC_ALL": "C", "TERM": "dumb", "TZ": "UTC", "NIGIRI_LISTS": str(folder.parent / "lists"),
    }  # fmt: skip


def _lines(text: str) -> list[str]:
    """Return the lines that say something."""
    return [line.rstrip() for line in text.splitlines() if line.strip()]


def _plainly(said: Said) -> Iterator[str]:
    """Yield what a command said, shortened."""
    yield from said.head
    yield from (f"| {line}" for line in shortened(_lines(said.out)))


def _checked(given: Given) -> Iterator[str]:
    """Yield what `check` says, and the codes of the problems it found."""
    yield from _plainly(given("check", "FILE"))
    said = given("check", "FILE", "--json")
    if said.out:
        codes = sorted(each["code"] for each in json.loads(said.out)["problems"])
        yield f"| codes: {' '.join(codes) or 'none'}"


def _tried(given: Given) -> Iterator[str]:
    """Yield what would be written."""
    draws = [("draw", "FILE"), ("draw", "FILE", "--again")]
    if given.name.endswith(".ods"):  # there, what takes a sheet away needs LibreOffice
        draws.append(("draw", "FILE", "--again", "--draft"))
    for words in (("standings", "FILE"), *draws):
        said = given(*words, "--yes", "--dry-run", "--json")
        yield from said.head
        if said.out:
            form = json.loads(said.out)
            yield from (f"| {sentence}" for sentence in form["sentences"])
            yield from (f"| {line}" for line in shortened(shown(form.get("view", {}))))
            yield from (f"| {line}" for line in shortened(cells_of(form["cells"])))


def _asked(given: Given) -> Iterator[str]:
    """Yield why who meets whom, and stands where."""
    for words in (("1",), ("2",), ("bye",), ("1", "--round", "1")):
        yield from _plainly(given("why", "FILE", *words))
    yield from _plainly(given("why-place", "FILE", "1", "2"))


def _printed(given: Given) -> Iterator[str]:
    """Yield what the printed sheets say."""
    for report in (key for key in REPORTS if key not in LEFT_OUT):
        few = FEW if report in REPEAT else (MOST, BEGINNING)
        yield from _made(given("print", report, "FILE"), *few)
    for report, *options in AS_TEXT:
        yield from _plainly(given("print", report, "FILE", "--text", *options))
    given.anew()


def _exported(given: Given) -> Iterator[str]:
    """Yield what the files for others hold."""
    for form in FORMATS:
        yield from _made(given("export", form, "FILE", "--yes"))
    given.anew()


def _written(given: Given) -> Iterator[str]:
    """Yield what stands in the workbook after commands that write, and whether it is right then."""
    if given.name.endswith(".ods"):
        return
    for words in (("standings", "FILE"), ("draw", "FILE")):
        said = given(*words, "--yes")
        yield from said.head
        yield from _files(said)
        if said.files:
            yield f"| {_lines(given('check', 'FILE').out)[-1]}"
        given.anew()


def _made(said: Said, most: int = MOST, beginning: int = BEGINNING) -> Iterator[str]:
    """Yield what a command said, and what stands in the files that it made."""
    told = [line for line in _lines(said.out) if not re.search(r" is ready\. Open it ", line)]
    yield from said.head
    yield from (f"| {line}" for line in shortened(told))
    yield from _files(said, most, beginning)


def _files(said: Said, most: int = MOST, beginning: int = BEGINNING) -> Iterator[str]:
    """Yield what stands in the files that a command made."""
    for name, data in said.files.items():
        yield f"> {name}"
        yield from (f"| {line}" for line in shortened(file_lines(name, data), most, beginning))


PARTS: tuple[Callable[[Given], Iterator[str]], ...] = (
    _checked, _tried, _asked, _printed, _exported, _written,
)  # fmt: skip
