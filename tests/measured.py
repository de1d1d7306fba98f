"""Give a command in a process of its own, and measure what it took."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ADDIN = Path(__file__).parents[1] / "addin"
#: Runs nigiri and says at the end how much memory it and what it started had at most.
_PROGRAM = """
import atexit, os, resource, subprocess, sys
done = subprocess.run([sys.executable, "-m", "nigiri", *sys.argv[1:]], stdin=subprocess.DEVNULL)
print(f"\\n{done.returncode} {resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024}")
"""


class Measured(NamedTuple):
    """What a command said, its exit code, and its most memory in megabytes."""

    said: str
    code: int
    megabytes: int


def measured(*words: object, seconds: float = 120) -> Measured:
    """Return what came of a command; TimeoutExpired where it does not end."""
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, *map(str, words)],
        env={**os.environ, "PYTHONPATH": str(ADDIN), "PYTHONIOENCODING": "utf-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=seconds,
        check=True,
    )
    said, _, figures = done.stdout.rstrip().rpartition("\n")
    code, megabytes = map(int, figures.split())
    return Measured(said.strip(), code, megabytes)
