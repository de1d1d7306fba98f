"""Draw the next round, or the newest one again, onto its own sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.desk.core.command import Desk, LogLine, read_writable
from nigiri.desk.core.draw_changes import refreshed_lines
from nigiri.desk.core.finish import finish, made_anew_words
from nigiri.desk.core.locks import Locks, everything_locked, locks_of
from nigiri.desk.core.normalise import normalised, numbered
from nigiri.desk.core.phrases import cut_into
from nigiri.desk.core.round_sheet import (
    SheetExtras,
    add_round,
    drawn_lines,
    forget_round,
    record,
    remove_round,
    system_cells,
)
from nigiri.desk.core.round_state import NOBODY_UNPAIRED
from nigiri.desk.draw.announcements import (
    announced_lines,
    awaited_words,
    certain_winner_sentences,
    crosstable_sentences,
    entry_sentences,
    lottery_sentences,
    no_lists,
    rank_sentences,
    relatives_sentences,
    rounds_sentences,
    title_sentences,
)
from nigiri.desk.draw.part import WHOLE, Part, check_one_way, draw_part
from nigiri.desk.draw.plan import Plan, Settled
from nigiri.desk.draw.preconditions import (
    check_no_sheet_lost,
    check_rounds_before,
    event_id_cells,
    kept_violations,
    round_to_draw,
    undrawn_players,
)
from nigiri.desk.draw.promised_byes import check_second_bye, promise_cells
from nigiri.desk.draw.requests import Requests, checked_requests, with_bye, without_requested
from nigiri.desk.draw.with_locks import draw_with_locks, overruled_sentences
from nigiri.domain.pairing_policies.no_shows import no_shows
from nigiri.domain.scores.scores import unfinished
from nigiri.domain.starts.start_scores import meant
from nigiri.domain.systems.stages import sections_wanted
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.rebuild import made_anew
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.changes import Ask, Changes, Operation, Say, SetCells
from nigiri.workbook.read.player_references import names_of, typed_for
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.desk.draw.announcements import Lists
    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.as_drawn import DrawnPair
    from nigiri.workbook.read.workbook import Reading


def draw(  # noqa: PLR0913 -- what a director may say of a round
    workbook: Workbook,
    desk: Desk,
    *,
    again: bool = False,
    part: Part = WHOLE,
    lists: Lists = no_lists,
    decided: Mapping[str, str] | None = None,
) -> Changes:
    """Return the changes that draw the next round.

    again -- draw the newest round once more: pairs with a result, a keep mark, or changed by hand
    stay
    part -- of the round to be drawn; a round drawn in part before is continued, and everything in
    it stays (M19)
    lists -- of members, which the AGA's warnings about entries ask (A2)
    decided -- what the director chose where the draw asks: key of a choice -> key of the answer;
    None: nobody is asked, and who did not come is drawn again

    Numbers newcomers, and proposes sections where there are none. Asks where something changed
    since earlier rounds were drawn (A9), where the earlier draw is not recorded, where a player
    announced for the round has not been seen, and where no grade fits as the bar (B2).

    Raises SheetProblems for wrong cells, Forbidden when results are missing, all rounds are drawn
    or this one only in part, or the bye of the rest would be a latecomer's (M6), NoPairing when no
    round without a rematch exists, WrongUse for two parts at a time, Unchosen where something must
    be chosen first.
    """
    begun, said = workbook, Settled()
    if decided is not None:
        said = _settled(workbook, part, decided, again=again)
        workbook = applied(workbook, Changes(said.operations)) if said.operations else workbook
    plan = planned(workbook, desk, again=again, part=part)
    advice = (*entry_sentences(workbook, plan, lists), *relatives_sentences(workbook, plan))
    plan = plan.with_advice(advice)
    if part.rest:
        check_late(plan)
    changed = plan.changed
    record_cells = changed.record_cells(workbook, plan.operations)
    questions, log_sentences = (
        awaited_words(plan.event, plan.drawn.round, key, part)
        for key in ("awaited.draw", "awaited.said")
    )
    asks = (*changed.asks, *plan.bar_questions, *map(Ask, questions))
    drawn = [*plan.operations, *record_cells, *asks]
    operations = [*said.operations, *drawn, *map(Say, (*said.sentences, *plan.sentences))]
    command = f"draw{' --again' * again}{part.words}{said.words}"
    log = [*said.log, *changed.log, *map(LogLine, log_sentences), *plan.log]
    if not part.rest:
        log += announced_lines(plan.event, plan.drawn.round.number)
    return finish(begun, operations, desk, command, log)


def _settled(workbook: Workbook, part: Part, decided: Mapping[str, str], *, again: bool) -> Settled:
    """Return the decisions on those who did not come; raises as `checked_round` and `settled`."""
    reading, number = checked_round(workbook, part, again=again)
    if not (decided or no_shows(reading.event, number)):
        return Settled()
    from nigiri.desk.draw.no_shows import settled  # noqa: PLC0415 -- most people come

    return settled(workbook, reading, number, part, decided)


def check_late(plan: Plan) -> None:
    """Raise Forbidden where a draw of the rest gives a latecomer the bye, a win (M6)."""
    late = plan.late_byes
    if late:
        facts = {"names": names_of(late), "who": typed_for(late)}
        raise Forbidden(message("late.rest", round=plan.drawn.round.number, **facts))


def planned(
    workbook: Workbook,
    desk: Desk,
    *,
    again: bool = False,
    part: Part = WHOLE,
    wanted: Requests | None = None,
) -> Plan:
    """Return the plan of the next round, or of the newest again, as `draw` makes it.

    wanted -- pairs and a bye of the director's, which win over locks

    Raises as `draw` does, and Forbidden or WrongUse for requests that cannot be met.
    """
    reading, number = checked_round(workbook, part, again=again)
    begun = workbook
    first, workbook, reading = _normalised(workbook, reading)
    said: list[str] = []
    operations = [*event_id_cells(workbook, reading, desk), *preparations(workbook, reading, said)]
    after = applied(workbook, Changes(tuple(operations)))
    gone = _removal(after, reading, number)
    without = applied(after, Changes(tuple(gone)))
    before = read(without)
    locks = _locks(workbook, reading, number, again=again)
    plan = _paired(before.event, reading, locks, (number, part), wanted or Requests())
    stays = number in reading.rounds and not again
    written = _added_seats(after, plan) if stays else (*gone, *_written(without, before, plan))
    operations = [*first, *operations, *written, *system_cells(after, reading, number)]
    wrong = _kept_violations(begun, operations, plan)
    done = (*said, *_overruled(plan), *wrong, *certain_winner_sentences(before.event, number))
    done = (*done, *title_sentences(before.event, number), *lottery_sentences(before.event, number))
    advice = () if again or part.is_partial else rank_sentences(before.event, number)
    plan = plan._replace(normalised=first, again=again)
    done = (*done, *rounds_sentences(begun, operations, plan))
    done = (*done, *crosstable_sentences(begun, operations, plan))
    return plan._replace(operations=tuple(operations), done=done, advice=advice)


def planned_draft(workbook: Workbook, *, again: bool, part: Part, asks: bool = False) -> Plan:
    """Return the plan of a draft: as `planned`, on a sheet of its own; nothing else changes.

    asks -- not while somebody did not come, of whom it is not said whether they play

    Raises Forbidden also where a player has no number or there are no sections: both would stay
    when the draft is discarded.
    """
    reading, number = checked_round(workbook, part, again=again)
    if asks and no_shows(reading.event, number):
        from nigiri.desk.draw.no_shows import check_settled  # noqa: PLC0415 -- most people come

        check_settled(reading, number, part)
    _, workbook, reading = _normalised(workbook, reading)
    check_prepared(workbook, reading)
    event = read(applied(workbook, Changes(tuple(_removal(workbook, reading, number))))).event
    locks = _locks(workbook, reading, number, again=again)
    plan = _paired(event, reading, locks, (number, part), Requests())
    operations = [*_written(workbook, reading, plan, draft=True)]
    done = (*_overruled(plan), *_kept_violations(workbook, operations, plan))
    done = (*done, *title_sentences(event, number), *lottery_sentences(event, number))
    return plan._replace(operations=tuple(operations), done=done)


def _paired(
    event: Event, reading: Reading, locks: Locks, which: tuple[int, Part], wanted: Requests
) -> Plan:
    """Return the plan with the pairing, but without operations.

    event -- without the round; which -- number of the round, and part of it
    """
    number, part = which
    unpaired = NOBODY_UNPAIRED
    locks = replace(locks, cells={**promise_cells(reading), **locks.cells})
    if wanted.bye is None:
        check_second_bye(event, number)
    if part.is_partial:
        drawn, unpaired = draw_part(
            event, number, part, locks, undrawn_players(event, number, locks)
        )
    else:
        locks = _released(locks, reading, event, number, wanted)
        drawn = draw_with_locks(event, number, locks, wanted)
    missing = unfinished(event, number) if part.provisional else ()
    return Plan(reading, event, drawn, locks, wanted=wanted, unpaired=unpaired, missing=missing)


def _overruled(plan: Plan) -> tuple[str, ...]:
    """Return sentences about pairs and byes of the director's that the draw changed."""
    return (
        *overruled_sentences(plan.event, plan.drawn, plan.locks, whole=not plan.unpaired.waiting),
    )


def _kept_violations(
    begun: Workbook, operations: Sequence[Operation], plan: Plan
) -> tuple[str, ...]:
    """Return sentences about pairs and byes of the director's that break a rule."""
    if not (plan.locks.games or plan.locks.byes):
        return ()
    return (*kept_violations(applied(begun, Changes((*operations,))), plan.drawn.round.number),)


def _written(
    workbook: Workbook, reading: Reading, plan: Plan, *, draft: bool = False
) -> tuple[Operation, ...]:
    """Return the operations that add the round and its lines of As drawn."""
    event, this = plan.event, plan.drawn.round
    lines = (line._replace(draft=draft) for line in _lines(plan))
    extras = SheetExtras(plan.locks.typed, plan.unpaired.waiting, draft)
    added = add_round(reading.book, event, this, extras)
    return *added, *record(workbook, reading.book, event, lines)


def _added_seats(workbook: Workbook, plan: Plan) -> tuple[Operation, ...]:
    """Return the operations that add players to the round's existing sheet (M19)."""
    from nigiri.desk.draw.more_seats import more_seats  # noqa: PLC0415 -- a rest is drawn seldom

    reading, this, lines = read(workbook), plan.drawn.round, _lines(plan)
    seats = more_seats(workbook, reading, plan.event, this, plan.unpaired.waiting)
    known = plan.locks.lines
    if {*known} <= {*lines}:
        new = [line for line in lines if line not in known]
        return *seats, *record(workbook, reading.book, plan.event, new)
    forgotten = (*forget_round(workbook, reading.book, this.number),)
    workbook = applied(workbook, Changes(forgotten))
    return *seats, *forgotten, *record(workbook, reading.book, plan.event, lines)


def _normalised(
    workbook: Workbook, reading: Reading
) -> tuple[tuple[SetCells, ...], Workbook, Reading]:
    """Return the operations that normalise typed cells, and workbook and reading after them."""
    first = normalised(workbook, reading)
    if first:
        workbook = applied(workbook, Changes(first))
        reading = read(workbook)
    return first, workbook, reading


def checked_round(workbook: Workbook, part: Part, *, again: bool) -> tuple[Reading, int]:
    """Return the reading and the number of the round to be drawn; raise what prevents a draw."""
    check_one_way(part, again=again)
    reading = read_writable(workbook)
    number = round_to_draw(reading, part, again=again)
    check_no_sheet_lost(workbook, reading)
    check_rounds_before(workbook, reading, number)
    return reading, number


def _removal(workbook: Workbook, reading: Reading, number: int) -> list[Operation]:
    """Return the operations that remove a round, which is made anew."""
    if number in reading.rounds:
        return remove_round(workbook, reading, number)
    return [*forget_round(workbook, reading.book, number)]


def _released(locks: Locks, reading: Reading, event: Event, number: int, wanted: Requests) -> Locks:
    """Return the locks of a redraw adapted to the requests, with the bye requested."""
    locks = without_requested(locks, checked_requests(event, number, wanted))
    record = reading.drawn if number in reading.rounds else ()
    return with_bye(locks, event, number, record, wanted.bye)


def _locks(workbook: Workbook, reading: Reading, number: int, *, again: bool) -> Locks:
    """Return the locks of a redraw, or all that is in a round to be continued."""
    if again:
        locks = locks_of(workbook, reading)
        return replace(locks, lines=refreshed_lines(reading.event, locks))
    return everything_locked(workbook, reading) if number in reading.rounds else Locks()


def _lines(plan: Plan) -> list[DrawnPair]:
    """Return the lines of As drawn: new ones for drawn pairs, the old ones for locked pairs.

    So a pair that the director made or forced stays recognisable and locked. A pair that the sheet
    Wishes asks for counts as drawn: it goes with its wish.
    """
    drawn, locks = plan.drawn, plan.locks
    own = plan.wanted.forced | {frozenset(game.players) for game in locks.games}
    games = tuple(game for game in drawn.round.games if frozenset(game.players) not in own)
    byes = tuple(bye.player for bye in drawn.byes if not bye.forced)
    new = drawn_lines(plan.event, replace(drawn.round, games=games, byes=byes))
    again = {frozenset((line.white, line.black)) for line in new}
    kept = [
        line
        for line in locks.lines
        if line.bye is not None or frozenset((line.white, line.black)) not in again
    ]
    lines = [*new, *kept]
    return sorted(lines, key=lambda line: (line.bye is not None, line.table or 0))


def preparations(workbook: Workbook, reading: Reading, said: list[str]) -> list[Operation]:
    """Return the operations before a draw: missing As drawn, sections and numbers.

    What a blank setting of start scores means is written into it (M3, B2).
    """
    anew = made_anew(Context(workbook, reading), "drawn")
    said += map(made_anew_words, anew)
    operations: list[Operation] = [*anew]
    if _sections_missing(reading):
        from nigiri.desk.setup.groups import group_cells  # noqa: PLC0415 -- before round 1
        from nigiri.desk.setup.sections import proposed, write_boundaries  # noqa: PLC0415 -- likewise

        ranks = [section.lowest for section in proposed(reading.event)]
        operations += write_boundaries(workbook, reading, ranks)
        operations += group_cells(workbook, reading)
        down_to = ", ".join(map(str, ranks))
        key = f"drawing.{cut_into(reading.event.settings)}"
        said.append(message(key, sections=len(ranks), ranks=down_to))
    operations += _fixed_starts(workbook, reading, operations)
    operations += numbered(workbook, reading)[1]
    return operations


def _fixed_starts(
    workbook: Workbook, reading: Reading, operations: Sequence[Operation]
) -> tuple[SetCells, ...]:
    """Return the cells that fix on what start scores rest, after these operations."""
    if operations:
        workbook = applied(workbook, Changes(tuple(operations)))
        reading = read(workbook)
    if not meant(reading.event):
        return ()
    from nigiri.workbook.fixed_starts import fixed_starts  # noqa: PLC0415 -- before round 1

    return (*fixed_starts(workbook, reading.book, reading.event),)


def _sections_missing(reading: Reading) -> bool:
    """Tell whether the event needs sections and has none."""
    return not reading.event.sections and sections_wanted(reading.event)


def check_prepared(workbook: Workbook, reading: Reading) -> None:
    """Raise Forbidden when a draw would first have to propose sections or give numbers."""
    missing = ["sections"] if _sections_missing(reading) else []
    if numbered(workbook, reading)[1]:
        missing.append("number")
    if missing:
        raise Forbidden(message(f"drawing.draft.unprepared.{'-'.join(missing)}"))
