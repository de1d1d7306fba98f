"""Workbooks as they arrive on bad days: cells, sheets, XML and archives changed by chance.

Each mutation is a function of a random number generator and a workbook's bytes that returns
other bytes; what comes out may be a good workbook, a wrong one, or no workbook at all.
"""

from __future__ import annotations

import copy
import datetime as dt
import re
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

from lxml import etree

from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.package.xml import main
from nigiri.workbook.model.cells import address

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    Mutation = Callable[[Random, bytes], bytes]

_WHEN = dt.datetime(2005, 5, 21)  # noqa: DTZ001
_ROWS, _COLUMNS = 16, 14

#: What somebody may type, paste or a program may leave behind in a cell: type, text.
CELLS: tuple[tuple[str, str], ...] = (
    *(("n", number) for number in (
        "0", "-1", "1", "2", "3", "99", "0.5", "2.5", "1e308", "1e-300", "1e12", "38493", "-7e9",
        "60", "2958466", "abc", "nan", "inf", "",
    )),
    *(("inlineStr", text) for text in (
        "", " ", "\u00a0", "x", "Z", "5d", "12d", "30k", "31k", "0d", "1p", "5d?", "-3", "+3",
        "1-9", "1-99999999999", "9-1", "1,2,3", "1;2", ";", "1 2 3", "½", "1½", "1/2", "²", "①",
        "١٢", "\uff11\uff12", "12345678901234567890", "1e9", "nan", "=1+1", "@SUM(A1)", "yes", "no",
        "oui", "keep",
        "out", "bye", "jigo", "○ 1-0", "● 0-1", "– 0-0", "? 0-0", "Round 1", "Round 99",
        "Ronde 0",
        "No.", "Name", "White", "Black", "Result", "#REF!", "_x0000_", "a\nb", "\t", "x" * 40_000,
        "é" * 300, "🙂", "\u202e", "%s%s{}{0}", "<b>", "../..", "1" * 4400, "null", "None",
    )),
    ("b", "1"), ("b", "x"), ("e", "#N/A"), ("e", "junk"), ("s", "0"), ("s", "99999"), ("s", "-1"),
    ("d", "2005-05-21"), ("d", "2005-13-41"), ("str", "x"), ("zzz", "1"),
)  # fmt: skip

#: What a program that errs may write into an attribute.
ATTRIBUTES = (
    *("", "-1", "0", "1", "99999999", "99999999999999999999", "x", "A0", "A1", "XFE1", "A1048577"),
    *("A1:B2", "B2:A1", "s", "e", "b", "rId1", "rId99", "é", "true", "../../etc/passwd", "1.5"),
)


def _sheet(random: Random, book: Book) -> etree._Element:
    """Return one of the sheets for changing."""
    return book.package.edit(random.choice(book.tabs()).part)


def _cells(root: etree._Element) -> list[etree._Element]:
    """Return the cells of the part of a sheet that people look at, else all of them."""
    rows = list(root.iter(main("row")))[:_ROWS]
    return [cell for row in rows for cell in list(row)[:_COLUMNS]]


def _put(cell: etree._Element, kind: str, text: str) -> None:
    """Write a value of some type into a cell."""
    for child in list(cell):
        cell.remove(child)
    cell.set("t", kind)
    if kind == "inlineStr":
        holder = etree.SubElement(cell, main("is"))
        etree.SubElement(holder, main("t")).text = text
    else:
        etree.SubElement(cell, main("v")).text = text


def _on_cells(change: Callable[[Random, list[etree._Element]], None]) -> Mutation:
    """Return the mutation that changes some cells of some sheet."""

    def mutation(random: Random, data: bytes) -> bytes:
        book = Book(data)
        for _ in range(random.choice((1, 1, 2, 5))):
            cells = _cells(_sheet(random, book))
            if cells:
                change(random, cells)
        return book.package.saved(_WHEN)

    return mutation


def _type(random: Random, cells: list[etree._Element]) -> None:
    _put(random.choice(cells), *random.choice(CELLS))


def _swap(random: Random, cells: list[etree._Element]) -> None:
    one, other = random.choice(cells), random.choice(cells)
    held = [list(one), list(other)]
    kinds = [one.get("t"), other.get("t")]
    for cell, children, kind in ((other, held[0], kinds[0]), (one, held[1], kinds[1])):
        cell.extend(children)
        cell.attrib.pop("t", "")
        if kind:
            cell.set("t", kind)


def _copy_down(random: Random, cells: list[etree._Element]) -> None:
    """As with the handle at the corner of a cell: the same value in a whole column."""
    source = random.choice(cells)
    column = re.sub(r"\d", "", source.get("r", ""))
    for cell in cells:
        if cell is not source and re.sub(r"\d", "", cell.get("r", "")) == column:
            cell[:] = [copy.deepcopy(child) for child in source]
            cell.attrib.pop("t", "")
            if source.get("t"):
                cell.set("t", source.get("t", ""))


def _formula(random: Random, cells: list[etree._Element]) -> None:
    cell = random.choice(cells)
    _put(cell, random.choice(("str", "n", "e")), random.choice(("", "1", "#REF!")))
    formula = etree.Element(main("f"))
    formula.text = random.choice(("1+", "A1", "[1]Other!A1", "SUM(", '"' * 9, "((((" * 50, ""))
    cell.insert(0, formula)


def _nonsense_address(random: Random, cells: list[etree._Element]) -> None:
    random.choice(cells).set("r", random.choice(ATTRIBUTES))


def delete_row(random: Random, data: bytes) -> bytes:
    """Delete a row; those below move up, or leave a gap."""
    book = Book(data)
    root = _sheet(random, book)
    rows = list(root.iter(main("row")))[:_ROWS]
    if rows:
        gone = random.choice(rows)
        number, moves = int(gone.get("r", "1")), random.random() < 0.7
        later = [row for row in root.iter(main("row")) if int(row.get("r", "1")) > number]
        parent = gone.getparent()
        assert parent is not None
        parent.remove(gone)
        for row in later if moves else []:
            new = int(row.get("r", "1")) - 1
            row.set("r", str(new))
            for column, cell in enumerate(row, 1):
                cell.set("r", address(new, column))
    return book.package.saved(_WHEN)


def shuffle_columns(random: Random, data: bytes) -> bytes:
    """Put the cells of a sheet's rows in another order, or only those of the headings."""
    book = Book(data)
    rows = list(_sheet(random, book).iter(main("row")))
    order = list(range(_COLUMNS * 3))
    one, other = random.sample(order[:_COLUMNS], 2)
    chosen = [row for row in rows if row.get("r") == "3"] if random.random() < 0.5 else rows
    for row in chosen:
        cells = list(row)
        if max(one, other) < len(cells):
            first, second = cells[one].get("r", ""), cells[other].get("r", "")
            cells[one], cells[other] = cells[other], cells[one]
            row[:] = cells
            cells[one].set("r", first)
            cells[other].set("r", second)
    return book.package.saved(_WHEN)


def rename_heading(random: Random, data: bytes) -> bytes:
    """Write another heading over one, or something that is none."""
    book = Book(data)
    rows = [row for row in _sheet(random, book).iter(main("row")) if row.get("r") == "3"]
    for row in rows:
        if len(row):
            _put(random.choice(list(row)), *random.choice(CELLS))
            source = random.choice(list(row))
            random.choice(list(row))[:] = [copy.deepcopy(child) for child in source]
    return book.package.saved(_WHEN)


def change_tabs(random: Random, data: bytes) -> bytes:
    """Remove, rename, double, hide or move a tab."""
    book = Book(data)
    sheets = next(book.root().iter(main("sheets")))
    entry = random.choice(list(sheets))
    match random.randrange(5):
        case 0:
            sheets.remove(entry)
        case 1:
            entry.set("name", random.choice(("", "x" * 99, "Grid", "a/b", "é", "Round 2", "'")))
        case 2:
            twin = copy.deepcopy(entry)
            twin.set("name", random.choice(("Again", entry.get("name", ""))))
            sheets.append(twin)
        case 3:
            entry.set("state", random.choice(("hidden", "veryHidden", "junk")))
        case _:
            sheets.insert(0, entry)
    return book.package.saved(_WHEN)


def _element(random: Random, book: Book) -> etree._Element:
    """Return any element of any part that is XML, but no root."""
    names = [name for name in book.package.names() if name.endswith((".xml", ".rels"))]
    root = book.package.edit(random.choice(names))
    elements = list(root.iter(etree.Element))
    return random.choice(elements[1:] or elements)


def hurt_attribute(random: Random, data: bytes) -> bytes:
    """Change, remove or empty attributes anywhere in the package."""
    book = Book(data)
    for _ in range(random.choice((1, 2, 8))):
        element = _element(random, book)
        if element.attrib:
            name = random.choice(list(element.attrib))
            if random.random() < 0.3:
                del element.attrib[name]
            else:
                element.set(name, random.choice(ATTRIBUTES))
    return book.package.saved(_WHEN)


def hurt_element(random: Random, data: bytes) -> bytes:
    """Remove, double, rename or empty an element anywhere in the package."""
    book = Book(data)
    element = _element(random, book)
    parent = element.getparent()
    match random.randrange(4):
        case 0 if parent is not None:
            parent.remove(element)
        case 1 if parent is not None:
            parent.append(copy.deepcopy(element))
        case 2:
            element.tag = main(random.choice(("row", "c", "v", "sheetData", "junk", "sheets")))
        case _:
            element.text = random.choice(("", "junk", "-1", "9" * 30))
    return book.package.saved(_WHEN)


def _parts(data: bytes) -> dict[str, bytes]:
    """Return every part of an archive."""
    with ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def zipped(parts: dict[str, bytes], method: int = ZIP_DEFLATED, level: int | None = None) -> bytes:
    """Return the archive of these parts; level -- from 1, which is quick, to 9."""
    out = BytesIO()
    with ZipFile(out, "w", method, compresslevel=level) as archive:
        for name, part in parts.items():
            archive.writestr(name, part)
    return out.getvalue()


def lose_part(random: Random, data: bytes) -> bytes:
    """Leave a part out, empty it, or call it something else."""
    parts = _parts(data)
    name = random.choice(list(parts))
    part = parts.pop(name)
    match random.randrange(3):
        case 0:
            parts[name] = b""
        case 1:
            parts[random.choice((name.upper(), f"/{name}", name.replace("/", "\\")))] = part
        case _:
            pass
    return zipped(parts, random.choice((ZIP_DEFLATED, ZIP_STORED)))


def hurt_part(random: Random, data: bytes) -> bytes:
    """Change bytes of a part, cut it, or repeat a piece of it; the archive itself is whole."""
    parts = _parts(data)
    name = random.choice(list(parts))
    parts[name] = _hurt(random, parts[name])
    return zipped(parts)


def hurt_archive(random: Random, data: bytes) -> bytes:
    """Change bytes of the archive, cut it, or repeat a piece of it."""
    return _hurt(random, data)


def hurt_directory(random: Random, data: bytes) -> bytes:
    """Change bytes near the end, where an archive lists what is in it."""
    at = data.index(b"PK\x01\x02")
    return data[:at] + _hurt(random, data[at:])


def _hurt(random: Random, data: bytes) -> bytes:
    """Return the bytes with some of them changed, missing or repeated."""
    out = bytearray(data)
    at = random.randrange(len(out) + 1)
    match random.randrange(4):
        case 0:
            for _ in range(random.choice((1, 3, 30)) if out else 0):
                out[random.randrange(len(out))] = random.randrange(256)
        case 1:
            del out[at:]
        case 2:
            del out[at : at + random.choice((1, 10, 1000))]
        case _:
            out[at:at] = out[at : at + random.choice((1, 10, 1000))]
    return bytes(out)


MUTATIONS: dict[str, Mutation] = {
    "type": _on_cells(_type),
    "swap": _on_cells(_swap),
    "copy down": _on_cells(_copy_down),
    "formula": _on_cells(_formula),
    "address": _on_cells(_nonsense_address),
    "delete row": delete_row,
    "shuffle columns": shuffle_columns,
    "rename heading": rename_heading,
    "change tabs": change_tabs,
    "hurt attribute": hurt_attribute,
    "hurt element": hurt_element,
    "lose part": lose_part,
    "hurt part": hurt_part,
    "hurt archive": hurt_archive,
    "hurt directory": hurt_directory,
}
"""By name; what people do to cells comes first."""

_CELL_WISE = ("type", "swap", "copy down", "delete row", "shuffle columns", "rename heading")


def mutated(random: Random, data: bytes) -> tuple[str, bytes]:
    """Return a workbook changed in one way or a few, and in which."""
    names = [random.choice(tuple(MUTATIONS))]
    if names[0] in _CELL_WISE:
        names = [*random.choices(_CELL_WISE, k=random.choice((0, 0, 1, 4))), *names]
    for name in names:
        data = MUTATIONS[name](random, data)
    return ", ".join(names), data
