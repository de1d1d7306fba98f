"""A workbook without private facts: a copy for the archive, or the workbook itself, for good.

Neither goes through `finish`: nothing but private cells and lines of the Log is touched. What
becomes of copies beside the file says hosts/files/forget.py.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.hand_edits import event_id
from nigiri.desk.core.work import refuse_newer
from nigiri.desk.privacy.private_facts import left_alone, taken
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import every, text
from nigiri.messages.message import message, several
from nigiri.workbook.apply import applied
from nigiri.workbook.compare import fingerprint
from nigiri.workbook.log import TAKING_OUT, added, closed, lines_of, sealed_anew, seals_of, tampered
from nigiri.workbook.model.cells import column_letters
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.event import language_of
from nigiri.workbook.read.organiser import is_organisers
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read
from nigiri.workbook.season.read import season_sheets

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from nigiri.desk.core.command import Desk
    from nigiri.messages.message import Message
    from nigiri.workbook.log import Line
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.model.locations import Location

_OF_PEOPLE = ("players", "wishes")
"""The sheets with what people are and ask for: edits of them stay in no archive."""

_NAMES = {"players": ("family", "given"), "round": ("white", "black")}
_OUT = {"archive-copy": "private.copy.out", "forget": "private.forget.out"}


def archive_copy(workbook: Workbook, desk: Desk) -> Changes:
    """Return the changes of a copy without private facts; the Log keeps who gave commands.

    Raises Forbidden for a workbook that is neither an event's nor a season's.
    """
    return _without_private_facts(workbook, desk, "archive-copy")


class Traces(NamedTuple):
    """By what copies of a workbook are known elsewhere: the event's id, the seals of its Log."""

    event: str
    seals: tuple[str, ...]


def traces(workbook: Workbook) -> Traces:
    """Return the traces of a workbook."""
    return Traces(event_id(workbook), seals_of(workbook))


def forget(workbook: Workbook, desk: Desk) -> Changes:
    """Return the changes that take private facts out of the workbook itself, and who gave commands.

    Sentences only where nothing private is in it. An organiser's workbook forgets its contacts, a
    season's its notes. Raises Forbidden for a workbook that is none of these.
    """
    return _without_private_facts(workbook, desk, "forget", anonymous=True)


def named_in_full(workbook: Workbook) -> int:
    """Return the number of those who stand in it by name and asked not to be named (B31)."""
    if find(workbook).get("event") is None:
        return 0
    return sum(player.hidden for player in read(workbook).event.players)


def _without_private_facts(
    workbook: Workbook, desk: Desk, command: str, *, anonymous: bool = False
) -> Changes:
    """Return the changes, and sentences on what goes and on what stays as it is."""
    known = find(workbook).get("event") is not None or season_sheets(workbook)
    if not (known or (anonymous and is_organisers(workbook))):
        raise Forbidden(message("action.not.event"))
    refuse_newer(workbook)
    facts = taken(workbook)
    log, said = _log(workbook, desk, command, anonymous=anonymous, cells=bool(facts))
    what = [*(words for each in facts for words in each.words), *said]
    sentences = [message(_OUT[command], what=several(what))] if what else []
    named = named_in_full(workbook)
    sentences += [message("private.named", many=named)] if named else []
    if not sentences and not anonymous:
        sentences = [message("private.none")]
    alone = left_alone(workbook)
    sentences += [message("private.left", what=", ".join(alone))] if alone else []
    operations = (*(each.cells for each in facts), *log)
    touched = {op.sheet for op in operations if not isinstance(op, Say)}
    prints = {name: fingerprint(workbook[name]) for name in touched}
    return Changes((*operations, *map(Say, sentences)), prints)


def _log(
    workbook: Workbook, desk: Desk, command: str, *, anonymous: bool, cells: bool
) -> tuple[tuple[Operation, ...], list[Message]]:
    """Return the operations that shorten the Log, and what they take out, in words.

    cells -- private facts go from cells, which `forget` notes in the Log as well
    """
    location = find(workbook).get("log")
    if location is None:
        return (), []
    language = language_of(workbook, find(workbook))
    reader = TableReader(location, workbook[location.name], language)
    rows, names = _private_rows(workbook, reader), _named(reader) if anonymous else 0
    if not (rows or names or (anonymous and cells)):
        return (), []
    changed = any(tampered(TableReader(location, workbook[location.name], language)))
    gone = closed(reader, rows)
    left = _reader(applied(workbook, Changes(gone)), language)
    anew = sealed_anew(left, anonymous=anonymous)
    words = text(f"log.taken-out{'.changed' if changed else ''}", language, many=len(rows))
    when = desk.now.strftime("%Y-%m-%d %H:%M:%S")
    line = {"when": when, "who": desk.user, "command": command, "became": words}
    last = added(_reader(applied(workbook, Changes((*gone, *anew))), language), [line])
    told = [message("private.lines", many=len(rows))] if rows else []
    told += [message("private.users", many=names)] if names else []
    return (*gone, *anew, *last), told


def _reader(workbook: Workbook, language: str) -> TableReader:
    """Return the reader of the Log, which the workbook must have."""
    location = find(workbook).locations["log"]
    return TableReader(location, workbook[location.name], language)


def _private_rows(workbook: Workbook, reader: TableReader) -> list[int]:
    """Return the rows of the Log about what was typed on people's sheets, and with former names.

    Columns of Players may have moved since: whatever column a line was about, it goes.
    """
    book, lines = find(workbook), lines_of(reader)
    there = (book.get(kind) for kind in _OF_PEOPLE)
    sheets = {place.name for place in there if place is not None}
    sheets |= {name for kind in _OF_PEOPLE for name in every(f"sheet.{kind}")}
    columns = {(each.name, column) for each in book for column in _name_columns(each)}
    renamed = [line for line in lines if _place(line) in columns]
    former = {text for line in renamed for text in _contents(line)} - _names_now(workbook, columns)
    mentions = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in former) or r"$^")
    return [
        line.row
        for line in lines
        if _is_about_somebody(reader, line, sheets)
        or line in renamed
        or any(map(mentions.search, _contents(line)))
    ]


def _is_about_somebody(reader: TableReader, line: Line, sheets: Collection[str]) -> bool:
    """Tell whether a line has what was typed on one of these sheets, or a reason given there."""
    _, _, _, sheet, cell, was, _ = line.texts
    return sheet in sheets and bool(cell or was or reader.text(line.row, "reason"))


def _name_columns(location: Location) -> Iterator[str]:
    """Yield the letters of the columns with names of players, in Players and in rounds."""
    for key in _NAMES.get(location.kind, ()):
        if key in location.columns:
            yield column_letters(location.columns[key])


def _place(line: Line) -> tuple[str, str]:
    """Return sheet and letters of the column that a line is about, of the first of several."""
    _, _, _, sheet, cell, _, _ = line.texts
    return sheet, cell.partition(":")[0].rstrip("0123456789")


def _contents(line: Line) -> Iterator[str]:
    """Yield the content of a cell before and after, without blanks."""
    return filter(None, line.texts[-2:])


def _names_now(workbook: Workbook, columns: Collection[tuple[str, str]]) -> frozenset[str]:
    """Return the texts in these columns: sheet, letters."""
    return frozenset(
        as_text(cell)
        for name, letters in columns
        for row in workbook[name].rows
        for column, cell in enumerate(row, 1)
        if cell is not None and column_letters(column) == letters
    )


def _named(reader: TableReader) -> int:
    """Return the number of lines that say who gave the command."""
    told = ((line.texts[1], line.texts[2]) for line in lines_of(reader))
    return sum(bool(who) and command not in TAKING_OUT for who, command in told)
