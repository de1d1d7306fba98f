"""Check that a written package lost nothing of the user's, compared with the old one.

what of the old package               in the new one
parts                                 all there; those of removed sheets, and calcChain, may go
parts that no operation concerns      the same bytes, as they were compressed
relations, types of parts             all there
texts, styles                         the same, first; new ones behind; a line may get a colour
tabs, names, settings of the book     all there; views and settings of calculation may change
written sheets                        every row and cell that was not written, see cells.py
parts that follow moving rows         no fewer elements, unless rows are removed

The check shares no code with the writer: it reads the finished bytes anew.
"""

from __future__ import annotations

import copy
import posixpath
from collections import Counter
from typing import TYPE_CHECKING

from lxml import etree

from nigiri.errors import Unfit
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.cells.elements import SheetPart
from nigiri.hosts.xlsx.cells.split_rows import split_differing
from nigiri.hosts.xlsx.cells.styles import font_in_order
from nigiri.hosts.xlsx.loss_check.cells import lost_in_sheet
from nigiri.hosts.xlsx.loss_check.effects import effects_of
from nigiri.hosts.xlsx.package.archive import TYPES_PART, relations_part
from nigiri.hosts.xlsx.package.xml import children, main, parsed
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nigiri.hosts.xlsx.loss_check.effects import Effects, SheetEffect
    from nigiri.hosts.xlsx.package.archive import Package
    from nigiri.hosts.xlsx.package.xml import Element
    from nigiri.messages.message import Message
    from nigiri.workbook.model.changes import Operation

#: What a part is to the people who put it there: a piece of its name -> the end of its key.
WORDS = (
    ("media/", "picture"),
    ("vbaProject", "macros"),
    ("omments", "comments"),
    ("charts/", "chart"),
    ("pivot", "pivot"),
    ("slicer", "slicer"),
    ("tables/", "table"),
    ("drawings/", "drawing"),
    ("custom", "properties"),
)
_FONT = main("font")
#: Children of the workbook that may change freely.
_FREE = frozenset(map(main, ("bookViews", "calcPr", "sheets", "definedNames")))


def refuse_losses(old: bytes, new: bytes, operations: Iterable[Operation]) -> None:
    """Raise HostError, naming the first loss, unless nothing is lost.

    Raises what zipfile and lxml raise when the new package does not open.
    """
    before, after = Book(old), Book(new)
    effects = effects_of([tab.name for tab in before.tabs()], operations)
    lost = next(losses(before, after, effects), None)
    if lost is not None:
        raise Unfit(message("file.lost", what=lost))


def losses(before: Book, after: Book, effects: Effects) -> Iterator[str]:
    """Yield the losses of the new package in words."""
    gone = _may_go(before, effects)
    for name in before.package.names():
        if name in gone:
            continue
        if name not in after.package:
            yield _part_words(name)
        elif before.package.packed(name) != after.package.packed(name):
            yield from _lost_in_part(before, after, name, effects, gone)


def _may_go(before: Book, effects: Effects) -> set[str]:
    """Return the parts that may be removed: calcChain, and those of removed sheets alone."""
    package = before.package
    removed = {tab.part for tab in before.tabs() if effects.of[tab.name] is None}
    gone = set(package.related(before.name, "calcChain"))
    if removed:
        gone |= _reached(package, removed, set()) - _reached(package, {""}, removed)
    return gone | {relations_part(name) for name in gone}


def _reached(package: Package, start: set[str], without: set[str]) -> set[str]:
    """Return the parts that relations lead to from some parts, those included."""
    found, waiting = set(start), list(start)
    while waiting:
        links = package.relations(waiting.pop())
        targets = {link.target for link in links if not link.outside}
        new = (targets & set(package.names())) - without - found
        found |= new
        waiting.extend(new)
    return found


def _lost_in_part(
    before: Book, after: Book, name: str, effects: Effects, gone: set[str]
) -> Iterator[str]:
    """Yield the losses of a part that was written anew."""
    tabs = {tab.part: effects.of[tab.name] for tab in before.tabs()}
    effect = tabs.get(name)
    if name == TYPES_PART:
        yield from _lost_types(before.package, after.package, gone)
    elif name.endswith(".rels"):
        yield from _lost_relations(before.package, after.package, name, gone)
    elif name == before.name:
        yield from _lost_in_book(before, after, effects)
    elif effect is not None and (effect.touched or effects.moving):
        lost = lost_in_sheet(*_sheets(before, after, name, effect), effect, effects)
        yield from (message("file.lost.of-sheet", what=what, sheet=effect.name) for what in lost)
    elif name in _tables(before):
        yield from _lost_records(before.package, after.package, name)
    elif not effects.moving or not _follows(before.package, after.package, name, effects):
        yield _part_words(name)


def _sheets(
    before: Book, after: Book, name: str, effect: SheetEffect
) -> tuple[SheetPart, SheetPart]:
    """Return a sheet before and after, without the rows that are equal."""
    old, new = before.package.raw(name), after.package.raw(name)
    if not effect.shifts:
        last = max((row for row, _ in effect.written), default=None)
        old, new = split_differing(old, new, effect.addresses, last)
    return SheetPart(parsed(old), before.tables), SheetPart(parsed(new), after.tables)


def _tables(before: Book) -> list[str]:
    """Return the parts to which records are only added."""
    kinds = ("styles", "sharedStrings")
    return [name for kind in kinds for name in before.package.related(before.name, kind)]


def _lost_types(before: Package, after: Package, gone: set[str]) -> Iterator[str]:
    """Yield the parts without a content type."""
    old, new = (_entries(package.tree(TYPES_PART)) for package in (before, after))
    for entry in old - new:
        part = next((value for key, value in entry if key == "PartName"), "")
        if part.removeprefix("/") not in gone:
            yield _part_words(part) if part else message("file.lost.kind")


def _entries(root: Element) -> set[frozenset[tuple[str, str]]]:
    """Return the attributes of every child."""
    return {frozenset((str(k), str(v)) for k, v in child.attrib.items()) for child in root}


def _lost_relations(before: Package, after: Package, rels: str, gone: set[str]) -> Iterator[str]:
    """Yield the parts and addresses that a part no longer refers to."""
    folder, base = posixpath.split(rels)
    name = posixpath.join(posixpath.dirname(folder), base.removesuffix(".rels"))
    kept = set(after.relations(name))
    for link in before.relations(name):
        there = link.outside or link.target in before
        if there and link not in kept and link.target not in gone:
            yield message("file.lost.way", part=_part_words(link.target))


def _lost_in_book(before: Book, after: Book, effects: Effects) -> Iterator[str]:
    """Yield the tabs, names and settings that are missing."""
    names = [effect.name for effect in effects.of.values() if effect is not None]
    shown = {tab.name: tab.entry.get("state") for tab in after.tabs()}
    for tab in before.tabs():
        effect = effects.of[tab.name]
        if effect is not None and shown.get(effect.name, "gone") != tab.entry.get("state"):
            yield message("file.lost.sheet", sheet=tab.name)
    if [name for name in shown if name in names] != names:
        yield message("file.lost.order")
    lost = _names(before, effects) - _names(after)
    yield from (message("file.lost.name", name=name) for name in lost.elements())
    old, new = (_settings(book.package.tree(book.name)) for book in (before, after))
    if old != new:
        yield message("file.lost.book")


def _names(book: Book, effects: Effects | None = None) -> Counter[str]:
    """Return the defined names; before the changes, without those of removed sheets."""
    tabs = [tab.name for tab in book.tabs()]
    found: Counter[str] = Counter()
    for entry in book.defined_names():
        place = entry.get("localSheetId")
        home = tabs[int(place)] if place else ""
        effect = effects.of[home] if effects and home else None
        if not (effects and home) or effect is not None:
            found[f"{entry.get('name')} {effect.name if effect else home}".strip()] += 1
    return found


def _settings(root: Element) -> list[bytes]:
    """Return the children of the workbook's own part that must not change."""
    return [etree.tostring(child, with_tail=False) for child in root if child.tag not in _FREE]


def _lost_records(before: Package, after: Package, name: str) -> Iterator[str]:
    """Yield the part unless it begins with all its old records."""
    if _texts_appended(before.raw(name), after.raw(name)):
        return
    old, new = before.tree(name), after.tree(name)
    if name.endswith("styles.xml"):
        tables = {table.tag: table for table in new}
        kept = all(
            table.tag in tables and _begins(tables[table.tag], table)
            for table in old.iterchildren(etree.Element)
        )
    else:
        kept = _begins(new, old)
    if not kept:
        yield message("file.lost.records", part=name)


def _texts_appended(old: bytes, new: bytes) -> bool:
    """Tell whether texts were only appended: a quick check."""
    texts = [data[data.find(b"<si>") : data.rfind(b"</sst>")] for data in (old, new)]
    return b"<si>" in old and texts[1].startswith(texts[0])


def _begins(new: Element, old: Element) -> bool:
    """Tell whether an element begins with all children of the old one."""
    if len(new) < len(old):
        return False
    return all(
        _written(one) == _written(other)
        or _alone(one) == _alone(_uncoloured(other, one))
        or (one.tag == _FONT and _ordered(one) == _ordered(other))
        for one, other in zip(old, new, strict=False)
    )


def _written(element: Element) -> bytes:
    """Return an element as it stands in its part."""
    return etree.tostring(element, with_tail=False)


def _alone(element: Element) -> bytes:
    """Return an element as it would stand by itself, whatever else its part declares."""
    return _written(copy.deepcopy(element))


def _ordered(font: Element) -> bytes:
    """Return a font with its marks in their order, whatever else its part declares."""
    alone = copy.deepcopy(font)
    alone[:] = font_in_order(alone)
    return _written(alone)


def _uncoloured(new: Element, old: Element) -> Element:
    """Return a conditional format without the colours that its lines got anew."""
    if old.tag != main("dxf"):
        return new
    plain, way = copy.deepcopy(new), f"{main('border')}/*"
    for line, was in zip(plain.iterfind(way), old.iterfind(way), strict=False):
        if was.find(main("color")) is None:
            for colour in children(line, "color"):
                line.remove(colour)
    return plain


def _follows(before: Package, after: Package, name: str, effects: Effects) -> bool:
    """Tell whether a part that may follow moving rows has all its elements."""
    if name.endswith(".vml"):  # a dialect that need not be XML
        return effects.shrinking or before.raw(name).count(b"<") == after.raw(name).count(b"<")
    if not name.endswith(".xml"):
        return False
    old, new = (Counter(e.tag for e in package.tree(name).iter()) for package in (before, after))
    return effects.shrinking or old == new


def _part_words(name: str) -> Message:
    """Return the name of a part, with a word that people know."""
    word = next((word for piece, word in WORDS if piece in name), "part")
    known = message(f"file.lost.word.{word}")
    return message("file.lost.part", word=known, part=name.removeprefix("/"))
