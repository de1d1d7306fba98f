"""Workbooks beside the event: that of the organiser, that of a season."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.buttons.orders import Outcome
from nigiri.errors import Forbidden
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.buttons.orders import Order


def organise(order: Order) -> Outcome:
    """Make the organiser's workbook beside the event's file, or bring it up to date."""
    from nigiri.buttons.organiser_file import organise_beside

    if order.file is None:
        raise Forbidden(message("button.unsaved"))
    _, work = organise_beside(order.file, order.current, order.desk)
    return Outcome(sentences=work.changes.sentences)


def season(order: Order) -> Outcome:
    """Put the event into a season's workbook, as it stands here, and open what is printed."""
    from nigiri.buttons.season_file import EventBook, Wanted, put_into_season, season_path
    from nigiri.hosts.openers import open_address
    from nigiri.members.season_file import remember_season

    if order.file is None:
        raise Forbidden(message("button.unsaved"))
    given = order.answers
    path = season_path(given["season"], order.file)
    page = path.with_suffix(".html") if given["page"] else None
    wanted = Wanted(given["list"], page, where=True)
    event = EventBook(order.current, order.file.name)
    found = put_into_season(path, [event], wanted, order.desk)
    remember_season(path)
    for paper in found.papers:
        open_address(str(paper))
    return Outcome(sentences=found.work.changes.sentences)
