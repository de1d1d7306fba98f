"""Measure the menu in LibreOffice: `python -m tests.bench_menu [PLAYERS] [--window]`, with addin/.

A new event, from the press of a button or of Ctrl+Z and Ctrl+Y to the end; in brackets the seconds
of LibreOffice's own processor until it has come to rest. Each line is the best and the median of
some events. Before each press there is a pause, as there is where a person presses: then a program
with nigiri loaded waits. With --window LibreOffice shows itself on the display of this process,
which costs it more (`xvfb-run`, with a window manager, serves).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

from tests.libreoffice.office import Office, engine

EVENT: dict[str, Any] = {"name": "Spring Open", "rules": "quebec", "language": "en", "rounds": 5}
#: What is pressed in which order: the name of the line, and the key or the button.
STEPS = (
    ("draw", "draw"), ("undo of draw", "undo"), ("redo of draw", "redo"),
    ("undo once more", "undo"), ("redo once more", "redo"),
    ("draw again", "draw-again"), ("undo of that", "undo"), ("redo of that", "redo"),
)  # fmt: skip
TIMES = 3
PAUSE = 2.0
#: LibreOffice has come to rest when it takes no more than this of its processor in that time.
REST, AT_REST = 0.25, 0.03
LONGEST = 30.0


def main() -> None:
    """Measure events of that many players."""
    counts = [int(word) for word in sys.argv[1:] if word.isdigit()]
    players = counts[0] if counts else 150
    with TemporaryDirectory() as name:
        folder = Path(name)
        office = Office(folder, engine(folder), window="--window" in sys.argv)
        try:
            runs = [_event(office, folder, players) for _ in range(TIMES)]
        finally:
            office.stop()
    for (step, _), found in zip(STEPS, zip(*runs, strict=True), strict=True):
        seconds, used = zip(*found, strict=True)
        best, usual = (
            f"{of(seconds):6.2f} ({of(used):.2f})" for of in (min, median)
        )  # fmt: skip
        print(f"{players:5}  {step:16} {best}  median {usual}", flush=True)  # noqa: T201


def _event(office: Office, folder: Path, players: int) -> list[tuple[float, float]]:
    """Return the time of each step of a new event, and that of LibreOffice's processor."""
    lines = [f"Name{n},Given,{1 + n % 20}k,Club{n % 9}" for n in range(players)]
    heads = "Family name,Given name,Rank,Club"
    (folder / "players.csv").write_text("\n".join([heads, *lines, ""]), encoding="utf-8")
    office("open")
    office.press("new", **EVENT)
    office.press("import", list=str(folder / "players.csv"), here=True)
    office.press("sections")
    found = [_timed(office, step) for _, step in STEPS]
    office("close")
    return found


def _timed(office: Office, step: str) -> tuple[float, float]:
    """Return how long one step takes, after a pause, and what it takes of the processor."""
    sleep(PAUSE)
    begun, used = perf_counter(), _used(office)
    if step in {"undo", "redo"}:
        office(step)
    else:
        outcome = office.press(step)
        assert "done" == outcome["status"], outcome
    return perf_counter() - begun, _at_rest(office) - used


def _at_rest(office: Office) -> float:
    """Return the seconds of its processor that LibreOffice took until it has come to rest."""
    before, until = _used(office), perf_counter() + LONGEST
    while perf_counter() < until:
        sleep(REST)
        if (now := _used(office)) - before < AT_REST:
            return now
        before = now
    return before


def _used(office: Office) -> float:
    """Return the seconds of its processor that LibreOffice took so far."""
    fields = Path(f"/proc/{office.process()}/stat").read_text(encoding="utf-8").split()
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
