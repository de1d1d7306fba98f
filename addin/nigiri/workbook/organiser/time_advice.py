"""Advice on thinking time in a sentence: what is usual for so many rounds a day (M28, B13, B27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.schedule.time_advice import suggested
from nigiri.domain.schedule.time_limits import SUDDEN_DEATH, main_time
from nigiri.messages.catalogue import text

if TYPE_CHECKING:
    from nigiri.domain.model.settings import Settings


def advice(settings: Settings, rounds: int, days: int, language: str) -> str:
    """Return the time limits that are usual for a day of so many rounds, in words.

    In front of them what is to be typed where the event does not tell how long a game lasts.
    """
    sudden = text("timetable.sudden-death", language)
    found = [each.words.replace(SUDDEN_DEATH, sudden) for each in suggested(rounds, days)]
    parts = [] if main_time(settings.time_limits) else [text("timetable.no-time", language)]
    if found:
        words = {"rounds": rounds, "times": "; ".join(found)}
        parts.append(text("timetable.suggested", language, **words))
    else:
        parts.append(text("timetable.too-many", language, rounds=rounds))
    return " ".join(parts)
