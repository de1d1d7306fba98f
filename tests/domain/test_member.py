"""Members of lists, and names for comparing."""

from __future__ import annotations

import pytest

from nigiri.domain.model.units import Rank
from nigiri.domain.players.federation_ids import numbers_asked
from nigiri.domain.players.member import Member, begins, name_key


@pytest.mark.parametrize(
    "name", ["Ota, Yuzo", "yuzo ota", " OTA   YUZO", "Öta, Yúzo", "ota-yuzo", "Yuzo_Ota."]
)
def test_accents_capitals_signs_and_order_do_not_matter(name: str) -> None:
    """All are one name."""
    assert "ota yuzo" == name_key(name)


def test_letters_that_only_look_accented_are_spelled() -> None:
    """As other lists write them."""
    assert "lukasz soren strass" == name_key("Łukasz Straß, Søren")


def test_a_member_without_rank_has_the_one_of_the_rating() -> None:
    """By the scale of the list (A6), from 30k to 9d."""
    grades = [
        Member("Ota", rank=Rank.parse("2k"), rating=2400).grade,
        Member("Ota", rating=2400).grade,
        Member("Ota", rating=450, scale="aga").grade,
        Member("Ota", rating=-4200, scale="aga").grade,
        Member("Ota").grade,
    ]

    assert ["2k", "4d", "4d", "30k", "None"] == [str(grade) for grade in grades]


def test_a_member_has_numbers_in_federations() -> None:
    """As the cell reads, and a name as the wall list prints it."""
    member = Member("Ota", "Yuzo", "EGF 16250531, AGA 10233")

    assert {"egf": "16250531", "aga": "10233"} == member.numbers
    assert ("Ota, Yuzo", "Ota") == (member.name, Member("Ota").name)


@pytest.mark.parametrize(
    ("words", "so"),
    [
        ("o yuz", True), ("yuzo o", True), ("OTA", True), ("", True), ("ota ota", False),
        ("y y", False), ("ta", False), ("otax", False),
    ],
)  # fmt: skip
def test_each_word_begins_a_word_of_its_own(words: str, so: bool) -> None:  # noqa: FBT001
    """Whatever their order."""
    assert so == begins(words, "Ota, Yuzo")


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("10233", {"egf": "10233", "ffg": "10233", "aga": "10233"}),
        (" 007 ", {"egf": "007", "ffg": "007", "aga": "7"}),
        ("AGA 10233", {"aga": "10233"}), ("usa10233", {"aga": "10233"}), ("ota", {}), ("", {}),
    ],
)  # fmt: skip
def test_digits_alone_may_be_of_any_federation(typed: str, asked: dict[str, str]) -> None:
    """A name before them says of which."""
    assert asked == numbers_asked(typed)
