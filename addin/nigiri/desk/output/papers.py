"""Printed sheets of a workbook; also the templates and words that a club can change."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from nigiri.desk.core.command import read_writable
from nigiri.domain.standings.shown import as_shown, frozen_after
from nigiri.errors import Forbidden, WrongUse
from nigiri.messages.message import message, quoted
from nigiri.reports.catalogue import EACH_ROUND, OF_SOME_EVENTS, REPORTS, WAYS
from nigiri.reports.frame.hidden import (
    hidden_on,
    prizes_without_names,
    with_names,
    without_names,
)
from nigiri.reports.frame.language import speech, words_to_translate
from nigiri.reports.frame.limits import limited
from nigiri.reports.frame.logo import logo_of
from nigiri.reports.frame.options import Options
from nigiri.reports.frame.render import own_templates
from nigiri.workbook.log import timings
from nigiri.workbook.read.draft import with_draft
from nigiri.workbook.read.organiser import telephones
from nigiri.workbook.read.organiser_prizes import prize_table
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.hall import Codes
    from nigiri.reports.catalogue import Report
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.read.workbook import Reading

__all__ = [
    "EACH_ROUND",
    "REPORTS",
    "Options",
    "Paper",
    "PrintRequest",
    "button_print_request",
    "paper",
    "papers_of_a_round",
]


@dataclass(frozen=True)
class PrintRequest:
    """A sheet to be printed.

    name -- the key of the report
    language -- "en", "fr", "both" or that of a catalogue of the club; None for the event's own
    text -- lines of text instead of HTML
    own -- the club's folder of templates, None where it has none
    club -- what is kept of the club, for its logo; empty where nothing is
    organiser -- the organiser's workbook, None where there is none beside the event
    codes -- those of the hall, None where it was never opened
    """

    name: str = "pairings"
    options: Options = field(default_factory=Options)
    language: str | None = None
    text: bool = False
    own: Path | None = None
    club: Mapping[str, str] = field(default_factory=dict)
    organiser: Workbook | None = None
    codes: Codes | None = None


class Paper(NamedTuple):
    """A printed sheet: its name, such as "round-5-by-table", the document, ".html" or ".txt".

    hidden -- the number of players for whose names it has a number, as they asked (B31)
    The name is in the language of the event, whatever the sheet speaks: printed once more for
    guests, a sheet takes the place of the one that was there.
    """

    which: str
    content: str
    suffix: str
    hidden: int = 0


def paper(workbook: Workbook, wanted: PrintRequest) -> Paper:
    """Return a printed sheet of the workbook.

    Raises SheetProblems for wrong cells: a wrong sheet on the wall costs more than a late one;
    Forbidden where there is nothing to print, or places that no command has shown yet; WrongUse for
    a round that is not drawn.
    """
    if wanted.name not in REPORTS:
        facts = {"asked": quoted(wanted.name), "choices": ", ".join(REPORTS)}
        raise WrongUse(message("output.paper.unknown", **facts))
    reading = read_writable(workbook)
    if REPORTS[wanted.name].has_places and not wanted.options.blank:
        _stop_unseen(workbook)
    return _printed(reading, _with_timings(workbook, wanted))


def hall_tables(workbook: Workbook, more: int = 0) -> tuple[str, frozenset[int]]:
    """Return the permanent id of an event, and the tables that may need a code in its hall.

    As many as it has players are enough for a draft, too; more -- so many at least
    """
    event = read(workbook).event
    used = {game.table for drawn in event.rounds for game in drawn.games if game.table}
    free = islice(event.settings.free_tables(), max(more, len(event.players)))
    return event.settings.event_id, frozenset({*used, *free})


def papers_of_a_round(
    workbook: Workbook, wanted: PrintRequest, advance: Callable[[int], None]
) -> list[Paper]:
    """Return all sheets of the newest round: EACH_ROUND, and those that this event needs besides.

    wanted -- for language, templates and options; its name is ignored
    advance -- is called with the number of sheets just made. Raises what `paper` raises.
    """
    reading, wanted, found = read_writable(workbook), _with_timings(workbook, wanted), []
    _stop_unseen(workbook)
    besides = (each for each in OF_SOME_EVENTS if each[1].is_needed(reading.event))
    for report, way in (*EACH_ROUND, *besides):
        options = replace(wanted.options, **dict[str, Any](way.options))
        one = replace(wanted, name=report.key, options=options, text=way.text)
        found.append(_printed(reading, one))
        advance(1)
    return found


def button_print_request(
    key: str,
    round_number: int | None,
    language: str | None,
    stamp: dt.datetime,
    club: Mapping[str, str],
) -> PrintRequest:
    """Return the request for a way of the catalogue.

    round_number -- None for the newest; language -- None for that of the event
    club -- as in PrintRequest
    Raises WrongUse for a round of a report that is not about one.
    """
    report, way = WAYS[key]
    if round_number is not None and "round" not in report.options:
        raise WrongUse(message("printed.no-round", title=way.title))
    options = Options(round_number, stamp=stamp, **dict[str, Any](way.options))
    return PrintRequest(report.key, options, language=language, text=way.text, club=club)


def _with_timings(workbook: Workbook, wanted: PrintRequest) -> PrintRequest:
    """Return the request with the times when rounds were drawn and complete."""
    return replace(wanted, options=replace(wanted.options, timings=timings(workbook)))


def _stop_unseen(workbook: Workbook) -> None:
    """Raise Forbidden where a sheet would have places or scores that no command has shown yet."""
    from nigiri.desk.core.unseen_places import stop_unseen  # noqa: PLC0415 -- pairings have no places

    stop_unseen(workbook)


def _printed(reading: Reading, wanted: PrintRequest) -> Paper:
    """Return a printed sheet of the event."""
    options = wanted.options
    if options.draft:
        reading = _draft(reading)
        options = replace(options, round_number=len(reading.event.rounds))
    elif reading.draft is not None and not reading.event.rounds:
        _refuse_without_draft(wanted.name)
    report = REPORTS[wanted.name]
    options = _from_beside(report, wanted, options)
    event, options = as_permitted(report, reading.event, options)
    said = speech(wanted.language or event.settings.language, wanted.own)
    names = report.names if options.names is None else options.names
    hides = bool(report.read_by) and not names
    if hides and options.prizes is not None:
        prizes = prizes_without_names(options.prizes, event, said)
        options = replace(options, prizes=prizes)
    event = without_names(event, said) if hides else with_names(event)
    sheet = report.maker(event, said, options)
    which = sheet.which.said(event.settings.language)
    make = sheet.to_text if wanted.text else partial(sheet.to_html, logo=logo_of(wanted.club))
    content = limited(wanted.own, partial(make, wanted.own))
    hidden = hidden_on(event, content) if hides else 0
    return Paper(which, content, ".txt" if wanted.text else ".html", hidden)


def _from_beside(report: Report, wanted: PrintRequest, options: Options) -> Options:
    """Return the options with what stands beside the workbook: the organiser's, the codes."""
    if report.organiser and wanted.organiser is not None:
        own = wanted.organiser
        options = replace(options, prizes=prize_table(own), telephones=telephones(own))
    return replace(options, codes=wanted.codes) if report.codes else options


def as_permitted(report: Report, event: Event, options: Options) -> tuple[Event, Options]:
    """Return event and options as a sheet may show them: without what is frozen.

    Where a newer round is asked for, that is the state after the frozen one. Raises as
    Options.round_of does.
    """
    after = frozen_after(event)
    if after is None or not report.frozen or options.blank:
        return event, options
    options = replace(options, frozen=after)
    if report.frozen == "results":
        return event, options
    number = options.round_number and min(options.round_of(event), after)
    return as_shown(event), replace(options, round_number=number)


def _refuse_without_draft(name: str) -> None:
    """Raise Forbidden for a sheet of a round where there is only a draft, which it could print."""
    if "draft" in REPORTS[name].options:
        raise Forbidden(message("output.paper.draft", name=name))


def _draft(reading: Reading) -> Reading:
    """Return the event as if its draft were kept; Forbidden without one."""
    if reading.draft is None:
        raise Forbidden(message("drawing.draft.none"))
    return with_draft(reading, reading.draft)


WORDS = "words.pot"


def starters(now: dt.datetime) -> dict[str, str]:
    """Return the files a club can change, by name: templates, style sheet, words to translate."""
    lists = (report.key for report in REPORTS.values() if not report.own_template)
    return {**own_templates(lists), WORDS: words_to_translate(now)}
