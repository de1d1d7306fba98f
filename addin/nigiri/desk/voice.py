"""Name players, pairs and criteria in the words of the event's language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.workbook.settings import BY_KEY
from nigiri.workbook.words import text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model import Event
    from nigiri.domain.units import PlayerId


@dataclass(frozen=True)
class Voice:
    """Who speaks of an event."""

    event: Event

    def say(self, key: str, **facts: object) -> str:
        """Return the words of `key` with its facts filled in."""
        return text(key, self.event.settings.language, **facts)

    def who(self, number: PlayerId) -> str:
        """Return number and name: "7 Ota, Yuzo"."""
        return f"{number} {self.event.player(number).name}"

    def everyone(self, numbers: Iterable[PlayerId]) -> str:
        """Return several players: "7 Ota, Yuzo; 12 Roy, Ann"."""
        return "; ".join(map(self.who, numbers))

    def pairs(self, pairs: Iterable[tuple[PlayerId, PlayerId]]) -> str:
        """Return pairs by their numbers: "7–12, 3–9"."""
        return ", ".join(f"{one}–{other}" for one, other in pairs)

    def clauses(self, clauses: Iterable[str]) -> str:
        """Return several reasons as one sentence, with semicolons as the language sets them."""
        return self.say("answer.and").join(clauses)

    def setting(self, key: str) -> str:
        """Return what stands beside a setting of the Event sheet, in the event's language."""
        settings = self.event.settings
        return str(BY_KEY[key].cell(getattr(settings, key), settings.language))

    def criterion(self, code: str) -> str:
        """Return the name of a criterion of the draw."""
        return self.say(f"draw.{code}")
