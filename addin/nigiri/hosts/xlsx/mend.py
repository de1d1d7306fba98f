"""Mend what a strict reader would refuse, whoever wrote it, when a package is written.

what                                      who writes such                 becomes
a relation to a part that is not there    exceljs, where was no theme     it goes
no theme                                  nigiri, once                    there is one
the marks of a font in another order      nigiri, once, and openpyxl      in that of the format
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.cells.styles import font_in_order
from nigiri.hosts.xlsx.package.empty import HEAD
from nigiri.hosts.xlsx.package.theme import CONTENT, theme
from nigiri.hosts.xlsx.package.xml import main

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.cells.book import Book
    from nigiri.hosts.xlsx.package.archive import Package

_THEME = "xl/theme/theme{}.xml"


def mend(book: Book) -> None:
    """Mend the package of a workbook."""
    package = book.package
    for name in [*package.names()]:
        _drop_dangling(package, name)
    if not package.related(book.name, "theme"):
        part = package.free_name(_THEME)
        package.write(part, (HEAD + theme()).encode())
        package.declare(part, CONTENT)
        package.relate(book.name, "theme", part)
    for styles in package.related(book.name, "styles"):
        _order_fonts(package, styles)


def _drop_dangling(package: Package, name: str) -> None:
    """Drop the relations of a part to parts that are not there."""
    for relation in package.relations(name):
        if not relation.outside and relation.target and relation.target not in package:
            package.unrelate(name, relation.target)


def _order_fonts(package: Package, part: str) -> None:
    """Bring the marks of every font into their order, where one is out of it."""
    fonts = package.tree(part).find(main("fonts"))
    if fonts is None or all([*font] == [*font_in_order(font)] for font in fonts):
        return
    anew = package.edit(part).find(main("fonts"))
    for font in () if anew is None else anew:
        font[:] = font_in_order(font)
