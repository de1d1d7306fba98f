"""Lists of members in files of their own: made whole, put in place at once, searched by name.

table   a row is                                           found by
about   what is known of the list: key, value
member  a member; `key` is his name for comparing           key
number  his number in a federation: "aga 10233"            number
piece   three letters of his name, a blank before and behind every word

The only module with sqlite3. Names like another are first those that share most pieces with it.
"""

from __future__ import annotations

import datetime as dt
import sqlite3
from contextlib import closing, contextmanager
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any

from nigiri.domain.member import Member, name_key
from nigiri.domain.units import Rank
from nigiri.errors import HostError
from nigiri.hosts.safe import write_safely
from nigiri.members.similar import LIKE, likeness

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from nigiri.domain.member import MemberList

VERSION = 1
SUFFIX = ".sqlite"
_PIECE, _CANDIDATES = 3, 200
_FIELDS = tuple(field.name for field in fields(Member) if field.name not in {"listed", "scale"})
_TABLES = f"""
create table about(key text primary key, value text) without rowid;
create table member(id integer primary key, key text, {", ".join(_FIELDS)});
create table number(number text, member integer, primary key(number, member)) without rowid;
create table piece(piece text, member integer, primary key(piece, member)) without rowid;
"""
_INDEX = "create index member_key on member(key)"
_MANY_PIECES = """
select member from piece where piece in ({marks}) group by member
order by count(*) desc, member limit {most}
"""


@dataclass(frozen=True)
class Kept:
    """A list that is kept.

    key -- its name here; scale -- of its ratings; date -- of which day it is; count -- of members
    source -- the name of the file it came from; loaded -- when
    """

    key: str
    scale: str
    date: dt.date
    count: int
    source: str
    loaded: dt.datetime


class Store:
    """The lists in a folder; the folder need not be there."""

    def __init__(self, folder: Path) -> None:
        """Name the folder."""
        self.folder = folder

    def lists(self) -> tuple[Kept, ...]:
        """Return the lists that are kept, in order of their keys; HostError for a damaged one."""
        return tuple(map(_about, self._files()))

    def load(self, members: MemberList, kept: Kept) -> None:
        """Put a list in the place of the one with its key, or beside the others.

        Raises HostError when it cannot be written; then the old one stays.
        """
        data = _made(members, kept)
        path = self._file(kept.key)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_safely(path, data)
        except OSError as error:
            msg = f"The list cannot be kept: {path} cannot be written ({error.strerror})."
            raise HostError(msg) from error

    def forget(self, key: str) -> bool:
        """Remove a list; tell whether it was there. Raises HostError when it stays."""
        try:
            self._file(key).unlink()
        except FileNotFoundError:
            return False
        except OSError as error:
            msg = f"The list {key} cannot be removed ({error.strerror})."
            raise HostError(msg) from error
        return True

    def numbered(self, federation: str, number: str) -> tuple[Member, ...]:
        """Return who has a number in a federation, from each list that knows it."""
        asked = "select member from number where number = ?"
        return self._found(asked, f"{federation} {number}")

    def named(self, name: str) -> tuple[Member, ...]:
        """Return all of exactly that name, whatever its order, case and accents."""
        return self._found("select id from member where key = ?", name_key(name))

    def like(self, words: str, most: int = 10) -> tuple[Member, ...]:
        """Return those whose names are like these words, the likeliest first."""
        asked = name_key(words)
        pieces = sorted(_pieces(asked))
        marks = ", ".join("?" * len(pieces))
        found = self._found(_MANY_PIECES.format(marks=marks, most=_CANDIDATES), *pieces)
        ranked = [(likeness(asked, each.key), each) for each in found]
        ranked.sort(key=lambda pair: (-pair[0], pair[1].name, pair[1].federation_id))
        return tuple(each for how, each in ranked if how >= LIKE)[:most]

    def _file(self, key: str) -> Path:
        """Return the file of a list."""
        return self.folder / f"{key}{SUFFIX}"

    def _files(self) -> list[Path]:
        """Return the files of all lists, in order of their keys."""
        return sorted(self.folder.glob(f"*{SUFFIX}"))

    def _found(self, asked: str, *given: str) -> tuple[Member, ...]:
        """Return the members whose ids a query names, list by list, in its order."""
        return tuple(each for path in self._files() for each in _members(path, asked, given))


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a list for reading inside; HostError when it is none."""
    try:
        uri = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(uri, uri=True)) as base:
            yield base
    except sqlite3.Error as error:
        key = path.stem
        msg = (f"The list {key} is damaged: load it again (nigiri ratings load), or: "
               f"nigiri ratings forget {key}")  # fmt: skip
        raise HostError(msg) from error


def _about(path: Path) -> Kept:
    """Return what is known of a list."""
    with _opened(path) as base:
        try:
            known = dict(base.execute("select key, value from about"))
            return Kept(
                path.stem, known["scale"], dt.date.fromisoformat(known["date"]),
                int(known["count"]), known["source"], dt.datetime.fromisoformat(known["loaded"]),
            )  # fmt: skip
        except (KeyError, ValueError, TypeError) as error:
            raise sqlite3.DatabaseError from error


def _members(path: Path, asked: str, given: Sequence[str]) -> Iterator[Member]:
    """Yield the members whose ids a query names."""
    with _opened(path) as base:
        ids = [row[0] for row in base.execute(asked, given)]
        if not ids:
            return
        scale = base.execute("select value from about where key = 'scale'").fetchone()[0]
        columns = ", ".join(_FIELDS)
        for each in ids:
            row = base.execute(f"select {columns} from member where id = ?", (each,)).fetchone()  # noqa: S608 -- names of fields
            yield replace(_member(row), listed=path.stem, scale=scale)


def _member(row: Sequence[Any]) -> Member:
    """Return the member of a row."""
    values = dict(zip(_FIELDS, row, strict=True))
    rank, expires = values["rank"], values["expires"]
    values["rank"] = None if rank is None else Rank(rank)
    values["expires"] = None if expires is None else dt.date.fromisoformat(expires)
    return Member(**values)


def _row(member: Member) -> tuple[str | int | None, ...]:
    """Return what is kept of a member."""
    values = {**vars(member)}
    values["rank"] = None if member.rank is None else member.rank.steps
    values["expires"] = None if member.expires is None else member.expires.isoformat()
    return tuple(values[name] for name in _FIELDS)


def _made(members: MemberList, kept: Kept) -> bytes:
    """Return the file of a list."""
    with closing(sqlite3.connect(":memory:")) as base:
        base.executescript(_TABLES)
        about = {**vars(kept), "version": VERSION, "count": len(members.members)}
        base.executemany("insert into about values (?, ?)",
                         [(key, str(value)) for key, value in about.items()])  # fmt: skip
        numbered = list(enumerate(members.members, 1))
        keys = [member.key for member in members.members]
        marks = ", ".join("?" * (len(_FIELDS) + 2))
        base.executemany(
            f"insert into member values ({marks})",  # noqa: S608 -- nothing but question marks
            ((at, keys[at - 1], *_row(member)) for at, member in numbered),
        )
        base.executemany("insert into number values (?, ?)", sorted(_numbers(numbered)))
        base.executemany("insert into piece values (?, ?)", sorted(
            (piece, at) for at, key in enumerate(keys, 1) for piece in _pieces(key)))  # fmt: skip
        base.execute(_INDEX)
        base.commit()
        return base.serialize()


def _numbers(numbered: Iterable[tuple[int, Member]]) -> Iterator[tuple[str, int]]:
    """Yield every number in a federation, and whose it is."""
    for at, member in numbered:
        for federation, number in member.numbers.items():
            yield f"{federation} {number}", at


def _pieces(key: str) -> set[str]:
    """Return the pieces of a name, its words between blanks."""
    padded = f" {key} "
    return {padded[at : at + _PIECE] for at in range(len(padded) - _PIECE + 1)}
