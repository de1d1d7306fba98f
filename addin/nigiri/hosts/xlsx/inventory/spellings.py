"""What a program is known to write otherwise although nothing is lost that a reader would miss.

Of Excel nothing is known yet: whatever it saves otherwise is a difference. A row names the program
as it names itself, the aspect, what is otherwise, and why that is no loss of nigiri's.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from nigiri.hosts.xlsx.inventory.regions import Region

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.hosts.xlsx.inventory.compare import Difference


class Spelling(NamedTuple):
    """Another spelling: its program, its aspect, how it is recognised, the key of its reason."""

    program: str
    aspect: str
    is_one: Callable[[Difference], bool]
    reason: str


#: So many rows below the last one used LibreOffice ends the rules for what is typed, at least.
_ROOM = 1000
_BLACK = "000000"


def _forgets_view(found: Difference) -> bool:
    """Tell whether frozen rows and the grid are gone, which nobody saw who opened no window."""
    return found.what in {"view: frozen", "view: grid"} and not found.saved


#: How a cell is seen that has no look of its own.
_PLAIN = {"number format": "General", "colour": _BLACK, "size": "10", "vertical": "bottom"}


def _takes_format(found: Difference) -> bool:
    """Tell whether a cell without a look of its own got one, as formulas do, now and then."""
    return _PLAIN.get(found.what) == found.expected


def _blackens_line(found: Difference) -> bool:
    """Tell whether only the colour of a rule's line is gone."""
    style, _, was = found.expected.partition(" ")
    return ": line " in found.what and bool(was) and found.saved == f"{style} {_BLACK}"


def _says_page(found: Difference) -> bool:
    """Tell whether a page setting was added that nobody set, or the room of a header changed."""
    return not found.expected or found.what in {"page: margin header", "page: margin footer"}


def _forgets_tab(found: Difference) -> bool:
    """Tell whether only the colour of a tab is gone, as that of a protected sheet is."""
    return found.what == "tab: colour" and not found.saved


def _cuts_list(found: Difference) -> bool:
    """Tell whether a list ends far below the last row used."""
    rows = [row for span in Region.of(found.where.replace(",", "")).spans.values() for row in span]
    return not found.saved and min(first for first, _ in rows) > _ROOM


_OFFICE = "LibreOffice"
SPELLINGS: tuple[Spelling, ...] = (
    Spelling(_OFFICE, "view", _forgets_view, "kit.known.view"),
    Spelling(_OFFICE, "view", _forgets_tab, "kit.known.tab"),
    Spelling(_OFFICE, "looks", _takes_format, "kit.known.format"),
    Spelling(_OFFICE, "colours", _blackens_line, "kit.known.line"),
    Spelling(_OFFICE, "page", _says_page, "kit.known.page"),
    Spelling(_OFFICE, "lists", _cuts_list, "kit.known.list"),
)


def known_reason(program: str, found: Difference) -> str | None:
    """Return the key of the reason why a difference is only another spelling, None for a loss.

    program -- that saved the workbook, as `Inventory.program`
    """
    for row in SPELLINGS:
        if row.aspect == found.aspect and re.match(row.program, program) and row.is_one(found):
            return row.reason
    return None
