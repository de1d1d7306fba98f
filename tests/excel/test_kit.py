"""The kit for a volunteer who has Excel, and the judge of what comes back.

LibreOffice stands in for Excel: it opens each workbook, calculates every formula anew, what the
page asks for is typed, and the file is saved. What the judge must find is broken on purpose.
"""

from __future__ import annotations

import json
import re
import shutil
from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest
from lxml import etree

from nigiri.desk.samples import kit as kits
from nigiri.desk.samples.kit import FILE, NOW, kit_books, shown_after
from nigiri.desk.samples.kit_page import AGAIN, QUESTIONS, kit_page
from nigiri.errors import HostError
from nigiri.extension.excel.archive import NAME
from nigiri.extension.excel.judge import REPORT, cell_of, judge
from nigiri.extension.excel.kit import ANSWERS, MANIFEST, PAGE, kit, package_of, packages
from nigiri.hosts.xlsx.cells.book import Book
from nigiri.hosts.xlsx.inventory.book import inventory
from nigiri.hosts.xlsx.inventory.compare import Difference
from nigiri.hosts.xlsx.inventory.spellings import SPELLINGS, known_reason
from nigiri.hosts.xlsx.package.xml import children, main
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.messages.message import message
from nigiri.workbook.layout import RENDERERS
from nigiri.workbook.layout.tables import ORGANISERS, SEASONS
from nigiri.workbook.model.cells import shown
from nigiri.workbook.read.table_finder import find
from tests.cli.shell import Shell
from tests.converter import calc_that_stays
from tests.corpus.places import name_of, unpack, workbooks
from tests.excel.addin import PROGRAM, needs
from tests.excel.validator import findings
from tests.libreoffice.office import python_with_uno
from tests.mutations import mutated
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from nigiri.desk.samples.kit import Edit
    from nigiri.extension.excel.kit import Kit
    from nigiri.hosts.xlsx.inventory.sheet import Shown

#: What the files of the workbooks are called; to make the workbooks takes seconds.
BEGINNING, ROUND, FINISHED = "1-beginning.xlsx", "2-round.xlsx", "3-finished.xlsx"
FUNCTION = re.compile(r"([A-Z.]+)\(")


@cache
def made(language: str = "en") -> Kit:
    """Return a kit; those of a language are the same."""
    return kit(language, PROGRAM)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a kit as the command writes it; no test changes it."""
    needs("xlwings", "olefile")
    folder = tmp_path_factory.mktemp("kit") / "kit"
    assert 0 == Shell(folder.parent).gives("excel", "kit", folder)
    return folder


@pytest.fixture
def shell(written: Path, tmp_path: Path) -> Shell:
    """Return a folder with a kit in it, called kit."""
    shutil.copytree(written, tmp_path / "kit")
    return Shell(tmp_path)


def judged(shell: Shell, *codes: int) -> str:
    """Judge the kit and return the report; the command ends with one of the codes, or with any."""
    ended = shell.gives("--language", "en", "excel", "judge", shell.folder / "kit")
    assert not codes or ended in codes, shell.warned
    return (shell.folder / "kit" / REPORT).read_text(encoding="utf-8")


def test_the_kit_has_every_kind_of_sheet_and_every_language() -> None:
    """So that whoever tries it has tried all."""
    found = [find(book.workbook) for book in kit_books()]
    kinds = {kind for each in found for kind in each.locations}

    assert [BEGINNING, ROUND, FINISHED] == [FILE.format(book.name) for book in kit_books()]
    assert set(RENDERERS) == kinds | {"round", "lists", *ORGANISERS, *SEASONS}
    assert {*LANGUAGES} == {each.locations["event"].language for each in found}


def functions(data: bytes) -> set[str]:
    """Return the functions that the formulas of a workbook use."""
    cells = (cell for each in inventory(data).sheets.values() for cell in each.cells.values())
    texts = (re.sub('"[^"]*"', "", cell.formula or "") for cell in cells)
    return {name for each in texts for name in FUNCTION.findall(each)}


OLDER = [path for path in workbooks() if name_of(path).endswith("-12.xlsx")]


@pytest.mark.parametrize("every", [40, pytest.param(1, marks=pytest.mark.long)])
def test_the_kit_uses_every_function_that_a_workbook_has(tmp_path: Path, every: int) -> None:
    """Of the corpus, but for what people typed there themselves."""
    ours = set().union(*map(functions, packages().values()))
    paths = [path for path in OLDER if "formulas" not in name_of(path)][::every]
    found = {name_of(path): functions(unpack(path, tmp_path).read_bytes()) - ours for path in paths}

    assert found
    assert {} == {name: missing for name, missing in found.items() if missing}


@pytest.mark.parametrize("anew", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_kit_made_again_has_the_same_workbooks(*, anew: bool) -> None:
    """Bytes and all, so that what comes back can be held against them.

    Every day the files are written once more, of the same events; else the events are played, too.
    """
    first = packages()
    if anew:
        kits.kit_books.cache_clear()

    assert first == {FILE.format(book.name): package_of(book) for book in kit_books()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_eight_steps_and_names_every_cell(language: str) -> None:
    """In one language, as a page and as a text; the questions are numbered."""
    page = etree.fromstring(made(language).files[PAGE], etree.HTMLParser())
    steps = page.findall(".//li")
    rows = [str(row.xpath("string()")) for row in page.findall(".//tr")]

    assert 8 == len(steps)
    assert language == page.get("lang")
    for book in kit_books():
        for edit in book.edits:
            assert any(edit.cell in row and str(edit.typed) in row for row in rows), edit
    plain = made(language).files["steps.txt"].decode("utf-8-sig")
    assert all(f"\r\n{number}. " in plain for number in range(1, 9))
    asked = made(language).files[ANSWERS].decode("utf-8-sig")
    assert len(QUESTIONS) == asked.count("\r\n> ")


def test_a_kit_without_the_library_of_the_add_in_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And its page asks nothing of a tab."""

    def missing(*_: object) -> bytes:
        raise HostError(message("install.excel.missing"))

    monkeypatch.setattr("nigiri.extension.excel.kit.build_addin", missing)
    shell = Shell(tmp_path)

    assert 0 == shell.gives("--language", "en", "excel", "kit", tmp_path / "kit")
    assert 'pip install "nigiri[excel]"' in shell.said
    assert not (tmp_path / "kit" / NAME).exists()
    assert text("kit.no-tab", "en") in (tmp_path / "kit" / PAGE).read_text(encoding="utf-8")
    assert NAME not in kit_page("en", "", ANSWERS, "txt")


def test_a_kit_goes_into_no_folder_that_holds_something(shell: Shell) -> None:
    """Nothing of anybody's is written over."""
    before = {path: path.read_bytes() for path in (shell.folder / "kit").iterdir()}

    assert 4 == shell.gives("excel", "kit", shell.folder / "kit")
    assert "not empty" in shell.warned
    assert before == {path: path.read_bytes() for path in (shell.folder / "kit").iterdir()}


def test_a_kit_that_nobody_saved_is_not_praised(shell: Shell) -> None:
    """There is nothing to compare."""
    report = judged(shell)

    assert "nothing to compare" in shell.said
    assert 3 == report.count("as nigiri wrote it")


@pytest.mark.parametrize("books", [1, pytest.param(3, marks=pytest.mark.long)])
def test_libreoffice_in_place_of_excel_is_judged_without_difference(
    shell: Shell, tmp_path: Path, program: Callable[[str], str], books: int
) -> None:
    """Every step of the page: typed, saved, saved under another name. No sheet is unprotected.

    Every day in the workbook in the middle of a round, into which most is typed.
    """
    program("soffice")
    if python_with_uno() is None:
        pytest.skip("no Python talks to LibreOffice")
    folder = tmp_path / "kit"
    in_a_round = kit_books()[1]
    for book in (in_a_round, *kit_books()[::2])[:books]:
        path = folder / FILE.format(book.name)
        typed_in_libreoffice(path, book.edits, tmp_path / path.name)
        shutil.copy(tmp_path / path.name, path)
    shutil.copy(folder / ROUND, folder / AGAIN.format(in_a_round.name))
    report = judged(shell)

    assert f"{books + 1} workbooks compared, no difference" in shell.said, report
    assert books + 1 == report.count("saved by LibreOffice")
    assert books + 1 == report.count("typed as asked")
    assert books + 1 == report.count(f"agree: {', '.join(aspects())}")


def typed_in_libreoffice(path: Path, edits: Iterable[Edit], saved: Path) -> None:
    """Open a workbook in LibreOffice, type what is asked for, and save it in another place."""
    calc = calc_that_stays()
    calc("open", str(path))
    for edit in edits:
        calc("fill_in", edit.at[0], edit.cell, str(edit.typed))
    calc("save", str(saved))
    calc("close")


def aspects() -> list[str]:
    """Return what the judge compares, in words."""
    keys = ("sheets", "values", "formulas", "looks", "colours", "lists", "protection", "names",
            "page", "view", "widths")  # fmt: skip
    return [text(f"kit.aspect.{each}", "en") for each in keys]


def test_what_is_typed_moves_every_kind_of_live_cell() -> None:
    """Else the judge would hold against each other what nothing was done to."""
    moved = {
        book.name: sum(
            shown(formula) != book.workbook[sheet].cell(row, column)
            for (sheet, row, column), formula in shown_after(
                book, {edit.at: edit.typed for edit in book.edits}
            ).items()
        )
        for book in kit_books()
    }

    assert {"1-beginning", "2-round", "3-finished"} == set(moved)
    assert min(moved.values()) >= 10, moved


def spoil(path: Path, sheet: str, harm: Callable[[etree._Element], None]) -> None:
    """Change the part of a sheet, as a program might have saved it."""
    book = Book(path.read_bytes())
    harm(book.package.edit(book.tab(sheet).part))
    path.write_bytes(book.package.saved(NOW))


def value(root: etree._Element) -> None:
    """Change one calculated number."""
    cell = next(c for c in root.iter(main("c")) if c.get("r") == "AM5")
    cell.find(main("v")).text = "77"  # type: ignore[union-attr]


def formula(root: etree._Element) -> None:
    """Change one formula."""
    cell = next(c for c in root.iter(main("c")) if c.get("r") == "AM5")
    cell.find(main("f")).text = "1+1"  # type: ignore[union-attr]


def look(root: etree._Element) -> None:
    """Give one cell the look of another."""
    cells = {c.get("r"): c for c in root.iter(main("c"))}
    cells["F5"].set("s", cells["A1"].get("s", "0"))


def drop_down(root: etree._Element) -> None:
    """Take a drop-down list away."""
    for holder in children(root, "dataValidations"):
        root.remove(holder)


def colour_rule(root: etree._Element) -> None:
    """Take one colour rule away."""
    rule = next(root.iter(main("cfRule")))
    rule.getparent().remove(rule)  # type: ignore[union-attr]


def protection(root: etree._Element) -> None:
    """Take the protection away."""
    for entry in children(root, "sheetProtection"):
        root.remove(entry)


def width(root: etree._Element) -> None:
    """Make a column wider."""
    next(root.iter(main("col"))).set("width", "55")


def landscape(root: etree._Element) -> None:
    """Turn the page."""
    next(root.iter(main("pageSetup"))).set("orientation", "portrait")


def frozen(root: etree._Element) -> None:
    """Free the headings."""
    pane = next(root.iter(main("pane")))
    pane.getparent().remove(pane)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (value, r"values, Round 3!AM5: expected .*, saved 77"),
        (formula, r"formulas, Round 3!AM5: expected =.*, saved =1\+1"),
        (look, r"formats, Round 3!F5 fill: expected .*, saved \w{6}"),
        (drop_down, r'drop-down lists, Round 3!F4:F17: expected list "○ 1-0,.*, saved nothing'),
        (colour_rule, r"colour rules, Round 3!B19:B21: expected .* -> colour \w{6}, saved nothing"),
        (protection, r"protection, Round 3 protection: expected on, saved nothing"),
        (width, r"widths and heights, Round 3!A width: expected [\d.]+, saved 55.00"),
        (landscape, r"page, Round 3 page: orientation: expected landscape, saved portrait"),
        (frozen, r"view, Round 3 view: frozen: expected rows 3, columns \d+, saved nothing"),
    ],
)
def test_what_one_program_lost_is_found_with_its_place(
    shell: Shell, harm: Callable[[etree._Element], None], told: str
) -> None:
    """One thing is broken, and one aspect is told; all others agree."""
    spoil(shell.folder / "kit" / ROUND, "Round 3", harm)
    report = judged(shell, 3)
    aspect = told.partition(",")[0]

    assert re.search(rf"^    {told}$", report, re.MULTILINE), report
    assert f"agree: {', '.join(each for each in aspects() if each != aspect)}" in report


def test_a_name_or_a_sheet_that_is_gone_is_found(shell: Shell) -> None:
    """What a print area was called, and a sheet that shows although it was hidden."""
    path = shell.folder / "kit" / ROUND
    book = Book(path.read_bytes())
    next(iter(book.root().iter(main("definedName")))).set("name", "Other")
    book.tab("Lists").entry.attrib.pop("state")
    path.write_bytes(book.package.saved(NOW))
    report = judged(shell)

    assert "sheets, Lists: expected hidden, saved visible" in report
    assert "Other: expected nothing" in report


def test_a_cell_that_became_a_day_is_told_apart(shell: Shell) -> None:
    """Excel reads 4-5 as a day unless the cell holds texts: then nigiri must know."""
    _, edit, _ = kit_books()[1].edits
    path = shell.folder / "kit" / ROUND
    book = Book(path.read_bytes())
    book.sheet(edit.at[0]).put(*edit.at[1:], 46117)
    path.write_bytes(book.package.saved(NOW))
    report = judged(shell)

    assert f'Players!{edit.cell}: asked to type "4-5", the cell holds 46117' in report
    assert "nothing typed: Round 3!F11, Players!E9" in report


@pytest.mark.parametrize("harm", ["half", "empty", "text", "old"])
def test_a_damaged_file_has_its_line_and_the_others_are_judged(shell: Shell, harm: str) -> None:
    """One sentence, whatever it is."""
    path = shell.folder / "kit" / FINISHED
    data = path.read_bytes()
    path.write_bytes({"half": data[: len(data) // 2], "empty": b"", "text": b"hello",
                      "old": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"}[harm])  # fmt: skip
    report = judged(shell)

    assert re.search(
        rf"^{FINISHED}: cannot be read\. \S.+(\.|: nigiri history)$", report, re.MULTILINE
    ), report
    assert f"{BEGINNING}: as nigiri wrote it" in report


def test_what_is_missing_or_foreign_is_named(shell: Shell) -> None:
    """A workbook of somebody else's, a workbook that is gone, no answers, no manifest."""
    folder = shell.folder / "kit"
    (folder / BEGINNING).rename(folder / "budget.xlsx")
    (folder / "~$2-round.xlsx").write_bytes(b"open")
    (folder / ANSWERS).unlink()
    (folder / MANIFEST).write_text("[]", encoding="utf-8")
    report = judged(shell)

    assert "budget.xlsx: not of this kit" in report
    assert f"{BEGINNING}: missing" in report
    assert f"{ANSWERS} is missing" in report
    assert "The file that says which nigiri wrote the kit is gone" in report
    assert "~$" not in report


def test_answers_are_copied_and_another_nigiri_is_named(shell: Shell) -> None:
    """As they stand; and a kit of another version is not blamed."""
    folder = shell.folder / "kit"
    answered = (folder / ANSWERS).read_text(encoding="utf-8-sig")
    (folder / ANSWERS).write_text(answered.replace("\n>", "\n> 16.0 ✓", 1), encoding="utf-8")
    theirs = json.loads((folder / MANIFEST).read_bytes())
    theirs["sums"][ROUND], theirs["nigiri"] = "0", "0.0.1"
    (folder / MANIFEST).write_text(json.dumps(theirs), encoding="utf-8")
    report = judged(shell)

    assert "    > 16.0 ✓" in report
    assert "written by nigiri 0.0.1. This nigiri writes other workbooks" in report


@pytest.mark.parametrize("there", [True, False])
def test_a_folder_without_a_kit_is_one_sentence(tmp_path: Path, *, there: bool) -> None:
    """Empty, or not there."""
    shell = Shell(tmp_path)
    if there:
        (tmp_path / "kit").mkdir()

    assert 4 == shell.gives("--language", "en", "excel", "judge", tmp_path / "kit")
    assert 1 == len(shell.warned.splitlines())
    assert ("no workbook of a kit" in shell.warned) == there


def test_of_excel_nothing_is_passed_over() -> None:
    """The table of other spellings names LibreOffice alone, and asks for its own aspect."""
    lost = Difference("view", "Round 3", "", "view: frozen", "rows 3, columns 4", "")

    assert "kit.known.view" == known_reason("LibreOffice/7.4", lost)
    assert known_reason("Microsoft Excel 16.0300", lost) is None
    assert known_reason("LibreOffice/7.4", lost._replace(aspect="page")) is None
    assert known_reason("LibreOffice/7.4", lost._replace(saved="rows 1")) is None
    assert {"LibreOffice"} == {each.program for each in SPELLINGS}


@pytest.mark.parametrize("seeds", [4, pytest.param(150, marks=pytest.mark.long)])
def test_whatever_comes_back_is_judged(tmp_path: Path, seeds: int) -> None:
    """Cells, sheets, XML and archives changed by chance: a report every time."""
    lines = set()
    for seed in range(seeds):
        _, data = mutated(Random(f"kit {seed}"), packages()[ROUND])  # noqa: S311 -- no secret
        (tmp_path / ROUND).write_bytes(data)
        judged = judge(tmp_path)
        assert judged.lines
        assert judged.saved == 1
        lines.add(judged.found > 0)

    assert True in lines


TYPED: tuple[Shown, ...] = ("won", "", 46117, 1e308, True, None, "=1+1", "x" * 40_000)


@pytest.mark.parametrize("typed", sampled(TYPED, ["won", 1e308, None, "=1+1"]))
def test_whatever_is_typed_is_calculated(typed: Shown) -> None:
    """Into each of the cells that the page names; the judge's own code reads it.

    A word, a number that is too large, nothing and a formula each time.
    """
    found = [
        shown_after(book, {edit.at: cell_of(typed)}) for book in kit_books() for edit in book.edits
    ]

    assert 8 == len(found)
    assert all(found)


@pytest.mark.parametrize("name", sampled([BEGINNING, ROUND, FINISHED], [FINISHED]))
def test_the_workbooks_of_the_kit_are_sound(tmp_path: Path, name: str) -> None:
    """Microsoft's validator finds nothing: what Excel then does is worth knowing.

    The one with the most sheets each time.
    """
    (tmp_path / name).write_bytes(packages()[name])

    assert [] == findings(tmp_path / name, "Office2013")
