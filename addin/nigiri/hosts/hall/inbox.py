"""The inbox beside a workbook: what phones in the hall reported, one line of JSON a report.

Nothing is ever changed or removed in it. A line is written with one call at the end of the file,
and is on the disk before the phone hears that it was received. Where the power failed in the middle
of a line, the next one begins anew; the broken one was never confirmed.

    open.xlsx hall/inbox.jsonl    results (`domain/model/hall.Reported`)
    open.xlsx hall/home.jsonl     who goes home (`domain/model/hall.GoesHome`)
    open.xlsx hall/taken.jsonl    which of them were taken in with which line of the Log

A report counts as taken in while the Log of the workbook has that line: whoever goes back, or
closes an open document without saving it, finds the report waiting again. So the line here may be
written before the workbook is.
"""

from __future__ import annotations

import errno
import json
import os
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from nigiri.domain.model.hall import GoesHome, Inbox, Reported, Side
from nigiri.domain.model.units import PlayerId
from nigiri.hosts.files.atomic_write import sync_folder
from nigiri.hosts.hall.codes import CODES, read_codes
from nigiri.hosts.hall.folder import hall_folder, make_hall_folder
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.workbook.spellings.results import code_of, result_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator
    from pathlib import Path

RESULTS, HOME, TAKEN = "inbox.jsonl", "home.jsonl", "taken.jsonl"

_END = b"\n"
_OURS = 0o600


class Taken(NamedTuple):
    """Reports that were taken in with a line of the Log."""

    seal: str
    ids: frozenset[str]


Line = TypeVar("Line")
Word = TypeVar("Word", bound=Reported | GoesHome)


def append_report(path: Path, report: Reported) -> None:
    """Add a reported result to the inbox of a workbook; on the disk when this returns.

    Raises OSError when it could not be written whole; then it counts as never said.
    """
    form = {**report._asdict(), "result": code_of(report.result), "by": report.by.value}
    _append(path, RESULTS, form)


def append_home(path: Path, goes: GoesHome) -> None:
    """Add a player who goes home, as `append_report` a result."""
    _append(path, HOME, {**goes._asdict(), "by": goes.by.value})


def append_taken(path: Path, seal: str, ids: Iterable[str]) -> None:
    """Note which reports are taken in with a line of the Log, before that line is written."""
    _append(path, TAKEN, {"seal": seal, "ids": sorted(ids)})


def read_inbox(path: Path) -> Inbox:
    """Return the inbox of a workbook, an empty one where there is none.

    A report that came twice counts once. Raises OSError when a file cannot be read, HostError when
    the codes beside it are damaged.
    """
    reported, strange = _lines(path, RESULTS, _reported)
    home, strangers = _lines(path, HOME, _goes_home)
    taken, _ = _lines(path, TAKEN, _taken)
    codes = read_codes(path)
    return Inbox(
        _once(reported),
        _once(home),
        {seal: _ids(taken, seal) for seal in {each.seal for each in taken}},
        codes.event if codes else "",
        strange + strangers,
    )


def inbox_of(path: Path) -> Inbox:
    """Return the inbox of a workbook as `read_inbox`; every error is a HostError."""
    with directors_words(hall_folder(path)):
        return read_inbox(path)


def note_taken(path: Path, seal: str, ids: Collection[str]) -> None:
    """Note what is taken in as `append_taken`, where there is something; errors are HostErrors."""
    if seal and ids:
        with directors_words(hall_folder(path)):
            append_taken(path, seal, ids)


def hall_files(path: Path) -> tuple[Path, ...]:
    """Return the files of the hall of a workbook that exist, in the order in which they may go.

    What was taken in goes last: without its note a report would be taken in once more.
    """
    files = (hall_folder(path) / name for name in (RESULTS, HOME, CODES, TAKEN))
    return tuple(file for file in files if file.is_file())


def _append(path: Path, name: str, form: dict[str, Any]) -> None:
    """Write a line at the end of a file of the inbox, in one call, to the disk."""
    make_hall_folder(path)
    file = hall_folder(path) / name
    new = not file.exists()
    flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
    handle = os.open(file, flags, _OURS)
    try:
        data = _mending(handle) + json.dumps(form).encode() + _END
        if os.write(handle, data) != len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(file))
        os.fsync(handle)
    finally:
        os.close(handle)
    if new:
        sync_folder(file.parent)


def _mending(handle: int) -> bytes:
    """Return the end of line that a broken last line lacks; b"" where nothing is broken."""
    size = os.fstat(handle).st_size
    if not size:
        return b""
    os.lseek(handle, size - 1, os.SEEK_SET)
    return b"" if os.read(handle, 1) == _END else _END


def _lines(
    path: Path, name: str, parse: Callable[[dict[str, Any]], Line]
) -> tuple[tuple[Line, ...], int]:
    """Return the lines of a file of the inbox, and the number of those that cannot be read.

    The last line is passed over where it is broken: it was never confirmed.
    """
    lines = _read(hall_folder(path) / name).split(_END)
    found = [*_parsed(lines[:-1], parse)]
    read = [line for line in (*found, *_parsed(lines[-1:], parse)) if line is not None]
    return tuple(read), found.count(None)


def _once(lines: Iterable[Word]) -> tuple[Word, ...]:
    """Return the lines without those that came before.

    A phone that heard no answer says it once more.
    """
    found: dict[str, Word] = {}
    for line in lines:
        found.setdefault(line.id, line)
    return tuple(found.values())


def _ids(taken: Iterable[Taken], seal: str) -> frozenset[str]:
    """Return the reports that were taken in with a line of the Log."""
    return frozenset(id_ for each in taken if each.seal == seal for id_ in each.ids)


def _read(file: Path) -> bytes:
    """Return the bytes of a file, none where it does not exist."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""


def _parsed(lines: list[bytes], parse: Callable[[dict[str, Any]], Line]) -> Iterator[Line | None]:
    """Yield each line that is not empty, None for one that cannot be read."""
    for line in filter(None, map(bytes.strip, lines)):
        try:
            yield parse(json.loads(line))
        except (ValueError, RecursionError, LookupError, TypeError, AttributeError):
            yield None


def _reported(form: dict[str, Any]) -> Reported:
    """Return a line as a report; TypeError, LookupError or ValueError when it is none."""
    white, black = PlayerId(_whole(form, "white")), PlayerId(_whole(form, "black"))
    return Reported(
        id=_text(form, "id"),
        at=_text(form, "at"),
        round=_whole(form, "round"),
        table=_whole(form, "table"),
        white=white,
        black=black,
        result=result_of(_text(form, "result")),
        device=_text(form, "device"),
        by=Side(_text(form, "by")),
        name=str(form.get("name", "")),
    )


def _goes_home(form: dict[str, Any]) -> GoesHome:
    """Return a line as a player who goes home; raises as `_reported`."""
    return GoesHome(
        id=_text(form, "id"),
        at=_text(form, "at"),
        round=_whole(form, "round"),
        number=PlayerId(_whole(form, "number")),
        device=_text(form, "device"),
        by=Side(_text(form, "by")),
    )


def _taken(form: dict[str, Any]) -> Taken:
    """Return a line as reports that were taken in; raises as `_reported`."""
    return Taken(_text(form, "seal"), frozenset(map(str, form["ids"])))


def _text(form: dict[str, Any], key: str) -> str:
    """Return a text of a line; TypeError when it is none."""
    if not isinstance(form[key], str):
        raise TypeError
    return str(form[key])


def _whole(form: dict[str, Any], key: str) -> int:
    """Return a whole number of a line; TypeError when it is none."""
    if type(form[key]) is not int:
        raise TypeError
    return int(form[key])
