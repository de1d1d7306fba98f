"""Fill blank cells of Players from lists of members, never over typed cells (A1, A2).

cell              is filled with
Federation no.    the numbers of all lists that have the player
Rank              the rank of the list, or the one of its rating
Rating, Published rating   the rating, where the list has the scale of the event
Club, City, State, Country, Member until   the entry of the first list that has one

The same is given to `import` for who stands on a list of players without a rank (`looked_up`).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import LogLine, change_line
from nigiri.desk.core.finish import finish
from nigiri.desk.members.matching import Row, foreign_lists, match_row, rows_of
from nigiri.desk.members.views import printed
from nigiri.desk.players.columns import with_columns
from nigiri.desk.players.list_rows import LookedUp
from nigiri.domain.model.dates import days
from nigiri.domain.players.federation_ids import ids_words
from nigiri.errors import SheetProblems, WrongUse
from nigiri.messages.message import message
from nigiri.workbook.derive.columns import of_topics
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.changes import Ask, Changes, Say
from nigiri.workbook.model.plain import as_text, decimal_number
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from nigiri.desk.core.command import Desk
    from nigiri.desk.players.list_rows import LookUp
    from nigiri.domain.model.event import Event
    from nigiri.domain.players.member import Member, Register
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.read.workbook import Reading

_MOST_ASKED = 20
_MAY_BE_MISSING = "rank-missing"
_UPDATABLE = ("rating", "published", "expires")
"""What a newer list says otherwise: shown, and written where the director asks for it."""


def fill(workbook: Workbook, desk: Desk, register: Register, *, update: bool = False) -> Changes:
    """Return the changes that fill blank cells of Players from the lists, and report differences.

    update -- write ratings and memberships of the lists over typed ones, after a question

    Raises WrongUse without a list, SheetProblems for cells that cannot be read, except blank ranks.
    """
    if not register.dates():
        raise WrongUse(message("members.none"))
    read_but_ranks(workbook)
    room, after, reading = with_columns(workbook, of_topics("players", {"members"}))
    filling = _filling(after, reading, register)
    cells = Cells(filling.cells.location, filling.cells.sheet, [*filling.cells.changes])
    if update:
        for row, key, value in filling.differing:
            cells.put(row, key, value)
    words = _words(filling, reading.language, update=update)
    asks = (
        list(_overwrite_questions(filling, words)) if update and filling.differing else [Say(words)]
    )
    name = filling.cells.location.name
    log = [LogLine(words, name), *(change_line(change, name) for change in cells.changes)]
    operations = [*room, *cells.operations(), *asks, Say(_next(filling, update=update))]
    return finish(workbook, operations, desk, "ratings fill", log if cells.changes else [])


def read_but_ranks(workbook: Workbook) -> Reading:
    """Return the reading of a workbook in which ranks may still be missing.

    Raises SheetProblems for other cells that must be corrected first, and without Players.
    """
    reading = read(workbook)
    stops = [each for each in reading.stops() if each.code != _MAY_BE_MISSING]
    if stops or reading.book.get("players") is None:
        raise SheetProblems(stops)
    return reading


@dataclass
class _Filling:
    """The cells to be filled.

    known -- number of players on a list; people -- of all players
    filled -- column key -> number of cells filled; differing -- row, key and value of the list
    """

    cells: Cells
    people: int
    known: int
    filled: Counter[str]
    differing: list[tuple[int, str, Cell]]


def _filling(workbook: Workbook, reading: Reading, register: Register) -> _Filling:
    """Return the cells to be filled and those that differ, of every row."""
    location = reading.book.locations["players"]
    filling = _Filling(Cells(location, workbook[location.name]), 0, 0, Counter(), [])
    american = reading.event.settings.is_american
    for row in rows_of(workbook, reading):
        members = match_row(register, row).members
        filling.people += 1
        filling.known += bool(members)
        for key, value in known_cells(members, reading.event.settings.rating_scale).items():
            held = filling.cells.get(row.at, key)
            if held is None and key in location.columns:
                filling.cells.put(row.at, key, value)
                filling.filled[key] += 1
            elif key in _UPDATABLE and key in location.columns and not _same(held, value, american):
                filling.differing.append((row.at, key, value))
    return filling


def known_cells(members: Sequence[Member], scale: str) -> Mapping[str, Cell]:
    """Return column key -> cell with all that lists have of a player.

    scale -- of the event's ratings: a list with another one comes last, and gives no rating
    """
    ordered = sorted(members, key=lambda member: member.scale != scale)
    found: dict[str, Cell] = {
        key: next(filter(None, map(tell, ordered)), None) for key, tell in _TELLS.items()
    }
    rating = next((printed(each) for each in ordered if each.scale == scale), None)
    numbers = {key: number for each in reversed(ordered) for key, number in each.numbers.items()}
    found |= {"rating": rating, "published": rating, "federation_id": ids_words(numbers) or None}
    return {key: value for key, value in found.items() if value is not None}


_TELLS: Mapping[str, Callable[[Member], str]] = {
    "rank": lambda member: str(member.grade or ""),
    "club": lambda member: member.club,
    "city": lambda member: member.city,
    "state": lambda member: member.state,
    "country": lambda member: member.country,
    "expires": lambda member: as_text(member.expires),
}
"""Column key -> what a list says of it."""


def looking_up(register: Register | None) -> LookUp | None:
    """Return the function that asks these lists, read only then; None where none are loaded."""
    return None if register is None else partial(looked_up, register)


def looked_up(register: Register, event: Event, name: str, number: str) -> LookedUp:
    """Return the facts of the lists about a name and a number in federations, "" for none."""
    row = Row(0, name, number, None, foreign_lists(event, number))
    match = match_row(register, row)
    cells = known_cells(match.members, event.settings.rating_scale)
    other = next(((each.federation_id, each.name) for each in match.others), None)
    return LookedUp(cells, len(match.several), other)


def _same(held: Cell, value: Cell, american: bool) -> bool:  # noqa: FBT001 -- of the event
    """Tell whether a cell holds the value of the list, in whatever form: 5/1/2027 is 2027-05-01."""
    number = decimal_number(held)
    if number is not None:
        return number == decimal_number(value)
    one, other = as_text(held), as_text(value)
    return one == other or (days(one, american=american) or one) == (days(other) or other)


def _overwrite_questions(filling: _Filling, words: str) -> Iterator[Ask]:
    """Yield a question for each typed cell to be overwritten, of many for the first."""
    yield Ask(words)
    location = filling.cells.location
    for row, key, value in filling.differing[:_MOST_ASKED]:
        at = f"{location.name}!{address(row, location.columns[key])}"
        was = as_text(filling.cells.get(row, key))
        yield Ask(message("members.fill.becomes", cell=at, was=was, now=value))
    rest = len(filling.differing) - _MOST_ASKED
    if rest > 0:
        yield Ask(message("members.fill.more", more=rest))


def _words(filling: _Filling, language: str, *, update: bool) -> Message:
    """Return the sentence on filled and differing cells."""
    filled = [
        f"{column.heading(language)} {filling.filled[column.key]}"
        for column in columns_of("players")
        if column.key in filling.filled
    ]
    facts = {"known": filling.known, "people": filling.people, "filled": ", ".join(filled)}
    words = message("members.fill" if filled else "members.fill.nothing", **facts)
    if not filling.differing:
        return words
    key = "members.fill.overwritten" if update else "members.fill.differ"
    return message(key, filled=words, typed=len(filling.differing))


def _next(filling: _Filling, *, update: bool) -> Message:
    """Return the sentence on the next command."""
    stay = filling.differing and not update
    return message("members.fill.update" if stay else "members.fill.check")
