"""What of a workbook is private, and is left out of what is mailed or kept for good.

fact      where it stands                                               left out by
fees      Fee and Paid on Players                                       archive copy, forget
notes     Notes on Players, Note on Wishes                              archive copy, forget
own       one's own columns of Players and of a season's sheets,        archive copy, forget
          where the heading says so: e-mail, telephone, date of birth
          (`typed.private`)
said      the same in the record of what a list said, a hidden column   archive copy, forget
edits     lines of the Log about cells and rows of Players and Wishes   archive copy, forget
names     lines of the Log with a name that somebody had before        archive copy, forget
who       who gave each command, in the Log                             forget
season    Note on Season results, given the season's workbook           archive copy, forget
contacts  what is typed on Contacts of the organiser's workbook, and    forget, given that workbook
          Note on Fees there, Who and Note on Checklist; the money
          stays, for the accounts

FACTS is the list: whoever keeps a new private fact in a workbook (an address, a telephone number)
adds the function that finds it. Ranks, results, rating and number in the federation are no such
facts: federations publish them. Other own columns, own sheets, comments and pictures nigiri cannot
judge; `left_alone` names the first two.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.players.list_update import RECORD, record_text
from nigiri.messages.catalogue import every
from nigiri.messages.message import message
from nigiri.workbook.model.cells import column_letters
from nigiri.workbook.model.changes import CellChange, SetCells
from nigiri.workbook.model.plain import as_text, plain
from nigiri.workbook.read.organiser import sheets_of
from nigiri.workbook.read.players import is_player_row
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.season.read import season_sheets
from nigiri.workbook.words.known_sentences import typed_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Cell, Sheet, Workbook
    from nigiri.workbook.model.locations import Location

_OF_PLAYERS = ("fee", "paid", "notes")
_OF_WISHES = ("note",)
_OF_ORGANISER = {
    "contacts": ("telephone", "email", "address", "city", "province", "postal", "note"),
    "fees": ("note",),
    "checklist": ("who", "note"),
}
_NO_WORD = re.compile(r"[^\w]+")


class Taken(NamedTuple):
    """Private cells of one sheet: how many of which column, in words, and their new contents."""

    words: tuple[Message, ...]
    cells: SetCells


def taken(workbook: Workbook) -> tuple[Taken, ...]:
    """Return all private facts of a workbook, but for those of the Log."""
    return tuple(each for fact in FACTS for each in fact(workbook) if each.cells.cells)


def left_alone(workbook: Workbook) -> tuple[str, ...]:
    """Return the places that nigiri does not know: "Players!K" with its heading, own sheets."""
    book = find(workbook)
    others = (*sheets_of(workbook).values(), *season_sheets(workbook).values())
    ours = {location.name for location in (*book, *others)}
    ours |= {*every("sheet.lists")}
    return (*_unknown_columns(workbook), *(name for name in workbook if name not in ours))


def _fees_and_notes(workbook: Workbook) -> Iterator[Taken]:
    """Yield fees, payments and notes of players, and the notes of wishes."""
    for kind, keys in (("players", _OF_PLAYERS), ("wishes", _OF_WISHES)):
        location = find(workbook).get(kind)
        if location is not None:
            columns = [location.columns[key] for key in keys if key in location.columns]
            yield _emptied(location, workbook[location.name], columns)


def _own_columns(workbook: Workbook) -> Iterator[Taken]:
    """Yield the cells of people's own columns whose headings are of private matters."""
    for location in _with_own_columns(workbook):
        sheet = workbook[location.name]
        private = [at for at, heading in own_columns(location, sheet) if is_private(heading)]
        yield _emptied(location, sheet, private)


def _with_own_columns(workbook: Workbook) -> Iterator[Location]:
    """Yield the tables with a line for each person, beside which people add columns."""
    players = find(workbook).get("players")
    if players is not None:
        yield players
    yield from season_sheets(workbook).values()


def _season_notes(workbook: Workbook) -> Iterator[Taken]:
    """Yield the notes on people of a season's workbook."""
    location = season_sheets(workbook).get("season-results")
    if location is not None and "note" in location.columns:
        yield _emptied(location, workbook[location.name], [location.columns["note"]])


def _said_by_lists(workbook: Workbook) -> Iterator[Taken]:
    """Yield the records of what lists said, without fees and notes; no words: nobody sees them."""
    location = find(workbook).get("players")
    if location is None or RECORD not in location.columns:
        return
    sheet, column = workbook[location.name], location.columns[RECORD]
    cells = tuple(
        CellChange(row, column, was, became)
        for row in range(location.first_row, sheet.height + 1)
        if (was := sheet.cell(row, column)) is not None and (became := _without(was)) != was
    )
    yield Taken((), SetCells(location.name, cells))


def _contacts(workbook: Workbook) -> Iterator[Taken]:
    """Yield addresses and the like, and notes on people, of the organiser's workbook."""
    for kind, location in sheets_of(workbook).items():
        keys = _OF_ORGANISER.get(kind, ())
        columns = [location.columns[key] for key in keys if key in location.columns]
        yield _emptied(location, workbook[location.name], columns)


FACTS: Sequence[Callable[[Workbook], Iterable[Taken]]] = (
    _fees_and_notes,
    _own_columns,
    _said_by_lists,
    _season_notes,
    _contacts,
)
"""The functions that find private facts: of an event's workbook, or of one beside it."""


def is_private(heading: str) -> bool:
    """Tell whether a heading is of a private matter, in any language."""
    words = f" {_words(heading)} "
    return any(f" {_words(each)} " in words for each in typed_words("typed.private"))


def _words(typed: str) -> str:
    """Return a text as words for comparing: "E-Mail:" and "e mail" are equal."""
    return _NO_WORD.sub(" ", plain(typed)).strip()


def _emptied(location: Location, sheet: Sheet, columns: Sequence[int]) -> Taken:
    """Return the cells of people in these columns of a table, to be emptied."""
    reader = TableReader(location, sheet, location.language)
    everybody = location.kind != "players"
    rows = [row for row in reader.rows() if everybody or is_player_row(reader, row)]
    words: list[Message] = []
    cells: list[CellChange] = []
    for column in columns:
        found = [
            CellChange(row, column, cell, None)
            for row in rows
            if (cell := sheet.cell(row, column)) is not None
        ]
        cells += found
        if found:
            heading = _heading(location, sheet, column)
            facts = {"sheet": location.name, "heading": heading, "many": len(found)}
            words.append(message("private.cells", **facts))
    return Taken(tuple(words), SetCells(location.name, tuple(cells)))


def own_columns(location: Location, sheet: Sheet) -> Iterator[tuple[int, str]]:
    """Yield the director's own columns of a table: column, heading."""
    ours = {*location.columns.values()}
    for column in range(1, sheet.width + 1):
        heading = _heading(location, sheet, column)
        if column not in ours and heading:
            yield column, heading


def _heading(location: Location, sheet: Sheet, column: int) -> str:
    """Return a heading on one line."""
    return " ".join(as_text(sheet.cell(location.heading_row, column)).split())


def _unknown_columns(workbook: Workbook) -> Iterator[str]:
    """Yield people's own columns of which nigiri knows nothing."""
    for location in _with_own_columns(workbook):
        for column, heading in own_columns(location, workbook[location.name]):
            if not is_private(heading):
                yield f"{location.name}!{column_letters(column)} {heading}"


def _without(record: Cell) -> Cell:
    """Return the record of a list without private facts; None for one that cannot be read."""
    with suppress(ValueError):
        said = json.loads(str(record))
        if isinstance(said, dict):
            kept = {key: cell for key, cell in said.items() if key not in _OF_PLAYERS}
            return record if kept == said else record_text(kept)
    return None
