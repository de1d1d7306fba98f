"""The pairing sheet of a round as plain data, by table and by name (M20, B15).

Nothing here knows HTML or paper: the templates make those from a PairingSheets.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal, TypeVar

from nigiri.reports.names import aligned, alphabetical
from nigiri.reports.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.units import PlayerId
    from nigiri.reports.speech import Speech

TABLES_A_PAGE = 20
"""M20."""

Colour = Literal["white", "black"]

Order = Literal["table", "name"]


@dataclass(frozen=True)
class Seat:
    """A player as a sheet names them.

    number -- None for a player without a number yet
    rank -- as printed on the round's sheet, which keeps the rank of that day (M13)
    note -- why a player has no board, in words; "" for nothing to say
    """

    number: PlayerId | None
    name: str
    rank: str
    note: str = ""


@dataclass(frozen=True)
class Board:
    """One table, everything in words of the sheet's language.

    table -- None when the director left it blank
    result -- "" while the game is being played
    winner -- the colour to be circled; None without a single winner
    """

    table: int | None
    white: Seat
    black: Seat
    handicap: str
    result: str = ""
    winner: Colour | None = None
    by_default: bool = False


@dataclass(frozen=True)
class Line:
    """One player in the list by name; without a board the note says why."""

    seat: Seat
    colour: Colour | None = None
    board: Board | None = None
    note: str = ""

    @property
    def opponent(self) -> Seat | None:
        """Return who sits on the other side, None without a board."""
        if self.board is None:
            return None
        return self.board.black if self.colour == "white" else self.board.white


@dataclass(frozen=True, kw_only=True)
class PairingSheets(Sheet):
    """A round ready to be printed.

    when -- the round's time as the director wrote it, may be ""
    komi -- White's by rule in words, "" where each board tells its own
    boards -- by table, those without a table last; byes, out -- players without a board
    missing -- the tables of earlier rounds without a result, in words; "" for none (B11)
    heading -- key of the title's words
    order -- "table": for the wall, landscape, names readable from two metres, 20 tables a page
    (M20); "name": upright, 40 players a page. Both fit A4 and Letter, the format of the forms.
    """

    round_number: int
    when: str
    boards: tuple[Board, ...]
    byes: tuple[Seat, ...]
    out: tuple[Seat, ...]
    komi: str = ""
    missing: str = ""
    heading: str = "round"
    order: Order = "table"

    @property
    def template(self) -> str:
        """Return the template of that order."""
        return f"pairings_by_{self.order}.html.j2"

    @property
    def which(self) -> str:
        """Return "round-3-by-table", or "round-3-missing" for the boards without a result."""
        how = "missing" if self.heading == "round missing" else f"by-{self.order}"
        return f"round-{self.round_number}-{how}"

    @property
    def text_template(self) -> str:
        """Return the one template of both orders."""
        return "pairings.txt.j2"

    @property
    def pages(self) -> list[Sequence[Board]] | list[Sequence[Line]]:
        """Return what stands on each page, in the order that is wanted."""
        return self.pages_by_table if self.order == "table" else self.pages_by_name

    @property
    def title(self) -> str:
        """Return "Round 3", with a word more for a draft or a list of missing results."""
        return self.speech.say(self.heading, number=self.round_number)

    @property
    def details(self) -> str:
        """Return the time and the komi."""
        return " · ".join(filter(None, [self.when, self.komi]))

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """Return everybody once, in alphabetical order."""
        lines = [Line(board.white, "white", board) for board in self.boards]
        lines += [Line(board.black, "black", board) for board in self.boards]
        lines += [Line(seat, note=self._aside("bye", seat)) for seat in self.byes]
        lines += [Line(seat, note=self._aside("absent", seat)) for seat in self.out]
        return tuple(sorted(lines, key=lambda line: (alphabetical(line.seat.name), _order(line))))

    def _aside(self, key: str, seat: Seat) -> str:
        """Return a word and the seat's note: "Out (from round 4)"."""
        word = self.speech.say(key)
        return f"{word} ({seat.note})" if seat.note else word

    @property
    def pages_by_table(self) -> list[Sequence[Board]]:
        """Return the boards of each page; one page at least, so that a bye has its sheet."""
        return _pages(self.boards, TABLES_A_PAGE)

    @property
    def pages_by_name(self) -> list[Sequence[Line]]:
        """Return the lines of each page: as many players as sit at the tables of a page."""
        return _pages(self.lines, 2 * TABLES_A_PAGE)

    def text_lines(self) -> Sequence[str]:
        """Return headings and a line for each board, or for each player."""
        return _text_by_table(self) if self.order == "table" else _text_by_name(self)


def _text_by_table(sheets: PairingSheets) -> list[str]:
    """Return the headings and a line for each board."""
    head = ("table", "number", "white", "rank", "number", "black", "rank", "handicap", "result")
    rows = [[sheets.speech.say(key) for key in head], *map(_board, sheets.boards)]
    return aligned(rows, right={0, 1, 3, 4, 6})


def _board(board: Board) -> list[str]:
    """Return a board's cells."""
    return [str(board.table or ""), *_seat(board.white), *_seat(board.black), board.handicap,
            board.result]  # fmt: skip


def _seat(seat: Seat) -> list[str]:
    """Return a player's cells: number, name, rank."""
    return [str(seat.number or ""), seat.name, seat.rank]


def _text_by_name(sheets: PairingSheets) -> list[str]:
    """Return the headings and a line for each player."""
    head = ("name", "number", "rank", "table", "plays", "opponent", "handicap")
    speech = sheets.speech
    rows = [[speech.say(key) for key in head], *(_line(line, speech) for line in sheets.lines)]
    return aligned(rows, right={1, 2, 3})


def _line(line: Line, speech: Speech) -> list[str]:
    """Return the cells of a player in the list by name."""
    number, name, rank = _seat(line.seat)
    if line.board is None or line.opponent is None or line.colour is None:
        return [name, number, rank, "", "", line.note, ""]
    table, against = str(line.board.table or ""), " ".join(_seat(line.opponent)).strip()
    return [name, number, rank, table, speech.say(line.colour), against, line.board.handicap]


def _order(line: Line) -> int:
    """Return what tells two players of the same name apart: their numbers."""
    return line.seat.number or 0


_T = TypeVar("_T")


def _pages(items: Sequence[_T], size: int) -> list[Sequence[_T]]:
    """Return the items cut into pages of that size, one empty page when there are none."""
    return [items[start : start + size] for start in range(0, max(len(items), 1), size)]
