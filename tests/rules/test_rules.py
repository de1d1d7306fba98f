"""The table of the rules is whole, its proofs are there, and the pages say what it says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from nigiri.messages.catalogue import area, text
from nigiri.workbook.layout.tables import TABLES
from nigiri.workbook.settings.table import SETTINGS
from tests.rules.pages import PAGES, PART, PARTS, made
from tests.rules.table import SETS, STATES, cited_by, rules

if TYPE_CHECKING:
    from pathlib import Path

#: The numbers of the sources: each source numbers its rules from 1.
MANY = {"M": 32, "B": 33, "A": 13, "E": 16}


#: Runs every time; with all its seeds only now and then.
JUDGED = "domain/pairing/test_tournaments.py::test_six_rounds_of_quebec_break_no_rule"


def test_every_rule_of_every_source_is_there_once_and_in_order() -> None:
    """M1 to M32 of the manual, B1 to B33, A1 to A13, E1 to E16."""
    numbered = [f"{letter}{n}" for letter, many in MANY.items() for n in range(1, many + 1)]

    assert numbered == [one.code for one in rules()]
    assert list(SETS) == list(MANY)


def test_a_rule_works_or_says_what_it_lacks() -> None:
    """And who said that all works has nothing to add."""
    assert [] == [one.code for one in rules() if one.state not in STATES]
    assert [] == [one.code for one in rules() if bool(one.lacks) == (one.state == "works")]
    assert [] == [one.code for one in rules() if not one.rule.endswith(".")]
    assert [] == [one.code for one in rules() if one.lacks.endswith(".")]


def test_whatever_works_is_seen_somewhere_and_proved() -> None:
    """By a test that is there and cites the rule; what works partly, likewise."""
    done = [one for one in rules() if one.state in {"works", "partly"}]

    assert len(done) > len(rules()) // 2
    assert [] == [one.code for one in done if not one.see]
    assert [] == [one.code for one in done if not one.proof]


def test_where_to_see_a_rule_is_said_in_the_words_of_the_sheets() -> None:
    """Settings are bold; sheets, headings and what may stand in a cell are in italics."""
    said = " ".join(f"{one.see} {one.lacks}" for one in rules())
    settings = {setting.label("en") for setting in SETTINGS}
    known = {words for setting in SETTINGS for words in setting.words("en")}
    known |= {each.heading("en").replace("\n", " ") for table in TABLES.values() for each in table}
    known |= {words for key, words in area("sheets", "en").items() if key.startswith("sheet.")}
    own = area("organiser", "en").items()
    known |= {words for key, words in own if key.startswith(("organiser.sheet.", "organiser.col"))}
    known |= {words for key, words in area("names", "en").items() if key.startswith("wish.")}
    known |= {text("here.reserve", "en"), "def"}
    italics = re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", re.sub(r"\*\*[^*]+\*\*", "", said))

    assert set() == set(re.findall(r"\*\*([^*]+)\*\*", said)) - settings
    assert set() == set(italics) - known


def test_every_proof_is_a_test_that_cites_the_rule() -> None:
    """In its docstring, or in that of its file."""
    proofs = [(one.code, test) for one in rules() for test in one.proof]

    assert [] == [(code, test) for code, test in proofs if code not in cited_by(test)]
    assert not cited_by("domain/test_nothing.py::test_nothing")
    assert not cited_by("domain/test_byes.py::test_nothing")
    assert not cited_by(f"{JUDGED}_for_200_seeds") & cited_by(JUDGED)


def test_nothing_that_is_still_to_come_is_proved() -> None:
    """What has a test works at least partly."""
    to_come = [one for one in rules() if one.state in {"planned", "no"}]

    assert to_come
    assert [] == [one.code for one in to_come if one.proof]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_says_what_the_tables_say(page: Path) -> None:
    """Else: python -m tests.rules.write."""
    assert PART.search(page.read_text(encoding="utf-8"))
    assert made(page) == page.read_text(encoding="utf-8")


def test_every_part_stands_on_some_page_and_once() -> None:
    """And every mark is one that something is made for."""
    said = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    marks = re.findall("<!-- made: (.*?) -->", said)

    assert sorted(PARTS) == sorted(marks)


def test_what_is_lacking_is_said_in_the_table_alone() -> None:
    """Said twice, one of the two would be forgotten when the rule works."""
    by_hand = [PART.sub("", page.read_text(encoding="utf-8")) for page in PAGES]

    assert [] == [page.name for page, said in zip(PAGES, by_hand, strict=True)
                  if re.search("not (yet )?done", said, re.IGNORECASE)]  # fmt: skip


def test_an_officers_page_has_the_rules_of_one_source_alone() -> None:
    """Nobody has to look through those of others."""
    found = {
        page.name: {code[0] for code in re.findall(r"^\| ([MBAE]\d+) \|", made(page), re.MULTILINE)}
        for page in PAGES
        if page.parent.name == "officers"
    }

    assert {"quebec.md": {"M"}, "bga.md": {"B"}, "aga.md": {"A"}, "egf.md": {"E"}} == found
