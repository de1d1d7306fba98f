"""Read a workbook into an Event; everything that cannot be read becomes a problem.

The rest is still read: one wrong cell never hides the others.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.cached import once
from nigiri.domain.model.event import Event, Player, Round, Section, Settings
from nigiri.domain.model.small_boards import FULL_SIZE
from nigiri.domain.systems.stages import as_played, sections_wanted
from nigiri.errors import HostError
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.messages.message import message
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.plain import whole_number
from nigiri.workbook.problems import Problem, clearest, problem
from nigiri.workbook.read.as_drawn import DrawnPair, read_drawn
from nigiri.workbook.read.drawn_names import report_names
from nigiri.workbook.read.event import BESIDE, language_of
from nigiri.workbook.read.handicaps import read_boards, with_handicaps
from nigiri.workbook.read.players import PlayersReading, read_players
from nigiri.workbook.read.rounds import RoundReader, RoundReading, read_round
from nigiri.workbook.read.seats import People, report_gone
from nigiri.workbook.read.sections import lost_sections, read_sections
from nigiri.workbook.read.settings import read_settings
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.wishes import WishRow, read_wishes, wishes_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.units import PlayerId, Rank
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Book, Location


ABOUT_ENTRIES = frozenset({"entry-below", "entry-evidence", "entry-above"})
"""The codes of problems whose reasons are evidence."""


def with_evidence(rows: Mapping[int, Player], problems: TableReader) -> dict[int, Player]:
    """Return the players with the director's reasons beside their problems (A2, A13).

    The reason why a player enters otherwise than published stands on Problems. The player is known
    by the name in the sentence, as rows may move.
    """
    names = {player.name: row for row, player in rows.items()}
    found = {**rows}
    for name, reason in _reasons(names, problems, ABOUT_ENTRIES):
        found[names[name]] = replace(found[names[name]], evidence=reason)
    return found


def accepted_names(workbook: Workbook, reading: Reading, code: str) -> frozenset[str]:
    """Return the names of the players whose problem of that code is accepted on Problems."""
    location = reading.book.get("problems")
    if location is None:
        return frozenset()
    problems = TableReader(location, workbook[location.name], reading.language)
    names = [player.name for player in reading.event.players]
    return frozenset(name for name, _ in _reasons(names, problems, {code}))


def is_accepted(workbook: Workbook, reading: Reading, code: str) -> bool:
    """Tell whether a problem of that code is accepted on Problems."""
    location = reading.book.get("problems")
    if location is None:
        return False
    problems = TableReader(location, workbook[location.name], reading.language)
    return any(
        problems.text(line, "accepted") and problems.text(line, "code") == code
        for line in problems.rows()
    )


def _reasons(
    names: Iterable[str], problems: TableReader, codes: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Yield the name and the reason of each problem of these codes that is accepted."""
    known = [*names]
    for line in problems.rows():
        reason = problems.text(line, "accepted")
        if reason and problems.text(line, "code") in codes:
            sentence = problems.text(line, "what")
            name = max((name for name in known if name in sentence), key=len, default="")
            if name:
                yield name, reason


class NotNigiri(HostError):
    """The workbook is no event of nigiri."""

    def __init__(self, workbook: Workbook) -> None:
        """Make the message: where the event is, or which command makes a workbook."""
        from nigiri.workbook.read.organiser import event_file, is_organisers  # noqa: PLC0415 -- seldom

        if not is_organisers(workbook):
            super().__init__(message("workbook.no-event"))
            return
        file = event_file(workbook)
        key = "organiser.no-event" if file else "organiser.no-event.unknown"
        super().__init__(message(key, **({"file": file} if file else {})))


@dataclass(frozen=True)
class Reading:
    """An event as read from a workbook, with its problems.

    book -- the locations of all tables; player_rows -- row of Players -> player
    rounds -- number -> the round and its rows; drawn -- the record of the draws
    wishes -- row of Wishes -> the wish; draft -- the round that is only a draft
    """

    event: Event
    problems: tuple[Problem, ...]
    book: Book
    player_rows: Mapping[int, Player] = field(default_factory=dict)
    rounds: Mapping[int, RoundReading] = field(default_factory=dict)
    drawn: tuple[DrawnPair, ...] = ()
    wishes: Mapping[int, WishRow] = field(default_factory=dict)
    draft: Draft | None = None

    @property
    def language(self) -> str:
        """Return the event's language."""
        return self.event.settings.language

    def stops(self) -> tuple[Problem, ...]:
        """Return the problems that must be put right before the next draw."""
        return tuple(p for p in self.problems if p.weight == "stop")


class Draft(NamedTuple):
    """A round that is only a draft, as it was read; as_drawn -- the lines of its draw."""

    location: Location
    reading: RoundReading
    as_drawn: tuple[DrawnPair, ...]
    problems: tuple[Problem, ...]

    @property
    def number(self) -> int:
        """Return the number of the round."""
        return self.reading.round.number


class _Workbook:
    """Reader of a workbook, table after table."""

    def __init__(self, workbook: Workbook, book: Book, language: str) -> None:
        self.workbook = workbook
        self.book = book
        self.language = language
        self.problems: list[Problem] = []

    def table(self, location: Location) -> TableReader:
        """Return a reader of a table; its problems are added to this reader's."""
        return TableReader(location, self.workbook[location.name], self.language, self.problems)

    def settings(self) -> Settings:
        """Return the event's settings, with the tables of Handicaps where that sheet is there."""
        settings = read_settings([*self._setting_tables()])
        location = self.book.get("handicaps")
        if location is not None:
            sizes = {settings.board, *self._own_sizes()}
            return replace(settings, boards=read_boards(self._whole_table(location), sizes))
        if settings.board != FULL_SIZE:
            self._report_tab("handicaps")
        return settings

    def _own_sizes(self) -> Iterator[int]:
        """Yield the sizes typed beside games."""
        for location in self.book.rounds.values():
            reader = TableReader(location, self.workbook[location.name], self.language)
            sizes = (whole_number(reader.cell(row, "size")) for row in reader.rows())
            yield from (size for size in sizes if size is not None)

    def _setting_tables(self) -> Iterator[TableReader]:
        """Yield the readers of Event and Settings; only Event has them in older workbooks."""
        event, settings = self.book.locations["event"], self.book.get("settings")
        yield self._whole_table(event)
        if settings is not None:
            yield self._whole_table(settings)
        elif BESIDE.label in event.columns:
            self._report_missing("settings", event.name)

    def players(self, settings: Settings) -> PlayersReading:
        """Return the players; none without the sheet, which is a problem."""
        reader = self._needed_table("players")
        return read_players(reader, settings) if reader else PlayersReading()

    def sections(self) -> tuple[Section, ...]:
        """Return the sections; none without the sheet, which comes when an event wants sections.

        A tab of that name without the headings is a problem.
        """
        location = self.book.get("sections")
        if location is not None:
            return read_sections(self._whole_table(location))
        self._report_tab("sections")
        return ()

    def check_lost_sections(self, event: Event) -> None:
        """Report that the sheet of an event with sections is gone."""
        if sections_wanted(event) and lost_sections(self.workbook, self.book):
            self._report_missing("sections", self.book.locations["event"].name)

    def wishes(self, people: PlayersReading, settings: Settings) -> dict[int, WishRow]:
        """Return the wishes by row; {} without the sheet, which older workbooks lack.

        {} without Players as well, as nobody can be looked up. A tab of that name without the
        headings is a problem: there may be wishes on it.
        """
        location = self.book.get("wishes")
        if location is not None:
            table = self._whole_table(location)
            known = self.book.get("players") is not None
            return read_wishes(table, people, settings.rounds) if known else {}
        self._report_tab("wishes")
        return {}

    def drawn(self) -> tuple[DrawnPair, ...]:
        """Return the record of the draws; none when there is no such sheet."""
        location = self.book.get("drawn")
        return read_drawn(self.table(location)) if location else ()

    def drawn_names(self, people: PlayersReading) -> None:
        """Report the numbers that other players had when rounds were drawn."""
        drawn, players = self.book.get("drawn"), self.book.get("players")
        if drawn is not None and players is not None:
            report_names(self.table(drawn), self.table(players), people)

    def _whole_table(self, location: Location) -> TableReader:
        """Return a reader of a table whose missing columns are problems."""
        reader = self.table(location)
        reader.report_missing()
        return reader

    def _needed_table(self, kind: str) -> TableReader | None:
        """Return a reader of the table of that kind; None with a problem when it is not there."""
        location = self.book.get(kind)
        if location is not None:
            return self._whole_table(location)
        self._report_missing(kind, self.book.locations["event"].name)
        return None

    def _report_tab(self, kind: str) -> None:
        """Report a tab of that name with other headings: its cells are not read."""
        names = {text(f"sheet.{kind}", language) for language in LANGUAGES}
        for name in names & {*self.workbook}:
            self._report_missing(kind, name)

    def _report_missing(self, kind: str, tab: str) -> None:
        """Report a table that was not found, in the first cell of a tab."""
        needed = [c.heading(self.language) for c in columns_of(kind) if not c.optional]
        facts = {"sheet": text(f"sheet.{kind}", self.language), "headings": ", ".join(needed)}
        self.problems.append(problem("sheet-missing", self.language, tab, (1, 1), **facts))

    def report_tabs(self) -> None:
        """Report tables that were found twice, and rounds without a number."""
        for first, other in self.book.doubles:
            name = text(f"sheet.{first.kind}", self.language, number=first.number)
            self._report_title(
                "sheet-twice", other, sheet=name, first=first.name, second=other.name
            )
        for location in self.book.untitled:
            self._report_title("round-untitled", location)

    def _report_title(self, code: str, location: Location, **facts: object) -> None:
        """Add a problem of a table as a whole; the cell is that of its title."""
        left = (
            location.columns["table"]
            if location.kind == "round"
            else min(location.columns.values())
        )
        at = (max(location.heading_row - 1, 1), left)
        self.problems.append(problem(code, self.language, location.name, at, **facts))

    def rounds(self, people: PlayersReading, settings: Settings) -> dict[int, RoundReading]:
        """Return the rounds from 1 up to the first gap; of those beyond only problems.

        Without the Players sheet nobody can be looked up, and no round is read.
        """
        readings: dict[int, RoundReading] = {}
        if self.book.get("players") is None:
            return readings
        drawn = [line for line in self.drawn() if not line.draft]
        # A round is remembered with those who were known then; report_gone changes the others.
        there = replace(people, numbers={**people.numbers})
        known = People.of(there, drawn)
        gone: dict[PlayerId, str] = {}
        for number, location in self.book.rounds.items():
            reading = read_round(self._whole_table(location), known, settings)
            gone = {**reading.gone, **gone}
            if number == len(readings) + 1:
                readings[number] = reading
            elif number - 1 not in self.book.rounds:
                self._report_title("round-gap", location, number=number, before=number - 1)
        report_gone(self.table(self.book.locations["players"]), people, gone)
        return readings

    def with_side_events(self, event: Event) -> Event:
        """Return the event with its chart and ladder, where it has one."""
        if self.book.get("chart") is None and self.book.get("ladder") is None:
            return event
        from nigiri.workbook.read.side_events import with_side_events  # noqa: PLC0415 -- seldom there

        return with_side_events(event, self.book, self.table)

    def evidence(self, rows: Mapping[int, Player]) -> Mapping[int, Player]:
        """Return the players with the reasons for entries other than published."""
        location = self.book.get("problems")
        return rows if location is None else with_evidence(rows, self.table(location))

    def draft(self, people: PlayersReading, settings: Settings) -> Draft | None:
        """Return the round that is only a draft, with its own problems; None without one."""
        location = self.book.draft
        if location is None or self.book.get("players") is None:
            return None
        lines = tuple(line for line in self.drawn() if line.draft and line.round == location.number)
        table = TableReader(location, self.workbook[location.name], self.language)
        table.report_missing()
        reading = RoundReader(table, People.of(people, lines), settings).read()
        players = self.book.locations["players"]
        there = TableReader(players, self.workbook[players.name], self.language, table.problems)
        report_gone(there, people, reading.gone)
        return Draft(location, reading, lines, tuple(table.problems))


@once
def read(workbook: Workbook) -> Reading:
    """Return the event of a workbook and every problem of its cells.

    Raises NotNigiri when there is no Event sheet. Problems of several cells together (met before, a
    player without opponent) are found by `review`.
    """
    book = find(workbook)
    if book.get("event") is None:
        raise NotNigiri(workbook)
    reading = _Workbook(workbook, book, language_of(workbook, book))
    reading.report_tabs()
    settings = reading.settings()
    players = reading.players(settings)
    rounds = reading.rounds(players, settings)
    rows = reading.evidence(_with_entry_ranks(players.rows, rounds))
    reading.drawn_names(players)
    sections = reading.sections()
    _check_sections(reading, rows, sections)
    wishes = reading.wishes(players, settings)
    played = _played(settings, rounds)
    event = Event(settings, (*rows.values(),), sections, played, wishes_of(wishes, rows))
    event = reading.with_side_events(event)
    reading.check_lost_sections(event)
    filled = with_handicaps(event, rounds)
    if filled is not rounds:
        event = replace(event, rounds=_played(settings, filled))
    drawn = tuple(line for line in reading.drawn() if not line.draft)
    draft = reading.draft(players, settings)
    return Reading(event, _told(reading.problems), book, rows, filled, drawn, wishes, draft)


def _told(problems: Sequence[Problem]) -> tuple[Problem, ...]:
    """Return the problem that a newer nigiri made the sheets; without it the clearest.

    Where names have moved, none is typed where one is missing: that would hide it.
    """
    newer = tuple(each for each in problems if each.code == "schema")
    if newer or not any(each.code == "names-moved" for each in problems):
        return newer or clearest(problems)
    return clearest(each for each in problems if each.code != "name-missing")


def _played(settings: Settings, rounds: Mapping[int, RoundReading]) -> tuple[Round, ...]:
    """Return the rounds with their system, stage and group from the Event sheet."""
    return tuple(as_played(settings, reading.round) for reading in rounds.values())


def _with_entry_ranks(
    rows: Mapping[int, Player], rounds: Mapping[int, RoundReading]
) -> dict[int, Player]:
    """Return the players with the rank of their first round, by which sections go (M13)."""
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
    """Report players whose section was set by hand and does not exist."""
    last = len(sections)
    for row, player in rows.items():
        if player.section is not None and sections and not 1 <= player.section <= last:
            location = reading.book.locations["players"]
            reading.table(location).report(
                "section-unknown", row, "section", typed=player.section, last=last
            )


def undrawn(reading: Reading) -> tuple[PlayerId, ...]:
    """Return the numbers of players of the newest round not drawn yet; () before round 1.

    A round may be drawn in parts (M19). A player on its sheet, under Out too, has a seat; one
    removed from the sheet by the director was drawn. Reserves alone need none (B6).
    """
    newest = reading.rounds.get(len(reading.event.rounds))
    if newest is None:
        return ()
    number = newest.round.number
    placed = {
        *newest.round.game_by_player,
        *newest.round.byes,
        *newest.out.values(),
        *(
            n
            for line in reading.drawn
            if line.round == number
            for n in (line.white, line.black, line.bye)
        ),
    }
    people = sorted(reading.event.by_number.items())
    left = [player for n, player in people if player.plays_in(number) and n not in placed]
    needed = any(not player.reserve for player in left)
    return tuple(player.number for player in left if needed and player.number is not None)
