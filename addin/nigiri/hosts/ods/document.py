"""An OpenDocument spreadsheet as an archive: its vocabularies, its kind, its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.errors import HostError
from nigiri.hosts.xlsx.package.archive import Package
from nigiri.hosts.xlsx.trouble import OPEN_DOCUMENT, ZIP, refuse_other_kinds
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from nigiri.hosts.xlsx.package.xml import Element

_NAMES = "urn:oasis:names:tc:opendocument:xmlns:{}:1.0"
SPREADSHEET = OPEN_DOCUMENT + b".spreadsheet"
CONTENT, STYLES, SETTINGS = "content.xml", "styles.xml", "settings.xml"
MANIFEST, _KIND = "META-INF/manifest.xml", "mimetype"
_OUTSIDE_STYLE = "ta_extref"


def name(space: str, local: str) -> str:
    """Return the full name of an element or attribute of a vocabulary such as "table"."""
    return f"{{{_NAMES.format(space)}}}{local}"


def document(data: bytes, path: Path) -> Package:
    """Return the archive; HostError when it is no such spreadsheet or has a password."""
    refuse_other_kinds(data, path)
    package = Package(data) if data.startswith(ZIP) else None
    if package is None or not (SPREADSHEET in data[:200] or _says_so(package)):
        raise HostError(message("file.kind.no-ods", file=path.name))
    if MANIFEST in package and b"encryption-data" in package.raw(MANIFEST):
        raise HostError(message("file.password", file=path.name))
    return package


def _says_so(package: Package) -> bool:
    """Tell whether an archive calls itself a spreadsheet, wherever in it; the first part should."""
    kind = SPREADSHEET.removeprefix(_KIND.encode())
    return (_KIND in package and package.raw(_KIND).startswith(kind)) or (
        MANIFEST in package and kind in package.raw(MANIFEST)
    )


def tables(package: Package) -> Iterator[Element]:
    """Yield the sheets in tab order, without the copies that the program keeps of other files."""
    for sheets in package.tree(CONTENT).iter(name("office", "spreadsheet")):
        for table in sheets.iterchildren(name("table", "table")):
            if table.get(name("table", "style-name")) != _OUTSIDE_STYLE:
                yield table
