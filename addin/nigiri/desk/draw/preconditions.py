"""Preconditions of a draw: its round, complete results, sheets without stops, players to be drawn.

Also `event_id_cells`: a workbook copied from a blank one gets its id with its first draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.phrases import players_named, tables_named
from nigiri.desk.core.round_state import disputed_at, draft_words, still_playing
from nigiri.desk.draw.part import sections_meant
from nigiri.domain.scores.scores import unfinished
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.systems.stages import judged, waits
from nigiri.errors import Forbidden, SheetProblems
from nigiri.messages.message import message
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.changes import CellChange, SetCells
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.read.workbook import is_accepted, read, undrawn
from nigiri.workbook.review.review import review

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from collections.abc import Set as AbstractSet

    from nigiri.desk.core.command import Desk
    from nigiri.desk.core.locks import Locks
    from nigiri.desk.draw.part import Part
    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.problems import Problem
    from nigiri.workbook.read.workbook import Draft, Reading


def check_rounds_before(workbook: Workbook, reading: Reading, number: int) -> None:
    """Raise SheetProblems with the stops in rounds before the one to be drawn.

    Complete rounds have none: games that were played count (M7). So only a draw before the last
    results is stopped: by a rematch, a second bye, a player who is out.
    """
    before = {n: each for n, each in reading.rounds.items() if n < number}
    if all(each.round.complete for each in before.values()):
        return
    _stop(workbook, reading, {reading.book.rounds[n].name for n in before})


def check_no_sheet_lost(workbook: Workbook, reading: Reading) -> None:
    """Raise Forbidden where a round was drawn and its sheet is gone: its results would be lost.

    Not where the director says on Problems why it went.
    """
    lost = {line.round for line in reading.drawn} - reading.book.rounds.keys()
    if lost and not is_accepted(workbook, reading, "round-lost"):
        raise Forbidden(message("drawing.lost", round=min(lost)))


def check_draft(workbook: Workbook, reading: Reading, draft: Draft) -> None:
    """Raise SheetProblems with the problems marked ■ on a draft's sheet."""
    _stop(workbook, reading, {draft.location.name})


def kept_violations(workbook: Workbook, number: int) -> Iterator[str]:
    """Yield a sentence for each problem marked ■ in a round just drawn, or its draft.

    Only the director's own pairs and byes can have them. They stay, even a rematch, but the
    director is to hear of them before the players do.
    """
    reading = read(workbook)
    location = reading.book.draft or reading.book.rounds[number]
    for found in _stops(workbook, reading, {location.name}):
        yield message("drawing.kept-wrong", problem=str(found))


def _stop(workbook: Workbook, reading: Reading, sheets: AbstractSet[str]) -> None:
    """Raise SheetProblems where something on these sheets stops a draw."""
    stops = _stops(workbook, reading, sheets)
    if stops:
        raise SheetProblems(stops)


def _stops(workbook: Workbook, reading: Reading, sheets: AbstractSet[str]) -> tuple[Problem, ...]:
    """Return the problems on these sheets that stop a draw."""
    found = review(Context(workbook, reading))
    return tuple(p for p in found if p.weight == "stop" and p.sheet in sheets)


def round_to_draw(reading: Reading, part: Part, *, again: bool) -> int:
    """Return the number of the round to be drawn: the newest, again or on, or the next one.

    Raises Forbidden when it cannot be drawn so now.
    """
    event, newest = reading.event, len(reading.event.rounds)
    _check_no_draft(reading)
    if (again or part.rest) and not newest:
        raise Forbidden(message("drawing.none"))
    unpaired = undrawn(reading)
    if unpaired and not (again or part.is_partial):
        raise Forbidden(_partly_drawn(event, unpaired))
    number = newest if again or part.rest or unpaired else newest + 1
    if number > event.settings.rounds:
        raise Forbidden(_all_drawn(event))
    if not (part.early or part.provisional):
        _check_complete(event, number, part, fresh=number > newest)
    _check_agreed(reading)
    return number


def check_drawable(reading: Reading) -> None:
    """Raise Forbidden while nothing can be drawn: a draft is open, or two passes differ."""
    _check_no_draft(reading)
    _check_agreed(reading)


def check_whole(reading: Reading) -> None:
    """Raise Forbidden where the newest round is drawn only in part."""
    unpaired = undrawn(reading)
    if unpaired:
        raise Forbidden(_partly_drawn(reading.event, unpaired))


def _check_no_draft(reading: Reading) -> None:
    """Raise Forbidden while there is a draft to be kept or discarded."""
    if reading.draft is not None:
        raise Forbidden(draft_words(reading.draft.number))


def _all_drawn(event: Event) -> Message:
    """Return the sentence that all rounds are drawn, and how a first place is played off (M15)."""
    from nigiri.domain.standings.standings import playoff_facts  # noqa: PLC0415 -- at the end alone

    facts = playoff_facts(event)
    key = "drawing.over.level" if facts else "drawing.over"
    return message(key, rounds=event.settings.rounds, **facts)


def _check_agreed(reading: Reading) -> None:
    """Raise Forbidden when the two passes over a round's results differ (B11)."""
    for this in reading.rounds.values():
        rows = this.disputed_rows
        if rows:
            raise Forbidden(disputed_at(this, rows))


def _partly_drawn(event: Event, unpaired: Iterable[PlayerId]) -> Message:
    """Return the sentence about a round drawn only in part, with the next command (M19)."""
    number, missing = len(event.rounds), still_playing(event, len(event.rounds))
    names = players_named(event, unpaired)
    if missing:
        return message("drawing.partly.playing", round=number, names=names, tables=missing)
    return message("drawing.partly", round=number, names=names)


def _check_complete(event: Event, number: int, part: Part, *, fresh: bool) -> None:
    """Raise Forbidden when results of the rounds before are missing.

    Where sections are drawn apart, a section does not wait for others.
    """
    missing = unfinished(event, number) if waits(event.settings, number) else ()
    if part.sections and event.settings.mixing == "sections":
        inside = sections_meant(event, part.sections)
        missing = tuple(
            (earlier, game)
            for earlier, game in missing
            if any(section_of(event, event.player(p)) in inside for p in game.players)
        )
    if missing:
        first = missing[0][0]
        tables = tables_named(game.table or 0 for earlier, game in missing if earlier == first)
        groups = ".groups" if judged(event.settings, number).by_score else ""
        key = f"drawing.incomplete{groups if fresh else '.again'}"
        raise Forbidden(message(key, earlier=first, tables=tables, round=number))


def undrawn_players(event: Event, number: int, locks: Locks) -> list[PlayerId]:
    """Return by number the players of a round who have no game or bye in it.

    event -- with all players numbered
    """
    seated = {player for game in locks.games for player in game.players} | set(locks.byes)
    return [
        n
        for n, player in sorted(event.by_number.items())
        if player.plays_in(number) and n not in seated
    ]


def event_id_cells(workbook: Workbook, reading: Reading, desk: Desk) -> tuple[SetCells, ...]:
    """Return the cell with the event's id; () where it has one, or no cell for it.

    The id follows from the time, the user and the event's name, so the same command gives the same
    id; two events made from one blank workbook differ in at least one of them.
    """
    settings, at = reading.event.settings, setting_cells(workbook, reading.book).get("event_id")
    if settings.event_id or at is None:
        return ()
    import uuid  # noqa: PLC0415 -- once an event

    facts = f"{desk.now.isoformat()}\n{desk.user}\n{settings.name}"
    value = str(uuid.uuid5(uuid.NAMESPACE_OID, facts))
    return (SetCells(at.location.name, (CellChange(at.row, at.column, None, value),)),)
