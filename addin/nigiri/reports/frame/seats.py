"""The boards of a round, everything in words of the sheet's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from nigiri.domain.model.units import PlayerId

Colour = Literal["white", "black"]


class Seat(NamedTuple):
    """A player as printed.

    number -- None for a player without a number yet
    rank -- as printed on the round's sheet, which keeps the rank of that day (M13)
    note -- the reason why a player has no board, in words; "" for none
    club -- or the city where no club is known, may be ""
    member, rating -- the number in the federation and the rating at entry, may be ""
    """

    number: PlayerId | None
    name: str
    rank: str
    note: str = ""
    club: str = ""
    member: str = ""
    rating: str = ""


class MatchSeat(NamedTuple):
    """The position of a game in a match of two teams (B21).

    words -- "Match 1 · Ottawa – Montréal"; board -- from 1
    score -- "2½–1½", with dots while some are playing; "" as long as nobody has finished
    """

    words: str
    board: int
    score: str = ""


class Board(NamedTuple):
    """One table, everything in words of the sheet's language.

    table -- None when the director left it blank
    result -- "" while the game is being played
    winner -- the colour to be circled; None without a single winner
    handicap -- as the sheet of all games lists it; agreed -- in words, with the komi if known
    time -- of this game, where it goes by rank (E8); "" for that of all
    match -- of two teams, None where players play for themselves
    open -- the players choose the colours: White and Black are only first and second (M24)
    """

    table: int | None
    white: Seat
    black: Seat
    handicap: str
    result: str = ""
    winner: Colour | None = None
    by_default: bool = False
    agreed: str = ""
    time: str = ""
    match: MatchSeat | None = None
    open: bool = False


class Line(NamedTuple):
    """One player in the list by name; without a board the note has the reason.

    colour -- on the board's side; what is printed of it is `Board.open`'s to say
    """

    seat: Seat
    colour: Colour | None = None
    board: Board | None = None
    note: str = ""

    @property
    def opponent(self) -> Seat | None:
        """Return the player on the other side, None without a board."""
        if self.board is None:
            return None
        return self.board.black if self.colour == "white" else self.board.white
