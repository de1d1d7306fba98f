"""Read a round's sheet: boards, byes and absentees; `read_results` reads who won.

What cannot be read is a problem with its cell; nothing is guessed. Numbers decide who sits where:
a name beside a number is for people, and a rank counts only where the name is the number's.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.handicaps import handicap as handicap_rule
from nigiri.domain.model import Game, Player, Round, Settings
from nigiri.domain.units import PlayerId, Rank
from nigiri.workbook.plain import plain, whole_number
from nigiri.workbook.read_results import ResultReader
from nigiri.workbook.words import TEXTS

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from nigiri.workbook.cells import Cell
    from nigiri.workbook.read_drawn import Seat
    from nigiri.workbook.reader import TableReader

BYE_LABELS = {plain(word) for word in TEXTS["round.bye"]}
OUT_LABELS = {plain(word) for word in TEXTS["round.out"]} | {"absent"}
_STONES = {plain(w): n for n, key in enumerate(("round.even", "round.nokomi")) for w in TEXTS[key]}
_MOST_STONES = 9


def seat_of(round_number: int, side: str, label: Cell, number: int) -> Seat:
    """Return a seat as the record of the draws knows it; label -- the cell of the table."""
    if plain(label) in BYE_LABELS:
        return round_number, "bye", None, number
    return round_number, side, whole_number(label), number


@dataclass
class RoundReading:
    """A round and where its parts stand on the sheet.

    games -- row -> game; byes, out -- row -> player
    ranks -- player -> the rank printed on this sheet, where the name still matches the number
    by_rule -- the rows whose handicap is left to the rule
    """

    round: Round
    games: Mapping[int, Game] = field(default_factory=dict)
    byes: Mapping[int, PlayerId] = field(default_factory=dict)
    out: Mapping[int, PlayerId] = field(default_factory=dict)
    ranks: Mapping[PlayerId, Rank] = field(default_factory=dict)
    by_rule: Collection[int] = ()


class _Seat(NamedTuple):
    """Somebody's place in a row: the player and the printed rank, None when it is not theirs."""

    number: PlayerId
    rank: Rank | None


class RoundReader:
    """One round's sheet being read."""

    def __init__(
        self, reader: TableReader, players: Mapping[PlayerId, Player], settings: Settings,
        unreadable: Collection[PlayerId] = (), drawn: Collection[Seat] = (),
    ) -> None:  # fmt: skip
        """Prepare to read `reader`, with the numbered players and the event's settings.

        unreadable -- numbers in Players whose row has a problem of its own: no second one for each
        game; their games are left out
        drawn -- the seats the draws gave (read_drawn.py)
        """
        self.reader = reader
        self.players = players
        self.settings = settings
        self.unreadable = unreadable
        self.drawn = drawn
        self.number = reader.place.number or 0
        self.seated: dict[PlayerId, int] = {}
        self.ranks: dict[PlayerId, Rank] = {}
        self.at_boards: set[int | None] = set()
        self.by_rule: set[int] = set()
        self.results = ResultReader(reader, settings.language)

    def read(self) -> RoundReading:
        """Return all of the sheet that can be read."""
        games: dict[int, Game] = {}
        lists: dict[str, dict[int, PlayerId]] = {"bye": {}, "out": {}}
        for row in self.reader.rows():
            label = plain(self.reader.cell(row, "table"))
            if label in BYE_LABELS | OUT_LABELS:
                self._read_listed(row, lists["bye" if label in BYE_LABELS else "out"])
            elif self._is_board(row):
                game = self._read_board(row)
                if game is not None:
                    games[row] = game
            elif self.reader.text(row, "result"):
                self.reader.report("result-bye", row, "result")
        self.results.report_unused(self.at_boards)
        byes = tuple(lists["bye"].values())
        this = Round(self.number, tuple(games.values()), byes)
        return RoundReading(this, games, lists["bye"], lists["out"], self.ranks, self.by_rule)

    def _is_board(self, row: int) -> bool:
        """Tell whether somebody sits in the row."""
        return any(self.reader.text(row, key) for key in ("white_no", "black_no"))

    def _read_listed(self, row: int, into: dict[int, PlayerId]) -> None:
        """Read a row of Bye or Out; whoever it is stands on White's side."""
        if self.reader.text(row, "result"):
            self.reader.report("result-bye", row, "result")
        misplaced = self.reader.text(row, "black_no")
        if misplaced:
            self.reader.report("seat-black", row, "black_no", typed=misplaced)
        seat = self._seat(row, "white")
        if seat is not None and self._sits_once(row, "white", seat.number):
            into[row] = seat.number

    def _seat(self, row: int, side: str) -> _Seat | None:
        """Return who sits on one side of a row; None for a blank or an unknown number."""
        cell = self.reader.cell(row, f"{side}_no")
        if cell is None:
            return None
        number = whole_number(cell)
        player = None if number is None else self.players.get(PlayerId(number))
        if player is None or number is None:
            if number not in self.unreadable:
                self.reader.report("player-unknown", row, f"{side}_no", typed=cell)
            return None
        same = plain(self.reader.cell(row, side)) == plain(player.name)
        label = self.reader.cell(row, "table")
        same = same or seat_of(self.number, side, label, number) in self.drawn
        rank = self.reader.rank(row, f"{side}_rank") if same else None
        if rank is not None:
            self.ranks[PlayerId(number)] = rank
        return _Seat(PlayerId(number), rank)

    def _sits_once(self, row: int, side: str, number: PlayerId) -> bool:
        """Tell whether the player has no other place in this round; report when not."""
        if number in self.seated:
            self.reader.report("plays-twice", row, f"{side}_no", number=number,
                               round=self.number, other=self.seated[number])  # fmt: skip
            return False
        self.seated[number] = row
        return True

    def _read_board(self, row: int) -> Game | None:
        """Return the game of a row; None when it has not two players of its own.

        Every cell is looked at in any case, so that all that is wrong is reported at once.
        """
        table, stones, komi = self._table(row), self._stones(row), self.reader.points(row, "komi")
        white, black = self._seat(row, "white"), self._seat(row, "black")
        self.at_boards |= {
            whole_number(self.reader.cell(row, key)) for key in ("white_no", "black_no")
        }
        if white is None or black is None:
            self._report_alone(row, white or black)
            return None
        if white.number == black.number:
            self.reader.report("plays-self", row, "black_no", number=white.number)
            return None
        result = self.results.result(row, white.number, black.number)
        sits = [self._sits_once(row, side, seat.number)
                for side, seat in (("white", white), ("black", black))]  # fmt: skip
        if not all(sits):
            return None
        if stones is None:
            self.by_rule.add(row)
        return Game(
            table, white.number, black.number, komi=komi, result=result,
            handicap=self._by_rule(white, black) if stones is None else stones,
            keep=bool(self.reader.text(row, "keep")), white_rank=white.rank, black_rank=black.rank,
        )  # fmt: skip

    def _report_alone(self, row: int, seat: _Seat | None) -> None:
        """Report a player without an opponent; an unknown number was reported already."""
        for side, other in (("white", "black"), ("black", "white")):
            empty = self.reader.cell(row, f"{side}_no") is None
            if empty and seat is not None:
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

    def _stones(self, row: int) -> int | None:
        """Return the handicap typed; None for a blank or wrong cell, which means by the rule."""
        cell = self.reader.cell(row, "handicap")
        stones = _STONES.get(plain(cell), whole_number(cell))
        if stones is not None and 0 <= stones <= _MOST_STONES:
            return stones
        if cell is not None:
            self.reader.report("handicap-unknown", row, "handicap", typed=cell)
        return None

    def _by_rule(self, white: _Seat, black: _Seat) -> int:
        """Return the handicap by the rule, from the printed ranks or else today's (M12)."""
        ranks = [seat.rank or self.players[seat.number].rank for seat in (white, black)]
        return handicap_rule(self.settings, ranks[0], ranks[1])
