"""The McMahon beside the league of a congress: the supergroup above the bar, and the duties (E5).

member of the supergroup                                                            source
pko      Europeans of the preliminary knockouts, whatever their rank                E5
bar      who is at or above the top bar and out of no round                         E5
league   who is qualified for the league and plays in round 1                       E7

Late entries miss a round, so they are no members. Where fewer than eight of the top group would be
left at the bar, supergroup and top group are one, and nobody starts above the bar. An event is a
congress whose bar is proposed so (Settings.bar_by).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.units import HalfPoints
from nigiri.domain.starts.bar import FIRST, LOWEST_TOP_BAR, starters
from nigiri.domain.starts.start_scores import initial_score, section_of, section_start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.units import PlayerId

#: E5: fewer players are no top bar group of their own.
LEAST_BAR_GROUP = 8


class Supergroup(NamedTuple):
    """The players who should start above the bar at a congress (E5), in sheet order.

    pko, bar, league -- its members, by what makes them members
    left -- number of players of the top group who are not in it
    one -- these are fewer than eight, so that all are one group
    start -- of the members, in half points; bar_start -- of the others of the top group
    """

    pko: tuple[Player, ...]
    bar: tuple[Player, ...]
    league: tuple[Player, ...]
    left: int
    one: bool
    start: HalfPoints
    bar_start: HalfPoints

    @property
    def members(self) -> tuple[Player, ...]:
        """Return all members."""
        return *self.pko, *self.bar, *self.league


def supergroup(event: Event) -> Supergroup:
    """Return the players who should be in the supergroup, with the numbers behind it (E5)."""
    found: dict[str, list[Player]] = {"pko": [], "bar": [], "league": []}
    left = 0
    for player in starters(event):
        at_the_bar = section_of(event, player) == 1
        reason = _membership(player, at_the_bar=at_the_bar)
        if reason:
            found[reason].append(player)
        left += at_the_bar and not reason
    one = left < LEAST_BAR_GROUP
    bar = section_start(event, 1) or HalfPoints(0)
    above = 0 if one else event.settings.supergroup_points
    members = {reason: tuple(players) for reason, players in found.items()}
    return Supergroup(**members, left=left, one=one, start=HalfPoints(bar + above), bar_start=bar)


def _membership(player: Player, *, at_the_bar: bool) -> str:
    """Return the reason of a membership in the supergroup; "" for no member (E5)."""
    if player.path == "pko" and _is_european(player):
        return "pko"
    if player.path == "league":
        return "league" if FIRST not in player.out else ""
    return "bar" if at_the_bar and not player.out else ""


def _is_european(player: Player) -> bool:
    """Tell whether a player is known to be a European."""
    from nigiri.domain.players.europeans import european  # noqa: PLC0415 -- a congress asks

    return bool(european(player).answer)


class Breach(NamedTuple):
    """A breach of the agreement of a congress by a player (E8, E14).

    kind -- "above": starts above the bar and is out of a round, or came late
            "gap": is 4 dan or stronger and omits a round between others
            "default": is 4 dan or stronger and lost a game by default
            "pko": plays in a preliminary knockout and is no European, as far as is known
    rounds -- the rounds it concerns
    """

    kind: str
    rounds: tuple[int, ...] = ()


def breaches(event: Event, player: Player) -> Iterator[Breach]:
    """Yield a player's breaches of the agreement of a congress; nothing at other events.

    Whoever is in the league path plays elsewhere in some rounds: that is no breach.
    """
    if not event.settings.is_congress:
        return
    if player.path == "pko" and not _is_european(player):
        yield Breach("pko")
    top = section_start(event, 1)
    above = top is not None and initial_score(event, player) > top
    if above and player.out and player.path != "league":
        yield Breach("above", tuple(sorted(player.out)))
    elif player.initial_rank >= LOWEST_TOP_BAR and not player.path:
        yield from _of_the_strong(event, player)


def _of_the_strong(event: Event, player: Player) -> Iterator[Breach]:
    """Yield the breaches of a 4 dan or stronger: rounds omitted, games lost by default (E14)."""
    played = [n for n in range(1, event.settings.rounds + 1) if n not in player.out]
    gaps = tuple(n for n in sorted(player.out) if played and played[0] < n < played[-1])
    if gaps:
        yield Breach("gap", gaps)
    lost = () if player.number is None else tuple(_defaults(event, player.number))
    if lost:
        yield Breach("default", lost)


def _defaults(event: Event, number: PlayerId) -> Iterator[int]:
    """Yield the rounds in which somebody lost by default."""
    for round_ in event.rounds:
        game = round_.game_by_player.get(number)
        if game and game.result and game.result.by_default and not game.points_of(number):
            yield round_.number
