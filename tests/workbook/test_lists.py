"""The hidden list of accepted results, in workbooks made before nigiri knew a word."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.command import Desk
from nigiri.desk.core.views import refresh
from nigiri.desk.core.work import up_to_date
from nigiri.hosts.files.open import closed_file
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import CellChange, Changes, InsertRows, SetCells
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.spellings.results import accepted
from nigiri.workbook.update import derive
from tests.corpus.places import CORPUS, unpack
from tests.office import recalculated
from tests.workbook.live import event

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

NOW = dt.datetime(2026, 5, 17, 17, 30)  # noqa: DTZ001 -- a workbook knows no time zone
LISTS = {"en": "Lists", "fr": "Listes", "de": "Listen"}


def listed(workbook: Workbook, language: str) -> dict[object, object]:
    """Return what the hidden sheet says: typed -> code."""
    sheet = workbook[LISTS[language]]
    rows = ((sheet.cell(row, 1), sheet.cell(row, 2)) for row in range(1, sheet.height + 1))
    return {typed: code for typed, code in rows if (typed, code) != (None, None)}


def with_list(language: str, lines: list[tuple[str, str]]) -> Workbook:
    """Return an event with this list instead of its own."""
    workbook = event(language).workbook
    sheets = {name: workbook[name] for name in workbook}
    return Workbook({**sheets, LISTS[language]: Sheet.of(lines)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_that_has_all_words_stays_as_it_is(language: str) -> None:
    """Every command would find something to write otherwise."""
    operations = derive(event(language).workbook)

    assert [] == [op for op in operations if getattr(op, "sheet", "") == LISTS[language]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_a_list_lacks_open_rows_inside_of_it(language: str) -> None:
    """So that formulas that look through all of it reach them; the last line stays the last."""
    codes = accepted(language)
    lines = sorted((word, code) for word, code in codes.items() if not word.startswith("s"))
    workbook = with_list(language, lines)
    operations = derive(workbook)

    lacking = len(codes) - len(lines)
    opened = [op for op in operations if isinstance(op, InsertRows)]
    after = applied(workbook, Changes(operations))
    assert lacking > 0
    assert [InsertRows(LISTS[language], len(lines), lacking)] == opened
    assert codes == listed(after, language)
    assert lines[-1][0] == after[LISTS[language]].cell(len(codes), 1)


def test_the_list_of_another_language_becomes_that_of_the_event() -> None:
    """B is blanc in French and Black in English; what an English event does not know goes."""
    french = sorted(accepted("fr").items())
    workbook = with_list("en", [*french, ("quatsch", "W")])
    after = applied(workbook, Changes(derive(workbook)))

    assert "W" == accepted("fr")["b"]
    assert accepted("en") == listed(after, "en")
    assert "B" == listed(after, "en")["b"]


def test_an_empty_list_is_filled() -> None:
    """Nobody can look anything up in it; the rows open from the first one on."""
    workbook = with_list("en", [])
    after = applied(workbook, Changes(derive(workbook)))

    assert accepted("en") == listed(after, "en")


@pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus is in git alone")
def test_a_spreadsheet_reads_what_an_older_workbook_did_not_know(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    """Made before nigiri spoke German: after a command its own formulas take Schwarz for Black."""
    desk = Desk(NOW, "ann")
    file = closed_file(unpack(CORPUS / "late.xlsx.xz", tmp_path), now=NOW)
    workbook = up_to_date(file.snapshot(), desk)
    location = find(workbook).rounds[1]
    row, column = location.first_row, location.columns["result"]
    before = workbook[location.name].cell(row, column)
    typed = file.snapshot()
    file.apply(Changes((SetCells("Round 1", (CellChange(row, column, before, "Schwarz"),)),)))
    older = file.path.read_bytes()
    file.apply(refresh(file.snapshot(), desk, "standings"))

    shown = recalculated(
        program("soffice"), {"older": older, "newer": file.path.read_bytes()}, tmp_path / "office"
    )
    said = {
        name: shown[name]["Round 1"].cell(row, find(book).rounds[1].columns["check"])
        for name, book in (("older", typed), ("newer", file.snapshot()))
    }
    assert {"older": "■ “Schwarz” is not here: type 1 or 4", "newer": "✓ 4 won"} == said
