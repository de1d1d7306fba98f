"""Find where the rounds of an event are others than its system takes, or are played otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.systems.registry import system
from nigiri.domain.systems.stages import played_as, stage_of
from nigiri.domain.systems.trees import tree_rounds
from nigiri.workbook.read_event import setting_rows
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
    event = context.event
    settings, newest = event.settings, len(event.rounds)
    stage = stage_of(event, newest, ())
    played = system(played_as(settings, newest).system)
    players, needed = tree_rounds(event) or (len(stage.players), played.rounds(len(stage.players)))
    wanted = stage.last - stage.first + 1
    if needed is None or needed == wanted or stage.last < settings.rounds:
        return []
    facts: dict[str, object] = {
        "players": players, "needed": needed, "rounds": wanted,
        "system": name_of(played.key, context.language), "total": stage.first + needed - 1,
    }  # fmt: skip
    return [("rounds-other", "rounds", facts)]


def _system(context: Context) -> list[tuple[str, str, dict[str, object]]]:
    """Return that the event has a system by which no round is played."""
    settings = context.event.settings
    written = [how.system for how in settings.systems if how.system]
    if settings.system in {*written[:1], *written} or not written:
        return []
    names = (name_of(key, context.language) for key in (settings.system, written[0]))
    own, other = names
    return [("system-other", "system", {"system": own, "other": other})]
