"""A list of names and numbers alone: rank and rating come from the lists of members (A1, A3)."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.members.fill import looking_up
from nigiri.desk.players.import_list import gone_players, import_players
from nigiri.domain.model.units import Rank
from nigiri.domain.players.member import Member, MemberList
from nigiri.errors import WrongUse
from nigiri.members.store import Store
from tests.desk.story import Story, begin, tables

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from nigiri.workbook.model.changes import Changes

AGA = [
    Member("Wilkins", "Don", "14481", rating=130, club="SGC", state="WA", listed="aga",
           expires=dt.date(2030, 1, 1), scale="aga"),
    Member("Top", "Dan", "14002", rating=-250, club="PGC", state="OR", listed="aga", scale="aga"),
    Member("Chen", "Amy", "201", rating=210, state="MA", listed="aga", scale="aga"),
    Member("Chen", "Amy", "202", rating=-820, state="NY", listed="aga", scale="aga"),
    Member("Brown", "Frank", "6096", state="WA", listed="aga", scale="aga"),
]  # fmt: skip
OTHERS = {
    "egf": [Member("Ota", "Yuzo", "16250531", rank=Rank(5), rating=2512, country="US",
                   listed="egf")],
    "ffg": [Member("Noir", "Luc", "FFG 1800226", rank=Rank(-3), rating=1720, country="FR",
                   listed="ffg")],
}  # fmt: skip


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Return lists of three federations."""
    store = Store(tmp_path / "lists")
    scales = {"aga": "aga", "egf": "egf", "ffg": "egf"}
    for key, members in {"aga": AGA, **OTHERS}.items():
        listed = MemberList(key, scales[key], tuple(members))
        store.load(listed, dt.date(2027, 1, 1), "list.txt", dt.datetime(2027, 1, 2))  # noqa: DTZ001
    return store


def brought(
    store: Store | None, heads: Sequence[object], *rows: Sequence[object], rules: str = "aga"
) -> tuple[Story, Changes]:
    """Return an event into which a list was brought, and what was said."""
    story = begin(rules=rules, rounds=3, dates="2027-05-01")
    table = tables([[*heads], *map(list, rows)])
    return story, story.does(import_players, table, source="list", look_up=looking_up(store))


def players(story: Story) -> list[tuple[str, str, int | None]]:
    """Return name, rank and rating of everybody."""
    return [(p.name, str(p.rank), p.rating) for p in story.event.players]


def test_rank_and_rating_are_those_of_the_list_of_members(store: Store) -> None:
    """And all else it knows: the whole line, as one adds a player; by the number, or the name."""
    story, said = brought(
        store, ["Name", "AGA number"], ["Wilkins, Don", 14481], ["Top, Dan", None]
    )

    assert [("Wilkins, Don", "1d", 130), ("Top, Dan", "2k", -250)] == players(story)
    wilkins = story.event.players[0]
    assert ("SGC", "WA", 130, dt.date(2030, 1, 1)) == (
        wilkins.club, wilkins.state, wilkins.published, wilkins.expires,
    )  # fmt: skip
    told = "2 players had no rank on your list: rank and rating are from the lists of members."
    assert told in said.sentences


def test_who_is_not_found_is_told_with_line_and_name(store: Store) -> None:
    """And why: on no list, two of the name, somebody else's number, a member without a rating."""
    story, said = brought(
        store, ["Name", "AGA number"],
        ["Wilkins, Don", 14481], ["New, Nora", None], ["Chen, Amy", None], ["Chen, Amy", 202],
        ["Elm, Eve", 14002], ["Brown, Frank", 6096],
    )  # fmt: skip

    assert ["Wilkins, Don", "Chen, Amy"] == [name for name, _, _ in players(story)]
    assert (
        "1 row was left out: row 4, Chen, Amy, is the same as row 5.",
        (
            "3 players have no rank yet: "
            "row 3, New, Nora, no rank, and no list of members has this player; "
            "row 6, Elm, Eve, no rank, and 14002 is the number of Top, Dan; "
            "row 7, Brown, Frank, no rank, nor has the list of members one. "
            "Type it into the yellow cells on Players."
        ),
    ) == said.sentences[:2]
    family = [story.cell("players", row, "family") for row in range(4, 9)]
    assert ["Wilkins", "New", "Chen", "Elm", "Brown"] == family
    assert any(each.endswith("or enter them one by one: nigiri add") for each in said.sentences)


@pytest.mark.parametrize(
    ("heading", "number", "name", "expected"),
    [("EGF PIN", 16250531, "Ota, Yuzo", ("5d", 2512)),
     ("Licence", 1800226, "Noir, Luc", ("4k", 1720))],
)  # fmt: skip
def test_numbers_of_other_federations_are_the_same(
    heading: str, number: int, name: str, expected: tuple[str, int], store: Store
) -> None:
    """By the lists of the EGF and the FFG."""
    story, _ = brought(store, ["Name", heading], [name, number], rules="bga")

    assert [(name, *expected)] == players(story)


def test_a_rank_on_the_list_wins_and_only_blank_ones_are_looked_up(store: Store) -> None:
    """A list may have ranks of some."""
    story, _ = brought(
        store, ["Name", "Rank", "AGA number"],
        ["Wilkins, Don", "2d", 14481], ["Top, Dan", None, 14002], ["New, Nora", "9k", None],
    )  # fmt: skip

    assert [("Wilkins, Don", "2d", None), ("Top, Dan", "2k", -250), ("New, Nora", "9k", None)] == (
        players(story)
    )


def test_the_list_comes_again_and_changes_nothing(store: Store) -> None:
    """What was looked up is no word of the list; who is gone is still told."""
    heads, don, dan = ["Name", "AGA number"], ["Wilkins, Don", 14481], ["Top, Dan", 14002]
    story, _ = brought(store, heads, don, dan)
    before = players(story)
    story.types("players", {(4, "rank"): "2d"})
    table = tables([heads, don])
    gone = gone_players(story.workbook, table, source="list", columns={}, look_up=looking_up(store))
    said = story.does(import_players, table, source="list", look_up=looking_up(store))

    assert ("Top, Dan",) == gone
    assert [("Wilkins, Don", "2d", 130), before[1]] == players(story)
    assert not any("had no rank" in each for each in said.sentences)


def test_without_a_list_of_members_the_way_is_told() -> None:
    """Ranks can come from it, once it is loaded."""
    with pytest.raises(WrongUse, match=r"names and numbers, but no ranks.*nigiri ratings load"):
        brought(None, ["Name", "AGA number"], ["Wilkins, Don", 14481])
    story, said = brought(None, ["Name", "Rank"], ["Wilkins, Don", "1d"], ["Top, Dan", None])
    assert ["Wilkins, Don"] == [name for name, _, _ in players(story)]
    told = "1 player has no rank yet: row 3, Top, Dan, no rank. Type it into the yellow cell on"
    assert said.sentences[0].startswith(told)
