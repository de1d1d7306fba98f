"""The quality of a round, criterion by criterion: small is good, whoever drew it.

code          what is counted over the boards of the round                           source
rematches     boards of two who met before                                           M7
uneven        boards of two with different scores                                    M8
boundaries    boundaries between the scores at the boards that a board crosses       M8
squares       squared score differences, in half points                              M8
same float    players who float in a direction in which they floated before          M8
any float     players who float and floated before, whichever way                    M8
same club     boards of one club, but for two of the host's own                      M10
same country  boards of one country, but for two of the host's own                   M10
handicap      stones that the rule asks for, whatever was given                      M12
third         players with a third game running of one colour                        M11
colours       squared balances, White less Black, of those at the boards afterwards  M11

A round is measured as it was drawn: its results do not count. Locked boards count like all others.
Players float who meet another score: down the upper one, up the lower one.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from nigiri.domain.checks.facts import (
    before,
    is_host,
    label,
    meetings,
    scores_before,
    sum_of_squares,
)
from nigiri.domain.checks.handicaps import rule_stones

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from nigiri.domain.model.event import Event, Game, Player, Round
    from nigiri.domain.model.units import PlayerId

#: The number of games of one colour in a row that is too many.
THIRD = 3


def measures(event: Event, round_: Round) -> dict[str, int]:
    """Return code -> measure of the round against the rounds before it, in the order above.

    Its players must be known. Byes and tables are ignored.
    """
    return {code: measure(event, round_) for code, measure in MEASURES.items()}


def rematches(event: Event, round_: Round) -> int:
    """Return the number of boards of two who met before (M7)."""
    met = meetings(event, round_.number)
    return sum(frozenset(game.players) in met for game in round_.games)


def uneven(event: Event, round_: Round) -> int:
    """Return the number of boards of two different scores (M8)."""
    return len(list(_floats(event, round_))) // 2


def boundaries(event: Event, round_: Round) -> int:
    """Return the number of boundaries between neighbouring scores that the boards cross (M8)."""
    scores = scores_before(event, round_.number)
    groups = sorted({scores[player] for game in round_.games for player in game.players})
    index = {score: at for at, score in enumerate(groups)}
    return sum(abs(index[scores[g.white]] - index[scores[g.black]]) for g in round_.games)


def squared_differences(event: Event, round_: Round) -> int:
    """Return the sum over the games of the squared score difference, in half points (M8)."""
    scores = scores_before(event, round_.number)
    return sum_of_squares(scores, (game.players for game in round_.games))


def same_float(event: Event, round_: Round) -> int:
    """Return the number of players who float in a direction in which they did before (M8)."""
    earlier = _earlier_floats(event, round_)
    return sum(floater in earlier for floater in _floats(event, round_))


def any_float(event: Event, round_: Round) -> int:
    """Return the number of players who float now and floated before, up or down (M8)."""
    earlier = {player for player, _ in _earlier_floats(event, round_)}
    return sum(player in earlier for player, _ in _floats(event, round_))


def same_club(event: Event, round_: Round) -> int:
    """Return the number of boards of one club, but for two of the host's own (M10)."""
    return _sharing(event, round_, lambda player: player.club)


def same_country(event: Event, round_: Round) -> int:
    """Return the number of boards of one country, but for two of the host's own (M10)."""
    return _sharing(event, round_, lambda player: player.country)


def stones(event: Event, round_: Round) -> int:
    """Return the sum of the handicaps by rule (M12): how unequal in strength the boards are."""
    return sum(rule_stones(event, game, round_.number) for game in round_.games)


def third(event: Event, round_: Round) -> int:
    """Return the number of players with one colour a third time running, or longer (M11).

    Rounds without a game, games decided by default and open colours do not interrupt it.
    """
    line: dict[PlayerId, list[int]] = {}
    for game in _coloured(event, round_):
        line.setdefault(game.white, []).append(1)
        line.setdefault(game.black, []).append(-1)
    seated = (player for game in round_.games for player in game.players)
    return sum(abs(sum(line.get(player, [])[-THIRD:])) == THIRD for player in seated)


def colours(event: Event, round_: Round) -> int:
    """Return the sum of the squared colour balances after the round of all at its boards (M11).

    Handicap games count, games decided by default in earlier rounds and open colours do not.
    """
    balance: Counter[PlayerId] = Counter()
    for game in _coloured(event, round_):
        balance.update({game.white: 1, game.black: -1})
    return sum(balance[player] ** 2 for game in round_.games for player in game.players)


def _sharing(event: Event, round_: Round, value: Callable[[Player], str]) -> int:
    """Return the number of boards of two with the same label, but for two of the host's own.

    what -- the label of a player; blank ones are not counted
    """
    labels = {player.number: label(value(player)) for player in event.players}
    at_home = {player.number for player in event.players if is_host(event, player)}
    return sum(
        labels[game.white] == labels[game.black] != "" and not at_home.issuperset(game.players)
        for game in round_.games
    )


def _coloured(event: Event, round_: Round) -> Iterator[Game]:
    """Yield the games played before a round and those of it, where their colours are known."""
    for game in (*_played(event, round_.number), *round_.games):
        if not game.open:
            yield game


def _played(event: Event, round_number: int) -> Iterator[Game]:
    """Yield the games before that round, in order, that were played at a board."""
    for game in chain.from_iterable(earlier.games for earlier in before(event, round_number)):
        if not (game.result and game.result.by_default):
            yield game


def _floats(event: Event, round_: Round) -> Iterator[tuple[PlayerId, str]]:
    """Yield everyone who floats in that round, with the direction, board after board."""
    scores = scores_before(event, round_.number)
    for game in round_.games:
        upper, lower = sorted(game.players, key=lambda player: -scores[player])
        if scores[upper] != scores[lower]:
            yield upper, "down"
            yield lower, "up"


def _earlier_floats(event: Event, round_: Round) -> set[tuple[PlayerId, str]]:
    """Return the (player, direction) of every float before that round."""
    return {
        float_ for earlier in before(event, round_.number) for float_ in _floats(event, earlier)
    }


#: Every measure by its code, in the order of the table above.
MEASURES: Mapping[str, Callable[[Event, Round], int]] = {
    "rematches": rematches,
    "uneven": uneven,
    "boundaries": boundaries,
    "squares": squared_differences,
    "same float": same_float,
    "any float": any_float,
    "same club": same_club,
    "same country": same_country,
    "handicap": stones,
    "third": third,
    "colours": colours,
}
