"""Errors with files in the director's words: a table of exceptions.

Every row of MEANINGS and ERRNO is tested; for any other exception the file is named at least.
Files are read here that may be none: a pipe would keep a command waiting, a device may never end.
"""

from __future__ import annotations

import errno
import stat
import zlib
from contextlib import contextmanager
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from lxml.etree import LxmlError
from python_calamine import CalamineError

from nigiri.errors import HostError, NigiriError, Unfit
from nigiri.messages.message import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

#: Errors of the system, by number -> key of the sentence.
ERRNO: dict[int, str] = {
    errno.ENOENT: "file.missing",
    errno.EEXIST: "file.exists",
    errno.EISDIR: "file.is-folder",
    errno.ENOTDIR: "file.no-path",
    errno.EACCES: "file.denied",
    errno.EPERM: "file.denied",
    errno.EROFS: "file.read-only",
    errno.ENOSPC: "file.full",
    errno.EDQUOT: "file.full",
    errno.EFBIG: "file.full",
    errno.EBUSY: "file.held",
    errno.EXDEV: "file.not-replaced",
    errno.EIO: "file.drive",
    errno.ENXIO: "file.drive",
    errno.ENODEV: "file.drive",
    errno.ESTALE: "file.drive",
    errno.ETIMEDOUT: "file.drive",
    errno.ENAMETOOLONG: "file.name-long",
}

#: Errors of the libraries that look into the file -> key; the first row that fits counts.
MEANINGS: tuple[tuple[type[BaseException], str], ...] = (
    (BadZipFile, "file.damaged"),
    (zlib.error, "file.damaged"),
    (EOFError, "file.damaged"),
    (LxmlError, "file.damaged"),
    (CalamineError, "file.damaged"),
    (NotImplementedError, "file.packed"),
    (RuntimeError, "file.password"),
    (MemoryError, "file.memory"),
    (OverflowError, "file.damaged"),
    (ValueError, "file.damaged"),
    (LookupError, "file.damaged"),
    (TypeError, "file.damaged"),
)

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
ZIP = b"PK\x03\x04"
OPEN_DOCUMENT = b"mimetypeapplication/vnd.oasis.opendocument"
_FLAT_DOCUMENT = b"<office:document"
_BEGINNING = 4096  # bytes in which a text says what it is
_ENCRYPTED, *_OLD_EXCEL = (
    name.encode("utf-16-le") for name in ("EncryptedPackage", "Workbook", "Book")
)


@contextmanager
def directors_words(path: Path) -> Iterator[None]:
    """Turn every exception of the libraries and the system into HostError, keeping the cause."""
    try:
        yield
    except Unfit as error:
        unfit = message("file.unfit", file=path.name, trouble=error.sentence)
        raise HostError(unfit) from error
    except NigiriError:
        raise
    except OSError as error:
        told = error.strerror or str(error)
        key = ERRNO.get(error.errno or 0, "file.error")
        raise HostError(message(key, file=path.name, error=told)) from error
    except Exception as error:
        raise _host_error(path, error) from error
    except BaseException as error:
        # A reader written in another language may give up in its own way.
        if type(error).__name__ != "PanicException":
            raise
        unread = message("file.damaged.unread")
        raise HostError(message("file.damaged", file=path.name, error=unread)) from error


def read_file(path: Path, most: int = -1) -> bytes:
    """Return the bytes of a file, at most so many if not -1.

    Raises OSError, and HostError for a pipe, a socket or a device.
    """
    refuse_special(path)
    with path.open("rb") as file:
        return file.read(most)


def refuse_special(path: Path) -> None:
    """Raise HostError for a pipe, a socket or a device, OSError where there is nothing."""
    mode = path.stat().st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise HostError(message("file.no-file", file=path.name))


def check_kind(data: bytes, path: Path) -> None:
    """Raise HostError when the bytes are not the zip archive of an .xlsx."""
    refuse_other_kinds(data, path)
    if OPEN_DOCUMENT in data[:200]:
        raise HostError(message("file.kind.ods", file=path.name))
    if not data.startswith(ZIP):
        raise HostError(message("file.kind.no-xlsx", file=path.name))


def refuse_other_kinds(data: bytes, path: Path) -> None:
    """Raise HostError for workbooks that are no zip archives, and say how they become one."""
    if data.startswith(OLE):
        if _ENCRYPTED in data:
            raise HostError(message("file.password", file=path.name))
        kind = "old" if any(name in data for name in _OLD_EXCEL) else "xls"
        raise HostError(message(f"file.kind.{kind}", file=path.name))
    if not data.startswith(ZIP) and _FLAT_DOCUMENT in data[:_BEGINNING]:
        raise HostError(message("file.kind.fods", file=path.name))


def _host_error(path: Path, error: BaseException) -> HostError:
    """Return the sentence for an exception that MEANINGS knows, or a general one.

    What a library says is told as it stands.
    """
    key = next((key for kind, key in MEANINGS if isinstance(error, kind)), "file.error")
    told = next((each for each in error.args if isinstance(each, Message)), None)
    return HostError(message(key, file=path.name, error=told or str(error).rstrip(".")))
