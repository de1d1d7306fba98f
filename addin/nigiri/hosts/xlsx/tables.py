"""What the cells of every sheet of a workbook share: texts, styles and the count of days."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from nigiri.hosts.xlsx.strings import Strings
from nigiri.hosts.xlsx.styles import Styles
from nigiri.hosts.xlsx.xml import children

if TYPE_CHECKING:
    from nigiri.hosts.xlsx.package import Package


class Tables:
    """The shared tables, each looked for when first needed."""

    def __init__(self, package: Package, workbook_part: str) -> None:
        """Keep where to look."""
        self._package, self._workbook_part = package, workbook_part

    @cached_property
    def strings(self) -> Strings:
        """Return the shared texts."""
        return Strings(self._package, self._workbook_part)

    @cached_property
    def styles(self) -> Styles:
        """Return the styles."""
        return Styles(self._package, self._workbook_part)

    @cached_property
    def from_1904(self) -> bool:
        """Tell whether days are counted from 1904, as old Macintosh workbooks do."""
        properties = children(self._package.tree(self._workbook_part), "workbookPr")
        return any(entry.get("date1904") in {"1", "true"} for entry in properties)
