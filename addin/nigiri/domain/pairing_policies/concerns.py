"""What a director looks at before a draw is published: boards that the draw could not avoid (B10).

concern   two who meet                                                       source
shared    have in common what the event keeps apart: a club, a family name   B10, M10, A7, B8
gap       are so many points apart that the director wants to know           M8
stones    play with the highest handicap there is, who are left over         B10, M12

Whoever can win meets anybody but relatives (B8): that is no concern. Of what two have in common a
draw's pair is a concern by CLOSE alone: of one country may be everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.units import HalfPoints
from nigiri.domain.pairing_policies.kept_apart import shared
from nigiri.domain.scores.scores import pairing_score
from nigiri.domain.systems.stages import judged

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nigiri.domain.model.event import Event, Game

#: More stones than these are hardly ever given.
MOST_STONES = 9
#: What makes a pair look wrong on the wall.
CLOSE = frozenset({"club", "city", "family"})


class Concern(NamedTuple):
    """What is to be said of a board.

    shared -- the keys of what the two have in common: "club", "family"
    gap -- of their scores, in half points; 0 where it is not worth a word
    stones -- of the handicap; 0 where they are not
    """

    game: Game
    shared: tuple[str, ...] = ()
    gap: HalfPoints = HalfPoints(0)
    stones: int = 0

    @property
    def close(self) -> tuple[str, ...]:
        """Return the keys of what they have in common that is told of a pair of the draw's."""
        return tuple(key for key in self.shared if key in CLOSE)


def concern(event: Event, game: Game, round_number: int) -> Concern:
    """Return what there is to say of a board of that round.

    event -- with the rounds before. Of a round that is not drawn by score only relatives count: the
    others are rules of the draw, which had no say in it.
    """
    common = shared(event, game.white, game.black, round_number)
    if not judged(event.settings, round_number).by_score:
        return Concern(game, tuple(key for key in common if key == "family"))
    one, other = (pairing_score(event, number, round_number) for number in game.players)
    gap, least = HalfPoints(abs(one - other)), event.settings.warn_gap
    wide = least is not None and gap >= 2 * least
    stones = game.handicap if game.handicap >= MOST_STONES else 0
    return Concern(game, common, gap if wide else HalfPoints(0), stones)


def concerns(
    event: Event, games: Iterable[Game], round_number: int, *, left_over: bool = False
) -> Iterator[Concern]:
    """Yield the boards of that round of which there is something to say, in their order.

    left_over -- they were made beside others, of those without a place: many stones are worth a
    word there, while among all players they follow from the scores
    """
    for game in games:
        found = concern(event, game, round_number)
        if found.close or found.gap or (left_over and found.stones):
            yield found
