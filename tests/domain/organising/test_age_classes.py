"""Prizes of the young (B14)."""

from __future__ import annotations

import pytest

from nigiri.domain.model.units import PlayerId
from nigiri.domain.organising.age_classes import AgeClass, Article, age_class, best_of_ages, suits

TWELVE, SIXTEEN = AgeClass(12, "U12"), AgeClass(16, "U16")
AGES = {PlayerId(2): 14, PlayerId(3): 11, PlayerId(5): 8, PlayerId(6): 15, PlayerId(7): 17}
ORDER = [PlayerId(n) for n in range(1, 9)]


@pytest.mark.parametrize(
    ("age", "name"), [(11, TWELVE), (12, SIXTEEN), (15, SIXTEEN), (16, None), (None, None)]
)
def test_somebody_belongs_to_the_youngest_class(age: int | None, name: AgeClass | None) -> None:
    """Below 12 is not 12; whose age is not known is grown up."""
    assert name == age_class((SIXTEEN, TWELVE), age)


def test_the_best_of_each_age_get_a_prize() -> None:
    """Who has won something else is passed over; more prizes go further down."""
    classes = (SIXTEEN, TWELVE)

    assert {TWELVE: (3,), SIXTEEN: (2,)} == best_of_ages(ORDER, AGES, classes)
    assert [TWELVE, SIXTEEN] == [*best_of_ages(ORDER, AGES, classes)]
    assert {TWELVE: (3,), SIXTEEN: (6,)} == best_of_ages(ORDER, AGES, classes, won=[PlayerId(2)])
    assert {TWELVE: (3, 5), SIXTEEN: (2, 6)} == best_of_ages(ORDER, AGES, classes, each=2)
    assert {TWELVE: ()} == best_of_ages([PlayerId(1)], AGES, [TWELVE])


@pytest.mark.parametrize(
    ("article", "ages"),
    [
        (Article("Book"), [8, 17, 18, None]),
        (Article("Wine", alcohol=True), [18, None]),
        (Article("Kite", for_children=True), [8, 17]),
        (Article("Mistake", alcohol=True, for_children=True), []),
    ],
)
def test_children_get_no_alcohol_and_what_is_held_back_for_them(
    article: Article, ages: list[int | None]
) -> None:
    """A prize that is both suits nobody."""
    assert ages == [age for age in (8, 17, 18, None) if suits(article, age)]
