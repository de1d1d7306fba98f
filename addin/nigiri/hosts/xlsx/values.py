"""The values of a package's sheets, read by calamine: of large ones several at the same time.

It leaves Python to others while it reads, so that one sheet is read on one processor, the next on
another, and what was read is looked through meanwhile.
"""

from __future__ import annotations

from contextlib import contextmanager
from io import BytesIO
from typing import TYPE_CHECKING

from python_calamine import CalamineWorkbook, SheetTypeEnum

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterator

    Raw = int | float | str | bool | dt.time | dt.date | dt.datetime | dt.timedelta
    Rows = list[list[Raw]]
    Reader = Callable[[], Rows]

_LARGE = 2**22  # bytes of a package whose reading takes longer than to start threads


@contextmanager
def readers(data: bytes, size: int) -> Iterator[dict[str, Reader]]:
    """Give sheet -> what returns its rows from A1 on, for the sheets that have cells.

    size -- how many bytes the sheets have unpacked. Raises what calamine raises for a damaged file,
    the readers as well.
    """
    with CalamineWorkbook.from_filelike(BytesIO(data)) as source:
        entries = source.sheets_metadata
        names = [entry.name for entry in entries if entry.typ is SheetTypeEnum.WorkSheet]
        if size < _LARGE:
            yield {name: _reader(source, name) for name in names}
        else:
            with _at_once(source, data, names) as found:
                yield found


def _reader(source: CalamineWorkbook, name: str) -> Reader:
    """Return what reads a sheet when it is asked to."""
    return lambda: source.get_sheet_by_name(name).to_python(skip_empty_area=False)


@contextmanager
def _at_once(
    source: CalamineWorkbook, data: bytes, names: list[str]
) -> Iterator[dict[str, Reader]]:
    """Give what waits for the sheets, which two begin to read in their order."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 -- seldom worth its loading
    from queue import SimpleQueue  # noqa: PLC0415

    free: SimpleQueue[CalamineWorkbook] = SimpleQueue()

    def read(name: str) -> Rows:
        reader = free.get()
        try:
            return reader.get_sheet_by_name(name).to_python(skip_empty_area=False)
        finally:
            free.put(reader)

    free.put(source)
    with ThreadPoolExecutor(2) as pool:
        pool.submit(lambda: free.put(CalamineWorkbook.from_filelike(BytesIO(data))))
        waiting = {name: pool.submit(read, name) for name in names}
        try:
            yield {name: found.result for name, found in waiting.items()}
        finally:
            pool.shutdown(cancel_futures=True)
