"""The event as pandas frames, and as Parquet: the only door to pandas, which may be missing.

pandas and pyarrow come with `nigiri[tables]`; nobody needs them to direct a tournament.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING

from nigiri.errors import WrongUse
from nigiri.exchange.comma import packed
from nigiri.exchange.format import Format, Outgoing
from nigiri.exchange.rows import columns, tables

if TYPE_CHECKING:
    from pandas import DataFrame

    from nigiri.domain.model import Event

#: Columns that are whole numbers, also where some are missing; yes or no; points and ratings.
_WHOLE = frozenset({"number", "section", "place", "round", "table", "white", "black", "handicap"})
_YES_NO = frozenset({"here", "hidden", "by_default", "shared"})
_TEXT = frozenset({
    "family", "given", "rank", "entry_rank", "club", "city", "state", "country", "team",
    "federation_id", "member_until", "out", "stage", "group", "kind", "white_name", "white_rank",
    "black_name", "black_rank", "result", "name", "decided_by",
})  # fmt: skip


@dataclass(frozen=True)
class Frames:
    """The three tables of an event (rows.py), each a DataFrame."""

    players: DataFrame
    games: DataFrame
    standings: DataFrame


def frames_of(event: Event) -> Frames:
    """Return the event as frames; a column has the same type in every event.

    Raises WrongUse where pandas is not installed.
    """
    _need("pandas")
    from pandas import DataFrame  # noqa: PLC0415 -- large, and mostly not wanted

    rows, heads = tables(event), columns(event)
    return Frames(**{
        name: DataFrame(rows[name], columns=list(heads[name])).astype(
            {key: _type(key) for key in heads[name]})
        for name in rows
    })  # fmt: skip


def _type(column: str) -> str:
    """Return the type of a column, each of which can be missing."""
    for keys, name in ((_WHOLE, "Int64"), (_YES_NO, "boolean"), (_TEXT, "string")):
        if column in keys:
            return name
    return "Float64"


def written(event: Event) -> Outgoing:
    """Return the three tables as Parquet; WrongUse where pandas or pyarrow is not installed."""
    _need("pyarrow")
    files = {}
    for name, frame in vars(frames_of(event)).items():
        data = BytesIO()
        frame.to_parquet(data, index=False)
        files[f"{name}.parquet"] = data.getvalue()
    return Outgoing(packed(files))


def _need(library: str) -> None:
    """Raise WrongUse, saying how to get it, where a library is not installed."""
    if find_spec(library) is None:
        msg = f"This needs {library}, which is not installed: pip install 'nigiri[tables]'"
        raise WrongUse(msg)


PARQUET = Format("parquet", "Parquet", (".zip",), fits=lambda _: False, write=written)
