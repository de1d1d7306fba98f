"""What spreadsheets since 2010 allow in a formula, on the largest event: 20 rounds, 3,200 players.

limit          Excel's            ours
length         8,192 letters      8,000; of what stands at every board 2,500
nesting        64 functions       60
a text         255 letters        255
evaluation     that of 2007       tests/workbook/formula_rules.py
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import cycle

import pytest
from openpyxl.formula import Tokenizer
from openpyxl.formula.tokenizer import Token

from nigiri.messages.catalogue import LANGUAGES, area, text
from nigiri.workbook.layout.find_box import FIND
from nigiri.workbook.layout.tables import FIRST_ROW, MOST_ROUNDS, MOST_ROWS, TABLES
from nigiri.workbook.live.bar import link_formula, registration_formula, round_formula
from nigiri.workbook.live.players import player_formulas
from nigiri.workbook.live.players_above import count_formula, find_formula
from nigiri.workbook.live.refs import ROW, Refs, RoundTable, Table
from nigiri.workbook.live.round.columns import board_formulas, bye_formulas
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.model.locations import Book, Location
from nigiri.workbook.settings.table import SETTINGS
from tests.workbook.formula_rules import by_shape, faults
from tests.workbook.live import STATES, event

BOARDS = 1600


def place(kind: str, language: str, number: int | None = None) -> Location:
    """Return where a sheet stands as the layout renders it."""
    columns = {column.key: at for at, column in enumerate(TABLES[kind], 1)}
    name = text(f"sheet.{kind}", language, number=number)
    return Location(name, kind, columns, FIRST_ROW - 1, "fr" if language == "fr" else "en", number)


def largest(language: str, *, lists: str = "Lists") -> Refs:
    """Return the references of the largest event."""
    last = FIRST_ROW + BOARDS + 1
    rounds = {
        number: RoundTable(place("round", language, number), last, end=last + 3200)
        for number in range(1, MOST_ROUNDS + 1)
    }
    places = {kind: place(kind, language) for kind in ("players", "sections", "drawn")}
    drawn = {
        number: Table(places["drawn"], BOARDS * number, top=BOARDS * number - BOARDS + FIRST_ROW)
        for number in rounds
    }
    settings = {row.key: f"'Event'!$B${at}" for at, row in enumerate(SETTINGS, 30)}
    book = Book(places, {number: table.location for number, table in rounds.items()})
    players = Table(places["players"], MOST_ROWS)
    return Refs(language, book, players, drawn, rounds, settings, lists)


def formulas(refs: Refs) -> dict[str, str]:
    """Return name -> formula of everything that is live."""
    assert refs.players is not None
    assert refs.current is not None
    own, main = refs.players.here(), refs.current.location
    found = {
        **{f"round {key}": f for key, f in board_formulas(refs, refs.current).items()},
        **{f"bye {key}": f for key, f in bye_formulas(refs, refs.current).items()},
        **{f"players {key}": f for key, f in player_formulas(refs, own).items()},
        "players count": count_formula(refs, own),
        "players find": find_formula(refs, own, FIND["players"].box),
        "bar": round_formula(refs, refs.current),
        "bar link": link_formula(refs, main),
        "bar before round 1": registration_formula(refs),
    }
    return {name: formula.replace(ROW, "1603") for name, formula in found.items()}


def depth(formula: str) -> int:
    """Return how deep functions and parentheses are nested; they must be balanced."""
    deepest = now = 0
    for token in Tokenizer("=" + formula).items:
        if token.type in {Token.FUNC, Token.PAREN}:
            now += 1 if token.subtype == Token.OPEN else -1
            deepest = max(deepest, now)
    assert now == 0
    return deepest


def texts(formula: str) -> list[str]:
    """Return the texts written in a formula."""
    return [found[1:-1].replace('""', '"') for found in re.findall(r'"(?:[^"]|"")*"', formula)]


@pytest.mark.parametrize("lists", ["Lists", ""])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_formula_of_the_largest_event_is_within_the_limits(language: str, lists: str) -> None:
    """Also where the sheet of accepted results is gone, and stands in the formula instead."""
    found = formulas(largest(language, lists=lists))

    assert found
    for name, formula in found.items():
        assert len(formula) <= (2500 if name.startswith("round ") else 8000), name
        assert depth(formula) <= 60, name
        assert max(map(len, texts(formula)), default=0) <= 255, name
        assert [] == faults(formula), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_stands_at_a_board_is_short(language: str) -> None:
    """Every host types, reads, writes and calculates it at each of hundreds of boards."""
    refs = largest(language)
    rounds = {number: table for number, table in refs.rounds.items() if number <= 10}
    found = board_formulas(replace(refs, rounds=rounds), rounds[10])

    assert sum(map(len, found.values())) <= 9400


@pytest.mark.parametrize(("state", "language"), [
    *zip(STATES, cycle(LANGUAGES)),
    *(pytest.param(*each, marks=pytest.mark.long) for each in zip(STATES, cycle(LANGUAGES[::-1]))),
])  # fmt: skip
def test_every_formula_of_a_workbook_can_be_read_by_a_spreadsheet(
    language: str, state: str
) -> None:
    """Whatever sheet it stands on."""
    live = event(language, state).live

    assert live
    for (sheet, where), formula in live.items():
        assert max(map(len, texts(formula.text)), default=0) <= 255, (sheet, where)
        assert ROW not in formula.text, (sheet, where)
    for shared in by_shape(formula.text for formula in live.values()).values():
        assert depth(shared) <= 60, shared
        assert [] == faults(shared), shared


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_link_are_short_enough_for_excel(language: str) -> None:
    """A HYPERLINK shows at most 255 letters; the bar repeats 90 of a sentence of Check."""
    bars = [said for key, said in area("live", language).items() if key.startswith("bar.")]

    assert max(map(len, bars)) + 90 + 40 <= 255


def test_a_workbook_without_anything_has_no_references() -> None:
    """No sheet, no round, no list."""
    refs = Refs("en", Book())

    assert (None, None, {}, "") == (refs.current, refs.players, refs.drawn, refs.lists)
    assert '""' == registration_formula(refs)
    assert Workbook() == Workbook({})
