"""The facts that the judge needs of an event, recomputed here from the model and the units alone.

Every fact about round n follows from the rounds with smaller numbers.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from nigiri.domain.checks.starts import by_rule, section
from nigiri.domain.model.event import Outcome, Round
from nigiri.domain.model.units import HalfPoints, PlayerId

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from nigiri.domain.model.event import Event, Game, Player
    from nigiri.domain.model.scoring import Worth

    Scores = Mapping[PlayerId, HalfPoints]
    Pair = tuple[PlayerId, PlayerId]


def sum_of_squares(scores: Scores, pairs: Iterable[Pair]) -> int:
    """Return the sum of the squared score differences of these pairs, in half points."""
    return sum((scores[one] - scores[other]) ** 2 for one, other in pairs)


def seats(round_: Round) -> list[PlayerId]:
    """Return everyone in a game or with a bye; a player who is named twice is in it twice."""
    return [player for game in round_.games for player in game.players] + list(round_.byes)


def present(event: Event, round_number: int) -> list[PlayerId]:
    """Return the numbers of the players who are here and not out in that round."""
    return [
        player.number
        for player in event.players
        if player.number is not None and player.here and round_number not in player.out
    ]


def expected(event: Event, round_: Round) -> list[PlayerId]:
    """Return the players who are here, without reserves and volunteers who have no seat (B6)."""
    spare = {player.number for player in event.players if player.may_sit_out(round_.number)}
    idle = spare - set(seats(round_))
    return [player for player in present(event, round_.number) if player not in idle]


def before(event: Event, round_number: int) -> list[Round]:
    """Return the rounds before that one, in order; rounds of one number are merged into one."""
    earlier: dict[int, Round] = {}
    for drawn in sorted(event.rounds, key=lambda each: each.number):
        if drawn.number < round_number:
            first = earlier.get(drawn.number, Round(drawn.number))
            games, byes = (*first.games, *drawn.games), (*first.byes, *drawn.byes)
            earlier[drawn.number] = Round(drawn.number, games, byes)
    return list(earlier.values())


def meetings(event: Event, round_number: int) -> dict[frozenset[PlayerId], int]:
    """Return pair -> the round before that one in which the two met."""
    return {
        frozenset(game.players): round_.number
        for round_ in before(event, round_number)
        for game in round_.games
    }


def scores_before(event: Event, round_number: int) -> Scores:
    """Return everybody's score before that round, by the event's own scoring table."""
    played, worth = before(event, round_number), event.settings.scoring.score
    return {
        p.number: HalfPoints(initial(event, p) + earned(worth, p, p.number, played))
        for p in event.players
        if p.number is not None
    }


def earned(worth: Worth, player: Player, number: PlayerId, rounds: Iterable[Round]) -> int:
    """Return the half points of a player's rounds; those not played may be rounded down first."""
    on_board = idle = 0
    for round_ in rounds:
        game = round_.game_by_player.get(number)
        if game is not None:
            on_board += _game_worth(worth, game, number)
        elif number in round_.byes:
            idle += worth.bye
        else:
            agreed = round_.number in player.out or player.may_sit_out(round_.number)
            idle += worth.missed if agreed else worth.unassigned
    total = on_board + (idle // 2 * 2 if worth.rounded == "idle" else idle)
    return total // 2 * 2 if worth.rounded == "all" else total


def _game_worth(worth: Worth, game: Game, number: PlayerId) -> int:
    """Return the half points of a game for one of its players."""
    if game.result is None:
        return worth.unfinished
    half, by_default = game.points_of(number), game.result.by_default
    if game.result.outcome in {Outcome.NONE, Outcome.BOTH} and not by_default:
        return worth.both_win if half else worth.both_lose
    default = (worth.default_loss, worth.default_jigo, worth.default_win)
    return (default if by_default else (worth.loss, worth.jigo, worth.win))[half]


def initial(event: Event, player: Player) -> int:
    """Return the player's own initial score, else the section's, else that of the start rule."""
    if player.start is not None:
        return player.start
    number = section(event, player)
    start = next((s.start for s in event.sections if s.number == number), None)
    return by_rule(event, player, number) if start is None else start


def is_host(event: Event, player: Player) -> bool:
    """Tell whether the player is of the host's club or city (M10)."""
    host = label(event.settings.host)
    return bool(host) and host in {label(player.club), label(player.city)}


def label(text: str) -> str:
    """Return the name of a club for comparison: without accents, capitals, outer blanks."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(each for each in letters if not unicodedata.combining(each)).strip()
