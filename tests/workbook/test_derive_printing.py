"""Growing sheets print down to their last row: no blank pages, nobody left out."""

from __future__ import annotations

import datetime as dt
import uuid

from nigiri.desk.core.command import Desk
from nigiri.desk.players.import_list import import_players
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.printing import pages, print_area
from nigiri.workbook.model.cells import Sheet, Workbook, column_letters
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, SetCells, SetPrintArea
from nigiri.workbook.read.table_finder import find

DESK = Desk(dt.datetime(2026, 1, 2, 9, 0, tzinfo=dt.UTC))
LIST = Sheet.of([["Name", "Rank"], *([f"Player{n:02}, Test", "5k"] for n in range(30))])


def _event() -> Workbook:
    """Return a new event."""
    return applied(Workbook(), new_event(NewEvent(), DESK, event_id=uuid.UUID(int=1)))


def test_the_list_of_players_prints_its_last_player() -> None:
    """Thirty players stand in rows 4 to 33."""
    changes = import_players(_event(), DESK, LIST, source="list.csv")

    areas = {op.sheet: op for op in changes.operations if isinstance(op, SetPrintArea)}

    assert SetPrintArea("Players", "A2:K4", "A2:K33") == areas["Players"]


def test_nothing_is_said_where_nothing_grows() -> None:
    """A command that adds no row moves no print area."""
    event = _event()

    assert [] == list(pages(event, event, ()))


def test_a_sheet_rendered_anew_starts_from_the_area_of_an_empty_one() -> None:
    """What it printed before went with the old sheet."""
    event = applied(_event(), import_players(_event(), DESK, LIST, source="list.csv"))

    found = list(pages(event, event, [AddSheet("Players", "players")]))

    assert [SetPrintArea("Players", "A2:K4", "A2:K33")] == found


def _listed(*columns: tuple[str, str | int]) -> Workbook:
    """Return a new event with eight rows of players in which these columns are filled."""
    event = _event()
    place = find(event).locations["players"]
    cells = [
        CellChange(4 + n, place.columns[key], None, it) for n in range(8) for key, it in columns
    ]
    return applied(event, Changes((SetCells(place.name, tuple(cells)),)))


def test_who_was_typed_by_hand_is_printed_from_the_next_command_on() -> None:
    """The file printed to the last row that a command knew; where nothing is done, it stays so."""
    typed = _listed(("family", "Elm"))
    done = [SetCells("Event", ())]

    assert [SetPrintArea("Players", "A2:K4", "A2:K11")] == list(pages(typed, typed, done))
    assert [] == list(pages(typed, typed, ()))


def test_whom_a_command_knew_moves_no_print_area() -> None:
    """Their score tells it."""
    known = _listed(("family", "Elm"), ("score", 0))

    assert [] == list(pages(known, known, [SetCells("Event", ())]))


def test_sections_print_their_prizes() -> None:
    """Without the column of prizes the one before it is the last."""
    event = _event()
    place = find(event).locations["sections"]
    last = column_letters(place.columns["prizes"])
    without = {key: at for key, at in place.columns.items() if key != "prizes"}
    fees = column_letters(without["fees"])

    assert f"A2:{last}4" == print_area(place, None)
    assert f"A2:{fees}4" == print_area(place._replace(columns=without), None)
    assert "A2:A4" == print_area(place._replace(columns={}), None)
