"""The few tests with which coverage watches domain and workbook: `python -m tests.watched`.

What coverage watches takes four times as long, and most lines are run by hundreds of tests. So each
line and branch that the tests of these folders run is run by one of tests/data/watched.txt at
least, and they were chosen for taking little time: a new test whose lines no other runs is added
there by hand, or all are chosen anew, in some ten minutes.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest
from coverage import CoverageData

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

#: The folders and files whose tests run every line and branch of domain and workbook.
FOLDERS = ("domain", "workbook", "desk", "buttons", "hosts/test_lost_looks.py")
TESTS = Path(__file__).parent
LIST = TESTS / "data" / "watched.txt"

#: What a test costs besides what it takes, in seconds.
_AT_LEAST = 0.02

Arc = tuple[str, int, int]
"""A file, and the lines from which and to which it went on."""


class Timed:
    """What each test function took: of all its cases, with what they are given."""

    def __init__(self) -> None:
        """Begin."""
        self.seconds: dict[str, float] = defaultdict(lambda: _AT_LEAST)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add what a part of a test took."""
        self.seconds[function_of(report.nodeid)] += report.duration


def function_of(test: str) -> str:
    """Return the test function of a test, or of a part of one: file::name."""
    return test.partition("|")[0].partition("[")[0]


def chosen(runs: Mapping[str, Collection[Arc]], seconds: Mapping[str, float]) -> list[str]:
    """Return test functions that run together whatever all run, and take little time.

    The one that runs most for its time comes first, until nothing is left; then those go that the
    others make needless, the slowest first. Not the least time there could be, but near it.
    """
    left = {test: set(arcs) for test, arcs in runs.items()}
    found: list[str] = []
    while any(left.values()):
        best = max(left, key=lambda test: (len(left[test]) / seconds[test], test))
        found.append(best)
        new = left.pop(best)
        for arcs in left.values():
            arcs.difference_update(new)
    by = Counter(arc for test in found for arc in runs[test])
    for test in sorted(found, key=lambda test: (-seconds[test], test)):
        if all(by[arc] > 1 for arc in runs[test]):
            found.remove(test)
            by.subtract(runs[test])
    return sorted(found)


def runs_of(path: Path) -> dict[str, set[Arc]]:
    """Return what each test function ran, of what coverage noted, but for what loading runs."""
    data = CoverageData(str(path))
    data.read()
    found: dict[str, set[Arc]] = defaultdict(set)
    for context in data.measured_contexts():
        data.set_query_context(context)
        for file in data.measured_files():
            found[function_of(context)].update((file, *arc) for arc in data.arcs(file) or ())
    loading = found.pop("", set())
    return {test: arcs - loading for test, arcs in found.items()}


def main() -> None:
    """Choose them anew and write them down."""
    timed = Timed()
    with TemporaryDirectory() as folder:
        notes = Path(folder, "coverage")
        os.environ["COVERAGE_FILE"] = str(notes)
        given = ["--numprocesses=auto", "--dist=worksteal", "--cov", "--cov-context=test"]
        ended = pytest.main(
            [
                *given,
                "--cov-report=",
                "--cov-fail-under=0",
                *(str(TESTS / name) for name in FOLDERS),
            ],
            plugins=[timed],
        )
        if ended:
            raise SystemExit(ended)
        found = chosen(runs_of(notes), timed.seconds)
    LIST.write_text("".join(f"{test}\n" for test in found), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
