"""The pairing sheet of a round as plain data, by table and by name (M20, B15).

pairings.py makes a PairingSheets from an event: who sits where, which results are shown. Here is
what stands on which page, in which order and columns. Nothing here knows HTML or paper: those come
from the templates pairings_by_table.html.j2, pairings_by_name.html.j2 and pairings.txt.j2.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Literal, TypeVar

from nigiri.reports.frame.names import aligned, alphabetical, initial
from nigiri.reports.frame.pages import Page, even_pages_of, headed_pages_of, pages_of, parts_of
from nigiri.reports.frame.seats import Line
from nigiri.reports.frame.sheet import Sheet, file_word

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from nigiri.messages.message import Message
    from nigiri.reports.frame.seats import Board, Seat

TABLES_A_PAGE, LARGE_TABLES_A_PAGE = 20, 10
"""M20; half as many in large print."""

NAMED = 8
"""The most players without a game named at the foot: in a knockout most are out soon."""
#: Columns of text that stand against their right edge.
_RIGHT = {"table", "number", "rank"}

_T = TypeVar("_T")
_Table = tuple[tuple[str, ...], list[list[str]]]

Order = Literal["table", "name"]


@dataclass(frozen=True, kw_only=True)
class PairingSheets(Sheet):
    """A round ready to be printed.

    when, then -- the times of the round and of the next one as the director wrote them, or "" (M21)
    komi -- White's by rule in words, "" where each board has its own
    boards -- by table, those without a table last; byes, idle, playing, waiting, out -- players
    without a board: with a bye, without a game by the system, with a game of an earlier round that
    goes on, to be drawn once such games are over, not here
    missing -- the tables of earlier rounds without a result, in words; "" for none (B11)
    heading -- key of the title's words
    order -- "table": for the wall, landscape, names readable from two metres, 20 tables a page
    (M20); "name": upright, 40 players a page. Both fit A4 and Letter, the format of the forms.
    large -- half as many a page; parts -- the number of boards of the wall on which it hangs (B15)
    clubs, federation -- they are shown beside the names
    without -- the columns left out, as for Options
    """

    round_number: int
    when: str
    boards: tuple[Board, ...]
    byes: tuple[Seat, ...]
    out: tuple[Seat, ...]
    idle: tuple[Seat, ...] = ()
    playing: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()
    komi: str = ""
    missing: str = ""
    then: str = ""
    heading: str = "round"
    order: Order = "table"
    large: bool = False
    parts: int = 1
    clubs: bool = False
    federation: bool = False
    without: frozenset[str] = frozenset()

    @property
    def template(self) -> str:
        """Return the template of that order."""
        return f"pairings_by_{self.order}.html.j2"

    @property
    def which(self) -> Message:
        """Return "round-3-by-table", or "round-3-missing" for the boards without a result."""
        how = "missing" if self.heading == "round missing" else self.order
        return file_word(f"round-{how}", number=self.round_number)

    @property
    def text_template(self) -> str:
        """Return the one template of both orders."""
        return "pairings.txt.j2"

    @property
    def pages(self) -> list[Page[Board]] | list[Page[Line]]:
        """Return the rows of each page, in the chosen order."""
        return self.pages_by_table if self.order == "table" else self.pages_by_name

    @property
    def asides(self) -> list[tuple[str, Sequence[Seat], str]]:
        """Return (key of a heading, seats, count in words) of the players without a board."""
        many = len(self.idle) > NAMED
        counted = self.speech.say("players counted", count=len(self.idle)) if many else ""
        kinds: list[tuple[str, Sequence[Seat], str]] = [
            ("bye", self.byes, ""),
            ("no game", () if many else self.idle, counted),
            ("still playing", self.playing, ""),
            ("to draw", self.waiting, ""),
            ("out", self.out, ""),
        ]
        return [each for each in kinds if any(each[1:])]

    @property
    def title(self) -> str:
        """Return "Round 3", with a word more for a draft or a list of missing results."""
        return self.speech.say(self.heading, number=self.round_number)

    @property
    def about(self) -> str:
        """Return the time and the komi."""
        return " · ".join(filter(None, [self.when, self.komi]))

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """Return everybody once, in alphabetical order."""
        lines = [Line(board.white, "white", board) for board in self.boards]
        lines += [Line(board.black, "black", board) for board in self.boards]
        lines += [Line(seat, note=self._aside("bye", seat)) for seat in self.byes]
        lines += [Line(seat, note=self._aside("no game", seat)) for seat in self.idle]
        lines += [Line(seat, note=self._aside("plays still", seat)) for seat in self.playing]
        lines += [Line(seat, note=self._aside("yet undrawn", seat)) for seat in self.waiting]
        lines += [Line(seat, note=self._aside("absent", seat)) for seat in self.out]
        return tuple(sorted(lines, key=lambda line: (alphabetical(line.seat.name), _order(line))))

    def _aside(self, key: str, seat: Seat) -> str:
        """Return a word and the seat's note: "Out (from round 4)"."""
        word = self.speech.say(key)
        return f"{word} ({seat.note})" if seat.note else word

    @cached_property
    def matched(self) -> bool:
        """Tell whether teams meet, so that the boards stand under the names of their matches."""
        return any(board.match for board in self.boards)

    def match_of(self, board: Board) -> str:
        """Return the words above a board: its match with the score; "" without matches."""
        if board.match is None:
            return self.speech.say("match other") if self.matched else ""
        return "   ".join(filter(None, [board.match.words, board.match.score]))

    @property
    def pages_by_table(self) -> list[Page[Board]]:
        """Return the boards of each page; one page at least, so that a bye has its sheet.

        A match stays on one page, where it can.
        """
        together = self.match_of if self.matched else None
        cut = partial(headed_pages_of, heading=self.match_of) if self.matched else self._cut
        parts = parts_of(self.boards, self.parts, together)
        return self._pages(
            [page for part in parts for page in cut(part, self._tables)], "tables", _table
        )

    @property
    def pages_by_name(self) -> list[Page[Line]]:
        """Return the lines of each page: as many players as sit at the tables of a page.

        Parts of the wall begin with a new letter, so that everybody finds the right one.
        """
        parts = parts_of(self.lines, self.parts, _letter)
        return self._pages(
            [page for part in parts for page in self._cut(part, 2 * self._tables)],
            "letters",
            _letter,
        )

    @property
    def _tables(self) -> int:
        """Return the number of tables on a page."""
        return LARGE_TABLES_A_PAGE if self.large else TABLES_A_PAGE

    @property
    def _cut(self) -> Callable[[Sequence[_T], int], list[Sequence[_T]]]:
        """Return the function that cuts a part into pages."""
        return pages_of if self.parts == 1 else even_pages_of

    def beside(self, seat: Seat) -> str:
        """Return the club, number and rating in small print beside a name, "" for none of them."""
        club = (seat.club,) if self.clubs else ()
        federation = (seat.member, seat.rating) if self.federation else ()
        return ", ".join(filter(None, (*club, *federation)))

    def told(self, seat: Seat) -> str:
        """Return a player in one line: "24 Doe, John 2d", without columns left out."""
        shown = zip(("number", "name", "rank"), _seat(seat, self), strict=True)
        return " ".join(cell for key, cell in shown if key not in self.without).strip()

    def _pages(
        self, pages: Sequence[Sequence[_T]], words: str, mark: Callable[[_T], object]
    ) -> list[Page[_T]]:
        """Return the pages; if there are several, each with its range.

        mark -- the sign by which a row is found, such as its letter; None for none
        """
        if len(pages) == 1:
            return [Page(pages[0])]
        return [Page(rows, self._span(words, mark(rows[0]), mark(rows[-1]))) for rows in pages]

    def _span(self, words: str, first: object, last: object) -> str:
        """Return "tables 1 to 20", "A to F", "table 21"; "" where a table has no number."""
        if first is None or last is None:
            return ""
        key = words if first != last else f"{words} one"
        return self.speech.say(key, first=first, last=last)

    def text_lines(self) -> Sequence[str]:
        """Return headings and a line for each board, or for each player."""
        head, rows = _by_table(self) if self.order == "table" else _by_name(self)
        positions = [at for at, key in enumerate(head) if key not in self.without]
        right = {place for place, at in enumerate(positions) if head[at] in _RIGHT}
        rows = [[self.speech.say(key) for key in head], *rows]
        lines = aligned([[row[at] for at in positions] for row in rows], right)
        return self._headed(lines) if self.matched and self.order == "table" else lines

    def _headed(self, lines: Sequence[str]) -> list[str]:
        """Return the lines of the boards with their matches above them."""
        found, above = [lines[0]], ""
        for line, board in zip(lines[1:], self.boards, strict=True):
            if self.match_of(board) != above:
                above = self.match_of(board)
                found += ["", above]
            found.append(line)
        return found


def _by_table(sheets: PairingSheets) -> _Table:
    """Return the keys of the columns and the cells of each board; its time where times differ."""
    timed = any(board.time for board in sheets.boards)
    head = ("table", "number", "white", "rank", "number", "black", "rank", "handicap", "result")
    return (*head, *(["time"] if timed else [])), [
        [
            str(board.table or ""),
            *_seat(board.white, sheets),
            *_seat(board.black, sheets),
            board.handicap,
            board.result,
            *([board.time] if timed else []),
        ]
        for board in sheets.boards
    ]


def _seat(seat: Seat, sheets: PairingSheets) -> list[str]:
    """Return a player's cells: number, name (with what stands beside it), rank."""
    beside = sheets.beside(seat)
    name = f"{seat.name} ({beside})" if beside else seat.name
    return [str(seat.number or ""), name, seat.rank]


def _by_name(sheets: PairingSheets) -> _Table:
    """Return the keys of the columns and the cells of each player."""
    head = ("name", "number", "rank", "table", "plays", "opponent", "handicap")
    return head, [_line(line, sheets) for line in sheets.lines]


def _line(line: Line, sheets: PairingSheets) -> list[str]:
    """Return the cells of a player in the list by name."""
    number, name, rank = _seat(line.seat, sheets)
    if line.board is None or line.opponent is None or line.colour is None:
        return [name, number, rank, "", "", line.note, ""]
    table = str(line.board.table or "")
    plays = sheets.speech.say("agreed nigiri" if line.board.open else line.colour)
    return [name, number, rank, table, plays, sheets.told(line.opponent), line.board.handicap]


def _table(board: Board) -> int | None:
    """Return the number of the table."""
    return board.table


def _letter(line: Line) -> str:
    """Return the letter under which a name is looked up: "E" for "Émond"."""
    return initial(line.seat.name)


def _order(line: Line) -> int:
    """Return the key that orders two players of the same name: their numbers."""
    return line.seat.number or 0
