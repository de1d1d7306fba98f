"""A table in a dialog: columns sized by their texts, numbers aligned right."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import uno

from nigiri_office.dialogs import MARGIN, WIDTH

if TYPE_CHECKING:
    from nigiri_office.dialogs import Dialog

WIDEST, BROADEST, ROWS = 480, 150, 15
ROW, BAR = 10, 12
#: The greatest width of a letter, and the padding of a cell.
LETTER, AROUND = 3.9, 8

#: What only points look like to people; as in cli/frame/tables.py.
FIGURE = re.compile(r"(–|−\d+|−?(\d+[.,]\d+|\d*[½¼¾]))$")

Table = Any
"""A view as the protocol has it."""


def width_of(table: Table) -> int:
    """Return the width of a dialog for a table, between WIDTH and WIDEST."""
    columns = sum(_widths(table)) + BAR + 2 * MARGIN
    return min(WIDEST, max(WIDTH, columns))


def add_table(context: Any, dialog: Dialog, table: Table) -> None:
    """Add a table to a dialog."""
    widths = _widths(table)
    bar = BAR if sum(widths) + BAR > dialog.inner_width else 0
    height = ROW * (min(len(table["rows"]), ROWS) + 1) + bar + 4
    model = dialog.add(
        "grid.UnoControlGrid",
        "grid",
        (MARGIN, dialog.inner_width, height),
        ShowColumnHeader=True,
        ShowRowHeader=False,
        VScroll=len(table["rows"]) > ROWS,
        HScroll=bool(bar),
        UseGridLines=False,
        Tabstop=False,  # else it takes the keys, and keeps Enter for itself
    )
    model.ColumnModel = _columns(context, table, widths)
    model.GridDataModel = _data(context, table)
    dialog.below(height)


def _widths(table: Table) -> list[int]:
    """Return the width of each column."""
    columns = [[_text(heading)] for heading in table["headings"]]
    for row in _rows(table):
        for column, cell in zip(columns, row):
            column.append(cell)
    return [min(BROADEST, int(max(map(len, each)) * LETTER) + AROUND) for each in columns]


def _columns(context: Any, table: Table, widths: list[int]) -> Any:
    """Return the column model of a table."""
    columns = _create(context, "DefaultGridColumnModel")
    for index, heading in enumerate(table["headings"]):
        column = columns.createColumn()
        column.Title, column.ColumnWidth, column.MinWidth = _text(heading), widths[index], 8
        column.Flexibility = int(index == len(widths) - 1)
        numbers = all(_is_figure(row[index]) for row in table["rows"])
        side = "RIGHT" if numbers else "LEFT"
        column.HorizontalAlign = uno.Enum("com.sun.star.style.HorizontalAlignment", side)
        columns.addColumn(column)
    return columns


def _data(context: Any, table: Table) -> Any:
    """Return the data model of a table."""
    data = _create(context, "DefaultGridDataModel")
    rows = _rows(table)
    data.addRows(("",) * len(rows), tuple(rows))
    return data


def _rows(table: Table) -> list[tuple[str, ...]]:
    """Return the rows as texts."""
    return [tuple(map(_text, row)) for row in table["rows"]]


def _is_figure(cell: Any) -> bool:
    """Tell whether a cell is a number, or points as people read them."""
    return isinstance(cell, (int, float)) or FIGURE.match(_text(cell)) is not None


def _text(cell: Any) -> str:
    """Return a cell as text, "" for None."""
    return "" if cell is None else str(cell)


def _create(context: Any, name: str) -> Any:
    """Return a new model of the grid control."""
    service = "com.sun.star.awt.grid." + name
    return context.ServiceManager.createInstanceWithContext(service, context)
