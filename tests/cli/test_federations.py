"""Results to federations, typed as a director types it: preflight, export, open."""

from __future__ import annotations

from shutil import copyfile
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.units import PlayerId
from nigiri.hosts.files.xlsx_file import XlsxFile
from tests.cli.shell import Shell
from tests.desk.story import DESK, Story
from tests.workbooks import SHIPPED

if TYPE_CHECKING:
    from pathlib import Path

WHEN = ("--now", "2005-05-23T21:00")


@pytest.fixture
def quebec(tmp_path: Path) -> Shell:
    """Return a shell beside the published event of 2005."""
    shell = Shell(tmp_path)
    copyfile(SHIPPED / "quebec-2005.xlsx", shell.file)
    return shell


def test_preflight_lists_and_says_what_comes_next(quebec: Shell) -> None:
    """A sheet with links, and the command that sends."""
    said = quebec.does("preflight egf", *WHEN)

    assert "Preflight EGF, 2005-05-23" in said
    assert "The time limits are missing." in said
    assert "As long as something is open, " in said
    assert "asks first." in said
    assert 0 == quebec.gives("check", quebec.file)


def test_an_unknown_federation_is_a_wrong_use(quebec: Shell) -> None:
    """With those that there are."""
    assert 2 == quebec.gives("preflight", "fide", quebec.file)
    assert "aga" in quebec.warned


def test_export_asks_as_long_as_there_are_points(quebec: Shell) -> None:
    """Nobody answers here, so nothing is written; --yes agrees beforehand."""
    path = quebec.folder / "out.h9"
    assert 2 == quebec.gives("export", "egf", quebec.file, path, *WHEN)
    assert "The time limits are missing." in quebec.said
    assert "and " in quebec.said
    assert not path.exists()

    assert 0 == quebec.gives("export", "--yes", "egf", quebec.file, path, *WHEN)
    assert f"{path} is ready. EGF results: 40 players, 6 rounds." in quebec.said
    assert path.read_bytes().startswith(b"; CL[")


@pytest.mark.parametrize("form", ["aga", "aga-2008"])
def test_two_people_of_one_aga_number_are_not_sent_whatever_is_agreed(
    quebec: Shell, form: str
) -> None:
    """36 and 37 met in round 3: one would play against himself. Neither with --yes nor without."""
    story = Story(XlsxFile(quebec.file, now=DESK.now, backup=False))
    rows = {p.number: row for row, p in story.reading.player_rows.items()}
    story.types("players", {(rows[PlayerId(n)], "federation_id"): "10233" for n in (36, 37)})
    path = quebec.folder / "out.txt"
    for agreed in ([], ["--yes"], ["--yes", "--json"]):
        assert 0 != quebec.gives("export", *agreed, form, quebec.file, path, *WHEN)
        assert "both have the AGA number 10233, so nothing is written" in quebec.warned
        assert not path.exists()


def test_without_a_name_the_file_stands_beside_the_workbook(quebec: Shell) -> None:
    """Called after it and the format."""
    quebec.gives("export", "--yes", "aga", quebec.file, *WHEN)

    assert (quebec.folder / f"{quebec.file.stem}-aga.txt").exists()


def test_what_was_typed_into_a_report_is_not_lost(quebec: Shell) -> None:
    """It stands in the next one, and the older one is kept; the same report is written once."""
    path = quebec.folder / f"{quebec.file.stem}-aga.txt"
    kept = [quebec.folder / f"{quebec.file.stem}-aga ({number}).txt" for number in (1, 2, 3)]
    assert 0 == quebec.gives("export", "--yes", "aga", quebec.file, *WHEN)
    before = path.read_bytes()
    assert 0 == quebec.gives("export", "--yes", "aga", quebec.file, *WHEN)
    assert not kept[0].exists()
    assert "kept as" not in quebec.said

    typed = before.rstrip() + b"\nEmail: new@example.org\n"
    path.write_bytes(typed)
    assert 0 == quebec.gives("export", "--yes", "aga", quebec.file, *WHEN)
    assert typed == path.read_bytes()
    path.write_bytes(b"# first\n" + typed)
    assert 0 == quebec.gives("export", "--yes", "aga", quebec.file, *WHEN)
    assert f"The older one is kept as {kept[0].name}." in quebec.said
    assert (typed, b"# first\n" + typed) == (path.read_bytes(), kept[0].read_bytes())

    path.write_bytes(b"mine")
    assert 0 == quebec.gives("export", "--yes", "aga", quebec.file, *WHEN)
    assert (before, b"mine") == (path.read_bytes(), kept[1].read_bytes())
    assert not kept[2].exists()


@pytest.mark.parametrize("form", ["egf", "ffg", "aga", "aga-2008", "egf-defaults"])
def test_what_was_exported_is_opened_as_a_workbook(quebec: Shell, form: str) -> None:
    """The same number of rounds, and no cell that has to be put right."""
    path, again = quebec.folder / "out", quebec.folder / "again.xlsx"
    assert 0 == quebec.gives("export", "--yes", form, quebec.file, path, *WHEN)
    assert 0 == quebec.gives("open", path, again)

    assert ", 6 rounds, " in quebec.said
    assert 0 == quebec.gives("check", again)


def test_machines_are_told_the_open_points(quebec: Shell) -> None:
    """And are not asked."""
    assert 2 == quebec.gives("export", "--json", "egf", quebec.file, *WHEN)
    assert 0 == quebec.gives("export", "--json", "--yes", "egf", quebec.file, *WHEN)
    assert '"open_points"' in quebec.said


def test_predicted_ratings_are_printed_as_such(quebec: Shell) -> None:
    """As text, beside the class."""
    assert 0 == quebec.gives("print", "ratings", quebec.file, "--text")
    assert "Not official." in quebec.said
