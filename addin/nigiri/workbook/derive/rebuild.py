"""Give the sheets the size the event needs before they are filled.

Grid, Standings and Proof are made anew: their columns and pages depend on the rounds, the players
and the criteria of the placement. The list of rounds on the Event sheet gets or loses rows. On
small boards there is a sheet Handicaps.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.boards import FULL_SIZE
from nigiri.domain.text import printed_width
from nigiri.workbook.changes import AddSheet, CellChange, DeleteRows, InsertRows, SetCells
from nigiri.workbook.derive.criteria import criterion_keys
from nigiri.workbook.derive.proof import rows_of_lines
from nigiri.workbook.layout.by_criterion import CRITERIA
from nigiri.workbook.layout.tables import FIRST_ROW
from nigiri.workbook.proof import proof_keys, proof_lines
from nigiri.workbook.read_event import round_rows
from nigiri.workbook.removal import removal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model import Event
    from nigiri.domain.standings import Standing
    from nigiri.workbook.changes import Operation, Option
    from nigiri.workbook.derive.context import Context
    from nigiri.workbook.find import Place

_ROWS_PER_PAGE = 28
REMADE = ("drawn", "grid", "standings", "problems", "log", "lists")
"""The sheets that are made anew when they are missing, in the order of their tabs."""


def rebuild_operations(context: Context, rows: Sequence[Standing]) -> Iterator[Operation]:
    """Yield what makes missing sheets anew and gives every sheet its size; nothing when all is so.

    Players, Sections and rounds hold what only the director knows: they are not made anew.
    """
    wanted = {
        "grid": grid_options(context), "standings": standings_options(context, rows),
    }  # fmt: skip
    if context.place("proof") is not None:
        wanted["proof"] = proof_options(context)
    yield from _small_boards(context)
    yield from _missing(context, wanted)
    yield from _listed_rounds(context)
    for kind, options in wanted.items():
        place = context.place(kind)
        if place is None or _size(context, kind) == _wanted(kind, options):
            continue
        yield from _again(context, kind, options)


def made_anew(context: Context, kind: str) -> tuple[AddSheet, ...]:
    """Return what makes the sheet As drawn or Log where it is missing, so that it can be written.

    Nothing where it is there, or another sheet has its name.
    """
    return tuple(sheet for sheet in _missing(context, {}) if sheet.kind == kind)


def _missing(context: Context, wanted: Mapping[str, Mapping[str, Option]]) -> Iterator[AddSheet]:
    """Yield what makes those sheets anew that hold nothing of the director's, in their order."""
    plain: Mapping[str, Option] = {"language": context.language}
    tabs = {kind: _tab(context, kind) for kind in REMADE}
    for at, kind in enumerate(REMADE):
        if tabs[kind] is None:
            following = [name for later in REMADE[at + 1 :] if (name := tabs[later])]
            name = context.say(f"sheet.{kind}")
            if name not in context.workbook:
                before = following[0] if following else None
                yield AddSheet(name, kind, wanted.get(kind, plain), before)


def _small_boards(context: Context) -> Iterator[AddSheet]:
    """Yield the sheet Handicaps, before the first round, where small boards have none yet."""
    name = context.say("sheet.handicaps")
    full = context.event.settings.board == FULL_SIZE
    if full or context.place("handicaps") is not None or name in context.workbook:
        return
    following = [place.name for place in context.reading.book.rounds.values()]
    following += [tab for kind in REMADE if (tab := _tab(context, kind))]
    yield AddSheet(
        name, "handicaps", {"language": context.language}, next(iter(following), None)
    )  # fmt: skip


def _tab(context: Context, kind: str) -> str | None:
    """Return the tab of a kind of sheet, None where it is missing."""
    if kind == "lists":
        return context.refs.lists or None
    place = context.place(kind)
    return None if place is None else place.name


def _listed_rounds(context: Context) -> Iterator[Operation]:
    """Yield what lists every round of the event on the Event sheet, and none it does not have."""
    place = context.place("event")
    if place is None:
        return
    rows = round_rows(context.reader(place))
    rounds = context.event.settings.rounds
    yield from _unlisted(context, place, {n: row for n, row in rows.items() if n > rounds})
    missing = [n for n in range(1, rounds + 1) if n not in rows]
    if missing:
        first = max((row + 1 for row in rows.values()), default=place.first_row)
        column = place.columns["round"]
        yield InsertRows(place.name, first, len(missing))
        yield SetCells(place.name, tuple(
            CellChange(row, column, None, context.say("sheet.round", number=n))
            for row, n in enumerate(missing, first)
        ))  # fmt: skip


def _unlisted(context: Context, place: Place, beyond: Mapping[int, int]) -> Iterator[Operation]:
    """Yield the removal of rows beyond the last round, unless drawn or written upon."""
    reader = context.reader(place)
    for number, row in sorted(beyond.items(), reverse=True):
        typed = reader.text(row, "when") or reader.text(row, "system")
        if number not in context.refs.rounds and not typed:
            yield DeleteRows(place.name, row, (context.sheet(place).row(row),))


def grid_options(context: Context) -> dict[str, Option]:
    """Return what the grid of this event needs."""
    return {
        "language": context.language, "rounds": context.event.settings.rounds,
        "players": len(context.event.by_number), "names": widest_name(context.event),
    }  # fmt: skip


def standings_options(context: Context, rows: Sequence[Standing]) -> dict[str, Option]:
    """Return what the standings of this event need, with pages that end between sections."""
    return {
        "language": context.language, "rows": len(rows),
        "breaks": ",".join(map(str, _breaks(rows))), "names": widest_name(context.event),
        "columns": ",".join(criterion_keys(context.event)),
        "together": context.event.settings.ranked_by == "all",
    }  # fmt: skip


def proof_options(context: Context) -> dict[str, Option]:
    """Return what the proof of this event needs."""
    return {
        "language": context.language, "rows": len(proof_lines(context.event)),
        "columns": ",".join(proof_keys(context.event)), "names": widest_name(context.event),
    }  # fmt: skip


def widest_name(event: Event) -> int:
    """Return how wide the longest name of a numbered player prints, in hundredths of its size."""
    return max((printed_width(p.name) for p in event.by_number.values()), default=0)


def _breaks(rows: Sequence[Standing]) -> list[int]:
    """Return the rows after which a page ends: whole sections while they fit."""
    breaks: list[int] = []
    row, page_start = FIRST_ROW, FIRST_ROW
    for _, members in groupby(rows, key=lambda standing: standing.section):
        height = len(list(members))
        if row > page_start and row + height - page_start > _ROWS_PER_PAGE:
            breaks.append(row - 1)
            page_start = row
        row += height
    return breaks


def _wanted(kind: str, options: Mapping[str, Option]) -> tuple[object, ...]:
    """Return the size the options ask for, comparable with `_size`."""
    if kind == "grid":
        return options["rounds"], options["players"]
    return options["rows"], options["columns"]


def _size(context: Context, kind: str) -> tuple[object, ...]:
    """Return the size a sheet shows now: rounds and players of the grid, else rows and columns.

    The columns are those of the criteria, in the order in which they stand.
    """
    place = context.reading.book.places[kind]
    reader = context.reader(place)
    rows = sum(bool(reader.text(row, "number")) for row in reader.rows())
    if kind == "proof" and rows_of_lines(context) is None:
        rows = -1  # other lines, however many
    if kind == "grid":
        return sum(key.startswith("opponent") for key in place.columns), rows
    changing = {column.key for column in CRITERIA} if kind == "standings" else place.columns
    keys = sorted(changing & place.columns.keys(), key=place.columns.__getitem__)
    return rows, ",".join(keys)


def _again(context: Context, kind: str, options: Mapping[str, Option]) -> Iterator[Operation]:
    """Yield the removal of a sheet and its making anew in the same place."""
    name = context.reading.book.places[kind].name
    gone = removal(context.workbook, name, kind, _present_options(context, kind))
    yield gone
    yield AddSheet(name, kind, options, gone.before)


def _present_options(context: Context, kind: str) -> dict[str, Option]:
    """Return the options that make the sheet as it stands now."""
    first, second = map(str, _size(context, kind))
    if kind == "grid":
        return {"language": context.language, "rounds": int(first), "players": int(second)}
    return {"language": context.language, "rows": int(first), "columns": second, "breaks": ""}
