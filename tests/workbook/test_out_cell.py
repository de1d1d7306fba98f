"""What Out in rounds says: rounds without the player, offers, promised byes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.live.attendance import is_offered, is_out
from nigiri.workbook.spellings.out_in_rounds import Outs

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
    """In every language, any number of times; formulas see the same rounds."""
    cell = Outs(out, offered - out, promised).cell(language)

    assert Outs(out, offered - out, promised) == Outs.parse(cell or "", 20)
    for number in range(1, 21):
        assert (number in out) == is_out(cell or "", number)
        assert (number in offered - out) == is_offered(cell or "", number)


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
