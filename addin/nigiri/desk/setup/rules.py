"""Compare an event with a rule set, and apply the settings of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.command import Desk, change_line, read_writable
from nigiri.desk.core.phrases import sheet_named
from nigiri.desk.core.views import View
from nigiri.domain.rules import RULE_SETS, rule_set
from nigiri.messages.message import message
from nigiri.workbook.fixed_starts import FIXED
from nigiri.workbook.model.changes import Changes, Say, SetCells
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.departures import departures, kept
from nigiri.workbook.settings.draw import CRITERION

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.settings import Settings
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Cell, Workbook

NOTHING = "–"
"""What stands for an empty cell."""


def departures_view(workbook: Workbook, name: str = "") -> View:
    """Return a table of the settings that depart from a rule set.

    name -- of the rule set, "" for the event's own; WrongUse where there is none of that name
    """
    settings = read(workbook).event.settings
    name = name or settings.rules
    follow = {CRITERION + code for code in _in_one_order(settings, name)}
    rows = tuple(
        (each.label, _shown(each.theirs), _shown(each.ours))
        for each in departures(settings, name)
        if each.key not in follow
    )
    anew = _of_a_new_event(settings) if name == settings.rules else ()
    if not rows:
        return View(message("setup.rules.follows", rules=name), (), (), anew)
    title = message("setup.rules.otherwise", settings=len(rows), rules=name)
    note = message("setup.rules.there-are", sets=", ".join(RULE_SETS))
    headings = (message("setup.column.setting"), name, message("setup.column.here"))
    return View(title, headings, rows, (*anew, note))


def _of_a_new_event(settings: Settings) -> tuple[Message, ...]:
    """Return the line on what a new event would have where this one keeps what it began with."""
    other = kept(settings)
    if other:
        would = "; ".join(f"{each.label}: {_shown(each.theirs)}" for each in other)
        return (message("setup.rules.kept", rules=settings.rules, settings=would),)
    followed = rule_set(settings.rules).followed
    return (message("setup.rules.followed", sets=", ".join(followed)),) if followed else ()


def _in_one_order(settings: Settings, name: str) -> Iterator[str]:
    """Yield the criteria in the order that the event and the rule set have in common.

    Where another was moved, their numbers are others only for that reason.
    """
    from difflib import SequenceMatcher  # noqa: PLC0415 -- who takes a rule set as it is needs none

    ours, theirs = settings.criteria, rule_set(name).defaults.criteria
    for block in SequenceMatcher(None, ours, theirs, autojunk=False).get_matching_blocks():
        yield from ours[block.a : block.a + block.size]


def _shown(cell: Cell) -> Cell:
    """Return a cell, NOTHING for an empty one."""
    return NOTHING if cell is None else cell


def apply_rules(workbook: Workbook, desk: Desk, name: str) -> Changes:
    """Return the changes that give the event all settings of a rule set, and its name.

    Settings that no rule set decides stay: names, rounds, seed; once round 1 is drawn also those
    that fix the start scores. Each changed cell is logged.
    Raises WrongUse for an unknown rule set, and for a setting whose row is missing.
    """
    from nigiri.desk.core.finish import finish  # noqa: PLC0415 -- who looks writes nothing
    from nigiri.desk.setup.settings import typed_settings  # noqa: PLC0415

    reading = read_writable(workbook)
    fixed = FIXED if reading.event.rounds else ()
    found = [each for each in departures(reading.event.settings, name) if each.key not in fixed]
    values = {each.key: "" if each.theirs is None else str(each.theirs) for each in found}
    typed = typed_settings(workbook, reading, {**values, "rules": name})
    other = [*filter(None, map(_changed, typed))]
    if not other:
        already = Say(message("setup.rules.already", rules=name))
        return finish(workbook, [already], desk, "rules")
    log = [change_line(cell, each.sheet) for each in other for cell in each.cells]
    words = message("setup.rules.written", settings=len(found), rules=name)
    say = [Say(words), Say(_what_next(reading.event, reading.language))]
    return finish(workbook, [*other, *say], desk, "rules", log)


def _changed(typed: SetCells) -> SetCells | None:
    """Return the operation with those of its cells alone that change, None where none does."""
    cells = tuple(cell for cell in typed.cells if cell.before != cell.after)
    return SetCells(typed.sheet, cells) if cells else None


def _what_next(event: Event, language: str) -> Message:
    """Return the sentence on the effects of another rule set, before round 1 and after."""
    if event.rounds:
        return message("setup.rules.drawn")
    return message("setup.rules.starts", sheet=sheet_named("sections", language))
