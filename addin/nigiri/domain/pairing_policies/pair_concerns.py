"""What keeps two players apart, and what is told of two who meet all the same, for one pair.

shared    clubs, cities, ... that the two have in common                     M10, A7, B8
concern   a board that a director looks at before the round is published:
          they have in common what is close: a club, a city, a family name   B10, M10, A7, B8
          are so many points apart that the director wants to know           M8
          play with the highest handicap there is, who are left over         B10, M12

Who has met before may not meet at all: pairing/field.py (`bans`). The draw weighs clubs and
cities with arrays (pairing/kept_apart.py); this answers for a single pair.
Whoever can win meets anybody but relatives (B8): that is no concern. Of what two have in common a
draw's pair is a concern by CLOSE alone: of one country may be everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.units import HalfPoints
from nigiri.domain.pairing_policies.byes import is_host
from nigiri.domain.scores.scores import pairing_score, victories
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.systems.stages import judged
from nigiri.domain.text import plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nigiri.domain.model.event import Apart, Event, Game
    from nigiri.domain.model.settings import Settings
    from nigiri.domain.model.units import PlayerId


def can_win(event: Event, number: PlayerId, round_number: int) -> bool:
    """Tell whether a player may meet anybody but relatives, because they can win (B8).

    By Settings.apart_free: "bar" frees the players of the top section, those moved above it
    included; "leading" frees those who have won half of the event's rounds.
    """
    settings = event.settings
    top = "bar" in settings.apart_free and section_of(event, event.player(number)) == 1
    if top or "leading" not in settings.apart_free:
        return top
    return victories(event, number, round_number - 1) >= settings.rounds  # in half points


def shared(
    event: Event, one: PlayerId, other: PlayerId, round_number: int, *, strict: bool | None = None
) -> tuple[str, ...]:
    """Return the keys that keep two players apart in that round: "club", "family", ...

    strict -- only what is kept apart strictly (A7), or only the rest; None: all of it
    () for nothing. Among the host's own, and for whoever can win, only the family name counts
    (M10, B8).
    """
    settings, players = event.settings, [event.player(number) for number in (one, other)]
    exempt = all(is_host(settings, player) for player in players) or any(
        can_win(event, number, round_number) for number in (one, other)
    )
    found = []
    for each in settings.keep_apart:
        if strict not in {None, each.strict}:
            continue
        labels = {plain(str(getattr(player, each.key))) for player in players}
        same = len(labels) == 1 and labels != {""}
        if same and _counts(settings, each, round_number) and (each.key == "family" or not exempt):
            found.append(each.key)
    return tuple(found)


def _counts(settings: Settings, each: Apart, round_number: int) -> bool:
    """Tell whether that is kept apart in the round; without rounds of its own not in the last."""
    if each.rounds is None:
        return not settings.is_last(round_number)
    return round_number in each.rounds


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
    """Return the grounds for a look at a board: something shared, a wide gap, a high handicap.

    event -- with the rounds before. Of a round that is not drawn by score only relatives count: the
    others are rules of the draw, which had no say in it. What is kept apart strictly has a sentence
    of its own (desk/draw/plan.py).
    """
    common = shared(event, game.white, game.black, round_number, strict=False)
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
