"""What people typed into a workbook, and what of it is gone after a command wrote it.

The XML is read here, and neither as nigiri reads it nor by its libraries: a cell that nigiri does
not see would otherwise be missed nowhere. Typed is what stands in a column for typing, what stands
on a sheet that is none of nigiri's, and every mark.
"""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple
from zipfile import ZipFile

from lxml import etree

from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.plain import plain
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.settings.table import SETTINGS
from tests.foreign.edits import MARK, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.workbook.model.locations import Location

    Rows = list[list[str]]

_MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
_LINK = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_THINGS = ("mergeCell", "tablePart", "hyperlink", "definedName", "comment", "autoFilter")
"""What people put on sheets besides cells: elements of which none may go."""
_TRUTH = re.compile(r"(?:\w*:?=)?\s*(TRUE|FALSE)(?:\(\))?\s*", re.IGNORECASE)
"""A formula of truth alone: LibreOffice writes a ticked cell so."""
_MOST = 200
"""So often is a cell or row of an .ods repeated here; sheets of tournaments are smaller."""
_SAID_OTHERWISE = frozenset(
    {"result", "number", "white_no", "black_no", "out", "who", "handicap", "event", "settings"}
)
"""Where nigiri writes what was typed as it writes it: such cells are counted, not compared."""


class Held(NamedTuple):
    """What stands in a workbook: sheet -> rows; and the things on it, counted by their names."""

    sheets: dict[str, Rows]
    things: Counter[str]


def held(data: bytes) -> Held:
    """Return what stands in a file."""
    with ZipFile(BytesIO(data)) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    if "content.xml" in parts:
        tables = etree.fromstring(parts["content.xml"]).iter(f"{_TABLE}table")
        return Held({t.get(f"{_TABLE}name", ""): [*_ods_rows(t)] for t in tables}, Counter())
    roots = {
        name: etree.fromstring(part)
        for name, part in parts.items()
        if name.endswith((".xml", ".rels"))
    }
    found = (each for root in roots.values() for each in root.iter(*(_MAIN + t for t in _THINGS)))
    things = Counter(
        etree.QName(each).localname
        for each in found
        if "_xlnm" not in str(each.attrib) and not each.get("localSheetId")
    )
    return Held(dict(_xlsx_sheets(roots)), things)


def _xlsx_sheets(parts: Mapping[str, etree._Element]) -> Iterator[tuple[str, Rows]]:
    """Yield the sheets of an .xlsx: name, rows."""
    texts: list[str] = []
    for name in parts:
        if posixpath.basename(name).casefold() == "sharedstrings.xml":
            items = parts[name].iterchildren(f"{_MAIN}si")
            texts = [_words(item) for item in items]
    book = next(name for name in parts if posixpath.basename(name) == "workbook.xml")
    folder = posixpath.dirname(book)
    links = parts[posixpath.join(folder, "_rels", "workbook.xml.rels")]
    target = {each.get("Id"): each.get("Target", "") for each in links}
    for entry in parts[book].iter(f"{_MAIN}sheet"):
        part = posixpath.normpath(posixpath.join("/", folder, target[entry.get(_LINK)]))
        yield entry.get("name", ""), _xlsx_rows(parts[part.removeprefix("/")], texts)


def _xlsx_rows(part: etree._Element, texts: list[str]) -> Rows:
    """Return the rows of a sheet of an .xlsx."""
    filled = {
        _place(each.get("r", "")): text
        for each in part.iter(f"{_MAIN}c")
        if len(each) and (text := _shown(each, texts))
    }
    height, width = (max((at[side] for at in filled), default=0) for side in (0, 1))
    rows = [[""] * width for _ in range(height)]
    for (row, column), text in filled.items():
        rows[row - 1][column - 1] = text
    return rows


@cache
def _place(where: str) -> tuple[int, int]:
    """Return row and column of an address."""
    letters = where.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("A") + 1
    return int(where.removeprefix(letters)), column


def _shown(cell: etree._Element, texts: list[str]) -> str:
    """Return what a cell of an .xlsx holds: of a formula itself, else its text or number."""
    formula, value = cell.find(f"{_MAIN}f"), cell.findtext(f"{_MAIN}v") or ""
    if formula is not None:
        return _as_written(formula.text or "") or f"={formula.text or ''}"
    if cell.get("t") == "b":
        return "TRUE" if value == "1" else "FALSE"
    if cell.get("t") == "s" and value:
        return texts[int(value)]
    if cell.get("t") == "inlineStr":
        return _words(cell)
    if cell.get("t", "n") == "n" and value:
        return f"{float(value):.12g}"
    return value


def _as_written(formula: str) -> str:
    """Return TRUE or FALSE for a formula that is nothing else; "" for any other."""
    found = _TRUTH.fullmatch(formula)
    return found[1].upper() if found else ""


def _words(item: etree._Element) -> str:
    """Return a text without its looks, and without the help to read it aloud."""
    runs = (t for t in item.iter(f"{_MAIN}t") if t.getparent().tag != f"{_MAIN}rPh")  # type: ignore[union-attr]
    return "".join(run.text or "" for run in runs)


def _ods_rows(table: etree._Element) -> Iterator[list[str]]:
    """Yield the rows of a sheet of an .ods."""
    for line in table.iter(f"{_TABLE}table-row"):
        cells: list[str] = []
        for cell in line.iterchildren(f"{_TABLE}table-cell", f"{_TABLE}covered-table-cell"):
            often = int(cell.get(f"{_TABLE}number-columns-repeated", "1"))
            cells.extend([_ods_shown(cell)] * min(often, _MOST))
        yield from [cells] * min(int(line.get(f"{_TABLE}number-rows-repeated", "1")), _MOST)


def _ods_shown(cell: etree._Element) -> str:
    """Return what a cell of an .ods shows; "=" for what a formula computes."""
    formula, truth = cell.get(f"{_TABLE}formula"), cell.get(f"{_OFFICE}boolean-value")
    if formula:
        return _as_written(formula) or "="
    paragraphs = cell.iterchildren(f"{_TEXT}p")
    return (truth or "").upper() or "\n".join(map(_ods_words, paragraphs))


def _ods_words(paragraph: etree._Element) -> str:
    """Return a paragraph of an .ods; blanks and ends of lines may be elements of their own."""
    blanks = {f"{_TEXT}s": " ", f"{_TEXT}line-break": "\n"}
    words = paragraph.text or ""
    for each in paragraph.iterdescendants():
        words += blanks.get(str(each.tag), "") * int(each.get(f"{_TEXT}c", "1"))
        words += (each.text or "") + (each.tail or "")
    return words


def lost(before: Held, after: Held) -> list[str]:
    """Return what was typed and is gone, in words; [] where nothing is."""
    there = Counter(_typed(after)) | Counter(_all(after))
    gone = Counter(_typed(before)) - there
    missing = [f"{name}: {text}" for name, text in gone.elements()]
    return missing + [f"a {thing}" for thing in (before.things - after.things).elements()]


def _all(book: Held) -> Iterator[tuple[str, str]]:
    """Yield every cell with its sheet."""
    for name, rows in book.sheets.items():
        yield from ((name, cell.rstrip("\n")) for row in rows for cell in row if cell)


def _typed(book: Held) -> Iterator[tuple[str, str]]:
    """Yield the cells that were typed, with their sheets."""
    tables = {table.name: table for table in find(words_of(book.sheets))}
    for name, rows in book.sheets.items():
        places = _places(tables[name], rows) if name in tables else None
        for row, line in enumerate(rows, 1):
            for column, cell in enumerate(line, 1):
                key = "" if places is None else places.get((row, column))
                if MARK in cell:
                    yield name, cell
                elif cell.strip() and key is not None and not cell.startswith("="):
                    yield name, f"({key})" if key in _SAID_OTHERWISE else cell.rstrip("\n")


def _places(table: Location, rows: Rows) -> dict[tuple[int, int], str]:
    """Return row and column -> key of the column, of each cell for typing on a sheet of nigiri."""
    if table.kind in {"event", "settings"}:
        return {
            (row, column + 1): table.kind
            for row, line in enumerate(rows, 1)
            for column, cell in enumerate(line, 1)
            if plain(cell) in _labels()
        }
    typed = {column.key for column in columns_of(table.kind) if column.role == "input"}
    columns = {at: key for key, at in table.columns.items() if key in typed}
    below = range(table.first_row, len(rows) + 1)
    return {(row, at): key for row in below for at, key in columns.items()}


@cache
def _labels() -> frozenset[str]:
    """Return what settings are called, but the layout: beside it stands what somebody chose."""
    mine = (each for each in SETTINGS if each.key != "schema")
    return frozenset(plain(label) for each in mine for label in (*each.aliases, *each.labels))
