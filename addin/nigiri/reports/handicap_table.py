"""The handicaps of an event as rows for the wall: which difference makes which game (M12, B24)."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import basis, difference_allows
from nigiri.domain.model.units import STRONGEST, WEAKEST, Rank, points_words
from nigiri.domain.players.ratings import RANK
from nigiri.reports.agreed import agreed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Settings
    from nigiri.reports.speech import Speech

_FURTHEST = STRONGEST - WEAKEST


def handicap_rows(settings: Settings, speech: Speech) -> Iterator[tuple[str, str]]:
    """Yield (difference, game) in words, and who plays even; one line where all games are even.

    A difference is one of whole ranks, or of points where handicaps go by the score (B3).
    """
    unit = RANK // basis(settings).unit
    games = [difference_allows(settings, unit * step) for step in range(_FURTHEST + 1)]
    if len(set(games)) == 1:
        points = points_words(games[0][1])
        yield speech.say("handicaps"), speech.say("all even", komi=points)
        return
    yield speech.say("difference"), speech.say(f"by {settings.handicap_by}")
    at = 0
    for game, same in groupby(games):
        last = at + len([*same]) - 1
        yield _differences(at, last, speech), agreed(*game, speech)
        at = last + 1
    yield from _even_above(settings, speech)


def _differences(first: int, last: int, speech: Speech) -> str:
    """Return "2", "0 to 1", or "10 and more"."""
    if last == _FURTHEST:
        return speech.say("large differences", first=first)
    key = "one difference" if first == last else "some differences"
    return speech.say(key, first=first, last=last)


def _even_above(settings: Settings, speech: Speech) -> Iterator[tuple[str, str]]:
    """Yield who plays all games even, and who counts as another rank, if anybody (B3, E8)."""
    above = settings.handicap_even_above
    if isinstance(above, Rank):
        yield speech.say("who is even"), speech.say("even above", rank=above)
    elif above == "bar":
        yield speech.say("who is even"), speech.say("even above bar")
    if settings.handicap_top is not None and settings.handicap_by in {"rank", "score"}:
        yield speech.say("who counts less"), speech.say("counts as", rank=settings.handicap_top)
