"""Bring a list of players into Players: once, and again when it has changed.

on the list                  what becomes of it
somebody new                 a row below the others; a number only with `number` or the next draw
somebody who is there        who that is, by federation number, else by name (identities.py); a cell
                             that the list changed since it last came is changed, unless something
                             was typed there meanwhile; a blank one is filled (list_update.py)
whose rank is missing        is looked up in the lists of members, which give the whole line; where
                             they do not help, the cell stays blank, and is yellow
nobody any more              stays, and is told; or is marked out, or removed, as `gone` says

Headings and rows are read by list_headings.py and list_rows.py. Where something changes for those
who are there, all is shown first and asked once.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, change_line
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import column_named, cut_into, sheet_named
from nigiri.desk.players.columns import with_columns
from nigiri.desk.players.entry_warnings import entry_warnings
from nigiri.desk.players.list_headings import headings_of
from nigiri.desk.players.list_rows import name_of, read_list
from nigiri.desk.players.list_update import RECORD, Entered, Update, record_of, update_of
from nigiri.domain.players.alike import alike
from nigiri.domain.systems.stages import sections_wanted
from nigiri.domain.text import unmarked
from nigiri.errors import Forbidden, SheetProblems, WrongUse
from nigiri.messages.catalogue import text
from nigiri.messages.message import message, several
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.written_cells import rows_opened
from nigiri.workbook.layout.tables import MOST_PLAYERS
from nigiri.workbook.model.changes import Ask, Changes, DeleteRows, Say
from nigiri.workbook.model.plain import as_text, plain, whole_number
from nigiri.workbook.read.players import HERE, RATING_LISTS, RESERVE, rating_of
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.spellings.out_in_rounds import Outs

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from nigiri.desk.players.gone import Gone
    from nigiri.desk.players.list_rows import LookUp, Person, PlayerList
    from nigiri.domain.model.event import Player
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Sheet, Workbook
    from nigiri.workbook.model.changes import Operation
    from nigiri.workbook.read.workbook import Reading

_MOST_NAMED, _MOST_LINES = 10, 20
_LOST_LETTER = re.compile(r"[?\ufffd]")
"""What stands in a name for a letter that a program could not write."""


def import_players(  # noqa: PLR0913 -- what a director may say of a list
    workbook: Workbook,
    desk: Desk,
    table: Sheet,
    *,
    source: str,
    here: bool = False,
    columns: Mapping[str, str] | None = None,
    gone: Gone = "leave",
    look_up: LookUp | None = None,
) -> Changes:
    """Return the changes that bring the players of a list into Players.

    table -- the list: headings in one of its first rows; source -- its name
    here -- mark everybody as seen (for archives; at the desk they are marked when they come)
    columns -- heading -> column key, "" for none, where a heading is not known
    gone -- what becomes of those whom an earlier state of the list had
    look_up -- asks the lists of members about those whose rank is missing (members/fill.py)

    Cells that the list changes are changed, unless something was typed there since. Raises WrongUse
    for a list without names or ranks, with numbers that are taken, or with more players than an
    event has; Forbidden where somebody would be removed after the first draw; SheetProblems for
    wrong cells on other sheets than Players.
    """
    reading = _readable(workbook)
    listed = read_list(table, source, reading.event, columns or {}, look_up)
    people = (*listed.people.values(), *listed.looked_up.values())
    keys = {RECORD, *(key for person in people for key in person)}
    room, widened, reading = with_columns(workbook, keys)
    entered = Entered.of(widened, reading)
    update = update_of(entered, listed, source, reading.event.settings.rounds)
    _check_numbers(entered, update.new)
    if len(entered.people) + len(update.new) > MOST_PLAYERS:
        facts = {"rows": len(entered.people) + len(update.new), "most": MOST_PLAYERS}
        raise WrongUse(message("entries.list.long", source=source, **facts))
    if gone == "remove" and update.gone and reading.rounds:
        raise Forbidden(message("entries.gone.drawn", players=_sheet(reading)))
    job = _Import(reading, entered, listed, update, source, gone)
    return job.changes(workbook, desk, room, here=here)


def unknown_headings(table: Sheet, columns: Mapping[str, str]) -> tuple[str, ...]:
    """Return the headings of a list that nobody has said anything of; columns -- as for import."""
    return headings_of(table, columns).unknown


def gone_players(
    workbook: Workbook,
    table: Sheet,
    *,
    source: str,
    columns: Mapping[str, str],
    look_up: LookUp | None = None,
) -> tuple[str, ...]:
    """Return the names of those whom an earlier state of the list had; raises what import does."""
    reading = _readable(workbook)
    entered = Entered.of(workbook, reading)
    listed = read_list(table, source, reading.event, columns, look_up)
    update = update_of(entered, listed, source, reading.event.settings.rounds)
    return tuple(name_of(entered.people[row]) for row in update.gone)


def _readable(workbook: Workbook) -> Reading:
    """Return the reading of a workbook that has Players; what is wrong there a list may correct."""
    reading = read(workbook)
    location = reading.book.get("players")
    stops = [each for each in reading.stops() if location is None or each.sheet != location.name]
    if stops:
        raise SheetProblems(stops)
    return reading


def _check_numbers(entered: Entered, new: Iterable[Person]) -> None:
    """Raise WrongUse when the list brings numbers that are taken."""
    taken = {whole_number(person.get("number")) for person in entered.people.values()} - {None}
    double = sorted(n for p in new if (n := whole_number(p.get("number"))) in taken and n)
    if double:
        raise WrongUse(message("entries.list.taken", numbers=", ".join(map(str, double))))


@dataclass
class _Import:
    """A list about to be brought in; `reading` is of the workbook with all columns it needs."""

    reading: Reading
    entered: Entered
    listed: PlayerList
    update: Update
    source: str
    gone: Gone

    @property
    def _language(self) -> str:
        """Return the language of the event."""
        return self.reading.language

    def changes(
        self, workbook: Workbook, desk: Desk, room: tuple[Operation, ...], *, here: bool
    ) -> Changes:
        """Return the changes; room -- the operations that open the columns."""
        location = self.reading.book.locations["players"]
        widened = applied(workbook, Changes(room))
        new = self.update.new
        first = max((row + 1 for row in self.entered.people), default=location.first_row)
        room = (*room, *rows_opened(location, widened[location.name], first, len(new)))
        widened = applied(workbook, Changes(room))
        cells = Cells(location, widened[location.name])
        log = [*self._change_cells(cells), *self._out_cells(cells)]
        added = dict(enumerate(new, first))
        listed = zip(self.update.rows, self.update.listed, strict=True)
        for (row, person), (at, there) in zip(added.items(), listed, strict=True):
            known = self.listed.looked_up.get(at, {})
            cells.put_row(row, {**known, **person, RECORD: record_of(there, self.source)})
        if here:
            self._mark_here(cells, added)
        written: tuple[Operation, ...] = (*cells.operations(), *self._removed(widened))
        if not written:
            room = ()
        words = self._summary()
        told = [*self._before(words), *self._after(widened, written, here=here)]
        if written and (new or log or self._leaves):
            log = [LogLine(words, location.name), *log]
        return finish(workbook, [*room, *written, *told], desk, "import", log)

    def _change_cells(self, cells: Cells) -> Iterator[LogLine]:
        """Change the cells of those who are there; yield a line of the Log for each."""
        before = len(cells.changes)
        for row, changes in self.update.changed.items():
            cells.put_row(row, {key: change.listed for key, change in changes.items()})
        lines = [change_line(change, cells.location.name) for change in cells.changes[before:]]
        for row, record in self.update.records.items():
            cells.put(row, RECORD, record)
        yield from lines

    @property
    def _leaves(self) -> bool:
        """Tell whether those who are gone from the list leave the event."""
        return bool(self.update.gone) and self.gone != "leave"

    def _out_cells(self, cells: Cells) -> Iterator[LogLine]:
        """Put those who are gone from the list out of all rounds to come."""
        if self.gone != "out":
            return
        drawn, rounds = len(self.reading.event.rounds), self.reading.event.settings.rounds
        to_come = frozenset(range(drawn + 1, rounds + 1))
        before = len(cells.changes)
        for row in self.update.gone:
            typed = as_text(cells.get(row, "out"))
            try:
                outs = Outs.parse(typed, rounds)
            except ValueError:
                outs = Outs()
            cells.put(row, "out", outs.sitting_out(to_come).cell(self._language))
        yield from (change_line(each, cells.location.name) for each in cells.changes[before:])

    def _removed(self, workbook: Workbook) -> Iterator[DeleteRows]:
        """Yield the operations that take those who are gone off the sheet, from below."""
        name = self.reading.book.locations["players"].name
        for row in reversed(self.update.gone if self.gone == "remove" else []):
            yield DeleteRows(name, row, (workbook[name].row(row),))

    def _mark_here(self, cells: Cells, added: Mapping[int, Person]) -> None:
        """Mark everybody of the list as seen, added or not; reserves stay reserves."""
        typed = {row: self.entered.people[row].get("here") for row in self.update.matched}
        typed |= {row: person.get("here") for row, person in added.items()}
        for row, word in typed.items():
            if plain(word) not in RESERVE:
                cells.put(row, "here", text("yes", self._language))

    def _summary(self) -> Message:
        """Return the sentence that counts what the list brings."""
        update = self.update
        new, old, source = len(update.new), len(update.matched), self.source
        if not (update.changed or update.blocked or update.gone):
            key = "entries.added.some" if old else "entries.added"
            return message(key, players=new, source=source, old=old)
        counts = {"changed": len(update.changed), "gone": len(update.gone)}
        counts |= {"blocked": len(update.blocked.keys() - update.changed.keys())}
        unchanged = old - counts["changed"] - counts["blocked"]
        return message("entries.updated", source=source, new=new, unchanged=unchanged, **counts)

    def _before(self, words: Message) -> Iterator[Say]:
        """Yield sentences before anything is written; questions where others than new ones change.

        words -- the sentence that counts
        """
        asked = bool(self.update.changed) or self._leaves
        told = Ask if asked else Say
        yield from self._needs_a_look()
        yield told(words)
        lines = [*self._lines("changed"), *self._lines("blocked")]
        yield from map(told, lines[:_MOST_LINES])
        if lines[_MOST_LINES:]:
            yield told(message("entries.more", more=len(lines) - _MOST_LINES))
        if self.update.gone:
            names = _named(name_of(self.entered.people[row]) for row in self.update.gone)
            key = f"entries.gone.{self.gone}"
            facts = {"column": self._heading("out"), "players": _sheet(self.reading)}
            yield told(message(key, names=names, **facts))
        if asked:
            yield Ask(message("entries.ask", players=_sheet(self.reading)))

    def _needs_a_look(self) -> Iterator[Say]:
        """Yield the sentences that must not be overlooked, in front of all others."""
        listed = self.listed
        if listed.refused:
            rows = several(listed.refused[:_MOST_NAMED], message("between"))
            yield Say(message("entries.refused", rows=len(listed.refused), which=rows))
        rankless = [listed.rankless[at] for at in self.update.rows if at in listed.rankless]
        if rankless:
            rows = several(rankless[:_MOST_NAMED], message("between"))
            facts = {"players": len(rankless), "which": rows, "sheet": _sheet(self.reading)}
            yield Say(message("entries.rankless", **facts))
        if rankless and listed.unlisted:
            yield Say(message("entries.unlisted", players=listed.unlisted))
        broken = [name for name in map(name_of, self.update.listed) if _LOST_LETTER.search(name)]
        if broken:
            yield Say(message("entries.lost-letter", players=len(broken), names=_named(broken)))

    def _lines(self, kind: Literal["changed", "blocked"]) -> Iterator[Message]:
        """Yield a sentence for each cell that changes, or that was typed here since."""
        rows = self.update.changed if kind == "changed" else self.update.blocked
        for row, changes in rows.items():
            for key, (was, listed) in changes.items():
                facts = {"was": as_text(was) or "–", "listed": as_text(listed) or "–"}
                facts |= {"name": name_of(self.entered.people[row]), "column": self._heading(key)}
                yield message(f"entries.cell.{kind}", **facts)

    def _heading(self, key: str) -> str:
        """Return the heading of a column of Players in this event."""
        return column_named("players", key, self._language)

    def _after(
        self, workbook: Workbook, written: tuple[Operation, ...], *, here: bool
    ) -> Iterator[Say]:
        """Yield sentences after it: cells not understood, namesakes, problems, the next step."""
        yield from self._not_understood()
        yield from self._namesakes()
        yield from self._misfits()
        after = read(applied(workbook, Changes(written)))
        yield from map(Say, bounded([problem.line for problem in after.stops()]))
        yield from self._alike(after.event.players)
        new = {name_of(person) for person in self.update.new}
        entered = (player for player in after.event.players if player.name in new)
        yield from map(Say, entry_warnings(after.event.settings, entered))
        if self.listed.unknown:
            headings = self.listed.unknown
            facts = {"headings": ", ".join(headings), "heading": headings[0]}
            facts |= {"column": self._heading("notes")}
            yield Say(message("entries.headings", players=_sheet(self.reading), **facts))
        yield from self._next(here=here)

    def _not_understood(self) -> Iterator[Say]:
        """Yield sentences on cells that were looked up, refused, or read with a guess."""
        listed, new = self.listed, {name_of(person) for person in self.update.listed}
        if looked_up := sum(at in listed.looked_up for at in self.update.rows):
            yield Say(message("entries.looked-up", players=looked_up))
        for names, key in ((listed.beginners, "beginners"), (listed.whole_names, "whole-names")):
            if many := [name for name in names if name in new]:
                yield Say(message(f"entries.{key}", players=len(many), names=_named(many)))
        if listed.odd:
            rows = several(listed.odd[:_MOST_NAMED], message("between"))
            yield Say(message("entries.odd", cells=len(listed.odd), which=rows))
        if listed.days:
            column = column_named("event", "when", self._language)
            facts = {"column": column, "event": sheet_named("event", self._language)}
            yield Say(message("entries.days", days=", ".join(listed.days.values()), **facts))

    def _namesakes(self) -> Iterator[Say]:
        """Yield a sentence for each of the new who got a mark behind a name that somebody has."""
        both = (
            (name_of(a), name_of(b))
            for a, b in zip(self.update.listed, self.update.new, strict=True)
        )
        for one, other in [pair for pair in both if pair[0] != pair[1]][:_MOST_NAMED]:
            yield Say(message("entries.namesakes", one=one, other=other))

    def _misfits(self) -> Iterator[Say]:
        """Yield the sentence on ratings that look like those of another list than the event's."""
        settings = self.reading.event.settings
        codes = [rating_of(person.get("rating"), settings)[1] for person in self.update.new]
        found = sum(map(bool, codes))
        if found:
            owner, _ = RATING_LISTS[settings.rating_scale]
            label = BY_KEY["rating_scale"].label(self._language)
            where = "settings" if self.reading.book.get("settings") else "event"
            kinds = {"problems": "problems", "event": where}
            sheets = {fact: sheet_named(kind, self._language) for fact, kind in kinds.items()}
            yield Say(message("entries.ratings", ratings=found, owner=owner, label=label, **sheets))

    def _alike(self, players: Iterable[Player]) -> Iterator[Say]:
        """Yield a note for each of the new who may be somebody else on the sheet (B9)."""
        new = {name_of(person) for person in self.update.new}
        pairs = [
            pair
            for pair in alike(players)
            if not new.isdisjoint(p.name for p in pair)
            and len({unmarked(p.name) for p in pair}) > 1  # these are told as namesakes
        ]
        for one, other in pairs[:_MOST_NAMED]:
            facts = {"one": one.name, "other": other.name, "club": one.club}
            yield Say(message("entries.alike", **facts))

    def _next(self, *, here: bool) -> Iterator[Say]:
        """Yield the sentence on the next step; between rounds it is about who is new."""
        drawn, new = len(self.reading.event.rounds), self.update.new
        if drawn and new:
            yield Say(message("entries.next.late", round=drawn, who=name_of(new[0])))
        if drawn:
            return
        yes, column = text("yes", self._language), self._heading("here")
        cells = [person.get("here") for person in self.listed.people.values()]
        seen = here or all(plain(cell) in HERE for cell in cells)
        event = self.reading.event
        command = cut_into(event.settings) if sections_wanted(event) else "draw"
        yield Say(
            message(f"entries.{'next' if seen else 'seen'}.{command}", yes=yes, column=column)
        )


def _sheet(reading: Reading) -> str:
    """Return the name of the sheet Players."""
    return reading.book.locations["players"].name


def _named(names: Iterable[str]) -> str:
    """Return names with semicolons between, as many as can be read."""
    listed = list(names)
    more = ["…"] if listed[_MOST_NAMED:] else []
    return several([*listed[:_MOST_NAMED], *more], message("between"))


def bounded(sentences: list[str]) -> Iterator[str]:
    """Yield the first sentences, and one that counts the others."""
    yield from sentences[:_MOST_NAMED]
    if sentences[_MOST_NAMED:]:
        yield message("entries.more.problems", more=len(sentences) - _MOST_NAMED)
