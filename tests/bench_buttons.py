"""Measure a draw by a button: `python -m tests.bench_buttons [PLAYERS ...]`, with addin/.

From the request to the answer, for the last round of an event: through `nigiri pipe`, which starts
a program each time, and in one that runs already, as `nigiri serve` does. Prints the best of five
in seconds, and the seconds of the processor, which other programs disturb less.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from nigiri.buttons.dispatch import exchange
from nigiri.buttons.request import PROTOCOL
from tests.bench_commands import ENVIRONMENT, SIZES, played
from tests.buttons.program import sent
from tests.desk.story import DESK

TIMES = 5


def request(players: int, how: str) -> bytes:
    """Return the request for the draw of the last round; how -- new sheets are wanted."""
    with TemporaryDirectory() as folder:
        story = played(players, SIZES.get(players, 6), Path(folder) / "open.xlsx")
        form = {"nigiri": "request", "protocol": PROTOCOL, "action": "draw", "render": how}
        return json.dumps({**form, "sheets": sent(story.workbook)}).encode()


def piped(data: bytes) -> tuple[float, float]:
    """Return the time of a program that answers once, and of the processor's."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), perf_counter()
    subprocess.run([sys.executable, "-m", "nigiri", "pipe"], input=data, check=True,
                   capture_output=True, env=ENVIRONMENT)  # fmt: skip
    took, after = perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    return took, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def served(data: bytes) -> tuple[float, float]:
    """Return the time of an answer in this program, and of the processor's."""
    used, begun = process_time(), perf_counter()
    exchange(data, lambda: DESK)
    return perf_counter() - begun, process_time() - used


def main() -> None:
    """Measure the sizes of the command line, or all."""
    for players in [int(word) for word in sys.argv[1:]] or SIZES:
        for how in ("spec", "xlsx"):
            data = request(players, how)
            for name, work in (("pipe", piped), ("serve", served)):
                found = [work(data) for _ in range(TIMES)]
                took, used = (min(column) for column in zip(*found, strict=True))
                print(f"{players:5}  {name:6} {how:5} {took:6.2f} {used:6.2f}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
