"""Every report of the catalogue as a PDF, by both programs that make one: read back, page by page.

Nobody's name is cut off or printed over something else, no word is beyond the paper, the head of
the table stands above whoever is listed, and pages are numbered.
"""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass, replace
from functools import cache
from html import unescape
from itertools import combinations
from typing import TYPE_CHECKING, Literal

import pytest

from nigiri.domain.model.event import Settings
from nigiri.errors import Forbidden
from nigiri.hosts.paper.pdf import to_pdf
from nigiri.reports.catalogue import REPORTS
from nigiri.reports.frame.language import speech
from nigiri.reports.frame.options import Options
from tests.generate import random_history, registration
from tests.quebec import quebec_event
from tests.sample import sampled

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.domain.model.event import Event, Player

Paper = Literal["A4", "letter"]

NAMES = list(REPORTS)
#: What pdftotext -bbox says of a page, and of a word.
BOX = r'<page width="([\d.]+)" height="([\d.]+)">(.*?)</page>'
#: Signs that often come from another font, whose boxes are twice as high as a line.
TALL = frozenset("⁴⁵⁶⁷⁸⁹")
WORD = r'<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)</word>'

#: Number -> names as they come: long, in two words, with what HTML reads, in other scripts.
ODD = {
    1: ("Wolfeschlegelsteinhausen", "Hubert-Blaine Maximilian"),
    2: ("O'Brien & <Sons>", "Zoë"),
    3: ("de la Fontaine du Bois", "Jean-Christophe"),
    4: ("Łukasiewicz-Çelik", "Ğüneş"),
    5: ("Li", ""),
}


@dataclass(frozen=True)
class Word:
    """A word on a page and where it stands, in points from the corner above on the left."""

    text: str
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: Word) -> bool:
        """Tell whether two words are printed over each other, so that neither can be read."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        least = min(self.bottom - self.top, other.bottom - other.top)
        return wide > 1 and high > 0.5 * least


@dataclass(frozen=True)
class Page:
    """A page of a PDF, in points; text -- without a space, since names may be broken."""

    width: float
    height: float
    text: str
    words: tuple[Word, ...]

    def beyond(self) -> list[str]:
        """Return the words that are not on the paper as a whole."""
        return [
            word.text
            for word in self.words
            if min(word.left, word.top) < 0 or word.right > self.width or word.bottom > self.height
        ]

    def covered(self) -> list[tuple[str, str]]:
        """Return the words that are printed over each other."""
        pairs = combinations(sorted(self.words, key=lambda word: word.top), 2)
        return [(one.text, other.text) for one, other in pairs if one.covers(other)]


@cache
def event(players: int) -> Event:
    """Return a finished event of three rounds with odd names in it."""
    settings = Settings(name="The Open & Co.", rounds=3, dates="21–22 May 2005", director="S. Mays",
                        place="CEGEP Jean-de-Brébeuf, Montréal", host="Mtl")  # fmt: skip
    drawn = random_history(registration(players, players, settings=settings), players, 3)
    return replace(drawn, players=tuple(map(_odd, drawn.players)))


def _odd(player: Player) -> Player:
    """Return the player with the odd name of that number."""
    family, given = ODD.get(player.number or 0, (player.family, player.given))
    return replace(player, family=family, given=given)


def html(name: str, players: int, paper: Paper, code: str) -> str:
    """Return a report of the event; while a result is missing, where there is none at its end."""
    whole, options = event(players), Options(paper=paper)
    try:
        return REPORTS[name].maker(whole, speech(code), options).to_html()
    except Forbidden:
        *before, last = whole.rounds
        first, *games = last.games
        open_ = replace(last, games=(replace(first, result=None), *games))
        unfinished = replace(whole, rounds=(*before, open_))
        return REPORTS[name].maker(unfinished, speech(code), options).to_html()


def pages_of(pdf: Path, pdftotext: str) -> list[Page]:
    """Return what can be read on each page."""
    plain, boxes = (
        subprocess.run([pdftotext, how, str(pdf), "-"], check=True, capture_output=True).stdout
        for how in ("-raw", "-bbox")
    )
    texts = ["".join(text.split()) for text in plain.decode().split("\f")]
    found = re.findall(BOX, boxes.decode(), re.DOTALL)
    return [
        Page(float(width), float(height), text, tuple(map(_word, re.findall(WORD, words))))
        for (width, height, words), text in zip(found, texts, strict=False)
    ]


def _word(found: tuple[str, ...]) -> Word:
    """Return a word as pdftotext tells of it, of a tall sign the half in which it is drawn."""
    *edges, text = found
    left, top, right, bottom = map(float, edges)
    blank = (bottom - top) / 4 if TALL & {*text} else 0
    return Word(unescape(text), left, top + blank, right, bottom - blank)


def without_tags(document: str) -> str:
    """Return what a document shows, without a space."""
    body = document.partition("<body>")[2]
    return "".join(unescape("".join(part.partition(">")[2] for part in body.split("<"))).split())


def heads_of(document: str) -> list[str]:
    """Return the first headings of the first table, without a space."""
    heads = re.findall(r"<th[^>]*>([^<]*)", document)[:3]
    return ["".join(unescape(head).split()) for head in heads]


def beside_tables(document: str, players: int) -> set[str]:
    """Return the families that stand in no table, and may in one as well."""
    beside = without_tags(re.sub(r"<table.*?</table>", "", document, flags=re.DOTALL))
    return families(beside, players)


def families(text: str, players: int) -> set[str]:
    """Return which of the generated families a text has."""
    return {family for n in range(players) if (family := f"Family{n}") in text}


def looked_at(document: str, pages: list[Page], players: int) -> None:
    """Check all pages of a printed document."""
    shown, feet = without_tags(document), (f"{n}/{len(pages)}" for n in range(1, len(pages) + 1))
    printed = "".join(page.text.replace(foot, "") for page, foot in zip(pages, feet, strict=True))
    names = {"".join(part.split()) for player in event(players).players
             for part in (player.name, player.family, player.given)}  # fmt: skip
    beside = beside_tables(document, players)
    numbered = not re.search(r'@bottom-right \{ content: (none|"")', document)
    assert [] == [name for name in names if name in shown and name not in printed]
    for number, page in enumerate(pages, 1):
        assert [] == page.beyond(), number
        assert [] == page.covered(), number
        assert f"{number}/{len(pages)}" in page.text or not numbered
        if families(page.text, players) - beside:
            assert [] == [head for head in heads_of(document) if head not in page.text], number


def printed(name: str, players: int, paper: Paper, code: str, tools: tuple[Path, str]) -> None:
    """Print a report and look at every page."""
    folder, pdftotext = tools
    document, pdf = html(name, players, paper, code), folder / "sheet.pdf"
    pdf.write_bytes(to_pdf(document))
    looked_at(document, pages_of(pdf, pdftotext), players)


MAKERS = ("browser", "weasyprint")


@pytest.fixture(params=MAKERS)
def tools(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
    program: Callable[[str], str],
) -> tuple[Path, str]:  # fmt: skip
    """Return a folder and the reader of PDFs; one of the two programs makes them."""
    if request.param == "browser":
        program("chromium")
        monkeypatch.setitem(sys.modules, "weasyprint", None)
    return tmp_path, program("pdftotext")


@pytest.mark.parametrize("tools", sampled(MAKERS, ["weasyprint"]), indirect=True)
def test_a_grid_of_eight_is_whole(tools: tuple[Path, str]) -> None:
    """A sample of the long tests below, by the program that is quicker."""
    printed("grid", 8, "A4", "en", tools)


@pytest.mark.parametrize("tools", sampled(MAKERS, ["browser"]), indirect=True)
def test_clubs_beside_the_names_need_no_second_page(tools: tuple[Path, str]) -> None:
    """Forty players, on the shorter paper; by a browser every time."""
    folder, pdftotext = tools
    sheet = REPORTS["pairings"].maker(
        quebec_event(), speech("en"), Options(order="name", clubs=True, paper="letter")
    )
    pdf = folder / "sheet.pdf"
    pdf.write_bytes(to_pdf(sheet.to_html()))

    assert 1 == len(pages_of(pdf, pdftotext))


@pytest.mark.long
@pytest.mark.parametrize("paper", ["A4", "letter"])
@pytest.mark.parametrize("players", [8, 40])
@pytest.mark.parametrize("name", NAMES)
def test_every_report_is_whole(
    name: str, players: int, paper: Paper, tools: tuple[Path, str]
) -> None:
    """In two languages, the longest words there are."""
    printed(name, players, paper, "both", tools)


@pytest.mark.long
@pytest.mark.parametrize("players", [150, 600])
@pytest.mark.parametrize("name", NAMES)
def test_every_report_of_a_large_event_is_whole(
    name: str, players: int, tools: tuple[Path, str]
) -> None:
    """Six hundred only by a browser: the other program takes minutes for them."""
    if players < 600 or sys.modules["weasyprint"] is None:
        printed(name, players, "A4", "en", tools)
