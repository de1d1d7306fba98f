"""The first thing that nigiri does in an extension with its own engine: test itself.

Every compiled part is loaded, then a round is drawn and printed, and a workbook written and read.
What fails is told as JSON on the output; LibreOffice writes it into a file that can be mailed.
"""

from __future__ import annotations

import datetime as dt
import json
import sys
import traceback
from importlib import import_module
from typing import TYPE_CHECKING

from nigiri.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_NOW = dt.datetime(2026, 1, 3, 9)  # noqa: DTZ001 -- any time will do
_PLAYERS = 6


def test(parts: Iterable[str]) -> bool:
    """Test this nigiri and print what failed; tell whether all is well.

    parts -- compiled modules that must load, by their dotted names
    """
    failed = failures(parts)
    told = {"nigiri": "test", "version": VERSION, "python": sys.version, "failed": failed}
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()
    return not failed


def failures(parts: Iterable[str]) -> list[tuple[str, str]]:
    """Return (part, traceback) of everything that fails; a round is drawn only if all loads."""
    loading = ((part, lambda part=part: import_module(part)) for part in parts)
    found = [*_failed(loading)]
    return found or [*_failed([("draw", _draw)])]


def _failed(
    steps: Iterable[tuple[str, Callable[[], object]]],
) -> Iterable[tuple[str, str]]:
    """Yield the steps that fail, each with its traceback; a part may raise anything."""
    for name, step in steps:
        try:
            step()
        except BaseException:  # noqa: BLE001 -- Rust's panics are no Exception
            yield name, traceback.format_exc()


def _draw() -> None:
    """Draw a round of a small event, print it, and write its workbook and read that."""
    from nigiri.desk.core.command import Desk
    from nigiri.desk.draw.draw import draw
    from nigiri.desk.output.papers import button_print_request, paper
    from nigiri.desk.players.import_list import import_players
    from nigiri.desk.samples.demo import HEADINGS, PLAYERS
    from nigiri.desk.setup.create import NewEvent, new_event
    from nigiri.hosts.xlsx.cells.book import Book
    from nigiri.hosts.xlsx.new_sheets import new_sheets
    from nigiri.hosts.xlsx.read import read_sheets
    from nigiri.workbook.apply import applied
    from nigiri.workbook.model.cells import Sheet, Workbook

    desk, book = Desk(_NOW, ""), Workbook()
    begun = new_event(NewEvent(), desk, event_id=None)
    written = new_sheets((), begun, _NOW)
    read_sheets(Book(written))
    book = applied(book, begun)
    listed = Sheet.of([HEADINGS, *PLAYERS[:_PLAYERS]])
    book = applied(book, import_players(book, desk, listed, source="", here=True))
    book = applied(book, draw(book, desk))
    paper(book, button_print_request("table", None, None, _NOW, {}))
