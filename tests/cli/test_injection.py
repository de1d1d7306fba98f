"""What comes from outside stays text, and no command looks at anything outside its files.

A list may hold what a spreadsheet would calculate, or what leads elsewhere. It is followed from
every kind of list through a day of commands into every cell, formula and paper.
"""

from __future__ import annotations

import csv
import os
import shutil
from html import escape
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape as xml
from zipfile import ZIP_STORED

import pytest
from openpyxl import Workbook, load_workbook

from tests.cli.shell import NOW, Shell
from tests.cli.test_fuzz import DOCTYPES, parts_of, patience
from tests.hosts.test_ods import cell, ods, table
from tests.mutations import zipped

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

#: By which a text becomes a formula in some program; blanks around a text are taken off.
BEGINNINGS = ("=", "+", "-", "@", "\t=", "\r=", "\t", "\r", "'=", "|", "%")
EVIL = "EVIL(1)"
HEADINGS = (
    "Family name", "Given name", "Rank", "Club", "City", "State", "Country", "Federation no.",
    "Fee", "Paid", "Notes",
)  # fmt: skip


def people() -> list[list[str]]:
    """Return a list in which every text begins as a formula does."""
    texts = [f"{beginning}{EVIL}&{at}" for at, beginning in enumerate(BEGINNINGS)]
    rows = [[text if head != "Rank" else "5k" for head in HEADINGS] for text in texts]
    return [list(HEADINGS), *rows, ["Plain", "", "5k", *[""] * 8]]


def as_text(path: Path) -> None:
    """Write the list as .csv or .tsv."""
    separator = "\t" if path.suffix == ".tsv" else ","
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, delimiter=separator, quoting=csv.QUOTE_ALL).writerows(people())


def as_xlsx(path: Path) -> None:
    """Write the list as a workbook of texts."""
    book = Workbook()
    sheet = book.worksheets[0]
    for row, texts in enumerate(people(), 1):
        for column, text in enumerate(texts, 1):
            made = sheet.cell(row, column, text)
            made.data_type = "s"
    book.save(path)


def as_ods(path: Path) -> None:
    """Write the list as an OpenDocument spreadsheet of texts."""
    rows = ["".join(cell("string", xml(text)) for text in texts) for texts in people()]
    path.write_bytes(ods(table(*rows)))


LISTS: dict[str, Callable[[Path], None]] = {
    "list.csv": as_text,
    "list.tsv": as_text,
    "list.xlsx": as_xlsx,
    "list.ods": as_ods,
}


@pytest.fixture(scope="module")
def day(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Shell:
    """Return a shell in which the list was imported, and more such words typed, during a day."""
    shell = Shell(shutil.copytree(made / "new", tmp_path_factory.mktemp("day") / "hall"))
    given = ("--now", NOW, "--user", f"={EVIL}")
    as_text(shell.folder / "list.csv")
    shell.does("import", shell.folder / "list.csv", "--here", *given)
    shell.does("number", *given)
    shell.does("wish", "1,2", "never", "--note", f"={EVIL}", *given)
    shell.does("draw", *given)
    shell.does("result", "--table", 1, "W", *given)
    shell.does("proof", *given)
    return shell


@pytest.mark.parametrize("name", LISTS)
def test_every_kind_of_list_brings_the_same_texts(new: Shell, name: str) -> None:
    """Blanks around them are taken off, and nothing is calculated."""
    LISTS[name](new.folder / name)

    new.does("import", new.folder / name)

    expected = [row[0].strip() for row in people()[1:]]
    assert expected == [player.family for player in new.event.players]
    assert expected[:-1] == [player.club for player in new.event.players][:-1]


def test_what_looks_like_a_formula_stays_text(day: Shell) -> None:
    """In every cell of every sheet, and also when the cell is edited again."""
    cells = [
        cell for sheet in load_workbook(day.file).worksheets for row in sheet.iter_rows()
        for cell in row if EVIL in str(cell.value)
    ]  # fmt: skip
    risky = [cell for cell in cells if str(cell.value).startswith(("=", "+", "-", "@"))]

    assert {"Players", "Round 1", "Wishes", "Log", "Proof"} <= {cell.parent.title for cell in cells}
    assert len(risky) > 6 * (len(HEADINGS) - 1)
    assert [] == [str(cell) for cell in cells if cell.data_type == "f"]
    assert [] == [str(cell) for cell in risky if not cell.quotePrefix and cell.number_format != "@"]


def test_what_looks_like_a_formula_is_only_shown_on_paper(day: Shell) -> None:
    """The sheet for the wall holds it as text, and nothing that a browser would carry out."""
    day.does("print pairings", "-o", day.folder / "wall.html")

    paper = (day.folder / "wall.html").read_text(encoding="utf-8")
    assert escape(f"={EVIL}&0") in paper
    assert f"={EVIL}&0" not in paper
    assert "<script" not in paper


@pytest.mark.parametrize("kind", DOCTYPES)
@pytest.mark.parametrize("name", ["list.xlsx", "list.ods"])
def test_a_list_with_entities_is_refused(new: Shell, name: str, kind: str) -> None:
    """They are neither unfolded nor followed."""
    path = new.folder / name
    LISTS[name](path)
    part = "content.xml" if name.endswith("ods") else "xl/worksheets/sheet1.xml"
    parts = parts_of(path)
    parts[part] = DOCTYPES[kind] + parts[part].split(b"?>", 1)[-1]
    path.write_bytes(zipped(parts, ZIP_STORED))

    assert "It declares XML entities" in new.refuses(4, "import", path)


def linked(parts: dict[str, bytes], outside: Path) -> dict[str, bytes]:
    """Return a workbook with a link to another file, as Excel writes one."""
    form = "http://schemas.openxmlformats.org"
    office = f"{form}/officeDocument/2006/relationships"
    link, rels = "xl/externalLinks/externalLink1.xml", "xl/_rels/workbook.xml.rels"
    relation = f'<Relationship Id="%s" Type="{office}/%s" Target="%s"%s/>'
    here = relation % ("rIdLink", "externalLink", link.removeprefix("xl/"), "")
    there = relation % ("rId1", "externalLinkPath", outside.as_uri(), ' TargetMode="External"')
    override = (
        f'<Override PartName="/{link}" ContentType="application/'
        'vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml"/>'
    )
    reference = f'<externalReferences><externalReference xmlns:r="{office}" r:id="rIdLink"/>'
    before = {
        rels: ("</Relationships>", here),
        "[Content_Types].xml": ("</Types>", override),
        "xl/workbook.xml": ("<definedNames", f"{reference}</externalReferences>"),
    }
    changed = {
        name: parts[name].replace(end.encode(), more.encode() + end.encode(), 1)
        for name, (end, more) in before.items()
    }
    assert all(changed[name] != parts[name] for name in changed)
    return parts | changed | {
        link: (
            f'<externalLink xmlns="{form}/spreadsheetml/2006/main"><externalBook xmlns:r="{office}"'
            ' r:id="rId1"><sheetNames><sheetName val="A"/></sheetNames></externalBook>'
            "</externalLink>"
        ).encode(),
        "xl/externalLinks/_rels/externalLink1.xml.rels": (
            f'<Relationships xmlns="{form}/package/2006/relationships">{there}</Relationships>'
        ).encode(),
    }  # fmt: skip


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such files")
def test_links_to_other_files_are_kept_and_never_followed(drawn: Shell) -> None:
    """Whoever opens the file that is linked waits for ever; every command ends."""
    outside = drawn.folder / "outside.xlsx"
    os.mkfifo(outside)
    parts = linked(parts_of(drawn.file), outside)
    drawn.file.write_bytes(zipped(parts))

    with patience():
        drawn.does("check")
        drawn.does("result", "--table", 1, "W")
        drawn.does("standings")

    links = [name for name in parts if "externalLink" in name]
    assert 2 == len(links)
    assert [parts[name] for name in links] == [parts_of(drawn.file)[name] for name in links]
