"""What `nigiri` says without a command: where the event in this folder stands, and what is next."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from nigiri.cli.frame.language import speak_as
from nigiri.cli.frame.options import Job
from nigiri.cli.frame.screen import in_words, put, say
from nigiri.cli.frame.session import warn_if_open
from nigiri.desk.core.clock import clock
from nigiri.errors import NigiriError
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.desk.core.event_state import EventState
    from nigiri.hosts import Snapshot

_MOST_FILES = 20


class _Found(NamedTuple):
    """A workbook of the folder: its event, or why it cannot be read."""

    file: Path
    workbook: Snapshot | None
    state: EventState | None
    trouble: str = ""


def tell_where() -> None:
    """Say where the event in the working folder stands; list several; of none, how to begin."""
    found = [each for each in map(_found, _files(Path())) if each.state or each.trouble]
    if not found:
        say(message("command.here.none"))
    elif len(found) == 1:
        _tell_one(found[0])
    else:
        _tell_each(found)


def _files(folder: Path) -> list[Path]:
    """Return the workbooks of a folder by name, the newest of many, without locks of programs."""
    from nigiri.hosts.files.open import WORKBOOKS

    files = [
        each
        for each in folder.iterdir()
        if each.suffix.casefold() in WORKBOOKS and not each.name.startswith(("~", ".", "#"))
    ]
    newest = sorted(files, key=lambda each: each.stat().st_mtime, reverse=True)[:_MOST_FILES]
    return sorted(newest)


def _found(file: Path) -> _Found:
    """Return the event of a workbook, without writing anything."""
    from nigiri.desk.core.event_state import event_state
    from nigiri.hosts.files.open import closed_file

    try:
        workbook = closed_file(file, now=clock()).snapshot()
    except NigiriError as error:
        return _Found(file, None, None, error.sentence or str(error))
    return _Found(file, workbook, event_state(workbook))


def _tell_one(found: _Found) -> None:
    """Say where the only event stands, in its language."""
    if found.state is None or found.workbook is None:
        say(found.trouble)
        return
    speak_as(found.workbook)
    warn_if_open(Job(found.file, clock()))
    say(message("command.here", event=_called(found), rounds=found.state.words))
    say(message("command.next", next=found.state.step), found.file)
    if found.state.command is not None:
        say(found.state.command, found.file)
    say(message("command.here.help"))


def _called(found: _Found) -> str:
    """Return the name of the event and of its file."""
    name = found.state.name if found.state else ""
    if not name:
        return found.file.name
    return message("command.here.name", name=name, file=found.file.name)


def _tell_each(found: list[_Found]) -> None:
    """Say a line of each event."""
    say(message("command.here.several"))
    for each in found:
        step = each.state.step if each.state else each.trouble
        line = message("command.here.line", event=_called(each), step=step)
        put(" ".join(in_words(line, each.file).split()))
    say(message("command.here.more"))
