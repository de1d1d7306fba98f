"""Ranks as lists write them."""

from __future__ import annotations

import pytest

from nigiri.workbook.spellings.ranks import is_beginner, rank_written


@pytest.mark.parametrize(
    ("written", "rank"),
    [
        ("5k", "5k"), ("5 Kyu", "5k"), ("1 dan", "1d"), ("12K", "12k"), ("4-d", "4d"),
        ("5th kyu", "5k"), ("1st dan", "1d"), ("2nd Dan", "2d"), ("1er dan", "1d"),
        ("5e kyu", "5k"), ("5ème kyu", "5k"), ("3. Kyu", "3k"), ("1. Dan", "1d"),
        ("5k?", "5k"), ("3d*", "3d"), ("Shodan", "1d"), ("nidan", "2d"), ("kudan", "9d"),
        ("beginner", "30k"), ("Débutante", "30k"), ("Anfänger", "30k"),
        ("?", None), ("", None), ("5", None), ("1p", None), ("31k", None), ("0d", None),
        ("3k KGS", None),
    ],
)  # fmt: skip
def test_a_rank_is_understood_as_people_write_it(written: str, rank: str | None) -> None:
    """In three languages; what is no rank over the board is none."""
    found = rank_written(written)

    assert rank == (None if found is None else str(found))


def test_a_beginner_is_told_from_a_rank() -> None:
    """So that whoever imports can say so."""
    assert is_beginner("novice")
    assert not is_beginner("30k")
