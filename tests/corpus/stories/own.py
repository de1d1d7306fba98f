"""What people make of the sheets: own columns, sheets, formulas, colours, filters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from openpyxl.comments import Comment
from openpyxl.styles import PatternFill

from nigiri.hosts.files.xlsx_file import XlsxFile
from tests.corpus.people import some
from tests.corpus.story import Stories
from tests.hosts.decorated import decorate

if TYPE_CHECKING:
    import openpyxl

    from tests.corpus.person import Person

STORIES = Stories()


@STORIES()
def decorated(p: Person) -> None:
    """A column of the director's on every sheet, two moved, comments, colours, pictures."""
    p.begins(9)
    p.draws(1)
    p.does("draw")
    book = XlsxFile(p.file, now=p.clock).snapshot()
    p.file.write_bytes(decorate(p.file.read_bytes(), book))
    p.hand = "openpyxl"


@STORIES()
def own_columns(p: Person) -> None:
    """An own column in the middle of Players and one at the end, in LibreOffice, with sums."""
    p.begins(10)
    p.draws(1)
    with p.in_calc() as calc:
        calc("insert_columns", "Players", 5, 1)
        calc("type", "Players", "F3", "Lunch")
        for row in range(4, 14, 2):
            calc("type", "Players", f"F{row}", "veg" if row % 4 else "fish")
        calc("type", "Players", "BA3", "Fee due")
        for row in range(4, 14):
            calc("type", "Players", f"BA{row}", f'=IF(B{row}="yes";20;0)')
        calc("type", "Players", "BA60", "=SUM(BA4:BA13)")


@STORIES()
def columns_moved(p: Person) -> None:
    """Columns of Players dragged elsewhere in LibreOffice, headings and all."""
    p.begins(10)
    p.draws(1)
    with p.in_calc() as calc:
        calc("insert_columns", "Players", 2, 1)
        calc("drag", "Players", "G3:G60", "C3")
        calc("delete_columns", "Players", 6, 1)


@STORIES()
def own_sheets(p: Person) -> None:
    """Own sheets in LibreOffice that look up Standings and Players, one before all others."""
    p.begins(10)
    p.draws(2)
    p.does("standings")
    with p.in_calc() as calc:
        calc("add", "Cashbox", 0)
        calc("type", "Cashbox", "A1", "Paid so far")
        calc("type", "Cashbox", "B1", '=COUNTIF($Players.B4:B60;"yes")*20')
        calc("add", "Speech", 99)
        calc("type", "Speech", "A1", "First is")
        calc("type", "Speech", "B1", "=$Standings.D4")
        calc("type", "Speech", "B2", "=VLOOKUP(1;$Players.A4:E60;3;0)")
        calc("note", "Speech", "A1", "read aloud")


@STORIES()
def tabs_renamed(p: Person) -> None:
    """Tabs renamed and moved in LibreOffice; the round's sheet is called Tables."""
    p.begins(10)
    p.draws(1)
    p.does("draw")
    with p.in_calc() as calc:
        calc("rename", "Round 2", "Tables")
        calc("rename", "Players", "Everybody")
        calc("move", "Standings", 0)


@STORIES()
def text_below(p: Person) -> None:
    """Notes typed in LibreOffice below the tables of Players, Standings, Grid and Problems."""
    p.begins(10)
    p.draws(1)
    p.does("grid")
    with p.in_calc() as calc:
        for sheet, row in (("Standings", 18), ("Problems", 8), ("Grid", 70), ("Players", 70),
                           ("Round 1", 30)):  # fmt: skip
            calc("type", sheet, f"B{row}", "Thanks to the kitchen")
            calc("type", sheet, f"C{row + 1}", "=1+1")


@STORIES()
def sorted_players(p: Person) -> None:
    """Players sorted by family name in LibreOffice, whole rows, between two rounds."""
    p.new()
    p.invites(tuple(sorted(some(10), key=lambda row: str(row[1]))))
    p.draws(1)
    with p.in_calc() as calc:
        calc("sort", "Players", "A4:AC13", 3, up=True)


@STORIES("ods")
def sorted_round(p: Person) -> None:
    """The tables of round 1 sorted by table, backwards, in LibreOffice, results in."""
    p.begins(12)
    p.draws(1)
    with p.in_calc() as calc:
        calc("sort", "Round 1", "A4:S9", 1, up=False)


@STORIES()
def filtered(p: Person) -> None:
    """Players filtered in LibreOffice to one club; half of the rows are hidden."""
    p.begins(12)
    p.does("draw")
    with p.in_calc() as calc:
        calc("filter", "Players", "A3:AC15", 5, "Harbour")


@STORIES()
def through_openpyxl(p: Person) -> None:
    """Saved by a program with openpyxl: no formula has a value."""
    p.begins(11)
    p.draws(1)
    p.does("draw")
    p.plays(2, leave=2)
    p.edits(lambda _: None)


@STORIES()
def formulas_typed(p: Person) -> None:
    """Formulas without a value in cells to be typed in, from a program with openpyxl."""
    p.begins(10)
    p.draws(1)

    def change(book: openpyxl.Workbook) -> None:
        sheet = book["Players"]
        sheet["G4"], sheet["G6"], sheet["E8"] = '="2"', "=1+1", '=IF(1=1,"2k","")'
        book["Event"]["G4"] = '="Spring "&"Cup"'

    p.edits(change)


@STORIES()
def formulas_calculated(p: Person) -> None:
    """Formulas typed in LibreOffice, which calculates them, into cells to be typed in."""
    p.begins(10)
    p.draws(1)
    with p.in_calc() as calc:
        for area in ("E8", "G4", "G6"):
            calc("plain", "Players", area)
        calc("type", "Players", "G4", '="2"')
        calc("type", "Players", "G6", "=1+1")
        calc("type", "Players", "E8", '=IF(1=1;"2k";"")')
        calc("type", *p.at(1, 4, "result"), "=A1=")


@STORIES()
def coloured(p: Person) -> None:
    """Colours and comments put on the sheets by a program, a column hidden, a title changed."""
    p.begins(10)
    p.draws(1)

    def change(book: openpyxl.Workbook) -> None:
        sheet = book["Players"]
        sheet["C5"].fill = PatternFill("solid", fgColor="FFAA00")
        sheet["C5"].comment = Comment("vegetarian", "Ann")
        sheet.column_dimensions["F"].hidden = True
        book["Round 1"]["B2"] = "Round 1 - in the gym"

    p.edits(change)
