"""Events put into an archive: new files first, then the list, in one rename.

moment of a kill            the archive
before the list is renamed  as it was; the new files are named by nobody, and go an hour later
after                       with all the new events

what is known already     what happens
the content               nothing: it is a double, perhaps of an older version
the id, another content   a correction: the new version counts, the older one stays beside it
neither                   a new event

Adding looks at the list alone and writes what is new. When a year has many pieces they are merged:
as much work as that year is large, however many years there are.
"""

from __future__ import annotations

import os
import time
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.archive.manifest import (
    LIST,
    UNDATED,
    Entry,
    Manifest,
    Piece,
    is_archive,
    read_list,
    write_list,
)
from nigiri.archive.parquet import check_libraries, merged, packed, table_of
from nigiri.archive.rows import event_rows
from nigiri.archive.tables import TABLES
from nigiri.errors import WrongUse
from nigiri.hosts.files.atomic_write import sync_folder
from nigiri.hosts.files.write_lock import Holder, write_lock
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from nigiri.archive.parquet import Table
    from nigiri.archive.rows import EventRows, Source

MOST_PIECES = 8
"""A year with more of them is merged."""

#: So many events wait in memory until they are written.
_WAITING = 500
#: Seconds after which a file that the list does not name was left by somebody who was killed.
_DEAD_AFTER = 3600.0

Kind = Literal["new", "corrected", "known", "older", "twin"]


class Added(NamedTuple):
    """The outcome for an event.

    kind  what
    new   an event that was not there
    corrected  another content of an event that was there
    known, older  the newest version, or an older one, is there already
    twin  the same content is there under another id

    source -- the name of the file; version -- the one it is now, or that is there already
    """

    kind: Kind
    source: str
    name: str
    year: int | None
    version: int
    players: int
    games: int


class PieceWriter:
    """Gathers new events by year, and writes them as pieces."""

    def __init__(self, folder: Path, following: int) -> None:
        """Keep the folder, and the number of the next piece."""
        self.folder, self.following = folder, following
        self.pieces: list[Piece] = []
        self._waiting: dict[int | None, list[tuple[Entry, dict[str, Table]]]] = {}

    def put(self, rows: EventRows, entry: Entry) -> None:
        """Keep an event until there are enough to be written."""
        tables = {
            name: table_of(
                columns, [{**row, "version": entry.version} for row in rows.tables[name]]
            )
            for name, columns in TABLES.items()
        }
        self._waiting.setdefault(rows.year, []).append((entry, tables))
        if sum(map(len, self._waiting.values())) >= _WAITING:
            self.flush()

    def flush(self) -> None:
        """Write what waits: a piece a year."""
        for year, found in sorted(self._waiting.items(), key=lambda each: each[0] or 0):
            files = {name: packed([tables[name] for _, tables in found]) for name in TABLES}
            entries = [entry for entry, _ in found]
            self.pieces.append(self.piece(year, files, entries))
        self._waiting.clear()

    def piece(self, year: int | None, files: dict[str, bytes], entries: Sequence[Entry]) -> Piece:
        """Write the files of a new piece to the disk."""
        sizes = {name: len(data) for name, data in files.items()}
        piece = Piece(year, self.following, sizes, tuple(entries))
        self.following += 1
        for name, data in files.items():
            _write(piece.path(self.folder, name), data)
        sync_folder(piece.path(self.folder, "events").parent)
        return piece


def _write(path: Path, data: bytes) -> None:
    """Write a file that nobody knows yet, to the disk."""
    with directors_words(path):
        path.parent.mkdir(exist_ok=True)
        with path.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())


@contextmanager
def writing(folder: Path, user: str = "") -> Iterator[Manifest]:
    """Hold an archive, made where the folder is missing or empty, while it is written.

    Raises WrongUse for a folder with something else in it, HostError where it cannot be written.
    """
    check_libraries()
    with directors_words(folder):
        folder.mkdir(exist_ok=True)
        if not is_archive(folder) and [*_strangers(folder)]:
            raise WrongUse(message("archive.other-folder", folder=str(folder)))
    with ExitStack() as held:
        with directors_words(folder):
            held.enter_context(write_lock((folder / LIST).resolve(), Holder(user, "archive")))
        manifest = read_list(folder)
        _sweep(folder, manifest)
        yield manifest


def _strangers(folder: Path) -> Iterator[str]:
    """Yield the names in a folder that an interrupted first `add` would not have left."""
    for path in folder.iterdir():
        year = path.name == UNDATED or (path.name.isdecimal() and path.is_dir())
        if not year and not path.name.startswith((LIST, ".")):
            yield path.name


def _sweep(folder: Path, manifest: Manifest) -> None:
    """Remove files of pieces that the list does not name, once they are old."""
    named = {path for table in TABLES for path in manifest.paths(folder, table)}
    now = time.time()
    for path in (*folder.glob("[0-9]*/*.parquet"), *folder.glob(f"{UNDATED}/*.parquet")):
        if path not in named and path.name[:6].isdecimal():
            with suppress(OSError):
                if now - path.lstat().st_mtime > _DEAD_AFTER:
                    path.unlink()


def add(folder: Path, sources: Iterable[Source], user: str = "") -> list[Added]:
    """Put events into an archive, all of them or none; return the outcome for each.

    folder -- of the archive, made where there is none
    Raises WrongUse for a folder that is none, HostError where it cannot be written.
    """
    with writing(folder, user) as manifest:
        writer = PieceWriter(folder, manifest.following)
        known = _Known(manifest)
        told = []
        for source in sources:
            rows = event_rows(source)
            kind, version = known.look_up(rows)
            told.append(_added(kind, version, source, rows))
            if kind in {"new", "corrected"}:
                writer.put(rows, Entry(rows.key, rows.content, version))
        writer.flush()
        if writer.pieces:
            pieces = _merged(writer, (*manifest.pieces, *writer.pieces))
            write_list(folder, Manifest(pieces, writer.following))
    return told


def _added(kind: Kind, version: int, source: Source, rows: EventRows) -> Added:
    """Return the outcome for an event."""
    games = sum(row["kind"] == "game" for row in rows.tables["games"])
    name, people = source.event.settings.name, len(rows.tables["players"])
    return Added(kind, source.name, name, rows.year, version, people, games)


class _Known:
    """The events that are there, by id and by content."""

    def __init__(self, manifest: Manifest) -> None:
        self.newest = dict(manifest.newest())
        self.by_content = {entry.content: entry for entry in manifest.entries()}

    def look_up(self, rows: EventRows) -> tuple[Kind, int]:
        """Return the kind of an event, and its version; it is known from now on."""
        same = self.by_content.get(rows.content)
        last = self.newest.get(rows.key, 0)
        if same is not None:
            older = same.version < self.newest[same.key]
            kind: Kind = "twin" if same.key != rows.key else "older" if older else "known"
            return kind, same.version
        self.newest[rows.key] = last + 1
        self.by_content[rows.content] = Entry(rows.key, rows.content, last + 1)
        return ("corrected" if last else "new"), last + 1


def _merged(writer: PieceWriter, pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """Return the pieces, those of a year with too many as one."""
    by_year: dict[int | None, list[Piece]] = {}
    for piece in pieces:
        by_year.setdefault(piece.year, []).append(piece)
    found: list[Piece] = []
    for year, several in by_year.items():
        if len(several) <= MOST_PIECES:
            found += several
            continue
        files = {
            name: merged(name, [piece.path(writer.folder, name) for piece in several])
            for name in TABLES
        }
        entries = [entry for piece in several for entry in piece.entries]
        found.append(writer.piece(year, files, entries))
    return tuple(found)
