"""A season's workbook made, or brought up to date: lines of events, points, standings.

stands on Results          with the next command
a line of an event given   is written anew, but for its note; of who is gone only the note stays
a line of another event    stays
a line of the club's own   stays; where it has a place its points are a formula as all are

The points of a line and the sums of Standings are formulas with their values; places are values.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.season.people import Entry, people_of, perhaps_one
from nigiri.domain.season.points import Line as Standing
from nigiri.domain.season.points import points_of, season_standings
from nigiri.domain.text import printed_width
from nigiri.errors import WrongUse
from nigiri.messages.catalogue import text
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.target import InEveryRow, Target
from nigiri.workbook.derive.written_cells import written_cells
from nigiri.workbook.layout.season.columns import (
    LEAST_SHOWN,
    MOST_EVENTS,
    MOST_PLACES,
    event_column,
)
from nigiri.workbook.layout.spec import Area
from nigiri.workbook.layout.tables import FIRST_ROW, SEASONS, TITLE_ROW
from nigiri.workbook.live.refs import MOST_LINES, ROW, Table, tab
from nigiri.workbook.model.changes import AddSheet, Changes, SetPrintArea
from nigiri.workbook.model.plain import plain
from nigiri.workbook.organiser.lines import Line, Lines
from nigiri.workbook.season.read import (
    results_of,
    rule_rows,
    rules_of,
    season_name,
    season_sheets,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.workbook.model.cells import Cell, Sheet, Value, Workbook
    from nigiri.workbook.model.changes import Operation, Option
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.season.read import Result

WRITTEN = (
    "event", "date", "section", "place", "name", "federation", "rank", "wins", "points", "key",
    "event_no", "person",
)  # fmt: skip  # words, several a line
"""The columns of Results that a player of an event has filled in."""


class Entrant(NamedTuple):
    """A player of an event: number there, place, wins in half points; section -- None for one."""

    number: int
    name: str
    federation: str
    rank: str
    place: int
    half_wins: int
    section: int | None = None


class Entered(NamedTuple):
    """An event that is put into the season.

    key -- tells it from all others; file -- what it was read from, "" where that is not known
    hidden -- those who asked not to be named, and are no players
    """

    key: str
    name: str
    date: str
    players: tuple[Entrant, ...]
    hidden: tuple[Entrant, ...] = ()
    file: str = ""


class SeasonTable(NamedTuple):
    """The standings of a season as plain data.

    events -- the names in their order, the first is number 1; names -- person -> name
    best -- how many events count, 0 for all
    """

    name: str
    events: tuple[str, ...]
    lines: tuple[Standing, ...]
    names: Mapping[int, str]
    best: int


def updated(
    workbook: Workbook, entered: Sequence[Entered], options: Mapping[str, Option]
) -> list[Operation]:
    """Return the operations that make the season's workbook, or bring it up to date.

    options -- language of new sheets; name of a new season
    Raises WrongUse for more events than Standings has columns.
    """
    there = season_sheets(workbook)
    language = str(options["language"])
    names = max((printed_width(one.name) for event in entered for one in event.players), default=0)
    options = {**options, "names": names}
    operations: list[Operation] = [
        AddSheet(text(f"season.sheet.{kind.removeprefix('season-')}", language), kind, options)
        for kind in SEASONS
        if kind not in there
    ]
    now = applied(workbook, Changes((*operations,)))
    for step in (lambda book: _entries(book, entered), _points, _standings):
        found = [*step(now)]
        operations += found
        now = applied(now, Changes((*found,)))
    return [*operations, *_pages(workbook, now)]


def _pages(before: Workbook, after: Workbook) -> Iterator[SetPrintArea]:
    """Yield the operations that print what has come: lines of both lists, columns of events."""
    was, now = _printed(before), _printed(after)
    for kind, area in now.items():
        least = str(area._replace(bottom=FIRST_ROW))
        if area != was.get(kind):
            yield SetPrintArea(
                season_sheets(after)[kind].name, str(was.get(kind, least)), str(area)
            )


def _printed(workbook: Workbook) -> dict[str, Area]:
    """Return kind -> what is to be printed of Standings and of Results."""
    sheets, areas = season_sheets(workbook), {}
    if SEASONS[-1] not in sheets:
        return {}
    season = _Season(workbook)
    rows = {
        "season-standings": FIRST_ROW - 1 + len(set(season.people)),
        "season-results": max((each.row for each in season.results), default=FIRST_ROW),
    }
    last = {
        "season-standings": event_column(max(LEAST_SHOWN, len(season.names))),
        "season-results": "note",
    }
    for kind in rows.keys() & sheets.keys():
        at = sheets[kind]
        right = at.columns.get(last[kind], max(at.columns.values()))
        areas[kind] = Area(TITLE_ROW, 1, max(FIRST_ROW, rows[kind]), right)
    return dict(sorted(areas.items()))


def season_table(workbook: Workbook) -> SeasonTable:
    """Return the standings of a season's workbook."""
    season = _Season(workbook)
    return SeasonTable(
        season_name(workbook),
        (*season.names.values(),),
        season.standings(),
        season.person_names(),
        season.rules.best,
    )


def event_names(workbook: Workbook) -> Mapping[str, str]:
    """Return the identity of each event on Results -> its name."""
    return {each.identity: each.event for each in results_of(workbook)}


def still_named(workbook: Workbook, event: Entered) -> dict[str, tuple[str, ...]]:
    """Return name -> the other events in which somebody stands who asked not to be named here."""
    season = _Season(workbook)
    own = season.numbers.get(event.key, 0)
    asked = [Entry(own, each.name, each.federation) for each in event.hidden]
    people = people_of([*season.entries(), *asked])
    found: dict[str, tuple[str, ...]] = {}
    for who, person in zip(event.hidden, people[len(season.results) :], strict=True):
        lines = zip(people, season.results, strict=False)
        there = dict.fromkeys(season.named(each) for one, each in lines if one == person)
        found |= {who.name: (*there,)} if there else {}
    return found


def perhaps_twice(workbook: Workbook, *, counted: bool = False) -> tuple[str, ...]:
    """Return the pairs of people whose names differ by a slip, each with an event of theirs.

    counted -- only of lines that an earlier command has counted
    """

    def shown(entry: Entry) -> str:
        return f"{entry.name} ({names[entry.event]})"

    if SEASONS[-1] not in season_sheets(workbook):
        return ()
    season = _Season(workbook)
    names = dict(enumerate(season.names.values(), 1))
    lines = zip(season.entries(), season.results, strict=True)
    pairs = perhaps_one([entry for entry, line in lines if line.counted or not counted])
    return tuple(" – ".join(map(shown, pair)) for pair in pairs)


def _entries(workbook: Workbook, entered: Sequence[Entered]) -> Iterator[Operation]:
    """Yield the operation that writes the lines of the events given."""
    at = season_sheets(workbook)["season-results"]
    lines = Lines(workbook[at.name], at, "key")
    wanted: dict[str | int, Mapping[str, Value]] = {
        f"{event.key}/{player.number}": _cells(event, player)
        for event in entered
        for player in event.players
    }
    events = {event.key for event in entered}
    gone = [
        key for key in lines.rows if str(key).rpartition("/")[0] in events and key not in wanted
    ]
    lines.add(wanted)
    empty = dict.fromkeys(WRITTEN)
    found = [Line(key, cells) for key, cells in wanted.items()]
    changes = lines.changes([*found, *(Line(key, empty) for key in gone)], {}, anew=False)
    if changes is not None:
        yield changes


def _cells(event: Entered, player: Entrant) -> dict[str, Value]:
    """Return the cells of a player's line, but for points and numbers that follow from others."""
    wins = Fraction(player.half_wins, 2)
    return {
        "event": event.name,
        "date": event.date,
        "section": player.section,
        "place": player.place,
        "name": player.name,
        "federation": player.federation,
        "rank": player.rank,
        "wins": _shown(wins),
        "key": f"{event.key}/{player.number}",
    }


def _shown(number: Fraction) -> Cell:
    """Return an exact number as a cell holds it; only for show."""
    return int(number) if number.denominator == 1 else float(number)


class _Season:
    """What Results and Points hold: the events in their order, and who has how many points.

    numbers -- identity of an event -> its number; people -- the person of each line
    """

    def __init__(self, workbook: Workbook) -> None:
        """Read both sheets; WrongUse for too many events."""
        self.rules = rules_of(workbook)
        self.results = results_of(workbook)
        named: dict[str, str] = {}
        for each in self.results:
            if each.key:
                named.setdefault(plain(each.event), each.identity)
        self._known = named
        self.names: dict[str, str] = {}
        for each in self.results:
            self.names.setdefault(self._event(each), each.event)
        self.numbers = {key: number for number, key in enumerate(self.names, 1)}
        if len(self.numbers) > MOST_EVENTS:
            raise WrongUse(message("season.many", most=MOST_EVENTS, events=len(self.numbers)))
        self.people = people_of(self.entries())

    def entries(self) -> list[Entry]:
        """Return the lines as entries of people."""
        return [Entry(self.number(each), each.name, each.federation) for each in self.results]

    def _event(self, result: Result) -> str:
        """Return the identity of a line's event; the club's own go with an event of that name."""
        return result.identity if result.key else self._known.get(result.identity, result.identity)

    def number(self, result: Result) -> int:
        """Return the number of a line's event."""
        return self.numbers[self._event(result)]

    def named(self, result: Result) -> str:
        """Return the name of a line's event."""
        return self.names[self._event(result)]

    def points(self, result: Result) -> Fraction:
        """Return the points of a line: typed ones count where it is the club's and has no place."""
        if result.place is None and not result.key:
            return result.points or Fraction(0)
        return points_of(result.place, result.wins, self.rules)

    def standings(self) -> tuple[Standing, ...]:
        """Return everybody's line of the standings."""
        events: dict[int, dict[int, Fraction]] = {}
        for person, result in zip(self.people, self.results, strict=True):
            of_person, at = events.setdefault(person, {}), self.number(result)
            of_person[at] = of_person.get(at, Fraction(0)) + self.points(result)
        return season_standings(events, self.rules.best)

    def person_names(self) -> dict[int, str]:
        """Return person -> the name in the last event."""
        return {p: result.name for p, result in zip(self.people, self.results, strict=True)}


def _points(workbook: Workbook) -> Iterator[Operation]:
    """Yield the operation that writes points as formulas, and the numbers of events and people."""
    at = season_sheets(workbook)["season-results"]
    season, target = _Season(workbook), Target(at)
    formula = _points_formula(workbook, at)
    for person, result in zip(season.people, season.results, strict=True):
        if result.key or result.place is not None:
            points = InEveryRow(formula, _shown(season.points(result)))
            target.put(result.row, "points", points)
            target.anew |= {result.row} if result.points is None else set()
        target.put_row(result.row, {"event_no": season.number(result), "person": person})
    changes = target.changes(workbook[at.name], formulas=False)
    if changes is not None:
        yield changes


def _points_formula(workbook: Workbook, results: Location) -> str:
    """Return the formula of a line's points, with ROW for the row."""
    points = season_sheets(workbook)["season-points"]
    own, there = Table(results, 0, own=True), Table(points, MOST_PLACES)
    place, wins = own.cell("place", ROW), own.cell("wins", ROW)
    of_place = f"SUMPRODUCT(({there.column('place')}={place})*1,{there.column('points')})"
    per_win = _rule_cell(workbook, "win")
    return f"IF(ISNUMBER({place}),{of_place},0)+SUM({wins})*SUM({per_win})"


def _rule_cell(workbook: Workbook, key: str) -> str:
    """Return the cell of a rule as other sheets refer to it, one that is blank where it is gone."""
    at, row = season_sheets(workbook)["season-points"], rule_rows(workbook).get(key, MOST_LINES)
    return f"{tab(at.name)}!${Table(at, 0).letters('value')}${row}"


def _standings(workbook: Workbook) -> Iterator[Operation]:
    """Yield the operations that write Standings; rows open where people typed below it."""
    at = season_sheets(workbook)["season-standings"]
    sheet, season, target = workbook[at.name], _Season(workbook), Target(at)
    names, formulas = season.person_names(), _Formulas(workbook, len(season.names))
    for row, line in enumerate(season.standings(), at.first_row):
        target.put_row(row, {"place": line.place, "name": names[line.person]})
        target.put_row(row, formulas.cells(line))
    written = written_cells(at, sheet)
    target.anew.update(row for row, _ in target.cells if row not in written)
    target.clear(sheet, written, at.columns.values())
    if target.opened is not None:
        yield target.opened
        workbook = applied(workbook, Changes((target.opened,)))
    title, names_of = at.heading_row - 1, dict(enumerate(season.names.values(), 1))
    for number in range(1, MOST_EVENTS + 1):
        target.put(title, event_column(number), names_of.get(number))
    changes = target.changes(workbook[at.name], formulas=_has_more(sheet, at, len(names_of)))
    if changes is not None:
        yield changes


def _has_more(sheet: Sheet, at: Location, events: int) -> bool:
    """Tell whether there are more events than the names above their columns."""
    last = at.columns.get(event_column(events), 0)
    return sheet.cell(at.heading_row - 1, last) is None


class _Formulas:
    """The formulas of a line of Standings."""

    def __init__(self, workbook: Workbook, events: int) -> None:
        """Find what they refer to; events -- how many there are."""
        self._count = events
        sheets = season_sheets(workbook)
        self._own = Table(sheets["season-standings"], 0, own=True)
        self._results = Table(sheets["season-results"], MOST_LINES)
        self._best = _rule_cell(workbook, "best")

    def cells(self, line: Standing) -> dict[str, Value]:
        """Return the computed cells of a line."""
        events: dict[str, Value] = {
            event_column(number): InEveryRow(
                self._event(number),
                _shown(line.events[number]) if number in line.events else "",
            )
            for number in range(1, self._count + 1)
        }
        return {
            "person": line.person,
            "events": InEveryRow(f"COUNT({self._events})", len(line.events)),
            "total": InEveryRow(self._total, _shown(line.total)),
            **events,
        }

    @property
    def _events(self) -> str:
        """Return the cells of a line's events."""
        first, last = (self._own.cell(event_column(n), ROW) for n in (1, MOST_EVENTS))
        return f"{first}:{last}"

    def _event(self, number: int) -> str:
        """Return the formula of the points of an event."""
        column, person = self._results.column, self._own.cell("person", ROW)
        both = f"{column('person')},{person},{column('event_no')},{number}"
        return f'IF(COUNTIFS({both})=0,"",SUMIFS({column("points")},{both}))'

    @property
    def _total(self) -> str:
        """Return the formula of the best events together: those above the n-th, and as many as it.

        Texts and numbers below 1 in the cell of n are all events.
        """
        best, events = self._best, self._events
        least = f"SMALL({events},COUNT({events})-INT({best})+1)"
        above = f"SUMPRODUCT(({events}>{least})*1,{events})"
        left = f"(INT({best})-SUMPRODUCT(({events}>{least})*ISNUMBER({events})))"
        every = f"OR(NOT(ISNUMBER({best})),{best}<1,COUNT({events})<={best})"
        return f"IF({every},SUM({events}),{above}+{least}*{left})"
