"""The pages that a club publishes, made from the workbook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.command import read_writable
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.site.site import site
from nigiri.workbook.log import timings

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping
    from pathlib import Path

    from nigiri.workbook.model.cells import Workbook


def publish(
    workbook: Workbook, now: dt.datetime, language: str | None = None, own: Path | None = None
) -> Mapping[str, str]:
    """Return file name -> page of the site, the first page last.

    language -- None for the event's own; own -- the club's folder of templates, None for none
    Raises SheetProblems for wrong cells: what is wrong is not published; WrongUse for a language
    that is none.
    """
    event = read_writable(workbook).event
    said = speech(language or event.settings.language, own)
    return site(event, said, Options(stamp=now, timings=timings(workbook)), own)
