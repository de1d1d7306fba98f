"""Make a new event: a workbook with the sheets it begins with, ready for registration.

These are `SHEETS`, and Sections where the event wants some. The others come when something is
written on them (desk/core/sheets_on_demand.py), or when the event has come so far or has what they
show: Grid, Tree, Handicaps, Teams and the like (workbook/derive/rebuild.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from nigiri.desk.core.command import Desk, LogLine
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import sheet_named
from nigiri.desk.setup.settings import typed_cell
from nigiri.domain.model.event import Event
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.settings import Settings
from nigiri.domain.rules import rule_set
from nigiri.domain.systems.registry import system
from nigiri.domain.systems.stages import sections_wanted
from nigiri.messages.catalogue import text
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.columns import topics_of
from nigiri.workbook.layout.tables import FIRST_ROW
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, Operation, Say, SetCells
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import BY_KEY, SCHEMA
from nigiri.workbook.settings.values import values_of

if TYPE_CHECKING:
    import uuid
    from collections.abc import Mapping

    from nigiri.messages.message import Message
    from nigiri.workbook.model.changes import Option


#: The sheets of a new workbook: those of the day, between which rounds come before Standings; then,
#: with grey tabs, those that few look at. Others come when they are needed (decision 12).
SHEETS = ("event", "players", "standings", "problems", "settings", "log", "lists")


@dataclass(frozen=True)
class NewEvent:
    """The facts of a new event.

    rules -- the rule set, "" for the one that goes with the system
    settings -- field of Settings -> value; missing ones come from the system, then from the rule
    set
    system -- of play, "" for that of the rule set
    topics -- of optional columns, besides those the settings need
    typed -- key of a setting -> its cell as typed, over all of these
    """

    rules: str = ""
    language: str = "en"
    settings: Mapping[str, object] = field(default_factory=dict)
    system: str = ""
    topics: tuple[str, ...] = ()
    typed: Mapping[str, str] = field(default_factory=dict)


def new_event(wanted: NewEvent, desk: Desk, *, event_id: uuid.UUID | None) -> Changes:
    """Return the changes that turn an empty workbook into a new event.

    event_id -- its permanent id; None for a blank workbook, which gets its id with round 1

    Raises WrongUse for an unknown rule set or system.
    """
    operations = event_operations(wanted, event_id)
    settings = read(applied(Workbook(), Changes(tuple(operations)))).event.settings
    name = str(wanted.settings.get("name", "")).strip()
    players = sheet_named("players", wanted.language)
    key = "setup.ready" if name else "setup.ready.nameless"
    say = Say(message(key, name=name, sheet=players)), Say(_plays(settings))
    return finish(Workbook(), [*operations, *say], desk, "new", [LogLine(name)])


def _plays(settings: Settings) -> Message:
    """Return the sentence on rule set, komi and handicaps with which an event begins."""
    above, most = settings.handicap_even_above, settings.handicap_top
    facts = {
        "rules": settings.rules,
        "komi": points_words(settings.komi_even),
        "handicap": _handicap(settings),
    }
    if settings.handicap_cap == 0 or above is most is None:
        return message("setup.plays", **facts)
    if above is None:
        return message("setup.plays.most", **facts, rank=most)
    return message(f"setup.plays.{'bar' if above == 'bar' else 'from'}", **facts, rank=above)


def _handicap(settings: Settings) -> Message:
    """Return in words what the handicap is by rule."""
    if settings.handicap_cap == 0:
        return message("setup.handicap.none")
    basis = message(f"setting.handicap_by.{settings.handicap_by.replace(' ', '-')}")
    less = settings.handicap_reduction
    return message("setup.handicap.less" if less else "setup.handicap", basis=basis, less=less)


def event_operations(wanted: NewEvent, event_id: uuid.UUID | None) -> list[Operation]:
    """Return the operations that add all sheets to an empty workbook and write its settings.

    Raises WrongUse for an unknown rule set or system.
    """
    values = _begins_with(wanted)
    settings = Settings(**values)  # type: ignore[arg-type]
    topics = ",".join((*wanted.topics, *topics_of(settings)))
    values |= {
        "name": str(values["name"]).strip(),
        "language": wanted.language,
        "event_id": str(event_id or ""),
        "schema": SCHEMA,
    }
    rounds = int(str(values["rounds"]))
    own: dict[str, dict[str, Option]] = {
        "event": {"rounds": rounds},
        "players": {"topics": topics},
    }
    operations: list[Operation] = [
        AddSheet(
            text(f"sheet.{kind}", wanted.language),
            kind,
            {"language": wanted.language, **own.get(kind, {})},
        )
        for kind in _sheets(settings)
    ]
    workbook = applied(Workbook(), Changes(tuple(operations)))
    operations += _setting_cells(workbook, wanted, values)
    operations.append(_round_cells(wanted.language, values, rounds))
    return operations


def _sheets(settings: Settings) -> tuple[str, ...]:
    """Return the kinds of sheets that an event begins with: Sections only if it has some."""
    if not sections_wanted(Event(settings)):
        return SHEETS
    behind_players = SHEETS.index("players") + 1
    return (*SHEETS[:behind_players], "sections", *SHEETS[behind_players:])


def _begins_with(wanted: NewEvent) -> dict[str, object]:
    """Return field of Settings -> initial value."""
    played = system(wanted.system or Settings().system)
    rules = wanted.rules or played.rules
    chosen = rule_set(rules)
    own = {"system": played.key, **played.begins(rules)} if wanted.system else {}
    own |= wanted.settings
    rounds = int(str(own.get("rounds", chosen.defaults.rounds)))
    return {**vars(chosen.for_rounds(rounds)), "rules": rules, **own}


def _setting_cells(
    workbook: Workbook, wanted: NewEvent, values: Mapping[str, object]
) -> list[SetCells]:
    """Return the cells of the settings, sheet by sheet."""
    shown, language = values_of(values), wanted.language
    typed = {key: typed_cell(words) for key, words in wanted.typed.items()}
    cells: dict[str, list[CellChange]] = {}
    for key, at in setting_cells(workbook, find(workbook)).items():
        cell = typed.get(key, BY_KEY[key].cell(shown.get(key), language))
        if cell is not None:
            change = CellChange(at.row, at.column, None, cell)
            cells.setdefault(at.location.name, []).append(change)
    return [SetCells(name, tuple(changes)) for name, changes in cells.items()]


def _round_cells(language: str, values: Mapping[str, object], rounds: int) -> SetCells:
    """Return the names of the rounds in the list of rounds, and their times."""
    name = text("sheet.event", language)
    cells = [
        CellChange(FIRST_ROW + n - 1, 1, None, text("sheet.round", language, number=n))
        for n in range(1, rounds + 1)
    ]
    when = values.get("when") or ()
    cells += [
        CellChange(FIRST_ROW + n, 3, None, str(words))
        for n, words in enumerate(when if isinstance(when, tuple | list) else ())
        if words and n < rounds
    ]
    return SetCells(name, tuple(cells))
