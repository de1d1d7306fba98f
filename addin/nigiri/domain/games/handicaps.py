"""Handicap and komi by rule: the basis of comparison, the number of stones, who gives them.

handicap by   difference of                        rounded                       source
rank          the ranks of today (M13)                                           M12
score         the McMahon scores before the round  down                          B3
rating        the ratings, in ranks (ratings.py)   half up, but even up to 2     A6
rating rank   the ranks of the ratings                                           A6

Less the reduction, never below 0 nor above the cap: handicap_reduction and handicap_cap of
Settings, with which domain/rules/ begins an event. By the rule of M12 that is

difference of ranks   0  1  2            3  4  ...  10 and more
handicap (quebec)     0  0  1 (no komi)  2  3  ...  9
White's komi (quebec) 6½ 6½ ½            ½  ½  ...  ½   (M12, A6, E11)

The komi are Settings.komi_even, komi_one and komi_handicap, which rule sets and the event choose.
0 is an even game with komi, 1 a game without komi, 2 to 9 are stones. The weaker takes Black, that
is whoever has less of the basis. With a reduction of 1 a rating must differ by more than 2, with
one of n by more than n + 1 (A6). Even is every game of somebody who entered at or above
Settings.handicap_even_above (B3: the bar; E8: 15 kyu). By rank or score nobody counts higher than
Settings.handicap_top, as OpenGotha has it (formats 4.4). A cap of 0 makes all games even. On small
boards stones and komi are those of the event's table for the size, be it the event's or that of
a game alone (small_boards.py).

This is the one home of the rule: what reads a sheet, shows it while people type, or reads a file
of another program asks here. Three say it once more, each on purpose: the judge
(domain/checks/handicaps.py), the function of the worksheet (functions/formulas.py) and the live
formula (workbook/live/round/handicap.py), which tests hold against this one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.settings import Settings
from nigiri.domain.model.small_boards import FULL_SIZE, table_of
from nigiri.domain.model.units import Rank
from nigiri.domain.players.numbering import strength_key
from nigiri.domain.players.ratings import RANK, rating_text
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.starts.start_scores import bar_rank, grade_score
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import HalfPoints, PlayerId


class Handicap(NamedTuple):
    """The handicap of a game.

    stones -- 0 even, 1 no komi, from 2 on stones; komi -- White's, in half points
    own_komi -- the komi where it does not follow from the stones (small boards), else None
    """

    stones: int
    komi: HalfPoints
    own_komi: HalfPoints | None = None


class Basis(NamedTuple):
    """The basis of handicaps: the figure of a player that is compared.

    worth -- the figure of a player before a round; more is stronger
    unit -- its unit in hundredths of a stone
    added -- hundredths added to a difference before it is rounded down
    above -- hundredths that a difference, less the reduction, must exceed
    rated -- whether it is the ratings
    """

    worth: Callable[[Event, PlayerId, int], int]
    unit: int = RANK
    added: int = 0
    above: int = 0
    rated: bool = False

    def steps(self, difference: int, reduction: int) -> int:
        """Return the handicap for a difference in units, before a cap is applied."""
        reduced = self.unit * difference - RANK * reduction
        return (reduced + self.added) // RANK if reduced > self.above else 0


def _by_rating(event: Event, number: PlayerId, _: int) -> int:
    """Return the strength of the entry rating, in hundredths of a rank (A6)."""
    from nigiri.domain.players.entry_rating import strength  # noqa: PLC0415 -- few go by ratings

    return strength(event.settings, event.player(number))


def _by_rating_rank(event: Event, number: PlayerId, _: int) -> int:
    """Return the rank of the entry rating, in steps above 1 kyu (A6)."""
    from nigiri.domain.players.entry_rating import rated_rank  # noqa: PLC0415 -- few go by ratings

    return rated_rank(event.settings, event.player(number)).steps


BASES: Mapping[str, Basis] = {
    "rank": Basis(lambda event, n, _: event.player(n).rank.steps),
    "score": Basis(pairing_score, unit=RANK // 2),
    "rating": Basis(_by_rating, unit=1, added=RANK // 2, above=RANK, rated=True),
    "rating rank": Basis(_by_rating_rank, rated=True),
}
"""Key -> basis; see the table above."""


class ByRanks(NamedTuple):
    """The rule of M12, as far as ranks alone say it.

    The ranks are those of the day: a changed rank counts from its first round on (M13). Players who
    play all games even, and the size of the board, are ignored; see handicap_of.

    reduction -- taken off the difference of ranks; cap -- the largest handicap, 0 for none at all
    """

    reduction: int
    cap: int

    @classmethod
    def of(cls, settings: Settings) -> ByRanks:
        """Return the rule of an event."""
        return cls(settings.handicap_reduction, settings.handicap_cap)

    def signed(self, white: int, black: int) -> int:
        """Return the handicap of two ranks in steps, below zero where White would take it."""
        stones = min(BASES["rank"].steps(abs(white - black), self.reduction), self.cap)
        return -stones if white < black else stones

    def stones(self, one: Rank, other: Rank) -> int:
        """Return the handicap between two ranks, in either order."""
        return abs(self.signed(one.steps, other.steps))


USUAL = ByRanks.of(Settings())
ALL_EVEN = ByRanks(reduction=0, cap=0)


def basis(settings: Settings) -> Basis:
    """Return the basis of the handicaps of an event.

    Raises WrongUse for an unknown one.
    """
    if settings.handicap_by not in BASES:
        choices = ", ".join(BASES)
        raise WrongUse(message("choice.handicap", asked=settings.handicap_by, choices=choices))
    return BASES[settings.handicap_by]


def worth(event: Event, number: PlayerId, round_number: int) -> int:
    """Return a player's figure by the basis of handicaps before that round, in its own unit.

    Nobody has more than Settings.handicap_top. Raises WrongUse for an unknown basis.
    """
    own = basis(event.settings).worth(event, number, round_number)
    top = handicap_top(event)
    return own if top is None else min(own, top)


def handicap_top(event: Event) -> int | None:
    """Return the most that anybody counts, in units of the basis; None for no limit.

    Ratings have none.
    """
    rank, by = event.settings.handicap_top, event.settings.handicap_by
    if rank is None or by not in {"rank", "score"}:
        return None
    return rank.steps if by == "rank" else grade_score(event, rank)


def counted_rating(event: Event, number: PlayerId) -> str | None:
    """Return the rating that the player's handicaps go by (A6): "4.5", "–" where the rank counts.

    None where handicaps go by something else. Raises WrongUse for an unknown basis.
    """
    if not basis(event.settings).rated:
        return None
    from nigiri.domain.players.entry_rating import rating_in_force  # noqa: PLC0415 -- as above

    settings = event.settings
    return rating_text(settings, rating_in_force(settings, event.player(number)))


def stronger_first(
    event: Event, one: PlayerId, other: PlayerId, round_number: int
) -> tuple[PlayerId, PlayerId]:
    """Return the giver and the taker of a handicap between these two (M12, B3, A6).

    The one with less by the basis takes it; of equals the one who is weaker otherwise.
    """

    def weakness(number: PlayerId) -> tuple[int, ...]:
        return (-worth(event, number, round_number), *strength_key(event, number))

    return (one, other) if weakness(one) < weakness(other) else (other, one)


def plays_even(event: Event, number: PlayerId) -> bool:
    """Tell whether all games of a player are even, by the rank at entry (B3, E8)."""
    chosen = event.settings.handicap_even_above
    lowest = bar_rank(event) if chosen == "bar" else chosen
    return isinstance(lowest, Rank) and event.player(number).initial_rank >= lowest


def size_of(settings: Settings, game: Game) -> int:
    """Return the size of a game's board: its own, or else the event's (B23)."""
    return game.board or settings.board


def other_size(settings: Settings, game: Game) -> int | None:
    """Return the size of a game's board where it is not the event's, else None."""
    return game.board if size_of(settings, game) != settings.board else None


def difference_allows(
    settings: Settings, difference: int, size: int | None = None
) -> tuple[int, HalfPoints]:
    """Return (stones, White's komi in half points) for a difference by the basis.

    difference -- in units of the basis; size -- of the board, None for the event's
    The cap is applied; on a small board to the stones, where
    the largest handicap within it is given.
    """
    steps = basis(settings).steps(difference, settings.handicap_reduction)
    board = size or settings.board
    if board == FULL_SIZE:
        stones = min(steps, settings.handicap_cap)
        return stones, komi(settings, stones)
    return table_of(settings.boards, board).within(steps, settings.handicap_cap)


def handicap_of(
    event: Event, one: PlayerId, other: PlayerId, round_number: int, size: int | None = None
) -> Handicap:
    """Return the handicap of these two in that round by rule, whatever their order (M12, B3, A6).

    The weaker takes Black (stronger_first); size -- of the board, None for the event's. Raises
    WrongUse for an unknown setting.
    """
    less, more = sorted(worth(event, number, round_number) for number in (one, other))
    even = plays_even(event, one) or plays_even(event, other)
    stones, komi_ = difference_allows(event.settings, 0 if even else more - less, size)
    full = (size or event.settings.board) == FULL_SIZE
    return Handicap(stones, komi_, None if full else komi_)


def by_ranks_alone(settings: Settings) -> bool:
    """Tell whether every handicap follows from the ranks of the day (M12).

    Not on a small board, nor where somebody plays all games even or ranks have a limit.
    """
    full = settings.board == FULL_SIZE
    limited = settings.handicap_even_above is not None or settings.handicap_top is not None
    return full and settings.handicap_by == "rank" and not limited


def signed_handicap(event: Event, game: Game, round_number: int) -> int:
    """Return the handicap of a game by rule, below zero where White would take it."""
    stones = handicap_of(event, game.white, game.black, round_number, game.board).stones
    giver, _ = stronger_first(event, game.white, game.black, round_number)
    return stones if giver == game.white else -stones


def komi_of(event: Event, game: Game, round_number: int) -> HalfPoints | None:
    """Return White's komi in a game: the director's, or that by rule, in half points.

    None on a small board for another handicap than by rule: the tables have no komi for it.
    """
    if game.komi is not None:
        return game.komi
    if size_of(event.settings, game) == FULL_SIZE:
        return komi(event.settings, game.handicap)
    rule = handicap_of(event, game.white, game.black, round_number, game.board)
    return rule.komi if rule.stones == game.handicap else None


def komi(settings: Settings, stones: int) -> HalfPoints:
    """Return White's compensation on a full board for a handicap, in half points (M12, A6, E11).

    Below zero Black has it: with the komi of -½ of A6 a tied board is Black's.
    """
    with_one = (settings.komi_even, settings.komi_one)
    return with_one[stones] if stones < len(with_one) else settings.komi_handicap
