"""Name players, pairs and criteria in the words of the event's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.english import who
from nigiri.workbook.derive.target import points_cell
from nigiri.workbook.words.catalogue import text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.workbook.model.cells import Cell


class Voice(NamedTuple):
    """Who speaks of an event."""

    event: Event

    def say(self, key: str, **facts: object) -> str:
        """Return the words of `key` with its facts filled in."""
        return text(key, self.event.settings.language, **facts)

    def who(self, number: PlayerId) -> str:
        """Return number and name: "7 Ota, Yuzo"."""
        return who(self.event, number)

    def everyone(self, numbers: Iterable[PlayerId]) -> str:
        """Return several players: "7 Ota, Yuzo; 12 Roy, Ann"."""
        return "; ".join(map(self.who, numbers))

    def pairs(self, pairs: Iterable[tuple[PlayerId, PlayerId]]) -> str:
        """Return pairs by their numbers: "7–12, 3–9"."""
        return ", ".join(f"{one}–{other}" for one, other in pairs)

    def clauses(self, clauses: Iterable[str]) -> str:
        """Return several reasons as one sentence, with semicolons as the language sets them."""
        return self.say("answer.and").join(clauses)

    def criterion(self, code: str) -> str:
        """Return the name of a criterion of the draw."""
        return self.say(f"draw.{code}")

    def cost(self, code: str, cost: int) -> Cell:
        """Return what boards cost by a criterion, score differences in points and not in halves."""
        return points_cell(cost, 4) if code == "score" else cost
