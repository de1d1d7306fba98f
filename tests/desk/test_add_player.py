"""One player is added: a member of a list with the whole line, or somebody who is on none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.members.add import Wanted, add_player
from nigiri.desk.members.entrants import entrants
from nigiri.desk.members.lookup import hits
from nigiri.errors import SheetProblems, WrongUse
from nigiri.members.store import Store
from nigiri.workbook.apply import applied
from nigiri.workbook.model.changes import Say
from nigiri.workbook.read.table_finder import find
from tests.desk.story import DESK
from tests.desk.test_member_lists import event, row_of, store

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.workbook.model.cells import Workbook

__all__ = ["store"]


def added(
    workbook: Workbook, lists: Store, who: str, **wanted: object
) -> tuple[Workbook, tuple[str, ...]]:
    """Return the workbook with a player added, and what was said."""
    changes = add_player(workbook, DESK, lists, wanted=Wanted(who, **wanted))  # type: ignore[arg-type]
    return applied(workbook, changes), changes.sentences


def refusal(workbook: Workbook, lists: Store, who: str, **wanted: object) -> str:
    """Return why nobody is added."""
    with pytest.raises(WrongUse) as refused:
        added(workbook, lists, who, **wanted)
    return str(refused.value)


def cell(workbook: Workbook, key: str, row: int = 4) -> object:
    """Return a cell of Players."""
    return workbook["Players"].cell(row, find(workbook).locations["players"].columns[key])


def names(workbook: Workbook) -> list[str]:
    """Return who is entered."""
    return [each.name for each in entrants(workbook)]


@pytest.mark.parametrize("who", ["ota", "yuzo o", "10233", "AGA 10233", "Ota, Yuzo"])
def test_the_whole_line_of_all_lists_is_entered(who: str, store: Store) -> None:
    """By a number, a name, or the beginning of one."""
    after, said = added(event([], rating_scale="EGF"), store, who, here=True)

    assert ("Ota, Yuzo, 5d, is entered in row 4.",) == said
    assert {
        "rank": "5d", "club": "MTGC", "rating": 2512, "published": 2512, "state": "NY",
        "country": "US", "federation_id": "EGF 16250531, AGA 10233", "expires": "2026-12-31",
    } == row_of(after)  # fmt: skip
    assert ("yes", None) == (cell(after, "here"), cell(after, "notes"))


def test_a_member_of_the_aga_enters_its_events_with_its_own_line(store: Store) -> None:
    """Somebody of that name on the list of the EGF may be somebody else."""
    after, _ = added(event([]), store, "10233")

    assert {
        "rank": "4d", "club": "MTGC", "rating": 4.56, "published": 4.56, "state": "NY",
        "federation_id": "10233", "expires": "2026-12-31",
    } == row_of(after)  # fmt: skip


def test_the_log_has_a_line(store: Store) -> None:
    """What was done, by the command."""
    after, said = added(event([]), store, "ota")

    line = after["Log"].row(4)
    assert ("add", said[0]) == (line[2], line[6])


def test_players_stand_below_the_last_one(store: Store) -> None:
    """Also below somebody whose rank is still missing."""
    after, _ = added(event([{"family": "Alder", "given": "Anna"}]), store, "ota")

    assert ["Alder, Anna", "Ota, Yuzo"] == names(after)
    assert "Ota" == cell(after, "family", 5)


def test_what_is_typed_wins_over_the_list(store: Store) -> None:
    """Rank and club."""
    after, _ = added(event([]), store, "ota", rank="5D", club=" Mine ")

    assert ("5d", "Mine") == (cell(after, "rank"), cell(after, "club"))


def test_what_the_federation_would_ask_is_said_at_once(store: Store) -> None:
    """The membership that ended, and an entry below what is published."""
    _, said = added(event([]), store, "34", rank="5k")

    assert "Lee, Bob, 5k, is entered in row 4." == said[0]
    assert "The membership of Lee, Bob ends on 2026-01-01, before the event does." in said[1]
    assert "Lee, Bob enters as 5k, below what is published: 3k (-3.2)." in said[2]


def test_a_dan_far_above_every_known_grade_is_named_at_once(store: Store) -> None:
    """Two grades above that of an earlier entry; one grade is accepted."""
    _, far = added(event([], rating_scale="EGF"), store, "10233", rank="7d")
    _, near = added(event([], rating_scale="EGF"), store, "10233", rank="6d")
    words = "Entered as 7d; the list egf has 5d from an earlier entry."

    assert any(sentence.startswith(words) for sentence in far)
    assert not any("earlier entry" in sentence for sentence in near)


def test_what_only_the_lists_know_is_said_too(store: Store) -> None:
    """A licence that is marked as none for this season."""
    _, said = added(event([], rating_scale="EGF"), store, "dup zo")

    assert "The list of the FFG marks the licence X: no licence for this season." in said


@pytest.mark.parametrize("who", ["ota", "10233", "Yuzo OTA"])
def test_whoever_is_entered_is_named_and_not_entered_twice(who: str, store: Store) -> None:
    """By number or name; nothing is changed."""
    once, _ = added(event([]), store, "ota")
    changes = add_player(once, DESK, store, wanted=Wanted(who))

    assert ("Ota, Yuzo is entered already: row 4.",) == changes.sentences
    assert {Say} == {type(each) for each in changes.operations}


def test_whoever_is_entered_and_comes_is_marked_as_here(store: Store) -> None:
    """Once; with the number in the event where there is one."""
    once = event([{"family": "Ota", "given": "Yuzo", "rank": "4d", "number": 7}])
    after, said = added(once, store, "ota", here=True)
    again, said_again = added(after, store, "ota", here=True)

    assert ("Ota, Yuzo is entered already, No. 7, row 4, and now marked as here.",) == said
    assert ("Ota, Yuzo is entered already: No. 7, row 4.",) == said_again
    assert ["yes"] * 2 == [cell(each, "here") for each in (after, again)]


def test_namesakes_with_other_numbers_are_told_apart(store: Store) -> None:
    """The second has a number behind the given name, and is still known by the list."""
    first, _ = added(event([]), store, "34")
    second, said = added(first, store, "35", rank="3k")

    assert ["Lee, Bob", "Lee, Bob (2)"] == names(second)
    assert ("Lee, Bob (2), 3k, is entered in row 5.",) == said
    assert "is entered already: row 5." in added(second, store, "35")[1][0]


def test_somebody_on_no_list_is_entered_as_typed_and_marked(store: Store) -> None:
    """With spaces put right; who may be meant is said."""
    after, said = added(event([]), store, "Alder ,  Anna", rank="2 dan", club="Northside")

    assert ("Alder, Anna, 2d, is entered in row 4, as typed.", "No member has this name.") == said
    assert ("Alder", "Anna", "2d", "Northside") == tuple(
        cell(after, key) for key in ("family", "given", "rank", "club")
    )
    assert "On no list (aga 2026-05-01, egf 2026-05-01, ffg 2026-05-01)" == cell(after, "notes")
    assert ("Alder, Anna is entered already: row 4.",) == added(after, store, "alder")[1]
    assert ("Alder, Anna is entered already: row 4.",) == added(
        after, store, "Anna Alder", rank="3d"
    )[1]


def test_a_name_like_one_on_a_list_is_entered_as_typed_with_the_rank(store: Store) -> None:
    """It may be somebody else; who is alike is said."""
    after, said = added(event([]), store, "Otta, Yuzo", rank="1d")

    assert ["Otta, Yuzo"] == names(after)
    assert "No member has this name. Perhaps Ota, Yuzo" in said[1]


def test_without_lists_nobody_is_marked(tmp_path: Path) -> None:
    """Whoever is typed is entered."""
    after, said = added(event([]), Store(tmp_path / "none"), "Alder, Anna", rank="2d")

    assert ("Alder, Anna, 2d, is entered in row 4, as typed.",) == said
    assert cell(after, "notes") is None


@pytest.mark.parametrize(
    ("who", "wanted", "why"),
    [
        ("bob lee", {}, "bob lee may be Lee, Bob  3k  HOGC  TX  until 2026-01-01  AGA 34; "),
        ("1023", {}, "1023 may be Ota, Yuzo  4d"),
        ("oota yuzo", {}, "oota yuzo may be Ota, Yuzo  4d"),
        ("xyzz", {}, "xyzz is on no list. To enter this player all the same, give"),
        ("999", {"rank": "1k"}, "999 is on no list."),
        ("ota", {"listed": "ffg"}, "ota is on no list."),
        ("AGA 35", {}, "Lee, Bob: the lists have no rank. Give one, 30k to 9d."),
        ("ota", {"rank": "strong"}, "strong is not a rank; write 30k to 1k or 1d to 9d."),
        (" ", {}, "Give a name or a number."),
        (" ", {"rank": "1k"}, "Give a name or a number."),
    ],
)
def test_who_is_not_clear_is_not_entered(
    who: str, wanted: dict[str, object], why: str, store: Store
) -> None:
    """One sentence says why, and what to give."""
    assert refusal(event([]), store, who, **wanted).startswith(why)


def test_without_a_list_the_refusal_says_so(tmp_path: Path) -> None:
    """The rank is what is needed."""
    assert refusal(event([]), Store(tmp_path / "none"), "ota").startswith("No list of members is")


def test_cells_that_cannot_be_read_come_first(store: Store) -> None:
    """As for every command."""
    with pytest.raises(SheetProblems):
        added(event([{"family": "Ota", "given": "Yuzo", "rank": "who knows"}]), store, "lee")


def test_hits_are_each_person_once_and_tell_who_is_entered(store: Store) -> None:
    """Two lists have one of them; entered ones that no list has are there as well."""
    workbook = event([
        {"family": "Ota", "given": "Yuzo", "rank": "4d"},
        {"family": "Otake", "given": "Ann", "rank": "3k", "club": "North"},
    ])  # fmt: skip
    found = hits(store, entrants(workbook), "ota")

    assert [
        "Otake, Ann  3k  North  – entered already: row 5",
        "Ota, Yuzo  4d  MTGC  NY  until 2026-12-31  AGA 10233  – entered already: row 4",
    ] == [each.line for each in found]
    assert [("Otake, Ann", ""), ("AGA 10233", "aga")] == [(e.who, e.listed) for e in found]
    assert [] == [*hits(store, entrants(workbook), " ")]


def test_hits_that_forgive_a_slip_do_not_fit(store: Store) -> None:
    """Nor does the beginning of a number: so nobody takes them without looking."""
    assert [("Lee, Bob", True)] * 2 == [
        (each.member.name, each.fits) for each in hits(store, (), "lee") if each.member
    ]
    assert [False] == [each.fits for each in hits(store, (), "oota")]
    assert [False] == [each.fits for each in hits(store, (), "1023")]
    assert [True] == [each.fits for each in hits(store, (), "10233")]
