"""Take a helper's copy of the event in: its registration, and the results of rounds drawn alike.

What only the copy has is added, what the file has stays; of what both have otherwise it is said
whose counts (decisions.py). Nothing is ever emptied: a blank cell of the copy says nothing.

of the copy                          is taken in by
players, their numbers               registration.py
results                              results.py
wishes                               wishes.py
settings, times of rounds            settings.py
sections, handicaps, chart, ladder,  nothing: they are named
reasons on Problems, own sheets and
own columns

A round that only the copy has, or that is drawn otherwise there, stops all: two draws of one event
cannot be put together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.copies.ancestry import ancestry
from nigiri.desk.copies.both import MOST
from nigiri.desk.copies.decisions import Decisions
from nigiri.desk.copies.persons import matched
from nigiri.desk.copies.registration import take_players
from nigiri.desk.copies.results import check_rounds, take_results
from nigiri.desk.copies.settings import take_settings
from nigiri.desk.copies.wishes import renamed_wishes, take_wishes
from nigiri.desk.core.command import LogLine, change_line, read_writable
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import sheet_named
from nigiri.desk.core.show import View
from nigiri.desk.players.import_list import bounded
from nigiri.desk.setup.import_event import next_step
from nigiri.domain.players.alike import alike
from nigiri.errors import Forbidden, HostError, SheetProblems, WrongUse
from nigiri.messages.catalogue import every
from nigiri.messages.message import message, several
from nigiri.workbook.apply import applied
from nigiri.workbook.compare import differences
from nigiri.workbook.model.changes import Changes, Say, SetCells
from nigiri.workbook.read.player_references import names_of
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import NotNigiri, read

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.desk.copies.decisions import Difference, Side
    from nigiri.desk.copies.registration import Registration
    from nigiri.desk.core.command import Desk
    from nigiri.domain.model.event import Player
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import CellChange, Operation
    from nigiri.workbook.read.workbook import Reading

_LEFT = frozenset({"sections", "handicaps", "chart", "ladder", "problems"})
"""Kinds of sheets of which nothing is taken in."""
_MORE = frozenset({"cell", "row-new", "sheet-new"})
"""Kinds of differences in which a copy may have something more."""
_OWN = frozenset({"sheet-own", "sheet-new"})


class Undecided(WrongUse):
    """Both have cells otherwise, and nobody has said whose count; nothing is taken in."""

    def __init__(self, differences: Sequence[Difference], source: str) -> None:
        """Keep the differences; source -- the name of the copy."""
        self.differences = tuple(differences)
        lines = several((difference_words(each, source) for each in differences), "\n")
        facts = {"source": source, "many": len(differences), "what": lines}
        super().__init__(message("copies.take.undecided", **facts))
        self._source = source

    @property
    def view(self) -> View:
        """Return the differences as a table, with what to do about them below it."""
        facts = {"source": self._source, "many": len(self.differences)}
        columns = ("copies.diff.what", "copies.take.here", "copies.take.there")
        notes = ("copies.take.choose", "copies.take.singly")[: len(self.differences)]
        return View(
            message("copies.take.differ", **facts),
            tuple(map(message, columns)),
            tuple((each.what, each.file, each.copy) for each in self.differences),
            tuple(map(message, notes)),
        )


def take(  # noqa: PLR0913 -- what a director may say of a copy
    workbook: Workbook,
    desk: Desk,
    copy: Workbook,
    *,
    source: str,
    answers: Mapping[str, Side] | None = None,
    keep: Side | None = None,
) -> Changes:
    """Return the changes that take a copy of the event in.

    source -- the name of the copy; answers, keep -- as for Decisions

    Raises SheetProblems for wrong cells, of the copy too; HostError for a copy that is no event;
    Forbidden for another event, and for a round that only the copy has or that is drawn otherwise
    there; Undecided where nobody has said whose counts.
    """
    taken = _taken(workbook, copy, source, Decisions(answers or {}, keep))
    if taken.decisions.undecided:
        raise Undecided(taken.decisions.undecided, source)
    left = _left_words(workbook, copy, taken)
    said = (*taken.sentences(source), *left, *taken.next_steps())
    if not taken.operations:
        return Changes((*map(Say, said),))
    return finish(workbook, [*taken.operations, *map(Say, said)], desk, "take", taken.log(source))


def differing(workbook: Workbook, copy: Workbook, *, source: str) -> tuple[Difference, ...]:
    """Return the cells that both have, and otherwise; raises what `take` does, but Undecided."""
    return tuple(_taken(workbook, copy, source, Decisions()).decisions.found)


def overwritten(workbook: Workbook, copy: Workbook, *, source: str) -> tuple[Message, ...]:
    """Return the question about the file's cells that the copy's would replace, () for none.

    Raises what `take` does, but Undecided.
    """
    found = differing(workbook, copy, source=source)
    if not found:
        return ()
    lines = [difference_words(each, source) for each in found[:MOST]]
    if len(found) > MOST:
        lines.append(message("entries.more", more=len(found) - MOST))
    facts = {"source": source, "many": len(found), "what": several(lines, "\n")}
    return (message("copies.take.overwrite", **facts),)


def difference_words(difference: Difference, source: str) -> Message:
    """Return a difference in words; source -- the name of the copy."""
    facts = difference._asdict()
    del facts["cell"]
    return message("copies.take.difference", source=source, **facts)


class _Taken(NamedTuple):
    """What is taken in: the workbook before, all operations, and what there is to say of them."""

    workbook: Workbook
    operations: tuple[Operation, ...]
    registration: Registration
    wishes: int
    decisions: Decisions

    @property
    def after(self) -> Workbook:
        """Return the workbook with all that is taken in."""
        return applied(self.workbook, Changes(self.operations))

    def cells(self) -> Iterator[tuple[str, str, CellChange]]:
        """Yield sheet, column key and change of each cell in a row that was there before."""
        before, places = read(self.workbook), {place.name: place for place in find(self.after)}
        known = {"players": before.player_rows, "wishes": before.wishes}
        for operation in self.operations:
            if not isinstance(operation, SetCells):
                continue
            place = places[operation.sheet]
            keys = {at: key for key, at in place.columns.items()}
            for change in operation.cells:
                if place.kind not in known or change.row in known[place.kind]:
                    yield operation.sheet, keys.get(change.column, ""), change

    def summary(self, source: str) -> Message:
        """Return the sentence that counts what came in."""
        if not self.operations:
            return message("copies.take.nothing", source=source)
        keys = [key for _, key, _ in self.cells()]
        results = keys.count("result")
        counts = {"players": len(self.registration.new), "wishes": self.wishes}
        counts |= {"results": results, "cells": len(keys) - results}
        what = [message(f"copies.take.{key}", many=many) for key, many in counts.items() if many]
        return message("copies.take", source=source, what=several(what, ", "))

    def log(self, source: str) -> list[LogLine]:
        """Return the lines of the Log."""
        lines = [LogLine(self.summary(source))]
        if self.registration.new:
            new = message("copies.take.new", names=names_of(self.newcomers()))
            lines.append(LogLine(new, find(self.after).locations["players"].name))
        return [*lines, *(change_line(change, sheet) for sheet, _, change in self.cells())]

    def newcomers(self) -> Iterator[Player]:
        """Yield the newcomers as they are in the file."""
        before, now = read(self.workbook).player_rows, read(self.after).player_rows
        yield from (now[row] for row in self.registration.rows.values() if row not in before)

    def sentences(self, source: str) -> Iterator[str]:
        """Yield the sentences on what came in, on what stays, and on problems."""
        yield self.summary(source)
        if self.registration.new:
            yield message("copies.take.new", names=names_of(self.newcomers()))
        for player, now in self.registration.renumbered:
            facts = {"name": player.name, "was": player.number, "now": now}
            yield message("copies.take.renumbered", source=source, **facts)
        stays = len(self.decisions.found) - self.decisions.for_copy
        if stays:
            yield message("copies.take.stays", many=stays, source=source)
        if self.operations:
            yield from bounded([problem.line for problem in read(self.after).stops()])
        yield from self._twice()

    def _twice(self) -> Iterator[Message]:
        """Yield a sentence for each newcomer who may have been registered at both desks (B9)."""
        new = {player.name for player in self.newcomers()}
        for one, other in alike(read(self.after).event.players) if new else ():
            if not new.isdisjoint({one.name, other.name}):
                facts = {"one": one.name, "other": other.name, "club": one.club}
                yield message("entries.alike", **facts)

    def next_steps(self) -> Iterator[Message]:
        """Yield the sentences on the next step, where something came in."""
        event, new = read(self.after).event, self.registration.new
        if new and event.rounds and not event.rounds[-1].complete:
            yield message("entries.next.late", round=len(event.rounds), who=new[0].name)
        if self.operations:
            yield next_step(event)


def _taken(workbook: Workbook, copy: Workbook, source: str, decisions: Decisions) -> _Taken:
    """Return all that is taken in; raises as `take`, but for what is undecided."""
    ours = read_writable(workbook)
    its = _reading_of(copy, source)
    _check_event(workbook, copy, ours, its, source)
    registration = take_players(workbook, copy, decisions, source=source)
    check_rounds(workbook, copy, registration.numbers, source=source)
    operations = [*registration.operations]
    after = applied(workbook, Changes((*operations,)))
    operations += renamed_wishes(workbook, after)
    after = applied(workbook, Changes((*operations,)))
    wishes, new = take_wishes(after, copy, registration.rows, decisions)
    after = applied(after, Changes(wishes))
    results = take_results(after, copy, registration.numbers, decisions)
    after = applied(after, Changes(results))
    operations += (*wishes, *results, *take_settings(after, copy, decisions))
    return _Taken(workbook, (*operations,), registration, new, decisions)


def _reading_of(copy: Workbook, source: str) -> Reading:
    """Return the reading of the copy.

    Raises HostError where it is no event, SheetProblems for wrong cells, with addresses there.
    """
    try:
        its = read(copy)
    except NotNigiri as error:
        raise HostError(message("copies.take.no-event", source=source)) from error
    stops = its.stops()
    if stops:
        heading = message("copies.take.wrong", source=source, many=len(stops))
        raise SheetProblems([heading, *(stop.line for stop in stops)])
    return its


def _check_event(
    workbook: Workbook, copy: Workbook, ours: Reading, its: Reading, source: str
) -> None:
    """Raise Forbidden where the copy is one of another event.

    A blank workbook has no id before its first draw: then its name or somebody in both tells.
    """
    found = ancestry(workbook, copy)
    names = {each.event.settings.name for each in (ours, its)}
    known = found.newer != "unknown" or (len(names) == 1 and names != {""})
    if found.same_event is False or not (
        found.same_event or known or matched(workbook, copy).pairs
    ):
        raise Forbidden(message("copies.take.other", source=source))


def _left_words(workbook: Workbook, copy: Workbook, taken: _Taken) -> Iterator[Message]:
    """Yield the sentences on what the copy has more, and is not taken in."""
    left = taken.registration.left
    if left:
        sheet = sheet_named("players", read(workbook).language)
        facts = {"sheet": sheet, "headings": ", ".join(left), "many": len(left)}
        yield message("copies.take.left.columns", **facts)
    sheets = [*dict.fromkeys(_left_sheets(workbook, copy))]
    if sheets:
        yield message("copies.take.left.sheets", sheets=", ".join(sheets), many=len(sheets))


def _left_sheets(workbook: Workbook, copy: Workbook) -> Iterator[str]:
    """Yield the names of sheets of the copy that have something more, and are not taken in."""
    places = {place.name: place for place in find(copy)}
    for each in differences(workbook, copy):
        place = places.get(each.sheet)
        if place is None:
            if each.kind in _OWN and each.sheet not in every("sheet.lists"):
                yield each.sheet
        elif place.kind in _LEFT:
            if each.kind in _MORE and (each.kind != "cell" or each.became):
                yield each.sheet
        elif place.draft or (each.kind == "columns-own" and place.kind != "players"):
            yield each.sheet
