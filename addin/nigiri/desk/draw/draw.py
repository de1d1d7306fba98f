"""Draw the next round, or the newest one again, onto its own sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.desk.core.changed_since import overtaken
from nigiri.desk.core.command import MADE_ANEW, Desk, LogLine, finish, opened
from nigiri.desk.core.locks import Locks, all_of, locks_of
from nigiri.desk.core.normalise import settled
from nigiri.desk.core.round_sheet import (
    Besides,
    add_round,
    forget_round,
    lines_of,
    record,
    remove_round,
    system_cells,
)
from nigiri.desk.core.unpaired import NOBODY
from nigiri.desk.draw.announced_players import awaited_words
from nigiri.desk.draw.announcements import certain, crosstable_told, rounds_told
from nigiri.desk.draw.part import WHOLE, Part, check_one_way, draw_part
from nigiri.desk.draw.plan import Plan
from nigiri.desk.draw.preconditions import (
    check_rounds_before,
    kept_wrong,
    named,
    waiting,
    which_round,
)
from nigiri.desk.draw.promised_byes import check_second, promise_cells
from nigiri.desk.draw.requests import Wanted, checked, released, with_bye
from nigiri.desk.draw.with_locks import draw_around, given_way
from nigiri.desk.players.number import numbered
from nigiri.domain.proposals import sections_wanted
from nigiri.domain.scores.scores import unfinished
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import text
from nigiri.messages.plurals import counted
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.rebuild import made_anew
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.changes import Ask, Changes, Operation, Say, SetCells
from nigiri.workbook.read.player_references import names_of, typed_for
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.as_drawn import DrawnPair
    from nigiri.workbook.read.workbook import Reading


def draw(workbook: Workbook, desk: Desk, *, again: bool = False, part: Part = WHOLE) -> Changes:
    """Return the changes that draw the next round.

    again -- draw the newest round once more: pairs with a result, a keep mark, or that differ
    from what was drawn stay as they are
    part -- what of the round is drawn; a round drawn in part before is gone on with, and all that
    stands in it stays (M19)

    Numbers newcomers, and proposes sections where there are none. Asks where something changed
    that rounds before were drawn with (A9), where nobody knows what was drawn before, and where
    somebody announced for the round has not been seen.

    Raises SheetProblems for wrong cells, Forbidden when results are missing, all rounds are drawn
    or this one only in part, or the bye of the rest would be a latecomer's (M6), NoPairing when no
    round without a rematch exists, WrongUse for two parts at a time.
    """
    plan = planned(workbook, desk, again=again, part=part)
    if part.rest:
        check_late(plan)
    since = plan.since
    noted = since.noted(workbook, plan.operations)
    without, unseen = (
        awaited_words(plan.event, plan.drawn.round, key, part)
        for key in ("awaited.draw", "awaited.said")
    )
    asks = (*since.asks, *map(Ask, without))
    operations = [*plan.operations, *noted, *asks, *map(Say, plan.sentences)]
    command = f"draw{' --again' * again}{part.words}"
    log = [*since.log, *map(LogLine, unseen), *plan.log]
    return finish(workbook, operations, desk, command, log)


def check_late(plan: Plan) -> None:
    """Raise Forbidden where a draw of the rest gives the bye, a win, to a latecomer (M6)."""
    late = plan.late_byes
    if late:
        words = text(
            "late.rest",
            plan.reading.language,
            names=names_of(late),
            round=plan.drawn.round.number,
            who=typed_for(late),
        )
        raise Forbidden(words)


def planned(
    workbook: Workbook,
    desk: Desk,
    *,
    again: bool = False,
    part: Part = WHOLE,
    wanted: Wanted | None = None,
) -> Plan:
    """Return the draw of the next round, or of the newest again, as `draw` makes it.

    wanted -- pairs and a bye of the director's, which win over what is locked

    Raises as `draw` does, and Forbidden or WrongUse for what cannot be had.
    """
    reading, number = begun_draw(workbook, part, again=again)
    begun = workbook
    first, workbook, reading = _settled(workbook, reading)
    said: list[str] = []
    operations = [*named(workbook, reading, desk), *prepared(workbook, reading, said)]
    after = applied(workbook, Changes(tuple(operations)))
    gone = _gone(after, reading, number)
    without = applied(after, Changes(tuple(gone)))
    before = read(without)
    locks = _locks(workbook, reading, number, again=again)
    plan = _paired(before.event, reading, locks, (number, part), wanted or Wanted())
    stays = number in reading.rounds and not again
    written = _added(after, plan) if stays else (*gone, *_written(without, before, plan))
    operations = [*first, *operations, *written, *system_cells(after, reading, number)]
    wrong = _kept(begun, operations, plan)
    done = (*said, *_given_way(plan), *wrong, *certain(before.event, number))
    plan = plan._replace(settled=first, again=again)
    done = (*done, *rounds_told(begun, operations, plan))
    done = (*done, *crosstable_told(begun, operations, plan))
    return plan._replace(operations=tuple(operations), done=done)


def as_draft(workbook: Workbook, *, again: bool, part: Part) -> Plan:
    """Return the draw as `planned` makes it, onto the sheet of a draft; nothing else changes.

    Raises Forbidden besides where somebody has no number yet or there are no sections: these
    would stay when the draft goes.
    """
    reading, number = begun_draw(workbook, part, again=again)
    _, workbook, reading = _settled(workbook, reading)
    check_prepared(workbook, reading)
    event = read(applied(workbook, Changes(tuple(_gone(workbook, reading, number))))).event
    locks = _locks(workbook, reading, number, again=again)
    plan = _paired(event, reading, locks, (number, part), Wanted())
    operations = [*_written(workbook, reading, plan, draft=True)]
    done = (*_given_way(plan), *_kept(workbook, operations, plan))
    return plan._replace(operations=tuple(operations), done=done)


def _paired(
    event: Event, reading: Reading, locks: Locks, which: tuple[int, Part], wanted: Wanted
) -> Plan:
    """Return the pairing with nothing written yet.

    event -- without the round; which -- the number of the round, and what of it
    """
    number, part = which
    left = NOBODY
    locks = replace(locks, cells={**promise_cells(reading), **locks.cells})
    if wanted.bye is None:
        check_second(event, number)
    if part.asked:
        drawn, left = draw_part(event, number, part, locks, waiting(event, number, locks))
    else:
        locks = _released(locks, reading, event, number, wanted)
        drawn = draw_around(event, number, locks, wanted)
    missing = unfinished(event, number) if part.provisional else ()
    return Plan(reading, event, drawn, locks, wanted=wanted, left=left, missing=missing)


def _given_way(plan: Plan) -> tuple[str, ...]:
    """Return what of the director's is otherwise in a draw, in sentences."""
    return (*given_way(plan.event, plan.drawn, plan.locks, whole=not plan.left.waiting),)


def _kept(begun: Workbook, operations: Sequence[Operation], plan: Plan) -> tuple[str, ...]:
    """Return which of the director's own pairs and byes are against a rule, in sentences."""
    if not (plan.locks.games or plan.locks.byes):
        return ()
    return (*kept_wrong(applied(begun, Changes((*operations,))), plan.drawn.round.number),)


def _written(
    workbook: Workbook, reading: Reading, plan: Plan, *, draft: bool = False
) -> tuple[Operation, ...]:
    """Return what writes the round and its lines of As drawn."""
    event, this = plan.event, plan.drawn.round
    lines = (line._replace(draft=draft) for line in _lines(plan))
    besides = Besides(plan.locks.typed, plan.left.waiting, draft)
    added = add_round(reading.book, event, this, besides)
    return *added, *record(workbook, reading.book, event, lines)


def _added(workbook: Workbook, plan: Plan) -> tuple[Operation, ...]:
    """Return what writes who is drawn besides, on the round's sheet as it stands (M19)."""
    from nigiri.desk.draw.more_seats import more_seats  # noqa: PLC0415 -- a rest is drawn seldom

    reading, this, lines = read(workbook), plan.drawn.round, _lines(plan)
    seats = more_seats(workbook, reading, plan.event, this, plan.left.waiting)
    known = plan.locks.lines
    if {*known} <= {*lines}:
        new = [line for line in lines if line not in known]
        return *seats, *record(workbook, reading.book, plan.event, new)
    forgotten = (*forget_round(workbook, reading.book, this.number),)
    workbook = applied(workbook, Changes(forgotten))
    return *seats, *forgotten, *record(workbook, reading.book, plan.event, lines)


def _settled(
    workbook: Workbook, reading: Reading
) -> tuple[tuple[SetCells, ...], Workbook, Reading]:
    """Return what brings typed cells to their place, and workbook and reading after that."""
    first = settled(workbook, reading)
    if first:
        workbook = applied(workbook, Changes(first))
        reading = read(workbook)
    return first, workbook, reading


def begun_draw(workbook: Workbook, part: Part, *, again: bool) -> tuple[Reading, int]:
    """Return the reading, and which round is drawn; raise what speaks against any draw of it."""
    check_one_way(part, again=again)
    reading = opened(workbook)
    number = which_round(reading, part, again=again)
    check_rounds_before(workbook, reading, number)
    return reading, number


def _gone(workbook: Workbook, reading: Reading, number: int) -> list[Operation]:
    """Return what takes away what there is of a round; it is made anew."""
    if number in reading.rounds:
        return remove_round(workbook, reading, number)
    return [*forget_round(workbook, reading.book, number)]


def _released(locks: Locks, reading: Reading, event: Event, number: int, wanted: Wanted) -> Locks:
    """Return the locks of a redraw without what is wanted otherwise, and with the bye wanted."""
    locks = released(locks, checked(event, number, wanted))
    record = reading.drawn if number in reading.rounds else ()
    return with_bye(locks, event, number, record, wanted.bye)


def _locks(workbook: Workbook, reading: Reading, number: int, *, again: bool) -> Locks:
    """Return what stays of a round: for a redraw what is locked, else all that stands there."""
    if again:
        locks = locks_of(workbook, reading)
        return replace(locks, lines=overtaken(reading.event, locks))
    return all_of(workbook, reading) if number in reading.rounds else Locks()


def _lines(plan: Plan) -> list[DrawnPair]:
    """Return what As drawn is to say: what was drawn now, and for locked pairs what it said.

    So a pair that the director made or forced stays told apart from a drawn one, and locked. One
    that the sheet Wishes asks for was drawn: it goes with its wish.
    """
    drawn, locks = plan.drawn, plan.locks
    own = plan.wanted.forced | {frozenset(game.players) for game in locks.games}
    games = tuple(game for game in drawn.round.games if frozenset(game.players) not in own)
    byes = tuple(bye.player for bye in drawn.byes if not bye.forced)
    new = lines_of(plan.event, replace(drawn.round, games=games, byes=byes))
    again = {frozenset((line.white, line.black)) for line in new}
    kept = [
        line
        for line in locks.lines
        if line.bye is not None or frozenset((line.white, line.black)) not in again
    ]
    lines = [*new, *kept]
    return sorted(lines, key=lambda line: (line.bye is not None, line.table or 0))


def prepared(workbook: Workbook, reading: Reading, said: list[str]) -> list[Operation]:
    """Return what comes before a draw: its record and sections there, everybody numbered."""
    anew = made_anew(Context(workbook, reading), "drawn")
    said += [MADE_ANEW.format(sheet=each.sheet) for each in anew]
    operations: list[Operation] = [*anew]
    if _sections_missing(reading):
        from nigiri.desk.setup.groups import group_cells  # noqa: PLC0415 -- before round 1
        from nigiri.desk.setup.sections import proposed, write_boundaries  # noqa: PLC0415 -- likewise

        ranks = [section.lowest for section in proposed(reading.event)]
        operations += write_boundaries(workbook, reading, ranks)
        operations += group_cells(workbook, reading)
        said.append(
            f"{counted(len(ranks), 'section')} proposed: down to {', '.join(map(str, ranks))}."
        )
    operations += numbered(workbook, reading)[1]
    return operations


def _sections_missing(reading: Reading) -> bool:
    """Tell whether there are no sections, and the event needs some."""
    return not reading.event.sections and sections_wanted(reading.event)


#: The commands that come before a draft -> why.
_MISSING = {
    ("sections",): "There are no sections yet",
    ("number",): "Somebody has no number yet",
    ("sections", "number"): "There are no sections and no numbers yet",
}


def check_prepared(workbook: Workbook, reading: Reading) -> None:
    """Raise Forbidden when a draw would first have to propose sections or give numbers."""
    missing = ["sections"] if _sections_missing(reading) else []
    if numbered(workbook, reading)[1]:
        missing.append("number")
    if missing:
        first = ", then ".join(f"nigiri {command}" for command in missing)
        msg = f"{_MISSING[*missing]}, and a draft changes nothing but its own sheet. First: {first}"
        raise Forbidden(msg)
