"""Programs that give commands at the same moment: each waits, already loaded, for the next one.

A program of its own that only starts takes half a second, and seldom meets another one there where
it matters. These have all loaded; what is raced is the command itself.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_ROOT = Path(__file__).parents[2]
#: Seconds from the moment a command is handed over until it is given.
_AHEAD = 0.02


class Ended(NamedTuple):
    """How a command ended: its exit code, and what it said on both ways out."""

    code: int
    said: str


class Racer:
    """A program that gives commands when it is told to."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        """Take a program that was started; it is ready when it says so."""
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.to: IO[str] = process.stdin
        self.back: IO[str] = process.stdout
        assert "ready\n" == self.back.readline()

    def gives(self, at: float, words: Sequence[object]) -> None:
        """Hand a command over, to be given at a time of the clock."""
        self.to.write(json.dumps([at, [str(word) for word in words]]) + "\n")
        self.to.flush()

    def ended(self) -> Ended:
        """Return how its command ended, once it has."""
        return Ended(*json.loads(self.back.readline()))


@contextmanager
def racers(number: int) -> Iterator[list[Racer]]:
    """Start so many programs, and end them afterwards."""
    ways = os.pathsep.join([str(_ROOT / "addin"), str(_ROOT)])
    started = [
        subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "tests.hosts.racer"],
            cwd=_ROOT, env={**os.environ, "PYTHONPATH": ways, "PYTHONDONTWRITEBYTECODE": "1"},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
        )
        for _ in range(number)
    ]  # fmt: skip
    try:
        yield [Racer(process) for process in started]
    finally:
        for process in started:
            process.communicate()


def raced(
    runners: Sequence[Racer], commands: Sequence[Sequence[object]], head_start: float = 0
) -> list[Ended]:
    """Return how commands ended that were given at once.

    head_start -- seconds by which the first is given before the others
    """
    at = time.time() + _AHEAD
    for index, (runner, words) in enumerate(zip(runners, commands, strict=True)):
        runner.gives(at + head_start * (index > 0), words)
    return [runner.ended() for runner in runners]


def _main() -> None:
    """Give commands, one a line, until there are no more."""
    from click.testing import CliRunner  # noqa: PLC0415 -- only the program itself needs it

    from nigiri.cli import program  # noqa: PLC0415

    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for line in sys.stdin:
        at, words = json.loads(line)
        time.sleep(max(0.0, at - time.time()))
        ended = CliRunner().invoke(program, words, prog_name="nigiri")
        sys.stdout.write(json.dumps([ended.exit_code, ended.stdout + ended.stderr]) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    _main()
