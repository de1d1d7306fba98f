"""The only door to pyarrow: rows as Parquet files.

pyarrow comes with `nigiri[archive]`; nobody needs it to direct a tournament.
"""

from __future__ import annotations

import datetime as dt
import json
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

    from nigiri.archive.rows import Plain, Row
    from nigiri.archive.tables import Column


_FIRST_DAY = dt.date(1970, 1, 1)

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


def table_of(columns: Sequence[Column], rows: Sequence[Mapping[str, Plain]]) -> Table:
    """Return rows as a table of these columns; what a row lacks is blank.

    By way of JSON: to make a column of a list pyarrow would load pandas, for a second.
    """
    from pyarrow.json import ParseOptions, read_json  # noqa: PLC0415 -- as above

    names = [column.name for column in columns]
    lines = [json.dumps({name: row.get(name) for name in names}, default=_days) for row in rows]
    data = "\n".join(lines or ["{}"]).encode()
    options = ParseOptions(explicit_schema=_schema(columns))
    return read_json(BytesIO(data), parse_options=options).slice(0, len(lines))


def _days(day: dt.date) -> int:
    """Return a day as Parquet stores it."""
    return (day - _FIRST_DAY).days


def packed(tables: Sequence[Table]) -> bytes:
    """Return tables with the same columns, one below the other, as a Parquet file."""
    import pyarrow as pa  # noqa: PLC0415 -- as above
    import pyarrow.parquet as pq  # noqa: PLC0415 -- as above

    data = BytesIO()
    pq.write_table(pa.concat_tables(tables), data, compression="zstd")
    return data.getvalue()


def merged(name: str, paths: Sequence[Path]) -> bytes:
    """Return several files of a table as one; HostError for a damaged one."""
    return packed([_read(name, path) for path in paths])


def rows_of(name: str, path: Path) -> list[Row]:
    """Return the rows of a file; HostError for a damaged one."""
    rows: list[Row] = _read(name, path).to_pylist()
    return rows


def _read(name: str, path: Path) -> Table:
    """Return the table in a file, which has the columns of today."""
    import pyarrow as pa  # noqa: PLC0415 -- as above
    import pyarrow.parquet as pq  # noqa: PLC0415 -- as above

    try:
        with path.open("rb") as file:
            return pq.ParquetFile(file).read().cast(_schema(TABLES[name]))
    except (OSError, ValueError, pa.ArrowException) as error:
        raise HostError(message("archive.damaged", file=path.name)) from error
