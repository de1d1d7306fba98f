"""Pairing sheets on paper (HTML, printed by any browser) and as text (a terminal, an e-mail).

By table: landscape, for the wall, names readable from two metres, 20 tables a page (M20).
By name: upright, 40 players a page. Both leave the paper's format to the printer, A4 or Letter
(the manual's forms are Letter), and fit either. The HTML needs no other file.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

from nigiri.reports.names import aligned
from nigiri.reports.render import render
from nigiri.reports.words import words

if TYPE_CHECKING:
    from nigiri.reports.pairings import Board, Line, PairingSheets, Seat

Order = Literal["table", "name"]


def to_html(sheets: PairingSheets, order: Order = "table") -> str:
    """Return a whole HTML document, pages by table or by name."""
    pages = sheets.pages_by_table if order == "table" else sheets.pages_by_name
    template = f"pairings_by_{order}.html.j2"
    return render(template, sheets=sheets, pages=pages, say=_speaker(sheets))


def to_text(sheets: PairingSheets, order: Order = "table") -> str:
    """Return the round as lines of text in columns, by table or by name."""
    lines = _by_table(sheets) if order == "table" else _by_name(sheets)
    return render("pairings.txt.j2", sheets=sheets, order=order, lines=lines, say=_speaker(sheets))


def _speaker(sheets: PairingSheets) -> partial[str]:
    """Return what says a key of reports/words.py in the language of the sheets."""
    return partial(words, language=sheets.language)


def _by_table(sheets: PairingSheets) -> list[str]:
    """Return the headings and a line for each board."""
    head = ("table", "number", "white", "rank", "number", "black", "rank", "handicap", "result")
    rows = [[words(key, sheets.language) for key in head], *map(_board, sheets.boards)]
    return aligned(rows, right={0, 1, 3, 4, 6})


def _board(board: Board) -> list[str]:
    """Return a board's cells."""
    return [str(board.table or ""), *_seat(board.white), *_seat(board.black), board.handicap,
            board.result]  # fmt: skip


def _seat(seat: Seat) -> list[str]:
    """Return a player's cells: number, name, rank."""
    return [str(seat.number or ""), seat.name, seat.rank]


def _by_name(sheets: PairingSheets) -> list[str]:
    """Return the headings and a line for each player."""
    head = ("name", "number", "rank", "table", "plays", "opponent", "handicap")
    say = _speaker(sheets)
    rows = [[say(key) for key in head], *(_line(line, say) for line in sheets.lines)]
    return aligned(rows, right={1, 2, 3})


def _line(line: Line, say: partial[str]) -> list[str]:
    """Return the cells of a player in the list by name."""
    number, name, rank = _seat(line.seat)
    if line.board is None or line.opponent is None or line.colour is None:
        return [name, number, rank, "", "", line.note, ""]
    table, against = str(line.board.table or ""), " ".join(_seat(line.opponent)).strip()
    return [name, number, rank, table, say(line.colour), against, line.board.handicap]
