"""Find where the rounds of an event are others than its system takes, or are played otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.systems.lengths import other_length
from nigiri.workbook.read_event import setting_rows
from nigiri.workbook.words import text
from nigiri.workbook.words_systems import name_of

if TYPE_CHECKING:
    from nigiri.workbook.derive.context import Context
    from nigiri.workbook.problems import Problem


def review_systems(context: Context) -> tuple[Problem, ...]:
    """Return what is worth a look about system and rounds, once round 1 is drawn."""
    place = context.place("event")
    if place is None or not context.event.rounds:
        return ()
    reader = context.reader(place)
    rows = setting_rows(reader.sheet, place.columns["round"])
    for code, key, facts in (*_rounds(context), *_system(context)):
        if key in rows:
            reader.report(code, rows[key], "results", **facts)
    return tuple(reader.problems)


def _rounds(context: Context) -> list[tuple[str, str, dict[str, object]]]:
    """Return that the last stage, once it began, has other rounds than its system takes."""
    found, language = other_length(context.event), context.language
    if found is None:
        return []
    rounds = "rounds.one" if found.rounds == 1 else "rounds.several"
    facts: dict[str, object] = {
        "who": text(f"length.{found.unit}", language, count=found.many),
        "needed": text(rounds, language, count=found.rounds), "rounds": found.wanted,
        "system": name_of(found.system, language), "total": found.first + found.rounds - 1,
    }  # fmt: skip
    return [("rounds-too-many" if found.at_most else "rounds-other", "rounds", facts)]


def _system(context: Context) -> list[tuple[str, str, dict[str, object]]]:
    """Return that the event has a system by which no round is played."""
    settings = context.event.settings
    written = [how.system for how in settings.systems if how.system]
    if settings.system in {*written[:1], *written} or not written:
        return []
    names = (name_of(key, context.language) for key in (settings.system, written[0]))
    own, other = names
    return [("system-other", "system", {"system": own, "other": other})]
