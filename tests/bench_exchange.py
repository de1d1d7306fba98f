"""Measure whole events: `python -m tests.bench_exchange [PLAYERS ...]`, with addin/ on the path.

Prints, for each size and format, the seconds of the processor for ten rounds: to write the file, to
read it, to make all cells of the workbook, and to make the .xlsx of them. The best of three counts.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

from nigiri.desk.setup.import_event import import_event
from nigiri.domain.rules import rule_set
from nigiri.exchange.formats import FORMATS, incoming, outgoing
from nigiri.hosts.files.xlsx_file import create
from tests.desk.story import DESK
from tests.generate import random_history, registration

if TYPE_CHECKING:
    from collections.abc import Callable

SIZES = (40, 150, 600)
ROUNDS = 10


def seconds(work: Callable[[], object]) -> float:
    """Return the best of three times."""
    times = []
    for _ in range(3):
        begin = process_time()
        work()
        times.append(process_time() - begin)
    return min(times)


def measure(size: int, key: str, folder: Path) -> None:
    """Print the line of a size and a format."""
    settings = replace(rule_set("opengotha").defaults, rounds=ROUNDS)
    event = replace(random_history(registration(size, size), size, ROUNDS), settings=settings)
    _, write = outgoing(key)
    data = write(event).data
    changes = import_event(data, DESK, source="event.xml", event_id=None)
    path = folder / "event.xlsx"

    def make() -> None:
        path.unlink(missing_ok=True)
        create(path, changes, now=DESK.now)

    figures = {
        "write": seconds(lambda: write(event)),
        "read": seconds(lambda: incoming(data)),
        "cells": seconds(lambda: import_event(data, DESK, source="event.xml", event_id=None)),
        "xlsx": seconds(make),
    }
    shown = (f"{name} {each:6.2f} s" for name, each in figures.items())
    print(f"{size:5} {FORMATS[key].name:10}", *shown, f"{len(data) // 1024:6} KB")  # noqa: T201


def main(sizes: list[int]) -> None:
    """Print a line for each size and format."""
    with tempfile.TemporaryDirectory() as folder:
        for size in sizes:
            for key in ("opengotha", "macmahon"):
                measure(size, key, Path(folder))


if __name__ == "__main__":
    main([*map(int, sys.argv[1:])] or [*SIZES])
