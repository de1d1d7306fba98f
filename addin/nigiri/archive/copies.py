"""A copy of an archive: what counts today, without older versions; under pseudonyms on wish.

A pseudonym is a keyed sum of the name by which a person first appears: the same in every copy of an
archive, as long as its secret lies beside it. The secret is never in a copy. A copy under
pseudonyms has no numbers in federations, no ratings, no places in files, and clubs, towns and
countries only if they are asked for; events keep their names and days, so who looks up published
results still finds people: pseudonyms are not anonymous (docs/archive.md).
"""

from __future__ import annotations

import hmac
import os
import secrets
from base64 import b32encode
from collections import Counter
from typing import TYPE_CHECKING

from nigiri.archive.database import Database
from nigiri.archive.manifest import Entry, Manifest, manifest_of, write_list
from nigiri.archive.parquet import packed, rows_of, table_of
from nigiri.archive.store import PieceWriter, writing
from nigiri.archive.tables import TABLES
from nigiri.errors import WrongUse
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from nigiri.archive.rows import Row

    Change = Callable[[str, Row], Row]

_LENGTH = 10
_NEVER = (
    "given", "egf", "ffg", "aga", "rating", "source", "cell", "content",
)  # fmt: skip  # words, several a line
_HOMES = ("club", "city", "state", "country", "team")
_FIRST = """
    SELECT known_as, person, arg_min(split_part(known_as, '|', 1), (coalesce(year, 9999), event))
           OVER (PARTITION BY person) AS first
    FROM players WHERE person IS NOT NULL
"""


def secret_path(folder: Path) -> Path:
    """Return the path of the secret of an archive: beside its folder."""
    folder = folder.resolve()
    return folder.with_name(f"{folder.name} secret")


def copied(folder: Path, to: Path, *, pseudonyms: bool = False, clubs: bool = False) -> int:
    """Copy what counts of an archive into a new one; return the number of its events.

    clubs -- a copy under pseudonyms keeps them, and towns and countries
    Raises WrongUse for a folder that is no archive, or where one is already; HostError where it
    cannot be read or written.
    """
    manifest = manifest_of(folder)
    if folder.resolve() in (to.resolve(), *to.resolve().parents):
        raise WrongUse(message("archive.copy.inside", folder=str(to)))
    change = _veil(folder, clubs=clubs) if pseudonyms else _unchanged
    with writing(to) as there:
        if there.pieces:
            raise WrongUse(message("archive.copy.there", folder=str(to)))
        pieces = PieceWriter(to, 1)
        newest = manifest.newest()
        for piece in manifest.pieces:
            entries = [each for each in piece.entries if each.version == newest[each.key]]
            kept = {(each.key, each.version) for each in entries}
            files = {}
            for name, columns in TABLES.items():
                found = rows_of(name, piece.path(folder, name))
                rows = [change(name, r) for r in found if (r["event"], r["version"]) in kept]
                files[name] = packed([table_of(columns, rows)])
            if entries:
                veiled = [_entry(folder, each) for each in entries] if pseudonyms else entries
                pieces.pieces.append(pieces.piece(piece.year, files, veiled))
        write_list(to, Manifest(tuple(pieces.pieces), pieces.following))
    return len(newest)


def _unchanged(_table: str, row: Row) -> Row:
    """Return a row as it is."""
    return row


def _entry(folder: Path, entry: Entry) -> Entry:
    """Return an event of the list with a sum that tells nothing of its names."""
    return entry._replace(content=_keyed(secret(folder), entry.content))


def _veil(folder: Path, *, clubs: bool) -> Change:
    """Return the function that puts pseudonyms into rows."""
    names = pseudonyms_of(folder)
    blank = dict.fromkeys((*_NEVER, *(() if clubs else _HOMES)))

    def veiled(_table: str, row: Row) -> Row:
        row = {**row, **{key: None for key in blank if key in row}}
        if row.get("known_as"):
            name = names[str(row["known_as"])]
            row |= {"name": name, "family": name, "known_as": name.casefold()}
        return row

    return veiled


def pseudonyms_of(folder: Path) -> Mapping[str, str]:
    """Return entry of a player (rows.known_as) -> pseudonym: "P-K7QX2MZT4A".

    Namesakes who are told apart by a number have different ones.
    """
    key = secret(folder)
    with Database.of(folder) as database:
        found = {(known, person, first) for known, person, first in database.rows(_FIRST).rows}
    bearers = Counter(first for first, _ in {(first, person) for _, person, first in found})
    names = {}
    for known, person, first in found:
        told = first if bearers[first] == 1 else f"{first}|{person}"
        names[known] = f"P-{_keyed(key, told)[:_LENGTH]}"
    return names


def _keyed(key: bytes, text: str) -> str:
    """Return the keyed sum of a text, in capitals and digits."""
    return b32encode(hmac.digest(key, text.encode(), "sha256")).decode().rstrip("=")


def secret(folder: Path) -> bytes:
    """Return the secret of an archive, made where there is none yet, for its owner's eyes only."""
    path = secret_path(folder)
    with directors_words(path):
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_bytes()
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_hex(32).encode())
            file.flush()
            os.fsync(file.fileno())
        return path.read_bytes()
