"""Protection of sheets in Excel's own interface, which xlwings does not cover.

Windows uses COM (names like AllowSorting), macOS AppleScript (allow_sorting).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import xlwings

#: What may be allowed on a protected sheet: in COM and in AppleScript.
ALLOWED = {
    "AllowFormattingCells": "allow_formatting_cells",
    "AllowFormattingColumns": "allow_formatting_columns",
    "AllowFormattingRows": "allow_formatting_rows",
    "AllowInsertingColumns": "allow_inserting_columns",
    "AllowInsertingRows": "allow_inserting_rows",
    "AllowInsertingHyperlinks": "allow_inserting_hyperlinks",
    "AllowDeletingColumns": "allow_deleting_columns",
    "AllowDeletingRows": "allow_deleting_rows",
    "AllowSorting": "allow_sorting",
    "AllowFiltering": "allow_filtering",
    "AllowUsingPivotTables": "allow_using_pivot_table",
}


@dataclass(frozen=True)
class Protection:
    """The protection of a sheet: the actions it allows."""

    allowed: tuple[str, ...]


def is_protected(sheet: xlwings.Sheet) -> bool:
    """Tell whether a sheet is protected."""
    api = sheet.api
    return bool(api.ProtectContents if _is_com(api) else api.protect_contents.get())


def is_fixed(book: xlwings.Book) -> bool:
    """Tell whether the structure of a workbook is protected."""
    api = book.api
    return bool(api.ProtectStructure if _is_com(api) else api.protect_structure.get())


def unprotect(sheet: xlwings.Sheet) -> Protection:
    """Unprotect a sheet; Excel raises where it has a password."""
    api = sheet.api
    if _is_com(api):
        allowed = tuple(name for name in ALLOWED if getattr(api.Protection, name))
        api.Unprotect(Password="")  # without it Excel would ask, and wait
        return Protection(allowed)
    found = api.protection_object
    allowed = tuple(com for com, name in ALLOWED.items() if getattr(found, name).get())
    api.unprotect(password="")
    return Protection(allowed)


def protect(sheet: xlwings.Sheet, protection: Protection) -> None:
    """Protect a sheet again with the same permissions, without a password."""
    api: Any = sheet.api
    if _is_com(api):
        api.Protect(**{name: name in protection.allowed for name in ALLOWED})
    else:
        api.protect_worksheet(**{name: com in protection.allowed for com, name in ALLOWED.items()})


def _is_com(api: Any) -> bool:  # noqa: ANN401 -- Excel's own, not typed
    """Tell whether Excel is reached by COM; appscript's references are of another module."""
    return not type(api).__module__.startswith("appscript")
