"""The settings in which an event departs from a rule set, row by row, beside those of the set.

The defaults of the event's system (domain/systems/) count before those of any rule set. Not
compared are settings that no rule set decides: the system, names, dates, the host, the number of
rounds, the seed, the bar, the signs of the grid, limits of warnings, tables that are not used,
frozen standings, and the file. A gap that is the one by the number of rounds is as good as none.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from nigiri.domain.rules import rule_set
from nigiri.domain.starts.start_scores import gap
from nigiri.domain.systems.registry import system
from nigiri.domain.tiebreaks import names_in
from nigiri.workbook.settings.table import SETTINGS
from nigiri.workbook.settings.values import values_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Settings
    from nigiri.workbook.model.cells import Cell

#: Groups and settings that are the event's own.
_OWN_GROUPS = {"event", "file"}
_OWN = {
    "system", "rules_of_play", "time_limits", "rules", "rounds", "colours", "seed", "bar",
    "warn_gap",
    "tables_unused", "standings_after",
}  # fmt: skip  # words, several a line


class Departure(NamedTuple):
    """A setting that is not as the rule set has it.

    key -- of the row; label -- as the sheet has it; theirs, ours -- the cell of the rule set's
    value and of the event's, None for an empty one
    """

    key: str
    label: str
    theirs: Cell
    ours: Cell


def departures(settings: Settings, name: str = "") -> tuple[Departure, ...]:
    """Return the settings that differ from a rule set, in the order of their rows.

    name -- of the rule set, "" for the event's own; WrongUse where there is none of that name.
    Cells are in the language of the event.
    """
    language = settings.language
    ours, theirs = values_of(vars(settings)), usual_values(settings, name)
    return tuple(
        Departure(
            row.key,
            row.label(language),
            row.cell(theirs.get(row.key), language),
            row.cell(ours.get(row.key), language),
        )
        for row in SETTINGS
        if row.group not in _OWN_GROUPS
        and row.key not in _OWN
        and theirs.get(row.key) != ours.get(row.key)
        and not (row.key == "gap" and _follows_rounds(settings, theirs))
    )


def _follows_rounds(settings: Settings, theirs: Mapping[str, Any]) -> bool:
    """Tell whether the gap is the one by the number of rounds, and a rule set has that (M3)."""
    return theirs["gap"] is None and settings.gap == gap(replace(settings, gap=None))


def usual_values(settings: Settings, name: str = "") -> dict[str, Any]:
    """Return key of a row -> its value as a rule set and the event's system have it, or any event.

    name -- of the rule set, "" for the event's own; WrongUse where there is none of that name
    """
    rules = name or settings.rules
    chosen = rule_set(rules).for_rounds(settings.rounds)
    began = {**vars(chosen), **system(settings.system).begins(rules)}
    by_code = settings.by_code if rules == settings.rules else ()
    return values_of(began, names_in(rules, by_code))


def kept(settings: Settings) -> tuple[Departure, ...]:
    """Return the departures from the event's own rule set with which its events once began."""
    ours, former = values_of(vars(settings)), rule_set(settings.rules).former
    return tuple(
        each for each in departures(settings) if ours.get(each.key) in former.get(each.key, ())
    )
