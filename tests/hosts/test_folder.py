"""A folder of pages: all of them or none, and nothing of anybody else's."""

from __future__ import annotations

from pathlib import Path

import pytest

from nigiri.errors import HostError
from nigiri.hosts.files.folder import LIST, write_pages
from tests.cli.shell import files

PAGES = {"player-1.html": "one", "index.html": "first"}


def shown(folder: Path) -> dict[str, str]:
    """Return the pages of a folder."""
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.html")}


def test_pages_are_written_and_written_again(tmp_path: Path) -> None:
    """Only what differs is written; what is no longer wanted goes; the folder is made."""
    folder = tmp_path / "site"

    assert 2 == write_pages(folder, PAGES)
    assert 0 == write_pages(folder, PAGES)
    assert 1 == write_pages(folder, {"index.html": "second"})
    assert {"index.html": "second"} == shown(folder)
    assert {"index.html", LIST} == {path.name for path in folder.iterdir()}


def test_files_of_others_stay(tmp_path: Path) -> None:
    """Beside the pages, and where a page would take their place: then nothing is written."""
    (tmp_path / "photo.jpg").write_bytes(b"photo")
    write_pages(tmp_path, PAGES)
    (tmp_path / "player-2.html").write_text("mine", encoding="utf-8")
    before = files(tmp_path)

    with pytest.raises(HostError, match=r"player-2\.html was not written by nigiri"):
        write_pages(tmp_path, {**PAGES, "player-2.html": "two", "player-1.html": "new"})

    assert before == files(tmp_path)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    """It stays as it is."""
    path = tmp_path / "site"
    path.write_text("mine", encoding="utf-8")

    with pytest.raises(HostError, match="name a folder"):
        write_pages(path, PAGES)
    assert "mine" == path.read_text(encoding="utf-8")


def test_a_folder_in_no_folder_is_refused(tmp_path: Path) -> None:
    """A slip in the path makes no tree of folders."""
    with pytest.raises(HostError):
        write_pages(tmp_path / "no" / "site", PAGES)
    assert [] == list(tmp_path.iterdir())


def test_a_disk_that_is_full_leaves_the_old_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing takes a name before all is written; nothing is left of the attempt."""
    write_pages(tmp_path, PAGES)
    before = files(tmp_path)
    whole = Path.write_bytes

    def full(path: Path, data: bytes) -> int:
        if path.name == "index.html":
            raise OSError(28, "No space left on device")
        return whole(path, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(HostError, match=r"full|space"):
        write_pages(tmp_path, {"player-1.html": "new", "index.html": "new"})

    assert before == files(tmp_path)


def test_killed_between_two_pages_the_next_run_mends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each page is whole at any moment, and a page half-way there is no foreign one."""
    write_pages(tmp_path, {**PAGES, "old.html": "old"})
    swap = Path.replace

    def killed(path: Path, target: Path) -> Path:
        if target.name == "index.html":
            raise KeyboardInterrupt
        return swap(path, target)

    new = {"player-1.html": "new", "player-2.html": "new", "index.html": "new"}
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            write_pages(tmp_path, new)
    assert {"player-1.html": "new", "player-2.html": "new", "index.html": "first",
            "old.html": "old"} == shown(tmp_path)  # fmt: skip

    assert 1 == write_pages(tmp_path, new)
    assert new == shown(tmp_path)


def test_a_list_that_names_other_places_is_not_believed(tmp_path: Path) -> None:
    """Somebody wrote into the list: nothing outside of the folder is removed, and no other kind."""
    folder = tmp_path / "site"
    write_pages(folder, PAGES)
    for name in ("out.html", "site/notes.txt"):
        (tmp_path / name).write_text("mine", encoding="utf-8")
    with (folder / LIST).open("a", encoding="utf-8") as listed:
        listed.write("../out.html\nnotes.txt\n")

    write_pages(folder, {"index.html": "new"})

    assert (tmp_path / "out.html").exists()
    assert (folder / "notes.txt").exists()


def test_pages_with_a_picture_can_be_published_again(tmp_path: Path) -> None:
    """The logo and the version are nigiri's, too; they are written, and not counted."""
    files: dict[str, str | bytes] = {
        "club-logo.png": b"1",
        "index.html": "1",
        "nigiri-version.txt": "1",
    }
    assert 1 == write_pages(tmp_path, files)
    assert 1 == write_pages(tmp_path, dict.fromkeys(files, "2"))
    assert "2" == (tmp_path / "club-logo.png").read_text()

    (tmp_path / "nigiri-pages.txt").write_text("open.xlsx\n../index.html\nindex.html\n")
    (tmp_path / "open.xlsx").write_text("mine")
    write_pages(tmp_path, {"index.html": "3"})
    assert "mine" == (tmp_path / "open.xlsx").read_text()
