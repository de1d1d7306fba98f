"""Lists of members as a director types the commands."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import copied
from tests.cli.shell import NOW, Shell

TDLIST = (
    "Ota, Yuzo\t10233\tFull\t4.56789\t12/31/2026\tMTGC\tNY\t0.5\t1/2/2026\n"
    "Lee, Bob\t34\tYouth\t-3.2\t3/1/2027\tnone\t\t1.1\t\n"
    "Lee, Bob\t35\tFull\t2.5\t3/1/2027\tHOGC\tTX\t1.1\t\n"
)
ENTRIES = "Family name,Given name,Rank\nOta,Yuzo,5d\nLee,Bob,3k\n"


@pytest.fixture(autouse=True)
def lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of lists of this test."""
    monkeypatch.setenv("NIGIRI_LISTS", str(tmp_path / "lists"))
    return tmp_path / "lists"


@pytest.fixture(scope="module")
def loaded(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Shell:
    """Return a shell that has just loaded a list of the AGA, into a folder beside its own."""
    shell = copied(made, "new", tmp_path_factory.mktemp("loaded"))
    (shell.folder / "tdlista.txt").write_text(TDLIST, encoding="utf-8")
    (shell.folder / "entries.csv").write_text(ENTRIES, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("NIGIRI_LISTS", str(shell.folder.parent / "lists"))
        code = shell.gives("ratings", "load", shell.folder / "tdlista.txt", "--date", "2026-05-01")
    assert 0 == code
    return shell


@pytest.fixture
def aga(loaded: Shell, lists: Path, tmp_path: Path) -> Shell:
    """Return a shell with a new event and a list of the AGA, loaded."""
    shutil.copytree(loaded.folder.parent / "lists", lists)
    return Shell(shutil.copytree(loaded.folder, tmp_path / "hall"), said=loaded.said)


def test_a_list_is_loaded_shown_searched_and_forgotten(aga: Shell) -> None:
    """And what is loaded says what to do next."""
    assert "3 members of the list aga of 2026-05-01." in aga.said
    assert "nigiri ratings fill FILE" in aga.said
    assert 0 == aga.gives("ratings")
    assert "aga   2026-05-01        3  tdlista.txt" in aga.said
    assert 0 == aga.gives("ratings", "list", "--json")
    assert [["aga", "2026-05-01", 3, "tdlista.txt"]] == json.loads(aga.said)["view"]["rows"]
    assert 0 == aga.gives("ratings", "find", "yuzo", "otta")
    assert "10233   Ota, Yuzo    4.56  4d    2026-12-31" in aga.said
    assert 0 == aga.gives("ratings", "forget", "aga")
    assert 0 == aga.gives("ratings", "list")
    assert "No list of members is loaded: nigiri ratings load LIST" in aga.said


def test_an_own_list_has_the_name_of_its_file(aga: Shell) -> None:
    """Or the one that is asked for."""
    own = (aga.folder / "entries.csv").rename(aga.folder / "Our Club 2026.csv")

    assert 0 == aga.gives("ratings", "load", own)
    assert "2 members of the list our-club-2026 of" in aga.said
    assert 0 == aga.gives("ratings", "load", own, "--name", "club")
    assert "2 members of the list club of" in aga.said


@pytest.mark.parametrize(
    ("name", "data", "code", "told"),
    [
        ("none.txt", None, 4, "none.txt does not exist"),
        ("a.txt", b"what is this", 2, "a.txt is not a list of members"),
        ("a.html", b"<html>nothing</html>", 4, "a.html is not a list: save it as"),
        ("a.xlsx", b"PK no workbook", 4, "a.xlsx"),
        ("a.csv", b"Name,Rating\n", 2, "a.csv has no members; nothing was loaded."),
        (
            "a.csv",
            TDLIST.encode()[:300] * 2 + b"\n9 what\n" * 500,
            2,
            "a.csv is not a list of members",
        ),
    ],
)
def test_a_file_that_is_no_list_changes_nothing(
    name: str, data: bytes | None, code: int, told: str, aga: Shell
) -> None:
    """One sentence; the older list stays."""
    lists = Path(os.environ["NIGIRI_LISTS"])
    before = (lists / "aga.sqlite").read_bytes()
    if data is not None:
        (aga.folder / name).write_bytes(data)

    assert code == aga.gives("ratings", "load", aga.folder / name)
    assert told in aga.warned
    assert 1 == len(aga.warned.strip().splitlines())
    assert {"aga.sqlite": before} == {each.name: each.read_bytes() for each in lists.iterdir()}


@pytest.mark.parametrize("name", ["../x", "A B", "", "-x", "x" * 40])
def test_a_name_that_is_no_name_of_a_file_is_refused(name: str, aga: Shell) -> None:
    """Neither to load nor to forget."""
    for words in (("load", aga.folder / "tdlista.txt", "--name"), ("forget", "--")):
        assert 2 == aga.gives("ratings", *words, name)
        assert "cannot be the name of a list: use small letters and digits" in aga.warned
    assert 2 == aga.gives("ratings", "forget", "egf")
    assert "There is no list egf." in aga.warned


def test_import_check_and_fill_tell_what_the_list_says(aga: Shell) -> None:
    """At once; the list of problems is another thing."""
    told = "2 members have this name: 34 (-3.2, until 2027-03-01); 35 (2.5, HOGC, TX, until"
    assert told in aga.does("import", aga.folder / "entries.csv", "--now", NOW)
    assert told in aga.does("check", "--now", NOW)
    filled = aga.does("ratings fill", "--now", NOW)
    assert (
        "The lists know 1 of 2 players; blank cells filled: Club 1, State 1, Federation no."
        in filled
    )
    assert told in filled
    assert "10233" == aga.event.players[0].federation_id
    assert "2026-12-31" == str(aga.event.players[0].expires)

    found = json.loads(aga.does("check", "--json", "--now", NOW))
    assert 1 == len(found["members"]["rows"])


def test_machines_get_the_changes_of_an_import_whatever_is_loaded(aga: Shell) -> None:
    """What lies beside the file decides nothing about the form of an answer."""
    found = json.loads(aga.does("import", aga.folder / "entries.csv", "--json", "--now", NOW))

    assert "changes" in found


def test_update_asks_first(aga: Shell) -> None:
    """Nobody answers here; with --yes it is done, and logged."""
    (aga.folder / "entries.csv").write_text(
        "Family name,Given name,Rank,Member until\nOta,Yuzo,5d,2025-01-01\n", encoding="utf-8"
    )
    aga.does("import", aga.folder / "entries.csv", "--now", NOW)

    refused = aga.refuses(2, "ratings fill", "--update", "--now", NOW)
    assert "Nobody answers here, so nothing was written." in refused
    aga.does("ratings fill", "--update", "--yes", "--now", NOW)
    assert "2026-12-31" == str(aga.event.players[0].expires)
    log = [row for row in aga.workbook["Log"].rows if "2025-01-01" in row]
    assert 1 == len(log)


def test_a_damaged_list_does_not_stop_a_workbook(aga: Shell, lists: Path) -> None:
    """Commands say that it is; what needs the list does not run."""
    (lists / "aga.sqlite").write_bytes(b"no database")

    told = aga.does("import", aga.folder / "entries.csv", "--now", NOW)
    assert "The list aga is damaged" in told
    assert "The list aga is damaged" in aga.does("check", "--now", NOW)
    assert "The list aga is damaged" in aga.refuses(4, "ratings fill", "--now", NOW)


@pytest.fixture
def downloads(aga: Shell, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a downloads folder with a newer list of the AGA."""
    folder = aga.folder / "downloads"
    folder.mkdir()
    monkeypatch.setenv("NIGIRI_DOWNLOADS", str(folder))
    (folder / "TDListA (1).txt").write_text(f"{TDLIST}New, Ann\t36\tFull\t1.5\t3/1/2027\n")
    return folder


def test_a_fresh_list_is_taken_from_the_downloads_folder(aga: Shell, downloads: Path) -> None:
    """The address is told; where nobody answers, the second command takes what was saved."""
    assert 0 == aga.gives("ratings", "renew")
    assert "Open the page with the list in a browser: https://usgo.org/" in aga.said
    assert "This address has not been checked" in aga.said
    assert "nigiri ratings renew aga --take" in aga.said
    assert 0 == aga.gives("ratings", "renew", "aga", "--take")
    assert "TDListA (1).txt was taken from the downloads folder." in aga.said
    assert "4 members of the list aga of" in aga.said
    assert "The list is from today." in aga.said
    assert 2 == aga.gives("ratings", "renew", "--take")
    assert "that is loaded already" in aga.warned
    (downloads / "tdlista.txt.part").write_bytes(b"")
    assert 2 == aga.gives("ratings", "renew", "--take")
    assert "tdlista.txt.part is still being downloaded" in aga.warned
    assert 2 == aga.gives("ratings", "renew", "fide")
    assert 4 == aga.gives("ratings", "renew", "--take", "--folder", downloads / "none")


def test_an_old_list_is_told_at_the_event(aga: Shell) -> None:
    """By check and by preflight, in one line; not of a list that no player is on."""
    told = "This list is more than a month old: aga of 2026-05-01."
    aga.does("import", aga.folder / "entries.csv", "--now", NOW)
    aga.does("ratings fill", "--now", NOW)

    assert told not in aga.does("check", "--now", "2026-05-20T10:00")
    assert told in aga.does("check", "--now", "2026-07-20T10:00")
    found = json.loads(aga.does("check", "--json", "--now", "2026-07-20T10:00"))
    assert 1 == len(found["old_lists"])
    assert told in aga.does("preflight aga", "--now", "2026-07-20T10:00")
    assert told not in aga.does("preflight egf", "--now", "2026-07-20T10:00")


def test_the_name_of_a_list_is_read_in_any_capitals(aga: Shell) -> None:
    """When it is loaded, and when it is removed."""
    assert 0 == aga.gives("ratings", "load", aga.folder / "tdlista.txt", "--name", "Club-2026")
    assert 0 == aga.gives("ratings", "forget", "CLUB-2026")
    assert 2 == aga.gives("ratings", "forget", "club-2026")


def test_a_draw_of_the_aga_asks_the_lists_by_itself(aga: Shell) -> None:
    """Who is here is looked up, in a draft as well; without lists only cells speak."""
    listed = aga.folder / "american.csv"
    listed.write_text('Name,Rank\n"Ota, Yuzo",3d\n"Lee, Bob",3k\n', encoding="utf-8")
    for file, lists in (("with.xlsx", True), ("without.xlsx", False)):
        book = aga.folder / file
        assert 0 == aga.gives("new", book, "--rules", "aga", "--dates", "1/5/2027", "--no-club")
        assert 0 == aga.gives("import", book, listed, "--here", "--yes")
        if not lists:
            assert 0 == aga.gives("ratings", "forget", "aga")
        for how in ([], ["--again", "--draft"]):
            assert 0 == aga.gives("draw", book, *how)
            assert lists == ("Ota, Yuzo (3d). Correct the rank" in aga.said)
            assert lists == ("Only medical reasons count" in aga.said)
            assert lists == ("ends before the event does: Ota, Yuzo (2026-12-31)" in aga.said)
            assert lists == ("2 members are called Lee, Bob: 34 (-3.2," in aga.said)
