"""Countries are known by their letters and by their names in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel import Locale
from babel.core import get_global

from nigiri.domain.players import country_names
from nigiri.domain.players.countries import country_code, egf_country, town_and_country
from nigiri.messages.catalogue import LANGUAGES
from tests.domain.country_names import FILE, made

#: Two letters and all that was ever understood for them, from which nothing is ever removed.
UNDERSTOOD = Path(__file__).parents[1] / "data" / "countries.tsv"


@pytest.fixture(scope="module")
def same_names() -> None:
    """Babel has the names of the Unicode from which ours were copied; another one has others."""
    theirs = f"CLDR {get_global('cldr').get('version', 'of an older time')}"
    if theirs not in str(country_names.__doc__):
        pytest.skip(f"Babel has {theirs}; python -m tests.domain.country_names copies its names")


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("IE", "IE"), ("irl", "IE"), ("Ireland", "IE"), ("Irlande", "IE"), ("irland", "IE"),
        ("IR", "IR"), ("UK", "GB"), ("gb", "GB"), ("England", "GB"), ("Deutschland", "DE"),
        ("GER", "DE"), ("DEU", "DE"), ("U.S.A.", "US"), ("Etats-Unis", "US"), ("Holland", "NL"),
        ("Czech Republic", "CZ"), ("Côte d\u2019Ivoire", "CI"), ("Bosnie Herzégovine", "BA"),
        (" korea ", "KR"), ("XK", "XK"), ("Congo", "CG"), ("Myanmar (Burma)", "MM"), ("EU", ""),
        ("", ""), ("Narnia", ""), ("NJ", ""), ("ZZ", ""), ("?", ""),
    ],
)  # fmt: skip
def test_a_country_is_known_by_letters_and_names(typed: str, code: str) -> None:
    """Two letters count first: IR is Iran, never Ireland."""
    assert code == country_code(typed)


def test_what_was_once_understood_always_is() -> None:
    """A name that Unicode changes becomes one of our own, as Turkey and Swaziland did."""
    rows = [line.split("\t") for line in UNDERSTOOD.read_text(encoding="utf-8").splitlines()]
    others = [(word, code) for code, *words in rows for word in words if country_code(word) != code]

    assert 250 == len(rows)
    assert [] == others


@pytest.mark.usefixtures("same_names")
def test_names_are_those_that_babel_has() -> None:
    """Copied, since the domain has no door to it: python -m tests.domain.country_names."""
    assert made() == FILE.read_text(encoding="utf-8")


@pytest.mark.usefixtures("same_names")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_babel_is_understood(language: str) -> None:
    """In each language, of each country of which the letters are."""
    names = Locale(language).territories
    codes = [code for code in map(str, names) if code == country_code(code)]

    assert 250 == len(codes)
    assert codes == [country_code(str(names[code])) for code in codes]


def test_the_egf_has_letters_of_its_own_for_one_country() -> None:
    """UK; all others are those of ISO."""
    assert ("UK", "UK", "FR", "") == (*map(egf_country, ("GB", "Scotland", "France", "Narnia")),)


@pytest.mark.parametrize(
    ("place", "found"),
    [
        ("Lyon, FR", ("Lyon", "FR")), ("Lyon (FR)", ("Lyon", "FR")),
        ("Lyon, France", ("Lyon", "FR")), ("Hall 3, Dublin, Irland", ("Hall 3, Dublin", "IE")),
        ("Princeton, NJ", ("Princeton", "")), ("Hall 3, Lyon", ("Hall 3, Lyon", "")),
        ("Luxembourg", ("Luxembourg", "")), ("", ("", "")),
    ],
)  # fmt: skip
def test_a_place_says_its_country_by_letters_or_name(place: str, found: tuple[str, str]) -> None:
    """A state of America is none, and a town alone says nothing."""
    assert found == town_and_country(place)
