"""The event as pandas frames, as Parquet and as sheets of a spreadsheet: the only door to pandas.

pandas, pyarrow and openpyxl come with `nigiri[tables]`, and may be missing; nobody needs them to
direct a tournament. The workbook of an event is never written this way (docs/decisions, 1).
"""

from __future__ import annotations

import datetime as dt
import re
import zipfile
from dataclasses import dataclass
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING, TypeAlias

from nigiri.errors import WrongUse
from nigiri.exchange.analysis.csv_files import LONG_AGO, packed
from nigiri.exchange.analysis.rows import columns, tables
from nigiri.exchange.parts.format import Outgoing
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from openpyxl import Workbook
    from openpyxl.worksheet.worksheet import Worksheet
    from pandas import DataFrame

    from nigiri.domain.model.event import Event

AnyFrame: TypeAlias = "DataFrame"
"""A frame, for who names the type and is no door to pandas."""

#: Columns that are whole numbers, also where some are missing; yes or no; points and ratings.
_WHOLE = frozenset({"number", "section", "place", "round", "table", "white", "black", "handicap"})
_YES_NO = frozenset({"here", "hidden", "by_default", "shared"})
_TEXT = frozenset({
    "family", "given", "rank", "entry_rank", "club", "city", "state", "country", "team",
    "federation_id", "member_until", "out", "stage", "group", "kind", "white_name", "white_rank",
    "black_name", "black_rank", "result", "name", "decided_by",
})  # fmt: skip  # words, several a line
#: Kind of a column of an archive -> its pandas type.
_KINDS = {"text": "string", "whole": "Int64", "yes_no": "boolean", "day": "datetime64[s]"}
#: The beginnings of a text that a spreadsheet could take for a formula.
_LIKE_FORMULAS = ("=", "+", "-", "@")
_CORE = "docProps/core.xml"
_WIDEST = 40


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
    return Frames(
        **{
            name: DataFrame(rows[name], columns=list(heads[name])).astype(
                {key: _type(key) for key in heads[name]}
            )
            for name in rows
        }
    )


def frame(
    columns: Sequence[str], rows: Sequence[Sequence[object]], kinds: Mapping[str, str]
) -> DataFrame:
    """Return rows as a frame; WrongUse where pandas is not installed.

    kinds -- column -> "text", "whole", "yes_no" or "day"; any other column: the type that fits
    """
    _need("pandas")
    from pandas import DataFrame  # noqa: PLC0415 -- large, and mostly not wanted

    types = {column: _KINDS[kinds[column]] for column in columns if column in kinds}
    return DataFrame(rows, columns=list(columns)).astype(types)


def _type(column: str) -> str:
    """Return the pandas type of a column; every type can have missing values."""
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


def written_sheets(event: Event) -> Outgoing:
    """Return the three tables as sheets of an .xlsx; WrongUse where pandas or openpyxl is missing.

    A text stays a text, also where it begins with = + - @. The same event has the same bytes.
    """
    _need("openpyxl")
    frames = vars(frames_of(event))
    from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE  # noqa: PLC0415 -- seldom wanted
    from pandas import ExcelWriter  # noqa: PLC0415 -- as above

    data = BytesIO()
    with ExcelWriter(data, engine="openpyxl") as writer:
        for name, frame in frames.items():
            plain = frame.replace(ILLEGAL_CHARACTERS_RE, "", regex=True)
            plain.to_excel(writer, sheet_name=name, index=False)
            _finish(writer.sheets[name])
        _date(writer.book)
    return Outgoing(_timeless(data.getvalue()))


def _finish(sheet: Worksheet) -> None:
    """Make texts of cells taken for formulas; freeze, filter and size the table."""
    from openpyxl.styles import Font  # noqa: PLC0415 -- as above
    from openpyxl.utils import get_column_letter  # noqa: PLC0415 -- as above

    sheet.freeze_panes = "A2"
    sheet.auto_filter.ref = sheet.dimensions
    for number, column in enumerate(sheet.iter_cols(), 1):
        column[0].font = Font(bold=True)
        longest = max(len(str(cell.value)) for cell in column if cell.value is not None)
        sheet.column_dimensions[get_column_letter(number)].width = min(longest, _WIDEST) + 3
        for cell in column:
            if isinstance(cell.value, str) and cell.value.startswith(_LIKE_FORMULAS):
                cell.data_type = "s"
                cell.quotePrefix = True  # a text also after somebody has edited the cell


def _date(book: Workbook) -> None:
    """Give the file a fixed time of creation."""
    book.properties.created = dt.datetime(*LONG_AGO)  # noqa: DTZ001 -- as openpyxl takes it


def _timeless(data: bytes) -> bytes:
    """Return a package without the time when it was saved."""
    with zipfile.ZipFile(BytesIO(data)) as package:
        files = {name: package.read(name) for name in package.namelist()}
    files[_CORE] = re.sub(rb"<dcterms:modified.*?</dcterms:modified>", b"", files[_CORE])
    return packed(files)


def _need(library: str) -> None:
    """Raise WrongUse, saying how to get it, where a library is not installed."""
    if find_spec(library) is None:
        raise WrongUse(message("foreign.library", library=library))
