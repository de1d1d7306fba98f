"""Why opponents count other scores than the standings print, in short words (M16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import HalfPoints, format_points
from nigiri.workbook.layout.by_criterion import SEEN, SEEN_WINS
from nigiri.workbook.proof.lines import worths
from nigiri.workbook.proof.meaning import stones
from nigiri.workbook.words import text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Event
    from nigiri.domain.scores.scores import Participation
    from nigiri.workbook.proof.lines import Line

_OWN = {SEEN: "MMS", SEEN_WINS: "NBW"}


def adjustments(event: Event, seen: str, lines: Iterable[Line]) -> str:
    """Return what a player's rounds count more or less for opponents: "bye −½, missed +½".

    seen -- SEEN or SEEN_WINS; "" where all count the same
    """
    scoring, language = event.settings.scoring, event.settings.language
    theirs, own = worths(scoring, seen), worths(scoring, _OWN[seen])
    found: dict[str, int] = {}
    for line in lines:
        if theirs[line.kind] != own[line.kind]:
            more = theirs[line.kind] - own[line.kind]
            found[line.kind] = found.get(line.kind, 0) + more
    return ", ".join(
        f"{text(f'proof.{kind}', language)} {_signed(more)}" for kind, more in found.items()
    )


def handicap_words(event: Event, part: Participation) -> str:
    """Return what the handicap adds to the opponent's score: "handicap +2"; "" for nothing."""
    more = stones(event, part)
    if not more:
        return ""
    words = _signed(more)
    return text("proof.handicap", event.settings.language, points=words)


def _signed(half_points: int) -> str:
    """Return half points as points with their sign: "+½", "−1"."""
    return f"{'−' if half_points < 0 else '+'}{format_points(HalfPoints(abs(half_points)))}"
