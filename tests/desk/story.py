"""Direct an event through the desk as a director would: commands, and cells typed by hand."""

from __future__ import annotations

import csv
import datetime as dt
import uuid
from functools import lru_cache, wraps
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, ParamSpec

from nigiri.desk.core.command import Desk
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.samples.replay import replay
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.desk.setup.sections import sections
from nigiri.domain.cached import once
from nigiri.domain.model.criteria import CHOSEN, CRITERIA
from nigiri.hosts.files.xlsx_file import XlsxFile, create
from nigiri.hosts.memory import Memory
from nigiri.messages.catalogue import text
from nigiri.workbook.derive.columns import opened
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, SetCells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from tests.quebec import DATA, LOWEST
from tests.settings import typing

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from nigiri.domain.model.event import Event, Player
    from nigiri.hosts import Host
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.changes import Option
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.read.workbook import Reading

P = ParamSpec("P")
DESK = Desk(dt.datetime(2005, 5, 21, 9), "Steve")  # noqa: DTZ001 -- the director's own clock
EVENT_ID = uuid.UUID(int=2005)
QUEBEC: dict[str, Any] = {
    "name": "27th Quebec Open",
    "rounds": 6,
    "director": "S. Mays",
    "seed": 2005,
}
#: What a draw changed, by the sheets and how it was asked; the latest of them.
_DRAWS: dict[tuple[object, ...], Changes] = {}
MOST_DRAWS = 128
CODES = ("○ 1-0", "● 0-1", "○ 1-0", "● 0-1", "● 0-1", "○ 1-0", "jigo", "– 0-0", "● 0-1 def")
CAME = tuple(code.removesuffix(" def") for code in CODES)
"""The same results, each played: nobody is asked about who did not come."""


class Story:
    """An event on its way: the host it lives in, and what the director does with it."""

    def __init__(self, host: Host) -> None:
        """Begin with what the host holds."""
        self.host = host

    @property
    def workbook(self) -> Workbook:
        """Return the workbook as it is now."""
        return self.host.snapshot()

    @property
    def reading(self) -> Reading:
        """Return the reading of the workbook as it is now."""
        return read(self.workbook)

    @property
    def event(self) -> Event:
        """Return the event as it reads now."""
        return self.reading.event

    def does(self, action: Callable[..., Changes], *args: Any, **options: Any) -> Changes:  # noqa: ANN401
        """Give a command and carry it out."""
        changes = self._changes(action, *args, **options)
        self.host.apply(changes)
        return changes

    def _changes(self, action: Callable[..., Changes], *args: Any, **options: Any) -> Changes:  # noqa: ANN401
        """Return what a command changes."""
        if action is not draw:
            return action(self.workbook, DESK, *args, **options)
        return _drawn_once(self.workbook, **options)

    def place(self, kind: str | int) -> Location:
        """Return where a table stands; a number is that of a round."""
        book = find(self.workbook)
        return book.rounds[kind] if isinstance(kind, int) else book.locations[kind]

    def cell(self, kind: str | int, row: int, key: str) -> Cell:
        """Return a cell of a table by column key."""
        place = self.place(kind)
        return self.workbook[place.name].cell(row, place.columns[key])

    def types(self, kind: str | int, cells: Mapping[tuple[int, str], Cell]) -> None:
        """Type into a table: (row, column key) -> what is typed."""
        place, workbook = self.place(kind), self.workbook
        typed = tuple(
            CellChange(row, at := place.columns[key], workbook[place.name].cell(row, at), value)
            for (row, key), value in cells.items()
        )
        self.host.apply(Changes((SetCells(place.name, typed),)))

    def has(self, kind: str) -> None:
        """Have a sheet that otherwise comes later, as an older nigiri added it at once."""
        language, rounds = self.reading.language, self.event.settings.rounds
        front = "settings" if kind == "grid" else "log"
        name, before = (text(f"sheet.{each}", language) for each in (kind, front))
        options: dict[str, Option] = {"language": language, "rounds": rounds}
        self.host.apply(Changes((AddSheet(name, kind, options, before),)))

    def opens(self, *keys: str) -> None:
        """Have columns of Players that a new list lacks."""
        place = self.place("players")
        self.host.apply(Changes(opened(place, self.workbook[place.name], keys)))

    def sets(self, label: str, value: Cell) -> None:
        """Type a setting, by its label or its key."""
        self.types(*typing(self.workbook, label, value))

    def row_of(self, name: str) -> int:
        """Return the row of Players of somebody, by family name."""
        return next(row for row, p in self.reading.player_rows.items() if p.family == name)

    def about(self, name: str) -> Player:
        """Return a player by family name."""
        return next(p for p in self.event.players if p.family == name)

    def plays(self, number: int, seed: int = 1, codes: Sequence[str] = CODES) -> None:
        """Type a result, seeded, beside every board of a round that has none."""
        random = Random(100 * seed + number)  # noqa: S311 -- no secret is made from it
        games = self.reading.rounds[number].games
        said = {(row, "result"): random.choice(codes) for row in games}
        self.types(number, {at: c for at, c in said.items() if games[at[0]].result is None})


def _drawn_once(workbook: Workbook, **options: Any) -> Changes:  # noqa: ANN401
    """Return what a draw changes, which depends on the workbook alone: of an equal one, once."""
    told = {k: tuple(v.items()) if isinstance(v, dict) else v for k, v in options.items()}
    key = (*workbook.sheets.items(), *sorted(told.items()))
    if key not in _DRAWS:
        _DRAWS[key] = draw(workbook, DESK, **options)
    while len(_DRAWS) > MOST_DRAWS:
        del _DRAWS[next(iter(_DRAWS))]
    return _DRAWS[key]


def tables(rows: Sequence[Sequence[object]]) -> Sheet:
    """Return a list as it is read from a file: numbers as numbers, blanks as blanks."""
    return Sheet.of([["" if cell is None else _cell(str(cell)) for cell in row] for row in rows])


def _cell(text: str) -> Cell:
    """Return a cell of a list."""
    return int(text) if text.lstrip("-").isdigit() else (text or None)


def published(name: str) -> Sheet:
    """Return one of the published tables of the 2005 Quebec Open."""
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return tables(list(csv.reader(file)))


def made_once(make: Callable[P, Story]) -> Callable[P, Story]:
    """Let an event in memory be made once for all tests that begin with the same one.

    A workbook never changes; each test goes on from it in a host of its own.
    """
    known: dict[tuple[object, ...], Workbook] = {}

    @wraps(make)
    def begun(*args: P.args, **named: P.kwargs) -> Story:
        key = *args, *sorted(named.items())
        if key not in known:
            known[key] = make(*args, **named).workbook
        return Story(Memory(known[key]))

    return begun


def begin(path: Path | None = None, **options: Any) -> Story:  # noqa: ANN401
    """Make a new event, in memory or in a file."""
    if path is None:
        return _begun(**options)
    path.write_bytes(_file(path.suffix, **options))
    return Story(XlsxFile(path, now=DESK.now))


def _new(**options: Any) -> Changes:  # noqa: ANN401
    """Return what makes a new event; options -- its settings, and its language and rules."""
    settings = {"name": "Club open", "host": "Mtl", "rounds": 4, "seed": 7, **options}
    language = str(settings.pop("language", "en"))
    rules = str(settings.pop("rules", "quebec"))
    wanted = NewEvent(rules=rules, language=language, settings=settings)
    return new_event(wanted, DESK, event_id=EVENT_ID)


@made_once
def _begun(**options: Any) -> Story:  # noqa: ANN401
    """Make a new event in memory."""
    story = Story(Memory())
    story.host.apply(_new(**options))
    return story


@lru_cache(maxsize=64, typed=True)
def _file(suffix: str, **options: Any) -> bytes:  # noqa: ANN401
    """Return a new event as a file of that kind."""
    with TemporaryDirectory() as folder:
        return create(Path(folder, f"new{suffix}"), _new(**options), now=DESK.now).read()


def club(players: int, seed: int = 1, path: Path | None = None, **options: Any) -> Story:  # noqa: ANN401
    """Begin an event of so many players, all of them here, nobody numbered."""
    if path is None:
        return _club(players, seed, **options)
    return _listed(begin(path, **options), players, seed)


@made_once
def _club(players: int, seed: int, **options: Any) -> Story:  # noqa: ANN401
    """Begin an event of so many players in memory."""
    return _listed(begin(**options), players, seed)


def usual_order(story: Story) -> Story:
    """Give an event the order of the criteria that one has that was begun before."""
    places = {code: at for at, code in enumerate(CRITERIA, 1)}
    for card in CHOSEN:
        story.sets(f"criterion.{card.code}", places.get(card.code))
    return story


def _listed(story: Story, players: int, seed: int) -> Story:
    """Import so many players."""
    story.does(import_players, roster(players, seed), source="list", here=True)
    return story


def roster(players: int, seed: int = 1) -> Sheet:
    """Return a list of players, 5d to 20k in a seeded order, half of them from the host city."""
    random = Random(seed)  # noqa: S311
    rows: list[list[object]] = [["Family name", "Given name", "Rank", "Club"]]
    for n in range(1, players + 1):
        steps = random.randint(-19, 5)
        rank = f"{steps}d" if steps > 0 else f"{1 - steps}k"
        club_of = "Mtl" if n % 2 else random.choice(("Qué", "Ott", ""))
        rows.append([f"Family{n}", f"Given{n}", rank, club_of])
    return tables(rows)


def quebec_registered(path: Path | None = None) -> Story:
    """Begin the 2005 Quebec Open: players imported and here, sections as they were."""
    return _quebec() if path is None else _registers(begin(path, **QUEBEC))


@made_once
def _quebec() -> Story:
    """Begin the 2005 Quebec Open in memory."""
    return _registers(begin(**QUEBEC))


def _registers(story: Story) -> Story:
    """Import the players of the 2005 Quebec Open."""
    story.does(import_players, published("players"), source="players.csv", here=True)
    story.does(sections, down_to=LOWEST)
    story.does(number)
    return story


def quebec_played(path: Path | None = None) -> Story:
    """Play the 2005 Quebec Open as it was."""
    return _quebec_played() if path is None else _replays(quebec_registered(path))


@made_once
def _quebec_played() -> Story:
    """Play the 2005 Quebec Open in memory."""
    return _replays(quebec_registered())


def _replays(story: Story) -> Story:
    """Play the 2005 Quebec Open with its registered players."""
    story.does(replay, published("games"), published("byes"), source="games.csv")
    return story


def drawn(story: Story, rounds: int, seed: int = 1) -> Story:
    """Draw and play rounds until so many are complete."""
    if type(story.host) is Memory:
        story.host = Memory(_drawn(story.workbook, rounds, seed))
        return story
    return _draws(story, rounds, seed)


@once
def _drawn(workbook: Workbook, rounds: int, seed: int) -> Workbook:
    """Return a workbook after so many complete rounds; what is drawn once is kept beside it."""
    return _draws(Story(Memory(workbook)), rounds, seed).workbook


def _draws(story: Story, rounds: int, seed: int) -> Story:
    """Draw and play rounds until so many are complete."""
    for n in range(len(story.event.rounds) + 1, rounds + 1):
        story.does(draw)
        story.plays(n, seed)
    return story
