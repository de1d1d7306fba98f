"""The words of the workbook, in both languages."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.words.catalogue import LANGUAGES, TEXTS, formula_text, quoted, text

if TYPE_CHECKING:
    from nigiri.workbook.words.catalogue import Language

FACT = re.compile(r"\{(\w+)(?::[^{}]*)?\}")

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


def test_every_sentence_exists_in_both_languages_with_the_same_facts() -> None:
    """Nobody is left with half of what another reader is told."""
    unlike = {
        key: (english, french)
        for key, (english, french) in TEXTS.items()
        if not (english.strip() and french.strip())
        or sorted(FACT.findall(english)) != sorted(FACT.findall(french))
    }

    assert {} == unlike


def live_and_told(key: str, fact: str, language: Language) -> tuple[str, str]:
    """Return what the live formula of a sentence shows, and what nigiri says with those facts."""
    names = list(dict.fromkeys(FACT.findall(TEXTS[key][0])))
    values = {f"A{n}": fact.format(name) for n, name in enumerate(names, 1)}
    facts = dict(zip(names, values.values(), strict=True))
    formula = formula_text(key, language, **dict(zip(names, values, strict=True)))
    return evaluated(formula, values), text(key, language, **facts)


def test_a_live_formula_says_the_same_as_nigiri() -> None:
    """The concatenation evaluates to the filled template, quotes and braces included."""
    cases = [*product(TEXTS, ('"{}" & co', "0", "1", "2"), LANGUAGES)]
    both = {case: live_and_told(*case) for case in cases}

    assert len(TEXTS) * 4 * 2 == len(both)
    assert {} == {case: (live, told) for case, (live, told) in both.items() if live != told}


def test_a_formula_of_anything_else_cannot_be_read() -> None:
    """Else a live formula that shows nothing might be taken for its sentence."""
    assert "Round 3 of 5" == evaluated('"Round "&A1&" of 5"', {"A1": "3"})
    assert 'cannot be read: "Round "&SUM(A1)' == evaluated('"Round "&SUM(A1)', {"A1": "3"})


def test_every_piece_of_a_sentence_fits_into_a_formula() -> None:
    """A spreadsheet refuses a longer text in quotes."""
    pieces = [(key, p) for key, both in TEXTS.items() for words in both for p in FACT.split(words)]

    assert len(pieces) >= 2 * len(TEXTS)
    assert [] == [(key, piece) for key, piece in pieces if len(piece) > LONGEST_LITERAL]


def test_a_sentence_without_facts_is_returned_as_it_stands() -> None:
    """A template may be asked for, too."""
    assert "Round {number}" == text("sheet.round", "en")
    assert "Ronde 3" == text("sheet.round", "fr", number=3)


def test_an_unknown_language_is_english_and_an_unknown_key_an_error() -> None:
    """A sheet in a third language is still read."""
    assert "Event" == text("sheet.event", "de")
    with pytest.raises(KeyError):
        text("sheet.nothing", "en")


def test_quotes_inside_a_formula_are_doubled() -> None:
    """Otherwise the formula would end there."""
    assert '"say ""jigo"""' == quoted('say "jigo"')


def test_french_puts_a_space_before_high_punctuation() -> None:
    """As a French reader expects; a colon inside an address or a time is none of it."""
    wrong = [french for _, french in TEXTS.values() if re.search(r"[^\s ][:;?!»](\s|$)", french)]

    assert [] == wrong
