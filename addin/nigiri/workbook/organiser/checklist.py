"""The sheet Checklist: days from those of the event, numbers from that of its players (B24, M27).

Days are dated from the two that the event tells; where it does not, the organiser types them, and
until then each line says in words when it is due. All numbers follow from the players: those who
have entered, or those expected on Budget where that is more, or the number typed instead.
"""

from __future__ import annotations

import datetime as dt
from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.dates import event_days
from nigiri.domain.organising.checklist import TASKS, months_on
from nigiri.domain.organising.helpers import (
    AT_THE_DESK,
    OFFICIALS,
    SETTERS_UP,
    STAFF_UP_TO,
    officials,
)
from nigiri.domain.organising.material import (
    DOZEN,
    EDGE,
    PLAYERS_A_GRID,
    PLAYERS_A_POSTER,
    TABLES_A_SHEET,
    borrowed,
    sets,
    stationery,
    table_edge,
)
from nigiri.domain.schedule.timetable import rounds_by_day
from nigiri.messages.catalogue import text
from nigiri.workbook.layout.organiser.checklist import DAYS
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.organiser.lines import Line, money, number
from nigiri.workbook.words.formulas import quoted

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.settings import Settings
    from nigiri.domain.organising.checklist import Task
    from nigiri.workbook.model.cells import Cell, Value
    from nigiri.workbook.organiser.lines import Lines, Typed

_WEEK = 7


class Expected(NamedTuple):
    """The players expected on Budget: the cell as a formula refers to it, and what it holds."""

    cell: str
    value: Cell


def has_several_days(settings: Settings) -> bool:
    """Tell whether an event goes on for several days, by its dates or the words of its rounds."""
    dates = event_days(settings)
    return len(rounds_by_day(settings)) > 1 if dates is None else dates[0] < dates[1]


def checklist_lines(
    event: Event, lines: Lines, typed: Mapping[str, Typed], expected: Expected, language: str
) -> Iterator[Line]:
    """Yield every line of the sheet that was not deleted; typed -- key of a line -> its cells."""
    dated = _Dated(event, lines, typed, language)
    listed = [*dated.days(), *(Line(task.key, {"when": dated.when(task)}) for task in TASKS)]
    listed += _Counted(event, lines, typed, expected, language).lines_of_all()
    yield from (line for line in listed if line.key in lines.rows)


class _Dated:
    """The days on which everything is due."""

    def __init__(
        self, event: Event, lines: Lines, typed: Mapping[str, Typed], language: str
    ) -> None:
        """Take the days of the event, or where it tells none those that are typed."""
        self.lines, self.language, self.found = lines, language, event_days(event.settings)
        of_sheet = (_date(typed.get(key, {}).get("when")) for key in DAYS)
        of_event = self.found or (None, None)
        present = (key in lines.rows for key in DAYS)
        self.both = tuple(
            (day or own) if there else None
            for day, own, there in zip(of_event, of_sheet, present, strict=True)
        )

    def days(self) -> Iterator[Line]:
        """Yield the lines of the first and the last day."""
        for key, day in zip(DAYS, self.found or (), strict=False):
            yield Line(key, {"when": day})

    def when(self, task: Task) -> Formula:
        """Return the day of something to be done as a formula, in words where there is none."""
        words, at = due_words(task, self.language), int(task.from_ == "last")
        if DAYS[at] not in self.lines.rows or task.from_ == "evenings":
            return Formula(quoted(words), words)
        cell, first = self.lines.own("when", f"${self.lines.rows[DAYS[at]]}"), self.both[at]
        day = f"EDATE({cell},{task.months})" if task.months else cell
        day += f"{task.days:+}" if task.days else ""
        value: Cell = words
        if first is not None:
            value = months_on(first, task.months) + dt.timedelta(task.days)
        return Formula(f"IF(ISNUMBER({cell}),{day},{quoted(words)})", value)


def due_words(task: Task, language: str) -> str:
    """Return the words for the time of a task: "3 weeks before"."""
    weeks = abs(task.days) // _WEEK
    if task.months:
        return text("checklist.months", language, months=-task.months)
    if task.days < -_WEEK and task.days % _WEEK == 0:
        return text("checklist.weeks", language, weeks=weeks)
    if task.days < -_WEEK:
        return text("checklist.days", language, days=-task.days)
    if task.days > _WEEK:
        return text("checklist.within-weeks", language, weeks=weeks)
    if task.days == 0 and task.from_ != "last":
        return text(
            "checklist.evenings" if task.from_ == "evenings" else "checklist.morning", language
        )
    return text(f"checklist.{_NEAR[task.days]}", language)


_NEAR = {-_WEEK: "week", -1: "eve", 0: "last", 1: "next", _WEEK: "within-week"}
"""Days from the event -> the words for them."""


_FORMULAS = {
    "players": "ROUNDUP(MAX({entered},N({expected})),0)",
    "sets-needed": "{sets}",
    "sets-borrowed": f"{DOZEN}*ROUNDUP(MAX(0,{{sets}}-{{own}})/{DOZEN},0)",
    "table-edge": f"{{players}}*{EDGE}/100",
    "officials": f"MAX({OFFICIALS},ROUNDUP({{players}}*{OFFICIALS}/{AT_THE_DESK},0))",
    "item.index-cards": "{sets}",
    "item.pairing-cards": "{players}",
    "item.pairing-sheets": f"{{rounds}}*ROUNDUP({{sets}}/{TABLES_A_SHEET},0)",
    "item.grid-sheets": f"ROUNDUP({{players}}/{PLAYERS_A_GRID},0)",
    "item.grid-posters": f"ROUNDUP({{players}}/{PLAYERS_A_POSTER},0)",
}
"""Key of a line -> the formula of its number, from those of players, sets and rounds."""


class _Counted:
    """The numbers that follow from that of the players."""

    def __init__(
        self,
        event: Event,
        lines: Lines,
        typed: Mapping[str, Typed],
        expected: Expected,
        language: str,
    ) -> None:
        """Reckon with the players of the event, those expected, or the number typed instead."""
        self.event, self.lines, self.expected, self.language = event, lines, expected, language
        reckoned, own = (
            number(typed.get(key, {}).get("count")) for key in ("reckoned", "sets-own")
        )
        entered, expects = len(event.players), number(expected.value) or Fraction(0)
        self.listed = ceil(max(Fraction(entered), expects))
        counted = self.listed if "players" in lines.rows else 0
        self.players = counted if reckoned is None else ceil(reckoned)
        self.own = own or Fraction(0)

    def _cell(self, key: str) -> str:
        """Return the number of a line as a formula, "0" where the line is gone."""
        row = self.lines.rows.get(key)
        return "0" if row is None else f"N({self.lines.own('count', f'${row}')})"

    @property
    def _reckoned(self) -> str:
        """Return the number of players as a formula."""
        row = self.lines.rows.get("reckoned")
        players = self._cell("players")
        if row is None:
            return players
        cell = self.lines.own("count", f"${row}")
        return f"IF(ISNUMBER({cell}),ROUNDUP({cell},0),{players})"

    def lines_of_all(self) -> Iterator[Line]:
        """Yield the lines with their numbers."""
        for key, value in self._numbers().items():
            yield Line(key, {"count": value})
        yield Line("staff", {"what": self._staff()})

    def _numbers(self) -> dict[str, Value]:
        """Return key of a line -> its number, as a formula where it follows from others."""
        facts = {
            "entered": str(len(self.event.players)),
            "expected": self.expected.cell,
            "players": self._reckoned,
            "sets": f"ROUNDUP({self._reckoned}/2,0)",
            "own": self._cell("sets-own"),
            "rounds": self._cell("rounds"),
        }
        least, most = SETTERS_UP
        plain: dict[str, Value] = {"rounds": self.event.settings.rounds}
        plain["setters-up"] = f"{least}-{most}"
        values = self._values()
        found = {
            key: Formula(formula.format(**facts), values[key]) for key, formula in _FORMULAS.items()
        }
        return {**plain, **found}

    def _values(self) -> dict[str, Cell]:
        """Return key of a line -> the value of its formula."""
        needed, rounds = sets(self.players), self.event.settings.rounds
        items = stationery(self.players, rounds if "rounds" in self.lines.rows else 0)
        return {
            "players": self.listed,
            "sets-needed": needed,
            "sets-borrowed": borrowed(ceil(needed - self.own)),
            "table-edge": money(table_edge(self.players)),
            "officials": officials(self.players),
            **{f"item.{item.key}": item.number for item in items},
        }

    def _staff(self) -> Formula:
        """Return the sentence on helpers during the rounds."""
        more = text("checklist.staff.more", self.language)
        said = [(n, text(f"checklist.staff.up-to-{n}", self.language)) for n in STAFF_UP_TO]
        formula = quoted(more)
        for most, words in reversed(said):
            formula = f"IF({self._reckoned}<={most},{quoted(words)},{formula})"
        return Formula(formula, next((w for most, w in said if self.players <= most), more))


def _date(cell: Cell) -> dt.date | None:
    """Return the day in a cell as a formula counts it, None for words or a blank."""
    return (
        cell.date()
        if isinstance(cell, dt.datetime)
        else cell
        if isinstance(cell, dt.date)
        else None
    )
