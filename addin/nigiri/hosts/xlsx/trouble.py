"""Errors with files in the director's words: a table of exceptions.

Every row of MEANINGS and ERRNO is tested; for any other exception the file is named at least.
"""

from __future__ import annotations

import errno
import zlib
from contextlib import contextmanager
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from lxml.etree import LxmlError
from python_calamine import CalamineError

from nigiri.errors import HostError, NigiriError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DAMAGED = "is damaged: {error}. With nigiri history you see what to go back to."
NO_SPACE = "cannot be written: the disk is full. The old file is untouched; make room first."
NOT_ALLOWED = (
    "cannot be read or written: access to it or to its folder is denied. "
    "Is it open elsewhere, or not yours?"
)
HELD = (
    "cannot be written: another program holds it, and the old file is untouched. "
    "Close it there, and run the command again."
)
NOT_REPLACED = (
    "cannot be written: this drive does not let a new file take the place of the old one, which is "
    "untouched. Copy the workbook to a folder of this computer and go on with the copy."
)
DRIVE_FAILS = (
    "cannot be read or written: the drive gives errors. Nothing was written. "
    "Is it connected? Copy the workbook to another drive and go on there."
)

#: Errors of the system, by number.
ERRNO: dict[int, str] = {
    errno.ENOENT: "does not exist.",
    errno.EISDIR: "is a folder, not a workbook.",
    errno.ENOTDIR: "does not exist: a part of its path is no folder.",
    errno.EACCES: NOT_ALLOWED,
    errno.EPERM: NOT_ALLOWED,
    errno.EROFS: "cannot be written: the disk is read-only.",
    errno.ENOSPC: NO_SPACE,
    errno.EDQUOT: NO_SPACE,
    errno.EFBIG: NO_SPACE,
    errno.EBUSY: HELD,
    errno.EXDEV: NOT_REPLACED,
    errno.EIO: DRIVE_FAILS,
    errno.ENXIO: DRIVE_FAILS,
    errno.ENODEV: DRIVE_FAILS,
    errno.ESTALE: DRIVE_FAILS,
    errno.ETIMEDOUT: DRIVE_FAILS,
    errno.ENAMETOOLONG: "cannot be written: its name is too long.",
}

#: Errors of the libraries that look into the file; the first row that fits counts.
MEANINGS: tuple[tuple[type[BaseException], str], ...] = (
    (HostError, "cannot be used. {error}."),
    (BadZipFile, DAMAGED),
    (zlib.error, DAMAGED),
    (EOFError, DAMAGED),
    (LxmlError, DAMAGED),
    (CalamineError, DAMAGED),
    (NotImplementedError, "is packed in a way that is not supported: {error}."),
    (RuntimeError, "is protected by a password; open it and save it without."),
    (MemoryError, "is too large for the memory of this computer."),
    (OverflowError, DAMAGED),
    (ValueError, DAMAGED),
    (LookupError, DAMAGED),
    (TypeError, DAMAGED),
)

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
ZIP = b"PK\x03\x04"
OPEN_DOCUMENT = b"mimetypeapplication/vnd.oasis.opendocument"


@contextmanager
def directors_words(path: Path) -> Iterator[None]:
    """Turn every exception of the libraries and the system into HostError, keeping the cause."""
    try:
        yield
    except NigiriError as error:
        if type(error) is not HostError or str(error).endswith("."):
            raise
        raise _host_error(path, error) from error
    except OSError as error:
        meaning = ERRNO.get(error.errno or 0, f"cannot be used: {error.strerror or error}.")
        msg = f"{path.name} {meaning}"
        raise HostError(msg) from error
    except Exception as error:
        raise _host_error(path, error) from error
    except BaseException as error:
        # A reader written in another language may give up in its own way.
        if type(error).__name__ != "PanicException":
            raise
        msg = f"{path.name} {DAMAGED.format(error='it cannot be read')}"
        raise HostError(msg) from error


def check_kind(data: bytes, path: Path) -> None:
    """Raise HostError when the bytes are not the zip archive of an .xlsx."""
    if data.startswith(OLE):
        meaning = "is an old .xls or protected by a password; save it as .xlsx without password."
    elif OPEN_DOCUMENT in data[:200]:
        meaning = "is an OpenDocument file; give it a name that ends in .ods, or save it as .xlsx."
    elif not data.startswith(ZIP):
        meaning = "is not an .xlsx workbook."
    else:
        return
    msg = f"{path.name} {meaning}"
    raise HostError(msg)


def _host_error(path: Path, error: BaseException) -> HostError:
    """Return the sentence for an exception that MEANINGS knows, or a general one."""
    general = "cannot be used: {error}."
    meaning = next((text for kind, text in MEANINGS if isinstance(error, kind)), general)
    return HostError(f"{path.name} {meaning.format(error=str(error).rstrip('.'))}")
