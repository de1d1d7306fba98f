"""Results to federations, typed as a director types it: preflight, export, open."""

from __future__ import annotations

from shutil import copyfile
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.units import PlayerId
from nigiri.hosts.files.xlsx_file import XlsxFile
from tests.cli.shell import Shell
from tests.desk.story import DESK, Story
from tests.sample import sampled
from tests.workbooks import SHIPPED

if TYPE_CHECKING:
    from pathlib import Path

FORMS = ("egf", "egf-defaults", "ffg", "aga", "aga-2008")
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


@pytest.mark.parametrize("form", sampled(FORMS, ("egf", "ffg", "aga")))
def test_what_was_exported_is_opened_as_a_workbook(quebec: Shell, form: str) -> None:
    """The same number of rounds, no cell to be put right; every time one of each federation."""
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


@pytest.mark.parametrize("words", ["preflight egf {}", "preflight {} egf", "preflight {} EGF"])
def test_federation_and_file_may_stand_in_either_order(quebec: Shell, words: str) -> None:
    """Whoever knows the one from `send` types the other alike."""
    assert 0 == quebec.gives(*words.format(quebec.file).split(), *WHEN)
    assert "Preflight EGF, 2005-05-23" in quebec.said


@pytest.mark.parametrize(
    "words", ["export {} OpenGotha", "export opengotha {}", "export {} opengotha --json"]
)
def test_format_and_file_may_stand_in_either_order(quebec: Shell, words: str) -> None:
    """The new file stands beside the workbook."""
    assert 0 == quebec.gives(*words.format(quebec.file).split())
    assert (quebec.folder / "open-opengotha.xml").exists()


def test_where_results_go_may_stand_in_front_of_the_file(quebec: Shell) -> None:
    """And a word that is neither stays where it was typed."""
    assert 0 == quebec.gives("send", "bga", quebec.file, "--no-open", "--yes", *WHEN)
    assert "results@britgo.org" in quebec.said
    assert 0 != quebec.gives("send", quebec.file, "fide", "--no-open", "--yes", *WHEN)
    assert "bga" in quebec.warned
    assert 4 == quebec.gives("send", "none.xlsx", "bga")


def test_what_is_not_shown_is_found_with_the_whole_command(
    quebec: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It names the federation and the file."""
    monkeypatch.setattr("nigiri.desk.output.export_event._SHOWN", 1)
    for words in (("send", quebec.file, "ffg", "--no-open"), ("export", "ffg", quebec.file)):
        assert 2 == quebec.gives(*words, *WHEN)
        assert f"nigiri preflight ffg {quebec.file} lists them all." in quebec.said


def countries(shell: Shell) -> set[str]:
    """Return the countries of all players."""
    return {player.country for player in shell.event.players}


def test_one_question_sets_the_country_of_all_who_have_none(
    quebec: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it is a country; a federation that needs none does not ask."""
    monkeypatch.setattr("nigiri.cli.commands.federations.at_a_terminal", lambda: True)
    assert {""} == countries(quebec)
    assert 0 == quebec.gives("preflight", "aga", quebec.file, *WHEN)
    assert "no country" not in quebec.said
    assert 0 == quebec.gives("preflight", "egf", quebec.file, *WHEN, answer="Narnia\nIrlande\n")

    assert "40 players have no country. Which one, for all of them?" in quebec.said
    assert "“Narnia” is not known as a country" in quebec.warned
    assert "40 players without a country now have IE." in quebec.said
    assert {"IE"} == countries(quebec)


def test_the_country_may_be_left_open_or_given_in_front(quebec: Shell) -> None:
    """A script says it by an option; without it nothing is asked, and all are told in one line."""
    assert 0 == quebec.gives("preflight", "egf", quebec.file, *WHEN)
    assert 1 == quebec.said.count("have no country.")
    assert "40 players have no country." in quebec.said
    assert {""} == countries(quebec)
    assert 2 == quebec.gives("preflight", "egf", quebec.file, "--country", "Narnia")
    assert 0 == quebec.gives("preflight", "egf", quebec.file, "--country", "Canada", *WHEN)
    assert {"CA"} == countries(quebec)
    assert "no country" not in quebec.said
    assert 0 == quebec.gives("preflight", "egf", quebec.file, "--country", "FR", *WHEN)
    assert {"CA"} == countries(quebec)
