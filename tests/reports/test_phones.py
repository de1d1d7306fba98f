"""How to report by phone, on slips and table numbers: where the hall has codes, and only there."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.output.papers import Options, PrintRequest, hall_tables, paper
from nigiri.domain.model.hall import Codes
from nigiri.hosts.hall.codes import codes_beside, make_codes, read_codes
from nigiri.reports.frame.qr import qr
from tests.desk.story import EVENT_ID, quebec_played

if TYPE_CHECKING:
    from pathlib import Path

ADDRESS = "http://192.168.1.20:8033"
CODES = Codes(str(EVENT_ID), "K7QP4M", {1: "4827", 2: "3964", 7: "2222"}, ADDRESS)
SQUARE = '<div class="square"><svg'
#: Modules along a side with the blank rim: the square of a slip is 22.5 mm wide.
MOST_MODULES, LEAST_MODULE = 37, 0.5


def printed(name: str, codes: Codes | None, language: str = "en") -> str:
    """Return a printed sheet of the sixth round of 2005."""
    wanted = PrintRequest(name, Options(), language=language, codes=codes)
    return paper(quebec_played().workbook, wanted).content


@pytest.mark.parametrize("name", ["slips", "table-numbers"])
def test_each_table_with_a_code_says_how_to_report(name: str) -> None:
    """In words for who types, and as a square for who does not."""
    page = printed(name, CODES)

    assert "Result by phone: 192.168.1.20:8033 · table 7 · code 2222" in page
    assert 3 == page.count(SQUARE) == page.count("Result by phone")
    assert qr(f"{ADDRESS}/t/7?c=2222") in page
    assert qr(f"{ADDRESS}/t/1?c=4827") in page


@pytest.mark.parametrize("name", ["slips", "table-numbers", "pairings", "notices"])
def test_without_codes_nothing_changes(name: str) -> None:
    """Nor on sheets that hang on a wall, whatever codes there are."""
    without = printed(name, None)

    assert "Result by phone" not in without
    assert SQUARE not in without
    assert (printed(name, CODES) == without) is (name in {"pairings", "notices"})


@pytest.mark.parametrize("language", ["en", "fr", "de", "both"])
def test_before_the_address_is_known_the_code_stands_alone(language: str) -> None:
    """Printed at home; the square would lead nowhere."""
    page = printed("slips", CODES._replace(address=""), language)

    assert "2222" in page
    assert "192.168" not in page
    assert SQUARE not in page


def test_the_code_of_the_helpers_is_on_no_sheet() -> None:
    """It is good for every table."""
    assert all(CODES.helper not in printed(name, CODES) for name in ("slips", "table-numbers"))


def test_the_square_can_be_read_at_its_size() -> None:
    """Half a millimetre for each of its little squares, as phones and printers need."""
    found = re.search(r'viewBox="0 0 (\d+) \1"', qr("http://192.168.100.200:8033/t/120?c=4827"))

    assert found is not None
    assert int(found[1]) <= MOST_MODULES
    assert 22.5 / int(found[1]) >= LEAST_MODULE


def test_without_its_library_the_words_are_printed_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """They say all that the square does."""
    monkeypatch.setitem(sys.modules, "segno", None)
    monkeypatch.setattr("nigiri.reports.frame.qr.find_spec", lambda _: None)
    qr.cache_clear()
    page = printed("slips", CODES)
    qr.cache_clear()

    assert SQUARE not in page
    assert 3 == page.count("Result by phone: 192.168.1.20:8033")


def test_codes_are_those_beside_the_file_with_all_its_tables(tmp_path: Path) -> None:
    """None are made by printing; tables that came later get theirs."""
    book = tmp_path / "open.xlsx"
    event, tables = hall_tables(quebec_played().workbook, more=80)

    assert set(range(1, 81)) <= tables
    assert codes_beside(book, event, tables) is None
    assert not (tmp_path / "open.xlsx hall").exists()
    made = make_codes(book, event, [1], ADDRESS)
    found = codes_beside(book, event, tables)
    assert found is not None
    assert found == read_codes(book)
    assert (made.tables[1], tables) == (found.tables[1], frozenset(found.tables))
    assert codes_beside(book, "another event", tables) is None
