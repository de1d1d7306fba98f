"""Add one player: the whole line of a member of a list, or what was typed of somebody on none.

Whoever is entered already is named, and marked as here where that is wished; nobody is entered
twice. What the federation would ask about the entry is said at once (A1, A2, B12, B32).

Who is meant: lookup.py. The lists: members/store.py, read by exchange/members/.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import LogLine
from nigiri.desk.core.finish import finish
from nigiri.desk.members.entrants import EntrantIndex, entrants, is_named
from nigiri.desk.members.fill import known_cells, read_but_ranks
from nigiri.desk.members.findings import findings
from nigiri.desk.members.lookup import MOST, meant, member_line
from nigiri.desk.members.matching import Row, foreign_lists, match_row
from nigiri.desk.players.columns import with_columns
from nigiri.desk.players.entry_warnings import raised_sentences
from nigiri.domain.model.units import Rank
from nigiri.domain.players.member import begins
from nigiri.domain.text import marked
from nigiri.errors import WrongUse
from nigiri.messages.catalogue import text
from nigiri.messages.message import message, several
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.written_cells import rows_opened
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.changes import Changes, Say
from nigiri.workbook.model.plain import as_text, plain
from nigiri.workbook.read.players import HERE
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.review import review

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.desk.core.command import Desk
    from nigiri.desk.members.entrants import Entrant
    from nigiri.domain.model.event import Event
    from nigiri.domain.players.member import Member, Register
    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.read.workbook import Reading


class NobodyMeantError(WrongUse):
    """Nobody on a list, and nobody who is entered, can be meant, and no rank was given."""


@dataclass(frozen=True)
class Wanted:
    """Who is to be entered.

    who -- a number in a federation, a name, or the beginning of one
    rank, club -- as typed, they win over a list; "": those of the list
    here -- mark the player as here; listed -- only members of this list, "" for all
    """

    who: str
    rank: str = ""
    club: str = ""
    here: bool = False
    listed: str = ""


def add_player(workbook: Workbook, desk: Desk, register: Register, *, wanted: Wanted) -> Changes:
    """Return the changes that add a player below the last one, with what speaks against the entry.

    Raises WrongUse where nobody or several people may be meant, or the rank is missing, and
    SheetProblems for cells that cannot be read, except blank ranks.
    """
    reading, entered = read_but_ranks(workbook), entrants(workbook)
    rank = _rank(wanted.rank)
    there = _entered_alone(register, entered, wanted)
    members = () if there is not None else _members(register, wanted, reading.event)
    numbers = _numbers(members)
    name = members[0].name if members else _name(wanted.who)
    there = there or EntrantIndex(entered).entrant_of(name, numbers)
    if there is not None:
        return _already_there(workbook, desk, reading, there, here=wanted.here)
    cells = dict(known_cells(members, reading.event.settings.rating_scale))
    family, given = _parts(members[0].name if members else name)
    namesakes = sum(is_named(each, name) for each in entered)
    typed = {"rank": rank, "club": wanted.club.strip()}
    cells |= {key: cell for key, cell in typed.items() if cell}
    cells |= {"family": family, "given": _told_apart(given, namesakes) or None}
    if "rank" not in cells:
        raise WrongUse(message("members.add.rank", name=name))
    if not members and register.dates():
        cells["notes"] = text("members.add.note", reading.language, lists=_lists(register))
    if wanted.here:
        cells["here"] = text("yes", reading.language)
    return _added(workbook, desk, register, cells, listed=bool(members))


def _rank(typed: str) -> str:
    """Return a typed rank as Players holds it, "" for none; WrongUse for no rank."""
    if not typed.strip():
        return ""
    try:
        return str(Rank.parse(typed))
    except ValueError as error:
        raise WrongUse(message("members.add.no-rank", typed=typed.strip())) from error


def _entered_alone(
    register: Register, entered: Sequence[Entrant], wanted: Wanted
) -> Entrant | None:
    """Return the only entry that is meant by words of which no list knows anybody, else None."""
    named = [each for each in entered if is_named(each, wanted.who)]
    if named and not meant(register, wanted.who, wanted.listed, typed=True).members:
        return named[0]
    if wanted.rank or meant(register, wanted.who, wanted.listed).members:
        return None
    found = [each for each in entered if _begun(each, wanted.who)]
    return found[0] if len(found) == 1 else None


def _begun(entrant: Entrant, words: str) -> bool:
    """Tell whether the words begin the name of an entry."""
    return bool(words.strip()) and begins(words, entrant.name)


def _members(register: Register, wanted: Wanted, event: Event) -> tuple[Member, ...]:
    """Return the member of every list who is meant, () for somebody on none who was typed whole.

    Raises WrongUse where nobody or several people may be meant.
    """
    found = meant(register, wanted.who, wanted.listed, typed=bool(wanted.rank))
    if found.sure:
        one = found.members[0]
        foreign = foreign_lists(event, one.federation_id)
        row = Row(0, one.name, one.federation_id, None, foreign)
        others = match_row(register, row).members
        return (one, *(each for each in others if each.listed != one.listed))
    who = wanted.who.strip()
    if found.members:
        lines = several(map(member_line, found.members[:MOST]), message("between"))
        more = len(found.members) - MOST
        named = message("desk.names.more", names=lines, more=more) if more > 0 else lines
        raise WrongUse(message("members.add.several", who=who, members=named))
    if wanted.rank and any(sign.isalpha() for sign in who):
        return ()
    if not who:
        raise WrongUse(message("members.add.blank"))
    key = "nobody" if register.dates() else "none"
    raise NobodyMeantError(message(f"members.add.{key}", who=who))


def _numbers(members: Sequence[Member]) -> Mapping[str, str]:
    """Return federation -> number of the member of several lists."""
    return {key: number for each in reversed(members) for key, number in each.numbers.items()}


def _name(typed: str) -> str:
    """Return a typed name with single spaces and one after its comma: "Alder, Anna"."""
    family, given = _parts(typed)
    return f"{family}, {given}" if given else family


def _parts(name: str) -> tuple[str, str]:
    """Return family and given name of "Alder, Anna"; "" for none without a comma (M1)."""
    family, _, given = name.partition(",")
    return " ".join(family.split()), " ".join(given.split())


def _told_apart(given: str, namesakes: int) -> str:
    """Return a given name with a mark that tells it from others of the same name: "Bob (2)"."""
    return marked(given, namesakes + 1) if namesakes else given


def _lists(register: Register) -> str:
    """Return the loaded lists with their days: "aga 2026-05-01"."""
    return ", ".join(f"{key} {date}" for key, date in register.dates().items())


def _already_there(
    workbook: Workbook, desk: Desk, reading: Reading, there: Entrant, *, here: bool
) -> Changes:
    """Return the changes that mark an entry as here where that is wished, and say where it is."""
    location = reading.book.locations["players"]
    cells = Cells(location, workbook[location.name])
    marked = here and plain(cells.get(there.at, "here")) not in HERE
    if marked:
        cells.put(there.at, "here", text("yes", reading.language))
    key = "members.add.there.here" if marked else "members.add.there"
    words = message(key, name=there.name, where=there.where)
    log = [LogLine(words, location.name)] if marked else []
    return finish(workbook, [*cells.operations(), Say(words)], desk, "add", log)


def _added(
    workbook: Workbook,
    desk: Desk,
    register: Register,
    player: Mapping[str, Cell],
    *,
    listed: bool,
) -> Changes:
    """Return the changes that write a player below the last one.

    player -- column key -> cell; listed -- a list has the player
    """
    room, after, reading = with_columns(workbook, player.keys())
    location = reading.book.locations["players"]
    last = max((each.at for each in entrants(after)), default=location.first_row - 1)
    row = max(last, *reading.player_rows, location.first_row - 1) + 1
    room = (*room, *rows_opened(location, after[location.name], row, 1))
    after = applied(workbook, Changes(room))
    cells = Cells(location, after[location.name])
    cells.put_row(row, player)
    family, given = player["family"], player.get("given")
    name = f"{family}, {given}" if given else as_text(family)
    key = "list" if listed else "done"
    words = message(f"members.add.{key}", name=name, rank=as_text(player["rank"]), row=row)
    after = applied(after, Changes(cells.operations()))
    said = map(Say, (words, *_warnings(after, row, register)))
    log = [LogLine(words, location.name)]
    return finish(workbook, [*room, *cells.operations(), *said], desk, "add", log)


def _warnings(workbook: Workbook, row: int, register: Register) -> Iterator[str]:
    """Yield the problems of the entry in a row, as sentences, then the findings of lists."""
    reading = read(workbook)
    location = reading.book.locations["players"]
    player = reading.player_rows.get(row)
    for problem in review(Context(workbook, reading)):
        if (problem.sheet, problem.row) == (location.name, row):
            yield message("members.add.problem", problem=problem.message, way=problem.way_out)
    if player is not None:
        yield from raised_sentences(reading.event.settings, [player])
    if player is not None and register.dates():
        foreign = foreign_lists(reading.event, player.federation_id)
        entry = Row(row, player.name, player.federation_id, player, foreign)
        match = match_row(register, entry)
        yield from (sentence for _, sentence in findings(entry, match, reading, register))
