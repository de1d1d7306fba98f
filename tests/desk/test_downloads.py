"""The newest list of a federation among downloads, and how old the loaded lists are."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.members.age import age_words, checked_words, old_lists
from nigiri.desk.members.downloads import Download, Fresh, list_page, newest_list, refuse_no_newer
from nigiri.domain.federations.addresses import LIST_PAGES
from nigiri.domain.players.member import MemberList, StoredList
from nigiri.errors import WrongUse
from nigiri.members.store import Store
from tests.desk.story import begin

if TYPE_CHECKING:
    from pathlib import Path

DAY, NOW = dt.date(2026, 5, 1), dt.datetime(2026, 5, 1, 9)  # noqa: DTZ001 -- the clock of the hall
AGA = b"Ota, Yuzo\t10233\tFull\t4.56789\t12/31/2026\tMTGC\tNY\t0.5\t1/2/2026\n"
FFG = b"#Echelle au 12/04/2026 10:00:00\n"
EGF = b" 10000001  Ota Yuzo                              US   NY     4d  --  2400   3  X\n"
PAGE = b"<!DOCTYPE html><html><body>Not found</body></html>"


def saved(name: str, data: bytes, size: int | None = None) -> Download:
    """Return a downloaded file."""
    return Download(name, len(data) if size is None else size, DAY, lambda: data)


def found(*files: Download, key: str = "aga") -> str:
    """Return the name of the file with the newest list, or the sentence why there is none."""
    try:
        return newest_list(files, LIST_PAGES[key], "the folder").name
    except WrongUse as error:
        return str(error)


def test_the_newest_list_of_the_federation_is_taken_whatever_it_is_called() -> None:
    """Photos, films and the lists of other federations are passed over."""
    egf, aga = saved("list.txt", EGF), saved("saved (2).txt", AGA)

    assert "saved (2).txt" == found(saved("a.jpg", AGA), egf, aga, saved("tdlista.txt", AGA))
    assert "list.txt" == found(aga, egf, key="egf")
    assert "saved (2).txt" == found(saved("big.zip", AGA, 10**9), aga)
    assert "saved (2).txt" == found(saved("film.mkv.crdownload", b""), saved("x.zip", b"PK"), aga)


def test_its_day_is_the_one_it_says_else_that_of_its_file() -> None:
    """The lists of the AGA say none."""
    aga = newest_list([saved("a.txt", AGA)], LIST_PAGES["aga"], "")

    assert (DAY, ".file") == (aga.date, aga.how)


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ([], "There is no list of the AGA among the newest files of the folder"),
        ([saved("tdlistb.txt.crdownload", b""), saved("a.txt", AGA)], "still being downloaded"),
        ([saved("Unconfirmed 12.crdownload", b"")], "Unconfirmed 12.crdownload is still"),
        ([saved("tdlistb.html", PAGE), saved("a.txt", AGA)], "is a web page without the list"),
        ([saved("TDListB.txt", b"Ota, Yuzo"), saved("a.txt", AGA)], "there is no member in it"),
        ([saved("tdlistb.zip", b"PK\x03\x04 cut"), saved("a.txt", AGA)], "cannot be taken"),
        ([saved("b.txt", EGF)], "b.txt is the list of the EGF, and there is none of the AGA"),
    ],
)
def test_what_is_not_the_list_is_named_in_one_sentence(files: list[Download], told: str) -> None:
    """Also where an older file would fit: the director meant the newest."""
    assert told in found(*files)
    assert "othing was loaded" in found(*files)


@pytest.mark.parametrize(
    ("date", "count", "told"),
    [
        (dt.date(2026, 4, 1), 100, "older than the loaded list of 2026-05-01"),
        (DAY, 100, "is the list of 2026-05-01 that is loaded already"),
        (dt.date(2026, 6, 1), 80, "much shorter than the loaded list, 80 where that one has 100"),
        (dt.date(2026, 6, 1), 95, None),
        (DAY, 101, None),
    ],
)
def test_a_list_that_is_no_newer_or_cut_off_is_refused(
    date: dt.date, count: int, told: str | None
) -> None:
    """Without a loaded one all are fresh."""
    (member,) = newest_list([saved("a.txt", AGA)], LIST_PAGES["aga"], "").members.members
    fresh = Fresh("a.txt", MemberList("aga", "aga", (member,) * count), date, "")
    stored = StoredList("aga", "aga", DAY, 100, "old.txt", NOW)
    refuse_no_newer(fresh, None)
    if told is None:
        refuse_no_newer(fresh, stored)
        return
    with pytest.raises(WrongUse, match=told):
        refuse_no_newer(fresh, stored)


def test_without_a_name_the_only_loaded_list_is_meant() -> None:
    """Lists of a club's own have no page."""
    assert "egf" == list_page(None, ["club", "egf"]).key
    assert "aga" == list_page("aga", ["egf"]).key
    for name, loaded in ((None, []), (None, ["aga", "egf"]), ("club", ["aga"])):
        with pytest.raises(WrongUse, match="Which list is meant"):
            list_page(name, loaded)


def test_a_list_older_than_a_month_is_told_in_one_line(tmp_path: Path) -> None:
    """Of those that concern the event: with numbers of its players, else of the scale."""
    lists, workbook = Store(tmp_path), begin().workbook
    for key in LIST_PAGES:
        lists.load(MemberList(key, key, ()), DAY, "list.txt", NOW)
    later = DAY + dt.timedelta(32)

    (told,) = old_lists(workbook, lists, later)
    assert "These lists are more than a month old: egf of 2026-05-01, ffg of 2026-05-01." in told
    (told,) = old_lists(workbook, lists, later, "aga")
    assert "aga of 2026-05-01. For a fresh one: nigiri ratings renew" in told
    assert () == old_lists(workbook, lists, later - dt.timedelta(1))
    (tmp_path / "egf.sqlite").write_bytes(b"damaged")
    assert () == old_lists(workbook, lists, later)


def test_the_numbers_of_players_say_which_lists_concern_an_event(tmp_path: Path) -> None:
    """Whatever the scale of its ratings is."""
    lists, story = Store(tmp_path), begin()
    for key in LIST_PAGES:
        lists.load(MemberList(key, key, ()), DAY, "list.txt", NOW)
    story.types("players", {(4, "family"): "Ota", (4, "rank"): "5d", (4, "federation_id"): "10233"})

    (told,) = old_lists(story.workbook, lists, DAY + dt.timedelta(40))
    assert "aga of 2026-05-01." in told


def test_the_age_of_a_list_and_of_an_address_is_told_in_words() -> None:
    """An address that nobody tried is said to be so."""
    assert "The list is 1 day old." == age_words(DAY, dt.date(2026, 5, 2))
    assert "The list is from today." == age_words(DAY, dt.date(2026, 4, 2))
    assert "This address has not been checked" in checked_words(None)
    assert "The list was there on 2026-05-01." == checked_words(DAY)
