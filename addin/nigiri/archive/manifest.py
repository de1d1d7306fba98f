"""The list of what an archive holds: one small file, which a single rename replaces.

ARCHIVE/archive.json             this list
ARCHIVE/2005/000012.games.parquet  a piece: what one `add` brought of one year, a file a table
ARCHIVE/undated/...              events of which nobody knows the year

Only files that the list names are ever read: whatever else lies in the folder is not the archive.
Names are made of numbers, so that no list can lead out of the folder.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from nigiri.archive.tables import TABLES
from nigiri.errors import HostError, WrongUse
from nigiri.hosts.files.atomic_write import write_safely
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

LIST = "archive.json"
UNDATED = "undated"
_VERSION = 1
_MOST_YEAR = 9999


class Entry(NamedTuple):
    """An event in the archive, in one version; content -- its sum, by which doubles are known."""

    key: str
    content: str
    version: int


class Piece(NamedTuple):
    """The files of some events of one year; sizes -- table -> bytes."""

    year: int | None
    number: int
    sizes: Mapping[str, int]
    entries: tuple[Entry, ...]

    def path(self, folder: Path, table: str) -> Path:
        """Return the file of a table."""
        year = UNDATED if self.year is None else f"{self.year:04}"
        return folder / year / f"{self.number:06}.{table}.parquet"


class Manifest(NamedTuple):
    """The pieces of an archive; following -- the number of the next one."""

    pieces: tuple[Piece, ...] = ()
    following: int = 1

    def entries(self) -> Iterator[Entry]:
        """Yield every event in every version."""
        return (entry for piece in self.pieces for entry in piece.entries)

    def newest(self) -> Mapping[str, int]:
        """Return id of an event -> the version that counts."""
        found: dict[str, int] = {}
        for entry in self.entries():
            found[entry.key] = max(entry.version, found.get(entry.key, 0))
        return found

    def superseded(self) -> tuple[Entry, ...]:
        """Return the versions that were corrected since."""
        newest = self.newest()
        return tuple(each for each in self.entries() if each.version < newest[each.key])

    def paths(self, folder: Path, table: str) -> list[Path]:
        """Return the files of a table."""
        return [piece.path(folder, table) for piece in self.pieces]


def is_archive(folder: Path) -> bool:
    """Tell whether a folder is an archive."""
    return (folder / LIST).is_file()


def manifest_of(folder: Path) -> Manifest:
    """Return the list of an archive, whose files are all there in their size.

    Raises WrongUse for a folder that is none, HostError for a damaged one.
    """
    if not is_archive(folder):
        raise WrongUse(message("archive.none", folder=str(folder)))
    found = read_list(folder)
    for piece in found.pieces:
        for table, size in piece.sizes.items():
            path = piece.path(folder, table)
            with directors_words(path):
                if path.stat().st_size != size:
                    raise HostError(message("archive.damaged", file=path.name))
    return found


def read_list(folder: Path) -> Manifest:
    """Return the list of a folder, an empty one where there is none; HostError if damaged."""
    path = folder / LIST
    with directors_words(path):
        data = path.read_bytes() if path.exists() else None
    if data is None:
        return Manifest()
    try:
        return _manifest(json.loads(data))
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise HostError(message("archive.damaged", file=path.name)) from error


def _manifest(form: Any) -> Manifest:  # noqa: ANN401 -- whatever stands in the file
    """Return the list in a file; ValueError, LookupError or TypeError for another form."""
    if form["nigiri"] != "archive":
        raise ValueError
    if form["version"] > _VERSION:
        raise HostError(message("archive.newer"))
    pieces = tuple(map(_piece, form["pieces"]))
    following = _whole(form["following"], 10**9)
    return Manifest(pieces, following)


def _piece(form: Any) -> Piece:  # noqa: ANN401 -- as above
    """Return a piece; ValueError, LookupError or TypeError for another form."""
    year = form["year"]
    entries = tuple(Entry(str(k), str(c), _whole(v, 10**6)) for k, c, v in form["events"])
    sizes = {table: _whole(form["sizes"][table], 2**50) for table in TABLES}
    number = _whole(form["number"], 10**9)
    return Piece(None if year is None else _whole(year, _MOST_YEAR), number, sizes, entries)


def _whole(value: object, most: int) -> int:
    """Return a whole number from 0; ValueError for anything else."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ValueError
    return value


def write_list(folder: Path, manifest: Manifest) -> None:
    """Replace the list of an archive, whole or not at all; HostError where it cannot be written."""
    lines = ",\n".join(
        json.dumps(
            {
                "year": piece.year,
                "number": piece.number,
                "sizes": dict(piece.sizes),
                "events": [list(entry) for entry in piece.entries],
            }
        )
        for piece in manifest.pieces
    )
    head = f'"nigiri": "archive", "version": {_VERSION}, "following": {manifest.following}'
    text = f'{{{head}, "pieces": [\n{lines}\n]}}\n'
    with directors_words(folder / LIST):
        write_safely(folder / LIST, text.encode())
