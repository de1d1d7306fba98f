"""What is said of a wrong cell."""

from __future__ import annotations

import re

import pytest

from nigiri.workbook.finding import SYMBOLS
from nigiri.workbook.problems import CODES, problem

FACT = re.compile(r"\{(\w+)(?::[^{}|]*\|[^{}|]*)?\}")


@pytest.mark.parametrize("code", CODES)
def test_every_problem_has_a_weight_and_both_sentences_in_both_languages(code: str) -> None:
    """The same facts in both, and a full stop at the end."""
    weight, what, way_out = CODES[code]

    assert weight in SYMBOLS
    for english, french in (what, way_out):
        assert set(FACT.findall(english)) == set(FACT.findall(french))
        assert english.endswith((".", "}")), english
        assert french.endswith((".", "}")), french


@pytest.mark.parametrize("code", CODES)
def test_a_way_out_needs_no_fact_that_the_problem_hides(code: str) -> None:
    """Whoever reports it gives the facts of both sentences at once."""
    names = {name for words in CODES[code][1:] for text in words for name in FACT.findall(text)}
    found = problem(code, "en", "Players", (14, 3), **dict.fromkeys(names, 7))

    assert CODES[code][0] == found.weight
    assert "{" not in found.message + found.way_out


def test_a_problem_prints_its_place_and_the_way_out() -> None:
    """One line, with the symbol of its weight."""
    found = problem("rank-unknown", "en", "Players", (14, 5), typed="12d")

    assert "Players!E14" == found.cell
    assert "■ Players!E14: “12d” is not a rank. Write 30k to 1k or 1d to 9d." == str(found)


def test_a_problem_speaks_the_language_of_the_event() -> None:
    """English for one it does not know."""
    assert (
        "« 12d » n'est pas un rang."
        == problem("rank-unknown", "fr", "Joueurs", (1, 1), typed="12d").message
    )
    assert "“12d” is not a rank." == problem("rank-unknown", "de", "x", (1, 1), typed="12d").message


def test_a_fact_may_have_the_name_of_a_parameter() -> None:
    """A missing sheet is named by the fact `sheet`, and reported on the Event sheet."""
    found = problem("sheet-missing", "en", "Event", (1, 1), sheet="Players", headings="Rank")

    assert found.message.startswith("There is no sheet Players")
    assert "Event!A1" == found.cell
