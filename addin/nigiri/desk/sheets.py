"""Make and take away the sheet of a round, and keep the record As drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.cells import Cells
from nigiri.workbook.apply import applied
from nigiri.workbook.changes import (
    AddSheet,
    CellChange,
    Changes,
    DeleteRows,
    Operation,
    RemoveSheet,
)
from nigiri.workbook.find import find
from nigiri.workbook.layout.round import first_bye
from nigiri.workbook.layout.tables import FIRST_ROW
from nigiri.workbook.plain import whole_number
from nigiri.workbook.results import written
from nigiri.workbook.round_list import format_rounds
from nigiri.workbook.words import text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.domain.model import Event, Game, Player, Round
    from nigiri.domain.units import PlayerId
    from nigiri.workbook.cells import Value, Workbook
    from nigiri.workbook.changes import Option

_SPARE_OUTS = 2


def absentees(event: Event, this: Round) -> list[Player]:
    """Return the numbered players without a game or bye in the round, who may still come."""
    seated = {player for game in this.games for player in game.players} | set(this.byes)
    return [p for n, p in sorted(event.by_number.items()) if n not in seated]


def round_options(event: Event, this: Round) -> dict[str, Option]:
    """Return what the layout needs to render the sheet of a round."""
    settings = event.settings
    when = settings.when[this.number - 1] if this.number <= len(settings.when) else ""
    parts = [part for part in (settings.name, when) if part]
    return {
        "language": settings.language, "number": this.number, "boards": len(this.games),
        "byes": max(1, len(this.byes)), "outs": len(absentees(event, this)) + _SPARE_OUTS,
        "subtitle": "  ·  ".join(parts),
    }  # fmt: skip


def add_round(workbook: Workbook, event: Event, this: Round) -> list[Operation]:
    """Return what adds the sheet of a round with its boards, byes and absentees."""
    name = text("sheet.round", event.settings.language, number=this.number)
    drawn = find(workbook).get("drawn")
    add = AddSheet(name, "round", round_options(event, this), drawn.name if drawn else None)
    after = applied(workbook, Changes((add,)))
    place = find(after).rounds[this.number]
    cells = Cells(place, after[name])
    for row, game in enumerate(this.games, FIRST_ROW):
        cells.put_row(row, board_cells(event, game))
    row = first_bye(len(this.games))
    for at, bye in enumerate(this.byes, row):
        cells.put_row(at, person_cells(event.player(bye), "white"))
        cells.put(at, "black", text("round.bye.note", event.settings.language))
    for at, player in enumerate(absentees(event, this), row + max(1, len(this.byes))):
        cells.put_row(at, person_cells(player, "white"))
        cells.put(at, "black", _back(event, player, this.number))
    return [add, *cells.operations()]


def person_cells(player: Player, side: str) -> dict[str, Value]:
    """Return number, name and rank of a player on one side."""
    return {
        f"{side}_no": player.number, side: player.name, f"{side}_rank": str(player.rank)
    }  # fmt: skip


def board_cells(event: Event, game: Game) -> dict[str, Value]:
    """Return the cells of a board."""
    white, black = (event.player(number) for number in game.players)
    cells = {**person_cells(white, "white"), **person_cells(black, "black")}
    if game.white_rank is not None:
        cells["white_rank"] = str(game.white_rank)
    if game.black_rank is not None:
        cells["black_rank"] = str(game.black_rank)
    cells |= {"table": game.table, "handicap": game.handicap}
    if game.result is not None:
        cells["result"] = written(game.result)
    return cells


def _back(event: Event, player: Player, round_number: int) -> str | None:
    """Return from which round an absentee plays again, None when not at all."""
    rounds = range(round_number + 1, event.settings.rounds + 1)
    following = [n for n in rounds if n not in player.out]
    if not following or round_number not in player.out:
        return format_rounds(player.out) or None
    return text("round.back", event.settings.language, number=following[0])


def record(
    workbook: Workbook, event: Event, this: Round, handicaps: Mapping[PlayerId, int] | None = None
) -> tuple[Operation, ...]:
    """Return what adds the lines of a round to As drawn.

    handicaps -- White -> the handicap to record, where it is not the one of the game
    """
    place = find(workbook).get("drawn")
    if place is None:
        return ()
    sheet = workbook[place.name]
    cells = Cells(place, sheet)
    row = max(sheet.height + 1, place.first_row)
    for game in this.games:
        names = {side: event.player(n).name for side, n in zip(("white", "black"), game.players,
                                                               strict=True)}  # fmt: skip
        stones = (handicaps or {}).get(game.white, game.handicap)
        cells.put_row(row, {
            "round": this.number, "table": game.table, "white_no": game.white,
            "black_no": game.black, "handicap": stones, **names,
        })  # fmt: skip
        row += 1
    for bye in this.byes:
        name = event.player(bye).name
        cells.put_row(row, {"round": this.number, "bye_no": bye, "bye": name})
        row += 1
    return cells.operations()


def remove_round(workbook: Workbook, event: Event, number: int) -> list[Operation]:
    """Return what removes the sheet of a round and its lines of As drawn."""
    book = find(workbook)
    place, drawn = book.rounds[number], book.get("drawn")
    sheet, tabs = workbook[place.name], list(workbook)
    after = tabs.index(place.name) + 1
    held = tuple(
        CellChange(row, column, None, cell)
        for row, cells in enumerate(sheet.rows, 1)
        for column, cell in enumerate(cells, 1)
        if cell is not None
    )
    options = round_options(event, event.rounds[number - 1])
    before = tabs[after] if after < len(tabs) else None
    operations: list[Operation] = [RemoveSheet(place.name, "round", options, before, held)]
    if drawn is not None:
        operations += _forget(workbook, drawn.name, drawn.columns["round"], number)
    return operations


def _forget(workbook: Workbook, name: str, column: int, number: int) -> Sequence[Operation]:
    """Return what deletes the lines of a round from As drawn, from the bottom up."""
    sheet = workbook[name]
    rows = [r for r in range(FIRST_ROW, sheet.height + 1)
            if whole_number(sheet.cell(r, column)) == number]  # fmt: skip
    return [DeleteRows(name, row, (sheet.row(row),)) for row in reversed(rows)]
