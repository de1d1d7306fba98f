"""Changes as JSON, for other processes and for the history beside the file.

    {"nigiri": "changes", "version": 1,
     "operations": [{"do": "set_cells", "sheet": "Round 1", "cells": [[4, 6, null, "jigo"]]}, ...],
     "fingerprints": {"Round 1": "0f..."}}

value in the workbook      in JSON
blank, text, number        null, text, number
date                       {"date": "2005-05-21"}
date with time             {"datetime": "2005-05-21T10:00:00"}
formula                    {"formula": "SUM(A1:A3)", "value": 6}
"""

from __future__ import annotations

import datetime as dt
import json
from typing import TYPE_CHECKING, Any

from nigiri.errors import WrongUse
from nigiri.messages.message import Message, message
from nigiri.messages.message import form as said_form
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.changes import (
    AddSheet,
    Ask,
    CellChange,
    Changes,
    DeleteColumns,
    DeleteRows,
    Fit,
    InsertColumns,
    InsertRows,
    RemoveSheet,
    RenameSheet,
    Say,
    SetCells,
    SetFit,
    SetPrintArea,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from nigiri.workbook.model.cells import Cell, Value
    from nigiri.workbook.model.changes import Lines, Operation

VERSION = 1

Json = dict[str, Any]


def to_json(changes: Changes) -> str:
    """Return the changes as one line of JSON; ValueError for a number that is not finite."""
    return json.dumps(changes_form(changes), allow_nan=False)


def changes_form(changes: Changes) -> Json:
    """Return the changes as an object that JSON can hold."""
    return {
        "nigiri": "changes",
        "version": VERSION,
        "operations": [_written(operation) for operation in changes.operations],
        "fingerprints": dict(changes.fingerprints),
    }


def from_json(text: str) -> Changes:
    """Return the changes written by `to_json`.

    Raises WrongUse when the text is something else, or of a version this one does not know.
    """
    form = _form(text)
    if form.get("version") != VERSION:
        versions = {"version": str(form.get("version")), "known": VERSION}
        raise WrongUse(message("workbook.changes.version", **versions))
    try:
        operations = tuple(_READ[entry["do"]](entry) for entry in form["operations"])
        return Changes(operations, dict(form["fingerprints"]))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise WrongUse(message("workbook.changes.damaged")) from error


def _form(text: str) -> Json:
    """Return the outer object; WrongUse when the text does not hold changes."""
    try:
        form = json.loads(text)
    except (ValueError, RecursionError):
        form = None
    if not isinstance(form, dict) or form.get("nigiri") != "changes":
        raise WrongUse(message("workbook.changes.none"))
    return form


def _written(operation: Operation) -> Json:
    """Return an operation as an object."""
    form: Json
    match operation:
        case SetCells(sheet, cells):
            form = {"do": "set_cells", "sheet": sheet, "cells": _written_cells(cells)}
        case InsertRows() | DeleteRows() | InsertColumns() | DeleteColumns():
            form = _written_lines(operation)
        case AddSheet():
            form = {"do": "add_sheet", **_written_kind(operation)}
        case RemoveSheet(held=held):
            form = {"do": "remove_sheet", **_written_kind(operation), "held": _written_cells(held)}
        case RenameSheet(sheet, to):
            form = {"do": "rename_sheet", "sheet": sheet, "to": to}
        case SetPrintArea(sheet, before, after):
            form = {"do": "set_print_area", "sheet": sheet, "before": before, "after": after}
        case SetFit():
            form = _written_fitting(operation)
        case Ask(words):
            form = {"do": "ask", **_said(words)}
        case _:
            form = {"do": "say", **_said(operation.text)}
    return form


def _said(words: str) -> dict[str, Any]:
    """Return a sentence: its text in English, and what it is made of where the catalogue has it."""
    return (
        {"text": words, "message": said_form(words)}
        if isinstance(words, Message)
        else {"text": words}
    )


def _written_lines(operation: Lines) -> Json:
    """Return the opening or closing of lines."""
    where: Json = {"sheet": operation.sheet, "at": operation.at}
    match operation:
        case InsertRows(count=count, like=like):
            return {"do": "insert_rows", **where, "count": count, "like": like}
        case DeleteRows(held=held, like=like):
            return {"do": "delete_rows", **where, "held": _written_held(held), "like": like}
        case InsertColumns(like=models):
            return {"do": "insert_columns", **where, "like": list(models)}
        case _:
            held_form, like_form = _written_held(operation.held), list(operation.like)
            return {"do": "delete_columns", **where, "held": held_form, "like": like_form}


def _written_held(lines: Iterable[Iterable[Value]]) -> list[list[Any]]:
    """Return the cells of removed rows or columns as lists."""
    return [list(map(written_value, line)) for line in lines]


def _written_kind(operation: AddSheet | RemoveSheet) -> Json:
    """Return the fields that AddSheet and RemoveSheet have in common."""
    return {
        "sheet": operation.sheet,
        "kind": operation.kind,
        "options": dict(operation.options),
        "before": operation.before,
    }


def _written_fitting(operation: SetFit) -> Json:
    """Return the form of SetFit."""
    fit = {"before": _written_fit(operation.before), "after": _written_fit(operation.after)}
    return {"do": "set_fit", "sheet": operation.sheet, **fit}


def _written_fit(fit: Fit) -> Json:
    """Return page ends and widths."""
    return {"breaks": list(fit.breaks), "widths": [list(pair) for pair in fit.widths]}


def _written_cells(cells: Iterable[CellChange]) -> list[list[Any]]:
    """Return cell changes as lists of row, column, before and after."""
    return [
        [cell.row, cell.column, written_value(cell.before), written_value(cell.after)]
        for cell in cells
    ]


def written_value(value: Value) -> str | int | float | Json | None:
    """Return a value as the table above says."""
    if isinstance(value, Formula):
        return {"formula": value.text, "value": written_value(value.value)}
    if isinstance(value, dt.datetime):
        return {"datetime": value.isoformat()}
    if isinstance(value, dt.date):
        return {"date": value.isoformat()}
    return value


def read_value(form: str | float | Json | None) -> Value:
    """Return the value of such a form; KeyError, TypeError or ValueError for anything else."""
    if isinstance(form, dict):
        if "formula" in form:
            return Formula(str(form["formula"]), _read_cell(form["value"]))
        if "datetime" in form:
            return dt.datetime.fromisoformat(form["datetime"])
        return dt.date.fromisoformat(form["date"])
    if isinstance(form, bool | list):
        msg = f"{form!r} is not the value of a cell"
        raise TypeError(msg)
    return form


def _read_cell(form: str | float | Json | None) -> Cell:
    """Return the value of a formula; TypeError for another formula."""
    value = read_value(form)
    if isinstance(value, Formula):
        msg = "a formula shows a value, never a formula"
        raise TypeError(msg)
    return value


def _read_cells(form: Iterable[tuple[int, int, Any, Any]]) -> tuple[CellChange, ...]:
    """Return cell changes from their lists."""
    return tuple(
        CellChange(int(row), int(column), read_value(before), read_value(after))
        for row, column, before, after in form
    )


def _read_kind(entry: Json) -> Json:
    """Return the arguments that AddSheet and RemoveSheet have in common."""
    return {name: entry[name] for name in ("sheet", "kind", "before")} | {
        "options": dict(entry["options"])
    }


def _read_fit(form: Json) -> Fit:
    """Return page ends and widths from their form."""
    widths = tuple((int(column), float(width)) for column, width in form["widths"])
    return Fit(tuple(map(int, form["breaks"])), widths)


def _read_held(entry: Json) -> tuple[tuple[Value, ...], ...]:
    """Return the cells of removed rows or columns."""
    return tuple(tuple(map(read_value, line)) for line in entry["held"])


def _read_like(entry: Json) -> tuple[int, ...]:
    """Return the columns that others look like."""
    return tuple(map(int, entry["like"]))


_READ: dict[str, Callable[[Json], Operation]] = {
    "set_cells": lambda entry: SetCells(str(entry["sheet"]), _read_cells(entry["cells"])),
    "insert_rows": lambda entry: InsertRows(
        str(entry["sheet"]), int(entry["at"]), int(entry["count"]), int(entry.get("like", 1))
    ),
    "delete_rows": lambda entry: DeleteRows(
        str(entry["sheet"]), int(entry["at"]), _read_held(entry), int(entry.get("like", 1))
    ),
    "insert_columns": lambda entry: InsertColumns(
        str(entry["sheet"]), int(entry["at"]), _read_like(entry)
    ),
    "delete_columns": lambda entry: DeleteColumns(
        str(entry["sheet"]), int(entry["at"]), _read_held(entry), _read_like(entry)
    ),
    "add_sheet": lambda entry: AddSheet(**_read_kind(entry)),
    "remove_sheet": lambda entry: RemoveSheet(**_read_kind(entry), held=_read_cells(entry["held"])),
    "rename_sheet": lambda entry: RenameSheet(str(entry["sheet"]), str(entry["to"])),
    "set_print_area": lambda entry: SetPrintArea(
        str(entry["sheet"]), str(entry["before"]), str(entry["after"])
    ),
    "set_fit": lambda entry: SetFit(
        str(entry["sheet"]), _read_fit(entry["before"]), _read_fit(entry["after"])
    ),
    "ask": lambda entry: Ask(str(entry["text"])),
    "say": lambda entry: Say(str(entry["text"])),
}
