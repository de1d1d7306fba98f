"""A member is added by one word of the name and a rank (A1, A2, A3)."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.players.member import Member, MemberList
from nigiri.members.store import Store
from tests.desk.story import begin
from tests.desk.test_add_player import added, cell, names, refusal

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.workbook.model.cells import Workbook


def member(name: str, number: int, rating: int) -> Member:
    """Return a member of the AGA."""
    family, _, given = name.partition(", ")
    return Member(family, given, str(number), rating=rating, club="MGA", state="MA",
                  expires=dt.date(2030, 1, 1), listed="aga", scale="aga")  # fmt: skip


MEMBERS = (
    member("Wilkins, Don", 14481, 130),
    member("Wilkinson, Eve", 14482, 410),
    *(member(f"Chen, {given}", 200 + at, 100 * at)
      for at, given in enumerate(("Amy", "Bo", "Cai", "Dan", "Eva"), 1)),
)  # fmt: skip


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Return a list of the AGA."""
    store = Store(tmp_path / "lists")
    listed = MemberList("aga", "aga", MEMBERS)
    store.load(listed, dt.date(2027, 1, 1), "list.txt", dt.datetime(2027, 1, 2))  # noqa: DTZ001
    return store


def event() -> Workbook:
    """Return an event by the AGA's rules."""
    return begin(rules="aga", rounds=4, dates="5/1/2027").workbook


@pytest.mark.parametrize("who", ["wilkins", "Wilkins", "don wilkins", "14481"])
def test_a_word_and_a_rank_enter_the_member(who: str, store: Store) -> None:
    """Don, who is 1d with 1.3, at 2d: 2.5 counts; nobody is asked about Wilkinson."""
    after, said = added(event(), store, who, rank="2d")

    assert ["Wilkins, Don"] == names(after)
    assert ("2d", 1.3, 2.5, "MGA", "MA", "14481") == tuple(
        cell(after, key)
        for key in ("rank", "rating", "entry_rating", "club", "state", "federation_id")
    )
    assert "Wilkins, Don, 2d, is entered in row 4." == said[0]
    assert "Wilkins, Don (2d: 2.5 instead of 1.3)" in said[1]
    assert said[1].endswith("the AGA advises against it for less than two stones.")


def test_a_rank_below_the_rating_is_entered_and_the_rating_counts(store: Store) -> None:
    """Until the evidence is noted, which the answer asks for (A2)."""
    after, said = added(event(), store, "wilkins", rank="3k")

    assert ("3k", 1.3) == (cell(after, "rank"), cell(after, "entry_rating"))
    assert "Wilkins, Don enters as 3k, below what is published: 1d (1.3)." in said[1]
    assert "Only medical reasons count" in said[1]


def test_of_several_of_the_name_all_are_listed_and_how_to_say_which(store: Store) -> None:
    """Five are called Chen (A2)."""
    told = refusal(event(), store, "chen", rank="2d")

    assert [f"AGA {number}" in told for number in range(201, 206)] == [True] * 5
    assert "Give the number, or more of the name" in told
    after, _ = added(event(), store, "chen dan", rank="5d")
    assert ["Chen, Dan"] == names(after)


@pytest.mark.parametrize("who", ["Chen, Zoe", "Wilk", "Wilkins,"])
def test_a_whole_name_or_a_part_of_a_word_is_somebody_on_no_list(who: str, store: Store) -> None:
    """A comma says that nobody on the list is meant."""
    after, said = added(event(), store, who, rank="2d")

    assert [who.rstrip(",")] == names(after)
    assert said[0].endswith("as typed.")


def test_only_the_list_that_is_asked_counts(store: Store) -> None:
    """`--from egf` does not find members of the AGA."""
    after, _ = added(event(), store, "wilkins", rank="2d", listed="egf")

    assert ["wilkins"] == names(after)
