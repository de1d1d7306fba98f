"""The only door to DuckDB: an archive that answers SQL, and nothing else.

DuckDB knows the files that the list of the archive names, and no others: it can read no other,
write none, fetch no extension, and its settings cannot be changed. One question is one SELECT.

table        rows                                        besides the columns of tables.py
events ...   of the versions that count                  person, names: who is who (people.py)
persons      everybody who is named
versions     every version of every event, counting or not
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from nigiri.archive.manifest import LIST, Manifest, manifest_of
from nigiri.archive.parquet import check_libraries
from nigiri.archive.people import persons
from nigiri.archive.tables import TABLES
from nigiri.errors import HostError, WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from duckdb import DuckDBPyConnection

_CLOSED: dict[str, str | bool | int | float | list[str]] = {
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
    "temp_directory": "",
}
_LOCKED = ("SET python_enable_replacements = false", "SET lock_configuration = true")

_KINDS = {"text": "VARCHAR", "whole": "INTEGER", "yes_no": "BOOLEAN", "day": "DATE"}
_WITHOUT = " ANTI JOIN superseded USING (event, version)"
_VIEWS = (
    """CREATE TABLE seats AS
       SELECT event, version, number, name, person FROM players""",
    """CREATE VIEW games AS
       SELECT g.*, w.name AS white_name, b.name AS black_name,
              w.person AS white_person, b.person AS black_person
       FROM current_games g
       LEFT JOIN seats w ON (w.event, w.version, w.number) = (g.event, g.version, g.white)
       LEFT JOIN seats b ON (b.event, b.version, b.number) = (g.event, g.version, g.black)""",
    """CREATE VIEW placements AS
       SELECT p.*, s.name, s.person FROM current_placements p
       LEFT JOIN seats s USING (event, version, number)""",
    """CREATE VIEW persons AS
       SELECT person, arg_max(name, coalesce(year, 0)) AS name,
              max(egf) AS egf, max(ffg) AS ffg, max(aga) AS aga,
              count(DISTINCT event)::INTEGER AS events
       FROM players WHERE person IS NOT NULL GROUP BY person""",
    """CREATE VIEW versions AS
       SELECT event, version, year, name, source, content,
              (event, version) NOT IN (SELECT (event, version) FROM superseded) AS counts
       FROM stored_events""",
)


class Result(NamedTuple):
    """The rows of an answer, and the names of their columns."""

    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


class Database:
    """An archive that is asked; `close` it."""

    def __init__(self, connection: DuckDBPyConnection) -> None:
        """Keep the connection."""
        self._connection = connection

    @classmethod
    def of(cls, folder: Path) -> Database:
        """Return an archive to be asked.

        Raises WrongUse for a folder that is none, HostError for a damaged one.
        """
        check_libraries()
        import duckdb  # noqa: PLC0415 -- large, and mostly not wanted

        manifest = manifest_of(folder)
        found = cls(duckdb.connect(":memory:", config=_CLOSED))
        try:
            found._load(folder, manifest)
            found._make_views(without=bool(manifest.superseded()))
        except duckdb.Error as error:
            raise HostError(message("archive.damaged", file=_piece(error))) from error
        return found

    def _load(self, folder: Path, manifest: Manifest) -> None:
        """Show DuckDB the files of an archive, and close the door to all others."""
        run, allowed = self._connection.execute, []
        for name, columns in TABLES.items():
            paths = [*map(str, manifest.paths(folder.resolve(), name))]
            if paths:
                names = [*map(_literally, paths)]
                allowed += [*paths, *names]
                self._connection.read_parquet(names).create_view(f"stored_{name}")
            else:
                kinds = ", ".join(f"{each.name} {_KINDS[each.kind]}" for each in columns)
                run(f"CREATE TABLE stored_{name} ({kinds})")
        run("SET allowed_paths = ?", [allowed])
        run("SET enable_external_access = false")
        gone = manifest.superseded()
        self._make_table("superseded", ("event", "version"), [(e.key, e.version) for e in gone])

    def _make_table(
        self, name: str, columns: tuple[str, str], rows: Sequence[tuple[object, object]]
    ) -> None:
        """Make a table of pairs."""
        lists = [[row[at] for row in rows] for at in (0, 1)]
        kinds = ("VARCHAR", "INTEGER" if columns[1] == "version" else "VARCHAR")
        cells = ", ".join(
            f"unnest(?::{kind}[]) AS {each}" for each, kind in zip(columns, kinds, strict=True)
        )
        self._connection.execute(f"CREATE TABLE {name} AS SELECT {cells}", lists)

    def _make_views(self, *, without: bool) -> None:
        """Make the tables that a question sees, and lock the door."""
        gone = _WITHOUT if without else ""
        run = self._connection.execute
        known = run("SELECT DISTINCT known_as FROM stored_players").fetchall()
        who = persons(entry for (entry,) in known if entry)
        self._make_table("who", ("known_as", "person"), [*who.items()])
        run(f"CREATE VIEW events AS FROM stored_events{gone}")
        run(f"CREATE VIEW players AS FROM stored_players{gone} LEFT JOIN who USING (known_as)")
        run(f"CREATE VIEW current_games AS FROM stored_games{gone}")
        run(f"CREATE VIEW current_placements AS FROM stored_placements{gone}")
        for view in (*_VIEWS, *_LOCKED):
            run(view)

    def rows(self, sql: str, facts: Sequence[object] | Mapping[str, object] = ()) -> Result:
        """Return the answer to a question of nigiri's own; facts -- the values of its marks.

        Raises HostError where a file of the archive is damaged.
        """
        import duckdb  # noqa: PLC0415 -- as above

        try:
            return self._answer(sql, facts)
        except duckdb.Error as error:
            raise HostError(message("archive.damaged", file=_piece(error))) from error

    def asked(self, sql: str) -> Result:
        """Return the answer to somebody's question.

        Raises WrongUse with DuckDB's words for what is no SELECT, or no SQL.
        """
        import duckdb  # noqa: PLC0415 -- as above

        try:
            said = duckdb.extract_statements(sql)
            if len(said) != 1 or said[0].type not in _reading():
                raise WrongUse(message("archive.one-question"))
            return self._answer(sql)
        except duckdb.Error as error:
            words = str(error).partition("\n")[0].rstrip(".")
            raise WrongUse(message("archive.sql", error=words)) from error

    def _answer(self, sql: str, facts: Sequence[object] | Mapping[str, object] = ()) -> Result:
        """Return the answer to one statement."""
        done = self._connection.execute(sql, facts or None)
        return Result(tuple(each[0] for each in done.description or ()), done.fetchall())

    def count(self, table: str) -> int:
        """Return the number of rows of a table; table -- one of asked_tables."""
        ((count,),) = self.rows(f"SELECT count(*) FROM {table}").rows  # noqa: S608 -- our names
        return int(count)

    def close(self) -> None:
        """Let go of the files."""
        self._connection.close()

    def __enter__(self) -> Self:
        """Return the archive."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Let go of the files."""
        self.close()


def _reading() -> tuple[object, ...]:
    """Return the kinds of statements that only read."""
    from duckdb import StatementType  # noqa: PLC0415 -- as above

    return (StatementType.SELECT, StatementType.EXPLAIN)


def _piece(error: BaseException) -> str:
    """Return the name of the file that an error of DuckDB is about, the list's where it is none."""
    found = re.findall(r"[\w.]+\.parquet", str(error))
    return found[-1] if found else LIST


def _literally(path: str) -> str:
    """Return a path whose signs mean themselves where names are matched: "[" is "[[]"."""
    return "".join(f"[{sign}]" if sign in "*?[" else sign for sign in path)
