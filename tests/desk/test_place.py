"""Why one player stands before another: one sentence, in the words of the criteria."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.explain import place as module
from nigiri.desk.explain.place import why_place
from nigiri.domain.model.units import PlayerId
from nigiri.domain.standings.ties import Compared, Explained
from nigiri.errors import Forbidden, WrongUse
from tests.desk.story import begin, club, drawn, quebec_played

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Workbook


@pytest.fixture(scope="module")
def quebec() -> Workbook:
    """Return the 2005 Quebec Open as it was played."""
    return quebec_played().workbook


def french() -> Workbook:
    """Return a small event in French."""
    story = begin(language="fr", rounds=1)
    story.types("players", {
        (row, key): value
        for row, name in enumerate(("Roy", "Côté", "Dubé", "Gagné"), 4)
        for key, value in (("family", name), ("rank", "5k"), ("here", "oui"))
    })  # fmt: skip
    return drawn(story, 1).workbook


def test_the_winner_of_2005_stands_first_by_one_on_one(quebec: Workbook) -> None:
    """Level in all else, whichever of the two is named first."""
    both = {why_place(quebec, 9, 8).sentence, why_place(quebec, 8, 9).sentence}
    (sentence,) = both

    assert "by one-on-one, 9 beat 8; victories" in sentence
    assert sentence.endswith(" equal.")


def test_sections_come_first(quebec: Workbook) -> None:
    """Whoever is in a higher section stands before everybody below."""
    sentence = why_place(quebec, 40, 1).sentence

    assert sentence.startswith("1 ")
    assert "because section 1 is ahead of section" in sentence


def test_there_are_no_places_before_the_first_draw() -> None:
    """And none for somebody who is not in the standings."""
    story = club(4)
    with pytest.raises(Forbidden, match="No round is drawn yet"):
        why_place(story.workbook, 1, 2)
    drawn(story, 1)
    with pytest.raises(WrongUse, match="99 is not in the standings"):
        why_place(story.workbook, 1, 99)


def compared(code: str, mine: Fraction | int | None, theirs: Fraction | int | None) -> Compared:
    """Return two figures of a criterion."""
    return Compared(code, mine, theirs)


#: What is compared -> the sentence about players 1 and 2, without their names.
BEFORE = [
    (compared("SDOS", 52, 46), "by SDOS, 13 to 11½"),
    (compared("SDOSW", 53, -7), "by SDOSW, 13¼ to −1¾"),
    (compared("SOS", Fraction(80, 3), None), "by SOS, 13.33 to –"),
    (compared("NBW", 1, -1), "by victories, ½ to −½"),
    (compared("RANK", 2, -4), "by rank, 2d to 5k"),
    (compared("RATING", 2100, None), "by rating, 2100 to –"),
    (compared("RATING", Fraction(9, 2), Fraction(-41, 4)), "by rating, 4.5 to −10.25"),
    (compared("SDC", 2, 1), "by direct comparison"),
    (compared("DC", 2, 1), "by direct confrontation"),
    (compared("ALL", 1, 0), "because 1 missed no round"),
    (compared("LOT", 2**60, 2**50), "by lot"),
    (compared("ONE", 2, 0), "by one-on-one, 1 beat 2"),
]


@pytest.mark.parametrize(("found", "words"), BEFORE)
def test_every_criterion_has_its_sentence(
    monkeypatch: pytest.MonkeyPatch, found: Compared, words: str
) -> None:
    """The figure of the one ahead comes first."""
    answers = {
        (1, 2): Explained(PlayerId(1), (), found),
        (2, 1): Explained(PlayerId(1), (), replace(
            found, value=found.other_value, other_value=found.value)),
    }  # fmt: skip
    monkeypatch.setattr(module, "explained", lambda _, one, other: answers[one, other])
    book = drawn(club(4, rounds=1), 1).workbook
    sentences = {why_place(book, *pair).sentence for pair in answers}

    (sentence,) = sentences
    assert sentence.endswith(f" {words}.")
    assert sentence.startswith("1 Family")


#: What does not separate them -> what is said of it.
EQUAL = [
    ((compared("NBW", 8, 8),), "victories 4 equal"),
    ((compared("NBW", 8, 8), compared("SOS", 42, 42)), "victories 4 and SOS 21 equal"),
    (
        (compared("NBW", 8, 8), compared("SOS", 42, 42), compared("SDOS", 7, 7)),
        "victories 4, SOS 21 and SDOS 1¾ equal",
    ),
    ((compared("MMS", -3, -3), compared("ONE", 0, 0)),
     "score −1½ equal; one-on-one does not separate them"),
    ((compared("ALL", 1, 1), compared("SDC", 0, 0)),
     "neither missed a round; direct comparison does not separate them"),
    ((compared("ALL", 0, 0),), "both missed a round"),
]  # fmt: skip


@pytest.mark.parametrize(("equal", "words"), EQUAL)
def test_what_is_equal_is_told_too(
    monkeypatch: pytest.MonkeyPatch, equal: tuple[Compared, ...], words: str
) -> None:
    """Figures with their value, all else by what it did not do."""
    monkeypatch.setattr(module, "explained", lambda *_: Explained(None, equal, None))
    sentence = why_place(drawn(club(4, rounds=1), 1).workbook, 1, 2).sentence

    assert " share place " in sentence
    assert sentence.endswith(f": {words}.")


def test_the_sentence_is_in_the_language_of_the_event() -> None:
    """With the French words of the criteria."""
    found = {why_place(french(), 1, n).sentence for n in (2, 3, 4)}

    assert all(" est devant " in each or "partagent la place" in each for each in found)
    assert any("victoires" in each for each in found)
