"""Who is a European at the championship, and why (E9)."""

from __future__ import annotations

import pytest

from nigiri.domain.model.event import Player
from nigiri.domain.model.units import Rank
from nigiri.domain.players.europeans import CONDITIONS, European, european, typed_answer


def of(country: str = "", typed: str = "") -> European:
    """Return whether somebody from a country is a European, with what the director typed."""
    return european(Player("Ann", "", Rank(1), country=country, european=typed))


@pytest.mark.parametrize(
    ("country", "answer", "condition"),
    [
        ("FR", True, "eu"), ("fr", True, "eu"), ("Allemagne", True, "eu"), ("CY", True, "eu"),
        ("GB", True, "europe"), ("UK", True, "europe"), ("Russia", True, "europe"),
        ("Türkiye", True, "europe"), ("IS", True, "europe"), ("Islande", True, "europe"),
        ("IL", True, "egf"), ("AM", True, "egf"), ("Arménie", True, "egf"),
        ("CN", False, "elsewhere"), ("kr", False, "elsewhere"),
        ("Canada", False, "elsewhere"), ("Frnace", None, "unknown"), ("", None, "unknown"),
    ],
)  # fmt: skip
def test_the_country_says_it_where_nothing_is_typed(
    country: str, answer: object, condition: str
) -> None:
    """By the European Union, by lying in Europe, or by the member of the EGF.

    A country that is not known makes nobody a stranger.
    """
    found = of(country)

    assert (answer, condition, country) == (found.answer, found.condition, found.why)


@pytest.mark.parametrize(
    ("typed", "answer", "why"),
    [
        ("yes", True, ""), ("yes: vit à Lyon depuis 2009", True, "vit à Lyon depuis 2009"),
        ("no: moved away", False, "moved away"), ("NO", False, ""),
    ],
)  # fmt: skip
def test_what_the_director_typed_wins(typed: str, answer: object, why: str) -> None:
    """With the reason: a residence of 5 or 10 years is known to nobody else."""
    found = of("CN", typed)

    assert (answer, "typed", why) == (found.answer, found.condition, found.why)
    assert found == of("FR", typed)


def test_other_words_are_no_answer() -> None:
    """The country counts then; who reads the sheet reports it."""
    assert typed_answer("perhaps") is None
    assert typed_answer("") is None
    assert European(answer=True, condition="eu", why="FR") == of("FR", "perhaps")


def test_every_country_has_two_letters() -> None:
    """And one condition."""
    assert [] == [code for code in CONDITIONS if len(code) != 2 or not code.isupper()]
    assert {"eu": 27, "egf": 2} == {
        key: sum(each == key for each in CONDITIONS.values()) for key in ("eu", "egf")
    }
