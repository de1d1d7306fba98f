"""What is said of a wrong cell."""

from __future__ import annotations

import re

from nigiri.messages.catalogue import every
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.problems import CODES, SYMBOLS, problem
from nigiri.workbook.update import derive
from tests.workbook.sheets import event_workbook, with_sheet

FACT = re.compile(r"\{(\w+)(?::[^{}|]*\|[^{}|]*)?\}")


#: Every sentence of every problem: its code, in English, in French.
SENTENCES = [(code, *every(f"problem.{code}{part}")) for code in CODES for part in ("", ".way")]


def facts(text: str) -> set[str]:
    """Return the names of what is filled in."""
    return set(FACT.findall(text))


def test_every_problem_has_a_weight_and_both_sentences_in_both_languages() -> None:
    """The same facts in both, and a full stop at the end."""
    ends = (".", "}")

    assert 2 * len(CODES) == len(SENTENCES)
    assert {} == {code: weight for code, weight in CODES.items() if weight not in SYMBOLS}
    assert [] == [code for code, *said in SENTENCES if len({*map(frozenset, map(facts, said))}) > 1]
    assert [] == [each for each in SENTENCES if not all(text.endswith(ends) for text in each[1:])]


def test_a_way_out_needs_no_fact_that_the_problem_hides() -> None:
    """Whoever reports it gives the facts of both sentences at once."""
    names = {
        code: facts(" ".join([*every(f"problem.{code}"), *every(f"problem.{code}.way")]))
        for code in CODES
    }
    found = {
        code: problem(code, "en", "Players", (14, 3), **dict.fromkeys(names[code], 7))
        for code in CODES
    }

    assert CODES == {code: each.weight for code, each in found.items()}
    assert [] == [each for each in found.values() if "{" in each.message + each.way_out]


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
    assert "“12d” is not a rank." == problem("rank-unknown", "eo", "x", (1, 1), typed="12d").message


def test_a_fact_may_have_the_name_of_a_parameter() -> None:
    """A missing sheet is named by the fact `sheet`, and reported on the Event sheet."""
    found = problem("sheet-missing", "en", "Event", (1, 1), sheet="Players", headings="Rank")

    assert found.message.startswith("There is no sheet Players")
    assert "Event!A1" == found.cell


def test_problems_without_its_column_of_codes_counts_all_the_same() -> None:
    """Somebody called it something else: the title is there, with what was red by itself."""
    workbook = event_workbook()
    sheet = workbook["Problems"]
    rows = [[None if cell == "Code" else cell for cell in row] for row in sheet.rows]
    without = with_sheet(workbook, "Problems", rows)
    derived = applied(without, Changes(tuple(derive(without))))["Problems"]

    assert any("to put right" in str(cell) for cell in derived.row(2))
