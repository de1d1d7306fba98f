"""Prizes of the young: the best of an age, and what children are given (B14).

Ages are typed for children only, so who has none is grown up. What is held back for children is
chosen by nobody else, and no child gets alcohol.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from nigiri.domain.model.units import PlayerId

ADULT = 18
"""The age from which somebody is no child; elsewhere another may be the law."""


class AgeClass(NamedTuple):
    """Players below an age; name -- in the organiser's words."""

    below: int
    name: str


class Article(NamedTuple):
    """A prize to be chosen; for_children -- held back for them."""

    name: str
    alcohol: bool = False
    for_children: bool = False


def age_class(classes: Iterable[AgeClass], age: int | None) -> AgeClass | None:
    """Return the youngest class somebody belongs to; None for who is too old for all of them."""
    if age is None:
        return None
    return min((each for each in classes if age < each.below), default=None)


def best_of_ages(
    order: Sequence[PlayerId],
    ages: Mapping[PlayerId, int],
    classes: Iterable[AgeClass],
    won: Collection[PlayerId] = (),
    each: int = 1,
) -> Mapping[AgeClass, tuple[PlayerId, ...]]:
    """Return class -> its best players, the youngest class first; who won already is passed over.

    order -- everybody, the best in front; each -- prizes of a class
    """
    found: dict[AgeClass, tuple[PlayerId, ...]] = dict.fromkeys(sorted(classes), ())
    for player in order:
        theirs = age_class(found, ages.get(player))
        if theirs is not None and player not in won and len(found[theirs]) < each:
            found[theirs] += (player,)
    return found


def suits(article: Article, age: int | None, adult: int = ADULT) -> bool:
    """Tell whether somebody of that age may choose a prize."""
    child = age is not None and age < adult
    return not article.alcohol if child else not article.for_children
