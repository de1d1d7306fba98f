"""The lines of Proof: for each player one with the sums and one for every round of the event.

Rounds to come have their lines from the start: so the sheet keeps its size when a round is drawn,
and whatever was put beside its table stays in its row.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from nigiri.domain.model.scoring import KINDS
from nigiri.domain.model.units import HalfPoints
from nigiri.domain.scores.scores import kinds, participations, score_after
from nigiri.domain.tiebreaks import SCORE, VICTORIES
from nigiri.workbook.layout.varying_columns import POINTS, SEEN, SEEN_WINS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.scoring import Scoring
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.scores.scores import Participation

GONE = "gone_"
"""Stands before the kind of a round missed by who has left: the score ended before (M18)."""

MISSED = ("missed", "unassigned")
EVERY_KIND = (*KINDS, *(GONE + kind for kind in MISSED))
"""All that can have happened: domain/model/scoring.py, and the same after leaving."""

#: Code of a sum -> the table of Scoring with the value of each kind of round.
TABLES = {
    VICTORIES: "victories",
    SCORE: "score",
    POINTS: "score",
    SEEN: "seen",
    SEEN_WINS: "seen_victories",
}


@dataclass(frozen=True)
class Line:
    """A line of Proof.

    round -- None in the line with the sums
    part -- the player's part in the round; None if it is not drawn yet, and with the sums
    kind -- of the round, one of EVERY_KIND; "" without `part`
    """

    player: PlayerId
    round: int | None = None
    part: Participation | None = None
    kind: str = ""


def proof_lines(event: Event) -> tuple[Line, ...]:
    """Return the lines in order of the players' numbers; none before the first draw."""
    return tuple(_lines(event)) if event.rounds else ()


def _lines(event: Event) -> Iterator[Line]:
    """Yield everybody's lines."""
    begun = {drawn.number for drawn in event.rounds}
    coming = [n for n in range(1, event.settings.rounds + 1) if n not in begun]
    for number in sorted(event.by_number):
        yield Line(number)
        rounds = zip(participations(event, number), kinds(event)[number], strict=True)
        for part, kind in rounds:
            # No score is printed for a missed round when the player is not coming back.
            gone = part.missed and score_after(event, number, part.round_number) is None
            yield Line(number, part.round_number, part, GONE + kind if gone else kind)
        yield from (Line(number, n) for n in coming)


@cache
def worths(scoring: Scoring, code: str) -> Mapping[str, HalfPoints]:
    """Return kind of round -> half points that it adds to a sum; code -- a key of TABLES."""
    table = getattr(scoring, TABLES[code])
    found = {kind: HalfPoints(table.of(kind)) for kind in KINDS}
    ended = code == SCORE
    return found | {GONE + kind: HalfPoints(0) if ended else found[kind] for kind in MISSED}


def rounding(scoring: Scoring, code: str) -> str:
    """Return the rounds that are rounded down in a sum of TABLES: "none", "idle" or "all"."""
    rounded: str = getattr(scoring, TABLES[code]).rounded
    return rounded


def is_idle(kind: str) -> int:
    """Return 0 for a game, 1 for a bye, 2 for a missed round."""
    return 1 if kind == "bye" else 2 * (kind.removeprefix(GONE) in MISSED)
