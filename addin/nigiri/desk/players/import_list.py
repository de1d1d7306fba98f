"""Bring players from a list with headings into Players; columns are recognised by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, finish, opened
from nigiri.desk.core.phrases import column_named, sheet_named
from nigiri.desk.players.columns import with_columns
from nigiri.domain.model.units import Rank
from nigiri.domain.proposals import sections_wanted
from nigiri.errors import SheetProblems, WrongUse
from nigiri.messages.catalogue import text
from nigiri.messages.plurals import counted
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.written_cells import rows_opened
from nigiri.workbook.layout.tables import PLAYERS
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.model.plain import as_text, decimal_number, plain, whole_number
from nigiri.workbook.read.players import HERE, RESERVE
from nigiri.workbook.read.ratings import RATING_LISTS, rating_of
from nigiri.workbook.read.tables import match_headings
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import BY_KEY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.workbook.model.cells import Cell, Sheet, Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.read.workbook import Reading

_WRITABLE = {c.key for c in PLAYERS if c.role in {"input", "drawn"}}
_JOINED = {"joined round", "joins in round", "from round", "des la ronde"}

Person = Mapping[str, "Cell"]


def _decimal(cell: Cell) -> Cell:
    """Return the number in a cell as Players holds it; None for anything else."""
    number = decimal_number(cell)
    if number is None:
        return None
    return int(number) if number.denominator == 1 else float(number)


_NUMBERS: Mapping[str, tuple[Callable[[Cell], Cell], str]] = {
    **dict.fromkeys(("number", "order", "section"), (whole_number, "whole number")),
    "rating": (_decimal, "number"),
}
"""Column that counts -> what reads a cell of the list, and what is missing where it cannot."""


@dataclass(frozen=True)
class Listed:
    """A list of players as it was read.

    people -- (row in the list, column key -> cell); unknown -- headings nobody recognised
    """

    people: tuple[tuple[int, Person], ...]
    unknown: tuple[str, ...]


def import_players(
    workbook: Workbook, desk: Desk, table: Sheet, *, source: str, here: bool = False
) -> Changes:
    """Return the changes that add the players of a list to Players.

    table -- the list: headings in its first row that is not blank; source -- its name
    here -- mark everybody as seen (for archives; at the desk they are marked when they come)

    Somebody already in Players, by name, is counted and left alone but for `here`. Raises WrongUse
    for a list without names or ranks, SheetProblems with every wrong cell of it; then nothing is
    added.
    """
    opened(workbook)
    before, listed = workbook, read_list(table, source)
    keys = {key for _, person in listed.people for key in person}
    room, workbook, reading = with_columns(workbook, keys)
    place, new = reading.book.locations["players"], _unknown(reading, listed)
    _check_numbers(reading, new)
    first = max((row + 1 for row in reading.player_rows), default=place.first_row)
    room = (*room, *rows_opened(place, workbook[place.name], first, len(new)))
    workbook = applied(before, Changes(room))
    cells = Cells(place, workbook[place.name])
    for row, person in enumerate(new, first):
        cells.put_row(row, person)
    if here:
        _mark_here(cells, reading, listed, dict(enumerate(new, first)))
    old = len(listed.people) - len(new)
    words = f"{counted(len(new), 'player')} added from {source}"
    words += f", {old} already there." if old else "."
    said = [
        Say(words),
        *_misfits(reading, new),
        *_wrong(workbook, cells.operations()),
        *_told(listed, reading, here=here),
    ]
    log = [LogLine(words, place.name)] if new else []
    return finish(before, [*room, *cells.operations(), *said], desk, "import", log)


def _unknown(reading: Reading, listed: Listed) -> list[Person]:
    """Return who of a list is not in Players yet."""
    known = {_name(p.family, p.given) for p in reading.event.players}
    return [person for _, person in listed.people if _name_of(person) not in known]


def _mark_here(cells: Cells, reading: Reading, listed: Listed, added: Mapping[int, Person]) -> None:
    """Mark everybody of the list as seen: those added, and those who were there already.

    Who is marked as here if needed stays so.
    """
    names = {_name_of(person) for _, person in listed.people}
    rows = [
        row
        for row, p in reading.player_rows.items()
        if _name(p.family, p.given) in names and not p.reserve
    ]
    rows += [row for row, person in added.items() if plain(person.get("here")) not in RESERVE]
    for row in rows:
        cells.put(row, "here", text("yes", reading.language))


def _misfits(reading: Reading, new: Sequence[Person]) -> Iterator[Say]:
    """Yield how many ratings look like those of another list than the event's."""
    settings = reading.event.settings
    codes = [rating_of(person.get("rating"), settings)[1] for person in new]
    found = sum(map(bool, codes))
    if found:
        owner, _ = RATING_LISTS[settings.rating_scale]
        label = BY_KEY["rating_scale"].label(reading.language)
        verb = "does" if found == 1 else "do"
        yield Say(
            f"{counted(found, 'rating')} {verb} not look like those of the {owner}: "
            f"see {sheet_named('problems', reading.language)}, or choose beside {label} on "
            f"{sheet_named('event', reading.language)} whose they are."
        )


def _wrong(workbook: Workbook, operations: Sequence[Operation]) -> Iterator[Say]:
    """Yield what stops the next command in the cells of the list, such as a round too many."""
    after = read(applied(workbook, Changes(tuple(operations))))
    for problem in after.stops():
        yield Say(str(problem))


def _told(listed: Listed, reading: Reading, *, here: bool) -> Iterator[Say]:
    """Yield what was not understood, and what comes next."""
    if listed.unknown:
        unknown = ", ".join(listed.unknown)
        yield Say(f"Not imported, because the heading is not known: {unknown}.")
    language = reading.language
    yes, column = text("yes", language), column_named("players", "here", language)
    seen = here or all(plain(person.get("here")) in HERE for _, person in listed.people)
    mark = "" if seen else f"Write {yes} into {column} when a player is seen. "
    yield Say(f"{mark}Then: nigiri {'sections' if sections_wanted(reading.event) else 'draw'}")


def _name_of(person: Person) -> tuple[str, str]:
    """Return the name of somebody on the list for comparing."""
    return _name(person.get("family"), person.get("given"))


def _name(family: object, given: object) -> tuple[str, str]:
    """Return a name for comparing."""
    return plain(family), plain(given)


def _check_numbers(reading: Reading, new: Sequence[Person]) -> None:
    """Raise WrongUse when the list brings numbers that are taken."""
    taken = set(reading.event.by_number)
    double = sorted(n for p in new if (n := whole_number(p.get("number"))) in taken)
    if double:
        msg = (
            f"The numbers {', '.join(map(str, double))} are taken in Players already. "
            "Leave the column out; nigiri number gives new ones."
        )
        raise WrongUse(msg)


def read_list(table: Sheet, source: str) -> Listed:
    """Return the players of a list; SheetProblems with every wrong cell, WrongUse for no list."""
    heading = next((r for r in range(1, table.height + 1) if any(table.row(r))), 0)
    headings = tuple(str(cell or "").replace("_", " ") for cell in table.row(heading))
    keys = match_headings("players", headings)
    columns = {key: at for key, at in keys.items() if key in _WRITABLE}
    if "family" not in columns or "rank" not in columns:
        msg = (
            f"{source} is no list of players: its first row must name the columns, "
            "among them Family name (or Name) and Rank."
        )
        raise WrongUse(msg)
    joined = [at for at, cell in enumerate(headings, 1) if plain(cell) in _JOINED]
    used = {*columns.values(), *joined}
    unknown = [
        str(cell)
        for at, cell in enumerate(table.row(heading), 1)
        if cell is not None and at not in used
    ]
    wrong: list[str] = []
    people = []
    for row in range(heading + 1, table.height + 1):
        if any(cell is not None for cell in table.row(row)):
            person = {key: table.cell(row, at) for key, at in columns.items()}
            if joined:
                person["out"] = person.get("out") or _until(table.cell(row, joined[0]))
            people.append((row, _checked(_split_name(person), (row, columns), source, wrong)))
    _check_doubles(people, source, wrong)
    if wrong:
        raise SheetProblems(wrong)
    return Listed(tuple(people), tuple(unknown))


def _until(joined: Cell) -> str | None:
    """Return the rounds missed by somebody who joins in a round: 4 is "1-3"."""
    first = whole_number(joined) or 1
    return None if first <= 1 else "1" if first == 2 else f"1-{first - 1}"  # noqa: PLR2004


def _split_name(person: Person) -> dict[str, Cell]:
    """Return the person with "Ota, Yuzo" in one cell split into family and given name (M1)."""
    family, given = str(person.get("family") or ""), person.get("given")
    if given is None and "," in family:
        family, _, given = (part.strip() for part in family.partition(","))
    return {**person, "family": family.strip() or None, "given": given}


def _checked(
    person: dict[str, Cell], at: tuple[int, Mapping[str, int]], source: str, wrong: list[str]
) -> Person:
    """Return the person with cells as Players holds them; add a sentence for each wrong one."""
    row, columns = at

    def complain(key: str, words: str) -> None:
        wrong.append(f"■ {source}, {address(row, columns[key])}: {words}")

    try:
        person["rank"] = str(Rank.parse(str(person.get("rank") or "")))
    except ValueError as error:
        complain("rank", f"{error}." if person.get("rank") else "the rank is missing.")
    if person["family"] is None:
        complain("family", "the family name is missing.")
    for key, (number_in, called) in _NUMBERS.items():
        cell = person.get(key)
        if cell is not None:
            person[key] = number_in(cell)
            if person[key] is None:
                complain(key, f"{cell!r} is not a {called}.")
    return {key: _as_text(key, cell) for key, cell in person.items() if cell is not None}


def _as_text(key: str, cell: Cell) -> Cell:
    """Return a cell as its column holds it: numbers only where the column counts."""
    return cell if key in _NUMBERS else as_text(cell)


def _check_doubles(people: Sequence[tuple[int, Person]], source: str, wrong: list[str]) -> None:
    """Add a sentence for every name and number that stands in the list twice."""
    seen: dict[tuple[str, object], int] = {}
    for row, person in people:
        name = f"{person.get('family')}, {person.get('given') or ''}".rstrip(", ")
        marks: list[tuple[str, object]] = [("name", plain(name))]
        if person.get("number") is not None:
            marks.append(("number", person["number"]))
        for mark in marks:
            if mark in seen:
                what = name if mark[0] == "name" else f"number {mark[1]}"
                wrong.append(f"■ {source}, row {row}: {what} is also in row {seen[mark]}.")
            seen.setdefault(mark, row)
