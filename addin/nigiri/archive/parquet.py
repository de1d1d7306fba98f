"""The only door to pyarrow: rows as Parquet files, and files as something that can be asked.

pyarrow comes with `nigiri[archive]`; nobody needs it to direct a tournament.
"""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING, Any, TypeAlias

from nigiri.archive.tables import TABLES
from nigiri.errors import HostError, WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from pyarrow import Schema

    from nigiri.archive.rows import Row
    from nigiri.archive.tables import Column


Table: TypeAlias = Any
"""Rows in memory as pyarrow has them, which has no types."""


def check_libraries() -> None:
    """Raise WrongUse, saying how to get it, where a library of archives is not installed."""
    for library in ("pyarrow", "duckdb"):
        if find_spec(library) is None:
            raise WrongUse(message("archive.library", library=library))


def _schema(columns: Iterable[Column]) -> Schema:
    """Return the types of columns as pyarrow has them."""
    import pyarrow as pa  # noqa: PLC0415 -- large, and mostly not wanted

    kinds = {"text": pa.string(), "whole": pa.int32(), "yes_no": pa.bool_(), "day": pa.date32()}
    return pa.schema([(column.name, kinds[column.kind]) for column in columns])


def table_of(columns: Sequence[Column], rows: Sequence[Mapping[str, Any]]) -> Table:
    """Return rows as a table of these columns; what a row lacks is blank."""
    import pyarrow as pa  # noqa: PLC0415 -- as above

    cells = {column.name: [row.get(column.name) for row in rows] for column in columns}
    return pa.table(cells, schema=_schema(columns))


def packed(tables: Sequence[Table]) -> bytes:
    """Return tables with the same columns, one below the other, as a Parquet file."""
    import pyarrow as pa  # noqa: PLC0415 -- as above

    return _file(pa.concat_tables(tables))


def _file(table: Table) -> bytes:
    """Return a table as a Parquet file."""
    import pyarrow.parquet as pq  # noqa: PLC0415 -- as above

    data = BytesIO()
    pq.write_table(table, data, compression="zstd")
    return data.getvalue()


def merged(name: str, paths: Sequence[Path]) -> bytes:
    """Return several files of a table as one; HostError for a damaged one."""
    return packed([_read(name, path) for path in paths])


def rows_of(name: str, path: Path) -> list[Row]:
    """Return the rows of a file; HostError for a damaged one."""
    rows: list[Row] = _read(name, path).to_pylist()
    return rows


def _read(name: str, path: Path) -> Table:
    """Return the table in a file, with the columns of today."""
    import pyarrow as pa  # noqa: PLC0415 -- as above
    import pyarrow.parquet as pq  # noqa: PLC0415 -- as above

    try:
        with path.open("rb") as file:
            return pq.read_table(file, schema=_schema(TABLES[name]))
    except (OSError, pa.ArrowException) as error:
        raise HostError(message("archive.damaged", file=path.name)) from error


def dataset(name: str, paths: Sequence[Path]) -> Any:  # noqa: ANN401 -- DuckDB takes either
    """Return the files of a table as one, read when asked; an empty table without files."""
    import pyarrow.dataset as ds  # noqa: PLC0415 -- as above

    if not paths:
        return table_of(TABLES[name], ())
    return ds.dataset([*map(str, paths)], schema=_schema(TABLES[name]), format="parquet")
