"""What Out in rounds says: rounds without the player, offers, promised byes."""

from __future__ import annotations

from io import BytesIO
from random import Random
from typing import TYPE_CHECKING

import openpyxl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.live.attendance import ended_test, offer_test, out_test
from nigiri.workbook.spellings.out_in_rounds import BYE_WORDS, Outs
from tests.office import recalculated

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

ROUNDS = st.frozensets(st.integers(1, 20))


def outs(out: set[int], offered: set[int], promised: set[int]) -> Outs:
    """Return a cell in numbers."""
    return Outs(frozenset(out), frozenset(offered), frozenset(promised))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", outs(set(), set(), set())),
        ("3", outs({3}, set(), set())),
        ("5?", outs(set(), {5}, set())),
        ("3, 5?", outs({3}, {5}, set())),
        ("1; 4-? , 2 ?", outs({1}, {2, 4, 5, 6}, set())),
        ("3, 2-4?", outs({3}, {2, 4}, set())),
        ("3 bye", outs(set(), set(), {3})),
        ("3b", outs(set(), set(), {3})),
        ("1, 3 Exempt; 5?", outs({1}, {5}, {3})),
        ("2 EXEMPTÉ, 3ex", outs(set(), set(), {2, 3})),
        ("3, 3 bye, 3?", outs({3}, set(), {3})),
        ("2 and 4", outs({2, 4}, set(), set())),
        ("2 et 4?", outs({2}, {4}, set())),
        ("1, 2 UND 4", outs({1, 2, 4}, set(), set())),
        ("2 & 4", outs({2, 4}, set(), set())),
        ("2+4", outs({2, 4}, set(), set())),
        ("2et4", outs({2, 4}, set(), set())),
        ("1-2 and 4-", outs({1, 2, 4, 5, 6}, set(), set())),
        ("2 bye et 4", outs({4}, set(), {2})),
    ],
)
def test_a_mark_behind_the_rounds_says_what_they_are(typed: str, expected: Outs) -> None:
    """A round that is out is no offer any more; what a promise means beside it nobody guesses."""
    assert expected == Outs.parse(typed, 6).within(6)


def test_what_is_typed_without_an_end_goes_on_as_long_as_the_last_round_does() -> None:
    """Then further rounds, should the event get some, are out or offered, too."""
    said, offers = Outs.parse("2, 4-", 6), Outs.parse("4-?", 6)

    assert "2, 4-" == said.ended(6).cell("en")
    assert "2-" == said.sitting_out(frozenset({3})).ended(6).cell("en")
    assert "2, 4, 6-" == said.playing(frozenset({5})).ended(6).cell("en")
    assert "2, 4-5" == said.playing(frozenset({6})).ended(6).cell("en")
    assert "4-?" == offers.ended(6).cell("en")
    assert "4-6" == offers.sitting_out(frozenset({4, 5, 6})).ended(6).cell("en")


def test_a_promise_has_an_end() -> None:
    """Each round of it is printed."""
    assert "5 bye, 6 bye" == Outs.parse("5- bye", 6).cell("en")


@pytest.mark.parametrize(
    "typed",
    [
        "?",
        "5??",
        "?5",
        "7?",
        "x",
        "1?2",
        "-?",
        "bye",
        "bye 3",
        "3 bye?",
        "7 bye",
        "3 by",
        "3e",
        "2 ander 4",
        "²",
    ],
)
def test_what_says_nothing_of_a_round_is_refused(typed: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(ValueError, match="is not"):
        Outs.parse(typed, 6)


@given(ROUNDS, ROUNDS, ROUNDS, st.sampled_from(LANGUAGES))
def test_what_is_printed_is_read_back(
    out: frozenset[int], offered: frozenset[int], promised: frozenset[int], language: str
) -> None:
    """In every language, any number of times; also while it is being typed."""
    cell = Outs(out, offered - out, promised).cell(language)

    assert Outs(out, offered - out, promised) == Outs.parse(cell or "", 20)
    assert Outs(out, offered - out, promised) == Outs.readable(cell or "")


def test_while_it_is_typed_each_item_is_read_by_itself() -> None:
    """What cannot be read holds no round, and hides none."""
    held = {
        typed: sorted(Outs.readable(typed).out)
        for typed in ("3", "2-3", "-2", "1;3–4", "no", "2, maybe 3", "5 - 6, 7bye", "")
    }

    assert {
        "3": [3],
        "2-3": [2, 3],
        "-2": [1, 2],
        "1;3–4": [1, 3, 4],
        "no": [],
        "2, maybe 3": [2],
        "5 - 6, 7bye": [5, 6],
        "": [],
    } == held
    assert [*range(4, 21)] == sorted(Outs.readable("4-").out)


SPELLINGS = 400
"""Number of cells that people might type, on which formula and reader are compared; a quarter of
them every day.
"""


def spelling(random: Random) -> str:
    """Return what somebody might type, right or wrong, of any number of rounds up to 21."""

    def item() -> str:
        first, last = (str(random.randint(1, 21)) for _ in range(2))
        dash, gap = random.choice("-–—−"), random.choice(("", "", " "))
        rounds = random.choice((
            first, f"0{random.randint(1, 9)}", f"{first}{gap}{dash}{gap}{last}",
            f"{first}{gap}{dash}", f"{dash}{last}", "", "x", f"{first}x",
        ))  # fmt: skip
        word = random.choice(BYE_WORDS)
        return rounds + gap + random.choice(("", "", "", "?", "?", "??", word, f"{word}?"))

    separator = random.choice((",", ";", ", ", " ; ", ",,", " and ", " et ", " UND ", "&", " + "))
    alone = random.choice(("", "", "", f"-{separator}", f"-?{separator}"))
    return alone + separator.join(item() for _ in range(random.randint(1, 4)))


@pytest.mark.parametrize("many", [SPELLINGS // 4, pytest.param(SPELLINGS, marks=pytest.mark.long)])
def test_formula_and_reader_agree_while_it_is_typed(
    program: Callable[[str], str], tmp_path: Path, many: int
) -> None:
    """Out, offered, and out in this round or before, in LibreOffice, over a table of spellings."""
    random = Random("Out in rounds")  # noqa: S311 -- no secret is made from it
    typed = [*dict.fromkeys(spelling(random) for _ in range(many))]
    rounds = (1, 2, 3, 6, 10, 19)
    book = openpyxl.Workbook()
    sheet = book.worksheets[0]
    for row, words in enumerate(typed, 1):
        sheet.cell(row, 1, words).number_format = "@"
        cell, column = f"$A{row}", 2
        for number in rounds:
            since = f"OR({out_test(cell, number)},{ended_test(cell, number)})"
            for test in (out_test(cell, number), offer_test(cell, number), since):
                sheet.cell(row, column, f"=IF({test},1,0)").number_format = "0"
                column += 1
    data = BytesIO()
    book.save(data)

    (shown,) = recalculated(program("soffice"), {"out": data.getvalue()}, tmp_path)["out"].values()
    differing = {}
    for row, words in enumerate(typed, 1):
        found = [shown.cell(row, 2 + at) == "1" for at in range(3 * len(rounds))]
        said = Outs.readable(words)
        for at, number in enumerate(rounds):
            absent, offers, before = found[3 * at : 3 * at + 3]
            read = number in said.out, number in said.offered, min(said.out, default=99) <= number
            if (absent, offers and not absent, before) != read:
                differing[words, number] = (absent, offers, before), read

    assert many * 3 // 4 < len(typed)
    assert {} == differing


def test_promises_are_printed_last_each_with_its_word() -> None:
    """Each range of offers with its own mark."""
    assert "3, 1?, 5-6?" == outs({3}, {1, 5, 6}, set()).cell("en")
    assert "1, 3 bye, 4 bye" == outs({1}, set(), {3, 4}).cell("en")
    assert "3 exempt" == outs(set(), set(), {3}).cell("fr")
    assert outs(set(), set(), set()).cell("en") is None


def test_who_sits_out_has_no_offer_or_promise_for_the_round_and_who_plays_keeps_a_promise() -> None:
    """Others stay."""
    said = outs({1}, {2, 3}, {3, 4})
    now = frozenset({3, 1})

    assert outs({1, 3}, {2}, {4}) == said.sitting_out(now)
    assert outs(set(), {2}, {3, 4}) == said.playing(now)
    assert outs(set(), {2}, {1, 3, 4}) == said.with_bye(now)
    assert outs({1}, {2, 3}, {4}) == said.without_bye(now)
