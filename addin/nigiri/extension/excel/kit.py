"""The kit: a folder with which a volunteer tries in Excel what was never tried there.

Its workbooks are made anew whenever they are asked for, the same everywhere; a small file beside
them says which nigiri wrote them, so that another one knows whether it would write the same.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple
from zipfile import ZipFile

from nigiri.desk.samples.kit import FILE, NOW, kit_books
from nigiri.desk.samples.kit_page import kit_page, questions
from nigiri.errors import HostError
from nigiri.extension.excel.archive import NAME, build_addin
from nigiri.hosts.files.atomic_write import write_safely
from nigiri.hosts.xlsx.edit import edited
from nigiri.hosts.xlsx.package.empty import empty_package
from nigiri.hosts.xlsx.trouble import directors_words
from nigiri.messages.message import message
from nigiri.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from nigiri.desk.samples.kit import KitBook
    from nigiri.messages.message import Message

PAGE, ANSWERS, MANIFEST = "steps.html", "answers.txt", "kit.json"
_PAGE_AS_TEXT = "steps.txt"
#: By this Windows' editor sees that a text is UTF-8.
_MARK = "\ufeff"


class Kit(NamedTuple):
    """The files of a kit by name; lacking -- why it has no add-in, None where it has one."""

    files: Mapping[str, bytes]
    lacking: str | None


def kit(language: str, program: str) -> Kit:
    """Return a kit.

    language -- of the page, the questions and the tab; program -- the Python that the add-in starts
    """
    books, lacking, addin = packages(), None, {}
    try:
        addin = {NAME: build_addin(program, language)}
    except HostError as error:
        lacking = error.sentence
    named = NAME if addin else ""
    return Kit(
        {
            PAGE: kit_page(language, named, ANSWERS, "html").encode(),
            _PAGE_AS_TEXT: _for_editors(kit_page(language, named, ANSWERS, "txt")),
            ANSWERS: _for_editors(questions(language)),
            **books,
            **addin,
            MANIFEST: manifest(books),
        },
        lacking,
    )


@cache
def packages() -> Mapping[str, bytes]:
    """Return the workbooks by the names of their files."""
    return {FILE.format(book.name): package_of(book) for book in kit_books()}


def package_of(book: KitBook) -> bytes:
    """Return a workbook of the kit as a file: the same bytes as command by command, but quicker."""
    return edited(empty_package(), book.whole, NOW)


def manifest(books: Mapping[str, bytes]) -> bytes:
    """Return a JSON file with nigiri's version and the check sum of each of these workbooks."""
    sums = {name: sum_of(data) for name, data in books.items()}
    return (json.dumps({"nigiri": VERSION, "sums": sums}, indent=1) + "\n").encode()


def sum_of(package: bytes) -> str:
    """Return the check sum of a package's parts, however they are packed."""
    with ZipFile(BytesIO(package)) as archive:
        parts = "".join(f"{n} {sha256(archive.read(n)).hexdigest()}\n" for n in archive.namelist())
    return sha256(parts.encode()).hexdigest()


def write_kit(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write a kit into a folder that is new or empty; HostError for another one."""
    with directors_words(folder):
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise HostError(message("kit.not-empty", folder=str(folder)))
        for name, content in files.items():
            write_safely(folder / name, content)


def made_sentence(folder: Path, made: Kit) -> Message:
    """Return the sentence about a kit that was written."""
    facts = {"folder": str(folder), "page": PAGE}
    if made.lacking is None:
        return message("kit.made", **facts)
    return message("kit.made-without", reason=made.lacking, **facts)


def _for_editors(text: str) -> bytes:
    """Return a text as editors of every system show it."""
    return (_MARK + text).replace("\n", "\r\n").encode()
