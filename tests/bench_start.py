"""Measure the first press: `python -m tests.bench_start`, with addin/.

The engine of a self-contained extension, made of what is installed here and started as LibreOffice
starts it, and beside it an installed nigiri. For each: seconds by the clock, and those of the
processor, which other programs disturb less; the median of five, the very first of one.

    the first of all   nothing compiled yet; it tests itself, then makes a new event
    the first of a day a new event, by a program that is started for it
    from then on       a new event, by a program that waits; what happens before is not counted
"""

from __future__ import annotations

import json
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from nigiri.buttons.request import PROTOCOL
from tests.bench_commands import ENVIRONMENT
from tests.libreoffice.inside import installed_parts, unpacked

if TYPE_CHECKING:
    from collections.abc import Sequence

TIMES = 5
LOADED = 2.0
"""Seconds in which a waiting program has loaded what it needs; more where others are busy."""
NEW = {"name": "Spring Open", "rules": "quebec", "language": "en", "rounds": 5}
REQUEST = {
    "nigiri": "request", "protocol": PROTOCOL, "action": "new", "arguments": NEW, "render": "spec",
    "sheets": [{"name": "Sheet1", "rows": []}],
}  # fmt: skip


def press(command: Sequence[str], wait: float = 0) -> tuple[float, float]:
    """Return the seconds of one answer, and those of the processor.

    wait -- so long the program has been there before; then the processor's are all of it
    """
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.perf_counter()
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=ENVIRONMENT) as program:
        if wait:
            time.sleep(wait)
            begun = time.perf_counter()
        out, _ = program.communicate(json.dumps(REQUEST).encode())
    took, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    assert '"status": "done"' in out.decode(), out
    return took, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Measure both."""
    with TemporaryDirectory() as folder:
        wheels = Path(folder, "wheels")
        wheels.mkdir()
        start = unpacked(installed_parts(wheels), Path(folder, "extension"))
        inside = [sys.executable, "-I", "-S", str(start)]
        tell("brought along, the first of all", [press([*inside, "test"])])
        for name, command in (
            ("brought along", inside),
            ("installed", [sys.executable, "-m", "nigiri"]),
        ):
            ahead = [*command, "pipe", "--ahead"]
            tell(f"{name}, the first of a day", [press(ahead) for _ in range(TIMES)])
            tell(f"{name}, from then on", [press(ahead, LOADED) for _ in range(TIMES)])
        shutil.rmtree(wheels)


def tell(name: str, found: Sequence[tuple[float, float]]) -> None:
    """Print the medians."""
    took, used = (median(column) for column in zip(*found, strict=True))
    print(f"{name:32} {took:6.2f} {used:6.2f}", flush=True)  # noqa: T201 -- the figures


if __name__ == "__main__":
    main()
