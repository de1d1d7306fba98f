"""Import players from a list with headings into Players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import column_named, sheet_named
from nigiri.desk.players.columns import with_columns
from nigiri.domain.model.units import Rank
from nigiri.domain.systems.stages import sections_wanted
from nigiri.errors import SheetProblems, WrongUse
from nigiri.messages.catalogue import text
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.written_cells import rows_opened
from nigiri.workbook.layout.tables import PLAYERS
from nigiri.workbook.model.cells import address
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.model.plain import as_text, decimal_number, plain, whole_number
from nigiri.workbook.read.players import HERE, RATING_LISTS, RESERVE, rating_of
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
    **dict.fromkeys(("number", "order", "section"), (whole_number, "whole")),
    "rating": (_decimal, "number"),
}
"""Column that counts -> what reads a cell of the list, and which number it must be."""


@dataclass(frozen=True)
class Listed:
    """A list of players.

    people -- (row in the list, column key -> cell); unknown -- unknown headings
    """

    people: tuple[tuple[int, Person], ...]
    unknown: tuple[str, ...]


def import_players(
    workbook: Workbook, desk: Desk, table: Sheet, *, source: str, here: bool = False
) -> Changes:
    """Return the changes that add the players of a list to Players.

    table -- the list: headings in its first row that is not blank; source -- its name
    here -- mark everybody as seen (for archives; at the desk they are marked when they come)

    A player already in Players, by name, is counted and unchanged but for `here`. Raises WrongUse
    for a list without names or ranks, SheetProblems with every wrong cell of it; then nothing is
    added.
    """
    read_writable(workbook)
    before, listed = workbook, read_list(table, source)
    keys = {key for _, person in listed.people for key in person}
    room, workbook, reading = with_columns(workbook, keys)
    location, new = reading.book.locations["players"], _new_people(reading, listed)
    _check_numbers(reading, new)
    first = max((row + 1 for row in reading.player_rows), default=location.first_row)
    room = (*room, *rows_opened(location, workbook[location.name], first, len(new)))
    workbook = applied(before, Changes(room))
    cells = Cells(location, workbook[location.name])
    for row, person in enumerate(new, first):
        cells.put_row(row, person)
    if here:
        _mark_here(cells, reading, listed, dict(enumerate(new, first)))
    old = len(listed.people) - len(new)
    key = "entries.added.some" if old else "entries.added"
    words = message(key, players=len(new), source=source, old=old)
    said = [
        Say(words),
        *_misfits(reading, new),
        *_wrong(workbook, cells.operations()),
        *_closing_sentences(listed, reading, here=here),
    ]
    log = [LogLine(words, location.name)] if new else []
    return finish(before, [*room, *cells.operations(), *said], desk, "import", log)


def _new_people(reading: Reading, listed: Listed) -> list[Person]:
    """Return the people of a list who are not in Players."""
    known = {_name(p.family, p.given) for p in reading.event.players}
    return [person for _, person in listed.people if _name_of(person) not in known]


def _mark_here(cells: Cells, reading: Reading, listed: Listed, added: Mapping[int, Person]) -> None:
    """Mark everybody of the list as seen, added or not; reserves stay reserves."""
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
    """Yield the sentence on ratings that look like those of another list than the event's."""
    settings = reading.event.settings
    codes = [rating_of(person.get("rating"), settings)[1] for person in new]
    found = sum(map(bool, codes))
    if found:
        owner, _ = RATING_LISTS[settings.rating_scale]
        label = BY_KEY["rating_scale"].label(reading.language)
        sheets = {kind: sheet_named(kind, reading.language) for kind in ("problems", "event")}
        yield Say(message("entries.ratings", ratings=found, owner=owner, label=label, **sheets))


def _wrong(workbook: Workbook, operations: Sequence[Operation]) -> Iterator[Say]:
    """Yield a sentence for each imported cell that stops the next command."""
    after = read(applied(workbook, Changes(tuple(operations))))
    for problem in after.stops():
        yield Say(problem.line)


def _closing_sentences(listed: Listed, reading: Reading, *, here: bool) -> Iterator[Say]:
    """Yield the sentences on unknown headings and the next step."""
    if listed.unknown:
        yield Say(message("entries.headings", headings=", ".join(listed.unknown)))
    language = reading.language
    yes, column = text("yes", language), column_named("players", "here", language)
    seen = here or all(plain(person.get("here")) in HERE for _, person in listed.people)
    command = "sections" if sections_wanted(reading.event) else "draw"
    key = f"entries.{'next' if seen else 'seen'}.{command}"
    yield Say(message(key, yes=yes, column=column))


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
        raise WrongUse(message("entries.list.taken", numbers=", ".join(map(str, double))))


def read_list(table: Sheet, source: str) -> Listed:
    """Return the players of a list; SheetProblems with every wrong cell, WrongUse for no list."""
    heading = next((r for r in range(1, table.height + 1) if any(table.row(r))), 0)
    headings = tuple(str(cell or "").replace("_", " ") for cell in table.row(heading))
    keys = match_headings("players", headings)
    columns = {key: at for key, at in keys.items() if key in _WRITABLE}
    if "family" not in columns or "rank" not in columns:
        raise WrongUse(message("entries.list.none", source=source))
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
                person["out"] = person.get("out") or _rounds_before(table.cell(row, joined[0]))
            people.append((row, _checked(_split_name(person), (row, columns), source, wrong)))
    _check_doubles(people, source, wrong)
    if wrong:
        raise SheetProblems(wrong)
    return Listed(tuple(people), tuple(unknown))


def _rounds_before(joined: Cell) -> str | None:
    """Return the rounds before a player joins: 4 is "1-3"; None for round 1."""
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
    """Return a person with cells as in Players; add a sentence to `wrong` for each wrong cell."""
    row, columns = at

    def complain(key: str, why: str, asked: Cell = None) -> None:
        cell = address(row, columns[key])
        wrong.append(message(f"entries.list.{why}", source=source, cell=cell, asked=repr(asked)))

    rank = str(person.get("rank") or "")
    try:
        person["rank"] = str(Rank.parse(rank))
    except ValueError:
        complain("rank", "rank" if rank else "rank-missing", rank)
    if person["family"] is None:
        complain("family", "family")
    for key, (number_in, wanted) in _NUMBERS.items():
        cell = person.get(key)
        if cell is not None:
            person[key] = number_in(cell)
            if person[key] is None:
                complain(key, wanted, cell)
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
                facts = {"row": row, "other": seen[mark], "name": name, "number": mark[1]}
                wrong.append(message(f"entries.list.{mark[0]}-twice", source=source, **facts))
            seen.setdefault(mark, row)
