"""Where an event is played, as people type it."""

from __future__ import annotations

import pytest

from nigiri.domain.model.venue import Place, place


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Lyon, FR", Place("Lyon", "FR")),
        (" Princeton ,  nj ", Place("Princeton", "NJ")),
        ("Lyon (FR)", Place("Lyon", "FR")),
        ("Hall 3, New York, NY", Place("Hall 3, New York", "NY")),
        ("Montréal, Québec", Place("Montréal, Québec")),
        ("Ay", Place("Ay")),
        (", FR", Place("", "FR")),
        ("", Place()),
    ],
)
def test_the_last_part_of_two_letters_is_country_or_state(typed: str, expected: Place) -> None:
    """What is not said is empty."""
    assert expected == place(typed)


@pytest.mark.parametrize("said", [Place("Lyon", "FR"), Place("Lyon"), Place()])
def test_the_words_of_a_place_say_the_same_place(said: Place) -> None:
    """What nigiri writes, it reads."""
    assert said == place(said.words)
