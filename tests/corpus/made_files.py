"""What stands in files that a command made, as lines: what a reader of the file would see.

a web page       its visible text, a line a block, cells of a table with · between
XML              elements of which there are few as they are; of others how many, and a digest
a workbook       sheet by sheet how large it is, and digests of its values and of its formulas
JSON, an archive part by part how large it is, and a digest
anything else    its lines
"""

from __future__ import annotations

import json
from html.parser import HTMLParser
from io import BytesIO
from pathlib import PurePath
from typing import TYPE_CHECKING
from warnings import catch_warnings, simplefilter
from xml.etree import ElementTree as ET
from zipfile import ZipFile

import openpyxl

from tests.corpus.shortened import digest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

FEW = 2
_UNSEEN = {"style", "script", "title"}
_CELLS = {"td", "th"}
_BLOCKS = {"address", "article", "caption", "dd", "div", "dl", "dt", "figcaption", "figure",
           "footer", "h1", "h2", "h3", "h4", "header", "li", "main", "nav", "ol", "p", "section",
           "svg", "table", "text", "tr", "ul", "br", "tbody", "thead"}  # fmt: skip


def file_lines(name: str, data: bytes) -> Iterator[str]:
    """Return the lines of a file."""
    readers: Mapping[str, Callable[[bytes], Iterator[str]]] = {
        ".html": _page, ".xml": _xml, ".xlsx": _workbook, ".json": _json, ".zip": _archive,
    }  # fmt: skip
    return readers.get(PurePath(name).suffix, _text)(data)


class _Reader(HTMLParser):
    """Somebody who reads a page aloud."""

    def __init__(self) -> None:
        """Begin with nothing read."""
        super().__init__()
        self.lines: list[list[str]] = [[]]
        self.unseen = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        """Begin a line or a cell."""
        self.unseen += tag in _UNSEEN
        if tag in _BLOCKS:
            self.lines.append([])
        elif tag in _CELLS and self.lines[-1]:
            self.lines[-1].append(" · ")

    def handle_endtag(self, tag: str) -> None:
        """End a line."""
        self.unseen -= tag in _UNSEEN
        if tag in _BLOCKS:
            self.lines.append([])

    def handle_data(self, data: str) -> None:
        """Read words."""
        if not self.unseen:
            self.lines[-1].append(data)


def _page(data: bytes) -> Iterator[str]:
    """Yield what a page shows; lines that follow one another and are equal are counted."""
    reader = _Reader()
    reader.feed(data.decode())
    last, count = "", 0
    for words in [*reader.lines, ["\0"]]:
        line = " ".join("".join(words).split())
        if not line.strip("· "):
            continue
        if line != last:
            yield from [f"{last}  (x {count})" if count > 1 else last] if last else []
            last, count = line, 0
        count += 1


def _xml(data: bytes) -> Iterator[str]:
    """Yield the elements of a file by their names."""
    found: dict[str, list[str]] = {}
    for element in ET.fromstring(data).iter():  # noqa: S314 -- nigiri has just written it
        said = " ".join(
            [f'{key}="{value}"' for key, value in element.attrib.items()]
            + [words for words in [(element.text or "").strip()] if words]
        )
        found.setdefault(element.tag, []).append(said)
    for tag, each in found.items():
        if len(each) <= FEW:
            yield from (f"{tag} {said}".strip() for said in each)
        else:
            yield f"{tag}: {len(each)}, {digest(each)}"


def _workbook(data: bytes) -> Iterator[str]:
    """Yield what stands on each sheet, read by a program that is not ours."""
    with catch_warnings():
        simplefilter("ignore")
        books = [openpyxl.load_workbook(BytesIO(data), data_only=only) for only in (True, False)]
    for sheet, formulas in zip(*books, strict=True):
        cells = [[(c.coordinate, str(c.value)) for row in each.iter_rows() for c in row
                  if c.value is not None] for each in (sheet, formulas)]  # fmt: skip
        hidden = "" if sheet.sheet_state == "visible" else f" ({sheet.sheet_state})"
        yield f"{sheet.title}{hidden} {sheet.dimensions}: {digest(cells[0])} {digest(cells[1])}"


def _json(data: bytes) -> Iterator[str]:
    """Yield how much there is of each thing of an event."""
    for key, value in json.loads(data)["event"].items():
        yield f"{key}: {len(value)}, {digest(value)}"


def _archive(data: bytes) -> Iterator[str]:
    """Yield the files in an archive."""
    with ZipFile(BytesIO(data)) as archive:
        for name in archive.namelist():
            lines = archive.read(name).decode().splitlines()
            yield f"{name}: {len(lines)} lines, {digest(lines)}"


def _text(data: bytes) -> Iterator[str]:
    """Yield the lines of a text that says nothing of its signs."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = data.decode("cp1252")
    yield from (line.rstrip() for line in text.splitlines() if line.strip())
