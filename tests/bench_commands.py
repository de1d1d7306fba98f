"""Measure commands on a closed file: `python -m tests.bench_commands [SIZE ...]`, with addin/.

Each command runs as a program of its own, from pressing Enter to the prompt, on a fresh copy of
the workbook: start, reading, computing, writing with backup. Prints the best of three in seconds,
and the seconds of the processor, which other programs disturb less.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from nigiri.desk.draw.draw import draw
from nigiri.desk.output.proof import proof
from nigiri.desk.players.import_list import import_players
from tests.desk.story import Story, begin, roster

ADDIN = Path(__file__).parents[1] / "addin"
#: As after an installation: Python keeps what it has compiled.
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ADDIN), "PYTHONDONTWRITEBYTECODE": ""}
#: Players -> rounds of the event, all but the last of them played.
SIZES = {40: 6, 150: 6, 600: 10}
#: What is measured; the first group before the last round is drawn, the second after.
COMMANDS = {
    "before": (("check",), ("draw",), ("draw", "--dry-run"), ("standings",), ("grid",)),
    "after": (("result", "--table", "1", "W"), ("draw", "--again"), ("why", "1"),
              ("print", "pairings", "-o", "{folder}/sheet.html"),
              ("print", "all", "-o", "{folder}/papers"),
              ("print", "all", "--pdf", "-o", "{folder}/papers")),
    "proof": (("proof",), ("draw",), ("check",)),
}  # fmt: skip


def played(players: int, rounds: int, path: Path) -> Story:
    """Return an event of which all rounds but the last are played."""
    story = begin(path, rounds=rounds)
    story.does(import_players, roster(players), source="list", here=True)
    for number in range(1, rounds):
        story.does(draw)
        story.plays(number)
    return story


def seconds(path: Path, words: tuple[str, ...], best_of: int = 3) -> tuple[float, float]:
    """Return the best time of a command on copies of a workbook, and of the processor's."""
    found = []
    for _ in range(best_of):
        with TemporaryDirectory() as folder:
            copy = shutil.copy(path, folder)
            typed = [word.format(folder=folder) for word in words]
            at = 2 if typed[0] == "print" else 1
            command = [sys.executable, "-m", "nigiri", *typed[:at], copy, *typed[at:]]
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            begun = perf_counter()
            subprocess.run(command, check=True, capture_output=True,
                           env=ENVIRONMENT)  # fmt: skip
            took = perf_counter() - begun
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            found.append((took, used))
    return min(took for took, _ in found), min(used for _, used in found)


def measure(players: int, folder: Path) -> None:
    """Print the times of all commands at one size."""
    path = folder / f"{players}.xlsx"
    story = played(players, SIZES.get(players, 6), path)
    for state, commands in COMMANDS.items():
        if state == "after":
            story.does(draw)
        elif state == "proof":
            path = folder / f"{players}-proof.xlsx"
            story = played(players, SIZES.get(players, 6), path)
            story.does(proof)
        for words in commands:
            took, used = seconds(path, words)
            told = " ".join(words).partition(" -o")[0] + (" (with Proof)" * (state == "proof"))
            print(f"{players:5}  {told:30} {took:6.2f} {used:6.2f}", flush=True)  # noqa: T201


def main() -> None:
    """Measure the sizes of the command line, or all."""
    sizes = [int(word) for word in sys.argv[1:]] or list(SIZES)
    with TemporaryDirectory() as folder:
        for size in sizes:
            measure(size, Path(folder))


if __name__ == "__main__":
    main()
