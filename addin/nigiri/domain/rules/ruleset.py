"""What a rule set is: where an event begins, and where each of its choices comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.settings import Settings


class RuleSet(NamedTuple):
    """A rule set.

    defaults -- the settings a new event starts from; names, dates and such are left blank
    sources -- which rule each choice comes from; the keys are fields of Settings and Scoring
    """

    defaults: Settings
    sources: Mapping[str, str]
