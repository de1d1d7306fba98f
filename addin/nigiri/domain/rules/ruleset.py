"""The type of a rule set: the choices with which an event begins, and the source of each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.settings import Settings


class RuleSet(NamedTuple):
    """A rule set.

    defaults -- the settings a new event starts from; names, dates and such are left blank
    sources -- field of Settings or Scoring -> the rule behind the choice
    former -- row of Settings -> values with which its events began once, and which they keep
    followed -- rule sets with which federations begin events that once began with this one
    """

    defaults: Settings
    sources: Mapping[str, str]
    former: Mapping[str, tuple[object, ...]] = {}
    followed: tuple[str, ...] = ()

    def for_rounds(self, rounds: int) -> Settings:
        """Return the defaults of an event of so many rounds.

        What is kept apart in the first rounds only, is so in the first half of them (A7).
        """
        early = first_half(rounds)
        apart = (
            each if each.rounds is None else replace(each, rounds=early)
            for each in self.defaults.keep_apart
        )
        return replace(self.defaults, rounds=rounds, keep_apart=tuple(apart))


def first_half(rounds: int) -> frozenset[int]:
    """Return the first half of so many rounds, rounded up (A7)."""
    return frozenset(range(1, (rounds + 1) // 2 + 1))
