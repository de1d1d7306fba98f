"""The only door to DuckDB: an archive that answers SQL, and nothing else.

DuckDB gets tables that are handed to it, and no files: it can read none, write none, fetch no
extension, and its settings cannot be changed. One question is one SELECT.

table        rows                                        besides the columns of tables.py
events ...   of the versions that count                  person, names: who is who (people.py)
persons      everybody who is named
versions     every version of every event, counting or not
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

from nigiri.archive.manifest import manifest_of
from nigiri.archive.parquet import check_libraries, dataset, table_of
from nigiri.archive.people import persons
from nigiri.archive.tables import TABLES, Column
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from duckdb import DuckDBPyConnection

_CLOSED: dict[str, str | bool | int | float | list[str]] = {
    "enable_external_access": "false",
    "autoinstall_known_extensions": "false",
    "autoload_known_extensions": "false",
    "temp_directory": "",
}
_LOCKED = ("SET python_enable_replacements = false", "SET lock_configuration = true")

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
        connection = duckdb.connect(":memory:", config=_CLOSED)
        for name in TABLES:
            connection.register(f"stored_{name}", dataset(name, manifest.paths(folder, name)))
        gone = [each._asdict() | {"event": each.key} for each in manifest.superseded()]
        columns = (Column("event"), Column("version", "whole"))
        connection.register("superseded", table_of(columns, gone))
        found = cls(connection)
        found._make_views(without=bool(gone))
        return found

    def _make_views(self, *, without: bool) -> None:
        """Make the tables that a question sees, and lock the door."""
        gone = _WITHOUT if without else ""
        run = self._connection.execute
        known = run("SELECT DISTINCT known_as FROM stored_players").fetchall()
        who = persons(entry for (entry,) in known if entry)
        rows = [{"known_as": entry, "person": person} for entry, person in who.items()]
        self._connection.register("who", table_of((Column("known_as"), Column("person")), rows))
        run(f"CREATE VIEW events AS FROM stored_events{gone}")
        run(f"CREATE VIEW players AS FROM stored_players{gone} LEFT JOIN who USING (known_as)")
        run(f"CREATE VIEW current_games AS FROM stored_games{gone}")
        run(f"CREATE VIEW current_placements AS FROM stored_placements{gone}")
        for view in _VIEWS:
            run(view)
        for setting in _LOCKED:
            run(setting)

    def rows(self, sql: str, facts: Sequence[object] | Mapping[str, object] = ()) -> Result:
        """Return the answer to a question of nigiri's own; facts -- the values of its marks."""
        done = self._connection.execute(sql, facts or None)
        return Result(tuple(each[0] for each in done.description or ()), done.fetchall())

    def asked(self, sql: str) -> Result:
        """Return the answer to somebody's question.

        Raises WrongUse with DuckDB's words for what is no SELECT, or no SQL.
        """
        import duckdb  # noqa: PLC0415 -- as above

        try:
            said = duckdb.extract_statements(sql)
            if len(said) != 1 or said[0].type not in _reading():
                raise WrongUse(message("archive.one-question"))
            return self.rows(sql)
        except duckdb.Error as error:
            words = str(error).partition("\n")[0].rstrip(".")
            raise WrongUse(message("archive.sql", error=words)) from error

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
