"""The newest list of a federation among downloaded files, told by what is in them (A1).

found first, from the newest file on     then
a list of that federation                it is taken
a download that is not finished          refused: one waits for it
a file called like the list, and a       refused: the page said something else, or it is cut off
web page, damaged, or no list
anything else                            passed over; a list of another federation is remembered,
                                         and named where nothing else is found
"""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.members.lists import list_date
from nigiri.domain.federations.addresses import LIST_PAGES
from nigiri.errors import NigiriError, WrongUse
from nigiri.exchange.members import LARGEST, read_members
from nigiri.messages.message import message

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterable

    from nigiri.domain.federations.addresses import ListPage
    from nigiri.domain.players.member import MemberList, StoredList
    from nigiri.messages.message import Message

#: What browsers append to a name until the file is whole.
_UNFINISHED = {".crdownload", ".part", ".partial", ".download", ".opdownload", ".tmp"}
_UNNAMED = "unconfirmed"
_MAY_BE = {"", ".txt", ".lst", ".tsv", ".htm", ".html", ".zip", ".gz"}
_BEGINS_PAGE = b"<"


class Download(NamedTuple):
    """A downloaded file: name, size in bytes, the day it was saved; `data` reads it."""

    name: str
    size: int
    day: dt.date
    data: Callable[[], bytes]


class Fresh(NamedTuple):
    """A list found: the file, its members, the day it is of, and where that is from (list_date)."""

    name: str
    members: MemberList
    date: dt.date
    how: str


def list_page(name: str | None, loaded: Iterable[str] = ()) -> ListPage:
    """Return the page of a list; without a name that of the only list that is loaded.

    loaded -- the keys of loaded lists. Raises WrongUse where there is no such list, or none is
    meant.
    """
    meant = [name] if name else [key for key in loaded if key in LIST_PAGES]
    if len(meant) != 1 or meant[0] not in LIST_PAGES:
        raise WrongUse(message("members.fresh.which", choices=", ".join(LIST_PAGES)))
    return LIST_PAGES[meant[0]]


def newest_list(files: Iterable[Download], page: ListPage, folder: str) -> Fresh:
    """Return the newest list of a federation among files, the newest of them first.

    folder -- as it is told. Raises WrongUse with one sentence where there is none, or where a newer
    file looks like it and is not.
    """
    other: Message | None = None
    for each in files:
        if _is_unfinished(each.name):
            raise WrongUse(message("members.fresh.unfinished", file=each.name))
        members = _list_in(each, page)
        if members is None:
            continue
        if members.key == page.key:
            return Fresh(each.name, members, *list_date(members, None, each.day))
        other = other or _of_another(each, members, page)
    none = message("members.fresh.none", list=page.key.upper(), folder=folder)
    raise WrongUse(other or none)


def refuse_no_newer(fresh: Fresh, stored: StoredList | None) -> None:
    """Raise WrongUse where a list is no newer than the stored one, or much shorter than it.

    stored -- None where none is loaded
    """
    if stored is None:
        return
    facts = {"file": fresh.name, "date": str(fresh.date), "stored": str(stored.date)}
    count = len(fresh.members.members)
    if fresh.date < stored.date:
        raise WrongUse(message("members.fresh.older", **facts))
    if (fresh.date, count) == (stored.date, stored.count):
        raise WrongUse(message("members.fresh.same", **facts))
    if count * 10 < stored.count * 9:
        numbers = {"members": f"{count:,}", "before": f"{stored.count:,}"}
        raise WrongUse(message("members.fresh.shorter", file=fresh.name, **numbers))


def _is_unfinished(name: str) -> bool:
    """Tell whether a file is one of a browser's that becomes a list, perhaps, once it is whole."""
    path = PurePath(name.casefold())
    inner = PurePath(path.stem)
    return path.suffix in _UNFINISHED and (
        inner.suffix in _MAY_BE or path.name.startswith(_UNNAMED)
    )


def _list_in(each: Download, page: ListPage) -> MemberList | None:
    """Return the list in a file; None for any other file, WrongUse where it should be the list."""
    name = each.name.casefold()
    if PurePath(name).suffix not in _MAY_BE or each.size > LARGEST:
        return None
    alike = any(part in name for part in page.names)
    try:
        data = each.data()
        found = read_members(data)
    except NigiriError as error:
        if alike:
            why = error.sentence or str(error)
            raise WrongUse(message("members.fresh.damaged", file=each.name, why=why)) from error
        return None
    if alike and (found is None or not found.members):
        what = "page" if data.lstrip().startswith(_BEGINS_PAGE) else "no-list"
        facts = {"file": each.name, "list": page.key.upper()}
        raise WrongUse(message(f"members.fresh.{what}", **facts))
    return found


def _of_another(each: Download, members: MemberList, page: ListPage) -> Message:
    """Return the sentence on a list of another federation."""
    facts = {"file": each.name, "other": members.key.upper(), "list": page.key.upper()}
    return message("members.fresh.other", **facts)
