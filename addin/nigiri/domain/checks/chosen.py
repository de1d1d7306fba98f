"""The director's criteria (Settings.criteria), as far as the judge must know them.

A rule is judged where nothing that stands above it can have broken it.

stands above                              judged are, for all that
title, wishes, children                   players whom no such wish concerns
apart, or apart_gap within `score`        players who share none of what is kept apart
what cannot matter inside a score group   `halves`; `score` is not judged below it
anything else                             nothing
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.checks.facts import label

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.checks.facts import Pair
    from nigiri.domain.model import Event, Settings

#: Which wishes each of the criteria looks at.
KINDS = {"title": ("title",), "wishes": ("rather", "rather not"), "children": ("child",)}

#: What exchanges inside a score group leave as it is, or what wants the halves itself.
HARMLESS = {"score", "boundaries", "floated", "again", "balanced", "floats", "place"}

#: The patterns that seat one of the top and one of the bottom half at each board (M9).
HALVED = {"slide", "halves"}


def pattern(settings: Settings, round_number: int) -> str:
    """Return the pattern of that round (M9)."""
    until = settings.pattern_until
    return settings.pattern if until is None or round_number <= until else settings.pattern_after


def score_judged(settings: Settings) -> bool:
    """Tell whether nothing above `score` but wishes and `apart` can have broken it."""
    return "score" in settings.criteria and not _above(settings, "score") - {*KINDS, "apart"}


def halves_judged(settings: Settings, round_number: int) -> bool:
    """Tell whether the round has halves, and only wishes and `apart` can have broken them."""
    halved = "halves" in settings.criteria and pattern(settings, round_number) in HALVED
    return halved and not _above(settings, "halves") - {*KINDS, "apart"} - HARMLESS


def kinds_above(settings: Settings, code: str) -> tuple[str, ...]:
    """Return the kinds of wishes that matter more than that criterion, and "must"."""
    above = _above(settings, code)
    return ("must", *(kind for each in KINDS if each in above for kind in KINDS[each]))


def kept_apart(event: Event, code: str, pairs: Iterable[Pair]) -> bool:
    """Tell whether two of a pair share what may matter more than that criterion (M10, A7).

    Whom it does not concern, and in which rounds, is not looked at: rather too many pairs.
    """
    settings, players = event.settings, {player.number: player for player in event.players}
    penalised = settings.apart_gap > 0 and "apart" in settings.criteria
    if not penalised and "apart" not in _above(settings, code):
        return False
    shared = (
        {label(str(getattr(players[number], each.key))) for number in pair}
        for pair in pairs
        for each in settings.keep_apart
    )
    return any(len(labels) == 1 and labels != {""} for labels in shared)


def _above(settings: Settings, code: str) -> set[str]:
    """Return the criteria that stand above that one."""
    return set(settings.criteria[: settings.criteria.index(code)])
