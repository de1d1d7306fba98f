"""Check that an .ods lost nothing after it went through another kind of file.

Things that only OpenDocument has, or that LibreOffice does not write into an .xlsx, are found by
counting what people put into a workbook: sheet by sheet, and in the file as a whole.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from nigiri.hosts.ods.document import CONTENT, name, tables
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from nigiri.hosts.xlsx.package.archive import Package
    from nigiri.hosts.xlsx.package.xml import Element
    from nigiri.messages.message import Message

_CALC = "{{urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0}}{}".format

#: What a sheet may hold: element -> the end of its key.
_ON_SHEETS = {
    name("draw", "image"): "picture",
    name("draw", "object"): "chart",
    name("draw", "custom-shape"): "shape",
    name("draw", "control"): "button",
    name("office", "annotation"): "comment",
    name("text", "a"): "link",
    _CALC("sparkline"): "sparkline",
    _CALC("condition"): "condition",
    _CALC("color-scale"): "scale",
    _CALC("data-bar"): "bar",
    _CALC("icon-set"): "icons",
    name("table", "detective"): "arrow",
}
#: What the file may hold besides.
_IN_FILE = {
    name("table", "named-range"): "name",
    name("table", "named-expression"): "formula",
    name("table", "data-pilot-table"): "pivot",
    name("table", "scenario"): "scenario",
    name("table", "consolidation"): "consolidation",
    name("table", "tracked-changes"): "recorded",
}
_MACROS, _SIGNED = ("Basic/", "Scripts/"), "META-INF/documentsignatures.xml"


def losses(old: Package, new: Package, remade: Container[str]) -> list[str]:
    """Return the things missing in the new document, in words: "a picture on Mine".

    remade -- sheets that were made anew or lost rows or columns, which may lose things
    """
    was, is_now = list(_things(old, remade)), list(_things(new, remade))
    missing = Counter(was) - Counter(is_now)
    return [_loss_words(*thing, count) for thing, count in missing.items()] + [
        *_parts_lost(old, new)
    ]


def _things(package: Package, remade: Container[str]) -> Iterator[tuple[str, str]]:
    """Yield kind and sheet of all things that are counted; "" for the file as a whole."""
    for table in tables(package):
        tab = table.get(name("table", "name"), "")
        if tab not in remade:
            yield from ((str(element.tag), tab) for element in table.iter(*_ON_SHEETS))
    for element in package.tree(CONTENT).iter(*_IN_FILE):
        if _is_given_by_people(element):
            yield str(element.tag), ""


def _is_given_by_people(element: Element) -> bool:
    """Tell whether people gave the name; programs' own names contain special characters."""
    return not element.get(name("table", "name"), "").startswith(("_xlnm", "_FilterDatabase"))


def _loss_words(kind: str, tab: str, count: int) -> Message:
    """Return missing things in words."""
    words = message(f"file.ods.{(_ON_SHEETS | _IN_FILE)[kind]}", many=count)
    return message("file.ods.on", things=words, sheet=tab) if tab else words


def _parts_lost(old: Package, new: Package) -> Iterator[str]:
    """Yield the lost parts in words: macros, a signature."""
    if _has_macros(old) and not _has_macros(new):
        yield message("file.ods.macros")
    if _SIGNED in old and _SIGNED not in new:
        yield message("file.ods.signature")


def _has_macros(package: Package) -> bool:
    """Tell whether there are macros."""
    return any(part.startswith(_MACROS) for part in package.names())
