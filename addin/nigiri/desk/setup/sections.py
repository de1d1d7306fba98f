"""Propose sections, bar or bands, or apply boundaries of the director's (M2, B2, A5)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from nigiri.desk.core.cells import Cells
from nigiri.desk.core.command import Desk, LogLine, read_writable
from nigiri.desk.core.draw_changes import draw_changes
from nigiri.desk.core.finish import finish
from nigiri.desk.core.phrases import cut_into, nobody_here, sheet_named
from nigiri.desk.core.round_state import next_draw
from nigiri.desk.core.sheets_on_demand import table_of
from nigiri.desk.setup.groups import cuts_groups, group_cells, grouped
from nigiri.desk.setup.settings import typed_settings
from nigiri.domain.model.event import Section
from nigiri.domain.model.units import Rank
from nigiri.domain.proposals import propose_sections
from nigiri.domain.starts.bar import few_are_here, starters
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message, quoted
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.sections import COMPUTED, ranks_row
from nigiri.workbook.derive.start_words import start_words
from nigiri.workbook.derive.written_cells import rows_opened
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.changes import Changes, InsertRows, Operation, Say
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.locations import Location
    from nigiri.workbook.read.workbook import Reading


def sections(
    workbook: Workbook,
    desk: Desk,
    *,
    again: bool = False,
    count: int | None = None,
    down_to: Sequence[str] = (),
) -> Changes:
    """Return the changes that write the sections.

    again -- propose anew although there are boundaries; count -- of sections to propose
    down_to -- the director's boundaries, the weakest rank of each section from the top

    Boundaries on the sheet win over a proposal: without `again` only the cells that follow from
    them are updated. Asks where rounds were drawn with other start scores (A9).

    Raises Forbidden when nobody is here, WrongUse for boundaries not in order.
    """
    reading, moves = read_writable(workbook), list[Operation]()
    key = f"setup.{cut_into(reading.event.settings)}"
    if down_to:
        boundaries = boundaries_typed(down_to)
    elif reading.event.sections and not again and count is None:
        stand = Say(message(f"{key}.stand", sections=len(reading.event.sections)))
        return finish(workbook, [*_numbers(reading.event), stand], desk, "sections")
    else:
        boundaries = [section.lowest for section in proposed(_expected(reading.event), count)]
        moves = [*group_cells(workbook, reading, count)]
    ranks = ", ".join(map(str, boundaries))
    words = message(key, sections=len(boundaries), ranks=ranks)
    say = (
        *_numbers(_with_sections(_expected(reading.event), boundaries)),
        *_for_all(reading.event, typed=bool(down_to)),
        Say(words),
        _next_step(reading),
    )
    operations = [*write_boundaries(workbook, reading, boundaries), *moves]
    operations += _bar_cell(workbook, reading, boundaries)
    log = [LogLine(words, sheet_named("sections", reading.language))] if operations else []
    after = applied(workbook, Changes(tuple(operations)))
    changed = draw_changes(read(after))
    operations += [*changed.record_cells(after), *changed.asks, *say]
    return finish(workbook, operations, desk, "sections", [*changed.log, *log])


def _bar_cell(
    workbook: Workbook, reading: Reading, boundaries: Sequence[Rank]
) -> Iterator[Operation]:
    """Yield the cell of the bar in the settings, where it says another rank than section 1."""
    settings = reading.event.settings
    if settings.start_rule == "bar" and settings.bar not in {None, *boundaries[:1]}:
        yield from typed_settings(workbook, reading, {"bar": str(boundaries[0])})


def _next_step(reading: Reading) -> Say:
    """Return the sentence on the next step."""
    name = sheet_named("sections", reading.language)
    next_step = next_draw(reading.draft, message("entries.next.draw"))
    return Say(message("setup.sections.look", sheet=name, next=next_step))


def _with_sections(event: Event, boundaries: Sequence[Rank]) -> Event:
    """Return the event with sections of these boundaries."""
    cut = tuple(Section(number, rank) for number, rank in enumerate(boundaries, 1))
    return replace(event, sections=cut)


def _expected(event: Event) -> Event:
    """Return the event with everybody here, as long as few of the list are and some are."""
    few = few_are_here(event) and any(player.here for player in event.players)
    if not few or cuts_groups(event):
        return event
    return replace(event, players=tuple(replace(each, here=True) for each in event.players))


def _for_all(event: Event, *, typed: bool) -> list[Say]:
    """Return the sentence that absent players count as well; [] where most are here."""
    if typed or _expected(event) is event:
        return []
    here = sum(player.here for player in event.players)
    key = f"setup.{cut_into(event.settings)}.few"
    return [Say(message(key, here=here, players=len(event.players)))]


def _numbers(event: Event) -> list[Say]:
    """Return the sentence about bar or bands; [] without either."""
    words = start_words(event, event.settings.language)
    return [Say(f"{words}.")] if words else []


def proposed(event: Event, count: int | None = None) -> tuple[Section, ...]:
    """Return the proposed sections for the participants; Forbidden when nobody is here."""
    players = [p for p in event.players if p.here or 1 in p.out]
    if not players:
        raise Forbidden(nobody_here(event.settings.language))
    if cuts_groups(event):
        return tuple(Section(at, rank) for at, rank in enumerate(grouped(event, count), 1))
    if event.settings.start_rule in {"bar", "bands"}:  # of the size of those who start
        players = [*starters(event)]
    return propose_sections(event.settings, players, count)


def _rank(text: str) -> Rank:
    """Return a rank as it is typed; WrongUse for what is none."""
    try:
        return Rank.parse(text)
    except ValueError as error:
        raise WrongUse(message("setup.sections.rank", asked=quoted(text))) from error


def boundaries_typed(typed: Sequence[str]) -> list[Rank]:
    """Return the director's boundaries; WrongUse for a text that is no rank, or not in order."""
    ranks = [_rank(text) for text in typed]
    if any(lower >= upper for upper, lower in pairwise(ranks)):
        raise WrongUse(message("setup.sections.order", asked=", ".join(typed)))
    return ranks


def write_boundaries(
    workbook: Workbook, reading: Reading, boundaries: Sequence[Rank]
) -> list[Operation]:
    """Return the operations that write the boundaries, on a new sheet if needed.

    Rows are inserted where there are too few.
    """
    table = table_of(workbook, reading.book, "sections", reading.language)
    if table is None:  # reading reports a tab of that name without the headings
        return []
    location, workbook = table.location, table.workbook
    reading = read(workbook) if table.added else reading
    opened_rows = tuple(_more_rows(workbook, reading, location, len(boundaries)))
    cells = Cells(location, applied(workbook, Changes(opened_rows))[location.name])
    for at in range(max(len(boundaries), len(reading.event.sections))):
        value = str(boundaries[at]) if at < len(boundaries) else None
        cells.put(location.first_row + at, "down_to", value)
    return [*table.added, *opened_rows, *cells.operations()]


def _more_rows(
    workbook: Workbook, reading: Reading, location: Location, wanted: int
) -> Iterator[Operation]:
    """Yield the insertion of rows that leaves a blank one between sections and the ranks below.

    Notes that somebody typed above the ranks count as below, too.
    """
    sheet, heading = workbook[location.name], ranks_row(Context(workbook, reading))
    computed = [location.columns[key] for key in COMPUTED if key in location.columns]
    opened_rows = rows_opened(location, sheet, location.first_row, wanted, computed)
    below = heading is not None and opened_rows and opened_rows[0].at < heading - 1
    if heading is not None and not below:
        missing = location.first_row + wanted - (heading - 1)
        opened_rows = (InsertRows(location.name, heading - 1, missing),) if missing > 0 else ()
    yield from opened_rows
