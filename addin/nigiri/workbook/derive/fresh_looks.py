"""What the layout would make of the sheets that are there: to bring back looks that were lost.

Only where every heading and label stands as the layout writes it: on a sheet whose columns or rows
were moved nothing can be said of a cell by its address.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.text import printed_width
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.workbook import layout
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.columns import topics_there
from nigiri.workbook.derive.rebuild import room, widest_name
from nigiri.workbook.layout.round import SPARE_ROWS
from nigiri.workbook.layout.tables import FIRST_ROW, HEADING_ROW
from nigiri.workbook.layout.varying_columns import CRITERIA, ROWS_PER_PLAYER
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import AddSheet, Changes
from nigiri.workbook.model.plain import plain
from nigiri.workbook.read.event import round_rows
from nigiri.workbook.read.table_finder import location_of
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.workbook.layout.spec import SheetSpec
    from nigiri.workbook.model.cells import Sheet
    from nigiri.workbook.model.changes import Option
    from nigiri.workbook.model.locations import Location

_LISTED = frozenset(
    {"settings", "players", "sections", "wishes", "handicaps", "drawn", "problems", "log"}
)


def fresh_looks(workbook: Workbook) -> Mapping[str, SheetSpec]:
    """Return name of a sheet -> the layout's description of it, as large as the sheet is.

    Left out are sheets of kinds that are made anew whenever they are wanted (Preflight, Proof, the
    tree, side events), and those that were changed.
    """
    context = Context(workbook, read(workbook))
    found = {}
    for location in context.reading.book:
        options = _options(context, location)
        spec = None if options is None else layout.render(location.kind, options)
        if spec and options and _stands_so(context.sheet(location), location, spec, options):
            found[location.name] = spec
    return found


def _options(context: Context, location: Location) -> Mapping[str, Option] | None:
    """Return the options of the layout for a sheet as it is; None for other kinds."""
    sheet = context.sheet(location)
    found: dict[str, Option] = {"language": location.language}
    match location.kind:
        case "event":
            found["rounds"] = len(round_rows(context.reader(location)))
        case "round":
            found |= _round_options(context, location, sheet)
        case "grid":
            found["rounds"] = sum(key.startswith("opponent") for key in location.columns)
            found["players"] = room(location, sheet) // ROWS_PER_PLAYER
        case "standings":
            keys = {column.key for column in CRITERIA} & location.columns.keys()
            found["columns"] = ",".join(sorted(keys, key=location.columns.__getitem__))
            found["rows"] = room(location, sheet)
            at = location.columns.get("why", sheet.width + 1)
            reasons = [str(sheet.cell(row, at) or "") for row in range(FIRST_ROW, sheet.height + 1)]
            found["reasons"] = max(map(printed_width, reasons), default=0)
        case kind if kind not in _LISTED:
            return None
    if location.kind in {"players", "round"}:
        found["topics"] = topics_there(location)
    return found


def _round_options(
    context: Context, location: Location, sheet: Sheet
) -> Iterator[tuple[str, Option]]:
    """Yield the options of a round: how many rows it has for boards, byes and who is out."""
    column = location.columns["table"]
    labels = [plain(sheet.cell(row, column)) for row in range(FIRST_ROW, sheet.height + 1)]
    byes, outs = (
        [at for at, label in enumerate(labels) if label in words]
        for words in map(_words, ("label.bye", "label.out"))
    )
    below = min((*byes, *outs), default=len(labels))
    yield "boards", max(below - 1 - SPARE_ROWS, 0)
    yield "byes", len(byes)
    yield "outs", len(outs)
    yield "number", location.number
    yield "draft", location.draft
    yield "names", widest_name(context.event)


def _words(key: str) -> frozenset[str]:
    """Return a label in every language."""
    return frozenset(plain(text(key, language)) for language in LANGUAGES)


def _stands_so(
    sheet: Sheet, location: Location, spec: SheetSpec, options: Mapping[str, Option]
) -> bool:
    """Tell whether the columns and labels of a sheet stand where a new one has them."""
    add = AddSheet(location.name, location.kind, options)
    fresh = location_of("", applied(Workbook(), Changes((add,)))[location.name])
    return (
        fresh is not None
        and fresh.columns == location.columns
        and all(
            plain(sheet.cell(*at)) == plain(label)
            for at, label in spec.cells.items()
            if at[0] > HEADING_ROW and label and isinstance(label, str) and label[0] != "="
        )
    )
