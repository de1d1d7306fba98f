"""The field: everyone to be paired, as arrays in the order of the draw.

Nobody meets twice (M7): `bans` says which pairs are forbidden, for the draw never to consider.
Where the event allows a rematch, `rematch` in criteria.py makes it the last resort.

Index 0 is the strongest player of the highest score group; of two indices the smaller one
therefore always belongs to the upper player. Nothing depends on the order of the Players sheet.

The order inside a score group, which the patterns and the floats go by (M9, E6):

seeding   what comes first                                                       source
number    the stronger: the rank now, then the number                            M9
rating    the higher rating; players without one last
SOS       the larger sum of the opponents' scores of the day                     E6
SOS-2     the same without the two lowest of them                                E6

A missed round or a bye counts one's own initial score (B7). What is equal goes by strength.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from nigiri.domain.games.colours import colour_balance, streak
from nigiri.domain.games.handicaps import difference_allows, plays_even, worth
from nigiri.domain.pairing.squares import square_of
from nigiri.domain.pairing.wishes import Wants, pairs_of, wants
from nigiri.domain.pairing_policies.byes import is_host
from nigiri.domain.pairing_policies.pair_concerns import can_win
from nigiri.domain.players.numbering import strength_key
from nigiri.domain.scores.scores import pairing_score, participations
from nigiri.domain.starts.start_scores import initial_score
from nigiri.domain.text import plain
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event, Game, Player, Settings
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing.squares import Bools, Ints


def seeding_key(event: Event, number: PlayerId, round_number: int) -> tuple[int, ...]:
    """Return the sort key inside a score group; smaller is higher, no two are equal.

    Raises WrongUse for an unknown seeding.
    """
    seeding = event.settings.seeding
    if seeding not in SEEDINGS:
        raise WrongUse(message("choice.seeding", asked=seeding, choices=", ".join(SEEDINGS)))
    return (*SEEDINGS[seeding](event, number, round_number), *strength_key(event, number))


def _rating(event: Event, number: PlayerId, _: int) -> tuple[int, ...]:
    """Return the sort key of the rating: the highest first, players without one last."""
    rating = event.player(number).rating
    return (rating is None, -(rating or 0))


def opponents_scores(event: Event, number: PlayerId, round_number: int) -> list[int]:
    """Return the present scores of all opponents so far, lowest first, in half points.

    A round without an opponent counts one's own initial score (B7).
    """
    own = int(initial_score(event, event.player(number)))
    line = participations(event, number, round_number - 1)
    return sorted(
        own if p.opponent is None else int(pairing_score(event, p.opponent, round_number))
        for p in line
    )


SEEDINGS: Mapping[str, Callable[[Event, PlayerId, int], tuple[int, ...]]] = {
    "number": lambda *_: (),
    "rating": _rating,
    "SOS": lambda *which: (-sum(opponents_scores(*which)),),
    "SOS-2": lambda *which: (-sum(opponents_scores(*which)[2:]),),
}


@dataclass(frozen=True, eq=False)
class Field:
    """The players to be paired in one round; every array runs over them.

    score -- in half points, highest first
    met -- square: whether two players met before (M7)
    banned -- square: whether two players cannot meet; nobody meets himself
    down, up -- how often a player met a lower, a higher score group in earlier rounds
    balance -- games with White minus games with Black (M11, colours.py)
    streak -- games of one colour running just now, Black's counted below 0
    rank -- steps above 1 kyu, the rank now (M13)
    worth -- what handicaps go by, in units of its own (handicaps.py); more is stronger
    even -- who plays all games even (B3)
    free -- who may meet their own club, because they can win (B8, Settings.apart_free)
    wants -- the wishes of the round
    """

    settings: Settings
    round_number: int
    numbers: tuple[PlayerId, ...]
    players: tuple[Player, ...]
    score: Ints
    met: Bools
    banned: Bools
    down: Ints
    up: Ints
    balance: Ints
    streak: Ints
    rank: Ints
    worth: Ints
    even: Bools
    free: Bools
    wants: Wants

    def __len__(self) -> int:
        """Return the number of players."""
        return len(self.numbers)

    @cached_property
    def start(self) -> Ints:
        """Return the index of the strongest of each player's score group."""
        return np.searchsorted(-self.score, -self.score, side="left").astype(np.int64)

    @cached_property
    def end(self) -> Ints:
        """Return the index behind the weakest of each player's score group."""
        return np.searchsorted(-self.score, -self.score, side="right").astype(np.int64)

    @cached_property
    def size(self) -> Ints:
        """Return the number of players in each player's score group."""
        return self.end - self.start

    @cached_property
    def place(self) -> Ints:
        """Return each player's place in the score group, 0 for the strongest."""
        return np.arange(len(self)) - self.start

    @cached_property
    def bans(self) -> Ints:
        """Return the number of players whom each player may not meet, himself not counted."""
        return np.asarray(self.banned.sum(axis=1) - 1, dtype=np.int64)

    @cached_property
    def rematches(self) -> bool:
        """Tell whether any two who met before may meet again."""
        return bool((self.met & ~self.banned).any())

    @cached_property
    def hosts(self) -> Bools:
        """Return True for each player of the host city or club (M10), in the order of `players`."""
        return np.array([is_host(self.settings, p) for p in self.players], dtype=np.bool_)

    @cached_property
    def labels(self) -> Mapping[str, Ints]:
        """Return key -> a number for each player, equal for equal clubs (or cities, ...).

        The number is 0 where the player's club (city, ...) is blank. There is a key for everything
        that the event keeps apart (Settings.keep_apart).
        """
        return {each.key: _labels(self.players, each.key) for each in self.settings.keep_apart}

    @cached_property
    def stones(self) -> Ints:
        """Return the handicap for each difference of `worth` from 0 to the widest (M12)."""
        widest = int(np.ptp(self.worth)) if len(self) else 0
        return _ints(difference_allows(self.settings, each)[0] for each in range(widest + 1))


def gather(event: Event, round_number: int, numbers: Iterable[PlayerId]) -> Field:
    """Return the field of these players before that round; only earlier rounds count."""
    score = {number: int(pairing_score(event, number, round_number)) for number in numbers}
    order = tuple(sorted(score, key=lambda n: (-score[n], seeding_key(event, n, round_number))))
    players = tuple(event.player(number) for number in order)
    met, banned = meetings(event, round_number, order), bans(event, round_number, order)
    down, up = _floats(event, round_number, order)
    return Field(
        settings=event.settings,
        round_number=round_number,
        numbers=order,
        players=players,
        score=_ints(score[number] for number in order),
        met=met,
        banned=banned,
        down=down,
        up=up,
        balance=_ints(colour_balance(event, number, round_number) for number in order),
        streak=_ints(streak(event, number, round_number) for number in order),
        rank=_ints(player.rank.steps for player in players),
        worth=_ints(worth(event, number, round_number) for number in order),
        even=np.array([plays_even(event, number) for number in order], dtype=np.bool_),
        free=np.array([can_win(event, n, round_number) for n in order], dtype=np.bool_),
        wants=wants(event, round_number, order, met | banned),
    )


def meetings(event: Event, round_number: int, order: Sequence[PlayerId]) -> Bools:
    """Return the square of those who met before `round_number`."""
    games = (game.players for _, game in _earlier_games(event, round_number))
    return square_of(order, games)


def bans(event: Event, round_number: int, order: Sequence[PlayerId]) -> Bools:
    """Return the square of those who cannot meet in that round; nobody meets himself.

    These are the wishes "never" (B8) and, unless the event allows rematches, all meetings (M7).
    """
    square = square_of(order, pairs_of(event, round_number, "never"))
    if event.settings.rematches != "allowed":
        square |= meetings(event, round_number, order)
    np.fill_diagonal(square, val=True)
    return square


def _floats(event: Event, round_number: int, order: Sequence[PlayerId]) -> tuple[Ints, Ints]:
    """Return the number of earlier floats down, and up, of each player in this order (M8)."""
    index: Mapping[PlayerId, int] = {number: i for i, number in enumerate(order)}
    down, up = np.zeros((2, len(order)), dtype=np.int64)
    for number, game in _earlier_games(event, round_number):
        white, black = (pairing_score(event, player, number) for player in game.players)
        above, below = game.players if white > black else game.players[::-1]
        if white != black and above in index:
            down[index[above]] += 1
        if white != black and below in index:
            up[index[below]] += 1
    return down, up


def _earlier_games(event: Event, round_number: int) -> Iterator[tuple[int, Game]]:
    """Yield every game of the rounds before `round_number`, after its round number."""
    for earlier in event.rounds:
        if earlier.number < round_number:
            yield from ((earlier.number, game) for game in earlier.games)


def _labels(players: Sequence[Player], key: str) -> Ints:
    """Return numbers that are equal for equal texts under that key, 0 for a blank one."""
    texts = [plain(str(getattr(player, key))) for player in players]
    numbered = {text: index for index, text in enumerate(sorted({"", *texts}))}
    return _ints(numbered[text] for text in texts)


def _ints(values: Iterable[int]) -> Ints:
    """Return the values as an array."""
    return np.fromiter(values, dtype=np.int64)
