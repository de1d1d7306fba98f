"""Bring the players of another workbook of the family, and later what changed there.

Both lists stay lists of their own: what is typed here is not overwritten without asking. People are
the same by their names, or by their number in a federation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, finish, opened
from nigiri.desk.core.phrases import column_named
from nigiri.desk.family.family import settings_of, told
from nigiri.domain.model.units import Rank
from nigiri.domain.players.federation_ids import identities
from nigiri.messages.plurals import counted
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.written_cells import rows_opened
from nigiri.workbook.model.changes import Ask, Changes, Say
from nigiri.workbook.model.plain import as_text, plain
from nigiri.workbook.read.event import setting_rows
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.desk.family.family import Sister, SisterOf
    from nigiri.domain.model.settings import Settings
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.read.workbook import Reading

#: What is brought; Here, rounds, numbers, sections, starts and money are each event's own.
SHARED = (
    "family", "given", "rank", "club", "rating", "published", "city", "state", "country",
    "federation_id", "expires", "european", "hide",
)  # fmt: skip
_RATINGS = ("rating", "published")
_NAME = ("family", "given")
_MOST_TOLD = 8

Person = dict[str, "Cell"]


class Difference(NamedTuple):
    """What stands otherwise here (row, column) than there."""

    row: int
    key: str
    name: str
    here: Cell
    there: Cell


class Comparison(NamedTuple):
    """Two lists of players.

    new -- who stands only there; strong -- of these, who is too strong for this event (B26)
    otherwise -- what stands otherwise here; alone -- how many stand only here
    """

    new: tuple[Person, ...]
    strong: tuple[Person, ...]
    otherwise: tuple[Difference, ...]
    alone: int


def share_players(workbook: Workbook, desk: Desk, sister: Sister, *, keep: bool = False) -> Changes:
    """Return the changes that add who is new in another workbook, and take over what changed there.

    keep -- what stands otherwise here stays

    Asks before a cell of this list changes, and writes down where the players come from. Raises
    HostError where the other workbook cannot be read.
    """
    reading = opened(workbook)
    found = compared(workbook, reading, sister)
    place = reading.book.locations["players"]
    first = max((row + 1 for row in reading.player_rows), default=place.first_row)
    room = rows_opened(place, workbook[place.name], first, len(found.new))
    cells = Cells(place, applied(workbook, Changes(room))[place.name])
    for row, person in enumerate(found.new, first):
        cells.put_row(row, person)
    for each in () if keep else found.otherwise:
        cells.put(each.row, each.key, each.there)
    said = [*map(Say, _said(found, sister.name, keep=keep))]
    asks = () if keep else map(Ask, _questions(found, sister.name, reading.language))
    log = [LogLine(said[0].text, place.name)] if cells.changes else []
    noted = _noted(workbook, reading, sister.name)
    return finish(
        workbook, [*room, *cells.operations(), *noted, *asks, *said], desk, "players", log
    )


def family_words(workbook: Workbook, sister_of: SisterOf) -> list[str]:
    """Return what the other workbooks of the family say: two rounds at once, other players."""
    clashing = [say.text for say in told(workbook, sister_of)]
    return [*clashing, *otherwise_there(workbook, sister_of)]


def otherwise_there(workbook: Workbook, sister_of: SisterOf) -> Iterator[str]:
    """Yield what stands otherwise in the workbook that the players come from, and who is new there.

    Nothing where none is named, or it cannot be read: that is told elsewhere.
    """
    name = settings_of(workbook).players_from
    sister = sister_of(name) if name else None
    if sister is None or sister.workbook is None:
        return
    reading = read(workbook)
    found = compared(workbook, reading, sister)
    words = [*difference_words(found, name, reading.language)]
    if found.new:
        words.append(f"{counted(len(found.new), 'player')} in {name} and not here.")
    if words:
        yield f"▲ {' '.join(words)} To take it over: nigiri players"


def compared(workbook: Workbook, reading: Reading, sister: Sister) -> Comparison:
    """Return how the list of another workbook differs; HostError where it cannot be read."""
    theirs, shared = sister.reading, _shared(reading.event.settings, sister)
    place = reading.book.locations["players"]
    cells = Cells(place, workbook[place.name])
    here = {row: {key: cells.get(row, key) for key in shared} for row in reading.player_rows}
    known = {mark: row for row, person in here.items() for mark in _marks(person)}
    new: list[Person] = []
    otherwise: list[Difference] = []
    met: set[int] = set()
    for person in _people(sister, theirs, shared):
        row = next((known[mark] for mark in _marks(person) if mark in known), None)
        if row is None:
            new.append(person)
        else:
            met.add(row)
            otherwise += _differences(row, here[row], person)
    strong = [person for person in new if _too_strong(reading.event.settings, person)]
    welcome = tuple(person for person in new if person not in strong)
    return Comparison(welcome, tuple(strong), tuple(otherwise), len(here) - len(met))


def _shared(settings: Settings, sister: Sister) -> tuple[str, ...]:
    """Return what is brought: no ratings where the two events have those of other lists."""
    same = settings.rating_scale == sister.reading.event.settings.rating_scale
    return tuple(key for key in SHARED if same or key not in _RATINGS)


def _people(sister: Sister, theirs: Reading, shared: Sequence[str]) -> Iterator[Person]:
    """Yield the players of another workbook as they stand there."""
    place = theirs.book.locations["players"]
    reader = TableReader(place, sister.book[place.name], theirs.language)
    for row in theirs.player_rows:
        yield {key: reader.cell(row, key) for key in shared}


def _marks(person: Mapping[str, Cell]) -> tuple[str, ...]:
    """Return what a person is known by."""
    return identities(_name(person), as_text(person["federation_id"]))


def _name(person: Mapping[str, Cell]) -> str:
    """Return the name as a player has it: "Ota, Yuzo"."""
    return ", ".join(as_text(person[key]) for key in _NAME if person[key])


def _differences(
    row: int, here: Mapping[str, Cell], there: Mapping[str, Cell]
) -> Iterator[Difference]:
    """Yield what is known there and stands otherwise here."""
    for key in here:
        if there[key] is not None and plain(there[key]) != plain(here[key]):
            yield Difference(row, key, _name(here), here[key], there[key])


def _too_strong(settings: Settings, person: Mapping[str, Cell]) -> bool:
    """Tell whether somebody is above the highest rank of the event (B26)."""
    return settings.strongest is not None and Rank.parse(str(person["rank"])) > settings.strongest


def _noted(workbook: Workbook, reading: Reading, name: str) -> tuple[Operation, ...]:
    """Return what writes where the players come from; nothing where that row was deleted."""
    place = reading.book.locations["event"]
    row = setting_rows(workbook[place.name], place.columns["round"]).get("players_from")
    cells = Cells(place, workbook[place.name])
    if row is not None:
        cells.put(row, "results", name)
    return cells.operations()


def difference_words(found: Comparison, name: str, language: str) -> Iterator[str]:
    """Yield what stands otherwise here in one sentence; nothing where all agrees."""
    if not found.otherwise:
        return
    listed = [
        f"{each.name}: {column_named('players', each.key, language)} "
        f"{as_text(each.here) or '–'} → {as_text(each.there)}"
        for each in found.otherwise[:_MOST_TOLD]
    ]
    more = len(found.otherwise) - _MOST_TOLD
    rest = f"; and {more} more" if more > 0 else ""
    yield f"Otherwise in {name}: {'; '.join(listed)}{rest}."


def _questions(found: Comparison, name: str, language: str) -> Iterator[str]:
    """Yield what the director must agree to."""
    yield from (f"{words} It is taken over." for words in difference_words(found, name, language))


def _said(found: Comparison, name: str, *, keep: bool) -> Iterator[str]:
    """Yield what was done and what comes next."""
    changed = 0 if keep else len(found.otherwise)
    words = f"{counted(len(found.new), 'player')} added from {name}"
    yield f"{words}, {counted(changed, 'cell')} changed."
    if keep and found.otherwise:
        stay = "stays" if len(found.otherwise) == 1 else "stay"
        yield f"{counted(len(found.otherwise), 'cell')} that {name} has otherwise {stay} as here."
    if found.strong:
        yield f"{counted(len(found.strong), 'player')} left out, too strong for this event (B26)."
    if found.alone:
        yield f"{counted(found.alone, 'player')} only in this workbook."
    yield "Who plays here gets a yes in Here, then: nigiri draw"
