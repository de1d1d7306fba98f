"""Write down anew what nigiri says of the workbooks: `python -m tests.corpus.record [NAME...]`.

For who means to change it: `git diff --stat tests/data/corpus` then tells what is said otherwise,
and the commit says why. It takes some minutes; NAME is a workbook such as late.xlsx.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING

from tests.corpus.answers import answers
from tests.corpus.places import name_of, said_of, workbooks

if TYPE_CHECKING:
    from pathlib import Path

LINE = "\n"


def record(workbook: Path) -> str:
    """Write down what is said of a workbook; return what is to be told of it, "" for nothing."""
    path = said_of(workbook)
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    try:
        now = answers(workbook)
    except Exception as error:  # noqa: BLE001 -- the others are recorded all the same
        return f"{name_of(workbook)}: nothing is recorded, for nigiri failed: {error!r}"
    if now == before:
        return ""
    path.write_text(now, encoding="utf-8", newline=LINE)
    return f"{name_of(workbook)}: {'otherwise' if before else 'new'}"


def main(names: list[str]) -> None:
    """Record all, or those of these names, on all processors."""
    begun = time.monotonic()
    wanted = [path for path in workbooks() if not names or name_of(path) in names]
    told = 0
    with ProcessPoolExecutor() as several:
        for line in filter(None, several.map(record, wanted)):
            told += 1
            print(line, flush=True)  # noqa: T201
    took = f"{time.monotonic() - begun:.0f} s"
    print(f"{len(wanted)} workbooks, of {told} something else is said; {took}.")  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
