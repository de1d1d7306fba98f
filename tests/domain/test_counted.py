"""Words that agree with a number, in both languages."""

from __future__ import annotations

import pytest

from nigiri.messages.plurals import agreeing, counted


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 tables"), (1, "1 table"), (2, "2 tables"), (21, "21 tables")]
)
def test_one_is_one_and_the_others_are_many(number: int, words: str) -> None:
    """As people say it."""
    assert words == counted(number, "table")


def test_many_may_have_words_of_their_own() -> None:
    """A verb agrees, too."""
    assert "1 game is open" == f"{counted(1, 'game is', 'games are')} open"
    assert "2 games are open" == f"{counted(2, 'game is', 'games are')} open"


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (1, "1 point", "1 point"), (2, "2 points", "2 points"), (0, "0 points", "0 point"),
        ("½", "½ point", "½ point"), ("1½", "1½ points", "1½ point"),
        ("−1", "−1 point", "−1 point"),
        ("+2", "+2 points", "+2 points"), ("0.5", "0.5 point", "0.5 point"),
        ("1,5", "1,5 points", "1,5 point"), ("3 to 5", "3 to 5 points", "3 to 5 points"),
        ("", " points", " points"), ("−", "− points", "− points"),
        ("{x}", "{x} points", "{x} points"),
    ],
)  # fmt: skip
def test_french_has_one_below_two(number: object, english: str, french: str) -> None:
    """Half a point is one in both; what is no number is many."""
    template = "{gap:# point|# points}"

    assert english == agreeing(template, "en", {"gap": number})
    assert french == agreeing(template, "fr", {"gap": number})


def test_other_facts_and_bars_stay() -> None:
    """A choice needs no number in it, and may stand beside facts of all kinds."""
    template = "{n:The only round is|All # rounds are} drawn | {who}"

    assert "The only round is drawn | Ota" == agreeing(template, "en", {"n": 1, "who": "Ota"})
    assert "All 4 rounds are drawn | Ota" == agreeing(template, "en", {"n": 4, "who": "Ota"})


def test_a_fact_that_is_not_given_is_an_error() -> None:
    """As with any other template."""
    with pytest.raises(KeyError):
        agreeing("{n:# round|# rounds}", "en", {})
