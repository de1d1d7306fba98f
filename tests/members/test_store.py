"""Lists of members that are kept, and looked up."""

from __future__ import annotations

import datetime as dt
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.units import Rank
from nigiri.domain.players.member import Member, MemberList
from nigiri.errors import HostError
from nigiri.members import lists_here
from nigiri.members.similar import LIKE, likeness
from nigiri.members.store import Store, folder

if TYPE_CHECKING:
    from collections.abc import Sequence

NOW = dt.datetime(2026, 5, 2, 10, 30)  # noqa: DTZ001 -- the clock of the hall
DAY = dt.date(2026, 5, 1)
OTA = Member("Ota", "Yuzo", "10233", None, 456, dt.date(2026, 12, 31), "MTGC", "", "NY", "",
             "Full", "aga", "aga")  # fmt: skip
BOB = Member("Lee", "Bob", "34", listed="aga", scale="aga")
OTHER_BOB = Member("Bob", "Lee", "35", rating=-320, listed="aga", scale="aga")
JURG = Member("Müller", "Jürg", "EGF 11380011, AGA 7", Rank.parse("1k"), 2050, listed="egf")


def kept(folder: Path, *lists: Sequence[Member]) -> Store:
    """Return lists of these members, kept."""
    store = Store(folder)
    for members in lists:
        key, scale = members[0].listed, members[0].scale
        store.load(MemberList(key, scale, tuple(members)), DAY, f"{key}.txt", NOW)
    return store


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Return two lists."""
    return kept(tmp_path / "lists", [OTA, BOB, OTHER_BOB], [JURG])


def test_what_is_kept_comes_back_whole(store: Store) -> None:
    """Every field of a member, whose list it is, and what is known of the list."""
    (aga, egf) = store.lists()

    assert (OTA,) == store.numbered("aga", "10233")
    assert (JURG,) == store.numbered("egf", "11380011") == store.numbered("aga", "7")
    assert () == store.numbered("ffg", "7")
    assert ("aga", "aga", DAY, 3, "aga.txt", NOW) == tuple(vars(aga).values())
    assert ("egf", "egf", 1) == (egf.key, egf.scale, egf.count)
    assert {"aga": DAY, "egf": DAY} == store.dates()


def test_names_are_found_in_any_order_without_accents(store: Store) -> None:
    """All who have the name, and no other (A1)."""
    assert (BOB, OTHER_BOB) == store.named("lee BOB")
    assert (JURG,) == store.named("Jurg Muller")
    assert () == store.named("Ota")


@pytest.mark.parametrize(
    "words", ["yuzo ota", "Yuzo", "ota", "Ota Yzo", "Otta, Yuzo", "Yuz", "Oto Yuzo"]
)
def test_names_are_found_with_slips_and_in_part(words: str, store: Store) -> None:
    """A letter more, less or another, or only one of the names."""
    assert (OTA,) == store.like(words)[:1]


def test_who_is_not_alike_is_not_found(store: Store) -> None:
    """Nor anybody for nothing."""
    assert () == store.like("Smith, Ann") == store.like("") == store.like("...")


def test_the_likeliest_come_first_and_no_more_than_asked(store: Store) -> None:
    """Of all lists together."""
    assert (BOB,) == store.like("bob lee", 1)
    assert JURG == store.like("mueller jurg")[0]


def test_likeness_is_a_matter_of_words() -> None:
    """Of those asked for; others make it a little less."""
    whole, part, slip = (likeness("ota yuzo", name) for name in ("ota yuzo", "ota", "oto yuzo"))

    assert 100 == whole > slip >= LIKE > part
    assert likeness("ota", "ota yuzo") > LIKE
    assert LIKE > likeness("", "ota yuzo")


def test_a_newer_list_takes_the_place_of_the_older_one(store: Store) -> None:
    """Nobody of the older one is left; other lists stay."""
    store.load(MemberList("aga", "aga", (BOB,)), DAY, "new.txt", NOW)

    assert ((), (BOB,), (JURG,)) == (
        store.named("Ota Yuzo"), store.named("Bob Lee"), store.named("Jurg Muller"),
    )  # fmt: skip


def test_a_list_that_cannot_be_written_leaves_the_older_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one sentence."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("nigiri.hosts.files.atomic_write.write_safely", full)
    with pytest.raises(HostError, match=r"^The list cannot be kept: .*No space left"):
        store.load(MemberList("aga", "aga", (BOB,)), DAY, "new.txt", NOW)

    assert (OTA,) == store.named("Ota Yuzo")


def test_a_list_tells_how_many_it_has(store: Store) -> None:
    """Nobody where there is none, or a damaged one."""
    (store.folder / "egf.sqlite").write_bytes(b"no database")

    assert [3, 0, 0] == [store.count(key) for key in ("aga", "egf", "ffg")]


def test_a_list_that_is_forgotten_is_gone(store: Store) -> None:
    """And was there."""
    assert [True, False] == [store.forget("aga"), store.forget("aga")]
    assert ["egf"] == list(store.dates())


def test_a_list_that_cannot_be_removed_says_so(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays."""

    def busy(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "unlink", busy)
    with pytest.raises(HostError, match="The list aga cannot be removed"):
        store.forget("aga")


@pytest.mark.parametrize("data", [b"", b"no database at all", b"SQLite format 3\0" + bytes(2000)])
def test_a_damaged_list_is_named_with_the_way_out(data: bytes, store: Store) -> None:
    """Whatever is asked of it."""
    (store.folder / "aga.sqlite").write_bytes(data)
    for ask in (store.lists, lambda: store.named("Ota"), lambda: store.like("Ota")):
        with pytest.raises(HostError, match=r"^The list aga is damaged: .*ratings forget aga"):
            ask()


def test_a_list_of_another_version_is_to_be_loaded_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its tables may be others."""
    monkeypatch.setattr("nigiri.members.store._READABLE", ("3",))

    with pytest.raises(HostError, match="load it again"):
        store.lists()


def test_a_folder_that_is_not_there_has_no_lists(tmp_path: Path) -> None:
    """It is made when a list is loaded."""
    store = Store(tmp_path / "a" / "b")

    assert (True, (), ()) == (store.empty, store.lists(), store.like("Ota"))
    assert not kept(tmp_path / "a" / "b", [BOB]).empty


@pytest.mark.parametrize(
    ("system", "set_to", "found"),
    [
        ("linux", {"NIGIRI_LISTS": "/club"}, Path("/club")),
        ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data/nigiri/lists")),
        ("linux", {}, Path("/home/ann/.local/share/nigiri/lists")),
        ("darwin", {}, Path("/home/ann/Library/Application Support/nigiri/lists")),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/nigiri/lists")),
    ],
)
def test_lists_are_in_the_folder_of_the_system(
    system: str, set_to: dict[str, str], found: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or in the one that NIGIRI_LISTS names."""
    for name in ("NIGIRI_LISTS", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, set_to.get(name, ""))
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ann"))

    assert found == folder() == lists_here().folder
