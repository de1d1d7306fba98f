"""The event: its settings, players, sections and rounds, as immutable data.

Nothing here depends on a sheet, a file or a language. Scores are integers in half points
(units.py). The model holds what was entered and what happened; what follows from it (scores,
places, next opponents) is computed by the other modules of this package and never stored.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from nigiri.domain.model.settings import BY_TEAMS, Apart, Settings
from nigiri.domain.model.side_events import Chart, Ladder
from nigiri.domain.model.units import HalfPoints, PlayerId, Rank

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping

__all__ = [
    "Apart",
    "Event",
    "Game",
    "LeaguePath",
    "Outcome",
    "Player",
    "Result",
    "Round",
    "Section",
    "Settings",
    "Wish",
]


class Outcome(Enum):
    """The outcome of a game; `NONE` is a loss for both, `BOTH` a win for both."""

    WHITE = "white"
    BLACK = "black"
    JIGO = "jigo"
    NONE = "none"
    BOTH = "both"


LeaguePath = Literal["", "league", "pko"]
"""In the league path of a congress: already qualified; in its play-off; in neither."""


@dataclass(frozen=True)
class Result:
    """A finished game's outcome; by_default -- it was not played (M5, B5)."""

    outcome: Outcome
    by_default: bool = False


@dataclass(frozen=True)
class Game:
    """One board of a round.

    table -- number of the table, None when the director left it blank
    handicap -- 0 even, 1 no komi, 2 to 9 stones (M12); Black takes it
    komi -- in half points, None for "by rule"
    result -- None while the game is being played
    keep -- the director wants a redraw to leave this pair alone
    white_rank, black_rank -- as printed on the round's sheet; None when blank
    open -- nobody knows who had White: the players chose, and it is not recorded (M24). `white` and
    `black` are then no more than the first and the second of the two
    board -- the size of its board, None for the event's (B23)
    """

    table: int | None
    white: PlayerId
    black: PlayerId
    handicap: int = 0
    result: Result | None = None
    komi: HalfPoints | None = None
    keep: bool = False
    white_rank: Rank | None = None
    black_rank: Rank | None = None
    open: bool = False
    board: int | None = None

    @property
    def players(self) -> tuple[PlayerId, PlayerId]:
        """Return White and Black."""
        return self.white, self.black

    def opponent_of(self, player: PlayerId) -> PlayerId:
        """Return the other one; `player` must be White or Black."""
        return self.black if player == self.white else self.white

    def rank_of(self, player: PlayerId) -> Rank | None:
        """Return the rank printed beside the player; None when blank."""
        return self.white_rank if player == self.white else self.black_rank

    def points_of(self, player: PlayerId) -> HalfPoints:
        """Return 2 for a win, 1 for a jigo, 0 for a loss or an unfinished game."""
        if self.result is None:
            return HalfPoints(0)
        outcome = self.result.outcome
        if outcome is Outcome.JIGO:
            return HalfPoints(1)
        won = outcome is Outcome.BOTH or outcome is (
            Outcome.WHITE if player == self.white else Outcome.BLACK
        )
        return HalfPoints(2 if won else 0)


@dataclass(frozen=True)
class Round:
    """A drawn round.

    byes -- players with a bye (a full win, M6); usually none or one
    system -- by which it was drawn, a key of systems/registry.py; stage, group -- which of several

    A player who is in no game and has no bye missed the round.
    """

    number: int
    games: tuple[Game, ...] = ()
    byes: tuple[PlayerId, ...] = ()
    stage: str = "main"
    group: str = ""
    system: str = "mcmahon"

    @cached_property
    def game_by_player(self) -> Mapping[PlayerId, Game]:
        """Return the game of everyone who plays in this round."""
        return {player: game for game in self.games for player in game.players}

    @property
    def complete(self) -> bool:
        """Tell whether every game has a result."""
        return all(game.result is not None for game in self.games)


@dataclass(frozen=True)
class Player:
    """A registered player.

    number -- None until numbered (M4): until then known by family and given name
    rank -- the rank now; entry_rank -- the rank at entry, which decides the section (M13)
    order -- the director's order inside the rank (M4), smaller is stronger; None: not given
    here -- seen at the desk; out -- the rounds in which the player does not play (M18)
    section -- the director's section, None for the one of the entry rank
    start -- the director's initial score for this player alone, None for the section's (M3)
    reserve -- plays only where the number is odd without (B6's ghost)
    willing -- the rounds in which the player would rather sit out than another (B6's volunteer)
    promised -- the rounds whose bye the director promised the player (A8)
    returned -- the rounds of which the director said that the player is here, who had not come (M6)
    hidden -- published pages do not show the name
    european -- "yes" or "no", a typed reason behind a colon; "" for what the country says (E9)
    path -- in the league path of a congress: "league", already qualified; "pko"; "" for neither
    federation_id -- the numbers in federations, as typed (`federation_ids.ids` reads them)
    published -- the rating in the federation's list, in the unit of rating; None: not known (A2)
    evidence -- why the entry is below or above what is published (A2)
    expires -- the last day of the membership in the federation, None: not known (A2)
    team -- the name of the team, "" for none; board -- the place in it, None: by the number (B21)
    """

    family: str
    given: str
    rank: Rank
    number: PlayerId | None = None
    entry_rank: Rank | None = None
    rating: int | None = None
    order: int | None = None
    club: str = ""
    city: str = ""
    country: str = ""
    federation_id: str = ""
    fee: str = ""
    paid: str = ""
    here: bool = False
    section: int | None = None
    out: frozenset[int] = frozenset()
    notes: str = ""
    start: HalfPoints | None = None
    state: str = ""
    reserve: bool = False
    willing: frozenset[int] = frozenset()
    promised: frozenset[int] = frozenset()
    returned: frozenset[int] = frozenset()
    hidden: bool = False
    european: str = ""
    path: LeaguePath = ""
    expires: dt.date | None = None
    published: int | None = None
    team: str = ""
    board: int | None = None
    evidence: str = ""

    @property
    def name(self) -> str:
        """Return the name as M1 writes it: "Ota, Yuzo"."""
        return f"{self.family}, {self.given}" if self.given else self.family

    @property
    def initial_rank(self) -> Rank:
        """Return the rank at entry, which sections and the grid keep (M13)."""
        return self.entry_rank or self.rank

    def plays_in(self, round_number: int) -> bool:
        """Tell whether the player is here and not out in that round."""
        return self.here and round_number not in self.out

    def is_awaited_in(self, round_number: int) -> bool:
        """Tell whether the player is expected in that round after rounds out, but is not here."""
        before = any(number < round_number for number in self.out)
        return before and round_number not in self.out and not self.here

    def back_after(self, round_number: int, rounds: int) -> int | None:
        """Return the next round in which somebody out in that one plays; None: no more.

        rounds -- the number of rounds of the event
        """
        later = range(round_number + 1, rounds + 1)
        return next((number for number in later if number not in self.out), None)

    def is_promised_bye(self, round_number: int) -> bool:
        """Tell whether the player was promised the bye of that round and may have it (A8).

        A player who is out of it, or a reserve, may not.
        """
        return round_number in self.promised - self.out and not self.reserve

    def may_sit_out(self, round_number: int) -> bool:
        """Tell whether the player may be here and sit the round out without a bye (B6)."""
        return self.reserve or round_number in self.willing


@dataclass(frozen=True)
class Section:
    """A McMahon section: consecutive ranks with one initial score (M2, M3).

    lowest -- the weakest rank of the section; the last section collects all players below
    start -- the director's initial score, None for the one of the gap rule (M3)
    prizes -- prizes of the places, the first in front, in the director's words (M26)
    """

    number: int
    lowest: Rank
    start: HalfPoints | None = None
    prizes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Wish:
    """A wish about the pairings of some players; for a group it concerns any two of it.

    kind         the wish                                                             source
    never        they do not meet                                                     B8
    must         they meet nobody else, as long as some two of them can still meet    house rule
    rather       they meet one another where nothing above the wishes suffers         house rule
    rather not   they do not meet where nothing above the wishes suffers              M10
    title        those near the lead meet one another: E6's forced pairings           E6
    child        each wins at least one game, if that can be had                      B25

    players -- by number; rounds -- in which it counts, empty for all
    """

    kind: str
    players: tuple[PlayerId, ...]
    rounds: frozenset[int] = frozenset()

    def counts_in(self, round_number: int) -> bool:
        """Tell whether it counts in that round."""
        return not self.rounds or round_number in self.rounds


@dataclass(frozen=True)
class Event:
    """A tournament: settings, players in sheet order, sections from the top, drawn rounds.

    chart, ladder -- the side events, which have no rounds (B22)
    """

    settings: Settings = field(default_factory=Settings)
    players: tuple[Player, ...] = ()
    sections: tuple[Section, ...] = ()
    rounds: tuple[Round, ...] = ()
    wishes: tuple[Wish, ...] = ()
    chart: Chart = field(default_factory=Chart)
    ladder: Ladder = field(default_factory=Ladder)

    @cached_property
    def by_number(self) -> Mapping[PlayerId, Player]:
        """Return number -> player, for the numbered players."""
        return {p.number: p for p in self.players if p.number is not None}

    def player(self, number: PlayerId) -> Player:
        """Return the player of that number; KeyError when there is none."""
        return self.by_number[number]

    @property
    def played_by_teams(self) -> bool:
        """Tell whether teams met as teams in some round, and not each player alone."""
        return any(this.system in BY_TEAMS for this in self.rounds)

    @property
    def next_round(self) -> int:
        """Return the number of the round to be drawn next."""
        return len(self.rounds) + 1
