"""OpenDocument spreadsheets: reading them, what is kept, and what is refused."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from zipfile import ZIP_STORED, ZipFile

import pytest

from nigiri.errors import HostError
from nigiri.hosts.files import ods_file
from nigiri.hosts.files.ods_file import OdsFile
from nigiri.hosts.files.open import file_copy
from nigiri.hosts.files.states import backups
from nigiri.hosts.files.xlsx_file import XlsxFile, create
from nigiri.hosts.ods import read as ods_read
from nigiri.hosts.ods.cell_defaults import set_cell_defaults
from nigiri.hosts.ods.document import document
from nigiri.hosts.ods.document import name as full_name
from nigiri.hosts.ods.loss_check import losses
from nigiri.hosts.ods.read import read_tables
from nigiri.hosts.ods.respell import respell
from nigiri.hosts.ods.views import (
    View,
    Views,
    put_into_ods,
    put_into_xlsx,
    views_of_ods,
    views_of_xlsx,
    write_out_heights,
)
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.package.xml import main
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from tests.converter import handed_over
from tests.hosts.club import club
from tests.hosts.kinds import LATER, NOW
from tests.hosts.office import converted
from tests.hosts.test_contract import START, VALUES

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.hosts.xlsx.package.archive import Package
    from nigiri.hosts.xlsx.package.xml import Element
    from nigiri.workbook.model.cells import Cell, Value

NAMES = "urn:oasis:names:tc:opendocument:xmlns:{}:1.0"
SPACES = " ".join(
    f'xmlns:{space}="{NAMES.format(space)}"'
    for space in ("office", "table", "text", "draw", "form", "config")
)
MIMETYPE = "application/vnd.oasis.opendocument.spreadsheet"
SETTINGS = (
    f'<office:document-settings {SPACES}><config:config-item-set config:name="ooo:view-settings">'
    "{}</config:config-item-set></office:document-settings>"
)


def ods(*tables: str, mimetype: str = MIMETYPE, **parts: str) -> bytes:
    """Return a spreadsheet with these sheets and other parts; "__" in their names is "/"."""
    content = (
        f"<office:document-content {SPACES}><office:body><office:spreadsheet>"
        f"{''.join(tables)}</office:spreadsheet></office:body></office:document-content>"
    )
    out = BytesIO()
    with ZipFile(out, "w") as archive:
        archive.writestr("mimetype", mimetype, ZIP_STORED)
        archive.writestr("content.xml", content)
        archive.writestr("settings.xml", SETTINGS.format(""))
        for name, text in parts.items():
            archive.writestr(name.replace("__", "/"), text)
    return out.getvalue()


def table(*rows: str, name: str = "Hall", more: str = "") -> str:
    """Return a sheet with these rows of cells."""
    lines = "".join(row if "<table:table-row" in row else line(row) for row in rows)
    return f'<table:table table:name="{name}" {more}>{lines}</table:table>'


def line(cells: str, repeated: int = 1) -> str:
    """Return a row."""
    times = f'table:number-rows-repeated="{repeated}"'
    return f"<table:table-row {times}>{cells}</table:table-row>"


def cell(kind: str = "", text: str = "", more: str = "") -> str:
    """Return a cell of that kind, with the text it shows."""
    said = f'office:value-type="{kind}"' if kind else ""
    shown = f"<text:p>{text}</text:p>" if text else ""
    return f"<table:table-cell {said} {more}>{shown}</table:table-cell>"


def opened(data: bytes) -> Package:
    """Return the archive of a file."""
    return document(data, Path("open.ods"))


@pytest.mark.parametrize(
    ("written", "value"),
    [
        (cell("float", "3.00", 'office:value="3"'), 3),
        (cell("percentage", "50 %", 'office:value="0.5"'), 0.5),
        (cell("currency", "2.50 €", 'office:value="2.5"'), 2.5),
        (cell("date", "21 May", 'office:date-value="2005-05-21"'), dt.date(2005, 5, 21)),
        (cell("date", "", 'office:date-value="2005-05-21T00:00:00"'), dt.date(2005, 5, 21)),
        (
            cell("date", "", 'office:date-value="2005-05-21T10:30:59.4"'),
            dt.datetime(2005, 5, 21, 10, 30, 59),  # noqa: DTZ001
        ),
        (
            cell("date", "", 'office:date-value="2005-05-21T10:30:00.000Z"'),
            dt.datetime(2005, 5, 21, 10, 30),  # noqa: DTZ001
        ),
        (cell("time", "", 'office:time-value="PT01H00M00S"'), "01:00"),
        (cell("time", "", 'office:time-value="PT30H00M05S"'), "30:00:05"),
        (cell("boolean", "TRUE", 'office:boolean-value="true"'), "TRUE"),
        (cell("string", "007"), "007"),
        (cell("string", "#N/A", 'table:formula="of:=NA()"'), "#N/A"),
        (cell("string", "a\n b<text:s text:c='2'/>c<text:tab/>d"), "a b  c\td"),
        (cell("string", "a<text:line-break/>b"), "a\nb"),
        (cell("string", "one</text:p><text:p>two"), "one\ntwo"),
        (cell("string", "<text:span>Ô</text:span>ta <text:s/>"), "Ôta  "),
        ("<table:covered-table-cell><text:p>under</text:p></table:covered-table-cell>", "under"),
    ],
)  # fmt: skip
def test_a_cell_is_read_as_an_xlsx_would_have_it(written: str, value: Cell) -> None:
    """Kind by kind, as the table in the reader says."""
    read = read_tables(opened(ods(table(written))))

    assert value == read.workbook["Hall"].cell(1, 1)


def test_a_time_that_is_none_is_damage(tmp_path: Path) -> None:
    """The file is named, and a backup recommended."""
    path = tmp_path / "open.ods"
    path.write_bytes(ods(table(cell("time", "", 'office:time-value="soon"'))))

    with pytest.raises(HostError, match=r"open\.ods is damaged: a time is written as 'soon'"):
        OdsFile(path, now=NOW).snapshot()


def test_repeated_cells_and_rows_stand_where_they_are_shown() -> None:
    """A million blank rows below count for nothing; copies of other files are left out."""
    far = line(cell(more='table:number-columns-repeated="16384"'), 1_048_000)
    twice = cell("float", "1", 'office:value="1" table:number-columns-repeated="2"')
    live = cell("string", more='table:formula="of:=&quot;&quot;"')
    hall = table(line("", 2), line(cell() + twice + live, 2), far)
    link = table(cell("string", "x"), name="'file:///a'#$B", more='table:style-name="ta_extref"')
    found = read_tables(opened(ods(hall, link, table(name="Mine"))))

    assert ["Hall", "Mine"] == list(found.workbook)
    assert ((None,) * 3,) * 2 + ((None, 1, 1),) * 2 == found.workbook["Hall"].rows
    assert {(3, 4), (4, 4)} == found.formulas["Hall"]


def test_a_sheet_beyond_all_measure_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether one cell lies far outside or everything is full."""
    one = cell("float", "1", 'office:value="1"')
    far = opened(
        ods(table(line("", 1_000_000), cell(more='table:number-columns-repeated="99"') + one))
    )
    with pytest.raises(HostError, match="Hall reaches down to row 1000001 and over 100 columns"):
        read_tables(far)
    monkeypatch.setattr(ods_read, "MOST_HELD", 10)
    with pytest.raises(HostError, match="Hall reaches down to row 11"):
        read_tables(opened(ods(table(line(one, 11)))))


@pytest.mark.parametrize("said", ["mimetype", "META-INF/manifest.xml"])
def test_what_says_elsewhere_that_it_is_a_spreadsheet_is_one(said: str) -> None:
    """SheetJS does not write its kind at the very beginning, where it should stand."""
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    content = opened(ods(table(cell("string", "x")))).raw("content.xml")
    parts: dict[str, str | bytes] = {"content.xml": content, said: kind}
    turned = BytesIO()
    with ZipFile(turned, "w") as archive:
        for part, held in parts.items():
            archive.writestr(part, held)

    assert "x" == read_tables(opened(turned.getvalue())).workbook["Hall"].cell(1, 1)


def test_a_line_break_becomes_another_paragraph() -> None:
    """Gnumeric writes it into one, and LibreOffice reads both words as one; looks stay."""
    words = 'a <text:span text:style-name="b">b<text:line-break/>c</text:span> d<text:line-break/>'
    package = opened(ods(table(cell("string", words), cell("string", "x"))))
    before = read_tables(package)
    respell(package)
    cells = package.tree("content.xml").iter(full_name("text", "p"))

    assert ["a b", "c d", "", "x"] == ["".join(map(str, each.itertext())) for each in cells]
    assert 2 == package.raw("content.xml").count(b'<text:span text:style-name="b">')
    assert before == read_tables(package)


@pytest.mark.parametrize("styles", ["", "<office:automatic-styles/>"])
def test_a_truth_without_a_style_gets_one(styles: str) -> None:
    """Else LibreOffice takes TRUE of SheetJS for 1; what has a style keeps it."""
    bare = cell("boolean", "TRUE", 'office:boolean-value="true"')
    worn = cell("boolean", "TRUE", 'office:boolean-value="true" table:style-name="mine"')
    package = opened(ods(table(bare, worn)))
    content = package.raw("content.xml").replace(
        b"<office:body>", f"{styles}<office:body>".encode()
    )
    package.write("content.xml", content)
    respell(package)
    found = [each.get(full_name("table", "style-name")) for each in _cells_of(package)]

    assert ["nigiri-boolean", "mine"] == found
    assert b'data-style-name="nigiri-boolean-form"' in package.raw("content.xml")
    plain = opened(ods(table(cell("string", "x"))))
    respell(plain)
    assert plain.packed("content.xml") == opened(ods(table(cell("string", "x")))).packed(
        "content.xml"
    )


def _cells_of(package: Package) -> list[Element]:
    """Return the cells of a document."""
    return [*package.tree("content.xml").iter(full_name("table", "table-cell"))]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"no archive", "open.ods is not an OpenDocument spreadsheet (.ods)."),
        (ods(mimetype="application/pdf"), "open.ods is not an OpenDocument spreadsheet (.ods)."),
        (
            ods(**{"META-INF__manifest.xml": "<manifest:encryption-data/>"}),
            "open.ods is protected by a password; open it and save it without.",
        ),
        (
            ods()[:-30],
            (
                "open.ods is damaged: File is not a zip file. "
                "To see what you can go back to: nigiri history"
            ),
        ),
    ],
    ids=["no archive", "another kind", "a password", "cut off"],
)
def test_what_is_no_spreadsheet_is_refused(data: bytes, told: str, tmp_path: Path) -> None:
    """With a sentence."""
    path = tmp_path / "open.ods"
    path.write_bytes(data)

    with pytest.raises(HostError) as refused:
        OdsFile(path, now=NOW).snapshot()
    assert told == str(refused.value)


VIEWS = Views(
    {"Hall": View(4, 3, 80, grid=False), "Notes": View(0, 1), "Mine": View(2, 0), "Log": View()},
    "Notes",
)


def test_views_come_back_from_an_ods() -> None:
    """Frozen columns and rows, zoom, lines, and the sheet in front; old ones go."""
    package = opened(ods())
    for views in (Views({"Old": View(1)}, "Old"), VIEWS):
        put_into_ods(package, views)

    assert VIEWS == views_of_ods(opened(package.saved(NOW)))
    assert Views() == views_of_ods(opened(ods()))
    assert Views() == views_of_ods(opened(ods().replace(b"settings.xml", b"anything.xml")))


def test_views_come_back_from_an_xlsx(tmp_path: Path) -> None:
    """A sheet of which nothing is said keeps what it has."""
    path = create(tmp_path / "open.xlsx", START, now=NOW).path
    old = views_of_xlsx(Book(path.read_bytes()))
    book = Book(path.read_bytes())
    put_into_xlsx(book, Views({"Notes": View(2, 1, 80, grid=False)}, "Notes"))
    new = views_of_xlsx(Book(book.package.saved(NOW)))

    assert View(0, 3, 100, grid=False) == old.sheets["Hall"]
    assert "Hall" == old.front
    assert {**old.sheets, "Notes": View(2, 1, 80, grid=False)} == new.sheets
    assert "Notes" == new.front


def test_rows_keep_the_height_of_their_sheet(tmp_path: Path) -> None:
    """Those with a height of their own keep that; a sheet without one for all is left alone."""
    path = create(tmp_path / "open.xlsx", START, now=NOW).path
    book = Book(path.read_bytes())
    hall_part, notes = (tab.part for tab in book.tabs())
    usual = book.package.edit(notes).find(main("sheetFormatPr"))
    assert usual is not None
    usual.attrib.pop("customHeight")
    untouched = book.package.raw(notes)
    write_out_heights(book)
    rows = list(book.package.tree(hall_part).iter(main("row")))

    assert ["27", *["18"] * (len(rows) - 1)] == [row.get("ht") for row in rows]
    assert {"1"} == {row.get("customHeight") for row in rows}
    assert untouched == book.package.raw(notes)


PICTURE = "<draw:frame><draw:image/></draw:frame>"
NAME = '<table:named-expressions><table:named-range table:name="{}"/></table:named-expressions>'


@pytest.mark.parametrize(
    ("old", "new", "lost"),
    [
        (ods(), ods(), []),
        (ods(table(PICTURE)), ods(table(PICTURE, PICTURE)), []),
        (ods(table(PICTURE, PICTURE)), ods(table(PICTURE)), ["a picture on Hall"]),
        (ods(table(PICTURE, PICTURE)), ods(table()), ["2 pictures on Hall"]),
        (ods(table(PICTURE, name="Grid")), ods(table(name="Grid")), []),
        (ods(table(), NAME.format("people")), ods(table()), ["a name"]),
        (ods(table(), NAME.format("_xlnm_x")), ods(table()), []),
        (ods(table(), Basic__Standard="x"), ods(table()), ["macros"]),
        (ods(table(), Basic__Standard="x"), ods(table(), Basic__Other="x"), []),
        (ods(table(), **{"META-INF__documentsignatures.xml": "x"}), ods(), ["a signature"]),
    ],
)
def test_losses_are_told_by_kind_and_sheet(old: bytes, new: bytes, lost: list[str]) -> None:
    """On a sheet that is made anew, things may go."""
    assert lost == losses(opened(old), opened(new), {"Grid"})


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the tests that need LibreOffice."""
    return tmp_path_factory.mktemp("hall")


def put(*values: Value) -> Changes:
    """Return the changes that write values one below the other, from E20 on, on the Hall."""
    cells = tuple(CellChange(20 + at, 5, None, value) for at, value in enumerate(values))
    return Changes((SetCells("Hall", cells),))


#: Every kind of value that an .ods can hold.
WRITTEN = [value for value in VALUES if value != dt.date(1900, 2, 28)]


class Written(NamedTuple):
    """A workbook that was made, shown with the lines of pages by somebody, and written to."""

    file: OdsFile
    made: bytes
    shown: bytes


@pytest.fixture(scope="module")
def written(program: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> Written:
    """Return a workbook with every kind of value, which no test changes: writing takes seconds.

    It is written as nigiri does, by programs that it starts for it.
    """
    assert program("soffice")
    file = OdsFile(tmp_path_factory.mktemp("written") / "open.ods", now=LATER)
    with handed_over():
        file.create(START)
    made = file.read()
    package = opened(made)
    put_into_ods(package, replace(views_of_ods(package), page_lines=True))
    file.path.write_bytes(package.saved(NOW))
    shown = file.read()
    file.apply(put(*WRITTEN, Formula("6/2", 1)))
    return Written(file, made, shown)


@pytest.mark.usefixtures("office_stays")
def test_an_ods_is_written_through_libreoffice(written: Written, tmp_path: Path) -> None:
    """Every kind of value, the views, a backup; and a copy as .xlsx from it."""
    file = written.file
    new = file.read()

    shown = [file.snapshot()["Hall"].cell(20 + at, 5) for at in range(len(WRITTEN) + 1)]
    assert [*WRITTEN, 3] == shown, "a formula is calculated, whatever value came with it"
    assert [written.shown, new] == [copy.read_bytes() for copy in backups(file.path)]
    assert View(0, 3, 100, grid=False) == views_of_ods(opened(new)).sheets["Hall"]

    file_copy(file, tmp_path / "copy.xlsx", now=LATER).apply(put("here"))
    copy = XlsxFile(tmp_path / "copy.xlsx", now=NOW)
    assert "here" == copy.snapshot()["Hall"].cell(20, 5)
    assert View(0, 3, 100, grid=False) == views_of_xlsx(Book(copy.read())).sheets["Hall"]


def style_of_all_cells(data: bytes) -> dict[str, str]:
    """Return what the style of all cells says: name of an attribute -> its value."""
    root = opened(data).tree("styles.xml")
    (style,) = (
        each
        for each in root.iter(full_name("style", "style"))
        if each.get(full_name("style", "name")) == "Default"
        and each.get(full_name("style", "family")) == "table-cell"
    )
    parts = (part.attrib for part in style.iterchildren())
    return {str(key).rpartition("}")[2]: str(each[key]) for each in parts for key in each}


def test_texts_of_an_ods_are_in_no_language_and_stand_where_they_should(written: Written) -> None:
    """LibreOffice writes "bottom" for all, and takes it where a conditional format holds."""
    for data in (written.made, written.file.read()):
        said = style_of_all_cells(data)
        assert ["zxx"] * 3 == [said[key] for key in said if key.startswith("language")]
        assert "vertical-align" not in said


def test_lines_of_pages_are_shown_in_an_ods_where_people_show_them(written: Written) -> None:
    """In a new one they are not: they would cross the tables."""
    assert [False, True, True] == [
        views_of_ods(opened(data)).page_lines
        for data in (written.made, written.shown, written.file.read())
    ]


def test_a_style_of_all_cells_without_texts_gets_some() -> None:
    """Other styles do not, and a file without styles gets none."""
    styles = (
        f'<office:styles {SPACES} xmlns:style="{NAMES.format("style")}">'
        '<style:style style:name="{}" style:family="table-cell"/></office:styles>'
    )
    packages = [opened(ods(**{"styles.xml": styles.format(each)})) for each in ("Default", "Mine")]
    bare = opened(ods())
    for package in (*packages, bare):
        set_cell_defaults(package)

    assert [1, 0] == [each.raw("styles.xml").count(b'language-asian="zxx"') for each in packages]
    assert "styles.xml" not in bare


@pytest.mark.usefixtures("office_stays")
def test_a_cell_that_libreoffice_would_change_is_named(tmp_path: Path) -> None:
    """Days before March 1900 are counted differently in the two formats."""
    file = OdsFile(tmp_path / "open.ods", now=NOW)

    with pytest.raises(HostError) as refused:
        file.create(Changes((*START.operations, *put(dt.date(1900, 2, 28)).operations)))
    assert (
        "LibreOffice would not keep what stands in Hall!E20: 1900-02-28 would become 1900-02-27. "
        "Nothing was written. Change that cell, or save the workbook as .xlsx and go on with that."
    ) == str(refused.value)
    assert not file.path.exists()


@pytest.mark.long
@pytest.mark.usefixtures("office_stays")
def test_what_an_xlsx_cannot_hold_is_never_lost(program: Callable[[str], str], hall: Path) -> None:
    """Pictures, notes, charts and formulas of a club stay; macros stop the command."""
    source = hall / "club.xlsx"
    source.write_bytes(club())
    path = converted(program("soffice"), source, "ods", hall)
    OdsFile(path, now=NOW).apply(put("typed"))
    before, _ = backups(path)
    assert [] == losses(opened(before.read_bytes()), opened(path.read_bytes()), ())

    package = opened(path.read_bytes())
    package.write("Scripts/python/club.py", b"print()")
    entry = (b'<manifest:file-entry manifest:full-path="Scripts/python/club.py" '
             b'manifest:media-type=""/></manifest:manifest>')  # fmt: skip
    manifest = package.raw("META-INF/manifest.xml").replace(b"</manifest:manifest>", entry)
    package.write("META-INF/manifest.xml", manifest)
    path.write_bytes(package.saved(NOW))
    mine = path.read_bytes()
    with pytest.raises(HostError, match=r"would lose what only \.ods files hold: macros\. Nothing"):
        OdsFile(path, now=NOW).apply(put("more"))
    assert mine == path.read_bytes()


def test_sheets_that_libreoffice_would_rename_stop_the_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Formulas would look for the old names."""
    path = tmp_path / "open.ods"
    path.write_bytes(ods(table(name="Hall")))
    other = create(tmp_path / "other.xlsx", START, now=NOW).path.read_bytes()
    monkeypatch.setattr(ods_file, "converted", lambda *_: other)

    with pytest.raises(HostError, match="would change the names of sheets"):
        OdsFile(path, now=NOW).apply(put("typed"))
