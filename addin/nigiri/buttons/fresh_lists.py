"""A fresh list of members: its page in the browser, then the file in the downloads folder."""

from __future__ import annotations

import datetime as dt
from functools import partial
from typing import TYPE_CHECKING

from nigiri.desk.members.age import age_words, checked_words
from nigiri.desk.members.downloads import Download, list_page, newest_list, refuse_no_newer
from nigiri.desk.members.lists import list_date, loaded_words, members_of
from nigiri.hosts.files.downloads import downloads_folder, newest_files
from nigiri.hosts.files.lists import read_data, read_list
from nigiri.hosts.openers import open_address
from nigiri.members import lists_here
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from nigiri.messages.message import Message


def which_list(name: str | None) -> str:
    """Return the key of a list with a page; without a name that of the only one that is loaded.

    Raises WrongUse where there is none of that name, or none or several are loaded.
    """
    return list_page(name, lists_here().dates()).key


def open_page(name: str) -> Message:
    """Open the page of a list in the browser; return what is told of it."""
    page = list_page(name)
    key = "opened" if open_address(page.page) else "closed"
    return message(f"members.fresh.{key}", address=page.page, checked=checked_words(page.checked))


def page_question(name: str) -> Message:
    """Return the question whether the list was saved from the page that was opened."""
    page, save = list_page(name), message("members.fresh.save")
    facts = {"address": page.page, "checked": checked_words(page.checked), "save": save}
    return message("members.fresh.go-on", **facts)


def take_list(name: str, now: dt.datetime, folder: Path | None = None) -> tuple[str, ...]:
    """Load the newest list from the downloads folder, or another one; return what is told.

    Raises WrongUse with one sentence where there is none, it is no newer than the one loaded, or
    not whole; then that one stays. Raises HostError where the folder or the list cannot be used.
    """
    place, lists = folder or downloads_folder(), lists_here()
    files = map(_download, newest_files(place))
    fresh = newest_list(files, list_page(name), str(place))
    refuse_no_newer(fresh, next((e for e in lists.lists() if e.key == name), None))
    lists.load(fresh.members, fresh.date, fresh.name, now)
    told = loaded_words(fresh.members, fresh.date, fresh.how)
    return (message("members.fresh.taken", file=fresh.name), *_with_age(told, fresh.date, now))


def load_file(
    path: Path, now: dt.datetime, name: str | None = None, of: dt.date | None = None
) -> tuple[str, ...]:
    """Load a list from its file; return what is told.

    name -- of the list, None for the usual one; of -- its day, None as it says itself

    Raises WrongUse for a file that is no list, HostError where it cannot be read or stored.
    """
    lists = lists_here()
    members = members_of(read_data(path), lambda: read_list(path, now=now), path.name, name)
    date, how = list_date(members, of, _saved(path))
    before = lists.count(members.key)
    lists.load(members, date, path.name, now)
    return _with_age(loaded_words(members, date, how, before), date, now)


def _with_age(told: Sequence[str], date: dt.date, now: dt.datetime) -> tuple[str, ...]:
    """Return the sentences on a loaded list; its age stands before the last, on the next step."""
    *first, last = told
    return (*first, age_words(date, now.date()), last)


def _download(path: Path) -> Download:
    """Return a downloaded file."""
    return Download(path.name, path.stat().st_size, _saved(path), partial(read_data, path))


def _saved(path: Path) -> dt.date:
    """Return the day a file was saved, by the clock of the computer."""
    return dt.datetime.fromtimestamp(path.stat().st_mtime).date()  # noqa: DTZ006 -- local
