"""Three workbooks that together show all nigiri has, and what a volunteer types into them.

workbook   event                                                    sheets beside the usual ones
beginning  German, on 13×13, nobody entered                         Handicaps
round      English, 24 players, round 3 being played: results       none
           missing, one that nobody can read, a rank changed,
           somebody out, handicap and bye by hand
finished   French, two groups, then a play-off; all sums proved     tree, crosstable, teams, Proof,
                                                                    Preflight, chart, ladder

They are the same bytes whenever and wherever they are made, so that what comes back can be held
against them. What a spreadsheet should then show follows from the cells (`shown_after`).
"""

from __future__ import annotations

import datetime as dt
import uuid
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.attendance.attendance import out
from nigiri.desk.attendance.change import When
from nigiri.desk.core.command import Desk
from nigiri.desk.draw.draw import draw
from nigiri.desk.output.preflight import preflight
from nigiri.desk.output.proof import proof
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.wishes import Typed as Wish
from nigiri.desk.players.wishes import add_wish
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.desk.samples.demo import HEADINGS, PLAYERS
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.desk.setup.sections import sections
from nigiri.desk.side_events.chart import Result, chart
from nigiri.desk.side_events.ladder import Challenged, ladder
from nigiri.messages.catalogue import text
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.proof.sheet import ticked
from nigiri.workbook.layout.varying_columns import SUM, TICK
from nigiri.workbook.model.cells import Formula, Sheet, Workbook, address
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, SetCells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from nigiri.workbook.update import derive

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from nigiri.domain.model.event import Game
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.locations import Location

NOW = dt.datetime(2026, 1, 10, 9)  # noqa: DTZ001 -- the director's own clock
"""The time of whatever is done in the kit."""

FILE = "{}.xlsx"
"""What the file of a workbook is called."""

_DESK = Desk(NOW, "kit")
At = tuple[str, int, int]
"""A sheet, a row and a column."""


class Edit(NamedTuple):
    """Something to be typed: where, and what; picked -- from the list of the cell."""

    at: At
    typed: Cell
    picked: bool = False

    @property
    def cell(self) -> str:
        """Return the address on its sheet."""
        return address(*self.at[1:])


@dataclass
class KitBook:
    """A workbook of the kit while it is made, and what a volunteer types into it.

    name -- of its file, without ending; done -- the changes that lead to it, from an empty workbook
    """

    name: str
    done: list[Changes] = field(default_factory=list)
    workbook: Workbook = field(default_factory=Workbook)
    edits: tuple[Edit, ...] = ()

    @property
    def whole(self) -> Changes:
        """Return all changes as one."""
        return Changes(tuple(operation for each in self.done for operation in each.operations))

    def does(self, action: Callable[..., Changes], *facts: object, **options: object) -> None:
        """Give a command."""
        self.carry_out(action(self.workbook, _DESK, *facts, **options))

    def carry_out(self, changes: Changes) -> None:
        """Carry out changes."""
        self.done.append(changes)
        self.workbook = applied(self.workbook, changes)

    def location(self, kind: str | int) -> Location:
        """Return the location of a table; a number is that of a round."""
        book = find(self.workbook)
        return book.rounds[kind] if isinstance(kind, int) else book.locations[kind]

    def at(self, kind: str | int, line: int, key: str) -> At:
        """Return a cell by its table, its line there, the first is 0, and its column."""
        location = self.location(kind)
        return location.name, location.first_row + line, location.columns[key]

    def types(self, *typed: Edit) -> None:
        """Type cells by hand: nothing follows from them but what a spreadsheet calculates."""
        self.carry_out(_typed(self.workbook, typed))
        self.carry_out(Changes(derive(self.workbook, _anew(self.workbook))))


@cache
def kit_books() -> tuple[KitBook, ...]:
    """Return the workbooks in the order in which they are opened."""
    return _beginning(), _round(), _finished()


def shown_after(book: KitBook, typed: Mapping[At, Cell]) -> dict[At, Formula]:
    """Return the live cells with what each shows once these cells are typed.

    A spreadsheet calculates the same from the formulas that stand there; cells that only a command
    of nigiri writes stay as they are.
    """
    after = applied(book.workbook, _typed(book.workbook, [Edit(*each) for each in typed.items()]))
    found: dict[At, Formula] = {}
    for operation in derive(after, _anew(after)):
        if isinstance(operation, SetCells):
            for cell in operation.cells:
                if isinstance(cell.after, Formula):
                    found[operation.sheet, cell.row, cell.column] = cell.after
    return found | dict(_ticks(book, found))


def _ticks(book: KitBook, live: Mapping[At, Formula]) -> Iterator[tuple[At, Formula]]:
    """Yield the ticks of Proof and their sentence.

    Its sums follow what was typed; what nigiri computed stays until its next command.
    """
    location = find(book.workbook).get("proof")
    if location is None:
        return
    name, columns, sheet = location.name, location.columns, book.workbook[location.name]
    ticks = []
    for code in (key for key in columns if key + TICK in columns):
        for row in range(location.first_row, sheet.height + 1):
            at, mine = (name, row, columns[code + TICK]), live.get((name, row, columns[code + SUM]))
            if at in live and mine is not None:
                ticks.append(ticked(mine.value, sheet.cell(row, columns[code])))
                yield at, Formula(live[at].text, ticks[-1])
    at, wrong = (name, location.heading_row - 1, columns["opponent"]), ticks.count("✗")
    key, facts = ("proof.differ", {"wrong": wrong}) if wrong else ("proof.agree", {})
    words = text(key, location.language, sums=len(ticks), **facts)
    yield at, Formula(live[at].text, words)


def _anew(workbook: Workbook) -> list[AddSheet]:
    """Return operations after which every live formula is written anew."""
    return [AddSheet(name, "any") for name in workbook]


def _typed(workbook: Workbook, typed: Iterable[Edit]) -> Changes:
    """Return the changes that type cells."""
    sheets: dict[str, list[CellChange]] = {}
    for (sheet, row, column), value, _ in typed:
        before = workbook[sheet].cell(row, column)
        sheets.setdefault(sheet, []).append(CellChange(row, column, before, value))
    return Changes(tuple(SetCells(name, tuple(cells)) for name, cells in sheets.items()))


def _new(file: str, number: int, language: str, **settings: object) -> KitBook:
    """Return a workbook with a new event."""
    book, system = KitBook(file), str(settings.pop("system", ""))
    wanted = NewEvent(language=language, system=system, settings={"seed": number, **settings})
    book.carry_out(new_event(wanted, _DESK, event_id=uuid.UUID(int=number)))
    return book


def _beginning() -> KitBook:
    """Return the event that nobody has entered yet."""
    book = _new("1-beginning", 1, "de", name="Anfang", rounds=5, board=13)
    cells = {"family": "Ota", "given": "Yuzo", "rank": "4d"}
    book.edits = tuple(Edit(book.at("players", 0, key), typed) for key, typed in cells.items())
    return book


def _round() -> KitBook:
    """Return the event in the middle of round 3."""
    book = _new("2-round", 2, "en", name="Round", host="Castle", rounds=5)
    book.does(import_players, Sheet.of([HEADINGS, *PLAYERS]), source="list", here=True)
    book.does(sections)
    for _ in range(2):
        book.does(draw)
        book.does(enter_results, [Entry(winner=min(game.players)) for game in _games(book)])
    book.does(out, "Hane", When("4"))
    book.does(draw)
    typed = ("1-0", "0-1!", "jigo", "0-0")
    book.does(enter_results, [Entry(table=at, typed=each) for at, each in enumerate(typed, 1)])
    newcomer = len(PLAYERS)
    book.types(
        Edit(book.at(3, 4, "result"), "won"),
        Edit(book.at(3, 5, "handicap"), 3),
        Edit(book.at(3, 6, "black_no"), 99),
        Edit(book.at("players", 1, "out"), "3"),
        Edit(book.at("players", 2, "out"), "5-"),
        Edit(book.at("players", 3, "rank"), "5d"),
        Edit(book.at("players", newcomer, "family"), "Nigiri"),
        Edit(book.at("players", newcomer, "rank"), "2k"),
        Edit(book.at("players", newcomer, "here"), "yes"),
    )
    book.edits = (
        Edit(book.at(3, 7, "result"), "○ 1-0", picked=True),
        Edit(book.at("players", 4, "out"), "4-5"),
        Edit(book.at("players", 5, "rank"), "2k"),
    )
    return book


def _finished() -> KitBook:
    """Return the event that is over: three rounds in two groups, then a play-off of three."""
    settings = {"rounds": 5, "group_size": 4, "tiebreaks": _SUMS}
    book = _new("3-finished", 3, "fr", name="Fin", system="round robin by section", **settings)
    book.does(import_players, Sheet.of([_TEAM_HEADINGS, *_TEAM_PLAYERS]), source="list", here=True)
    book.does(add_wish, Wish("Moyo; Keima", "never"))
    book.types(Edit(book.at("event", 3, "system"), "play-off"))
    for _ in range(5):
        book.does(draw)
        book.does(enter_results, [Entry(winner=_winner(game)) for game in _games(book)])
    book.does(proof)
    book.does(chart, Result(1, 2))
    book.does(ladder, Challenged(3, 2, won=True))
    book.does(preflight, "egf")
    book.edits = (
        Edit(book.at(3, 2, "result"), "○ 1-0", picked=True),
        Edit(book.at("players", 7, "given"), "Zoe"),
    )
    return book


#: Tie-breaks whose sums need every function that Proof has, and leave the three level.
_SUMS = ("DC", "SDOSW", "SOSOS", "SOSW-1")
_TEAM_HEADINGS = (*HEADINGS[:4], "Team")
#: Two groups of four: of the first, three are level after three rounds (`_LEVEL`).
_TEAM_PLAYERS = tuple(
    (*player[:4], "AB"[at % 2]) for at, player in enumerate([*PLAYERS[:4], *PLAYERS[8:12]])
)
#: Two players of the first group -> who wins: 1 beats 2, 2 beats 3, 3 beats 1.
_LEVEL = {frozenset((1, 2)): 1, frozenset((2, 3)): 2, frozenset((1, 3)): 3}


def _games(book: KitBook) -> tuple[Game, ...]:
    """Return the games of the newest round."""
    return read(book.workbook).event.rounds[-1].games


def _winner(game: Game) -> int:
    """Return the winner's number: of the three who shall be level as written, else the lower."""
    return _LEVEL.get(frozenset(map(int, game.players)), min(game.players))
