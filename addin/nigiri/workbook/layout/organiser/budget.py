"""The sheet Budget, empty: blocks of lines under titles."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.organiser.columns import BUDGET
from nigiri.workbook.layout.organiser.sheet import begun
from nigiri.workbook.layout.spec import Area
from nigiri.workbook.layout.tables import FIRST_ROW

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.layout.organiser.sheet import OrganiserBuilder
    from nigiri.workbook.layout.spec import SheetSpec
    from nigiri.workbook.model.changes import Option

LEVELS, INCOMES, COSTS = 6, 5, 14
"""How many lines the blocks have for levels, other income and costs."""

_AMOUNTS = ("each", "count", "actual", "note")
SUMS = ("estimate", "actual")
LEVY = ("levy-member", "levy-other")
"""Lines of what the association gets for each player: a member, and somebody who is none (B14)."""
DUE = ("late", "outsider", "least")
"""Lines of what is due besides the fee of the level, and of the smallest fee."""


class Row(NamedTuple):
    """A line of a new sheet: its key, the columns to type into, and those that are computed."""

    key: str
    typed: tuple[str, ...] = ()
    computed: tuple[str, ...] = ()
    named: bool = True


def _rows(block: str, count: int, typed: tuple[str, ...]) -> tuple[Row, ...]:
    """Return the free lines of a block."""
    return tuple(Row(f"{block}{n}", typed, ("estimate",), named=False) for n in range(1, count + 1))


BLOCKS: Mapping[str, tuple[Row, ...]] = {
    "fees": (
        *(
            Row(f"level{n}", ("from", "each", "count", "note"), ("estimate", "entered", "actual"))
            for n in range(1, LEVELS + 1)
        ),
        Row("expected", ("count", "note")),
        Row("average", (), ("estimate",)),
        Row("together", (), ("estimate", "entered", "actual")),
        Row("received", (), ("actual",)),
    ),
    "tariff": tuple(Row(key, ("each", "note")) for key in DUE),
    "income": _rows("income", INCOMES, ("what", *_AMOUNTS)),
    "costs": (
        *_rows("cost", COSTS, ("what", *_AMOUNTS)),
        *(Row(key, ("each", "count", "note"), ("estimate", "entered", "actual")) for key in LEVY),
    ),
    "result": (
        *(Row(key, (), SUMS) for key in ("incomes", "spent", "surplus")),
        Row("break-even", (), ("count",)),
    ),
    "workbook": (Row("file", ("note",)),),
}
"""Block -> its lines, in the order of the sheet."""


_STYLES = {column.key: column.style for column in BUDGET}


def render_budget(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Budget; options: language."""
    language = str(options["language"])
    builder = begun("budget", language, freeze="B4")
    row = FIRST_ROW
    for block, rows in BLOCKS.items():
        builder.block(row, text(f"organiser.block.{block}", language))
        for at, each in enumerate(rows, row + 1):
            _add_row(builder, at, each)
        row += len(rows) + 2
    builder.end, builder.landscape = row - 2, False
    return builder.built()


def _add_row(builder: OrganiserBuilder, row: int, each: Row) -> None:
    """Write the label of a line, and paint what is typed and what is computed there."""
    builder.cells[row, builder.position["key"]] = each.key
    if each.named:
        builder.cells[row, 1] = text(_label(each.key), builder.language)
        builder.paint("what", row, row, looks.PLAIN_CELL)
    for key in each.typed:
        builder.paint(key, row, row)
    for key in each.computed:
        whole = key == "entered" or each.key == "break-even"
        builder.paint(key, row, row, _STYLES["entered" if whole else "estimate"])
    hidden = Area(row, builder.position["key"], row, builder.position["steps"])
    builder.styles.append((hidden, looks.HELPER))


def _label(key: str) -> str:
    """Return the key of a line's words."""
    return "organiser.line.level" if key.startswith("level") else f"organiser.line.{key}"
