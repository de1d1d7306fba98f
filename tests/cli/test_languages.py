"""The command line speaks the language of the event, of who asks for one, of the computer."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from nigiri.cli import program
from nigiri.cli.frame import screen
from nigiri.messages.catalogue import text
from nigiri.messages.message import CommandRef, form, message
from nigiri.workbook.read.table_finder import find
from tests.cli.conftest import TWELVE
from tests.cli.shell import NOW, Shell

LATER = "2005-05-21T10:00"
#: A command of a sentence -> as it is typed for open.xlsx.
TYPED = {
    "nigiri draw --rest": "nigiri draw open.xlsx --rest",
    "nigiri late Ota, Y. --next": "nigiri late open.xlsx Ota, Y. --next",
    "nigiri print pairings": "nigiri print pairings open.xlsx",
    "nigiri ratings fill": "nigiri ratings fill open.xlsx",
    "nigiri ratings": "nigiri ratings",
    "nigiri import": "nigiri import open.xlsx LIST.csv",
    "nigiri chart FILE WINNER LOSER": "nigiri chart open.xlsx WINNER LOSER",
    "nigiri new EVENT.xlsx": "nigiri new EVENT.xlsx",
    "nigiri --debug ...": "nigiri --debug ...",
}


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a French event of twelve players."""
    shell = Shell(tmp_path_factory.mktemp("french"))
    (shell.folder / "players.csv").write_text(TWELVE, encoding="utf-8")
    shell.does("new", "--language", "fr", "--name", "Coupe", "--seed", 7, "--now", NOW)
    shell.does("import", shell.folder / "players.csv", "--here", "--now", NOW)
    return shell.folder


@pytest.fixture
def french(begun: Path, tmp_path: Path) -> Shell:
    """Return a shell in a copy of it, with its states."""
    return Shell(shutil.copytree(begun, tmp_path / "salle"))


@pytest.fixture(autouse=True)
def _english_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the computer speak English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_a_french_event_is_spoken_of_in_french(french: Shell) -> None:
    """Tables, what was done, what is refused: also before the workbook is read."""
    assert "État" in french.does("history")
    assert "Rien n'a été écrit (--dry-run)." in french.does("sections", "--dry-run")
    assert "Aucun état 9 de open.xlsx n'est gardé." in french.refuses(2, "restore", 9)
    assert "Une partie demande deux numéros" in french.refuses(2, "chart", 3)
    assert "est de nouveau comme à l'état 1" in french.does("undo", "--now", LATER)
    assert "Il n'y a rien à annuler" in french.refuses(4, "undo")


def test_who_asks_for_a_language_hears_it(french: Shell) -> None:
    """Whatever that of the event is."""
    assert 0 == french.gives("--language", "en", "history", french.file)
    assert "State" in french.said
    french.gives("--language", "fr", "history", "nowhere.xlsx")
    assert "Aucun état antérieur de nowhere.xlsx" in french.said


def test_a_new_event_speaks_the_language_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Above that of the club, below that of its own option; that of the computer comes last."""
    monkeypatch.setenv("NIGIRI_LISTS", str(tmp_path / "lists"))
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")

    def language(name: str, *words: str) -> str:
        shell = Shell(tmp_path)
        shell.file = tmp_path / name
        at = words.index("new") + 1
        assert 0 == shell.gives(*words[:at], shell.file, *words[at:]), shell.warned
        return shell.event.settings.language

    assert "fr" == language("plain.xlsx", "new")
    assert "fr" == language("asked.xlsx", "--language", "fr", "new")
    assert "de" == language("own.xlsx", "--language", "fr", "new", "--language", "de")
    assert 0 == Shell(tmp_path).gives("club", "--set", "language=de")
    assert "de" == language("club.xlsx", "new")
    assert "fr" == language("asked-of-club.xlsx", "--language", "fr", "new")


def test_the_event_of_another_program_speaks_it_too(drawn: Shell) -> None:
    """Unless an option of its own says otherwise."""
    drawn.does("export opengotha")
    gotha = drawn.folder / "open-opengotha.xml"

    assert 0 == drawn.gives("--language", "de", "open", gotha)

    drawn.file = gotha.with_suffix(".xlsx")
    assert "de" == drawn.event.settings.language


@pytest.mark.long
def test_the_demo_speaks_it_too(tmp_path: Path) -> None:
    """As a new event does; a whole one is played for it."""
    shell = Shell(tmp_path)
    assert 0 == shell.gives("--language", "fr", "demo", tmp_path)

    shell.file = tmp_path / "nigiri-demo.xlsx"
    assert "fr" == shell.event.settings.language


def test_without_an_event_the_computer_is_heard(
    new: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An English event stays English on a French computer."""
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")

    assert 4 == new.gives("standings", "nowhere.xlsx")
    assert "nowhere.xlsx n'existe pas." in new.warned
    assert "No earlier state of open.xlsx" in new.does("history")


@pytest.mark.parametrize(
    ("typed", "done"),
    [("o\n", True), ("Oui\n", True), ("j'hésite\ny\n", True), ("n\n", False), ("\n", False)],
)
def test_a_question_takes_the_letters_of_the_language(
    french: Shell, typed: str, *, done: bool
) -> None:
    """And asks again for anything else; Enter is no."""
    row = find(french.workbook).locations["players"].first_row
    french.types("players", {(row, "club"): "Autre"})
    words = ["restore", str(french.file), "1", "--now", LATER]

    said = CliRunner().invoke(program, words, input=typed, prog_name="nigiri").stdout

    assert "Revenir à l'état 1 ? [o/N]: " in said
    assert ("Tapez o pour oui, ou n pour non." in said) is ("hésite" in typed)
    assert ("est de nouveau comme à l'état 1." in said) is done
    assert ("Rien n'a été écrit." in said) is not done


def test_an_answer_for_machines_has_keys_and_words(french: Shell) -> None:
    """Words in the language of the event, keys and facts in none."""
    told = json.loads(french.does("undo", "--json", "--now", LATER))

    assert "open.xlsx est de nouveau comme à l'état 1." in told["sentences"]
    facts = {"file": "open.xlsx", "number": 1}
    assert {"key": "command.back.done", "facts": facts} in told["messages"]


def test_the_bar_of_a_sheet_is_said_to_each_in_their_language(french: Shell) -> None:
    """The next step: its commands with the file; for machines its key, and the commands as such."""
    bar = find(french.workbook).locations["players"]
    assert "nigiri sections, puis" in str(french.workbook[bar.name].cell(1, 1))
    assert f"► {shell_words('fr', french)}" in french.does("check")
    assert 0 == french.gives("--language", "en", "check", french.file)
    assert f"► {shell_words('en', french)}" in french.said

    told = json.loads(french.does("check", "--json"))
    step = message("bar.register", here=12, unseen=0)
    assert [form(message("command.next", next=step))] == told["messages"]
    assert (CommandRef("sections"),) == step.commands


def shell_words(language: str, shell: Shell) -> str:
    """Return the bar before sections are made, its command typed for the workbook."""
    words = text("bar.register", language, here=12, unseen=0)
    return words.replace("nigiri sections", f"{screen.program_call()} sections {shell.file}")


def test_the_history_keeps_what_was_told_in_the_language_of_the_event(french: Shell) -> None:
    """As text, which any other version reads."""
    french.does("undo", "--now", LATER)
    listed = french.folder / "open.xlsx states" / "history.json"

    assert ["Retour à l'état 1."] == json.loads(listed.read_bytes())["states"][-1]["told"]


def test_commands_of_a_sentence_are_typed_for_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file after the name; commands without a workbook stay as they are."""
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}" if name == "nigiri" else None)
    file = Path("open.xlsx")
    assert {typed: screen.for_file(typed, file) for typed in TYPED} == TYPED
