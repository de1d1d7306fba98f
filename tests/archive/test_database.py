"""An archive answers SQL that reads it, and does nothing else."""

from __future__ import annotations

from shutil import copy
from typing import TYPE_CHECKING

import pytest

from nigiri.archive.database import Database
from nigiri.archive.store import add
from nigiri.archive.tables import asked_tables
from nigiri.errors import WrongUse
from tests.archive.small import FOUR, small_event, sources, with_player

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SECRET = "attack at dawn"  # noqa: S105 -- a text in a file


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with an archive of one event, and files that it must not read."""
    here = tmp_path_factory.mktemp("here")
    (here / "secret.csv").write_text(f"a\n{SECRET}\n")
    folder = here / "archive"
    add(folder, sources(small_event()))
    copy(folder / "2019" / "000001.games.parquet", folder / "2019" / "foreign.parquet")
    return here


@pytest.fixture(scope="module")
def database(here: Path) -> Iterator[Database]:
    """Yield the archive, opened."""
    with Database.of(here / "archive") as found:
        yield found


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT * FROM read_csv('{here}/secret.csv')",
        "SELECT * FROM '{here}/secret.csv'",
        "SELECT * FROM read_text('{here}/secret.csv')",
        "SELECT * FROM read_blob('{here}/*')",
        "SELECT * FROM glob('{here}/*')",
        "SELECT * FROM read_parquet('{here}/archive/2019/foreign.parquet')",
        "SELECT * FROM read_parquet('{here}/archive/2019/*.parquet')",
        "SELECT * FROM read_csv('{here}/archive/2019/../../secret.csv')",
        "COPY players TO '{here}/out.csv'",
        "COPY (SELECT 1) TO '{here}/archive/2019/x.parquet'",
        "EXPORT DATABASE '{here}/out'",
        "ATTACH '{here}/out.db'",
        "CREATE TABLE x AS SELECT 1",
        "DROP VIEW games",
        "DELETE FROM seats",
        "INSERT INTO seats SELECT * FROM seats",
        "INSTALL httpfs",
        "LOAD httpfs",
        "SET enable_external_access = true",
        "PRAGMA enable_external_access = true",
        "SELECT 1; COPY (SELECT 1) TO '{here}/out.csv'",
        "SELECT * FROM database",
        "SELECT * FROM query('COPY (SELECT 1) TO ''{here}/out.csv''')",
        "EXPLAIN ANALYZE COPY (SELECT 1) TO '{here}/out.csv'",
        "SELECT nothing FROM games",
        "games, please",
        "",
        ";",
    ],
)
def test_nothing_but_a_question_is_answered(database: Database, here: Path, sql: str) -> None:
    """No file is read, none written, no setting changed; a sentence says so."""
    before = sorted(here.rglob("*"))

    with pytest.raises(WrongUse) as refused:
        database.asked(sql.format(here=here))
    assert before == sorted(here.rglob("*"))
    assert SECRET not in str(refused.value)
    assert [(4,)] == database.asked("SELECT count(*) FROM players").rows


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT count(*) FROM players",
        "FROM events",
        "WITH x AS (SELECT 1) SELECT * FROM x;",
        "VALUES (1)",
        "DESCRIBE games",
        "EXPLAIN SELECT * FROM games",
    ],
)
def test_questions_are_answered(database: Database, sql: str) -> None:
    """Whatever reads."""
    assert database.asked(sql).rows


def test_the_tables_have_their_columns(database: Database) -> None:
    """As `tables` lists them, in that order, with their types."""
    kinds = {"text": "VARCHAR", "whole": "INTEGER", "yes_no": "BOOLEAN", "day": "DATE"}
    assert 6 == len(asked_tables())
    for table, columns in asked_tables().items():
        found = database.asked(f"DESCRIBE {table}").rows
        assert [(each.name, kinds[each.kind]) for each in columns] == [row[:2] for row in found]


@pytest.mark.parametrize(
    "name",
    [
        "it's",
        "x'; DROP TABLE players; --",
        "[a] {b} *?",
        '"quoted"',
        "ünïcode – 碁",
        "$HOME `id`",
        "https:",
    ],
)
def test_a_folder_may_be_called_anything(tmp_path: Path, name: str) -> None:
    """Its name is never part of a question."""
    folder = tmp_path / name
    add(folder, sources(small_event()))
    add(folder, sources(small_event("'); DROP TABLE players; --")))
    with Database.of(folder) as found:
        assert [(8,)] == found.asked("SELECT count(*) FROM players").rows


def test_hidden_names_are_in_no_answer(tmp_path: Path) -> None:
    """Not in the tables that people see, and not in those behind them."""
    folder = tmp_path / "archive"
    event = with_player(small_event(), FOUR, hidden=True)
    add(folder, sources(event))

    with Database.of(folder) as found:
        tables = [row[0] for row in found.asked("SELECT view_name FROM duckdb_views()").rows]
        tables += [row[0] for row in found.asked("SELECT table_name FROM duckdb_tables()").rows]
        ours = [each for each in tables if not each.startswith(("duckdb_", "pragma_", "sqlite_"))]
        assert {*asked_tables(), "seats"} <= {*ours}
        for table in (*asked_tables(), "seats", "stored_players", "who", "stored_games"):
            words = str(found.asked(f"FROM {table}").rows)
            assert "Kim" not in words
            assert "kim" not in words
        assert [(3,)] == found.asked("SELECT count(*) FROM persons").rows
        assert [(None, None)] == found.asked(
            "SELECT black_name, black_person FROM games WHERE handicap = 9"
        ).rows
    assert not [p for p in folder.rglob("*.parquet") if b"Kim" in p.read_bytes()]
