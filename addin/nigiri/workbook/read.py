"""Read a workbook into an Event; everything that cannot be read becomes a problem.

The rest is still read: one wrong cell never hides the others.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from nigiri.domain.model import Event, Player, Section, Settings
from nigiri.errors import HostError
from nigiri.workbook.find import Book, Place, find
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.problems import Problem, problem
from nigiri.workbook.read_drawn import DrawnPair, read_drawn
from nigiri.workbook.read_event import language_of, read_settings
from nigiri.workbook.read_players import read_players
from nigiri.workbook.read_rounds import RoundReader, RoundReading
from nigiri.workbook.read_sections import read_sections
from nigiri.workbook.reader import TableReader
from nigiri.workbook.words import text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.units import PlayerId, Rank
    from nigiri.workbook.cells import Workbook


class NotNigiri(HostError):
    """The workbook holds no tournament of ours."""

    def __init__(self) -> None:
        """Say how a workbook is made."""
        super().__init__(
            "This workbook is not a nigiri event: it has no Event sheet. "
            "Make one with: nigiri new EVENT.xlsx"
        )


@dataclass(frozen=True)
class Reading:
    """A workbook as it was read.

    book -- where every table stands; player_rows -- row of Players -> player
    rounds -- number -> the round and its rows; drawn -- the record of the draws
    """

    event: Event
    problems: tuple[Problem, ...]
    book: Book
    player_rows: Mapping[int, Player] = field(default_factory=dict)
    rounds: Mapping[int, RoundReading] = field(default_factory=dict)
    drawn: tuple[DrawnPair, ...] = ()

    @property
    def language(self) -> str:
        """Return the event's language."""
        return self.event.settings.language

    def stops(self) -> tuple[Problem, ...]:
        """Return the problems that must be put right before the next draw."""
        return tuple(p for p in self.problems if p.weight == "stop")


class _Workbook:
    """A workbook being read, table after table."""

    def __init__(self, workbook: Workbook, book: Book, language: str) -> None:
        self.workbook = workbook
        self.book = book
        self.language = language
        self.problems: list[Problem] = []

    def table(self, place: Place) -> TableReader:
        """Return a reader of a table; its problems come to this list."""
        return TableReader(place, self.workbook[place.name], self.language, self.problems)

    def settings(self) -> Settings:
        """Return the event's settings."""
        return read_settings(self.table(self.book.places["event"]))

    def players(self, settings: Settings) -> dict[int, Player]:
        """Return row -> player; a missing sheet is a problem."""
        place = self.book.get("players")
        if place is None:
            self._report_missing("players")
            return {}
        return read_players(self.table(place), settings.rounds)

    def _report_missing(self, kind: str) -> None:
        """Report that a sheet was not found, with the headings it is known by."""
        needed = [c.heading(self.language) for c in columns_of(kind) if not c.optional]
        at = self.book.places["event"].name
        facts = {"sheet": text(f"sheet.{kind}", self.language), "headings": ", ".join(needed)}
        self.problems.append(problem("sheet-missing", self.language, at, (1, 1), **facts))

    def report_doubles(self) -> None:
        """Report tables that were found twice."""
        for kind, first, second in self.book.doubles:
            name = text(f"sheet.{kind}", self.language, number="")
            self.problems.append(problem("sheet-twice", self.language, second, (2, 1),
                                         sheet=name.strip(), first=first, second=second))  # fmt: skip

    def rounds(
        self, players: Mapping[PlayerId, Player], settings: Settings
    ) -> dict[int, RoundReading]:
        """Return the rounds from 1 up to the first gap."""
        readings: dict[int, RoundReading] = {}
        for number, place in self.book.rounds.items():
            if number != len(readings) + 1:
                self.problems.append(problem("round-gap", self.language, place.name, (2, 2),
                                             number=number, before=number - 1))  # fmt: skip
                break
            readings[number] = RoundReader(self.table(place), players, settings).read()
        return readings


def read(workbook: Workbook) -> Reading:
    """Return the event of a workbook and every problem of its cells.

    Raises NotNigiri when there is no Event sheet. What concerns several cells together (met
    before, somebody without opponent) is looked at by `review`.
    """
    book = find(workbook)
    place = book.get("event")
    if place is None:
        raise NotNigiri
    reading = _Workbook(workbook, book, language_of(workbook[place.name]))
    reading.report_doubles()
    settings = reading.settings()
    rows = reading.players(settings)
    numbered = {p.number: p for p in rows.values() if p.number is not None}
    rounds = reading.rounds(numbered, settings)
    rows = _with_entry_ranks(rows, rounds)
    sections = _sections(reading)
    _check_sections(reading, rows, sections)
    event = Event(settings, tuple(rows.values()), sections, tuple(r.round for r in rounds.values()))
    drawn_place = book.get("drawn")
    drawn = read_drawn(reading.table(drawn_place)) if drawn_place else ()
    return Reading(event, tuple(reading.problems), book, rows, rounds, drawn)


def _sections(reading: _Workbook) -> tuple[Section, ...]:
    """Return the sections, none when there is no such sheet."""
    place = reading.book.get("sections")
    return read_sections(reading.table(place)) if place else ()


def _with_entry_ranks(
    rows: Mapping[int, Player], rounds: Mapping[int, RoundReading]
) -> dict[int, Player]:
    """Return the players with the rank of their first round, which sections keep (M13)."""
    entry: dict[PlayerId, Rank] = {}
    for number in sorted(rounds):
        entry = {**rounds[number].ranks, **entry}
    return {
        row: replace(p, entry_rank=entry.get(p.number)) if p.number is not None else p
        for row, p in rows.items()
    }


def _check_sections(
    reading: _Workbook, rows: Mapping[int, Player], sections: tuple[Section, ...]
) -> None:
    """Report players whose own section does not exist."""
    last = len(sections)
    for row, player in rows.items():
        if player.section is not None and sections and not 1 <= player.section <= last:
            place = reading.book.places["players"]
            reading.table(place).report(
                "section-unknown", row, "section", typed=player.section, last=last
            )
