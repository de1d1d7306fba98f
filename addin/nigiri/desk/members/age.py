"""How old the lists of members are, told where it matters: when loaded, and at the event (A1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.players.federation_ids import ids
from nigiri.errors import HostError
from nigiri.messages.message import message, several
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable

    from nigiri.domain.model.event import Event
    from nigiri.domain.players.member import Register
    from nigiri.messages.message import Message
    from nigiri.workbook.model.cells import Workbook

MONTH = 31
"""A list that is more days old than this is told of."""
#: The scale of an event's ratings -> the lists that have them.
_OF_SCALE = {"aga": {"aga"}, "egf": {"egf", "ffg"}}


def checked_words(checked: dt.date | None) -> Message:
    """Return the sentence on an address: when somebody was there; None where nobody was yet."""
    key = "members.fresh.checked" if checked else "members.fresh.not-checked"
    return message(key, day=str(checked or ""))


def age_words(date: dt.date, today: dt.date) -> Message:
    """Return the age of a list in days, in words; one of a day to come is of today."""
    days = max(0, (today - date).days)
    return message("members.age" if days else "members.age.today", days=days)


def old_lists(
    workbook: Workbook, register: Register, today: dt.date, federation: str = ""
) -> tuple[Message, ...]:
    """Return one sentence on the lists of an event that are older than a month; () for none.

    federation -- only its list. A list is of the event where a player has a number of it; as long
    as nobody has a number, where it has ratings of the event's scale. A damaged list is told
    elsewhere.
    """
    try:
        dates = register.dates()
    except HostError:
        return ()
    wanted = {federation} if federation else dates.keys() & _lists_of(read(workbook).event)
    return _told((key, dates[key]) for key in dates if key in wanted and _is_old(dates[key], today))


def _is_old(date: dt.date, today: dt.date) -> bool:
    """Tell whether a list is older than a month."""
    return (today - date).days > MONTH


def _told(old: Iterable[tuple[str, dt.date]]) -> tuple[Message, ...]:
    """Return the sentence on old lists."""
    named = [message("members.age.list", list=key, date=str(date)) for key, date in old]
    if not named:
        return ()
    return (message("members.age.old", lists=several(named), many=len(named)),)


def _lists_of(event: Event) -> set[str]:
    """Return the keys of the lists that concern an event."""
    numbers = {key for player in event.players for key in ids(player.federation_id)}
    return numbers or _OF_SCALE[event.settings.rating_scale]
