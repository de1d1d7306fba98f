"""Measure the menu in LibreOffice: `python -m tests.bench_menu [PLAYERS]`, with addin/.

A new event, from the press of the button to the end; in brackets the seconds of LibreOffice's own
processor. Each line is the best of three events. Before each press there is a pause, as there is
where a person presses: then a program with nigiri loaded waits.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

from tests.libreoffice.office import Office, engine

EVENT: dict[str, Any] = {"name": "Spring Open", "rules": "quebec", "language": "en", "rounds": 5}
STEPS = ("draw", "draw-again", "undo", "redo")
TIMES = 3
PAUSE = 2.0


def main() -> None:
    """Measure events of that many players."""
    players = int(sys.argv[1]) if sys.argv[1:] else 150
    with TemporaryDirectory() as name:
        folder = Path(name)
        office = Office(folder, engine(folder))
        try:
            runs = [_event(office, folder, players) for _ in range(TIMES)]
        finally:
            office.stop()
    for step, found in zip(STEPS, zip(*runs, strict=True), strict=True):
        took, used = min(found)
        print(f"{players:5}  {step:12} {took:6.2f} ({used:.2f})", flush=True)  # noqa: T201


def _event(office: Office, folder: Path, players: int) -> list[tuple[float, float]]:
    """Return the time of each step of a new event, and that of LibreOffice's processor."""
    lines = [f"Name{n},Given,{1 + n % 20}k,Club{n % 9}" for n in range(players)]
    heads = "Family name,Given name,Rank,Club"
    (folder / "players.csv").write_text("\n".join([heads, *lines, ""]), encoding="utf-8")
    office("open")
    office.press("new", **EVENT)
    office.press("import", list=str(folder / "players.csv"), here=True)
    office.press("sections")
    found = [_timed(office, step) for step in STEPS]
    office("close")
    return found


def _timed(office: Office, step: str) -> tuple[float, float]:
    """Return how long one step takes, after a pause."""
    sleep(PAUSE)
    begun, used = perf_counter(), _used(office)
    if step in {"undo", "redo"}:
        office(step)
    else:
        outcome = office.press(step)
        assert "done" == outcome["status"], outcome
    return perf_counter() - begun, _used(office) - used


def _used(office: Office) -> float:
    """Return the seconds of its processor that LibreOffice took so far."""
    fields = Path(f"/proc/{office.process()}/stat").read_text(encoding="utf-8").split()
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
