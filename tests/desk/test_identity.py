"""An event made from a blank workbook gets its id when round 1 is drawn."""

from __future__ import annotations

import datetime as dt
import uuid

from nigiri.desk.core.command import Desk
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import Changes, DeleteRows
from nigiri.workbook.read.workbook import read
from tests.settings import place

DESK = Desk(dt.datetime(2026, 1, 2, 9, 0, tzinfo=dt.UTC), "Kim")
LATER = Desk(dt.datetime(2026, 1, 3, 9, 0, tzinfo=dt.UTC), "Kim")
LIST = Sheet.of([["Name", "Rank"], ["Hoshi, Ann", "2d"], ["Tengen, Ben", "1d"]])


def _event(event_id: uuid.UUID | None) -> Workbook:
    """Return an event with two players here."""
    workbook = applied(Workbook(), new_event(NewEvent(), DESK, event_id=event_id))
    return applied(workbook, import_players(workbook, DESK, LIST, source="list.csv", here=True))


def _id(workbook: Workbook, desk: Desk) -> str:
    """Return the event's id after round 1."""
    return read(applied(workbook, draw(workbook, desk))).event.settings.event_id


def test_a_blank_workbook_has_no_id_until_round_1() -> None:
    """The id follows from who drew when, so the same command gives the same one."""
    blank = _event(None)

    assert "" == read(blank).event.settings.event_id
    assert 5 == uuid.UUID(_id(blank, DESK)).version
    assert _id(blank, DESK) == _id(blank, DESK)
    assert _id(blank, DESK) != _id(blank, LATER)


def test_an_id_is_never_changed() -> None:
    """It names the event for ever."""
    assert str(uuid.UUID(int=7)) == _id(_event(uuid.UUID(int=7)), LATER)


def test_a_sheet_without_a_cell_for_it_stays_without() -> None:
    """Somebody may have deleted the row; the draw goes on."""
    blank = _event(None)
    row, sheet = place(blank, "event_id").row, blank["Settings"]
    bare = applied(blank, Changes((DeleteRows("Settings", row, (sheet.row(row),)),)))

    assert "" == _id(bare, DESK)
