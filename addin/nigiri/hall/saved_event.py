"""The event as it was last saved: its published pages in memory, and its boards.

A club's own templates are not used here: who mails one could let the server wait for ever.
"""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.clock import clock
from nigiri.desk.core.command import Desk
from nigiri.desk.core.work import up_to_date
from nigiri.desk.output.publish import Looks, published_site
from nigiri.hall.boards import Boards, boards_of
from nigiri.hosts.files.open import closed_file
from nigiri.members.club_file import club_if_readable
from nigiri.messages.catalogue import known
from nigiri.messages.message import message
from nigiri.reports.site.page import AGE, Band, Link
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from nigiri.reports.site.page import Frame, Page
    from nigiri.workbook.model.cells import Workbook


class SavedEvent(NamedTuple):
    """An event as it was saved.

    id -- the permanent one; when -- it was saved; workbook -- as it was read
    files -- name -> published page or picture; tables -- the page of the newest round by table,
    None before the first; boards -- of all rounds
    """

    id: str
    when: dt.datetime
    workbook: Workbook
    frame: Frame
    files: Mapping[str, bytes]
    tables: Page | None
    boards: Boards

    @property
    def language(self) -> str:
        """Return the language of forms: that of the pages, English where there are no words."""
        return known(self.frame.speech.lang)


def read_saved(file: Path) -> SavedEvent:
    """Return the event of a file.

    Raises NigiriError where it cannot be read, or has wrong cells.
    """
    when = saved_at(file)
    now = clock()
    workbook = up_to_date(closed_file(file, now=now).snapshot(), Desk(now))
    language = read(workbook).event.settings.language
    looks = Looks(club=club_if_readable(), band=_band(when, language))
    site, pictures = published_site(workbook, now, looks)
    newest = site.frame.newest
    tables = (page for page in site.pages if page.kind == "tables" and page.round_number == newest)
    files = {name: page.encode() for name, page in site.files().items()}
    return SavedEvent(
        site.frame.event.settings.event_id,
        when,
        workbook,
        site.frame,
        {**pictures, **files},
        next(tables, None),
        boards_of(site.frame.drawn),
    )


def saved_at(file: Path) -> dt.datetime:
    """Return the local time at which a file was written, without a zone; now where it is gone."""
    try:
        written = dt.datetime.fromtimestamp(file.stat().st_mtime, dt.UTC)
    except OSError:
        return clock()
    return written.astimezone().replace(tzinfo=None)


def _band(when: dt.datetime, language: str) -> Band:
    """Return the line of every page: how old it is, and where to report."""
    tongue = known("fr" if language == "both" else language)
    saved = message("hall.page.saved", time=f"{when:%H:%M}", age=AGE).said(tongue)
    before, _, after = saved.partition(AGE)
    return Band(
        before,
        after,
        message("hall.page.now").said(tongue),
        message("hall.page.ago", minutes="#").said(tongue),
        [
            Link(message(key).said(tongue), file)
            for key, file in (("hall.page.report", "report"), ("hall.page.who", "who"))
        ],
    )
