"""The numbers of players in federations."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nigiri.domain.players.federation_ids import ids, ids_words

NUMBERS = st.fixed_dictionaries(
    {},
    optional={
        "egf": st.from_regex(r"[1-9][0-9]{7}", fullmatch=True),
        "ffg": st.from_regex(r"[0-9]{7}", fullmatch=True),
        "aga": st.from_regex(r"[1-9][0-9]{0,5}", fullmatch=True),
    },
)


@pytest.mark.parametrize(
    ("typed", "numbers"),
    [
        ("16250531", {"egf": "16250531"}),
        ("1800226", {"ffg": "1800226"}),
        ("0350012", {"ffg": "0350012"}),
        ("10233", {"aga": "10233"}),
        (" 7 ", {"aga": "7"}),
        ("EGF 16250531, FFG 1800226, AGA 10233",
         {"egf": "16250531", "ffg": "1800226", "aga": "10233"}),
        ("aga 10233 / pin 16250531", {"egf": "16250531", "aga": "10233"}),
        ("EGF 16250531 AGA 10233", {"egf": "16250531", "aga": "10233"}),
        ("10233; 16250531", {"egf": "16250531", "aga": "10233"}),
        ("USA10233", {"aga": "10233"}),
        ("AGA #010233", {"aga": "10233"}),
        ("AGA no. 10233", {"aga": "10233"}),
        ("AGA id: 10233", {"aga": "10233"}),
        ("EGD PIN 16250531", {"egf": "16250531"}),
        ("licence 350012", {"ffg": "0350012"}),
        ("AGA 10233, aga 10233", {"aga": "10233"}),
    ],
)  # fmt: skip
def test_numbers_are_known_by_name_or_by_form(typed: str, numbers: dict[str, str]) -> None:
    """Case, order and separators do not matter."""
    assert numbers == ids(typed)


@pytest.mark.parametrize(
    "typed",
    ["", "-", "QC-123", "TMP27", "BGA 1234", "new member", "123456789", "EGF 10233",
     "AGA 16250531", "10233, 10234", "0", "AGA"],
)  # fmt: skip
def test_what_nobody_can_know_is_no_number(typed: str) -> None:
    """Other federations, words, a form that does not fit its name, two numbers for one."""
    assert {} == ids(typed)


@given(NUMBERS)
def test_the_cell_of_numbers_reads_as_those_numbers(numbers: dict[str, str]) -> None:
    """Written and read again, nothing is lost."""
    assert numbers == ids(ids_words(numbers))


def test_one_number_stands_alone_and_several_are_named() -> None:
    """A cell stays as short as it can."""
    assert "10233" == ids_words({"aga": "10233"})
    assert "EGF 16250531, AGA 10233" == ids_words({"aga": "10233", "egf": "16250531"})
    assert "" == ids_words({})
