"""The changes that an action makes to a workbook: a closed set of invertible operations.

operation    does                                                      undone by
SetCells     writes cells of one sheet, knowing what was there         SetCells
InsertRows   opens blank rows that look like those above               DeleteRows
DeleteRows   removes rows, knowing what they held                      InsertRows + SetCells
InsertColumns  opens blank columns that look like others               DeleteColumns
DeleteColumns  removes columns, knowing what they held                 InsertColumns + SetCells
AddSheet     renders a new sheet from the layout                       RemoveSheet
RemoveSheet  removes a sheet, knowing what it was and held             AddSheet + SetCells
SetPrintArea says which cells of a sheet are printed                   SetPrintArea
SetFit       ends pages and widens columns, where nobody else did      SetFit
RenameSheet  gives a sheet another tab name                            RenameSheet
Say          tells the director a sentence; the workbook is unchanged  nothing
Ask          the same; the director must agree before anything is done nothing

Nothing else can touch a workbook. A line of the Log is rows and cells like any other.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Value

Option = str | int | bool | None


class CellChange(NamedTuple):
    """One cell: row and column counted from 1, its content before and after."""

    row: int
    column: int
    before: Value
    after: Value

    def inverse(self) -> CellChange:
        """Return the change that leads back."""
        return CellChange(self.row, self.column, self.after, self.before)


@dataclass(frozen=True)
class SetCells:
    """Write cells of one sheet."""

    sheet: str
    cells: tuple[CellChange, ...]


@dataclass(frozen=True)
class InsertRows:
    """Open `count` blank rows before row `at`, formatted in turn like the `like` rows above."""

    sheet: str
    at: int
    count: int = 1
    like: int = 1


@dataclass(frozen=True)
class DeleteRows:
    """Remove the rows from `at` on; `held` are their cells (value or formula), `like` their look.

    like -- as for InsertRows, to open them again
    """

    sheet: str
    at: int
    held: tuple[tuple[Value, ...], ...]
    like: int = 1


@dataclass(frozen=True)
class InsertColumns:
    """Open a blank column before column `at` for each model in `like`, in this order.

    It is formatted, as wide, and hidden or not like its model; the rules of the models alone come
    with it, once for each model. like -- columns as they are numbered before
    """

    sheet: str
    at: int
    like: tuple[int, ...]


@dataclass(frozen=True)
class DeleteColumns:
    """Remove the columns from `at` on; `held` are their cells from row 1 on, `like` their look.

    like -- as for InsertColumns, to open them again
    """

    sheet: str
    at: int
    held: tuple[tuple[Value, ...], ...]
    like: tuple[int, ...]


@dataclass(frozen=True)
class AddSheet:
    """Render a new sheet: `kind` and `options` (language, number, rows...) name it in the layout.

    before -- the tab in front of which it goes; None for the end
    """

    sheet: str
    kind: str
    options: Mapping[str, Option] = field(default_factory=dict)
    before: str | None = None


@dataclass(frozen=True)
class RemoveSheet:
    """Remove a sheet; the fields say how to make it again.

    held -- the changes that turn the freshly rendered sheet into the one that is removed
    """

    sheet: str
    kind: str
    options: Mapping[str, Option] = field(default_factory=dict)
    before: str | None = None
    held: tuple[CellChange, ...] = ()


@dataclass(frozen=True)
class RenameSheet:
    """Give a sheet another tab name."""

    sheet: str
    to: str


@dataclass(frozen=True)
class SetPrintArea:
    """Print these cells of a sheet, such as "A2:K45", where it printed `before`."""

    sheet: str
    before: str
    after: str


@dataclass(frozen=True)
class Fit:
    """Page ends and column widths of a sheet.

    breaks -- rows after which a page ends; widths -- column and its width in Excel characters
    """

    breaks: tuple[int, ...] = ()
    widths: tuple[tuple[int, float], ...] = ()


@dataclass(frozen=True)
class SetFit:
    """Fit a sheet to what it holds.

    Pages no longer end where `before` ended them; other page ends are the director's and stay. A
    column gets another width only while it has the one of `before`.
    """

    sheet: str
    before: Fit
    after: Fit


@dataclass(frozen=True)
class Say:
    """Tell the director a sentence."""

    text: str


@dataclass(frozen=True)
class Ask(Say):
    """Tell the director a sentence to which he must agree before the changes are carried out."""


Lines = InsertRows | DeleteRows | InsertColumns | DeleteColumns
"""Operations that open or close lines of a sheet: all lines behind them move."""

Operation = SetCells | Lines | AddSheet | RemoveSheet | RenameSheet | SetPrintArea | SetFit | Say


@dataclass(frozen=True)
class Changes:
    """Operations in order, with fingerprints of the sheets they write.

    fingerprints -- sheet name -> fingerprint of its input and drawn columns when it was read;
    a host refuses to apply the changes when one differs (ChangedSinceRead)
    """

    operations: tuple[Operation, ...] = ()
    fingerprints: Mapping[str, str] = field(default_factory=dict)

    @property
    def sentences(self) -> tuple[str, ...]:
        """Return the sentences for the director."""
        return tuple(op.text for op in self.operations if isinstance(op, Say))

    @property
    def questions(self) -> tuple[str, ...]:
        """Return the sentences among them that the director must agree to."""
        return tuple(op.text for op in self.operations if isinstance(op, Ask))

    @property
    def deeds(self) -> tuple[str, ...]:
        """Return the sentences about what was done; the questions if there are no others."""
        return tuple(words for words in self.sentences if words not in self.questions) or (
            self.questions
        )

    def inverse(self) -> Changes:
        """Return the changes that lead back.

        Sentences are not unsaid, and there are no fingerprints: they belong to the workbook
        before, while the inverse is made for the one after.
        """
        return Changes(
            tuple(back for operation in reversed(self.operations) for back in _undo(operation))
        )


def _undo(operation: Operation) -> tuple[Operation, ...]:
    """Return the operations that undo one operation, in order; the table above."""
    undone: tuple[Operation, ...] = ()  # for Say
    match operation:
        case SetCells(sheet, cells):
            undone = (SetCells(sheet, tuple(cell.inverse() for cell in reversed(cells))),)
        case InsertRows() | DeleteRows() | InsertColumns() | DeleteColumns():
            undone = _undo_lines(operation)
        case AddSheet(sheet, kind, options, before):
            undone = (RemoveSheet(sheet, kind, options, before),)
        case RemoveSheet(sheet, kind, options, before, held):
            undone = AddSheet(sheet, kind, options, before), SetCells(sheet, held)
        case RenameSheet(sheet, to):
            undone = (RenameSheet(to, sheet),)
        case SetPrintArea(sheet, before, after):
            undone = (SetPrintArea(sheet, after, before),)
        case SetFit(sheet, was, fits):
            undone = (SetFit(sheet, fits, was),)
    return undone


def _undo_lines(operation: Lines) -> tuple[Operation, ...]:
    """Return the operations that close lines again, or open and fill them."""
    match operation:
        case InsertRows(sheet, at, count, like):
            return (DeleteRows(sheet, at, ((),) * count, like),)
        case DeleteRows(sheet, at, held, like):
            return InsertRows(sheet, at, len(held), like), SetCells(sheet, _refill(at, held))
        case InsertColumns(sheet, at, models):
            return (DeleteColumns(sheet, at, ((),) * len(models), models),)
        case _:
            turned = _refill(operation.at, operation.held)
            cells = tuple(cell._replace(row=cell.column, column=cell.row) for cell in turned)
            opened = InsertColumns(operation.sheet, operation.at, operation.like)
            return opened, SetCells(operation.sheet, cells)


def _refill(at: int, held: tuple[tuple[Value, ...], ...]) -> tuple[CellChange, ...]:
    """Return the changes that write the removed cells into rows opened again."""
    return tuple(
        CellChange(row, column, None, value)
        for row, values in enumerate(held, at)
        for column, value in enumerate(values, 1)
        if value is not None
    )
