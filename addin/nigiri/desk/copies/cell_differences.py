"""What differs elsewhere in two copies: settings by their labels, other cells by their headings.

`workbook/compare.py` finds the cells. Players, and seats and results of rounds, are compared as
what they mean, in modules of their own; the Log and the record of the draws are no differences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.copies.both import differs, heading_of, same_text, seats_of
from nigiri.messages.message import message
from nigiri.workbook.compare import differences
from nigiri.workbook.model.cells import address, column_letters
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.settings.values import values_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from nigiri.desk.copies.both import Both, Side
    from nigiri.domain.model.event import Game
    from nigiri.messages.message import Message
    from nigiri.workbook.compare import Difference
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.locations import Location

_SAID_ELSEWHERE = frozenset({"event_id", "schema"})
"""Settings that are no difference of the event, or said on top."""

_NOT_TOLD = frozenset({"players", "log", "drawn", "settings", "sections", "wishes"})
"""Kinds of sheets whose cells are told elsewhere, or follow from what is told."""

_COME_WITH = frozenset({"handicaps", "chart", "ladder", "teams"})
"""Kinds of sheets that come when they are wanted: that one copy has them is told."""

_SEATS = frozenset({"table", "white_no", "white", "black_no", "black", "winners"})
"""Columns of a round that are told as pairs, byes and results."""


def setting_differences(both: Both) -> Iterator[Message]:
    """Yield sentences on settings, in the order of the sheet."""
    cells = [setting_cells(side.workbook, side.reading.book) for side in (both.a, both.b)]
    values = [values_of(vars(side.reading.event.settings)) for side in (both.a, both.b)]
    for key, row in BY_KEY.items():
        places = [each.get(key) for each in cells]
        typed = [
            at.value(side.workbook) if at else None
            for at, side in zip(places, (both.a, both.b), strict=True)
        ]
        alike = key in values[0] and values[0].get(key) == values[1].get(key)
        other_words = None in places or not both.one_language
        if key in _SAID_ELSEWHERE or same_text(*typed) or (alike and other_words):
            continue
        yield differs(row.label(both.a.reading.language), *typed)


class Elsewhere(NamedTuple):
    """A difference on a sheet; round -- the number of a round's sheet, None for any other."""

    sheet: str
    round: int | None
    words: Message


def cell_differences(both: Both, redrawn: Collection[int]) -> Iterator[Elsewhere]:
    """Yield the differences in other cells and sheets, in the order of the tabs of B.

    redrawn -- rounds with other pairs or numbers, whose boards cannot be held side by side
    """
    before, now = ({place.name: place for place in side.reading.book} for side in (both.a, both.b))
    places = setting_cells(both.b.workbook, both.b.reading.book).values()
    settings = {(at.location.name, address(at.row, at.column)) for at in places}
    for each in differences(both.a.workbook, both.b.workbook):
        place = (before if each.kind == "sheet-gone" else now).get(each.sheet)
        if (each.sheet, each.cell) in settings or (place and place.kind in _NOT_TOLD):
            continue
        number = place.number if place else None
        if each.kind != "cell" or place is None:
            words = _of_sheet(both, each, place)
        elif number is None:
            words = differs(_cell_named(both.b, place, each.cell), each.was, each.became)
        else:
            words = None if number in redrawn else _of_board(both, each, place)
        if words is not None:
            yield Elsewhere(each.sheet, number, words)


def _of_sheet(both: Both, each: Difference, place: Location | None) -> Message | None:
    """Return the sentence on a sheet, a row or columns of people's own; None for none."""
    kind = place.kind if place else ""
    comes = each.kind in {"sheet-new", "sheet-gone"} and place is not None
    if (comes and kind not in _COME_WITH) or (each.kind.startswith("row") and kind == "round"):
        return None
    drafts = {side.reading.draft.number for side in (both.a, both.b) if side.reading.draft}
    drafted = place is not None and place.number in drafts
    if each.kind == "sheet-name" and (drafted or not both.one_language):
        return None
    facts = {"sheet": each.sheet, "a": each.was, "b": each.became}
    return message(f"copies.diff.{each.kind}", **facts)


def _of_board(both: Both, each: Difference, place: Location) -> Message | None:
    """Return the sentence on a cell of a board; None for what is told as a pair or a result."""
    column, row = _at(place, each.cell)
    key = next(key for key, at in place.columns.items() if at == column)
    drawn, number = both.b.reading.rounds.get(place.number or 0), place.number or 0
    game = drawn.games.get(row) if drawn else None
    if key in _SEATS or (key == "result" and game and _has_result(both, number, game)):
        return None
    if game is None:
        return differs(_cell_named(both.b, place, each.cell), each.was, each.became)
    facts = {"who": seats_of(both.b, game), "column": heading_of(both.b, place, column)}
    return differs(message("copies.diff.of", **facts), each.was, each.became)


def _has_result(both: Both, number: int, game: Game) -> bool:
    """Tell whether a game, which is alike in both copies, can be read to have a result in one."""
    there = both.a.reading.rounds.get(number)
    other = there.round.game_by_player.get(game.white) if there else None
    return game.result is not None or (other is not None and other.result is not None)


def _cell_named(side: Side, place: Location, cell: str) -> Message:
    """Return a cell in words: its sheet, the first cell of its row, the headings of both."""
    column, row = _at(place, cell)
    first = min(place.columns.values())
    line = f"{heading_of(side, place, first)} {as_text(_value(side, place, row, first))}"
    facts = {"sheet": place.name, "line": line, "column": heading_of(side, place, column)}
    return message("copies.diff.cell", **facts)


def _value(side: Side, place: Location, row: int, column: int) -> Cell:
    """Return a cell of a table."""
    return side.workbook[place.name].cell(row, column)


def _at(place: Location, cell: str) -> tuple[int, int]:
    """Return column and row of a cell of a table."""
    letters = cell.rstrip("0123456789")
    columns = {column_letters(at): at for at in place.columns.values()}
    return columns[letters], int(cell.removeprefix(letters))
