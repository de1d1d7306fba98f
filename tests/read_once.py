"""The same bytes hold the same sheets: within a run of the tests a closed file is read once.

A command reads what the one before it has written, and most tests of a folder begin with the same
file. A workbook never changes, and what was worked out for it is kept in it (`domain/cached.py`).
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from nigiri.hosts.files.xlsx_file import XlsxFile

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Workbook

#: How many workbooks are kept, the newest.
MOST = 48

#: How nigiri reads a file; tests of just that use it.
reads = XlsxFile.sheets

_known: OrderedDict[bytes, Workbook] = OrderedDict()


def reads_once(file: XlsxFile, data: bytes) -> Workbook:
    """Return the sheets of a file; HostError each time for one that cannot be read."""
    if data not in _known:
        _known[data] = reads(file, data)
    _known.move_to_end(data)
    while len(_known) > MOST:
        _known.popitem(last=False)
    return _known[data]
