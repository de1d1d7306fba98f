"""Where a row of an archive comes from in its file, for people who look it up.

file                 a player                    a game                         a place
workbook             Players!B14                 Round 2!B9                     Standings!C5
OpenGotha, MacMahon  the line of the name        the line of the game, where    that of the player
                                                 its program writes it so
EGF, FFG             the player's line           White's line                   that of the player
AGA                  the player's line           White's line                   that of the player
JSON                 players[3]                  rounds[0].games[2]             players[3]

A line is "line 12". "" where nothing is found: a name that two lines have is not guessed.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple, Protocol

from nigiri.domain.text import plain
from nigiri.exchange.parts.decompressed import decompressed
from nigiri.workbook.model.cells import address

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event, Game, Player, Round
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.read.workbook import Reading

#: The beginnings of lines that readers skip.
_REMARKS = (";", "#", "<!--")
#: MacMahon gives a word of a name a line of its own, others write it in one.
_APART = (0, 3)
_LETTERS = re.compile(r"\w+")
_OPENGOTHA_GAME = re.compile(r"<Game\b[^>]*>")
_ATTRIBUTE = re.compile(r'\b(roundNumber|tableNumber)="(\d+)"')


class Origins(Protocol):
    """Finds where the rows of an event stand in its file; "" where that is not known."""

    def event(self) -> str:
        """Return the cell or line of the event's name."""

    def player(self, player: Player) -> str:
        """Return the cell or line of a player."""

    def game(self, this: Round, game: Game) -> str:
        """Return the cell or line of a game."""

    def idle(self, this: Round, number: PlayerId) -> str:
        """Return the cell or line of a bye, or of a missed round."""

    def placing(self, number: PlayerId) -> str:
        """Return the cell or line of a player's place in the standings."""


class Cells(NamedTuple):
    """The cells of a workbook; standings -- number -> cell."""

    reading: Reading
    rows: Mapping[PlayerId | None, str]
    games: Mapping[tuple[int, PlayerId], str]
    standings: Mapping[int, str]

    @classmethod
    def of(cls, workbook: Workbook, reading: Reading) -> Cells:
        """Return the cells of a workbook as it was read."""
        book = reading.book
        people = book.get("players")
        rows = {
            player.number: _cell(people, row, "family")
            for row, player in reading.player_rows.items()
            if people is not None
        }
        games: dict[tuple[int, PlayerId], str] = {}
        for number, found in reading.rounds.items():
            at = book.rounds[number]
            for row, game in found.games.items():
                games |= dict.fromkeys(((number, who) for who in game.players), _row(at, row))
            for row, who in (*found.byes.items(), *found.out.items()):
                games[number, who] = _row(at, row)
        return cls(reading, rows, games, _standings(workbook, book.get("standings")))

    def event(self) -> str:
        """Return the first row of Event."""
        at = self.reading.book.locations["event"]
        return f"{at.name}!{address(at.first_row, 1)}"

    def player(self, player: Player) -> str:
        """Return the cell of the family name."""
        return self.rows.get(player.number, "")

    def game(self, this: Round, game: Game) -> str:
        """Return the cell of the number of the table."""
        return self.games.get((this.number, game.white), "")

    def idle(self, this: Round, number: PlayerId) -> str:
        """Return the same cell of the row, else the round's sheet."""
        at = self.reading.book.rounds.get(this.number)
        return self.games.get((this.number, number), at.name if at else "")

    def placing(self, number: PlayerId) -> str:
        """Return the cell of the number in Standings, else that of the player."""
        return self.standings.get(number, self.rows.get(number, ""))


def _cell(at: Location, row: int, key: str) -> str:
    """Return the cell of a column, of the first one where the table lacks it."""
    column = at.columns.get(key, min(at.columns.values()))
    return f"{at.name}!{address(row, column)}"


def _row(at: Location, row: int) -> str:
    """Return the cell of the table's number in a row of a round."""
    return _cell(at, row, "table")


def _standings(workbook: Workbook, at: Location | None) -> dict[int, str]:
    """Return number -> cell of Standings; {} without the sheet."""
    column = at.columns.get("number") if at else None
    if at is None or column is None:
        return {}
    sheet = workbook[at.name]
    cells = ((row, sheet.cell(row, column)) for row in range(at.first_row, sheet.height + 1))
    return {
        int(cell): f"{at.name}!{address(row, column)}"
        for row, cell in cells
        if isinstance(cell, int | float)
    }


class Lines(NamedTuple):
    """The lines of a text; games -- (round, table) -> line, of formats that have one for each."""

    players: Mapping[PlayerId | None, int]
    games: Mapping[tuple[int, int | None], int]

    @classmethod
    def of(cls, data: bytes, event: Event) -> Lines:
        """Return the lines in which players and games stand."""
        lines = decompressed(data).decode("utf-8", "replace").splitlines()
        return cls(_named(lines, event), _opengotha_games(lines))

    def event(self) -> str:
        """Return the first line."""
        return "line 1"

    def player(self, player: Player) -> str:
        """Return the line with the name."""
        return _line(self.players.get(player.number))

    def game(self, this: Round, game: Game) -> str:
        """Return the line of the game, or that of White."""
        return _line(self.games.get((this.number, game.table), self.players.get(game.white)))

    def idle(self, this: Round, number: PlayerId) -> str:  # noqa: ARG002 -- of any round
        """Return the line of the player."""
        return _line(self.players.get(number))

    def placing(self, number: PlayerId) -> str:
        """Return the line of the player."""
        return _line(self.players.get(number))


def _line(number: int | None) -> str:
    """Return a line in words."""
    return "" if number is None else f"line {number}"


def _named(lines: list[str], event: Event) -> dict[PlayerId | None, int]:
    """Return number -> the first line with the name, or of several with a word each."""
    having: dict[str, set[int]] = defaultdict(set)
    for at, text in enumerate(lines, 1):
        if not text.startswith(_REMARKS):
            for word in _LETTERS.findall(plain(text)):
                having[word].add(at)
    first: dict[PlayerId | None, int] = {}
    for player in event.players:
        words = _LETTERS.findall(plain(player.name))
        found = next(filter(None, (_together(words, having, apart) for apart in _APART)), None)
        if found is not None:
            first[player.number] = found
    taken = [*first.values()]
    return {number: at for number, at in first.items() if taken.count(at) == 1}


def _together(words: list[str], having: Mapping[str, set[int]], apart: int) -> int | None:
    """Return the first line from which on all words stand; None where there is none.

    having -- word -> its lines; apart -- so many lines further on at most
    """
    near = [
        {at - further for at in having.get(word, ()) for further in range(apart + 1)}
        for word in words
    ]
    return min(set.intersection(*near), default=None) if near else None


def _opengotha_games(lines: list[str]) -> dict[tuple[int, int | None], int]:
    """Return (round, table) -> line of the games of OpenGotha."""
    found: dict[tuple[int, int | None], int] = {}
    for at, text in enumerate(lines, 1):
        for game in _OPENGOTHA_GAME.findall(text):
            said = dict(_ATTRIBUTE.findall(game))
            if len(said) == len(("round", "table")):
                key = int(said["roundNumber"]), int(said["tableNumber"])
                found[key] = at
    return found


class Paths(NamedTuple):
    """The places in a file of JSON."""

    whole: Event

    def event(self) -> str:
        """Return the place of the settings."""
        return "settings"

    def player(self, player: Player) -> str:
        """Return the place in the list of players."""
        return f"players[{self.whole.players.index(player)}]"

    def game(self, this: Round, game: Game) -> str:
        """Return the place in the list of games."""
        return f"{self._round(this)}.games[{this.games.index(game)}]"

    def idle(self, this: Round, number: PlayerId) -> str:
        """Return the place among the byes, else the round."""
        byes = f".byes[{this.byes.index(number)}]" if number in this.byes else ""
        return self._round(this) + byes

    def placing(self, number: PlayerId) -> str:
        """Return the place of the player."""
        return self.player(self.whole.player(number))

    def _round(self, this: Round) -> str:
        """Return the place of a round."""
        return f"rounds[{self.whole.rounds.index(this)}]"
