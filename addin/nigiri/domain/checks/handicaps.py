"""Handicaps as the judge counts them, by the event's own rule (M12, B3, A6, E8, B23).

Strength is counted in stones as fractions; on a small board the whole number of stones is looked
up in the event's own table, that of the game's board. The rule is said here once more on purpose: a
judge who asked the rule's own home (domain/games/handicaps.py), which the draw asks, would share
its mistakes.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor
from typing import TYPE_CHECKING

from nigiri.domain.checks.facts import scores_before
from nigiri.domain.checks.starts import entered, rated, rating_of, zero
from nigiri.domain.model.units import Rank
from nigiri.domain.starts.start_scores import sections_in_force

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Game, Player, Settings


def rule_stones(event: Event, game: Game, round_number: int) -> int:
    """Return the handicap by rule (M12), by the printed ranks, else by those of today."""
    settings = event.settings
    white, black = strengths(event, game, round_number)
    if _even(event, game):
        return 0
    stones = _steps(settings, abs(white - black))
    for table in settings.boards:
        if table.size == (game.board or settings.board):
            listed = [given for given, _ in table.rows][: stones + 1]
            return next((n for n in listed[::-1] if n <= settings.handicap_cap), 0)
    return min(stones, settings.handicap_cap)


def strengths(event: Event, game: Game, round_number: int) -> tuple[Fraction, Fraction]:
    """Return the strength of White and of Black by what handicaps go by, in stones."""
    settings, printed = event.settings, (game.white_rank, game.black_rank)
    players = {player.number: player for player in event.players}
    top = Fraction(10**6 if settings.handicap_top is None else settings.handicap_top.steps)
    if settings.handicap_by == "rank":
        ranks = (rank or players[n].rank for rank, n in zip(printed, game.players, strict=True))
        white, black = (min(Fraction(rank.steps), top) for rank in ranks)
    elif settings.handicap_by == "score":
        scores, top = scores_before(event, round_number), top - zero(event)
        white, black = (min(Fraction(scores[number], 2), top) for number in game.players)
    else:
        white, black = (_rated(settings, players[number]) for number in game.players)
    return white, black


def _rated(settings: Settings, player: Player) -> Fraction:
    """Return the rating in ranks, without the gap between 1 kyu and 1 dan.

    Players without a rating count by their rank at entry (A6).
    """
    if settings.handicap_by == "rating rank":
        return Fraction(rated(settings, player))
    rating = rating_of(settings, player)
    if rating is None:
        return entered(player) + Fraction(1, 2)
    if settings.rating_scale == "egf":
        return Fraction(rating - 1950, 100)
    whole = Fraction(rating, 100)
    return max(whole, Fraction(1)) if whole >= 0 else min(whole + 2, Fraction(1))


def _steps(settings: Settings, difference: Fraction) -> int:
    """Return the handicap for a difference in stones, without a cap."""
    less = difference - settings.handicap_reduction
    if settings.handicap_by == "rating":
        return floor(less + Fraction(1, 2)) if less > 1 else 0
    return max(0, floor(less))


def _even(event: Event, game: Game) -> bool:
    """Tell whether one of the two plays all games even, by the rank at entry (B3, E8)."""
    chosen = event.settings.handicap_even_above
    if chosen is None:
        return False
    ranks = [chosen] if isinstance(chosen, Rank) else [s.lowest for s in sections_in_force(event)]
    players = (player for player in event.players if player.number in game.players)
    return bool(ranks) and max(map(entered, players)) >= ranks[0].steps
