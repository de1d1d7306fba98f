"""Lists of members in files of their own: made whole, put in place at once, searched by name.

table   a row is                                                          found by
about   a fact about the list: key, value
member  a member; `key` is the name for comparison                        id, key
number  the number in a federation: "aga 10233"                           number
piece   three letters of names, a blank before and behind every word,     piece
        and all members who have them: four bytes an id
begin   a name in its order, "ota yuzo", for who types it; files of       words
        version 1 have none

The lists are in a folder of this user's own, one file a list. NIGIRI_LISTS names another folder,
such as one that the computers of a club share. The only module with sqlite3. A search for similar
names begins with those that share most pieces with the wanted one; so does one for the beginning of
a name, unless enough names begin so.
"""

from __future__ import annotations

import datetime as dt
import os
import sys
from array import array
from collections import Counter, defaultdict
from contextlib import closing, contextmanager, suppress
from itertools import islice
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nigiri.domain.model.units import Rank
from nigiri.domain.players.federation_ids import numbers_asked
from nigiri.domain.players.member import Member, StoredList, begins, name_key, name_words
from nigiri.errors import HostError
from nigiri.members.similar import LIKE, likeness, typed_likeness
from nigiri.messages.message import message

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from types import ModuleType

    from nigiri.domain.players.member import MemberList

CHOSEN = "NIGIRI_LISTS"
#: System -> the variable that names the folder of programs' own data, and the usual one.
_FOLDERS = {
    "win32": ("LOCALAPPDATA", "AppData/Local"),
    "darwin": ("", "Library/Application Support"),
    "": ("XDG_DATA_HOME", ".local/share"),
}
_OURS = Path("nigiri", "lists")


def folder() -> Path:
    """Return the folder of the lists; it need not exist."""
    chosen = os.environ.get(CHOSEN, "")
    if chosen:
        return Path(chosen)
    variable, usual = _FOLDERS.get(sys.platform, _FOLDERS[""])
    return Path(os.environ.get(variable, "") or Path.home() / usual) / _OURS


VERSION = "2"
_READABLE = ("1", VERSION)
SUFFIX = ".sqlite"
_PIECE, _CANDIDATES = 3, 200
_ID = "I"  # four bytes
_WORDS = (
    "family",
    "given",
    "federation_id",
    "rating",
    "club",
    "city",
    "state",
    "country",
    "status",
)
_FIELDS = (*_WORDS, "rank", "expires")
_words = attrgetter(*_WORDS)
_TABLES = f"""
create table about(key text primary key, value text) without rowid;
create table member(id integer primary key, key text, {", ".join(_FIELDS)});
create table number(number text, member integer, primary key(number, member)) without rowid;
create table piece(piece text primary key, members blob) without rowid;
create table begin(words text, member integer, primary key(words, member)) without rowid;
"""
_INDEX = "create index member_key on member(key)"
_BEGUN = "select member from begin where words >= ? and words < ? order by words, member limit ?"
_NUMBERS_BEGUN = (
    "select member from number where number >= ? and number < ? "
    "order by length(number), number, member limit ?"
)
_LAST = "\U0010ffff"  # sorts behind every letter
_SHORTEST = 2
"""So many letters are looked up; fewer begin too many names."""
_BY_ID = f"select {', '.join(_FIELDS)} from member where id = ?"  # noqa: S608 -- names of columns


class Store:
    """The lists in a folder, which need not exist."""

    def __init__(self, folder: Path) -> None:
        """Set the folder."""
        self.folder = folder

    @property
    def empty(self) -> bool:
        """Tell whether no list is stored."""
        return not self._files()

    def lists(self) -> tuple[StoredList, ...]:
        """Return the stored lists, in order of their keys; raise HostError for a damaged one."""
        return tuple(map(_about, self._files()))

    def count(self, key: str) -> int:
        """Return the number of members of a list; 0 for a missing or damaged one."""
        path = self._file(key)
        with suppress(HostError):
            return _about(path).count if path in self._files() else 0
        return 0

    def dates(self) -> Mapping[str, dt.date]:
        """Return key of a list -> the day of the list, in order of the keys."""
        return {each.key: each.date for each in self.lists()}

    def load(self, members: MemberList, date: dt.date, source: str, now: dt.datetime) -> None:
        """Store a list in the place of the one with its key, or beside the others.

        date -- the day of the list; source -- the name of its file

        Raises HostError when it cannot be written; then the old one stays.
        """
        from nigiri.hosts.files.atomic_write import write_safely  # noqa: PLC0415 -- who looks writes nothing

        many = len(members.members)
        about = StoredList(members.key, members.scale, date, many, source, now)
        data = _database(members, about)
        path = self._file(about.key)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_safely(path, data)
        except OSError as error:
            msg = message("stored.unwritable", path=path, why=error.strerror)
            raise HostError(msg) from error

    def forget(self, key: str) -> bool:
        """Remove a list; tell whether it was there. Raises HostError when it stays."""
        try:
            self._file(key).unlink()
        except FileNotFoundError:
            return False
        except OSError as error:
            msg = message("stored.unremovable", list=key, why=error.strerror)
            raise HostError(msg) from error
        return True

    def numbered(self, federation: str, number: str) -> tuple[Member, ...]:
        """Return the members with a number in a federation, from each list that has it."""
        query = "select member from number where number = ?"
        return self._found(query, f"{federation} {number}")

    def named(self, name: str) -> tuple[Member, ...]:
        """Return all members of exactly that name, whatever its order, case and accents."""
        return self._found("select id from member where key = ?", name_key(name))

    def like(self, words: str, most: int = 10) -> tuple[Member, ...]:
        """Return the members with the most similar names, the likeliest first."""
        wanted = name_key(words)
        ranked = [
            (-how, key, path, each)
            for path in self._files()
            for how, key, each in _alike(path, wanted)
            if how >= LIKE
        ]
        return _at(sorted(ranked), most)

    def typed(self, words: str, most: int = 10) -> tuple[Member, ...]:
        """Return the members who may be meant by the beginning of a name or number.

        words -- "o", "ota y", "Yuzo Ot", "AGA 102" or "102"; of one letter nobody is found

        Numbers, the whole one first; else names that begin so, by letters, before those in which
        each word begins another one, and those that are alike but for a slip.
        """
        if any(sign.isdigit() for sign in words):
            return self._numbers_begun(words, most)
        typed = name_words(words)
        if sum(map(len, typed)) < _SHORTEST:
            return ()
        beginning = " ".join(typed)
        found = dict.fromkeys(self._found(_BEGUN, beginning, beginning + _LAST, most))
        if len(found) < most:
            ranked = sorted(
                (not begins(words, key), -how, key, path, each)
                for path in self._files()
                for how, key, each in _alike_so_far(path, typed)
            )
            found |= dict.fromkeys(_at(ranked, most + len(found)))
        return tuple(found)[:most]

    def _numbers_begun(self, words: str, most: int) -> tuple[Member, ...]:
        """Return the members whose numbers begin so, in every federation or in the named ones."""
        found: dict[Member, None] = {}
        for federation, number in numbers_asked(words).items():
            begun = f"{federation} {number}"
            found |= dict.fromkeys(self._found(_NUMBERS_BEGUN, begun, begun + _LAST, most))
        whole = {*numbers_asked(words).items()}
        return tuple(sorted(found, key=lambda each: whole.isdisjoint(each.numbers.items())))[:most]

    def _file(self, key: str) -> Path:
        """Return the file of a list."""
        return self.folder / f"{key}{SUFFIX}"

    def _files(self) -> list[Path]:
        """Return the files of all lists, in order of their keys."""
        return sorted(self.folder.glob(f"*{SUFFIX}"))

    def _found(self, query: str, *parameters: str | int) -> tuple[Member, ...]:
        """Return the members whose ids a query finds, list by list, in its order."""
        return tuple(each for path in self._files() for each in _members(path, query, parameters))


def _sqlite3() -> ModuleType:
    """Return Python's database; HostError where there is none, as in LibreOffice 25.8."""
    try:
        import sqlite3  # noqa: PLC0415 -- most have no list, and `check` looks for one
    except ImportError as error:
        raise HostError(message("stored.no-database")) from error
    return sqlite3


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a list for reading inside; raise HostError when it cannot be read."""
    sqlite3 = _sqlite3()
    try:
        uri = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
        with closing(sqlite3.connect(uri, uri=True)) as base:
            yield base
    except (sqlite3.Error, KeyError, TypeError, ValueError) as error:
        raise HostError(message("stored.damaged", list=path.stem)) from error


def _about(path: Path) -> StoredList:
    """Return the facts about a list. Raises HostError for a damaged one."""
    with _opened(path) as base:
        known = dict(base.execute("select key, value from about"))
        if known["version"] not in _READABLE:
            raise ValueError
        return StoredList(
            path.stem,
            known["scale"],
            dt.date.fromisoformat(known["date"]),
            int(known["count"]),
            known["source"],
            dt.datetime.fromisoformat(known["loaded"]),
        )


def _members(path: Path, query: str, parameters: Sequence[str | int]) -> Iterator[Member]:
    """Yield the members whose ids a query finds in a list."""
    with _opened(path) as base:
        if query == _BEGUN and _is_first_version(base):
            return
        found = [row[0] for row in base.execute(query, parameters)]
        if not found:
            return
        scale = base.execute("select value from about where key = 'scale'").fetchone()[0]
        for each in found:
            member = _member(base.execute(_BY_ID, (each,)).fetchone())
            yield member._replace(listed=path.stem, scale=scale)


def _alike(path: Path, wanted: str) -> Iterator[tuple[float, str, int]]:
    """Yield likeness, key and id of those who share most pieces with a name."""
    with _opened(path) as base:
        for key, each in _candidates(base, _pieces(wanted)):
            yield likeness(wanted, key), key, each


def _alike_so_far(path: Path, typed: Sequence[str]) -> Iterator[tuple[float, str, int]]:
    """Yield likeness, key and id of those whose names begin like the typed words, or nearly."""
    pieces = {piece for word in typed for piece in _beginnings(word)}
    with _opened(path) as base:
        for key, each in _candidates(base, pieces):
            how = typed_likeness(typed, key)
            if how >= LIKE:
                yield how, key, each


def _candidates(base: sqlite3.Connection, pieces: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Yield key and id of the members who share most pieces."""
    counts: Counter[int] = Counter()
    for piece in sorted(pieces):
        row = base.execute("select members from piece where piece = ?", (piece,)).fetchone()
        counts.update(array(_ID, row[0] if row else b""))
    for each, _ in counts.most_common(_CANDIDATES):
        yield base.execute("select key from member where id = ?", (each,)).fetchone()[0], each


def _at(ranked: Iterable[Sequence[Any]], most: int) -> tuple[Member, ...]:
    """Return the first members of a ranking, whose last two entries are file and id."""
    return tuple(
        found
        for *_, path, each in islice(ranked, most)
        for found in _members(path, "select ?", (each,))
    )


def _is_first_version(base: sqlite3.Connection) -> bool:
    """Tell whether a file has no table of beginnings."""
    version = base.execute("select value from about where key = 'version'").fetchone()
    return bool(version[0] == "1")


def _member(row: Sequence[Any]) -> Member:
    """Return the member of a row."""
    *words, rank, expires = row
    return Member(
        **dict(zip(_WORDS, words, strict=True)),
        rank=None if rank is None else Rank(rank),
        expires=None if expires is None else dt.date.fromisoformat(expires),
    )


def _row(member: Member) -> tuple[str | int | None, ...]:
    """Return the row of a member in the table."""
    rank, expires = member.rank, member.expires
    return (*_words(member), rank and rank.steps, expires and expires.isoformat())


def _database(members: MemberList, stored: StoredList) -> bytes:
    """Return the content of the file of a list."""
    with closing(_sqlite3().connect(":memory:")) as base:
        base.executescript(_TABLES)
        about = {**vars(stored), "version": VERSION}
        base.executemany(
            "insert into about values (?, ?)", [(key, str(value)) for key, value in about.items()]
        )
        numbered = list(enumerate(members.members, 1))
        keys = [member.key for member in members.members]
        marks = ", ".join("?" * (len(_FIELDS) + 2))
        base.executemany(
            f"insert into member values ({marks})",  # noqa: S608 -- nothing but question marks
            ((at, keys[at - 1], *_row(member)) for at, member in numbered),
        )
        base.executemany("insert into number values (?, ?)", sorted(_numbers(numbered)))
        base.executemany("insert into piece values (?, ?)", _holders(keys))
        begun = ((" ".join(name_words(member.name)), at) for at, member in numbered)
        base.executemany("insert into begin values (?, ?)", sorted(begun))
        base.execute(_INDEX)
        base.commit()
        return bytes(base.serialize())


def _numbers(numbered: Iterable[tuple[int, Member]]) -> Iterator[tuple[str, int]]:
    """Yield every number in a federation, with the id of its member."""
    for at, member in numbered:
        for federation, number in member.numbers.items():
            yield f"{federation} {number}", at


def _holders(keys: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    """Yield every piece of these names, with the ids of the members who have it, as bytes."""
    holders: defaultdict[str, array[int]] = defaultdict(lambda: array(_ID))
    for at, key in enumerate(keys, 1):
        for piece in _pieces(key):
            holders[piece].append(at)
    yield from ((piece, ids.tobytes()) for piece, ids in sorted(holders.items()))


def _pieces(key: str) -> set[str]:
    """Return the pieces of a name, with a blank before and behind it."""
    padded = f" {key} "
    return {padded[at : at + _PIECE] for at in range(len(padded) - _PIECE + 1)}


def _beginnings(word: str) -> set[str]:
    """Return the pieces of a word that is not finished: with a blank before it alone."""
    padded = f" {word}"
    return {padded[at : at + _PIECE] for at in range(len(padded) - _PIECE + 1)}
