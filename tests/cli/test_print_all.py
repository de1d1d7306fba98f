"""All papers of a round into one folder."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from nigiri.hosts.paper import browser, pdf
from nigiri.reports.catalogue import EACH_ROUND

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.shell import Shell

NAMES = {"open-round-1-by-table", "open-round-1-by-name", "open-round-1-slips",
         "open-cards-round-1"}  # fmt: skip


def names(folder: Path, suffix: str) -> set[str]:
    """Return the names of the files of a kind."""
    return {path.stem for path in folder.glob(f"*{suffix}")}


def test_a_round_is_printed_into_a_folder_beside_the_workbook(drawn: Shell) -> None:
    """One file for each report that the catalogue has for a round."""
    said = drawn.does("print all")
    folder = drawn.folder / "open-papers"

    assert names(folder, ".html") >= NAMES
    assert len(list(folder.iterdir())) == len(EACH_ROUND)
    assert f"{len(EACH_ROUND)} sheets are in {folder}: open-" in said


def test_printed_again_the_sheets_are_the_new_ones(drawn: Shell) -> None:
    """What else lies in the folder stays."""
    folder = drawn.folder / "wall"
    folder.mkdir()
    (folder / "notes.txt").write_text("mine", encoding="utf-8")

    drawn.does("print all", "-o", folder)
    drawn.does("print all", "-o", folder, "--language", "fr")

    assert "Ronde 1" in (folder / "open-round-1-by-table.html").read_text(encoding="utf-8")
    assert "mine" == (folder / "notes.txt").read_text(encoding="utf-8")


def test_each_way_prints_what_its_own_command_prints(drawn: Shell) -> None:
    """To the letter, with the club's templates."""
    own = drawn.folder / "templates"
    own.mkdir()
    (own / "slips.html.j2").write_text("ours: {{ sheet.title }}", encoding="utf-8")
    drawn.does("print all", "--now", "2005-05-21T10:00")
    drawn.does("print pairings", "--by", "name", "--now", "2005-05-21T10:00")
    made = drawn.folder / "open-papers"

    assert (made / "open-round-1-slips.html").read_text().endswith("ours: Result slips, round 1")
    assert (drawn.folder / "open-round-1-by-name.html").read_text(encoding="utf-8") == (
        made / "open-round-1-by-name.html"
    ).read_text(encoding="utf-8")


def test_the_answer_for_machines_names_every_file(drawn: Shell) -> None:
    """As one object."""
    told = json.loads(drawn.does("print all", "--json"))

    assert "print all" == told["command"]
    assert len(EACH_ROUND) == len(told["files"])
    assert str(drawn.folder / "open-papers" / "open-round-1-slips.html") in told["files"]


@pytest.mark.parametrize(("language", "folder", "sheets"), [
    ("fr", "open-feuilles", {"open-ronde-1-par-table", "open-ronde-1-par-nom",
                             "open-ronde-1-billets", "open-cartes-ronde-1"}),
    ("de", "open-ausdrucke", {"open-runde-1-nach-tischen", "open-runde-1-nach-namen",
                              "open-runde-1-ergebniszettel", "open-paarungskarten-runde-1"}),
])  # fmt: skip
def test_folder_and_sheets_are_named_in_the_language_of_the_event(
    drawn: Shell, language: str, folder: str, sheets: set[str]
) -> None:
    """Even where nigiri speaks another one, or the sheets do."""
    drawn.chooses("language", language)

    assert 0 == drawn.gives("--language", "en", "print", "all", drawn.file, "--language", "both")
    assert names(drawn.folder / folder, ".html") >= sheets


def test_before_the_first_round_there_is_nothing_to_print(listed: Shell) -> None:
    """And nothing is written."""
    assert "No round is drawn yet" in listed.refuses(1, "print all")


def test_a_file_in_place_of_the_folder_is_refused(drawn: Shell) -> None:
    """Nothing is written."""
    (drawn.folder / "open-papers").write_text("mine", encoding="utf-8")

    assert "open-papers" in drawn.refuses(4, "print all")


def test_a_folder_is_not_called_pdf(drawn: Shell) -> None:
    """Somebody expected a single file."""
    told = drawn.refuses(2, "print all", "-o", drawn.folder / "wall.pdf")

    assert "wall.pdf would be a folder of sheets: give it a name without .pdf." == told


def test_pdfs_keep_the_order_of_the_sheets(drawn: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Text stays text."""
    monkeypatch.setattr(pdf, "browser", lambda: "chromium")
    monkeypatch.setattr(pdf, "print_together", lambda *_: {})
    monkeypatch.setattr(pdf, "print_alone", lambda html: html[:99].encode())
    drawn.does("print all", "--pdf")
    folder = drawn.folder / "open-papers"

    assert names(folder, ".pdf") >= NAMES
    assert set() == names(folder, ".html")
    drawn.does("print all", "-o", drawn.folder / "html")
    for path in folder.glob("*.pdf"):
        page = drawn.folder / "html" / f"{path.stem}.html"
        assert page.read_text(encoding="utf-8")[:99].encode() == path.read_bytes()


def test_where_no_pdf_can_be_made_the_html_is_there(
    drawn: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a sentence on what to install."""
    for module in (browser, pdf):
        monkeypatch.setattr(module, "browser", lambda: None)
    monkeypatch.setitem(__import__("sys").modules, "weasyprint", None)
    monkeypatch.setattr("nigiri.desk.core.workers.processors", lambda: 1)
    drawn.does("print all", "--pdf")
    folder = drawn.folder / "open-papers"

    assert names(folder, ".html") >= NAMES
    assert "A PDF needs WeasyPrint" in drawn.warned
    assert f"The sheets are in {folder}" in drawn.warned


def test_the_folder_is_opened(drawn: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """By whatever the computer opens folders with."""
    opened: list[str] = []
    monkeypatch.setattr("click.launch", opened.append)
    drawn.does("print all", "--open")

    assert [str(drawn.folder / "open-papers")] == opened


@pytest.mark.long
def test_real_pdfs_are_made(drawn: Shell) -> None:
    """By one browser."""
    drawn.does("print all", "--pdf")

    papers = [path.read_bytes() for path in (drawn.folder / "open-papers").glob("*.pdf")]
    assert {b"%PDF-"} == {paper[:5] for paper in papers}
