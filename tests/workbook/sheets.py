"""A small event as a workbook, and a director who types into its cells.

Seven players and a latecomer who is not numbered yet; two sections; round 1 is complete (one
result picked, one in the winners' list), round 2 is being played. Wishes: 1 and 3 never, said
twice; 6 and 5 rather in round 3.

    No.  Name       Rank  Club      round 1    round 2
    1    Ota, Ann   3d    Mtl       ○ 3  won   ○ 4
    2    Roy, Ben   2d    Mtl       ○ 4  lost  ○ 5, 9 stones
    3    Kim, Cho   1k    Québec    ● 1        out
    4    Cole, Dee  2k    Mtl       ● 2        ● 1
    5    Diaz, Eve  12k   Ottawa    bye        ● 2
    6    Lee, Flo   13k   Ottawa    out        bye
    7    Roy, Gil   14k   Mtl       not here
    -    Ng, Hal    15k   -         announced
"""

from __future__ import annotations

import datetime as dt
import uuid
from functools import cache
from typing import TYPE_CHECKING

from nigiri.desk.core.command import Desk
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.messages.catalogue import text
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.tables import FIRST_ROW, TABLES
from nigiri.workbook.model.cells import Sheet, Workbook, address
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, SetCells
from nigiri.workbook.words.names import WISH_KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.changes import Option

ROUNDS = 3
NOW = dt.datetime(2005, 5, 21, 10, 0, 0)  # noqa: DTZ001 -- the director's own clock

_PLAYER_KEYS = ("number", "here", "family", "given", "rank", "club", "out", "rating")
_PLAYERS: tuple[tuple[Cell, ...], ...] = (
    (1, "yes", "Ota", "Ann", "3d", "Mtl", None, 2310),
    (2, "yes", "Roy", "Ben", "2d", "Mtl", None, None),
    (3, "yes", "Kim", "Cho", "1k", "Québec", "2", None),
    (4, "yes", "Cole", "Dee", "2k", "Mtl", None, None),
    (5, "yes", "Diaz", "Eve", "12k", "Ottawa", None, None),
    (6, "yes", "Lee", "Flo", "13k", "Ottawa", 1, None),
    (7, None, "Roy", "Gil", "14k", "Mtl", None, None),
    (None, None, "Ng", "Hal", "15k", None, "1-2", None),
)
_NAMES = {row[0]: f"{row[2]}, {row[3]}" for row in _PLAYERS}
_RANKS = {row[0]: row[4] for row in _PLAYERS}

#: Who, wish, rounds.
_WISHES = (("1, 3", "rather not", None), ("1-1, 3", "never", "1-2"), ("Lee; 5", "rather", 3))

#: Round -> (White, Black, handicap, result, a line of the winners' list), byes, absentees.
_DRAWN: dict[int, tuple[tuple[tuple[Cell, ...], ...], tuple[int, ...], tuple[int, ...]]] = {
    1: (((1, 3, 2, "○ 1-0", 4), (2, 4, 2, None, None)), (5,), (6,)),
    2: (((1, 4, 3, None, None), (2, 5, 9, None, None)), (6,), (3,)),
}

#: Sheet kind -> the rows below its headings, by column key.
Rows = list[dict[str, "Cell"]]


def typed(workbook: Workbook, cells: Mapping[str, Cell]) -> Workbook:
    """Return the workbook after typing: {"Players!E5": "2d"}."""
    changes = []
    for place, value in cells.items():
        sheet, _, cell = place.rpartition("!")
        letters = cell.rstrip("0123456789")
        column = 0
        for letter in letters:
            column = 26 * column + ord(letter) - ord("A") + 1
        row = int(cell.removeprefix(letters))
        changes.append(SetCells(sheet, (CellChange(row, column, None, value),)))
    return applied(workbook, Changes(tuple(changes)))


def at(key: str, row: int) -> str:
    """Return the address of a cell of Players as these workbooks have it: "Players!C5"."""
    keys = [column.key for column in TABLES["players"]]
    return f"Players!{address(row, keys.index(key) + 1)}"


def with_sheet(workbook: Workbook, name: str, rows: Sequence[Sequence[Cell]]) -> Workbook:
    """Return the workbook with that sheet's rows, in its place or at the end."""
    return Workbook({**workbook.sheets, name: Sheet.of(rows)})


def without_sheet(workbook: Workbook, name: str) -> Workbook:
    """Return the workbook without a sheet."""
    return Workbook({tab: sheet for tab, sheet in workbook.sheets.items() if tab != name})


@cache
def new_workbook(language: str = "en") -> Workbook:
    """Return a new event of three rounds, as `nigiri new` makes it."""
    settings = {"name": "Club evening", "rounds": ROUNDS, "host": "Mtl"}
    topics = tuple(filter(None, {column.topic for column in TABLES["players"]}))
    wanted = NewEvent(language=language, settings=settings, topics=topics)
    changes = new_event(wanted, Desk(NOW, "ann"), event_id=uuid.UUID(int=2005))
    return applied(Workbook(), changes)


@cache
def event_workbook(language: str = "en") -> Workbook:
    """Return the event of this module's docstring, its sheets in that language."""
    names = {kind: text(f"sheet.{kind}", language) for kind in ("players", "sections")}
    here = text("yes", language)
    people: Rows = [dict(zip(_PLAYER_KEYS, row, strict=True)) for row in _PLAYERS]
    players = [{**row, "here": here if row["here"] else None} for row in people]
    boundaries: Rows = [
        {"section": 1, "down_to": "4k"},
        {"section": 2, "down_to": "30k", "other_start": -2},
    ]
    operations: list[AddSheet | SetCells] = [
        *_sheets_of_rounds(language),
        _cells(names["players"], "players", players),
        _cells(names["sections"], "sections", boundaries),
        _cells(text("sheet.wishes", language), "wishes", _wishes(language)),
    ]
    for number in _DRAWN:
        operations += _round(number, language)
    return applied(new_workbook(language), Changes(tuple(operations)))


def _sheets_of_rounds(language: str) -> Iterator[AddSheet]:
    """Yield what makes the sheets that come with wishes and with the first round."""
    fronts = {"grid": "settings", "wishes": "log", "drawn": "log"}
    for kind, front in fronts.items():
        before = text(f"sheet.{front}", language)
        options: dict[str, Option] = {"language": language, "rounds": ROUNDS}
        yield AddSheet(text(f"sheet.{kind}", language), kind, options, before)


def _wishes(language: str) -> Rows:
    """Return the rows of the sheet Wishes."""
    words = {kind.code: kind.word(language) for kind in WISH_KINDS}
    return [{"who": who, "wish": words[code], "rounds": n} for who, code, n in _WISHES]


def _round(number: int, language: str) -> tuple[AddSheet, SetCells]:
    """Return what makes a round's sheet and fills it."""
    boards, byes, outs = _DRAWN[number]
    name = text("sheet.round", language, number=number)
    options: dict[str, Option] = {
        "language": language, "number": number, "boards": len(boards), "byes": len(byes),
        "outs": len(outs),
    }  # fmt: skip
    rows: Rows = [
        {
            "table": table, **_seat("white", white), "result": result, **_seat("black", black),
            "handicap": stones, "winners": winner,
        }
        for table, (white, black, stones, result, winner) in enumerate(boards, 1)
    ]  # fmt: skip
    rows += [{}, {}, {}, *({**_seat("white", who)} for who in (*byes, *outs))]
    before = text("sheet.drawn", language)
    return AddSheet(name, "round", options, before), _cells(name, "round", rows)


def _seat(side: str, number: Cell) -> dict[str, Cell]:
    """Return the three cells of one side of a board."""
    return {f"{side}_no": number, side: _NAMES[number], f"{side}_rank": _RANKS[number]}


def _cells(sheet: str, kind: str, rows: Rows) -> SetCells:
    """Return what writes rows below the headings of a sheet as the layout makes it."""
    position = {column.key: at for at, column in enumerate(TABLES[kind], 1)}
    return SetCells(sheet, tuple(
        CellChange(row, position[key], None, value)
        for row, cells in enumerate(rows, FIRST_ROW)
        for key, value in cells.items()
        if value is not None
    ))  # fmt: skip
