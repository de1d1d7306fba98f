"""The bye, the reserve and the volunteer, while the number of players is odd (M6, B6).

policy   whose bye comes first                                                         source
home     who lost most games; of these in the early rounds the host's; the weakest     M6
host     in the early rounds the host's who lost; then most games lost; the weakest    M6, as once
losses   who lost most games, then the weakest                                         M6, no host
winners  who has won a game, then the weakest                                          B25
lowest   who has the lowest score, then the weakest                                    house rule
none     nobody has a bye: a volunteer drops out and misses the round                  B6

`host` is an earlier reading of M6: a host's player who lost once goes before a guest who lost
twice. Events that began with it keep it until their director chooses another policy.

`winners` is for novices: a bye is no game, and who has not won yet needs one. `lowest` is what most
Swiss events do; the handbooks prescribe it nowhere (the AGA leaves the choice to the director, A8).
OpenGotha adds rank and twice the score and takes the least: close to it, but a weak player may sit
out before one with a lower score.

Under every policy nobody has two byes (cardinal rule 1), a reserve plays only where the number is
odd without, and has no bye, and a bye that leaves the others without a draw goes to the next one.
Last come those who did not come to the round they were last drawn in (M6, no_shows.py); of the
others volunteers come first where `Settings.bye_volunteers` says so, which by M6 they do not. In
the draw of a round pairing/sitting_out.py gives the bye to the first of them that leaves the others
a draw. Where everybody had one and no reserve helps, the draw is refused, and the director is told
why.

By hand nobody gets a second one either: the commands refuse it (desk/attendance/bye.py,
desk/draw/requests.py). Typed into the sheet of a round it stays, as a problem: ■ until all results
of the round are in, ▲ from then on (workbook/review/review.py).

A bye that the director promised (A8) is no matter of policy: while the number is odd it is given,
before a reserve is called and where the event gives no byes; while it is even nobody has one (M6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.pairing_policies.no_shows import stayed_away
from nigiri.domain.players.numbering import strength_key
from nigiri.domain.scores.scores import games_won, losses, pairing_score, participations
from nigiri.domain.text import plain
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from nigiri.domain.model.event import Event, Player, Settings
    from nigiri.domain.model.units import HalfPoints, PlayerId

    Claim = tuple[int, ...]


class ByeReason(NamedTuple):
    """The reasons for a player's bye, as facts.

    policy -- the one in force; promised -- the director promised the player this bye (A8)
    volunteer -- the player would rather sit out, and volunteers come first
    host_first -- in this round the players of the host city come first: of all who lost under
    `host`, of those who lost as many under `home`
    from_host -- the player is one of them
    lost -- games lost so far, by default included; won -- games won at the board
    score -- in half points, as the round is drawn
    weakest_of -- number of players with an equal claim of whom this one is the weakest; 0: is not
    away -- the round that the player was drawn in last and did not come to; None: came to it
    absent -- by number those who would come first, had they come to the round they were drawn in
    had_one -- number of those present who cannot have a bye, because they had one
    again -- the player had a bye before: against the rule
    """

    number: PlayerId
    policy: str
    promised: bool
    volunteer: bool
    host_first: bool
    from_host: bool
    lost: int
    won: int
    score: HalfPoints
    weakest_of: int
    had_one: int
    again: bool
    away: int | None = None
    absent: tuple[PlayerId, ...] = ()

    @property
    def by_figure(self) -> bool:
        """Tell whether the policy's figure alone gave the bye to whom it chose."""
        return self.away is None and not self.absent


def needs_bye(event: Event, round_number: int, present: Sequence[PlayerId]) -> bool:
    """Tell whether the number is odd and no reserve makes it even.

    No reserve does where there is none, and where a bye of this round was promised.
    """
    regular = regulars(event, present)
    alone = len(regular) == len(present) or bool(promised(event, round_number, regular))
    return len(regular) % 2 == 1 and alone


def gives_byes(settings: Settings) -> bool:
    """Tell whether the event has byes at all.

    Raises WrongUse for an unknown policy.
    """
    if settings.bye_policy not in POLICIES:
        choices = ", ".join(sorted(POLICIES))
        raise WrongUse(message("choice.bye-policy", asked=settings.bye_policy, choices=choices))
    return settings.bye_policy != "none"


def is_host(settings: Settings, player: Player) -> bool:
    """Tell whether the player is of the host's club or city; capitals and accents do not matter."""
    host = plain(settings.host)
    return bool(host) and host in {plain(player.club), plain(player.city)}


def had_bye(event: Event, number: PlayerId, round_number: int) -> bool:
    """Tell whether the player has a bye in any round but this one."""
    return any(p.bye for p in participations(event, number) if p.round_number != round_number)


def regulars(event: Event, present: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    """Return the players who play in any case, by number: all but the reserves."""
    return tuple(sorted(n for n in present if not event.player(n).reserve))


def reserves(event: Event, round_number: int, present: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    """Return the reserves in the order in which they play: fewest games first, then the weakest."""

    def played(number: PlayerId) -> int:
        return sum(p.game is not None for p in participations(event, number, round_number - 1))

    return _weakest(event, (n for n in present if event.player(n).reserve), played)


def promised(event: Event, round_number: int, present: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    """Return the players who were promised the bye of that round and can have it (A8, M6)."""
    wanted = sorted(n for n in present if event.player(n).is_promised_bye(round_number))
    return tuple(n for n in wanted if not had_bye(event, n, round_number))


def volunteers(
    event: Event, round_number: int, present: Iterable[PlayerId]
) -> tuple[PlayerId, ...]:
    """Return the players who would rather sit out this round, in order.

    Fewest rounds sat out first, then the weakest: so nobody drops out twice while another volunteer
    has not done so once.
    """

    def dropped(number: PlayerId) -> int:
        willing = event.player(number).willing
        missed = (p for p in participations(event, number, round_number - 1) if p.missed)
        return sum(p.round_number in willing for p in missed)

    return _weakest(event, (n for n in present if _willing(event, round_number, n)), dropped)


def bye_candidates(
    event: Event, round_number: int, present: Sequence[PlayerId]
) -> tuple[PlayerId, ...]:
    """Return the players who may have the bye, the best candidate first (M6).

    Only those to whom it was promised (A8), if any; else by the policy of the event. () when
    everyone had one. Raises WrongUse for an unknown policy.
    """
    by_policy = bye_by_policy(event, round_number, present)
    return promised(event, round_number, present) or by_policy


def bye_by_policy(
    event: Event, round_number: int, present: Sequence[PlayerId]
) -> tuple[PlayerId, ...]:
    """Return the candidates for the bye by the policy of the event, the best one first (M6).

    Without byes (B6) always empty. Reserves are no candidates. The result does not depend on the
    order of `present`. Raises WrongUse for an unknown policy.
    """
    if not gives_byes(event.settings):
        return ()
    free = [n for n in regulars(event, present) if not had_bye(event, n, round_number)]
    return tuple(sorted(free, key=lambda n: bye_key(event, round_number, n)))


def bye_key(event: Event, round_number: int, number: PlayerId) -> Claim:
    """Return the sort key of a player among candidates for the bye: the smallest has it.

    No two players have the same, and the results of others have no part in it.
    """
    weakness = (-each for each in strength_key(event, number))
    return (*_claim(event, round_number, number), *weakness)


def first_as_if_there(
    event: Event, round_number: int, present: Sequence[PlayerId]
) -> PlayerId | None:
    """Return the player to get the bye had everybody come to the round before; None for nobody."""
    candidates = bye_candidates(event, round_number, present)
    return min(candidates, key=lambda n: bye_key(event, round_number, n)[1:], default=None)


def likely_to_sit_out(
    event: Event, round_number: int, present: Sequence[PlayerId]
) -> tuple[PlayerId, ...]:
    """Return the players to ask first where there are no byes: lowest score, then weakest."""
    return _weakest(event, regulars(event, present), lambda n: _lowest(event, round_number, n))


def bye_reason(
    event: Event, round_number: int, present: Sequence[PlayerId], number: PlayerId
) -> ByeReason:
    """Return the facts for and against the bye of that player."""
    candidates = bye_by_policy(event, round_number, present)
    claim, place = _claim(event, round_number, number), bye_key(event, round_number, number)
    equals = [n for n in candidates if _claim(event, round_number, n) == claim]
    return ByeReason(
        number=number,
        policy=event.settings.bye_policy,
        promised=round_number in event.player(number).promised,
        volunteer=_volunteers_first(event, round_number, number),
        host_first=_host_first(event, round_number),
        from_host=is_host(event.settings, event.player(number)),
        lost=losses(event, number, round_number - 1),
        won=games_won(event, number, round_number - 1),
        score=pairing_score(event, number, round_number),
        weakest_of=len(equals) if [number] == equals[:1] else 0,
        had_one=sum(had_bye(event, n, round_number) for n in regulars(event, present)),
        again=had_bye(event, number, round_number),
        away=stayed_away(event, number, round_number),
        absent=tuple(
            n
            for n in sorted(candidates)
            if (key := bye_key(event, round_number, n)) > place and key[1:] < place[1:]
        ),
    )


def _weakest(
    event: Event, players: Iterable[PlayerId], key: Callable[[PlayerId], int | Claim]
) -> tuple[PlayerId, ...]:
    """Return the players sorted by that key, equal ones weakest first."""
    weakest_first = sorted(players, key=lambda n: strength_key(event, n), reverse=True)
    return tuple(sorted(weakest_first, key=key))


def _willing(event: Event, round_number: int, number: PlayerId) -> bool:
    """Tell whether the player would rather sit out that round."""
    return round_number in event.player(number).willing


def _volunteers_first(event: Event, round_number: int, number: PlayerId) -> bool:
    """Tell whether the player volunteers in an event where that counts."""
    return event.settings.bye_volunteers == "yes" and _willing(event, round_number, number)


def _host_first(event: Event, round_number: int) -> bool:
    """Tell whether the host's players come first in this round."""
    settings = event.settings
    early = round_number <= settings.bye_host_rounds
    return settings.bye_policy in {"home", "host"} and bool(settings.host) and early


def _claim(event: Event, round_number: int, number: PlayerId) -> Claim:
    """Return the claim to the bye, smaller is stronger; the player's strength is no part of it."""
    volunteer = _volunteers_first(event, round_number, number)
    claim = POLICIES[event.settings.bye_policy](event, round_number, number)
    away = stayed_away(event, number, round_number) is not None
    return (away, not volunteer, *claim)


def _home(event: Event, round_number: int, number: PlayerId) -> Claim:
    """Return the claim by M6: most games lost first, of equal ones the host's."""
    return -losses(event, number, round_number - 1), not _at_home(event, round_number, number)


def _host(event: Event, round_number: int, number: PlayerId) -> Claim:
    """Return the claim by policy `host`: the host's who lost (in round 1: all) come first."""
    lost, at_home = losses(event, number, round_number - 1), _at_home(event, round_number, number)
    return not (at_home and (lost > 0 or round_number == 1)), -lost, not at_home


def _at_home(event: Event, round_number: int, number: PlayerId) -> bool:
    """Tell whether the player is of the host, in a round in which the host's come first."""
    return _host_first(event, round_number) and is_host(event.settings, event.player(number))


def _losses(event: Event, round_number: int, number: PlayerId) -> Claim:
    """Return the claim by games lost: a bye is not for those who are winning (M6)."""
    return (-losses(event, number, round_number - 1),)


def _winners(event: Event, round_number: int, number: PlayerId) -> Claim:
    """Return the claim by wins: who has won comes first, one game less is no harm then (B25)."""
    return (games_won(event, number, round_number - 1) == 0,)


def _lowest(event: Event, round_number: int, number: PlayerId) -> Claim:
    """Return the claim by score."""
    return (pairing_score(event, number, round_number),)


def _nobody(_event: Event, _round_number: int, _number: PlayerId) -> Claim:
    """Return an empty claim, the same for everybody: there are no byes (B6)."""
    return ()


POLICIES: Mapping[str, Callable[[Event, int, PlayerId], Claim]] = {
    "home": _home,
    "host": _host,
    "losses": _losses,
    "winners": _winners,
    "lowest": _lowest,
    "none": _nobody,
}
"""Policy -> function that returns a player's claim to the bye; smaller is stronger."""
