"""Workbooks of the corpus as other programs leave them: `python -m tests.foreign 2000`.

Each is changed as people change workbooks (edits.py), by a seed, saved by one of the programs
(programs.py), and given to three commands; the last one writes. Counted are

tracebacks    faults of nigiri, and commands that had to be ended
lost          cells and things that somebody typed or put there, and the written workbook lacks
changed       files that are not what they were although the command refused

The exit code is 1 where any of them is not 0.

--first N     the first seed (0); --by NAME, --kind ods: only what that program saves, only such
--keep DIR    where workbooks with a fault are kept
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
import warnings
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from openpyxl import load_workbook

from tests.corpus.places import name_of, unpack, workbooks
from tests.foreign.cells import held, lost
from tests.foreign.commander import Commander
from tests.foreign.edits import edited
from tests.foreign.programs import KINDS, NotSaved, Programs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.foreign.commander import Told

NOW = ("--now", "2026-05-17T17:30")
LOOKS = (
    ("standings", "FILE", "--dry-run"), ("print", "standings", "FILE", "--text"),
    ("print", "pairings", "FILE", "--text"), ("why", "FILE", "1"), ("draw", "FILE", "--dry-run"),
    ("print", "crosstable", "FILE", "--text"), ("export", "json", "FILE", "--yes"),
)  # fmt: skip
WRITES = (
    ("result", "FILE", "--table", "1", "B"), ("result", "FILE", "--table", "2", "W"),
    ("standings", "FILE"), ("standings", "FILE"), ("draw", "FILE", "--yes"),
    ("draw", "FILE", "--again", "--yes"), ("out", "FILE", "3"), ("number", "FILE"),
    ("sections", "FILE"), ("looks", "FILE"),
)  # fmt: skip
_COSTLY = 0.1
"""The share of the workbooks as .ods: a command that writes one lets LibreOffice work twice."""
_LEFT_OUT = ("large", "congress/", "congress-12/", "no-event", "layout-of-tomorrow")


@dataclass
class Count:
    """What came of the workbooks."""

    workbooks: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    unsaved: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    slowest: tuple[float, str] = (0, "")
    largest: tuple[int, str] = (0, "")

    def note(self, told: Told, what: str) -> None:
        """Count what became of a command on a workbook."""
        self.codes[f"{told.words[0]}: {told.code}"] += 1
        self.slowest = max(self.slowest, (told.seconds, f"{' '.join(told.words)}: {what}"))
        self.largest = max(self.largest, (told.memory, f"{' '.join(told.words)}: {what}"))
        if told.is_fault:
            self.faults.append(f"TRACEBACK {what}\n  {' '.join(told.words)}\n{told.errors[-1500:]}")
        elif told.code:
            sentence = (told.errors.strip() or told.said.strip()).partition("\n")[0]
            self.refusals[re.sub(r"\S*\d\S*", "#", sentence)[:110]] += 1

    @property
    def wrong(self) -> list[str]:
        """Return all that went wrong."""
        return [*self.faults, *self.lost, *self.changed]

    @property
    def is_good(self) -> bool:
        """Tell whether nothing went wrong."""
        return self.workbooks > 0 and not self.wrong

    def in_short(self) -> str:
        """Return what went wrong so far, as numbers."""
        wrong = f"tracebacks {len(self.faults)}, lost {len(self.lost)}, changed {len(self.changed)}"
        return f"{wrong}; {self.slowest[0]:.1f} s, {self.largest[0]} MB"

    def told(self) -> str:
        """Return all in words."""
        return "\n".join([
            *self.faults, *self.lost, *self.changed,
            "", *(f"{count:6} {code}" for code, count in sorted(self.codes.items())),
            "", *(f"{count:6} {words}" for words, count in self.refusals.most_common(40)),
            "", *(f"{count:6} not saved: {words}" for words, count in self.unsaved.most_common(9)),
            "", f"workbooks {self.workbooks}, commands {sum(self.codes.values())}",
            f"tracebacks {len(self.faults)}, lost {len(self.lost)}, changed {len(self.changed)}",
            f"slowest {self.slowest[0]:.1f} s, {self.slowest[1]}",
            f"largest {self.largest[0]} MB, {self.largest[1]}",
        ])  # fmt: skip


class Bench:
    """A folder in which workbooks are changed, saved and given to commands."""

    def __init__(self, folder: Path, programs: Programs, commander: Commander) -> None:
        """Keep them."""
        self.folder, self.programs, self.give = folder, programs, commander
        self.count = Count()

    def try_one(self, seed: int, ways: Sequence[tuple[str, str]], keep: Path | None) -> None:
        """Change, save and try the workbook of a seed."""
        random = Random(seed)  # noqa: S311 -- no secret is made from it
        workbook = random.choice(_chosen())
        by, kind = random.choice(ways)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            book = load_workbook(BytesIO(_as_xlsx(self.programs, workbook)), rich_text=True)
            did = edited(random, book)
            path = self.folder / f"open.{kind}"
            what = f"seed {seed}: {name_of(workbook)}, {did}, by {by} as {kind}"
            try:
                self.programs.saved(by, book, path)
            except (NotSaved, ValueError, TypeError, IndexError, AttributeError) as error:
                self.count.unsaved[f"{by} {str(error)[:90]}"] += 1
                return
        self.count.workbooks += 1
        before, known = path.read_bytes(), self.count.wrong
        self.give_commands(random, path, what)
        if keep and self.count.wrong != known:
            with (keep / "wrong.txt").open("a", encoding="utf-8") as file:
                file.write("\n".join(each for each in self.count.wrong if each not in known) + "\n")
            (keep / f"{seed}.{kind}").write_bytes(before)

    def give_commands(self, random: Random, path: Path, what: str) -> None:
        """Give three commands on a workbook, and look at what the last one wrote."""
        before = path.read_bytes()
        for words in (("check", "FILE"), random.choice(LOOKS), random.choice(WRITES)):
            there = path.read_bytes()
            told = self.give(*(path.name if word == "FILE" else word for word in words), *NOW)
            self.count.note(told, what)
            if told.code and there != path.read_bytes():
                self.count.changed.append(f"CHANGED {what}\n  {' '.join(told.words)}")
        after = path.read_bytes()
        if after != before:
            gone = [*(Counter(lost(held(before), held(after))) - _told(told)).elements()]
            if gone:
                self.count.lost.append(f"LOST {what}\n  {' '.join(told.words)}\n  {gone[:6]}")
        shutil.rmtree(self.folder / "open backups", ignore_errors=True)
        for each in self.folder.iterdir():
            if each.name.startswith("open ") or each.name.startswith("open."):
                shutil.rmtree(each) if each.is_dir() else each.unlink()


def _told(told: Told) -> Counter[str]:
    """Return what the director is told to have gone with the old sheet of a round drawn again.

    A table has a filter.
    """
    table = "and with it what was put on it: a table." in " ".join(told.said.split())
    return Counter(["a tablePart", "a autoFilter"] if table else [])


@cache
def _chosen() -> list[Path]:
    """Return the workbooks that are changed: not those that are large or none of nigiri's."""
    return [path for path in workbooks() if not name_of(path).startswith(_LEFT_OUT)]


@cache
def _as_xlsx(programs: Programs, workbook: Path) -> bytes:
    """Return a workbook of the corpus as an .xlsx."""
    with tempfile.TemporaryDirectory() as place:
        path = unpack(workbook, Path(place))
        if path.suffix == ".ods":
            path = programs.saved_again("libreoffice", path, path.with_suffix(".xlsx"))
        return path.read_bytes()


def ways(by: str | None, kind: str | None) -> list[tuple[str, str]]:
    """Return the programs with what they save as, each as often as it is to be tried."""
    found = [(each, form) for each, forms in KINDS.items() for form in forms]
    found = [way for way in found if by in {None, way[0]} and kind in {None, way[1]}]
    books = sum(form == "xlsx" for _, form in found)
    sheets = len(found) - books
    often = max(1, round(sheets * (1 - _COSTLY) / _COSTLY / books)) if books and sheets else 1
    return [way for way in found for _ in range(often if way[1] == "xlsx" else 1)]


def run(seeds: Sequence[int], chosen: Sequence[tuple[str, str]], keep: Path | None = None) -> Count:
    """Try the workbooks of these seeds; return what came of them."""
    with tempfile.TemporaryDirectory() as place, Programs() as programs:
        folder = Path(place).resolve()
        with Commander(folder) as commander:
            bench = Bench(folder, programs, commander)
            with suppress(KeyboardInterrupt):
                for number, seed in enumerate(seeds, 1):
                    bench.try_one(seed, chosen, keep)
                    if not number % 50:
                        sys.stderr.write(f"{number}: {bench.count.in_short()}\n")
    return bench.count


def main(words: Sequence[str]) -> int:
    """Run as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.foreign")
    parser.add_argument("number", type=int)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--by", choices=[*KINDS])
    parser.add_argument("--kind", choices=["xlsx", "ods"])
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args(words)
    if given.keep:
        given.keep.mkdir(parents=True, exist_ok=True)
    missing = Programs().missing()
    if missing:
        sys.stderr.write(f"not installed: {', '.join(missing)} (.ci/programs long)\n")
    chosen = [way for way in ways(given.by, given.kind) if way[0] not in missing]
    count = run(range(given.first, given.first + given.number), chosen, given.keep)
    sys.stdout.write(count.told() + "\n")
    return 0 if count.is_good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
