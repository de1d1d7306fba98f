"""The pages that a club publishes, made from the workbook.

Which pages there are says reports/site/site.py. They are written, all or none, by
hosts/files/folder.py: pages of before that are not made any more go, and nothing is touched that
somebody else put into the folder. Who asked not to be named is "Player 17" on all of them; while
standings are frozen, those of that round are shown.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.command import read_writable
from nigiri.desk.core.unseen_places import stop_unseen
from nigiri.messages.message import Message, message
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.limits import limited
from nigiri.reports.frame.logo import as_file, logo_of
from nigiri.reports.frame.options import Options
from nigiri.reports.site.site import site, site_of
from nigiri.workbook.log import timings
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Mapping
    from pathlib import Path

    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.logo import Logo
    from nigiri.reports.site.page import Band
    from nigiri.reports.site.site import Site
    from nigiri.workbook.model.cells import Workbook

    _Facts = tuple[Event, Speech, Options, Path | None, Logo | None]


class Looks(NamedTuple):
    """How pages look: their language, None for the event's own, and what is the club's.

    own -- the folder of templates, None for none; club -- what is kept of it, for its logo
    band -- of pages that are served in the hall, None for a folder
    """

    language: str | None = None
    own: Path | None = None
    club: Mapping[str, str] = {}
    band: Band | None = None


class Published(NamedTuple):
    """The pages as plain data, and file name -> picture beside them."""

    site: Site
    pictures: Mapping[str, bytes]


_USUAL = Looks()


def hidden_names(workbook: Workbook) -> tuple[Message, ...]:
    """Return the sentence on how many names the pages hide, () where they hide none."""
    many = sum(player.hidden for player in read(workbook).event.players)
    return (message("command.publish.hidden", many=many),) if many else ()


def publish(
    workbook: Workbook, now: dt.datetime, looks: Looks = _USUAL
) -> Mapping[str, str | bytes]:
    """Return file name -> page of the site, the first page last; a logo before all.

    Raises as `published_site`.
    """
    facts, pictures = _facts(workbook, now, looks)
    return {**pictures, **limited(looks.own, partial(site, *facts))}


def published_site(workbook: Workbook, now: dt.datetime, looks: Looks = _USUAL) -> Published:
    """Return the pages as plain data, to be filled in without limits: own templates are not used.

    Raises SheetProblems for wrong cells: what is wrong is not published; Forbidden for places that
    no command has shown yet, WrongUse for a language that is none.
    """
    facts, pictures = _facts(workbook, now, looks._replace(own=None))
    made = site_of(*facts)
    return Published(made.in_hall(looks.band) if looks.band else made, pictures)


def _facts(workbook: Workbook, now: dt.datetime, looks: Looks) -> tuple[_Facts, dict[str, bytes]]:
    """Return the facts that pages are made from, and file name -> picture beside them."""
    event = read_writable(workbook).event
    stop_unseen(workbook)
    said = speech(looks.language or event.settings.language, looks.own)
    options = Options(stamp=now, timings=timings(workbook))
    logo = logo_of(looks.club)
    pictures = dict([as_file(logo)]) if logo else {}
    placed = logo and logo._replace(address=next(iter(pictures)))
    return (event, said, options, looks.own, placed), pictures
