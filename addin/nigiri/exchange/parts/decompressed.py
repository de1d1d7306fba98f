"""Compressed files: one event in a .gz or a .zip."""

from __future__ import annotations

import gzip
import io
import struct
import zipfile
import zlib

from nigiri.errors import WrongUse
from nigiri.messages.message import message

MOST = 40 * 2**20
"""The most bytes that are unpacked; no event is larger."""

_GZIP, _ZIP = b"\x1f\x8b", (b"PK\x03\x04", b"PK\x05\x06")
_WORKBOOKS = ("[Content_Types].xml", "mimetype")


def decompressed(data: bytes) -> bytes:
    """Return the file inside a .gz or a .zip; any other file as it is.

    Raises WrongUse for a damaged or too large one, for several files in one, and for a workbook.
    """
    try:
        if data.startswith(_GZIP):
            with gzip.open(io.BytesIO(data)) as file:
                return _bounded(file.read(MOST + 1))
        if data.startswith(_ZIP):
            return _zipped(data)
    except (
        OSError,
        EOFError,
        zlib.error,
        zipfile.BadZipFile,
        RuntimeError,
        NotImplementedError,
        ValueError,
        struct.error,
    ) as e:
        raise WrongUse(message("foreign.packed")) from e
    return data


def _zipped(data: bytes) -> bytes:
    """Return the only file in a .zip."""
    with zipfile.ZipFile(io.BytesIO(data)) as package:
        names = [each.filename for each in package.infolist() if not each.is_dir()]
        if {*names}.intersection(_WORKBOOKS):
            raise WrongUse(message("foreign.workbook"))
        if len(names) != 1:
            raise WrongUse(message("foreign.files", count=len(names)))
        with package.open(names[0]) as file:
            return _bounded(file.read(MOST + 1))


def _bounded(data: bytes) -> bytes:
    """Return the bytes; raise WrongUse where there are too many."""
    if len(data) > MOST:
        raise WrongUse(message("foreign.unpacked-large", most=MOST // 2**20))
    return data
