"""The event as comma-separated files: players.csv, games.csv, standings.csv in one .zip.

UTF-8 with its mark, so that spreadsheets recognise it. A text that a spreadsheet would take for a
formula, beginning with = + - @ a tab or an end of line, gets an apostrophe in front; a number that
is written as text stays one, so "-1" is as it is.
"""

from __future__ import annotations

import csv
import io
import re
import zipfile
from typing import TYPE_CHECKING

from nigiri.exchange.analysis.rows import columns, tables
from nigiri.exchange.parts.format import Outgoing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event
    from nigiri.exchange.analysis.rows import Plain, Row

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "\0")
_NUMBER = re.compile(r"[+-]?[0-9]{1,15}(?:[.,][0-9]{1,15})?")
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same event has the same bytes
_EVERYBODY_READS = 0o644 << 16


def packed(files: dict[str, bytes]) -> bytes:
    """Return a .zip of files, the same bytes for the same files."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as package:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, _EVERYBODY_READS
            package.writestr(entry, content)
    return data.getvalue()


def written(event: Event) -> Outgoing:
    """Return the three tables as a .zip."""
    rows, heads = tables(event), columns(event)
    return Outgoing(packed({f"{name}.csv": table(heads[name], rows[name]) for name in rows}))


def table(head: Sequence[str], rows: Sequence[Row]) -> bytes:
    """Return the bytes of one table, its headings in front."""
    text = io.StringIO(newline="")
    lines = csv.writer(text)
    lines.writerow(head)
    lines.writerows([cell(row[key]) for key in head] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def cell(value: Plain) -> Plain:
    """Return a value as it is written: yes and no in words, formulas as texts."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and value.startswith(_FORMULA) and not _NUMBER.fullmatch(value):
        return f"'{value}"
    return value
