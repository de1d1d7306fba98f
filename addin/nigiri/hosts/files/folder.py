"""Write a folder of pages: all of them or none, and nothing of anybody else's.

step                                                 state when killed here
the new pages are written into a hidden folder       the old pages
the list of nigiri's pages names old and new ones    the old pages
each page takes its name, the first page last        old and new pages, each of them whole
unwanted pages are removed                           some are left, and removed the next time
the list of nigiri's pages names the new ones        the same

Its own is what its list in the folder names (LIST), if it is called as its pages are. Where a page
would replace a file that is not in the list, which is somebody else's, nothing is written.
Which pages there are: reports/site/site.py.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.files.atomic_write import write_safely
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

LIST = "nigiri-pages.txt"
"""The file in the folder that names the pages which nigiri wrote there, one a line."""


_OURS = re.compile(r"[\w-]+\.html|nigiri-version\.txt|club-logo\.(png|jpg|svg)")
"""What nigiri writes into a folder of pages: the list is only a text, and may say anything."""


def write_pages(folder: Path, pages: Mapping[str, str | bytes]) -> int:
    """Write pages into a folder, made where missing; return the number of changed pages.

    pages -- plain file names -> text, or a picture's bytes; they take their names in this order.
    What is no page, such as a picture, is written and not counted.
    Raises HostError where such a file is not nigiri's, or the folder cannot be written; the pages
    are then unchanged.
    """
    with directors_words(folder):
        if folder.exists() and not folder.is_dir():
            raise HostError(message("file.pages.no-folder", path=str(folder)))
        ours = _ours(folder)
        _refuse_foreign(folder, pages, ours)
        folder.mkdir(exist_ok=True)
        contents = {
            name: page.encode() if isinstance(page, str) else page for name, page in pages.items()
        }
        changed = {
            name: content
            for name, content in contents.items()
            if not _holds(folder / name, content)
        }
        stale = sorted(ours - set(pages))
        if changed or stale:
            _exchange(folder, changed, pages, stale)
    return len(pages_of(changed))


def pages_of(files: Iterable[str]) -> list[str]:
    """Return the files that are pages, in their order."""
    return [name for name in files if name.endswith(".html")]


def _exchange(
    folder: Path, changed: Mapping[str, bytes], pages: Iterable[str], stale: Iterable[str]
) -> None:
    """Put the changed pages in place of the old ones, and remove the stale ones."""
    aside = Path(tempfile.mkdtemp(dir=folder, prefix=".nigiri-"))
    try:
        for name, content in changed.items():
            (aside / name).write_bytes(content)
        _list(folder, {*pages, *stale})
        for name in changed:
            (aside / name).replace(folder / name)
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    for name in stale:
        (folder / name).unlink(missing_ok=True)
    _list(folder, pages)


def _ours(folder: Path) -> frozenset[str]:
    """Return the names of nigiri's pages in the folder, without paths that lead out of it."""
    path = folder / LIST
    if not path.is_file():
        return frozenset()
    names = path.read_text(encoding="utf-8", errors="replace").splitlines()
    return frozenset(name for name in names if _OURS.fullmatch(name))


def _refuse_foreign(folder: Path, pages: Iterable[str], ours: Iterable[str]) -> None:
    """Raise HostError when a page would replace a file that is not nigiri's."""
    for name in sorted({*pages} - {*ours}):
        path = folder / name
        if path.exists() or path.is_symlink():
            raise HostError(message("file.pages.foreign", path=str(path)))


def _holds(path: Path, content: bytes) -> bool:
    """Tell whether a file already has this content."""
    return path.is_file() and path.read_bytes() == content


def _list(folder: Path, names: Iterable[str]) -> None:
    """Write the list of nigiri's pages."""
    write_safely(folder / LIST, "".join(f"{name}\n" for name in sorted(names)).encode())
