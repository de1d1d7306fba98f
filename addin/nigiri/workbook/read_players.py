"""Read the Players sheet: a player a row, known by name until numbered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model import Player
from nigiri.domain.units import PlayerId
from nigiri.workbook.plain import plain, whole_number
from nigiri.workbook.round_list import parse_rounds
from nigiri.workbook.words import TEXTS

if TYPE_CHECKING:
    from nigiri.workbook.reader import TableReader

_YES = {*map(plain, TEXTS["yes"]), "y", "o", "x", "1", "ok", "✓"}
_NO = {"", "no", "non", "n", "0", "-"}
_NAMES = ("family", "given")


def read_players(reader: TableReader, rounds: int) -> dict[int, Player]:
    """Return row -> player, in sheet order; rows without a readable name or rank are left out.

    A number given twice stays with the first; the second player is read as not numbered.
    """
    players: dict[int, Player] = {}
    numbers: dict[int, int] = {}
    names: dict[tuple[str, str], int] = {}
    for row in reader.rows():
        player = _read_player(reader, row, rounds, numbers)
        if player is None:
            continue
        name = (plain(player.family), plain(player.given))
        if name in names:
            reader.report("name-double", row, "family", name=player.name, other=names[name])
        names.setdefault(name, row)
        players[row] = player
    return players


def is_player_row(reader: TableReader, row: int) -> bool:
    """Tell whether somebody stands in the row: a name, a rank or a number."""
    return any(reader.text(row, key) for key in (*_NAMES, "rank", "number"))


def _read_player(
    reader: TableReader, row: int, rounds: int, numbers: dict[int, int]
) -> Player | None:
    """Return the player of a row, None when name or rank cannot be read."""
    if not is_player_row(reader, row):
        return None
    number = _number(reader, row, numbers)
    rank = reader.rank(row, "rank")
    family, given = (reader.text(row, key) for key in _NAMES)
    if not family:
        reader.report("name-missing", row, "family")
    if rank is None:
        if not reader.text(row, "rank") and family:
            reader.report("rank-missing", row, "rank", name=family)
        return None
    if not family:
        return None
    words = {key: reader.text(row, key) for key in (
        "club", "city", "country", "federation_id", "fee", "paid", "notes")}  # fmt: skip
    return Player(
        family=family, given=given, rank=rank, number=number, here=_here(reader, row),
        out=_out(reader, row, rounds), section=reader.count(row, "section", "section"),
        rating=reader.count(row, "rating", "rating"), order=reader.count(row, "order", "order"),
        **words,
    )  # fmt: skip


def _number(reader: TableReader, row: int, numbers: dict[int, int]) -> PlayerId | None:
    """Return the player's number, None when not numbered or wrong."""
    cell = reader.cell(row, "number")
    number = whole_number(cell)
    if cell is None:
        return None
    if number is None or number < 1:
        reader.report("number-unknown", row, "number", typed=cell)
        return None
    if number in numbers:
        reader.report("number-double", row, "number", number=number, other=numbers[number])
        return None
    numbers[number] = row
    return PlayerId(number)


def _here(reader: TableReader, row: int) -> bool:
    """Tell whether the player was seen."""
    typed = plain(reader.cell(row, "here"))
    if typed not in _YES | _NO:
        reader.report("here-unknown", row, "here", typed=reader.cell(row, "here"))
    return typed in _YES


def _out(reader: TableReader, row: int, rounds: int) -> frozenset[int]:
    """Return the rounds in which the player does not play."""
    typed = reader.text(row, "out")
    try:
        return parse_rounds(typed, rounds)
    except ValueError:
        reader.report("out-unknown", row, "out", typed=typed, rounds=rounds)
        return frozenset()
