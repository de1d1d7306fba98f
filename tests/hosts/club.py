"""A club's own workbook, with everything in it that people put beside a table of games.

Hall   the table (rows 4-9), a picture over rows 6-8, a comment on B7, merged cells, a link, a rule
Mine   formulas that look at the Hall, a chart of it, a rule of the newer kind, a shared formula
"""

from __future__ import annotations

import datetime as dt
from io import BytesIO
from typing import TYPE_CHECKING

from lxml import etree
from openpyxl import Workbook
from openpyxl.chart import BarChart, Reference
from openpyxl.comments import Comment
from openpyxl.formatting.rule import Rule
from openpyxl.styles import Font, PatternFill
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.hyperlink import Hyperlink

from nigiri.hosts.xlsx.package.archive import Package
from nigiri.hosts.xlsx.package.xml import main, office, parsed, written

if TYPE_CHECKING:
    from openpyxl.worksheet.worksheet import Worksheet

HALL, MINE = "xl/worksheets/sheet1.xml", "xl/worksheets/sheet2.xml"
PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360f8cfc0000003010100c9fe92ef0000000049454e44ae426082"
)
PICTURES = """<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"
 xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
 xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><xdr:twoCellAnchor>
<xdr:from><xdr:col>4</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>5</xdr:row><xdr:rowOff>0</xdr:rowOff>
</xdr:from><xdr:to><xdr:col>5</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>7</xdr:row>
<xdr:rowOff>0</xdr:rowOff></xdr:to><xdr:pic>
<xdr:nvPicPr><xdr:cNvPr id="1" name="Goban"/><xdr:cNvPicPr/>
</xdr:nvPicPr>
<xdr:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>
<xdr:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/>
</xdr:twoCellAnchor></xdr:wsDr>"""
NEWER_RULE = """<extLst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<ext uri="{78C0D931-6437-407d-A8EE-F0AAD7539E65}"
 xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:conditionalFormattings>
<x14:conditionalFormatting xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main">
<x14:cfRule type="expression" priority="9" id="{00000000-0000-0000-0000-000000000001}">
<xm:f>Hall!$A$7=1</xm:f><x14:dxf><font><b/></font></x14:dxf></x14:cfRule><xm:sqref>A4:A9</xm:sqref>
</x14:conditionalFormatting></x14:conditionalFormattings></ext></extLst>"""


def club() -> bytes:
    """Return the workbook."""
    book = Workbook()
    hall = book.active
    if TYPE_CHECKING:
        assert isinstance(hall, Worksheet)
    _fill_hall(hall)
    _fill_mine(book.create_sheet("Mine"), hall)
    book.defined_names["players"] = DefinedName("players", attr_text="Hall!$C$4:$C$9")
    hall.print_area = "A2:C9"
    out = BytesIO()
    book.save(out)
    return _with_raw_parts(out.getvalue())


def _fill_hall(hall: Worksheet) -> None:
    """Write the table, and what hangs on it."""
    hall.title = "Hall"
    hall["A2"], hall["A3"], hall["B3"], hall["C3"] = "Hall", "Table", "Result", "Name"
    for row in range(4, 10):
        hall.cell(row, 1, row - 3)
        hall.cell(row, 3, f"Player {row - 3}").font = Font(bold=True)
        hall.row_dimensions[row].height = 24
    hall["C7"].fill = PatternFill("solid", fgColor="FFFFFF00")
    hall["D9"] = dt.date(2005, 5, 21)
    hall["F4"] = "=SUM(A4:A9)"
    hall["B7"].comment = Comment("Black was late", "Desk")
    hall.merge_cells("H6:I7")
    hall["A2"].hyperlink = Hyperlink(ref="A2", location="Hall!A9")
    hall["A9"].hyperlink = "https://example.org/"
    for area, formula in (("A4:C9", "$B4=$B$9"), ("F2", "A8=1")):
        look = DifferentialStyle(font=Font(bold=True))
        hall.conditional_formatting.add(area, Rule("expression", formula=[formula], dxf=look))
    hall.add_data_validation(DataValidation("list", formula1='"W,B"', sqref="B4:B9"))
    hall.auto_filter.ref = "A3:C9"


def _fill_mine(mine: Worksheet, hall: Worksheet) -> None:
    """Write what the club made of it."""
    mine["A1"], mine["A2"] = "=Hall!A7*10", "=SUM(Hall!A4:A9)"
    mine["B1"] = '<mine> & "yours"'
    mine["C1"].comment = Comment("ours", "Club")
    chart = BarChart()
    chart.add_data(Reference(hall, min_col=1, min_row=4, max_row=9))
    mine.add_chart(chart, "E5")
    mine.add_data_validation(DataValidation("list", formula1="Hall!$C$4:$C$9", sqref="D1:D5"))


def _with_raw_parts(data: bytes) -> bytes:
    """Add what openpyxl cannot write: a picture, a newer rule, a shared formula, a calcChain."""
    package = Package(data)
    package.write("xl/media/image1.png", PICTURE)
    package.write("xl/drawings/drawing7.xml", PICTURES.encode())
    package.declare(
        "xl/drawings/drawing7.xml", "application/vnd.openxmlformats-officedocument.drawing+xml"
    )
    types = package.edit("[Content_Types].xml")
    tag = str(types[0].tag)
    types.insert(0, etree.Element(tag, Extension="png", ContentType="image/png"))
    package.relate("xl/drawings/drawing7.xml", "image", "xl/media/image1.png")
    hall = package.edit(HALL)
    drawing = etree.Element(main("drawing"))
    drawing.set(office("id"), package.relate(HALL, "drawing", "xl/drawings/drawing7.xml"))
    legacy = hall.find(main("legacyDrawing"))
    assert legacy is not None
    legacy.addprevious(drawing)
    mine = package.edit(MINE)
    mine.append(parsed(NEWER_RULE.encode()))
    _share(mine.find(main("sheetData")))
    package.write(
        "xl/calcChain.xml", written(parsed(f'<calcChain xmlns="{main("")[1:-1]}"/>'.encode()))
    )
    package.declare(
        "xl/calcChain.xml",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.calcChain+xml",
    )
    package.relate("xl/workbook.xml", "calcChain", "xl/calcChain.xml")
    return package.saved(dt.datetime(2005, 1, 1))  # noqa: DTZ001


def _share(data: etree._Element | None) -> None:
    """Add rows 4 to 9 whose column A shares one formula."""
    assert data is not None
    for number in range(4, 10):
        row = etree.SubElement(data, main("row"), r=str(number))
        cell = etree.SubElement(row, main("c"), r=f"A{number}")
        formula = etree.SubElement(cell, main("f"), t="shared", si="0")
        if number == 4:
            formula.set("ref", "A4:A9")
            formula.text = "Hall!A4+$A$2"
        etree.SubElement(cell, main("v")).text = str(number)
