"""The zip archive of an .xlsx: its parts, of which only the touched ones are written anew.

A command reads most parts several times: it reads cells, writes a few, and checks the result. So
unpacked parts are cached (`_AtHand`), by their packed bytes.

What a small file may unpack to is limited where it is unpacked, whatever a part is called and the
archive says of it; a picture that nobody unpacks may be of any size:

a part                 LARGEST_PART; its elements and attributes MOST_NODES
all that is unpacked   LARGEST
entries                MOST_PARTS, each with bytes of its own
"""

from __future__ import annotations

import copy
import os
import posixpath
import re
import struct
import zlib
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from lxml import etree

from nigiri.errors import Unfit
from nigiri.hosts.xlsx.package.xml import (
    CONTENT_TYPES,
    OFFICE,
    PACKAGE_RELATIONS,
    Element,
    drop,
    empty,
    parsed,
    written,
)
from nigiri.messages.message import message

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Iterable, Iterator, Sequence

_MOST = 2**27  # bytes at hand; a draw of 600 players with ten rounds needs most of it
_RAW = -zlib.MAX_WBITS  # an archive's parts are packed without a head of their own
_QUICKLY = 3  # nearly a quarter larger than with the usual 6, in a third of the time
_MANY = 2**21  # bytes whose packing takes longer than to start threads


class _AtHand:
    """A cache: packed part, its size and checksum -> the part; emptied when too large."""

    def __init__(self) -> None:
        """Begin empty."""
        self._parts: dict[tuple[bytes, int, int], bytes] = {}
        self._size = 0

    def __call__(self, packed: bytes, size: int, check_sum: int) -> bytes:
        """Return a part, unpacked or from the cache."""
        key = packed, size, check_sum
        found = self._parts.get(key)
        if found is None:
            found = _unpacked(*key)
            self._size += len(packed) + size
            if self._size > _MOST:
                self._parts.clear()
                self._size = len(packed) + size
            self._parts[key] = found
        return found


def _unpacked(packed: bytes, size: int, check_sum: int) -> bytes:
    """Return a part unpacked; BadZipFile where its size or checksum is not as declared."""
    found = zlib.decompressobj(_RAW).decompress(packed, size + 1)
    if len(found) != size or zlib.crc32(found) != check_sum:
        raise BadZipFile(message("file.damaged.part"))
    return found


unpacked = _AtHand()
"""Return a part of which the archive says the size and the check sum.

Raises BadZipFile where it is another, zlib.error where it is damaged.
"""


class Packed(NamedTuple):
    """A packed part; size, check_sum -- of the part unpacked."""

    body: bytes
    size: int
    check_sum: int


def packed(parts: Sequence[bytes]) -> list[Packed]:
    """Return every part packed, one on each processor at a time."""
    if sum(map(len, parts)) < _MANY:
        return list(map(_packed, parts))
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 -- seldom worth its loading

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(_packed, parts))


def _packed(part: bytes) -> Packed:
    """Return a part packed; other threads can run meanwhile."""
    packer = zlib.compressobj(_QUICKLY, zlib.DEFLATED, _RAW)
    return Packed(packer.compress(part) + packer.flush(), len(part), zlib.crc32(part))


TYPES_PART = "[Content_Types].xml"
LARGEST = 384 * 2**20
LARGEST_PART = 64 * 2**20  # 3,200 players with twenty rounds need a fifth of it
MOST_NODES = 7_000_000  # 6.3 million: a column painted to its last row; 2 GB once parsed
MOST_PARTS = 10_000
_OTHERS = {ZIP_BZIP2: "bzip2", ZIP_LZMA: "LZMA"}
_ENTRY = b"PK\x01\x02"
_SHORTEST = 4  # bytes of an element, <a/>; an attribute is longer
_LOCAL_HEADER = struct.Struct("<26xHH")
_SIZES_FOLLOW = 0x08
_EARLIEST = 1980  # zip knows no year before


class Relation(NamedTuple):
    """A link from one part to another; target -- the other part's name, or an outside address."""

    id: str
    type: str
    target: str
    outside: bool


class Package:
    """The parts of an .xlsx by name, such as "xl/workbook.xml"."""

    def __init__(self, data: bytes) -> None:
        """Open the archive; BadZipFile when damaged, HostError when it has too many parts.

        size -- bytes of its parts unpacked when it was opened, as the archive says
        """
        self._data = data
        _refuse_many(data)
        self._zip = ZipFile(BytesIO(data))
        entries = self._zip.infolist()
        if sum(info.compress_size for info in entries) > len(data):
            raise BadZipFile(message("file.damaged.overlap"))
        self._old = {info.filename: info for info in entries}
        self.size = sum(info.file_size for info in self._old.values())
        self._read: set[str] = set()
        self._read_size = 0
        self._trees: dict[str, Element] = {}
        self._new: dict[str, bytes] = {}
        self._touched: set[str] = set()
        self._removed: set[str] = set()

    def __contains__(self, name: str) -> bool:
        """Tell whether there is such a part."""
        return name in self._new or (name in self._old and name not in self._removed)

    def names(self) -> list[str]:
        """Return the names of all parts, in the order of the archive, new ones last."""
        old = [name for name in self._old if name not in self._removed]
        return old + [name for name in self._new if name not in self._old]

    def raw(self, name: str) -> bytes:
        """Return a part as it will be written; KeyError when there is none.

        Raises HostError where it unpacks to more than a workbook needs.
        """
        if name in self._touched:
            return written(self._trees[name])
        if name in self._new:
            return self._new[name]
        info = self._old[name]
        with self._zip.open(info) as entry:  # which looks whether the archive agrees with itself
            self._refuse_large(name)
            if info.compress_type == ZIP_DEFLATED:
                found = unpacked(self.packed(name), info.file_size, info.CRC)
            else:
                found = entry.read(info.file_size + 1)
        _refuse_crowded(name, found)
        return found

    def _refuse_large(self, name: str) -> None:
        """Raise HostError when a part, or all that was unpacked with it, is too large."""
        info = self._old[name]
        if info.compress_type not in {ZIP_DEFLATED, ZIP_STORED}:  # others unpack without a limit
            raise NotImplementedError(_OTHERS.get(info.compress_type, info.compress_type))
        if info.file_size > LARGEST_PART:
            size = info.file_size // 2**20
            raise Unfit(message("file.unfit.part-unpacked", part=name, size=size))
        if name not in self._read:
            self._read.add(name)
            self._read_size += info.file_size
        if self._read_size > LARGEST:
            raise Unfit(message("file.unfit.unpacked", size=self._read_size // 2**20))

    def alone(self, names: Iterable[str]) -> bytes:
        """Return an archive of nothing but these parts, which are unpacked and looked at before.

        For libraries that unpack by themselves: they find no part that was not looked at.
        """
        out = BytesIO()
        with ZipFile(out, "w") as archive:
            for name in names:
                self.raw(name)
                _put(archive, self._entry_again(name), self.packed(name))
        return out.getvalue()

    def refuse_bomb(self) -> None:
        """Raise what `raw` raises for any of the parts; pictures and the like are looked at, too.

        For other programs, which unpack all of them.
        """
        for name in self._old:
            self.raw(name)

    def tree(self, name: str) -> Element:
        """Return a part's root for reading; changes to it are not written."""
        if name not in self._trees:
            if name not in self:
                raise Unfit(message("file.unfit.part-missing", part=name))
            self._trees[name] = parsed(self.raw(name))
        return self._trees[name]

    def edit(self, name: str) -> Element:
        """Return a part's root for changing."""
        root = self.tree(name)
        self._touched.add(name)
        return root

    def write(self, name: str, data: bytes) -> None:
        """Set the bytes of a part, new or old."""
        self._new[name] = data
        self._trees.pop(name, None)
        self._touched.discard(name)
        self._removed.discard(name)

    def remove(self, name: str) -> None:
        """Remove a part with its relations and its content type."""
        for part in (name, relations_part(name)):
            self._removed.add(part)
            self._new.pop(part, None)
            self._trees.pop(part, None)
            self._touched.discard(part)
        for override in self._overrides():
            if override.get("PartName") == f"/{name}":
                self._touched.add(TYPES_PART)
                drop(override)

    def declare(self, name: str, content_type: str) -> None:
        """Set the content type of a new part."""
        tag = f"{{{CONTENT_TYPES}}}Override"
        etree.SubElement(self.edit(TYPES_PART), tag, PartName=f"/{name}", ContentType=content_type)

    def free_name(self, pattern: str) -> str:
        """Return the first unused name of a pattern such as "xl/worksheets/sheet{}.xml"."""
        number = 1
        while pattern.format(number) in self:
            number += 1
        return pattern.format(number)

    def relations(self, name: str) -> list[Relation]:
        """Return the relations of a part, [] for none."""
        rels = relations_part(name)
        if rels not in self:
            return []
        folder = posixpath.dirname(name)
        return [_relation(element, folder) for element in self._relation_elements(rels)]

    def target(self, name: str, relation: str) -> str:
        """Return the part to which a part has the relation of that id, "" for none."""
        rels = relations_part(name)
        elements = [*self._relation_elements(rels)] if rels in self else []
        for element in reversed(elements):  # as a dictionary has it: the last of the same id
            if element.get("Id", "") == relation:
                return _relation(element, posixpath.dirname(name)).target
        return ""

    def related(self, name: str, kind: str) -> list[str]:
        """Return the parts to which a part has relations of that kind: "drawing"."""
        return [
            relation.target
            for relation in self.relations(name)
            if relation.type.endswith(f"/{kind}") and not relation.outside
        ]

    def relate(self, name: str, kind: str, target: str) -> str:
        """Add a relation from a part to another; return its id."""
        rels = relations_part(name)
        if rels not in self:
            self.write(rels, empty("Relationships", PACKAGE_RELATIONS))
        taken = {relation.id for relation in self.relations(name)}
        number = len(taken) + 1
        while f"rId{number}" in taken:
            number += 1
        etree.SubElement(
            self.edit(rels),
            f"{{{PACKAGE_RELATIONS}}}Relationship",
            Id=f"rId{number}",
            Type=f"{OFFICE}/{kind}",
            Target=f"/{target}",
        )
        return f"rId{number}"

    def unrelate(self, name: str, target: str) -> None:
        """Remove the relation from a part to another."""
        rels = relations_part(name)
        folder = posixpath.dirname(name)
        for element in self._relation_elements(rels):
            if _relation(element, folder).target == target:
                self._touched.add(rels)
                drop(element)

    def saved(self, now: dt.datetime) -> bytes:
        """Return the archive; untouched parts keep their compressed bytes and their dates."""
        names = [name for name in self.names() if name in self._touched or name in self._new]
        anew = dict(zip(names, packed([*map(self.raw, names)]), strict=True))
        out = BytesIO()
        with ZipFile(out, "w") as archive:
            for name in self.names():
                if name in anew:
                    _put(archive, _entry(name, now, anew[name]), anew[name].body)
                else:
                    _put(archive, self._entry_again(name), self.packed(name))
        return out.getvalue()

    def _entry_again(self, name: str) -> ZipInfo:
        """Return the header of an entry that is written as it is packed."""
        entry = copy.copy(self._old[name])
        entry.flag_bits &= ~_SIZES_FOLLOW
        entry.extra = b""
        return entry

    def packed(self, name: str) -> bytes:
        """Return a part as packed in the archive; KeyError when there is none."""
        info = self._old[name]
        name_length, extra_length = _LOCAL_HEADER.unpack_from(self._data, info.header_offset)
        start = info.header_offset + _LOCAL_HEADER.size + name_length + extra_length
        return self._data[start : start + info.compress_size]

    def _overrides(self) -> list[Element]:
        """Return the content types of single parts."""
        return list(self.tree(TYPES_PART).iterchildren(f"{{{CONTENT_TYPES}}}Override"))

    def _relation_elements(self, rels: str) -> Iterator[Element]:
        """Iterate over the elements of a relations part, safe against removals."""
        return iter(list(self.tree(rels).iterchildren(f"{{{PACKAGE_RELATIONS}}}Relationship")))


def _refuse_many(data: bytes) -> None:
    """Raise HostError when an archive has too many entries, before they are listed."""
    count = data.count(_ENTRY)
    if count > MOST_PARTS:
        raise Unfit(message("file.unfit.parts", count=count))


def _refuse_crowded(name: str, part: bytes) -> None:
    """Raise HostError when a part would take far more memory once it is parsed."""
    if len(part) < _SHORTEST * MOST_NODES:  # so most parts need not be counted
        return
    count = part.count(b"<") - part.count(b"</") + part.count(b"=")
    if count > MOST_NODES:
        raise Unfit(message("file.unfit.crowded", part=name, count=count))


def relations_part(name: str) -> str:
    """Return the part that holds the relations of a part."""
    folder, base = posixpath.split(name)
    return posixpath.join(folder, "_rels", f"{base}.rels")


def _relation(element: Element, folder: str) -> Relation:
    """Return the relation with its target as a part's name."""
    target = element.get("Target", "")
    outside = element.get("TargetMode") == "External"
    name = target if outside else _inside(folder, target)
    return Relation(element.get("Id", ""), element.get("Type", ""), name, outside)


@lru_cache(maxsize=MOST_PARTS)
def _inside(folder: str, target: str) -> str:
    """Return the name of the part that a relation in a folder points to."""
    return re.sub("^/", "", posixpath.normpath(posixpath.join("/", folder, target)))


def _entry(name: str, now: dt.datetime, part: Packed) -> ZipInfo:
    """Return the header of a new entry; its date is `now`."""
    date = (max(now.year, _EARLIEST), now.month, now.day, now.hour, now.minute, now.second)
    info = ZipInfo(name, date)
    info.compress_type = ZIP_DEFLATED
    info.external_attr = 0o600 << 16
    info.CRC, info.file_size, info.compress_size = part.check_sum, part.size, len(part.body)
    return info


def _put(archive: ZipFile, entry: ZipInfo, body: bytes) -> None:
    """Write a packed entry, and add it to the directory."""
    out = archive.fp
    assert out is not None  # noqa: S101 - open while inside its with block
    entry.header_offset = out.tell()
    out.write(entry.FileHeader(zip64=False))
    out.write(body)
    archive.filelist.append(entry)
    archive.NameToInfo[entry.filename] = entry
    archive.start_dir = out.tell()
