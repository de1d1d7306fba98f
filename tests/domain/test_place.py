"""Where an event is played, as people type it."""

from __future__ import annotations

import pytest

from nigiri.domain.model.venue import Venue, venue_of


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Lyon, FR", Venue("Lyon", "FR")),
        (" Princeton ,  nj ", Venue("Princeton", "NJ")),
        ("Lyon (FR)", Venue("Lyon", "FR")),
        ("Hall 3, New York, NY", Venue("Hall 3, New York", "NY")),
        ("Montréal, Québec", Venue("Montréal, Québec")),
        ("Ay", Venue("Ay")),
        (", FR", Venue("", "FR")),
        ("", Venue()),
    ],
)
def test_the_last_part_of_two_letters_is_country_or_state(typed: str, expected: Venue) -> None:
    """What is not said is empty."""
    assert expected == venue_of(typed)


@pytest.mark.parametrize("said", [Venue("Lyon", "FR"), Venue("Lyon"), Venue()])
def test_the_words_of_a_place_say_the_same_place(said: Venue) -> None:
    """What nigiri writes, it reads."""
    assert said == venue_of(said.words)
