"""The criteria of places in another program, as far as they are known here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from nigiri.domain.tiebreaks import SCORE, SCORES, TIEBREAKS, VICTORIES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from nigiri.exchange.parts.losses import LeftOut

BY_SCORE = frozenset(card.code for card in TIEBREAKS.values() if card.by_score)
"""Tie-breaks that go by the McMahon score: where one follows, victories alone are not enough."""


@dataclass(frozen=True)
class Placement:
    """The criteria of places: codes in order.

    by_category -- whether the categories come before all
    """

    codes: tuple[str, ...]
    by_category: bool = False

    @property
    def swiss(self) -> bool:
        """Tell whether players are paired by victories: they come before any McMahon score."""
        codes = (code for code in self.codes if code in SCORES)
        return next(codes, SCORE) == VICTORIES

    @property
    def plain_swiss(self) -> bool:
        """Tell whether no criterion needs another score than victories."""
        return self.swiss and BY_SCORE.isdisjoint(self.codes)

    def settings(self, left_out: LeftOut) -> dict[str, Any]:
        """Return the settings of the first criterion and the tie-breaks."""
        head, *others = self.codes or (SCORE,)
        if head not in SCORES:
            first = VICTORIES if self.swiss else SCORE
            left_out.add("lost.places.first", code=head, first=first)
            others = [head, *(code for code in others if code != first)]
            head = first
        return {"ranked_by": "all", "first": head, "tiebreaks": tuple(others)}


def placement(
    names: Iterable[str], code_of: Callable[[str], str | None], left_out: LeftOut
) -> Placement:
    """Return the placement by a program's names of criteria, each once.

    code_of -- returns the code of a name; None for an unknown one, which is reported
    """
    codes: dict[str, None] = {}
    for name in names:
        code = code_of(name)
        if code is None:
            left_out.add("lost.places.unknown", name=name)
        else:
            codes[code] = None
    return Placement((*codes,))
