"""Draw a round as a draft, then keep or discard it: until then nothing else changes.

A draft has a sheet whose title says so, and lines of its own on As drawn. Once discarded, every
other sheet is what it was before, the Log too: only what is kept is written there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.changed_since import since_used
from nigiri.desk.core.command import Desk, LogLine, finish, opened
from nigiri.desk.core.locks import NOTES, lost_notes
from nigiri.desk.core.round_sheet import remove_draft, remove_round, round_options
from nigiri.desk.draw.announced_players import awaited_words
from nigiri.desk.draw.draw import as_draft
from nigiri.desk.draw.part import WHOLE, Part
from nigiri.desk.draw.preconditions import check_draft, named
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.messages.plurals import counted
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.tables import TITLE_ROW
from nigiri.workbook.model.changes import (
    Ask,
    CellChange,
    Changes,
    Operation,
    RenameSheet,
    Say,
    SetCells,
)
from nigiri.workbook.read.as_drawn import line_round
from nigiri.workbook.read.draft import with_draft
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.tables import find, title_of
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.workbook import Draft, Reading


def draw_draft(
    workbook: Workbook, desk: Desk, *, again: bool = False, part: Part = WHOLE
) -> Changes:
    """Return the changes that draw a round, as `draw` does, as a draft.

    Raises as `draw` does; Forbidden, too, where players have no number or there are no sections.
    """
    plan = as_draft(workbook, again=again, part=part)
    number = plan.drawn.round.number
    name = text("sheet.draft", plan.event.settings.language, number=number)
    unseen = awaited_words(plan.event, plan.drawn.round, "awaited.said", part)
    told = (
        *plan.done,
        *plan.told,
        *unseen,
        f"This is a draft, on the sheet {name}; nothing else has changed.",
        "To play it: nigiri keep. To take it away: nigiri discard",
    )
    return finish(workbook, [*plan.operations, *map(Say, told)], desk, "draw --draft")


def discard(workbook: Workbook, desk: Desk) -> Changes:
    """Return the changes that take the draft away, and nothing else; Forbidden without one."""
    reading = read(workbook)
    draft = _draft(reading)
    say = Say(f"The draft of round {draft.number} is gone; everything is as before it.")
    return finish(workbook, [*remove_draft(workbook, reading, draft), say], desk, "discard")


def keep(workbook: Workbook, desk: Desk) -> Changes:
    """Return the changes that make the draft the round, with all that was typed into it.

    Asks where something changed that rounds before, or the draft itself, were drawn with (A9), and
    where somebody announced for the round has not been seen.
    Raises SheetProblems for wrong cells and for all that is ■ on the draft's sheet: a rematch,
    somebody who is out; Forbidden without a draft, when
    it is that of another round than the next or the newest, or when the newest has results that
    it lacks.
    """
    reading = opened(workbook)
    draft = _draft(reading)
    check_draft(workbook, reading, draft)
    _check_keeps(reading, draft)
    name = text("sheet.round", reading.language, number=draft.number)
    without, unseen = (
        awaited_words(reading.event, draft.reading.round, key)
        for key in ("awaited.keep", "awaited.said")
    )
    log = [*map(LogLine, unseen), LogLine(_summary(draft), name)]
    gone: list[Operation] = [*named(workbook, reading, desk)]
    if draft.number in reading.rounds:
        log += _lost(workbook, reading, draft)
        gone += remove_round(workbook, reading, draft.number)
    after = applied(workbook, Changes(tuple(gone)))
    subtitle = str(round_options(reading.event, draft.reading.round)["subtitle"])
    kept = tuple(_promoted(after, draft, name, subtitle))
    since = since_used(with_draft(reading, draft), draft.number, draft.as_drawn)
    noted = since.noted(after, kept)
    told = map(Say, (_summary(draft), "Print and post: nigiri print pairings."))
    asks = (*since.asks, *map(Ask, without))
    operations = [*gone, *kept, *noted, *asks, *told]
    return finish(workbook, operations, desk, "keep", [*since.log, *log])


def _draft(reading: Reading) -> Draft:
    """Return the draft; Forbidden without one."""
    if reading.draft is None:
        msg = "There is no draft. To make one: nigiri draw --draft"
        raise Forbidden(msg)
    return reading.draft


def _check_keeps(reading: Reading, draft: Draft) -> None:
    """Raise Forbidden when the draft cannot become the round."""
    newest = len(reading.event.rounds)
    if draft.number not in {newest, newest + 1}:
        drawn = f"{counted(newest, 'round')} {'is' if newest == 1 else 'are'} drawn"
        msg = (
            f"The draft is that of round {draft.number}, but {drawn}. "
            "Take it away with: nigiri discard"
        )
        raise Forbidden(msg)
    old = reading.rounds.get(draft.number)
    if old is not None:
        _check_reported(old, draft)


def _check_reported(old: RoundReading, draft: Draft) -> None:
    """Raise Forbidden when the draft would take away a result of the round, or a second pass."""
    new = draft.reading
    there = {frozenset(g.players): (g.result, new.second.get(row)) for row, g in new.games.items()}
    for row, game in old.games.items():
        now = game.result, old.second.get(row)
        kept = there.get(frozenset(game.players), (None, None))
        if any(was is not None and was != stays for was, stays in zip(now, kept, strict=True)):
            msg = (
                f"Round {draft.number}, table {game.table} has a result that the draft lacks: it "
                "was entered, or read back, after the draft was drawn. Take the draft away with: "
                "nigiri discard"
            )
            raise Forbidden(msg)


def _summary(draft: Draft) -> str:
    """Return what is kept, in a sentence."""
    games = counted(len(draft.reading.games), "table")
    byes = (
        f", bye: {', '.join(map(str, draft.reading.byes.values()))}" if draft.reading.byes else ""
    )
    return f"Round {draft.number} is drawn: the draft is kept, {games}{byes}."


def _lost(workbook: Workbook, reading: Reading, draft: Draft) -> Iterator[LogLine]:
    """Yield the notes of pairs that the draft dissolves, or has otherwise, for the log."""
    old, new = (
        TableReader(place, workbook[place.name], reading.language)
        for place in (reading.book.rounds[draft.number], draft.location)
    )
    there = {frozenset(game.players): row for row, game in draft.reading.games.items()}
    for row, game in reading.rounds[draft.number].games.items():
        at = there.get(frozenset(game.players))
        same = at is not None and all(new.cell(at, k) == old.cell(row, k) for k in NOTES)
        yield from () if same else lost_notes(old, [row])


def _promoted(workbook: Workbook, draft: Draft, name: str, subtitle: str) -> Iterator[Operation]:
    """Yield what makes a draft the round: title, subtitle, tab, lines of As drawn.

    A tab that the director renamed keeps its name.
    """
    place = draft.location
    sheet = workbook[place.name]
    at = title_of(sheet, place.heading_row) or (TITLE_ROW, place.columns["table"])
    cells = [CellChange(*at, sheet.cell(*at), name)]
    beside = at[0], place.columns.get("white", at[1])
    if sheet.cell(*beside) is None:
        cells.append(CellChange(*beside, None, subtitle or None))
    yield SetCells(place.name, tuple(cells))
    if place.name in _names(draft.number):
        yield RenameSheet(place.name, name)
    yield from _lines(workbook, find(workbook).get("drawn"), draft.number)


def _names(number: int) -> set[str]:
    """Return how a draft's tab is called as nigiri makes it."""
    return {text("sheet.draft", language, number=number) for language in LANGUAGES}


def _lines(workbook: Workbook, place: Location | None, number: int) -> Iterator[Operation]:
    """Yield what makes the draft's lines of As drawn those of the round."""
    if place is None:
        return
    sheet, column = workbook[place.name], place.columns["round"]
    cells = tuple(
        CellChange(row, column, sheet.cell(row, column), number)
        for row in range(place.first_row, sheet.height + 1)
        if line_round(sheet.cell(row, column)) == (number, True)
    )
    if cells:
        yield SetCells(place.name, cells)
