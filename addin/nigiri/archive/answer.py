"""The answer to a question: a table, the sentences below it, and what its picture shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from nigiri.domain.model.units import Rank
from nigiri.exchange.analysis.csv_files import table
from nigiri.messages.message import message, said
from nigiri.reports.charts.plots import drawn_chart

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.messages.message import Message
    from nigiri.reports.charts.plots import Chart, Format

Cell = None | int | float | str


class Answer(NamedTuple):
    """The answer to a question.

    headings -- key of a column -> its words; rows -- of cells
    points -- the columns, from 0, that hold points
    picture -- None where there is nothing to draw
    """

    title: Message
    headings: tuple[tuple[str, Message], ...]
    rows: Sequence[tuple[Any, ...]]
    notes: tuple[Message, ...] = ()
    picture: Chart | None = None
    points: frozenset[int] = frozenset()


def headings(names: str) -> tuple[tuple[str, Message], ...]:
    """Return headings by the keys of their columns: "year event rank"."""
    return tuple((name, message(f"archive.column.{name}")) for name in names.split())


def points(halves: int | None) -> int | float | None:
    """Return half points as points: a whole number, or an exact half."""
    if halves is None:
        return None
    return halves / 2 if halves % 2 else halves // 2


def rank(steps: int | None) -> str:
    """Return a rank as it is written, "" for none."""
    return "" if steps is None else str(Rank(steps))


def percent(part: int, whole: int) -> int | None:
    """Return a share in whole per cent, half a one upwards; None of nothing."""
    return (200 * part + whole) // (2 * whole) if whole else None


def csv_of(columns: Sequence[str], rows: Iterable[Sequence[object]], language: str) -> bytes:
    """Return a table as comma-separated text, safe for a spreadsheet (csv_files.py)."""
    plain = ([_plain(cell, language) for cell in row] for row in rows)
    return table(columns, [dict(zip(columns, row, strict=True)) for row in plain])


def _plain(cell: object, language: str) -> Cell:
    """Return a cell as a number, or as a text in a language."""
    if cell is None or isinstance(cell, int | float):
        return cell
    return said(cell, language) if isinstance(cell, str) else str(cell)


def picture_of(chart: Chart, form: Format, language: str) -> bytes:
    """Return the picture of an answer; WrongUse where matplotlib is not installed."""
    title, across, up, *labels = (
        said(words, language) for words in (chart.title, chart.across, chart.up, *chart.labels)
    )
    series = tuple((said(name, language), values) for name, values in chart.series)
    worded = chart._replace(title=title, across=across, up=up, labels=(*labels,), series=series)
    return drawn_chart(worded, form)
