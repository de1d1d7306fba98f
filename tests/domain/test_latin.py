"""Names in the letters of ASCII."""

from __future__ import annotations

import pytest

from nigiri.domain.text import beyond_ascii, in_ascii, in_western


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ota, Yuzo", "Ota, Yuzo"),
        ("Dubé Chloé", "Dube Chloe"),
        ("Łukasz Søren Đorđe", "Lukasz Soren Dorde"),
        ("Weiß Æther Œuvre", "Weiss Aether Oeuvre"),
        ("Şahin I\u015f\u0131k Őri", "Sahin Isik Ori"),
        ("O’Hara – Noë", "O'Hara - Noe"),
        ("Дмитрий", "???????"),
        ("王 Li", "? Li"),
    ],
)
def test_marks_are_taken_off_and_letters_spelled(name: str, expected: str) -> None:
    """What nobody can spell is a question mark."""
    assert expected == in_ascii(name)


def test_letters_that_cannot_be_said_are_named_once() -> None:
    """In their order; a question mark of the name itself is none of them."""
    assert ["Ива", "", "王"] == [
        beyond_ascii(name) for name in ("Иваива"[:3] + "Ив", "Dubé?", "王王 Li")
    ]


def test_in_letters_of_western_europe_only_others_lose_their_marks() -> None:
    """What ISO 8859-15 has stays, also where it came taken apart; what is not Latin is unknown."""
    assert "Ozóg Milosz Noé" == in_western("Ożóg Miłosz Noe\u0301")
    assert "??" == in_western("太田")
