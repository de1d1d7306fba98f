"""The values of a package's sheets, read by calamine: of large ones several at the same time.

It leaves Python to others while it reads, so that one sheet is read on one processor, the next on
another, and what was read is looked through meanwhile.
"""

from __future__ import annotations

from contextlib import contextmanager, nullcontext
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING

from python_calamine import CalamineWorkbook, SheetTypeEnum

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterator

    Raw = int | float | str | bool | dt.time | dt.date | dt.datetime | dt.timedelta
    Rows = list[list[Raw]]
    Reader = Callable[[], Rows]
    Begin = Callable[[str], Reader | None]

_LARGE = 2**22  # bytes of a package whose reading takes longer than to start threads


@contextmanager
def reading(data: bytes, size: int) -> Iterator[Begin]:
    """Give what begins to read a sheet, and then returns its rows from A1 on; None without cells.

    size -- how many bytes the package has unpacked. Raises what calamine raises for a damaged file,
    as what it gives does.
    """
    with CalamineWorkbook.from_filelike(BytesIO(data)) as source:
        kinds = {entry.name: entry.typ for entry in source.sheets_metadata}
        way = _at_once(source, data) if size > _LARGE else nullcontext(partial(_later, source))
        with way as begin:
            yield lambda name: begin(name) if kinds.get(name) is SheetTypeEnum.WorkSheet else None


def _later(source: CalamineWorkbook, name: str) -> Reader:
    """Return what reads a sheet when it is asked to."""
    return partial(_rows, source, name)


def _rows(source: CalamineWorkbook, name: str) -> Rows:
    """Return the rows of a sheet."""
    return source.get_sheet_by_name(name).to_python(skip_empty_area=False)


@contextmanager
def _at_once(source: CalamineWorkbook, data: bytes) -> Iterator[Callable[[str], Reader]]:
    """Give what lets a sheet be read by the next that is free of two, and then waits for it."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 -- seldom worth its loading
    from queue import SimpleQueue  # noqa: PLC0415

    free: SimpleQueue[CalamineWorkbook] = SimpleQueue()

    def read(name: str) -> Rows:
        reader = free.get()
        try:
            return _rows(reader, name)
        finally:
            free.put(reader)

    free.put(source)
    with ThreadPoolExecutor(2) as pool:
        # Where this fails, the first reader reads all.
        pool.submit(lambda: free.put(CalamineWorkbook.from_filelike(BytesIO(data))))
        try:
            yield lambda name: pool.submit(read, name).result
        finally:
            pool.shutdown(cancel_futures=True)
