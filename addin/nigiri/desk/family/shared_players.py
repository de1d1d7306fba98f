"""Bring the players of another workbook of the family, and later the changes made there.

Each list stays independent: cells typed here are not overwritten without asking. Players are
recognised by name, or by their number in a federation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import column_named
from nigiri.desk.family.family import clash_sentences, settings_of
from nigiri.domain.model.units import Rank
from nigiri.domain.players.federation_ids import identities
from nigiri.messages.message import message, several
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.written_cells import rows_opened
from nigiri.workbook.model.changes import Ask, Changes, Say
from nigiri.workbook.model.plain import as_text, plain
from nigiri.workbook.read.event import setting_cells
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
)  # fmt: skip  # words, several a line
_RATINGS = ("rating", "published")
_NAME = ("family", "given")
_MOST_TOLD = 8

Person = dict[str, "Cell"]


class Difference(NamedTuple):
    """A cell that differs here (row, column) and there."""

    row: int
    key: str
    name: str
    here: Cell
    there: Cell


class Comparison(NamedTuple):
    """Two lists of players compared.

    new -- only there; strong -- only there, but too strong for this event (B26)
    differences -- cells that differ; alone -- number of players only here
    """

    new: tuple[Person, ...]
    strong: tuple[Person, ...]
    differences: tuple[Difference, ...]
    alone: int


def share_players(workbook: Workbook, desk: Desk, sister: Sister, *, keep: bool = False) -> Changes:
    """Return the changes that add who is new in another workbook, and take over what changed there.

    keep -- what stands otherwise here stays

    Asks before a cell of this list changes, and writes down where the players come from. Raises
    HostError where the other workbook cannot be read.
    """
    reading = read_writable(workbook)
    found = compare_players(workbook, reading, sister)
    location = reading.book.locations["players"]
    first = max((row + 1 for row in reading.player_rows), default=location.first_row)
    room = rows_opened(location, workbook[location.name], first, len(found.new))
    cells = Cells(location, applied(workbook, Changes(room))[location.name])
    for row, person in enumerate(found.new, first):
        cells.put_row(row, person)
    for each in () if keep else found.differences:
        cells.put(each.row, each.key, each.there)
    said = [*map(Say, _sentences(found, sister.name, keep=keep))]
    asks = () if keep else map(Ask, _questions(found, sister.name, reading.language))
    log = [LogLine(said[0].text, location.name)] if cells.changes else []
    noted = _source_cells(workbook, reading, sister.name)
    return finish(
        workbook, [*room, *cells.operations(), *noted, *asks, *said], desk, "players", log
    )


def family_words(workbook: Workbook, sister_of: SisterOf) -> list[str]:
    """Return sentences on the other workbooks of the family: clashes, other players."""
    clashing = [say.text for say in clash_sentences(workbook, sister_of)]
    return [*clashing, *otherwise_there(workbook, sister_of)]


def otherwise_there(workbook: Workbook, sister_of: SisterOf) -> Iterator[str]:
    """Yield the sentence on changed and new players in the workbook the players come from.

    Nothing where none is named, or it cannot be read, which `clash_sentences` reports.
    """
    name = settings_of(workbook).players_from
    sister = sister_of(name) if name else None
    if sister is None or sister.workbook is None:
        return
    reading = read(workbook)
    found = compare_players(workbook, reading, sister)
    for differ in difference_words(found, name, reading.language):
        if found.new:
            players = len(found.new)
            yield message("family.there.both", differ=differ, players=players, name=name)
        else:
            yield message("family.there.differ", differ=differ)
    if found.new and not found.differences:
        yield message("family.there.new", players=len(found.new), name=name)


def compare_players(workbook: Workbook, reading: Reading, sister: Sister) -> Comparison:
    """Return the comparison with another workbook's list; HostError where it cannot be read."""
    theirs, shared = sister.reading, _shared(reading.event.settings, sister)
    location = reading.book.locations["players"]
    cells = Cells(location, workbook[location.name])
    here = {row: {key: cells.get(row, key) for key in shared} for row in reading.player_rows}
    known = {mark: row for row, person in here.items() for mark in _marks(person)}
    new: list[Person] = []
    differences: list[Difference] = []
    met: set[int] = set()
    for person in _people(sister, theirs, shared):
        row = next((known[mark] for mark in _marks(person) if mark in known), None)
        if row is None:
            new.append(person)
        else:
            met.add(row)
            differences += _differences(row, here[row], person)
    strong = [person for person in new if _too_strong(reading.event.settings, person)]
    welcome = tuple(person for person in new if person not in strong)
    return Comparison(welcome, tuple(strong), tuple(differences), len(here) - len(met))


def _shared(settings: Settings, sister: Sister) -> tuple[str, ...]:
    """Return the columns that are brought: without ratings where the events use other lists."""
    same = settings.rating_scale == sister.reading.event.settings.rating_scale
    return tuple(key for key in SHARED if same or key not in _RATINGS)


def _people(sister: Sister, theirs: Reading, shared: Sequence[str]) -> Iterator[Person]:
    """Yield the players of another workbook, by column."""
    location = theirs.book.locations["players"]
    reader = TableReader(location, sister.book[location.name], theirs.language)
    for row in theirs.player_rows:
        yield {key: reader.cell(row, key) for key in shared}


def _marks(person: Mapping[str, Cell]) -> tuple[str, ...]:
    """Return the marks by which a person is recognised: name and federation numbers."""
    return identities(_name(person), as_text(person["federation_id"]))


def _name(person: Mapping[str, Cell]) -> str:
    """Return the name of a person: "Ota, Yuzo"."""
    return ", ".join(as_text(person[key]) for key in _NAME if person[key])


def _differences(
    row: int, here: Mapping[str, Cell], there: Mapping[str, Cell]
) -> Iterator[Difference]:
    """Yield the cells that are filled there and differ here."""
    for key in here:
        if there[key] is not None and plain(there[key]) != plain(here[key]):
            yield Difference(row, key, _name(here), here[key], there[key])


def _too_strong(settings: Settings, person: Mapping[str, Cell]) -> bool:
    """Tell whether somebody is above the highest rank of the event (B26)."""
    return settings.strongest is not None and Rank.parse(str(person["rank"])) > settings.strongest


def _source_cells(workbook: Workbook, reading: Reading, name: str) -> tuple[Operation, ...]:
    """Return the cell of Players from with the workbook's name; () without that row."""
    at = setting_cells(workbook, reading.book).get("players_from")
    if at is None:
        return ()
    cells = Cells(at.location, workbook[at.location.name])
    cells.put(at.row, at.columns.value, name)
    return cells.operations()


def difference_words(found: Comparison, name: str, language: str) -> Iterator[str]:
    """Yield one sentence on the cells that differ; nothing without any."""
    if not found.differences:
        return
    listed = several(
        (
            message(
                "family.differ.cell",
                name=each.name,
                column=column_named("players", each.key, language),
                here=as_text(each.here) or "–",
                there=as_text(each.there),
            )
            for each in found.differences[:_MOST_TOLD]
        ),
        message("between"),
    )
    more = len(found.differences) - _MOST_TOLD
    cells = message("family.names.more", names=listed, more=more) if more > 0 else listed
    yield message("family.differ", name=name, cells=cells)


def _questions(found: Comparison, name: str, language: str) -> Iterator[str]:
    """Yield the questions about cells to be overwritten."""
    for words in difference_words(found, name, language):
        yield message("family.differ.taken", differ=words)


def _sentences(found: Comparison, name: str, *, keep: bool) -> Iterator[str]:
    """Yield the messages on players added and left out, and the next step."""
    changed = 0 if keep else len(found.differences)
    yield message("family.added", players=len(found.new), name=name, cells=changed)
    if keep and found.differences:
        yield message("family.stay", cells=len(found.differences), name=name)
    if found.strong:
        yield message("family.strong", players=len(found.strong))
    if found.alone:
        yield message("family.alone", players=found.alone)
    yield message("family.next")
