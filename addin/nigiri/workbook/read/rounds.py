"""Read a round's sheet: boards, byes and absentees, and the results.

A result is picked or typed beside its board (W, 1-0, the winner's number, 6 def), or the winner's
number stands in the list of winners in any order (M21); both must agree. Anything unreadable is a
problem with its cell; nothing is guessed. What a problem's code weighs: workbook/problems.py; what
it says: `problem.CODE` in messages/*/problem.py. Seats are read by seats.py.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.domain.cached import while_same
from nigiri.domain.games.colours import OPEN
from nigiri.domain.games.handicaps import ByRanks, by_ranks_alone
from nigiri.domain.model.event import Game, Outcome, Result, Round, Settings
from nigiri.domain.model.small_boards import FULL_SIZE, sizes_of
from nigiri.domain.model.units import PlayerId
from nigiri.domain.systems.stages import judged
from nigiri.workbook.model.plain import plain, whole_number
from nigiri.workbook.read.handicap_in_force import (
    NOTHING_DRAWN,
    Row,
    is_in_force,
    is_stale,
    printed_handicap,
)
from nigiri.workbook.read.seats import BYE_LABELS, OUT_LABELS, People, Seat, SeatReader
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.spellings.handicaps import is_open, stones_typed
from nigiri.workbook.spellings.names import names_called
from nigiri.workbook.spellings.results import (
    UNREADABLE,
    accepted,
    ambiguous,
    code_in_words,
    normal_result,
    result_of,
    win_of_number,
    word_code,
    written,
)
from nigiri.workbook.spellings.yes_no import is_marked

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from nigiri.domain.model.event import Player
    from nigiri.domain.model.units import Rank
    from nigiri.workbook.problems import Problem


class ResultReader:
    """The results of one round's sheet being read; `language` is the event's.

    people -- by number; by_name -- the rows in which a player's name says who won
    """

    def __init__(
        self, reader: TableReader, language: str, people: Mapping[PlayerId, Player]
    ) -> None:
        """Read the list of winners; report what is no number and what stands twice."""
        self.reader = reader
        self.language = language
        self.people = people
        self.by_name: set[int] = set()
        self.codes = accepted(language)
        self.listed: dict[PlayerId, int] = {}
        for row in reader.rows():
            cell = reader.cell(row, "winners")
            if cell is not None:
                self._add_winner(row, cell)

    def _add_winner(self, row: int, cell: object) -> None:
        """Add one cell of the list."""
        number = whole_number(cell)
        if number is None:
            self.reader.report("list-unknown", row, "winners", typed=cell)
        elif number in self.listed:
            self.reader.report("list-double", row, "winners", number=number)
        else:
            self.listed[PlayerId(number)] = row

    def result(self, row: int, white: PlayerId, black: PlayerId) -> Result | None:
        """Return the result of a board; None without one, and for a problem."""
        own = self._typed(row, white, black)
        listed = self._winner(row, white, black)
        if own is None or listed is None:
            return own or listed
        if own.outcome is not listed.outcome:
            winner = white if listed.outcome is Outcome.WHITE else black
            self.reader.report("result-list", row, "result", result=written(own), listed=winner)
            return None
        return own

    def both(
        self, row: int, white: PlayerId, black: PlayerId
    ) -> tuple[Result | None, Result | None]:
        """Return the board's result and that of the second pass (B11), None as `result`."""
        return self.result(row, white, black), self._typed(row, white, black, "second")

    def report_unused(self, seated: Collection[int | None]) -> None:
        """Report listed numbers that sit at no board of the round."""
        for number, row in self.listed.items():
            if number not in seated:
                self.reader.report("list-unknown", row, "winners", typed=number)

    def _typed(
        self, row: int, white: PlayerId, black: PlayerId, key: str = "result"
    ) -> Result | None:
        """Return the result in a cell; None for a blank, and for a problem."""
        cell = self.reader.cell(row, key)
        if cell is None:
            return None
        typed = normal_result(cell)
        win = win_of_number(typed, white, black)
        if win is not None:
            return win
        problem = "result-unknown"
        if isinstance(cell, dt.date | dt.time):
            problem = "result-date"
        elif ambiguous(typed, self.reader.location.language, self.language):
            problem = "result-letter"
        else:
            code = self._code(row, key, white, black)
            if code != UNREADABLE:
                return result_of(code)
        self.reader.report(problem, row, key, typed=cell, white=white, black=black)
        return None

    def _code(self, row: int, key: str, white: PlayerId, black: PlayerId) -> str:
        """Return the outcome code of a word for a result, or in the first pass of a name.

        Note the row of a name.
        """
        cell = self.reader.cell(row, key)
        if key != "result":
            return self.codes.get(normal_result(cell), UNREADABLE)
        called = [names_called(self.people.get(number)) for number in (white, black)]
        code = code_in_words(cell, called[0], called[1], self.codes)
        if code != UNREADABLE and not word_code(cell, self.codes):
            self.by_name.add(row)
        return code

    def _winner(self, row: int, white: PlayerId, black: PlayerId) -> Result | None:
        """Return the result by the list; None if it names neither player, or both."""
        if white in self.listed and black in self.listed:
            self.reader.report("list-both", row, "result", white=white, black=black)
            return None
        if white in self.listed:
            return Result(Outcome.WHITE)
        return Result(Outcome.BLACK) if black in self.listed else None


@dataclass
class RoundReading:
    """A round and the rows of its parts on the sheet.

    games -- row -> game; byes, out -- row -> player
    ranks -- player -> the rank printed on this sheet, if the name still matches the number
    by_rule -- the rows whose handicap is left to the rule, the cell's not being in force
    resized -- the rows on a board of another size, still with the handicap that nigiri gave
    second -- row -> the result of the second pass (B11)
    named -- row and side -> the player whose name stands in place of the number
    by_name -- the rows in which a player's name says who won
    gone -- number -> the name beside it, of players no longer in Players
    """

    round: Round
    games: Mapping[int, Game] = field(default_factory=dict)
    byes: Mapping[int, PlayerId] = field(default_factory=dict)
    out: Mapping[int, PlayerId] = field(default_factory=dict)
    ranks: Mapping[PlayerId, Rank] = field(default_factory=dict)
    by_rule: Collection[int] = ()
    resized: Collection[int] = ()
    second: Mapping[int, Result] = field(default_factory=dict)
    named: Mapping[tuple[int, str], PlayerId] = field(default_factory=dict)
    gone: Mapping[PlayerId, str] = field(default_factory=dict)
    by_name: frozenset[int] = frozenset()

    @property
    def verified_rows(self) -> tuple[int, ...]:
        """Return the rows whose result was read back the same (B11).

        As long as both results are the same, whoever changed which of the two.
        """
        return tuple(row for row, said in self.second.items() if self.games[row].result == said)

    @property
    def disputed_rows(self) -> tuple[int, ...]:
        """Return the rows in which the two passes differ, or the first has nothing."""
        return tuple(row for row, said in self.second.items() if self.games[row].result != said)


def read_round(reader: TableReader, people: People, settings: Settings) -> RoundReading:
    """Return all that can be read of a round's sheet; people -- those who can sit there.

    A sheet that has not changed is read once, as long as the people and their seats have not.
    """
    location, number = reader.location, reader.location.number or 0
    seats = people.drawn_in.get(number), people.handicaps.get(number)

    def read() -> tuple[RoundReading, list[Problem]]:
        own = TableReader(location, reader.sheet, reader.language)
        return RoundReader(own, people, settings).read(), own.problems

    known = (location, reader.language, settings, people.players, people.gone, seats)
    reading, problems = while_same(reader.sheet, "_round", known, read)
    reader.problems += problems
    return reading


class RoundReader:
    """One round's sheet being read."""

    def __init__(self, reader: TableReader, people: People, settings: Settings) -> None:
        """Take the reader of the sheet, those who can sit there and the event's settings."""
        self.reader = reader
        self.people = people
        self.settings = settings
        self.number = reader.location.number or 0
        self.seated: dict[PlayerId, int] = {}
        self.seats = SeatReader(reader, people)
        self.at_boards: set[int | None] = set()
        self.by_rule: set[int] = set()
        self.resized: set[int] = set()
        self.second: dict[int, Result] = {}
        self.results = ResultReader(reader, settings.language, people.by_number)
        self.arranged = not judged(settings, self.number).by_score
        self.drawn = people.handicaps.get(self.number, NOTHING_DRAWN)

    def read(self) -> RoundReading:
        """Return all of the sheet that can be read."""
        games: dict[int, Game] = {}
        lists: dict[str, dict[int, PlayerId]] = {"bye": {}, "out": {}}
        for row in self.reader.rows():
            label = plain(self.reader.cell(row, "table"))
            if label in BYE_LABELS | OUT_LABELS:
                self._read_listed(row, lists["bye" if label in BYE_LABELS else "out"])
            elif self.seats.taken(row):
                game = self._read_board(row)
                if game is not None:
                    games[row] = game
            else:
                self._report_result(row)
        self.results.report_unused(self.at_boards)
        byes = tuple(lists["bye"].values())
        this = Round(self.number, tuple(games.values()), byes)
        seats = self.seats
        return RoundReading(
            this,
            games,
            lists["bye"],
            lists["out"],
            seats.ranks,
            self.by_rule,
            self.resized,
            self.second,
            seats.named,
            seats.gone,
            frozenset(self.results.by_name),
        )

    def _report_result(self, row: int) -> None:
        """Report a result where nobody plays."""
        for key in ("result", "second"):
            if self.reader.text(row, key):
                self.reader.report("result-bye", row, key)

    def _read_listed(self, row: int, into: dict[int, PlayerId]) -> None:
        """Read a row of Bye or Out; the player stands on White's side."""
        self._report_result(row)
        misplaced = self.reader.text(row, "black_no")
        if misplaced:
            self.reader.report("seat-black", row, "black_no", typed=misplaced)
        seat = self.seats.seat(row, "white")
        if seat is not None and self._sits_once(row, "white", seat.number):
            into[row] = seat.number

    def _sits_once(self, row: int, side: str, number: PlayerId) -> bool:
        """Tell whether the player has no other place in this round; report when not."""
        if number in self.seated:
            self.reader.report(
                "plays-twice",
                row,
                f"{side}_no",
                number=number,
                round=self.number,
                other=self.seated[number],
            )
            return False
        self.seated[number] = row
        return True

    def _read_board(self, row: int) -> Game | None:
        """Return the game of a row; None without two players who sit nowhere else.

        Every cell is read in any case, so that all problems are reported at once.
        """
        table, stones, komi = self._table(row), self._stones(row), self.reader.points(row, "komi")
        size = self._size(row)
        white, black = self.seats.seat(row, "white"), self.seats.seat(row, "black")
        self.at_boards |= {
            whole_number(self.reader.cell(row, key)) for key in ("white_no", "black_no")
        }
        self.at_boards |= {seat.number for seat in (white, black) if seat}
        if white is None or black is None:
            self._report_alone(row, white or black)
            return None
        if white.number == black.number:
            self.reader.report("plays-self", row, "black_no", number=white.number)
            return None
        result, second = self.results.both(row, white.number, black.number)
        sits = [
            self._sits_once(row, side, seat.number)
            for side, seat in (("white", white), ("black", black))
        ]
        if not all(sits):
            return None
        self.second.update({row: second} if second else {})
        given = self._in_force(row, stones, (white, black), over=result is not None)
        pair = white.number, black.number
        if size is not None and result is None and given == self.drawn.pairs.get(pair):
            self.resized.add(row)
        return Game(
            table,
            white.number,
            black.number,
            komi=komi,
            result=result,
            handicap=given,
            open=given == 0 and self._colours_open(row, stones),
            keep=is_marked(self.reader.cell(row, "keep")),
            white_rank=white.rank,
            black_rank=black.rank,
            board=size,
        )

    def _report_alone(self, row: int, seat: Seat | None) -> None:
        """Report a player without an opponent; an unknown number was reported already."""
        for side, other in (("white", "black"), ("black", "white")):
            if not self.seats.holds(row, side) and seat is not None:
                self._sits_once(row, other, seat.number)
                self.reader.report("alone", row, f"{other}_no", number=seat.number)

    def _table(self, row: int) -> int | None:
        """Return the number of the table, None for a blank or wrong one."""
        cell = self.reader.cell(row, "table")
        table = whole_number(cell)
        if cell is not None and (table is None or table < 1):
            self.reader.report("table-unknown", row, "table", typed=cell)
            return None
        return table

    def _size(self, row: int) -> int | None:
        """Return the size of the game's board; None for the event's, and for a wrong cell (B23).

        Only an event on a small board has games on others.
        """
        cell, full = self.reader.cell(row, "size"), self.settings.board == FULL_SIZE
        size, sizes = whole_number(cell), sizes_of(self.settings.boards)
        if cell is None or (size == self.settings.board and full):
            return None
        if size in sizes and not full:
            return size
        code = "size-full" if size in sizes else "size-unknown"
        self.reader.report(code, row, "size", typed=cell)
        return None

    def _stones(self, row: int) -> int | None:
        """Return the handicap typed; None for a blank or wrong cell, which means by rule."""
        cell = self.reader.cell(row, "handicap")
        stones = stones_typed(cell)
        if stones is None and cell is not None:
            self.reader.report("handicap-unknown", row, "handicap", typed=cell)
        return stones

    def _colours_open(self, row: int, typed: int | None) -> bool:
        """Tell whether the colours of an even game are open (M24): it says so, or the rule does.

        typed -- the handicap in the cell: by rule is what holds none, or that of another pair
        """
        by_rule = typed != 0 and self.settings.colour_rule == OPEN
        return by_rule or is_open(self.reader.cell(row, "handicap"))

    def _in_force(
        self, row: int, typed: int | None, seats: tuple[Seat, Seat], *, over: bool
    ) -> int:
        """Return the handicap in force (handicap_in_force.py); note rows left to the rule.

        typed -- of the cell, None for a blank or wrong one; over -- there is a result
        """
        pair = seats[0].number, seats[1].number
        table = whole_number(self.reader.cell(row, "table"))
        board = Row(pair, table, over, self._printed(row, seats), self.arranged)
        stays = is_in_force(self.reader.cell(row, "handicap"), board, self.drawn)
        stones = typed if stays and typed is not None else self.drawn.pairs.get(pair)
        if stones is None:
            self.by_rule.add(row)
            return self._by_rule(*seats)
        return stones

    def _printed(self, row: int, seats: tuple[Seat, Seat]) -> int | None:
        """Return the handicap by rule of the printed ranks, if one is outdated, else None."""
        sides = [*zip(("white", "black"), seats, strict=True)]
        stale = (
            is_stale(self.reader.cell(row, side), self.people.by_number[seat.number].name)
            for side, seat in sides
        )
        if not (by_ranks_alone(self.settings) and any(stale)):
            return None
        ranks = (self.reader.cell(row, f"{side}_rank") for side, _ in sides)
        return printed_handicap(ranks, ByRanks.of(self.settings))

    def _by_rule(self, white: Seat, black: Seat) -> int:
        """Return the handicap by the rule, from the printed ranks or else today's (M12)."""
        ranks = [seat.rank or self.people.by_number[seat.number].rank for seat in (white, black)]
        return ByRanks.of(self.settings).stones(*ranks)
