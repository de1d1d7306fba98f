"""Make the workbooks that ship with nigiri: `python -m tests.workbooks` (or `make workbooks`).

blank-en.xlsx and those of other languages -- a new event, for people who start without the command
line
quebec-2005.xlsx -- the published 2005 Quebec Open, replayed
"""

from __future__ import annotations

import csv
import datetime as dt
import sys
import uuid
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.desk.core.command import Desk
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.samples.replay import replay
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.desk.setup.sections import sections
from nigiri.hosts.files.xlsx_file import XlsxFile, create
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.model.cells import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.changes import Changes

PUBLISHED = Path(__file__).parent / "data" / "quebec-2005"
SHIPPED = Path(__file__).parents[1] / "workbooks"
DESK = Desk(dt.datetime(2005, 5, 21, 9, 0, tzinfo=dt.UTC), "S. Mays")
SECTIONS = ("3d", "1k", "4k", "9k", "14k", "16k", "30k")
QUEBEC = {
    "name": "2005 Quebec Open", "dates": "21–22 May 2005", "host": "Mtl",
    "place": "CEGEP Jean-de-Brébeuf, Montréal", "director": "S. Mays", "seed": 2005,
}  # fmt: skip


def table(name: str) -> Sheet:
    """Return one of the published lists."""
    with (PUBLISHED / name).open(encoding="utf-8", newline="") as file:
        return Sheet.of([[_cell(text) for text in row] for row in csv.reader(file)])


def _cell(text: str) -> Cell:
    """Return a cell of a CSV file as nigiri's own import reads it."""
    return int(text) if text.lstrip("-").isdigit() else text or None


def make_all(folder: Path) -> list[Path]:
    """Make every workbook in the folder, where none of them may be yet; return their paths."""
    blanks = [_blank(folder / f"blank-{language}.xlsx", language) for language in LANGUAGES]
    return [*blanks, _quebec(folder / "quebec-2005.xlsx")]


def _blank(path: Path, language: str) -> Path:
    """Make a new event without a name."""
    wanted = NewEvent(language=language)
    create(path, new_event(wanted, DESK, event_id=None), now=DESK.now)
    return path


def _quebec(path: Path) -> Path:
    """Make the published event from its lists, through the same steps a director takes."""
    start = new_event(NewEvent(settings=QUEBEC), DESK, event_id=uuid.UUID(int=2005))
    create(path, start, now=DESK.now)
    host = XlsxFile(path, now=DESK.now, backup=False)
    steps: list[Callable[[Workbook], Changes]] = [
        lambda book: import_players(book, DESK, table("players.csv"), source="players.csv",
                                    here=True),
        lambda book: sections(book, DESK, down_to=SECTIONS),
        lambda book: number(book, DESK),
        lambda book: replay(book, DESK, table("games.csv"), table("byes.csv"), source="games.csv"),
    ]  # fmt: skip
    for step in steps:
        host.apply(step(host.snapshot()))
    return path


def main() -> None:
    """Make the shipped workbooks anew."""
    for old in SHIPPED.glob("*.xlsx"):
        old.unlink()
    SHIPPED.mkdir(exist_ok=True)
    for path in make_all(SHIPPED):
        sys.stdout.write(f"{path.relative_to(SHIPPED.parent)}\n")


if __name__ == "__main__":
    main()
