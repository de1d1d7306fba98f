"""Pairing sheets as HTML and as text."""

from __future__ import annotations

import re
import subprocess
from dataclasses import replace
from datetime import UTC, datetime
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest
from jinja2 import UndefinedError

from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from nigiri.reports.frame.render import render
from nigiri.reports.round.pairings import pairing_sheets
from tests.quebec import quebec_event

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.reports.round.boards import Order, PairingSheets

ORDERS: list[Order] = ["table", "name"]
EMPTY = {"meta", "col", "br"}


class Balanced(HTMLParser):
    """A reader that fails where an element is not closed, and keeps the shown text."""

    def __init__(self) -> None:
        """Start with nothing open."""
        super().__init__()
        self.open: list[str] = []
        self.shown: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element; none may fetch anything from elsewhere."""
        assert not {"src", "href"} & dict(attrs).keys()
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close the element opened last."""
        assert tag == self.open.pop()

    def handle_data(self, data: str) -> None:
        """Keep a text that is seen on the page."""
        if "style" not in self.open:
            self.shown += filter(None, [data.strip()])


def shown(html: str) -> list[str]:
    """Return the texts of a document whose elements are all closed."""
    reader = Balanced()
    reader.feed(html)
    assert [] == reader.open
    return reader.shown


def to_html(sheets: PairingSheets, order: Order = "table") -> str:
    """Return the document by table or by name."""
    return replace(sheets, order=order).to_html()


def to_text(sheets: PairingSheets, order: Order = "table") -> str:
    """Return the lines of text by table or by name."""
    return replace(sheets, order=order).to_text()


def third_round(language: str = "en", name: str = "27th Quebec Open") -> PairingSheets:
    """Return the sheets of a round with a bye and a latecomer to come."""
    event = quebec_event(3)
    when = ("", "", "Saturday 16 h")
    event = replace(event, settings=replace(event.settings, when=when, name=name))
    return pairing_sheets(
        event, speech(language), Options(3, stamp=datetime(2005, 5, 21, 15, 40, tzinfo=UTC))
    )


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_published_round_prints_as_text(
    order: Order, language: str, matches_golden: Callable[[str, str], None]
) -> None:
    """Round 3 of Quebec 2005, by table and by name, in both languages."""
    text = to_text(third_round(language), order)

    matches_golden(f"quebec-2005-round-3-by-{order}.{language}.txt", text)


@pytest.mark.parametrize("order", ORDERS)
def test_the_html_is_whole_and_stands_alone(order: Order) -> None:
    """Every element is closed, nothing is fetched, and everybody is on it."""
    sheets = third_round()
    html = to_html(sheets, order)
    texts = shown(html)

    assert html.startswith("<!DOCTYPE html>\n")
    assert "url(" not in html
    assert "@import" not in html
    for line in sheets.lines:
        assert any(line.seat.name in text for text in texts)


@pytest.mark.parametrize("order", ORDERS)
def test_names_with_signs_of_html_are_shown_as_typed(order: Order) -> None:
    """A club called <b> & Sons changes no page; as text it is written as it is."""
    sheets = third_round(name="<b> & 'Sons'")

    assert "<b> & 'Sons'" in shown(to_html(sheets, order))
    assert "<b> &amp;" not in to_html(sheets, order)
    assert to_text(sheets, order).startswith("Round 3 · <b> & 'Sons' · Saturday 16 h · ")


def test_winners_are_circled_and_odd_results_said() -> None:
    """A plain win is a circle; what a circle cannot tell is written beside the handicap."""
    html = to_html(third_round())
    sheets = third_round()
    odd = sheets.boards[0]._replace(result="jigo", winner=None)

    assert 19 == html.count('class="name won"')
    assert "jigo" not in html
    assert "jigo" in shown(to_html(replace(sheets, boards=(odd,))))


def test_pages_say_which_tables_they_hold() -> None:
    """Only where there are several, and only where tables have numbers."""
    sheets = third_round()
    two = replace(
        sheets, boards=tuple(sheets.boards[0]._replace(table=number) for number in range(1, 26))
    )
    unnumbered = replace(two, boards=tuple(board._replace(table=None) for board in two.boards))

    assert {"tables 1 to 20", "tables 21 to 25"} <= set(shown(to_html(two)))
    assert 2 == to_html(two).count('<section class="page')
    for untold in (sheets, unnumbered):
        assert not [text for text in shown(to_html(untold)) if text.startswith("tables")]


@pytest.mark.parametrize("order", ORDERS)
def test_ranks_and_numbers_can_be_left_out(order: Order) -> None:
    """Of the columns, of the opponents, and of who is out."""
    sheets = replace(third_round(), order=order, without=frozenset({"rank", "number"}))
    texts = (sheets.to_text(), " ".join(shown(sheets.to_html())))

    for text in texts:
        assert not re.search(r"\b\d+[dk]\b|Rank|No\.", text), text
        assert "Ota, Yuzo" in text


@pytest.mark.parametrize("order", ORDERS)
def test_clubs_are_shown_where_they_are_wanted(order: Order) -> None:
    """Beside each name, small."""
    sheets = replace(third_round(), order=order)

    assert "Sher" not in sheets.to_text() + sheets.to_html()
    with_clubs = replace(sheets, clubs=True)
    assert " (Sher)" in with_clubs.to_text()
    assert "<small>Sher</small>" in with_clubs.to_html()
    assert with_clubs.to_html() != replace(with_clubs, without=frozenset({"rank"})).to_html()


@pytest.mark.parametrize("order", ORDERS)
def test_large_print_is_larger(order: Order) -> None:
    """Half as many lines, twice as high, and names of more than 20 points."""
    small, large = (replace(third_round("both"), order=order, large=large).to_html()
                    for large in (False, True))  # fmt: skip

    assert small.count('class="page') < large.count('class="page')
    assert re.search(
        r'class="name[^>]*32pt' if order == "table" else r'<td style="font-size: 22pt', large
    )
    shown(large)


def test_without_a_stamp_no_time_is_printed() -> None:
    """Two prints of the same round are then the same, byte for byte."""
    sheets = replace(third_round(), stamp=None)

    for printed in (to_html(sheets), to_text(sheets)):
        assert "printed" not in printed
    assert to_html(sheets) == to_html(replace(third_round(), stamp=None))


def test_a_round_without_games_is_still_a_sheet() -> None:
    """One player, one bye: the sheet says so."""
    sheets = replace(third_round(), boards=(), out=())

    assert "counts as a win" in to_text(sheets)
    assert any("counts as a win" in text for text in shown(to_html(sheets)))
    assert "Bye" not in to_text(replace(sheets, byes=()), "name")


def test_a_long_name_prints_smaller_and_a_very_long_one_in_two_lines() -> None:
    """No name is cut off."""
    sheets = third_round()
    board = sheets.boards[0]
    names = ["Ota", "Beaudette, Christian-Pierre", "Wolfeschlegelstein " * 3]
    boards = tuple(board._replace(white=board.white._replace(name=name)) for name in names)

    html = to_html(replace(sheets, boards=boards))

    sizes = re.findall(r'class="name[^>]*style="([^"]*)"', html)[::2]
    assert ["20pt", "16pt", "10pt; white-space: normal; line-height: 1"] == [
        size.removeprefix("font-size: ") for size in sizes
    ]


def test_a_template_that_asks_for_something_unknown_fails() -> None:
    """A gap on a printed page would be found by the players."""
    with pytest.raises(UndefinedError):
        render("pairings.txt.j2")


@pytest.mark.long
def test_twenty_tables_the_bye_and_who_is_out_fit_one_page(
    tmp_path: Path, program: Callable[[str], str]
) -> None:
    """Printed by a browser on A4, the smaller of the two papers in height."""
    browser = program("chromium")
    sheets = third_round()
    full = replace(sheets, boards=(*sheets.boards, sheets.boards[-1]))
    page = tmp_path / "sheet.html"
    page.write_text(to_html(full).replace("landscape", "A4 landscape"), encoding="utf-8")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"]
    pdf = f"--print-to-pdf={tmp_path / 'sheet.pdf'}"
    subprocess.run([browser, *flags, pdf, page.as_uri()], check=True, capture_output=True)

    told = subprocess.run(
        [program("pdfinfo"), str(tmp_path / "sheet.pdf")], check=True, capture_output=True
    )

    assert re.search(rb"Pages: +1\n", told.stdout)
