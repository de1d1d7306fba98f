"""The words of the workbook as live formulas, in every language."""

from __future__ import annotations

import re
from itertools import product

from nigiri.messages.catalogue import LANGUAGES, area, text
from nigiri.workbook.words.formulas import formula_text, quoted

FACT = re.compile(r"\{(\w+)(?::[^{}]*)?\}")

#: What live formulas may say.
KEYS = [*area("live", "en"), *area("sheets", "en")]

#: The longest text a formula may hold in quotes (Excel).
LONGEST_LITERAL = 255


IF = re.compile(r"""IF\((\w+)(=1|<2),((?:"[^"]*"|&|[A-Z]+\d+)*),((?:"[^"]*"|&|[A-Z]+\d+)*)\)""")


def evaluated(formula: str, cells: dict[str, str]) -> str:
    """Return what a spreadsheet makes of texts in quotes and cells, joined by &, and of IF.

    A formula of anything else is returned as one that it cannot read.
    """
    formula = IF.sub(lambda found: found[3 if _holds(cells[found[1]], found[2]) else 4], formula)
    pieces = re.findall(r'"((?:[^"]|"")*)"|([A-Z]+\d+)|(&)', formula)
    if formula != "".join(f'"{t}"' if not (c or j) else c + j for t, c, j in pieces):
        return f"cannot be read: {formula}"
    return "".join(cells[cell] if cell else t.replace('""', '"') for t, cell, j in pieces if not j)


def _holds(cell: str, condition: str) -> bool:
    """Tell whether a cell holds a number of which the condition is true."""
    return cell.isdigit() and (int(cell) == 1 if condition == "=1" else int(cell) < 2)


def live_and_told(key: str, fact: str, language: str) -> tuple[str, str]:
    """Return what the live formula of a sentence shows, and what nigiri says with those facts."""
    names = list(dict.fromkeys(FACT.findall(text(key, "en"))))
    values = {f"A{n}": fact.format(name) for n, name in enumerate(names, 1)}
    facts = dict(zip(names, values.values(), strict=True))
    formula = formula_text(key, language, **dict(zip(names, values, strict=True)))
    return evaluated(formula, values), text(key, language, **facts)


def test_a_live_formula_says_the_same_as_nigiri() -> None:
    """The concatenation evaluates to the filled template, quotes and braces included."""
    cases = [*product(KEYS, ('"{}" & co', "0", "1", "2"), LANGUAGES)]
    both = {case: live_and_told(*case) for case in cases}

    assert len(KEYS) * 4 * len(LANGUAGES) == len(both)
    assert {} == {case: (live, told) for case, (live, told) in both.items() if live != told}


def test_a_formula_of_anything_else_cannot_be_read() -> None:
    """Else a live formula that shows nothing might be taken for its sentence."""
    assert "Round 3 of 5" == evaluated('"Round "&A1&" of 5"', {"A1": "3"})
    assert 'cannot be read: "Round "&SUM(A1)' == evaluated('"Round "&SUM(A1)', {"A1": "3"})


def test_every_piece_of_a_sentence_fits_into_a_formula() -> None:
    """A spreadsheet refuses a longer text in quotes."""
    cases = product(KEYS, LANGUAGES)
    pieces = [(key, piece) for key, each in cases for piece in FACT.split(text(key, each))]

    assert len(pieces) >= 2 * len(KEYS)
    assert [] == [(key, piece) for key, piece in pieces if len(piece) > LONGEST_LITERAL]


def test_quotes_inside_a_formula_are_doubled() -> None:
    """Otherwise the formula would end there."""
    assert '"say ""jigo"""' == quoted('say "jigo"')
