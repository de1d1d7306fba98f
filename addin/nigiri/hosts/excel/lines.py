"""Insert and delete rows and columns in Excel, and repair formulas that this breaks.

Excel copies conditional formats of a model unchanged: references with a $ stay.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hosts.excel import native, pen
from nigiri.hosts.excel.blocks import places_of
from nigiri.hosts.xlsx.lines.areas import FIRST_DATA_ROW
from nigiri.hosts.xlsx.package.formulas import shifted
from nigiri.hosts.xlsx.package.references import Shift
from nigiri.workbook.model.cells import Formula, column_letters

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    import xlwings

    from nigiri.hosts.excel.blocks import Place
    from nigiri.hosts.excel.pen import Values


def shift_lines(sheet: xlwings.Sheet, shift: Shift) -> None:
    """Insert or delete whole rows or columns."""
    cells = _whole(sheet, shift.at, abs(shift.count), across=shift.across)
    if shift.count > 0:
        cells.insert("right" if shift.across else "down")
    else:
        cells.delete("left" if shift.across else "up")


def look_like_rows(sheet: xlwings.Sheet, at: int, count: int, like: int) -> None:
    """Format new rows in turn like the `like` rows above; below the headings like the row below.

    Excel itself copies the format of one row above.
    """
    if at == FIRST_DATA_ROW or like > 1:
        first, many = (at + count, 1) if at == FIRST_DATA_ROW else (at - like, like)
        _copy_looks(sheet, [(at + n, first + n % many) for n in range(count)], across=False)


def look_like_columns(sheet: xlwings.Sheet, at: int, like: Sequence[int]) -> None:
    """Format each new column like its model: width, hidden or not, cell formats."""
    pairs = [(new, old + len(like) * (old >= at)) for new, old in enumerate(like, at)]
    _copy_looks(sheet, pairs, across=True)
    for new, old in pairs:
        width = sheet.range((1, old)).column_width
        sheet.range((1, new)).column_width = width  # 0 where it is hidden


def lines_of(sheet: xlwings.Sheet, shift: Shift) -> list[list[Place]]:
    """Return the cells of the lines to be deleted, line by line, within the used range."""
    used = pen.whole(sheet)
    along = range(1, (used.bottom if shift.across else used.right) + 1)
    gone = range(shift.at, shift.at - shift.count)
    return [[(at, line) if shift.across else (line, at) for at in along] for line in gone]


def set_widths(sheet: xlwings.Sheet, widths: Mapping[int, float | None]) -> None:
    """Give columns their widths."""
    for column, width in widths.items():
        sheet.range((1, column)).column_width = width


def widths_of(sheet: xlwings.Sheet, shift: Shift) -> dict[int, float | None]:
    """Return the widths of the columns to be deleted, none for rows."""
    gone = range(shift.at, shift.at - shift.count) if shift.across else ()
    return {column: sheet.range((1, column)).column_width for column in gone}


def broken_formulas(book: xlwings.Book, name: str, shift: Shift) -> dict[str, Values]:
    """Return by sheet the formulas that lose references when lines of a sheet are deleted.

    Inserting the lines again restores neither references to them nor the ends of ranges.
    """
    back = Shift(shift.at, -shift.count, shift.across)
    found: dict[str, Values] = {}
    for sheet in book.sheets:
        home = sheet.name == name
        for place, value in _formulas(sheet):
            stays = not home or shift.line(place[1 if shift.across else 0]) is not None
            closed = shifted(value.text, shift, name, home=home)
            if stays and shifted(closed, back, name, home=home) != value.text:
                found.setdefault(sheet.name, {})[place] = value
    return found


def write_back(book: xlwings.Book, name: str, formulas: Values) -> None:
    """Write formulas that were broken on some sheet, which stays protected if it is."""
    sheet = book.sheets[name]
    protection = native.unprotect(sheet) if native.is_protected(sheet) else None
    try:
        pen.write(sheet, formulas)
    finally:
        if protection is not None:
            native.protect(sheet, protection)


def _formulas(sheet: xlwings.Sheet) -> Iterator[tuple[Place, Formula]]:
    """Yield the formulas of a sheet by row and column."""
    for place, value in pen.cell_contents(sheet, list(places_of(pen.whole(sheet)))).items():
        if isinstance(value, Formula):
            yield place, value


def _copy_looks(sheet: xlwings.Sheet, pairs: Sequence[tuple[int, int]], *, across: bool) -> None:
    """Copy the formats of lines; pairs -- the new line, and its model."""
    for new, model in pairs:
        _whole(sheet, model, 1, across=across).copy()
        _whole(sheet, new, 1, across=across).paste("formats")
    sheet.book.app.cut_copy_mode = False


def _whole(sheet: xlwings.Sheet, at: int, count: int, *, across: bool) -> xlwings.Range:
    """Return `count` whole rows from row `at` on as a range; columns where it goes across."""
    last = at + count - 1
    return sheet.range(f"{column_letters(at)}:{column_letters(last)}" if across else f"{at}:{last}")
