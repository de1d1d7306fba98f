"""Fill the rounds of a played event from a list of its games, for archives."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.normalise import out_cell
from nigiri.desk.core.phrases import sheet_named
from nigiri.desk.core.round_sheet import add_round, drawn_lines, record
from nigiri.domain.games.handicaps import handicap_of
from nigiri.domain.model.event import Game, Outcome, Result, Round
from nigiri.domain.model.units import PlayerId
from nigiri.errors import Forbidden, SheetProblems, WrongUse
from nigiri.messages.message import message, quoted
from nigiri.workbook.apply import applied
from nigiri.workbook.fixed_starts import fixed_starts
from nigiri.workbook.model.changes import Changes, Operation, Say
from nigiri.workbook.model.plain import plain, whole_number
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.cells import Cell, Sheet, Workbook
    from nigiri.workbook.spellings.out_in_rounds import Outs

_OUTCOMES = {
    "white": Outcome.WHITE,
    "w": Outcome.WHITE,
    "black": Outcome.BLACK,
    "b": Outcome.BLACK,
    "jigo": Outcome.JIGO,
    "none": Outcome.NONE,
    "both": Outcome.BOTH,
}
_YES = {"yes", "y", "true", "1", "x"}
_NEEDED = ("round", "white", "black", "winner")
_UNKNOWN = -1  # a handicap that the list does not tell


@dataclass
class _Rows:
    """A list with headings, its cells by row and heading, and what is wrong with it."""

    table: Sheet
    source: str
    wrong: list[str]

    def __post_init__(self) -> None:
        self.columns = {plain(cell): at for at, cell in enumerate(self.table.row(1), 1) if cell}

    def cell(self, row: int, key: str) -> Cell:
        """Return a cell, None without such a column."""
        at = self.columns.get(key)
        return None if at is None else self.table.cell(row, at)

    def number(self, row: int, key: str) -> int:
        """Return a whole number, 0 with a complaint for anything else."""
        number = whole_number(self.cell(row, key))
        if number is None:
            self.complain(row, "whole", asked=quoted(self.cell(row, key)), heading=key)
        return number or 0

    def complain(self, row: int, why: str, **facts: object) -> None:
        """Add a sentence about a row."""
        self.wrong.append(message(f"samples.row.{why}", source=self.source, row=row, **facts))


def replay(
    workbook: Workbook,
    desk: Desk,
    games: Sheet,
    byes: Sheet | None = None,
    *,
    source: str = "games",
) -> Changes:
    """Return the changes that add the rounds of the games to an event without those rounds.

    games -- a list with the headings round, white, black, winner (white, black, jigo, none, both)
    and, if known, table, handicap (else by the rule) and by_default (yes)
    byes -- a list with the headings round and player

    What start scores rest on is fixed, as by a draw. The record As drawn holds the handicaps by the
    rule, so that others show as the director's.
    Raises SheetProblems with every wrong row, Forbidden when rounds are missing before them.
    """
    reading = read_writable(workbook)
    event, book = reading.event, reading.book
    rounds = read_games(event, games, byes, source)
    _check_follows(event, rounds)
    operations: list[Operation] = [*fixed_starts(workbook, book, event)]
    after = applied(workbook, Changes(tuple(operations)))
    for number in sorted(rounds):
        this = rounds[number]
        lines = drawn_lines(event, _by_rule(event, this))
        event = replace(event, rounds=(*event.rounds, this))
        step = [*add_round(book, event, this), *record(after, find(after), event, lines)]
        operations += step
        after = applied(after, Changes(tuple(step)))
    operations += _mark_out(after, rounds)
    played = sum(len(this.games) for this in rounds.values())
    words = message("samples.filled", rounds=len(rounds), games=played, source=source)
    sheets = {kind: sheet_named(kind, reading.language) for kind in ("grid", "standings")}
    say = [Say(words), Say(message("setup.open.look", **sheets))]
    return finish(workbook, [*operations, *say], desk, "replay", [LogLine(words)])


def _check_follows(event: Event, rounds: Mapping[int, Round]) -> None:
    """Raise Forbidden when the rounds do not follow those that are there."""
    first = len(event.rounds) + 1
    if sorted(rounds) != list(range(first, first + len(rounds))):
        raise Forbidden(message("samples.follow", round=first))


def _mark_out(workbook: Workbook, rounds: Mapping[int, Round]) -> tuple[Operation, ...]:
    """Return the cells Out in rounds with the rounds that players missed."""
    reading = read(workbook)
    location = reading.book.locations["players"]
    cells = Cells(location, workbook[location.name])
    for row, player in reading.player_rows.items():
        missed = {
            number
            for number, this in rounds.items()
            if player.number is not None
            and not player.may_sit_out(number)
            and player.number not in this.game_by_player
            and player.number not in this.byes
        }
        if missed - player.out:
            added = partial(_with_rounds_out, frozenset(missed))
            cells.put(row, "out", out_cell(reading, cells.get(row, "out"), added))
    return cells.operations()


def _with_rounds_out(missed: frozenset[int], said: Outs) -> Outs:
    """Return the content of Out in rounds with these rounds added."""
    return said._replace(out=said.out | missed)


def _by_rule(event: Event, this: Round, *, unknown: bool = False) -> Round:
    """Return the round with handicaps by the rule (M12, B3, A6); `event` has the rounds before.

    unknown -- only where the list has none
    """

    def ruled(game: Game) -> Game:
        if unknown and game.handicap != _UNKNOWN:
            return game
        stones = handicap_of(event, game.white, game.black, this.number).stones
        return replace(game, handicap=stones)

    return replace(this, games=tuple(map(ruled, this.games)))


def read_games(event: Event, games: Sheet, byes: Sheet | None, source: str) -> dict[int, Round]:
    """Return the rounds of a list of games; SheetProblems with every wrong row."""
    rows = _Rows(games, source, [])
    if not set(_NEEDED) <= set(rows.columns):
        raise WrongUse(message("samples.no-list", source=source, headings=", ".join(_NEEDED)))
    by_round: dict[int, list[Game]] = defaultdict(list)
    for row in range(2, games.height + 1):
        number = rows.number(row, "round")
        by_round[number].append(_game(event, rows, row, len(by_round[number]) + 1))
    free = _read_byes(event, byes, rows.wrong)
    for number, listed in by_round.items():
        _check_seats(number, [p for g in listed for p in g.players] + free[number], rows)
    if rows.wrong:
        raise SheetProblems(rows.wrong)
    rounds: dict[int, Round] = {}
    for n in sorted({*by_round, *free}):
        this = Round(n, tuple(by_round[n]), tuple(free[n]))
        rounds[n] = _by_rule(event, this, unknown=True)
        event = replace(event, rounds=(*event.rounds, rounds[n]))
    return rounds


def _read_byes(event: Event, byes: Sheet | None, wrong: list[str]) -> dict[int, list[PlayerId]]:
    """Return round -> players who had the bye."""
    found: dict[int, list[PlayerId]] = defaultdict(list)
    if byes is not None:
        rows = _Rows(byes, "byes", wrong)
        for row in range(2, byes.height + 1):
            found[rows.number(row, "round")].append(_player(event, rows, row, "player"))
    return found


def _player(event: Event, rows: _Rows, row: int, key: str) -> PlayerId:
    """Return a player's number; report one that is nobody's."""
    number = PlayerId(rows.number(row, key))
    if number and number not in event.by_number:
        rows.complain(row, "nobody", number=number)
    return number


def _game(event: Event, rows: _Rows, row: int, table: int) -> Game:
    """Return the game of a row, at the next table where none is given."""
    white, black = (_player(event, rows, row, key) for key in ("white", "black"))
    if white == black:
        rows.complain(row, "self", number=white)
    stones = whole_number(rows.cell(row, "handicap"))
    winner = plain(rows.cell(row, "winner"))
    outcome = _OUTCOMES.get(winner) or {str(white): Outcome.WHITE, str(black): Outcome.BLACK}.get(
        winner
    )
    if outcome is None and winner:
        rows.complain(row, "winner", asked=quoted(winner))
    default = plain(rows.cell(row, "by_default")) in _YES
    number = whole_number(rows.cell(row, "table")) or table
    result = None if outcome is None else Result(outcome, by_default=default)
    return Game(number, white, black, _UNKNOWN if stones is None else stones, result)


def _check_seats(number: int, seats: Sequence[PlayerId], rows: _Rows) -> None:
    """Report players who are twice in a round."""
    for player in sorted(p for p, times in Counter(seats).items() if times > 1):
        facts = {"source": rows.source, "number": player, "round": number}
        rows.wrong.append(message("samples.twice", **facts))
