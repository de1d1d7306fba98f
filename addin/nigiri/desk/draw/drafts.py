"""Draw a round as a draft, then keep or discard it: until then nothing else changes.

A draft has a sheet whose title says so, and lines of its own on As drawn. Once discarded, every
other sheet is what it was before, the Log too: only what is kept is written there.

while there is a draft     nothing else is drawn, and it counts nowhere
what is typed into it      stays when it is kept
■ on its sheet             it is not kept (preconditions.py)
it is of another round     than the next or the newest: it is not kept

It is read by workbook/read/workbook.py, and put in place of its round by workbook/read/draft.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.command import Desk, LogLine, read_writable
from nigiri.desk.core.draw_changes import draw_changes
from nigiri.desk.core.finish import finish
from nigiri.desk.core.locks import NOTES, lost_notes
from nigiri.desk.core.phrases import players_named
from nigiri.desk.core.round_sheet import remove_draft, remove_round, round_options
from nigiri.desk.draw.announcements import (
    announced_lines,
    awaited_words,
    entry_sentences,
    no_lists,
    relatives_sentences,
)
from nigiri.desk.draw.bar import bar_questions
from nigiri.desk.draw.draw import planned_draft
from nigiri.desk.draw.part import WHOLE, Part
from nigiri.desk.draw.preconditions import check_draft, event_id_cells
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.messages.message import message
from nigiri.workbook.apply import applied
from nigiri.workbook.fixed_starts import fixed_starts
from nigiri.workbook.layout.round import SUBTITLED
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
from nigiri.workbook.read.table_finder import find, title_of
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.desk.draw.announcements import Lists
    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.workbook import Draft, Reading


def draw_draft(  # noqa: PLR0913 -- what a director may say of a round
    workbook: Workbook,
    desk: Desk,
    *,
    again: bool = False,
    part: Part = WHOLE,
    lists: Lists = no_lists,
    asks: bool = False,
) -> Changes:
    """Return the changes that draw a round as a draft, otherwise as `draw`.

    asks -- as for `planned_draft`
    Raises as `draw`; Forbidden, too, where players have no number or there are no sections.
    """
    plan = planned_draft(workbook, again=again, part=part, asks=asks)
    number = plan.drawn.round.number
    name = text("sheet.draft", plan.event.settings.language, number=number)
    unseen = awaited_words(plan.event, plan.drawn.round, "awaited.said", part)
    messages = (
        *plan.done,
        *plan.result_sentences,
        *plan.to_be_looked_at,
        *unseen,
        *entry_sentences(workbook, plan, lists),
        *relatives_sentences(workbook, plan),
        message("drawing.draft.made", sheet=name),
        message("drawing.draft.choose"),
    )
    return finish(workbook, [*plan.operations, *map(Say, messages)], desk, "draw --draft")


def discard(workbook: Workbook, desk: Desk) -> Changes:
    """Return the changes that take the draft away, and nothing else; Forbidden without one."""
    reading = read(workbook)
    draft = _draft(reading)
    say = Say(message("drawing.draft.gone", round=draft.number))
    return finish(workbook, [*remove_draft(workbook, reading, draft), say], desk, "discard")


def keep(workbook: Workbook, desk: Desk) -> Changes:
    """Return the changes that make the draft the round, with all that was typed into it.

    Asks where something changed since earlier rounds or the draft were drawn (A9), where a player
    announced for the round has not been seen, and where no grade fits as the bar (B2).
    Raises SheetProblems for wrong cells and for everything marked ■ on the draft's sheet: a
    rematch, a player who is out. Raises Forbidden without a draft, when it is that of another round
    than the next or the newest, or when the newest has results that the draft lacks.
    """
    reading = read_writable(workbook)
    draft = _draft(reading)
    check_draft(workbook, reading, draft)
    _check_keeps(reading, draft)
    name = text("sheet.round", reading.language, number=draft.number)
    without, unseen = (
        awaited_words(reading.event, draft.reading.round, key)
        for key in ("awaited.keep", "awaited.said")
    )
    summary = _summary(reading.event, draft)
    log = [*map(LogLine, unseen), LogLine(summary, name)]
    gone: list[Operation] = [
        *event_id_cells(workbook, reading, desk),
        *fixed_starts(workbook, reading.book, reading.event),
    ]
    if draft.number in reading.rounds:
        log += _lost_note_lines(workbook, reading, draft)
        gone += remove_round(workbook, reading, draft.number)
    after = applied(workbook, Changes(tuple(gone)))
    subtitle = str(round_options(reading.event, draft.reading.round)["subtitle"])
    kept = tuple(_promoted(after, draft, name, subtitle))
    changed = draw_changes(with_draft(reading, draft), draft.number, draft.as_drawn)
    record = changed.record_cells(after, kept)
    messages = map(Say, (summary, message("drawing.next.print")))
    bar = bar_questions(reading.event, reading.event)
    asks = (*changed.asks, *bar, *map(Ask, without))
    operations = [*gone, *kept, *record, *asks, *messages]
    log += announced_lines(reading.event, draft.number)
    return finish(workbook, operations, desk, "keep", [*changed.log, *log])


def _draft(reading: Reading) -> Draft:
    """Return the draft; Forbidden without one."""
    if reading.draft is None:
        raise Forbidden(message("drawing.draft.none"))
    return reading.draft


def _check_keeps(reading: Reading, draft: Draft) -> None:
    """Raise Forbidden when the draft cannot become the round."""
    newest = len(reading.event.rounds)
    if draft.number not in {newest, newest + 1}:
        other = message("drawing.draft.other-round", round=draft.number, drawn=newest)
        raise Forbidden(other)
    old = reading.rounds.get(draft.number)
    if old is not None:
        _check_reported(old, draft)


def _check_reported(old: RoundReading, draft: Draft) -> None:
    """Raise Forbidden when the draft lacks a result of the round, or of its second pass."""
    new = draft.reading
    there = {frozenset(g.players): (g.result, new.second.get(row)) for row, g in new.games.items()}
    for row, game in old.games.items():
        now = game.result, old.second.get(row)
        kept = there.get(frozenset(game.players), (None, None))
        if any(was is not None and was != stays for was, stays in zip(now, kept, strict=True)):
            lacks = message("drawing.draft.result", round=draft.number, table=game.table)
            raise Forbidden(lacks)


def _summary(event: Event, draft: Draft) -> str:
    """Return the sentence about the draft that is kept: tables, and who has a bye."""
    facts = {"round": draft.number, "tables": len(draft.reading.games)}
    byes = draft.reading.byes.values()
    if byes:
        return message("drawing.draft.kept-bye", byes=players_named(event, byes), **facts)
    return message("drawing.draft.kept", **facts)


def _lost_note_lines(workbook: Workbook, reading: Reading, draft: Draft) -> Iterator[LogLine]:
    """Yield lines of the Log with the notes of pairs that differ in the draft."""
    old, new = (
        TableReader(location, workbook[location.name], reading.language)
        for location in (reading.book.rounds[draft.number], draft.location)
    )
    there = {frozenset(game.players): row for row, game in draft.reading.games.items()}
    for row, game in reading.rounds[draft.number].games.items():
        at = there.get(frozenset(game.players))
        same = at is not None and all(new.cell(at, k) == old.cell(row, k) for k in NOTES)
        yield from () if same else lost_notes(old, row, game.players)


def _promoted(workbook: Workbook, draft: Draft, name: str, subtitle: str) -> Iterator[Operation]:
    """Yield the operations that make a draft the round: title, subtitle, tab, lines of As drawn.

    A tab that the director renamed keeps its name.
    """
    location = draft.location
    sheet = workbook[location.name]
    at = title_of(sheet, location.heading_row) or (TITLE_ROW, location.columns["table"])
    cells = [CellChange(*at, sheet.cell(*at), name)]
    beside = at[0], location.columns.get(SUBTITLED, at[1])
    if sheet.cell(*beside) is None:
        cells.append(CellChange(*beside, None, subtitle or None))
    yield SetCells(location.name, tuple(cells))
    if location.name in _draft_tab_names(draft.number):
        yield RenameSheet(location.name, name)
    yield from _lines(workbook, find(workbook).get("drawn"), draft.number)


def _draft_tab_names(number: int) -> set[str]:
    """Return the names that nigiri gives the tab of a draft, in all languages."""
    return {text("sheet.draft", language, number=number) for language in LANGUAGES}


def _lines(workbook: Workbook, location: Location | None, number: int) -> Iterator[Operation]:
    """Yield the cells that turn the draft's lines of As drawn into those of the round."""
    if location is None:
        return
    sheet, column = workbook[location.name], location.columns["round"]
    cells = tuple(
        CellChange(row, column, sheet.cell(row, column), number)
        for row in range(location.first_row, sheet.height + 1)
        if line_round(sheet.cell(row, column)) == (number, True)
    )
    if cells:
        yield SetCells(location.name, cells)
