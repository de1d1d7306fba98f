"""Make the organiser's workbook of an event, or bring it up to date; the event is only read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.organising.fees import STEP
from nigiri.errors import HostError, WrongUse
from nigiri.messages.message import message, quoted
from nigiri.workbook.apply import applied
from nigiri.workbook.compare import fingerprint
from nigiri.workbook.model.cells import Workbook, address
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.organiser.fees import AMOUNTS
from nigiri.workbook.organiser.lines import Lines, cents
from nigiri.workbook.organiser.organised import EventFile, organised
from nigiri.workbook.read.organiser import event_file, headless, is_organisers, sheets_of
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from nigiri.messages.message import Message


def organisers_file(stem: str, language: str) -> str:
    """Return the name, without suffix, of the organiser's workbook beside an event."""
    return message("organiser.file", event=stem).said(language)


def organise(event: Workbook, name: str, own: Workbook | None, path: str) -> Changes:
    """Return the changes that make the organiser's workbook or bring it up to date.

    name -- of the event's file; own -- the organiser's workbook, None for one to be made
    path -- of the organiser's workbook, as it is called to people

    Raises NotNigiri where `event` is none, HostError where `own` belongs to another event or is no
    organiser's workbook.
    """
    reading = read(event)
    if own is not None:
        refuse_another(own, name, path)
    before = own or Workbook()
    operations = organised(EventFile(reading.event, name), before, reading.language)
    players = len(reading.event.players)
    after = applied(before, Changes((*operations,)))
    if own is None:
        told = [
            message("organiser.made", file=path, players=players),
            message("organiser.kept-apart"),
        ]
    else:
        told = [_updated(before, after, path, players)]
    told += [*_odd_fees(after), *_no_amounts(after)]
    touched = {op.sheet for op in operations if not isinstance(op, Say) and op.sheet in before}
    prints = {sheet: fingerprint(before[sheet]) for sheet in touched}
    return Changes((*operations, *map(Say, told)), prints)


def _updated(before: Workbook, after: Workbook, path: str, players: int) -> Message:
    """Return the sentence on a workbook that was there."""
    if before == after:
        return message("organiser.unchanged", file=path)
    new = _names(after) - _names(before)
    if not new:
        return message("organiser.updated.same", file=path, players=players)
    return message("organiser.updated", file=path, players=players, new=len(new))


def _odd_fees(workbook: Workbook) -> list[Message]:
    """Return the sentence on fees that are no multiple of STEP, [] where there are none (M23)."""
    at = sheets_of(workbook)["budget"]
    lines = Lines(workbook[at.name], at, "key")
    fees = (lines.typed(key).get("each") for key in lines.rows if str(key).startswith("level"))
    odd = [str(fee) for fee in fees if (amount := cents(fee)) is not None and amount % STEP]
    return [message("organiser.coins", fees=", ".join(odd))] if odd else []


def _no_amounts(workbook: Workbook) -> list[Message]:
    """Return the sentence on typed amounts of Fees that are no number, [] where there are none."""
    at = sheets_of(workbook).get("fees")
    if at is None:
        return []
    sheet = workbook[at.name]
    columns = [at.columns[key] for key in AMOUNTS if key in at.columns]
    wrong = [
        f"{address(row, column)} ({as_text(typed)})"
        for row in range(at.first_row, sheet.height + 1)
        for column in columns
        if (typed := sheet.cell(row, column)) is not None and cents(typed) is None
    ]
    if not wrong:
        return []
    cells = f"{at.name} {', '.join(wrong)}"
    return [message("organiser.no-amount", many=len(wrong), cells=cells)]


def _names(workbook: Workbook) -> frozenset[object]:
    """Return the names on Fees."""
    at = sheets_of(workbook).get("fees")
    if at is None:
        return frozenset()
    sheet, column = workbook[at.name], at.columns["name"]
    rows = range(at.first_row, sheet.height + 1)
    return frozenset(sheet.cell(row, column) for row in rows) - {None}


def refuse_another(own: Workbook, name: str, path: str) -> None:
    """Raise WrongUse for a workbook of another event, or that is no organiser's."""
    if not is_organisers(own):
        raise HostError(message("organiser.taken", file=path))
    damaged = headless(own)
    if damaged is not None:
        tab, headings = damaged
        words = ", ".join(map(quoted, headings))
        raise HostError(message("organiser.headings", sheet=tab, headings=words))
    belongs = event_file(own)
    if belongs and belongs != name:
        raise WrongUse(message("organiser.other-event", name=path, file=belongs))
