"""Make what is printed, out of the workbook as it is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from nigiri.desk.command import opened
from nigiri.errors import Forbidden, WrongUse
from nigiri.reports.catalogue import BY_NAME, REPORTS
from nigiri.reports.makers import MAKERS
from nigiri.reports.options import Options
from nigiri.reports.speech import speech
from nigiri.workbook.draft import with_draft
from nigiri.workbook.timings import timings

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.workbook.cells import Workbook
    from nigiri.workbook.read import Reading

__all__ = ["BY_NAME", "REPORTS", "Options", "Paper", "Wanted", "paper"]


@dataclass(frozen=True)
class Wanted:
    """What is to be printed, and how.

    name -- of the report, as in the catalogue
    language -- "en", "fr", "both" or that of a catalogue of the club; None for the event's own
    text -- lines of text instead of HTML
    own -- the club's folder of templates, None where it has none
    """

    name: str = "pairings"
    options: Options = field(default_factory=Options)
    language: str | None = None
    text: bool = False
    own: Path | None = None


@dataclass(frozen=True)
class Paper:
    """A printed sheet: which, such as "round-5-by-table", the document, and ".html" or ".txt"."""

    which: str
    content: str
    suffix: str


def paper(workbook: Workbook, wanted: Wanted) -> Paper:
    """Return a printed sheet of the workbook.

    Raises SheetProblems for wrong cells: a wrong sheet on the wall costs more than a late one;
    Forbidden for what there is nothing to print of, WrongUse for a round that is not drawn.
    """
    if wanted.name not in BY_NAME:
        msg = f"There is no report {wanted.name!r}; choose one of {', '.join(BY_NAME)}."
        raise WrongUse(msg)
    reading, options = opened(workbook), replace(wanted.options, timings=timings(workbook))
    if options.draft:
        reading = _draft(reading)
        options = replace(options, round_number=len(reading.event.rounds))
    event = reading.event
    said = speech(wanted.language or event.settings.language, wanted.own)
    sheet = MAKERS[wanted.name](event, said, options)
    if wanted.text:
        return Paper(sheet.which, sheet.to_text(wanted.own), ".txt")
    return Paper(sheet.which, sheet.to_html(wanted.own), ".html")


def _draft(reading: Reading) -> Reading:
    """Return the event as if its draft were kept; Forbidden without one."""
    if reading.draft is None:
        msg = "There is no draft. To make one: nigiri draw --draft"
        raise Forbidden(msg)
    return with_draft(reading, reading.draft)
