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

from nigiri.errors import HostError, NigiriError, Unfit
from nigiri.messages.message import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

#: Errors of the system, by number -> key of the sentence.
ERRNO: dict[int, str] = {
    errno.ENOENT: "file.missing",
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


def check_kind(data: bytes, path: Path) -> None:
    """Raise HostError when the bytes are not the zip archive of an .xlsx."""
    if data.startswith(OLE):
        kind = "xls"
    elif OPEN_DOCUMENT in data[:200]:
        kind = "ods"
    elif not data.startswith(ZIP):
        kind = "no-xlsx"
    else:
        return
    raise HostError(message(f"file.kind.{kind}", file=path.name))


def _host_error(path: Path, error: BaseException) -> HostError:
    """Return the sentence for an exception that MEANINGS knows, or a general one.

    What a library says is told as it stands.
    """
    key = next((key for kind, key in MEANINGS if isinstance(error, kind)), "file.error")
    told = next((each for each in error.args if isinstance(each, Message)), None)
    return HostError(message(key, file=path.name, error=told or str(error).rstrip(".")))
