"""The same bytes hold the same sheets: within a run of the tests a closed file is read once.

A command reads what the one before it has written, and most tests of a folder begin with the same
file. A workbook never changes, and what was worked out for it is kept in it (`domain/cached.py`).
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from nigiri.hosts.files.ods_file import OdsFile
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.workbook import writer

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.hosts.files.closed_file import ClosedFile
    from nigiri.workbook.model.cells import Workbook

#: How many workbooks are kept, the newest.
MOST = 48

#: How nigiri reads each kind of file; tests of just that use it.
READS: dict[type[ClosedFile], Callable[[Any, bytes], Workbook]] = {
    XlsxFile: XlsxFile.sheets,
    OdsFile: OdsFile.sheets,
}

_known: OrderedDict[tuple[type, bytes, str], Workbook] = OrderedDict()


def reads_once(file: ClosedFile, data: bytes) -> Workbook:
    """Return the sheets of a file; HostError each time for one that cannot be read.

    Where tests speak as another version, what was worked out for a workbook is another, too.
    """
    key = type(file), data, writer.VERSION  # type: ignore[attr-defined]
    if key not in _known:
        _known[key] = READS[type(file)](file, data)
    _known.move_to_end(key)
    while len(_known) > MOST:
        _known.popitem(last=False)
    return _known[key]
