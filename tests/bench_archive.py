"""Measure archives: `python -m tests.bench_archive [EVENTS] [FOLDER]`, with addin/ on the path.

Makes so many events of 60 players and 6 rounds as files of nigiri's JSON, 2,000 by default, and
adds them by the command; prints seconds, the memory of the process and the size of the archive. On
the way, at 10 and 500 events, and at the end it adds one event more, the best of three; then it
asks each ready question, as a program of its own and inside one process, the best of three.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, NamedTuple

from nigiri.archive.database import Database
from nigiri.archive.questions import attendance, byes, career, fields, handicaps, improve, meet
from nigiri.exchange.json_form import written
from tests.archive.careers import invented_events

if TYPE_CHECKING:
    from collections.abc import Callable

STEPS = (10, 500)
EVENTS = 2000
WHO, OTHER = "Family0007", "Family0009"
FEES = "4d 25, 1d 20, 10k 15, 30k 10"
COMMANDS = (
    ("career", WHO), ("meet", WHO, OTHER), ("improve",), ("fields",), ("handicaps",), ("byes",),
    ("attendance",), ("attendance", "--by", "rank"), ("attendance", "--fees", FEES), ("check",),
    ("ask", "SELECT count(*) FROM games"),
)  # fmt: skip  # words, several a line


def show(*words: object) -> None:
    """Print a line at once."""
    print(*words, flush=True)  # noqa: T201


class Seconds(NamedTuple):
    """What a program took: of the processor, and from beginning to end."""

    processor: float
    whole: float

    def __str__(self) -> str:
        """Return both."""
        return f"{self.processor:.2f} s of the processor, {self.whole:.2f} s in all"


def run(*arguments: str) -> Seconds:
    """Run the program; return its seconds."""
    begin, before = perf_counter(), os.times()
    command = [sys.executable, "-m", "nigiri", "archive", *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=os.environ)
    after = os.times()
    spent = after.children_user + after.children_system
    spent -= before.children_user + before.children_system
    return Seconds(spent, perf_counter() - begin)


def added(archive: Path, files: list[str]) -> None:
    """Add files, and show seconds, memory and size."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    seconds = run("add", str(archive), *files)
    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    size = sum(path.stat().st_size for path in archive.rglob("*.*") if path.is_file())
    memory = f"{most // 1024} MB" if most > before else f"below {before // 1024} MB"
    show(f"{len(files)} added: {seconds}, {memory}, the archive {size / 2**20:.1f} MB")


def one_more(archive: Path, files: list[str]) -> None:
    """Add one event more, three times, and show the best."""
    times = [run("add", str(archive), file) for file in files]
    show(f"one more: {min(times)}")


def inside(archive: Path) -> None:
    """Show what opening and each question take of the processor once all is loaded."""
    questions: dict[str, Callable[[Database], object]] = {
        "career": lambda found: career.career(found, WHO),
        "meet": lambda found: meet.meet(found, WHO, OTHER),
        "improve": improve.improve,
        "fields": fields.fields,
        "handicaps": handicaps.handicaps,
        "byes": byes.byes,
        "attendance by year": attendance.by_year,
        "attendance by rank": attendance.by_rank,
        "attendance by fee": lambda found: attendance.by_fee(found, FEES),
    }
    for name, question in questions.items():
        times = []
        for _ in range(3):
            begin = process_time()
            with Database.of(archive) as found:
                opened = process_time() - begin
                question(found)
            times.append((process_time() - begin, opened))
        whole, opened = min(times)
        show(f"{name:20} {whole:.2f} s, of which opening {opened:.2f} s")


def main(events: int, folder: Path) -> None:
    """Print the figures."""
    source = folder / "files"
    source.mkdir()
    names = []
    for number, event in enumerate(invented_events(events + 9)):
        names.append(str(source / f"{number:05}.json"))
        Path(names[-1]).write_bytes(written(event).data)
    archive, begin = folder / "archive", 0
    more = iter(names[events:])
    for step in (*(each for each in STEPS if each < events), events):
        added(archive, names[begin:step])
        begin = step
        one_more(archive, [next(more) for _ in range(3)])
    for command in COMMANDS:
        times = [run(command[0], str(archive), *command[1:]) for _ in range(3)]
        show(f"{' '.join(command):60} {min(times)}")
    inside(archive)
    whole = folder / "whole"
    added(whole, names[:events])


if __name__ == "__main__":
    given = sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp()
    try:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else EVENTS, Path(given))
    finally:
        if len(sys.argv) <= 2:
            shutil.rmtree(given)
