"""Tie-breaks: criteria that order players, one after the other; later ones only order the tied.

module          what it holds
registry        the table of tie-breaks, a card for each, and the order they give
criterion       the type of a card
sums            figures over the opponents: SOS, SDOS, SOSOS
player_figures  figures of a player's own
direct          figures of games between those who are level
stages          figures by systems of play: the knockout, the play-off, the results in their order
"""

from __future__ import annotations

from nigiri.domain.tiebreaks.criterion import Tiebreak, Value, grouped
from nigiri.domain.tiebreaks.direct import points_against
from nigiri.domain.tiebreaks.registry import (
    CALLED,
    OTHER_NAMES,
    SCORE,
    SCORES,
    TIEBREAKS,
    VICTORIES,
    called,
    chosen_tiebreaks,
    deciding_games,
    format_figure,
    headed,
    letters,
    names_in,
    orders_nearly_all,
    placing,
    tiebreak,
)
from nigiri.domain.tiebreaks.stages import Final
from nigiri.domain.tiebreaks.sums import opponents, sdos, sos, sos_adjusted, sos_unadjusted

__all__ = [
    "CALLED",
    "OTHER_NAMES",
    "SCORE",
    "SCORES",
    "TIEBREAKS",
    "VICTORIES",
    "Final",
    "Tiebreak",
    "Value",
    "called",
    "chosen_tiebreaks",
    "deciding_games",
    "format_figure",
    "grouped",
    "headed",
    "letters",
    "names_in",
    "opponents",
    "orders_nearly_all",
    "placing",
    "points_against",
    "sdos",
    "sos",
    "sos_adjusted",
    "sos_unadjusted",
    "tiebreak",
]
