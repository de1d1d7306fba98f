"""What people hung on a sheet in Excel, beside its cells: it would go with the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import xlwings

GOES = (
    "The old sheet {sheet} goes, and what was put on it goes with it: {things}. Undo does not "
    "bring that back. To keep it, say No and move it to a sheet of your own first."
)
#: xlwings' name of each kind -> one of it, several. Its shapes are not among them: the arrows of
#: filters and lists are shapes, too.
_KINDS = {
    "notes": ("comment", "comments"),
    "pictures": ("picture", "pictures"),
    "charts": ("chart", "charts"),
    "tables": ("table", "tables"),
}


def hung(sheet: xlwings.Sheet) -> str:
    """Return what hangs on a sheet, "2 comments, 1 picture"; "" for nothing."""
    counts = {words: len(getattr(sheet, kind)) for kind, words in _KINDS.items()}
    return ", ".join(f"{many} {words[many > 1]}" for words, many in counts.items() if many)
