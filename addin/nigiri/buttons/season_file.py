"""The workbook of a season: events put into it, from files or an open one; its list and page."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.work import Work, up_to_date
from nigiri.desk.season.paper import season_paper
from nigiri.desk.season.season import entered, refuse_another, season
from nigiri.errors import HostError, WrongUse
from nigiri.hosts.files.open import WORKBOOKS, closed_file
from nigiri.hosts.files.states import Deed
from nigiri.hosts.paper.write import check_free, existing_content, path_beside, write_paper
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.messages.message import message
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.changes import Say
from nigiri.workbook.read.workbook import NotNigiri, read
from nigiri.workbook.season.read import season_language

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from nigiri.desk.core.command import Desk
    from nigiri.messages.message import Message
    from nigiri.workbook.model.changes import Option
    from nigiri.workbook.season.season import Entered

_MADE = b'<meta name="generator" content="nigiri">'
"""Stands in a page of the standings: it may be replaced by a newer one."""
_OTHERS = (".xls", ".xlsm", ".xlsb", ".csv")
"""Files of spreadsheets in which no season is made."""


class EventBook(NamedTuple):
    """An event to be put in: its workbook, and the name of its file."""

    workbook: Workbook
    name: str


class Wanted(NamedTuple):
    """What is asked for: a printed list, the file of a page; where -- sentences name the folder."""

    prints: bool = False
    page: Path | None = None
    where: bool = False


class Season(NamedTuple):
    """The language of a season's workbook, the work that brings it up to date, what is printed."""

    language: str
    work: Work
    papers: tuple[Path, ...] = ()


def event_books(files: Sequence[Path], desk: Desk) -> list[EventBook]:
    """Return the events of files; HostError for one that cannot be read."""
    books = (up_to_date(closed_file(each, now=desk.now).snapshot(), desk) for each in files)
    return [EventBook(book, each.name) for book, each in zip(books, files, strict=True)]


def season_path(typed: str, event: Path) -> Path:
    """Return the path of a season's workbook: a bare name is beside the event's file, of its kind.

    Of a kind that is no workbook of nigiri's only the name counts.
    """
    path = event.parent / typed
    kind = path.suffix.casefold()
    if kind in WORKBOOKS:
        return path
    return path.parent / f"{path.stem if kind in _OTHERS else path.name}{event.suffix}"


def put_into_season(
    file: Path, events: Sequence[EventBook], wanted: Wanted, desk: Desk, *, keep: bool = True
) -> Season:
    """Put events into the workbook of a season and print it; keep -- False writes nothing.

    All events go in or none. Raises as `entered` and `season` do, WrongUse for a new season without
    any event, HostError for a file that cannot be read or written.
    """
    called = str(file) if wanted.where else file.name
    with directors_words(file):
        own = closed_file(file, now=desk.now).snapshot() if file.exists() else None
    if own is None and not events:
        raise WrongUse(message("season.no-events", file=called))
    if own is not None:
        refuse_another(own, called)
    again = wanted.page is None or _may_replace(wanted.page)
    found = [_entered(each) for each in events]
    language = season_language(own or Workbook()) or read(events[0].workbook).language
    options: dict[str, Option] = {"language": language, "name": file.stem}
    work = Work(own or Workbook(), season(own, found, called, options))
    if not keep:
        return Season(language, work)
    if not work.idle:
        deed = Deed(desk.now, desk.user, "season", language=language)
        host = closed_file(file, now=desk.now, deed=deed)
        (host.create if own is None else host.apply)(work.changes)
    papers = dict(_papers(file, work.after, wanted, desk, again=again))
    told = (*work.changes.operations, *map(Say, papers.values()))
    work = replace(work, changes=replace(work.changes, operations=told))
    return Season(language, work, (*papers,))


def _entered(event: EventBook) -> Entered:
    """Return an event as it goes into a season; HostError, with its name, for what is none."""
    try:
        return entered(event.workbook, event.name)
    except NotNigiri as error:
        trouble = message("file.unfit", file=event.name, trouble=error.sentence)
        raise HostError(trouble) from error


def _may_replace(page: Path) -> bool:
    """Tell whether a page of nigiri's is there; HostError where something else is in its place."""
    older = existing_content(page)
    if older is not None and _MADE in older:
        return True
    check_free(page)
    return False


def _papers(
    file: Path, season_book: Workbook, wanted: Wanted, desk: Desk, *, again: bool
) -> Iterator[tuple[Path, Message]]:
    """Write the list and the page that are wanted, and yield each file, and what is said of it."""
    if wanted.prints:
        language = season_language(season_book) or "en"
        path = path_beside(file, "season", language, ".html")
        write_paper(path, season_paper(season_book, desk.now, page=False), again=True)
        yield path, message("season.printed", path=str(path))
    if wanted.page is not None:
        write_paper(wanted.page, season_paper(season_book, desk.now, page=True), again=again)
        yield wanted.page, message("season.page", path=str(wanted.page))
