"""The pairing sheet of a round as plain data, by table and by name (M20, B15).

Nothing here knows HTML or paper: reports/printing.py makes those from a PairingSheets.
Results already known are shown, so that a sheet printed again tells which games are unfinished
(M21). Not done: pairing cards and the grid, which are sheets of the workbook.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Literal, TypeVar

from nigiri.domain.boards import FULL_SIZE
from nigiri.domain.handicaps import komi, komi_of
from nigiri.domain.model import Outcome
from nigiri.domain.units import format_points
from nigiri.errors import WrongUse
from nigiri.reports.missing import missing_words
from nigiri.reports.names import alphabetical, clean
from nigiri.reports.words import language_named, words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from nigiri.domain.model import Event, Game, Player, Round, Settings
    from nigiri.domain.units import PlayerId, Rank
    from nigiri.reports.words import Language

TABLES_A_PAGE = 20
"""M20."""

#: White's points first, as the round sheets write results.
RESULTS = {
    Outcome.WHITE: "1-0",
    Outcome.BLACK: "0-1",
    Outcome.JIGO: "jigo",
    Outcome.NONE: "0-0",
    Outcome.BOTH: "1-1",
}


Colour = Literal["white", "black"]

WINNERS: Mapping[Outcome, Colour] = {Outcome.WHITE: "white", Outcome.BLACK: "black"}


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


@dataclass(frozen=True)
class PairingSheets:
    """A round ready to be printed.

    event -- the event's name; when -- the round's time as the director wrote it; both may be ""
    komi -- White's by rule in words, "" where each board tells its own
    boards -- by table, those without a table last; byes, out -- players without a board
    stamp -- when it was printed, None to print no time
    missing -- the tables of earlier rounds without a result, in words; "" for none (B11)
    heading -- key of the title's words
    """

    language: Language
    round_number: int
    event: str
    when: str
    boards: tuple[Board, ...]
    byes: tuple[Seat, ...]
    out: tuple[Seat, ...]
    komi: str = ""
    stamp: datetime | None = None
    missing: str = ""
    heading: str = "round"

    @property
    def title(self) -> str:
        """Return "Round 3", with a word more for a draft or a list of missing results."""
        return words(self.heading, self.language, number=self.round_number)

    @property
    def subtitle(self) -> str:
        """Return event, time and komi: "2005 Quebec Open · Saturday 16 h · komi 6½"."""
        return " · ".join(filter(None, [self.event, self.details]))

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
        word = words(key, self.language)
        return f"{word} ({seat.note})" if seat.note else word

    @property
    def pages_by_table(self) -> list[Sequence[Board]]:
        """Return the boards of each page; one page at least, so that a bye has its sheet."""
        return _pages(self.boards, TABLES_A_PAGE)

    @property
    def pages_by_name(self) -> list[Sequence[Line]]:
        """Return the lines of each page: as many players as sit at the tables of a page."""
        return _pages(self.lines, 2 * TABLES_A_PAGE)


def pairing_sheets(
    event: Event,
    round_number: int,
    *,
    language: str | None = None,
    stamp: datetime | None = None,
) -> PairingSheets:
    """Return the sheets of a drawn round; every player of it must be in the event.

    language -- "en" or "fr", None for the event's own
    Raises WrongUse when the round is not drawn or the language unknown.
    """
    spoken = language_named(language or event.settings.language)
    rounds = _drawn(event, round_number)
    games = sorted((game for drawn in rounds for game in drawn.games), key=_by_table)
    byes = [player for drawn in rounds for player in drawn.byes]
    when = event.settings.when[round_number - 1 : round_number]
    return PairingSheets(
        language=spoken,
        round_number=round_number,
        event=clean(event.settings.name),
        when=clean("".join(when)),
        boards=tuple(_board(event, game, spoken, round_number) for game in games),
        byes=tuple(_bye(event.player(number), spoken) for number in byes),
        out=tuple(_out(event, rounds, spoken)),
        komi=_komi(event.settings, spoken),
        stamp=stamp,
        missing=missing_words(event, round_number, spoken),
    )


def _drawn(event: Event, round_number: int) -> list[Round]:
    """Return the rounds of that number, one for each group; WrongUse when there is none."""
    rounds = [drawn for drawn in event.rounds if drawn.number == round_number]
    if not rounds:
        last = max((drawn.number for drawn in event.rounds), default=0)
        drawn = f"the last drawn round is {last}" if last else "no round is"
        msg = f"Round {round_number} is not drawn; {drawn}."
        raise WrongUse(msg)
    return rounds


def _by_table(game: Game) -> tuple[bool, int]:
    """Return the key that puts games in order of their tables, those without one last."""
    return game.table is None, game.table or 0


def _komi(settings: Settings, language: Language) -> str:
    """Return White's komi by rule; "" on small boards, where it differs from game to game."""
    if settings.board != FULL_SIZE:
        return ""
    even, one, more = (format_points(komi(settings, stones)) for stones in (0, 1, 2))
    key = "komi both" if one == more else "komi each"
    if settings.handicap_cap == 0:
        key = "komi even"
    return words(key, language, even=even, one=one, more=more)


def _board(event: Event, game: Game, language: Language, round_number: int) -> Board:
    """Return a game as its line on the sheet."""
    board = Board(
        table=game.table,
        white=_seat(event.player(game.white), game.white_rank),
        black=_seat(event.player(game.black), game.black_rank),
        handicap=_handicap(event, game, language, round_number),
    )
    if game.result is None:
        return board
    outcome, by_default = game.result.outcome, game.result.by_default
    result = RESULTS[outcome]
    return replace(
        board,
        result=words("by default", language, result=result) if by_default else result,
        winner=WINNERS.get(outcome),
        by_default=by_default,
    )


def _seat(player: Player, rank: Rank | None = None) -> Seat:
    """Return a player with the rank of the day, None for the rank now."""
    return Seat(player.number, clean(player.name), str(rank or player.rank))


def _handicap(event: Event, game: Game, language: Language, round_number: int) -> str:
    """Return the handicap in words, with the komi the director set, or a small board asks for."""
    named = {0: words("even", language), 1: words("no komi", language)}
    handicap = named.get(game.handicap, str(game.handicap))
    points = game.komi
    if event.settings.board != FULL_SIZE:
        points = komi_of(event, game, round_number)
        handicap = handicap if game.handicap == 0 else str(game.handicap)
    if points is None:
        return handicap
    return words("komi", language, handicap=handicap, points=format_points(points))


def _bye(player: Player, language: Language) -> Seat:
    """Return who has a bye, told that it is no punishment (M6)."""
    return replace(_seat(player), note=words("wins", language))


def _out(event: Event, rounds: Sequence[Round], language: Language) -> list[Seat]:
    """Return who is registered and has neither board nor bye, by number, newcomers last."""
    busy = {player for drawn in rounds for player in (*drawn.game_by_player, *drawn.byes)}
    missing = [p for p in event.players if (p.number or p.here) and p.number not in busy]
    missing.sort(key=lambda player: (player.number is None, player.number or 0))
    last = max(event.settings.rounds, rounds[0].number)
    coming = range(rounds[0].number, last + 1)
    return [replace(_seat(p), note=_return(p, coming, language)) for p in missing]


def _return(player: Player, coming: Sequence[int], language: Language) -> str:
    """Return why somebody here sits out, or from which round on who is out plays again."""
    now, last = coming[0], coming[-1]
    if player.plays_in(now) and player.may_sit_out(now):
        return words("if needed" if player.reserve else "offered", language)
    if now not in player.out:
        return ""  # not seen: nobody knows
    back = player.back_after(now, last)
    return words("gone" if back is None else "back", language, number=back)


def _order(line: Line) -> int:
    """Return what tells two players of the same name apart: their numbers."""
    return line.seat.number or 0


_T = TypeVar("_T")


def _pages(items: Sequence[_T], size: int) -> list[Sequence[_T]]:
    """Return the items cut into pages of that size, one empty page when there are none."""
    return [items[start : start + size] for start in range(0, max(len(items), 1), size)]
