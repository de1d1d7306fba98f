"""A club's own beginning, and results made ready to be sent, as typed."""

from __future__ import annotations

import json
from shutil import copyfile
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest
from click.testing import CliRunner

from nigiri.cli import program
from nigiri.members.club_file import club_path, read_club
from tests.cli.shell import Shell
from tests.workbooks import SHIPPED

if TYPE_CHECKING:
    from pathlib import Path

WHEN = ("--now", "2005-05-23T21:00")


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Return a shell of a user who has no list and no club."""
    monkeypatch.setenv("NIGIRI_LISTS", str(tmp_path / "lists"))
    return Shell(tmp_path)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is opened, in place of the programs that would open it."""
    found: list[str] = []

    def note(address: object) -> bool:
        found.append(str(address))
        return True

    monkeypatch.setattr("nigiri.buttons.results_parcel.open_address", note)
    monkeypatch.setattr("nigiri.buttons.results_parcel.open_folder", note)
    return found


def test_what_is_kept_begins_the_next_event_and_is_mailed(shell: Shell) -> None:
    """The file of one director is taken by another."""
    assert 0 == shell.gives("club")
    assert "Nothing is kept for the club yet." in shell.said
    typed = ("federation=bga", "kind=bar", "Time=45 min", "komi_even=6.5")
    assert 0 == shell.gives("club", *(word for each in typed for word in ("--set", each)))
    mailed = shell.folder / "north.json"
    assert 0 == shell.gives("club", "--copy", mailed)
    assert "nigiri club --take north.json" in shell.said
    assert 4 == shell.gives("club", "--copy", mailed)
    assert 0 == shell.gives("club", "--forget")
    assert {} == read_club()
    assert 0 == shell.gives("club", "--take", mailed, "--json")
    assert "45 min" == json.loads(shell.said)["facts"]["time_limits"]

    shell.does("new", "--name", "Next")
    assert ("bga", "45 min") == (shell.event.settings.rules, shell.event.settings.time_limits)
    plain = shell.folder / "plain.xlsx"
    assert 0 == shell.gives("new", plain, "--no-club")
    assert 0 == shell.gives("rules", plain)
    assert "as in the rule set quebec" in shell.said


@pytest.mark.parametrize("data", ["{}", "[]", "no json", '{"nigiri": "club", "version": 2}'])
def test_a_file_that_is_none_of_a_club_changes_nothing(data: str, shell: Shell) -> None:
    """One sentence."""
    shell.gives("club", "--set", "host=Castle")
    wrong = shell.folder / "wrong.json"
    wrong.write_text(data, encoding="utf-8")

    assert 4 == shell.gives("club", "--take", wrong)
    assert "is not a club file of nigiri, or it is damaged" in shell.warned
    assert {"host": "Castle"} == read_club()
    club_path().write_text(data, encoding="utf-8")
    assert 4 == shell.gives("new", shell.file)
    assert not shell.file.exists()


def test_nothing_is_no_file_to_be_mailed(shell: Shell) -> None:
    """And forgetting nothing is no mistake."""
    assert 2 == shell.gives("club", "--copy", shell.folder / "x.json")
    assert 0 == shell.gives("club", "--forget")


def test_a_logo_is_kept_and_heads_what_is_printed_and_published(shell: Shell) -> None:
    """It is mailed with the rest; what is none changes nothing."""
    picture = shell.folder / "circle.svg"
    picture.write_text('<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>')
    assert 0 == shell.gives("club", "--logo", picture, "--copy", shell.folder / "north.json")
    kept = read_club()
    assert 2 == shell.gives("club", "--logo", shell.folder / "north.json")
    assert "north.json is not a logo: a logo is a whole PNG, JPEG or SVG picture" in shell.warned
    assert 0 == shell.gives("club", "--forget")
    assert 0 == shell.gives("club", "--take", shell.folder / "north.json")
    assert kept == read_club()

    copyfile(SHIPPED / "quebec-2005.xlsx", shell.file)
    sheet, pages = shell.folder / "sheet.html", shell.folder / "site"
    shell.does("print standings", "-o", sheet)
    assert f'<img src="{kept["logo"]}"' in sheet.read_text().replace("&#43;", "+")
    shell.does("publish", pages)
    assert b"<circle" in (pages / "club-logo.svg").read_bytes()

    club_path().write_text("damaged")
    shell.does("print standings", "-o", shell.folder / "other.html")
    assert "<img" not in (shell.folder / "other.html").read_text()


@pytest.mark.parametrize(
    ("asks", "words", "language"),
    [
        (True, (), "fr"),
        (False, (), "fr"),
        (True, ("--language", "de"), "de"),
        (True, ("--name", "A", "--dates", "B", "--rounds", "3", "--kind", "swiss", "--time", "C"),
         "fr"),
    ],
)  # fmt: skip
def test_who_answers_in_a_language_plays_in_it(
    shell: Shell,
    monkeypatch: pytest.MonkeyPatch,
    asks: bool,  # noqa: FBT001 -- a parameter of the test
    words: tuple[str, ...],
    language: str,
) -> None:
    """That of the computer, whether anything is asked or not; an option for it comes first."""
    monkeypatch.setattr("nigiri.cli.commands.registration.at_a_terminal", lambda: asks)
    typed = "Coupe\n\n\n\n\n\n\n\n"
    done = CliRunner(env={"LC_ALL": "fr_CA.UTF-8"}).invoke(
        program, ["new", str(shell.file), *words], input=typed, prog_name="nigiri"
    )
    assert 0 == done.exit_code, done.output
    assert language == shell.event.settings.language


def test_at_a_terminal_the_few_questions_are_asked(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that no option answers, again where an answer is none; elsewhere nothing is asked."""
    monkeypatch.setattr("nigiri.cli.commands.registration.at_a_terminal", lambda: True)
    for name, typed, rules, system in (
        ("a.xlsx", "8 May\n3\n\nmuch\n\n\n4\n30 min\n", "bga", "mcmahon"),
        ("b.xlsx", "\n\n5\n\n\n\nchess\nRound-Robin\n\n", "swiss", "round robin"),
    ):
        shell.file = shell.folder / name
        words = ["new", str(shell.file), "--name", "Cup"]
        done = CliRunner().invoke(program, words, input=typed, prog_name="nigiri")
        assert 0 == done.exit_code, done.output
        assert "3  United Kingdom (BGA)" in done.output
        assert ("Type one of these, or nothing: mcmahon, swiss" in done.output) == (
            "chess" in typed
        )
        assert ("Komi: “much” is no number of points" in done.output) == ("much" in typed)
        assert "nigiri club --from" in done.output
        found = shell.event.settings
        assert (rules, system) == (found.rules, found.system)


def test_results_are_made_ready_and_nothing_is_sent(shell: Shell, opened: list[str]) -> None:
    """The mail program has the mail, the folder is open; the text is told as well."""
    copyfile(SHIPPED / "quebec-2005.xlsx", shell.file)
    assert 2 == shell.gives("send", shell.file, *WHEN)
    assert "Who should get the results? Name one of aga, bga, ffg, egf." in shell.warned
    shell.gives("club", "--set", "federation=ffg", "--set", "mail=news@example.org")
    assert 2 == shell.gives("send", shell.file, *WHEN)
    assert "Nobody answers here" in shell.warned
    assert [] == opened

    assert 0 == shell.gives("send", shell.file, "--yes", *WHEN)
    mail, folder = opened
    parts = urlsplit(mail)
    assert ("mailto", "echelle@jeudego.org") == (parts.scheme, parts.path)
    assert ["news@example.org"] == parse_qs(parts.query)["cc"]
    assert "voici les résultats de 2005 Quebec Open" in parse_qs(parts.query)["body"][0]
    assert str(shell.folder.resolve()) == folder
    for name in ("open-ffg.tou", "open-egf.h9"):
        assert (shell.folder / name).exists()
        assert name in shell.said
    assert "This address has not been checked" in shell.said
    assert "nothing was sent." in shell.said


def test_who_takes_no_mail_has_a_page(shell: Shell, opened: list[str]) -> None:
    """The mail then goes to those of the club alone, and is only told."""
    copyfile(SHIPPED / "quebec-2005.xlsx", shell.file)
    words = ("send", shell.file, "egf", "--yes", "--also", "a@example.org", *WHEN)

    assert 0 == shell.gives(*words)
    assert "https://www.europeangodatabase.eu/EGD/" == opened[0]
    assert 0 == shell.gives(*words, "--no-open")
    assert 2 == len(opened)
    assert "Open that page, and upload open-egf.h9" in shell.said
    assert 0 == shell.gives(*words, "--json")
    assert ["a@example.org"] == json.loads(shell.said)["mail"]["to"]
    assert 2 == len(opened)
    assert 2 == shell.gives("send", shell.file, "aga", "--also", "nobody", *WHEN)
