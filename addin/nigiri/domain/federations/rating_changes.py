"""The changes of ratings of the EGF that an event will bring, by its games (formats 3.5).

A game changes a rating by weight (con (result - expected) + bonus): the weight is that of the
event's class, which follows from its time limits, 0 for a small board; con, what was to be
expected and the bonus follow from both ratings (`change` in egf_ratings.py, the formulas on top of
it). All games go by the ratings before the event; together they take at most 100 points.

counts                          does not count
games played to a result        by default, open, or with one result for both
ratings before the event; the   the reset of players who promote themselves: its rule is not
grade's rating for players      published
without one

Not done: ratings of the AGA. Their change depends on how sure every rating of the list is, and on
all games since; what is published of it (formats 1.7) is not enough for a number worth printing.
"""

from __future__ import annotations

from fractions import Fraction
from math import fsum
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.federations.egf_ratings import LEAST, MOST_LOST, change, of_rank
from nigiri.domain.model.event import Outcome
from nigiri.domain.model.small_boards import FULL_SIZE
from nigiri.domain.schedule.time_limits import WEIGHTS, egf_class, limits
from nigiri.errors import Forbidden
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId

_BOTH = (Outcome.NONE, Outcome.BOTH)


class Prediction(NamedTuple):
    """The change by the event for one player.

    rating -- before it; rated -- whether that is the player's own, not the grade's
    games -- number that count; change -- in points
    """

    number: PlayerId
    rating: int
    rated: bool
    games: int
    change: float

    @property
    def after(self) -> float:
        """Return the rating after the event."""
        return self.rating + self.change


def rated_as(event: Event) -> str | None:
    """Return the class by which games count; "A" where the time limits are not known.

    None where the times or the board qualify for none.
    """
    times = limits(event.settings.time_limits)
    if event.settings.board != FULL_SIZE:
        return None
    return "A" if times is None else egf_class(times)


def predictions(event: Event) -> tuple[Prediction, ...]:
    """Return the change for everybody with a game that counts, by number.

    Raises Forbidden for an event with ratings of the AGA.
    """
    if event.settings.rating_scale != "egf":
        raise Forbidden(message("standing.no-change"))
    before = {
        number: of_rank(player.initial_rank.steps) if player.rating is None else player.rating
        for number, player in event.by_number.items()
    }
    weight = WEIGHTS.get(rated_as(event) or "", Fraction(0))
    found: dict[PlayerId, list[float]] = {}
    for number, points in _counted(event, before, weight):
        found.setdefault(number, []).append(points)
    return tuple(
        Prediction(
            number,
            before[number],
            event.player(number).rating is not None,
            len(changes),
            _limited(before[number], fsum(changes)),
        )
        for number, changes in sorted(found.items())
    )


def _counted(
    event: Event, before: Mapping[PlayerId, int], weight: Fraction
) -> Iterator[tuple[PlayerId, float]]:
    """Yield (player, change in points) for both players of every game that counts."""
    for game in (game for this in event.rounds for game in this.games if _counts(game)):
        for number in game.players:
            own, other = (Fraction(before[n]) for n in (number, game.opponent_of(number)))
            taken = game.handicap if number == game.black else -game.handicap
            won = Fraction(game.points_of(number), 2)
            yield number, change(own, other, won, taken, weight)


def _counts(game: Game) -> bool:
    """Tell whether a game was played to a result."""
    result = game.result
    return result is not None and not result.by_default and result.outcome not in _BOTH


def _limited(rating: int, changes: float) -> float:
    """Return the sum of all changes: at most 100 down, and not below the lowest rating."""
    return max(changes, -float(MOST_LOST), float(LEAST - rating))
