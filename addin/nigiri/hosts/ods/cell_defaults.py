"""What an .ods says of every cell: names are in no language, and no style moves texts down.

LibreOffice looks for spelling mistakes in texts that are in a language, and an .xlsx cannot say
that a text is in none. What the style of all cells says, it takes over into conditional formats:
when it converts an .xlsx that says "bottom", which cells of the layout do not heed, they would
stand at the bottom wherever a conditional format holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lxml import etree

from nigiri.hosts.ods.document import STYLES, name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.hosts.xlsx.package.archive import Package
    from nigiri.hosts.xlsx.package.xml import Element

_CELLS = {name("style", "name"): "Default", name("style", "family"): "table-cell"}
_TEXT, _CELL = name("style", "text-properties"), name("style", "table-cell-properties")
_FO = "urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"
_NO_LANGUAGE = {
    f"{{{_FO}}}language": "zxx",
    f"{{{_FO}}}country": "none",
    name("style", "language-asian"): "zxx",
    name("style", "country-asian"): "none",
    name("style", "language-complex"): "zxx",
    name("style", "country-complex"): "none",
}


def set_cell_defaults(package: Package) -> None:
    """Let the style of all cells name no language, and no vertical place."""
    if STYLES not in package:
        return
    for style in _style_of_all_cells(package.edit(STYLES)):
        for properties in style.iterchildren(_CELL):
            properties.attrib.pop(name("style", "vertical-align"), "")
        texts = style.find(_TEXT)
        if texts is None:
            texts = etree.SubElement(style, _TEXT)
        for key, value in _NO_LANGUAGE.items():
            texts.set(key, value)


def _style_of_all_cells(root: Element) -> Iterator[Element]:
    """Yield the style from which all cells and conditional formats inherit."""
    for style in root.iter(name("style", "style")):
        if all(style.get(key) == value for key, value in _CELLS.items()):
            yield style
