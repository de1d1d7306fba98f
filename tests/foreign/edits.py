"""What people do to a workbook in other programs, by chance: sorted, filtered, merged, retyped.

Each edit is a function of a random number generator and an open workbook, which it changes as
openpyxl does: it moves cells, and neither the formulas that look at them nor the looks. What it
types into blank cells is a mark that stands nowhere else, so that it is known again.
"""

from __future__ import annotations

import datetime as dt
import unicodedata
from typing import TYPE_CHECKING, Any

from openpyxl.cell.cell import MergedCell
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont
from openpyxl.comments import Comment
from openpyxl.formula.translate import Translator, TranslatorError
from openpyxl.utils import get_column_letter
from openpyxl.utils.datetime import CALENDAR_MAC_1904
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.table import Table

from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from random import Random

    from openpyxl import Workbook as Opened
    from openpyxl.cell import Cell
    from openpyxl.worksheet.worksheet import Worksheet

    from nigiri.workbook.model.locations import Location

    Edit = Callable[[Random, "Copy"], None]

MARK = "typed here"
_WHEN = dt.datetime(2026, 1, 2)  # noqa: DTZ001
_ROOM = 6
_TYPED = frozenset({"input", "drawn"})
"""The roles of columns into which people type."""
_SHAPES = frozenset({"tree", "crosstable"})
"""The sheets of which all is computed, blank rows too."""


def words_of(sheets: Mapping[str, Iterable[Iterable[object]]]) -> Workbook:
    """Return sheets of cells with the words alone, in which tables are found by their headings."""
    return Workbook({
        name: Sheet.of([[_word(cell) for cell in row] for row in rows])
        for name, rows in sheets.items()
    })  # fmt: skip


def _word(cell: object) -> str | None:
    """Return a text without its looks; None for what is none."""
    return str(cell) if isinstance(cell, str | list) else None


def _rows(tab: Worksheet) -> list[list[object]]:
    """Return what stands on a sheet, row by row.

    Worksheet.values would make a cell of every blank one, and hundreds of thousands of them.
    """
    width, height = tab.max_column, tab.max_row
    rows: list[list[object]] = [[None] * width for _ in range(height)]
    for (row, column), cell in tab._cells.items():  # noqa: SLF001 -- there is no other way
        rows[row - 1][column - 1] = cell.value
    return rows


class Copy:
    """A copy of a workbook that somebody has open; marks -- so many were typed into it."""

    def __init__(self, book: Opened) -> None:
        """Keep the workbook."""
        self.book = book
        self.marks = 0

    def mark(self) -> str:
        """Return a text that stands nowhere else."""
        self.marks += 1
        return f"{MARK} {self.marks}"

    def tables(self) -> list[Location]:
        """Return the tables of nigiri as they are now; [] where none is known."""
        return [*find(words_of({tab.title: _rows(tab) for tab in self.book.worksheets}))]

    def table(self, random: Random, *kinds: str) -> tuple[Worksheet, Location] | None:
        """Return one of the tables of these kinds, of any for none, with its sheet."""
        found = [each for each in self.tables() if not kinds or each.kind in kinds]
        chosen = random.choice(found) if found else None
        return chosen and (self.book[chosen.name], chosen)

    def tab(self, random: Random) -> Worksheet:
        """Return one of the sheets that are not hidden."""
        shown = [tab for tab in self.book.worksheets if tab.sheet_state == "visible"]
        return random.choice(shown or self.book.worksheets)


def _last(tab: Worksheet, table: Location) -> int:
    """Return the last row of a table: as far as its first column that says who or what goes."""
    keys = [key for key in ("name", "white", "number", "label", "setting") if key in table.columns]
    column = table.columns[keys[0]] if keys else min(table.columns.values())
    row = table.first_row
    while tab.cell(row, column).value is not None:
        row += 1
    return row - 1


def _hidden(tab: Worksheet) -> set[int]:
    """Return the columns that nobody sees, and so nobody types into."""
    hidden = [each for each in tab.column_dimensions.values() if each.hidden]
    return {column for each in hidden for column in range(each.min or 1, (each.max or 0) + 1)}


def _cells(tab: Worksheet, table: Location, *keys: str) -> Iterator[Cell]:
    """Yield the cells of some columns of a table, of those for typing without a name."""
    named = keys or tuple(c.key for c in columns_of(table.kind) if c.role == "input")
    for key in named:
        if key in table.columns:
            for row in range(table.first_row, _last(tab, table) + 1):
                cell = tab.cell(row, table.columns[key])
                if not isinstance(cell, MergedCell):
                    yield cell


def _computed(tab: Worksheet, table: Location) -> set[tuple[int, int]]:
    """Return row and column of the cells of a table that nigiri computes, blank ones among them.

    Of its lines, which have a figure or a formula; of a shape, all down to where it ends. In a
    blank row that somebody put between them, and below them, nigiri computes nothing.
    """
    keys = {column.key for column in columns_of(table.kind) if column.role not in _TYPED}
    columns = [table.columns[key] for key in keys if key in table.columns]
    rows = range(table.first_row, tab.max_row + 1)
    if table.kind in _SHAPES:
        filled = [row for row in rows for at in columns if tab.cell(row, at).value is not None]
        lines = {*range(table.first_row, max(filled, default=0) + 1)}
    else:
        lines = {row for row in rows for at in columns if _is_computed(tab.cell(row, at).value)}
    if table.kind == "grid":
        lines |= {row + 1 for row in lines}
    return {(row, at) for row in lines for at in columns}


def _is_computed(value: object) -> bool:
    """Tell whether a cell of a computed column holds what nigiri wrote: a figure, a formula."""
    return isinstance(value, int | float) or str(value).startswith("=")


def _taken(copy: Copy, tab: Worksheet) -> set[tuple[int, int]]:
    """Return row and column of the cells of a sheet that nigiri computes; {} on people's own."""
    tables = [table for table in copy.tables() if table.name == tab.title]
    return {cell for table in tables for cell in _computed(tab, table)}


def _is_free(tab: Worksheet, cell: Cell | MergedCell, taken: set[tuple[int, int]]) -> bool:
    """Tell whether somebody may type into a cell: a blank one that is seen, and not taken."""
    here = cell.row, cell.column
    return (
        cell.value is None
        and not isinstance(cell, MergedCell)
        and cell.column not in _hidden(tab)
        and here not in taken
    )


def sort_rows(random: Random, copy: Copy) -> None:
    """Sort whole rows of Players by a column, as a program with a button for it does."""
    found = copy.table(random, "players", "standings")
    if found is None:
        return
    tab, table = found
    rows = range(table.first_row, _last(tab, table) + 1)
    by = random.choice([*table.columns.values()])
    width = tab.max_column
    held = [[tab.cell(row, at + 1).value for at in range(width)] for row in rows]
    order = sorted(
        range(len(held)), key=lambda at: str(held[at][by - 1]), reverse=random.random() < 0.5
    )
    for row, at in zip(rows, order, strict=True):
        for column, value in enumerate(held[at], 1):
            cell = tab.cell(row, column)
            if not isinstance(cell, MergedCell):
                cell.value = _moved(value, rows[at], row, column)


def _moved(value: Any, old: int, new: int, column: int) -> Any:  # noqa: ANN401 -- as cells are
    """Return what a cell holds after it was moved to another row: formulas follow, or say #REF!."""
    if not isinstance(value, str) or not value.startswith("="):
        return value
    letters = get_column_letter(column)
    try:
        return Translator(value, f"{letters}{old}").translate_formula(f"{letters}{new}")
    except TranslatorError:  # it would point above the first row
        return "=#REF!"


def sort_one_column(random: Random, copy: Copy) -> None:
    """Sort one column of a table alone, the others stay."""
    found = copy.table(random, "players", "round")
    if found is None:
        return
    cells = [*_cells(*found, random.choice([*found[1].columns]))]
    values = sorted((cell.value for cell in cells), key=str)
    for cell, value in zip(cells, values, strict=True):
        cell.value = value


def leave_a_filter_on(random: Random, copy: Copy) -> None:
    """Filter a table; half of its rows are hidden."""
    found = copy.table(random, "players", "round", "standings")
    if found is None:
        return
    tab, table = found
    last, width = _last(tab, table), max(table.columns.values())
    tab.auto_filter.ref = (
        f"A{table.heading_row}:{get_column_letter(width)}{max(last, table.first_row)}"
    )
    tab.auto_filter.add_filter_column(0, ["1", "2", "3"])
    for row in range(table.first_row, last + 1):
        tab.row_dimensions[row].hidden = random.random() < 0.5


def merge_cells(random: Random, copy: Copy) -> None:
    """Merge some cells; what stood in all but the first is gone, as every program does it."""
    tab = copy.tab(random)
    row, column = random.randint(1, tab.max_row + 3), random.randint(1, tab.max_column + 2)
    tab.merge_cells(
        start_row=row, start_column=column,
        end_row=row + random.choice((0, 0, 1)), end_column=column + random.choice((1, 2)),
    )  # fmt: skip
    cell = tab.cell(row, column)
    if _is_free(tab, cell, _taken(copy, tab)):
        cell.value = copy.mark()


def make_a_table(random: Random, copy: Copy) -> None:
    """Make a table of Excel of a list."""
    found = copy.table(random, "players", "round", "standings", "wishes")
    if found is None or found[0].tables:
        return
    tab, table = found
    tab.auto_filter.ref = None
    width = max(table.columns.values())
    for column in range(1, width + 1):
        heading = tab.cell(table.heading_row, column)
        if heading.value is None and not isinstance(heading, MergedCell):
            heading.value = f"Column{column}"
    last = max(_last(tab, table), table.first_row)
    area = f"A{table.heading_row}:{get_column_letter(width)}{last}"
    tab.add_table(Table(displayName=f"List{random.randint(1, 10**6)}", ref=area))


def numbers_as_text(random: Random, copy: Copy) -> None:
    """Store numbers of a table as text, all or some."""
    found = copy.table(random)
    if found is None:
        return
    some = random.choice((0.2, 1))
    for cell in _cells(*found):
        if isinstance(cell.value, int | float) and random.random() < some:
            cell.value, cell.number_format = str(cell.value), "@"


def texts_as_numbers(random: Random, copy: Copy) -> None:
    """Let a program guess: whatever reads as a number is one."""
    found = copy.table(random)
    for cell in _cells(*found) if found else ():
        if isinstance(cell.value, str) and cell.value.strip().isdecimal():
            cell.value = float(cell.value)


def results_as_dates(random: Random, copy: Copy) -> None:
    """Let a program make days of results; some as serial numbers."""
    found = copy.table(random, "round")
    for cell in _cells(*found, "result") if found else ():
        day = _WHEN.replace(month=random.randint(1, 12), day=random.randint(1, 12))
        match random.randrange(5):
            case 0:
                cell.value, cell.number_format = day, "d-mmm"
            case 1:
                cell.value, cell.number_format = day.date(), "yyyy-mm-dd"
            case 2:
                cell.value = (day - dt.datetime(1899, 12, 30)).days  # noqa: DTZ001
            case _:
                pass


def write_right_to_left(random: Random, copy: Copy) -> None:
    """Turn sheets round, and names with them: signs that say so are put around."""
    for tab in copy.book.worksheets:
        tab.sheet_view.rightToLeft = True
    found = copy.table(random, "players")
    for cell in _cells(*found, "family") if found else ():
        if isinstance(cell.value, str) and random.random() < 0.3:
            cell.value = random.choice(("\u200f{}", "\u202b{}\u202c", "{}\u200e")).format(
                cell.value
            )


def decompose_names(random: Random, copy: Copy) -> None:
    """Write names with accents of their own (NFD), on one sheet or on all."""
    tabs = copy.book.worksheets if random.random() < 0.3 else [copy.tab(random)]
    for tab in tabs:
        for row in tab.iter_rows():
            for cell in row:
                if isinstance(cell.value, str) and not cell.value.startswith("="):
                    cell.value = unicodedata.normalize("NFD", cell.value)


def blanks_around(random: Random, copy: Copy) -> None:
    """Leave blanks around what is typed, also such that do not break."""
    found = copy.table(random)
    for cell in _cells(*found) if found else ():
        if isinstance(cell.value, str) and cell.value and random.random() < 0.3:
            cell.value = random.choice((" {}", "{} ", "\u00a0{}", "{}\u00a0", "{}\n")).format(
                cell.value
            )


def insert_rows(random: Random, copy: Copy) -> None:
    """Insert blank rows above, in or below a table."""
    tab = copy.tab(random)
    if not tab.merged_cells.ranges:
        tab.insert_rows(random.randint(1, tab.max_row + 1), random.choice((1, 1, 2)))


def insert_column(random: Random, copy: Copy) -> None:
    """Insert a column of one's own into a table."""
    found = copy.table(random)
    if found is None or found[0].merged_cells.ranges or found[0].tables:
        return
    tab, table = found
    column = random.randint(1, max(table.columns.values()) + 1)
    tab.insert_cols(column)
    tab.cell(table.heading_row, column).value = copy.mark()
    for row in range(table.first_row, _last(tab, table) + 1):
        if random.random() < 0.5:
            tab.cell(row, column).value = copy.mark()


def blank_row_in_list(random: Random, copy: Copy) -> None:
    """Empty a line of the list of players, or begin one."""
    found = copy.table(random, "players")
    if found is None:
        return
    tab, table = found
    row = random.randint(table.first_row, _last(tab, table) + 2)
    for cell in tab[row]:
        if not isinstance(cell, MergedCell):
            cell.value = None


def type_beside(random: Random, copy: Copy) -> None:
    """Type into blank cells beside, above and below what is there, but none that is computed."""
    tab = copy.tab(random)
    taken = _taken(copy, tab)
    for _ in range(random.randint(1, _ROOM)):
        cell = tab.cell(
            random.randint(1, tab.max_row + _ROOM), random.randint(1, tab.max_column + _ROOM)
        )
        if _is_free(tab, cell, taken):
            cell.value = copy.mark()


def format_words(random: Random, copy: Copy) -> None:
    """Give a part of a typed text another look (rich text)."""
    tab = copy.tab(random)
    rich = CellRichText(TextBlock(InlineFont(b=True), copy.mark()), " and more")
    tab.cell(5, tab.max_column + 2).value = rich
    found = copy.table(random, "players")
    for cell in _cells(*found, "family") if found else ():
        if isinstance(cell.value, str) and len(cell.value) > 3 and random.random() < 0.3:
            first, rest = cell.value[:2], cell.value[2:]
            cell.value = CellRichText(TextBlock(InlineFont(i=True), first), rest)


def comment(random: Random, copy: Copy) -> None:
    """Put comments on cells."""
    tab = copy.tab(random)
    for _ in range(random.randint(1, 3)):
        cell = tab.cell(random.randint(1, tab.max_row), random.randint(1, tab.max_column))
        if not isinstance(cell, MergedCell):
            cell.comment = Comment(copy.mark(), "Ann")


def move_tabs(random: Random, copy: Copy) -> None:
    """Put the tabs in another order."""
    order = list(copy.book._sheets)  # type: ignore[attr-defined]  # noqa: SLF001 -- as it is done
    random.shuffle(order)
    copy.book._sheets = order  # type: ignore[attr-defined]  # noqa: SLF001


def rename_tab(random: Random, copy: Copy) -> None:
    """Call a tab something else."""
    names = {tab.title for tab in copy.book.worksheets}
    new = random.choice(("Runde eins", "été", "1", "A&B", "«x»", "Joueurs ★", "日本", "O'Neil"))
    if new not in names:
        copy.tab(random).title = new


def copy_tab(random: Random, copy: Copy) -> None:
    """Copy a sheet, as people keep one safe before they change it."""
    copy.book.copy_worksheet(copy.tab(random))


def add_a_sheet(random: Random, copy: Copy) -> None:
    """Add a sheet of one's own that looks at nigiri's."""
    other = copy.tab(random)
    name = other.title.replace("'", "''")
    tab = copy.book.create_sheet(
        "Own sums" + random.choice(("", " 2", " é")), random.choice((None, 0))
    )
    tab["A1"], tab["B1"], tab["A2"] = copy.mark(), f"='{name}'!A4", f"=COUNTA('{name}'!A:C)"
    tab["A3"], tab["B3"], tab["C3"] = True, 0.1, _WHEN


def name_an_area(random: Random, copy: Copy) -> None:
    """Give cells a name."""
    tab = copy.tab(random)
    title = tab.title.replace("'", "''")
    area = DefinedName("my_area", attr_text=f"'{title}'!$A$1:$C$9")
    home = tab if random.random() < 0.5 else copy.book
    home.defined_names["my_area"] = area


def hide(random: Random, copy: Copy) -> None:
    """Hide a column, a row, a sheet; group some."""
    tab = copy.tab(random)
    tab.column_dimensions[get_column_letter(random.randint(1, 6))].hidden = True
    tab.row_dimensions[random.randint(4, 20)].hidden = True
    tab.row_dimensions.group(random.randint(5, 8), random.randint(8, 12), hidden=True)
    if len(copy.book.worksheets) > 2:
        copy.tab(random).sheet_state = random.choice(("hidden", "veryHidden"))
        copy.book.active = next(
            (at for at, each in enumerate(copy.book.worksheets) if each.sheet_state == "visible"), 0
        )


def use_another_calendar(random: Random, copy: Copy) -> None:  # noqa: ARG001 -- as all edits
    """Count days from 1904, as workbooks from old Macs do."""
    copy.book.epoch = CALENDAR_MAC_1904


def booleans(random: Random, copy: Copy) -> None:
    """Let a program write TRUE and FALSE where people tick."""
    found = copy.table(random, "players")
    for cell in _cells(*found, "here") if found else ():
        if random.random() < 0.3:
            cell.value = random.choice((True, False))


def results_otherwise(random: Random, copy: Copy) -> None:
    """Type results as people write them, with numbers of all sorts."""
    found = copy.table(random, "round")
    for cell in _cells(*found, "result") if found else ():
        if cell.value is None and random.random() < 0.4:
            cell.value = random.choice(
                ("1-0", "0-1", "1:0", "w", "B", "½", 1, 0, 0.5, " 1 - 0 ", "x")
            )


EDITS: dict[str, Edit] = {
    edit.__name__.replace("_", " "): edit
    for edit in (
        sort_rows, sort_one_column, leave_a_filter_on, merge_cells, make_a_table, numbers_as_text,
        texts_as_numbers, results_as_dates, write_right_to_left, decompose_names, blanks_around,
        insert_rows, insert_column, blank_row_in_list, type_beside, format_words, comment,
        move_tabs, rename_tab, copy_tab, add_a_sheet, name_an_area, hide, use_another_calendar,
        booleans, results_otherwise,
    )
}  # fmt: skip
"""By name."""


def edited(random: Random, book: Opened) -> str:
    """Change an open workbook in some ways; return in which."""
    copy, names = Copy(book), random.sample([*EDITS], random.choice((1, 1, 2, 3, 5)))
    for name in names:
        EDITS[name](random, copy)
    return ", ".join(names)
