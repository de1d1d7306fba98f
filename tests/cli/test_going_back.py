"""Undo, history and restore: byte for byte, with a question where something would go."""

from __future__ import annotations

import json
import shutil
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from nigiri.cli import program
from nigiri.hosts.files.states import backup_folder, backups, states_of
from tests.cli.shell import NOW, Shell, files

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

#: Every command that writes, in the order of a day; {list} is a list of players.
STORY: Sequence[Sequence[str]] = (
    ("import", "{list}", "--here"), ("sections",), ("number",), ("wish", "1, 3", "never"),
    ("out", "2", "--rounds", "2"), ("back", "2"), ("bye", "5", "--round", "3"),
    ("bye", "5", "--round", "3", "--undo"), ("rules", "--apply", "swiss", "--yes"), ("draw",),
    ("draw", "--again"), ("what-if", "--forbid", "1-7", "--keep"), ("result", "--table", "1", "W"),
    ("standings",), ("proof",),
)  # fmt: skip


def answered(shell: Shell, answer: str, *words: object) -> str:
    """Give a command, answer its question, and return what it said."""
    told = [str(word) for word in words]
    return CliRunner().invoke(program, [told[0], str(shell.file), *told[1:]], input=answer).output


def undone(shell: Shell, commands: Sequence[Sequence[str]]) -> None:
    """Give commands, and take them back one after another to the beginning, and then the undos."""
    seen = [shell.file.read_bytes()]
    for name, *words in commands:
        told = [word.format(list=shell.folder / "players.csv") for word in words]
        shell.does(name, *told, "--now", NOW)
        if shell.file.read_bytes() != seen[-1]:
            seen.append(shell.file.read_bytes())
    last = states_of(shell.file)[-1]

    assert len(commands) - 1 <= len(seen)
    for after, before in pairwise(reversed(seen)):
        assert after == shell.file.read_bytes()
        shell.does("undo")
        assert before == shell.file.read_bytes()
    assert 4 == shell.gives("undo", shell.file)
    assert "There is nothing to undo" in shell.warned
    shell.does("restore", last.number)
    assert seen[-1] == shell.file.read_bytes()


def test_commands_can_be_undone_byte_for_byte(drawn: Shell) -> None:
    """A small sample of the long test."""
    undone(drawn, (("draw", "--again"), ("result", "--table", "1", "W")))


@pytest.mark.long
def test_every_command_of_a_day_can_be_undone_byte_for_byte(new: Shell) -> None:
    """From the list of players to the proof."""
    undone(new, STORY)


def test_undo_says_what_it_took_back_and_the_way_forward(drawn: Shell) -> None:
    """The command, when, by whom, what it had told."""
    drawn.does("result", "--table", 1, "W", "--now", NOW, "--user", "Ann")
    written = drawn.file.read_bytes()
    said = drawn.does("undo")

    assert "Undone: result of 2005-05-21 09:00:00 by Ann: Table 1:" in said
    assert "open.xlsx is again as in state 1.\nTo have it as it was just now:" in said
    assert said.rstrip().endswith(f"restore {drawn.file} 2")
    drawn.does("restore", 2)
    assert written == drawn.file.read_bytes()


def test_edits_since_the_command_are_listed_and_asked_about(drawn: Shell) -> None:
    """No leaves all as it is; yes keeps them as a state."""
    drawn.does("result", "--table", 1, "W")
    drawn.types(1, {(5, "note"): "late"})
    edited = drawn.file.read_bytes()

    said = answered(drawn, "n\n", "undo")
    assert "Edited by hand since the last command; this will be lost, too:" in said
    assert ["Round", "1", "T5", "late"] in [line.split() for line in said.splitlines()]
    assert "Nothing was written." in said
    assert edited == drawn.file.read_bytes()
    assert 2 == drawn.gives("undo", drawn.file, "--json")
    assert "add --yes" in drawn.warned
    assert "is again as in state 1." in answered(drawn, "y\n", "undo")
    drawn.does("restore", 3)
    assert edited == drawn.file.read_bytes()
    assert "1 cell edited by hand: Round 1" in drawn.does("history")


def test_the_history_tells_of_edits_in_the_language_of_the_event(drawn: Shell) -> None:
    """What a command finds edited is kept in the words of its other messages."""
    drawn.does("result", "--table", 1, "W")
    drawn.chooses("language", "de")
    drawn.does("result", "--table", 2, "W")

    assert "1 Zelle von Hand geändert: Event" in drawn.does("history")


def test_a_file_saved_elsewhere_is_asked_about(drawn: Shell) -> None:
    """Nothing that people type differs, but looks and comments may."""
    drawn.does("result", "--table", 1, "W")
    drawn.file.write_bytes(drawn.file.read_bytes() + b"\0")

    assert "Another program has saved open.xlsx since" in answered(drawn, "n\n", "undo")


def test_the_next_command_logs_edits_and_check_tells_them(drawn: Shell) -> None:
    """Until it does, check counts them in a line, and lists them if asked; it changes nothing."""
    drawn.does("result", "--table", 1, "W")
    drawn.types(1, {(5, "note"): "late"})
    before = files(drawn.folder)

    counted = "Edited by hand since the last command: Round 1, “Note, reason”: 1 cell."
    assert counted in " ".join(drawn.does("check").split())
    assert "T5" not in drawn.does("check")
    assert "T5" in drawn.does("check", "--edits")
    assert [["Round 1", "T5", "", "late"]] == json.loads(drawn.does("check", "--json"))["by_hand"][
        "rows"
    ]
    assert before == files(drawn.folder)
    drawn.does("result", "--table", 2, "W")
    assert "Edited by hand" not in drawn.does("check")
    log = drawn.workbook["Log"]
    assert ("by hand", "Round 1", "T5") == tuple(log.cell(5, column) for column in (3, 4, 5))


def test_a_tampered_log_is_found_by_check(drawn: Shell) -> None:
    """With its address; the Log of a file that only went through commands is whole."""
    assert "Log!" not in drawn.does("check")
    drawn.types("log", {(4, "became"): "Round 1 was never drawn"})

    assert "▲ Log!I4: Lines of the Log were changed: row 4." in drawn.does("check")


def test_a_file_without_states_has_nothing_to_go_back_to(drawn: Shell) -> None:
    """It was mailed; the Log of the next command says that nobody knows what was edited."""
    assert 4 == drawn.gives("undo", drawn.file)
    assert drawn.warned.startswith("There is no earlier state of open.xlsx")
    assert "No earlier state of open.xlsx is kept" in drawn.does("history")
    assert 2 == drawn.gives("restore", drawn.file, 3)
    assert drawn.warned.startswith("No state 3 of open.xlsx is kept.")
    drawn.does("result", "--table", 1, "W")
    assert str(drawn.workbook["Log"].cell(5, 7)).startswith("No earlier copy was found")


def test_a_damaged_file_is_restored(drawn: Shell) -> None:
    """Nobody can tell what was in it; history lists the way out."""
    drawn.does("result", "--table", 1, "W")
    good = drawn.file.read_bytes()
    drawn.file.write_bytes(good[:5000])

    assert "open.xlsx was edited since state 2." in drawn.does("history")
    assert 4 == drawn.gives("undo", drawn.file)
    said = answered(drawn, "y\n", "restore", 2)
    assert "was edited since, and it is not known where." in said
    assert good == drawn.file.read_bytes()
    drawn.file.unlink()
    assert "edited since" in drawn.does("history")


def test_a_dry_run_lists_cells_and_a_copy_leaves_the_file(drawn: Shell) -> None:
    """Neither changes the file or its states."""
    drawn.does("result", "--table", 1, "W")
    before = files(drawn.folder)

    assert "Nothing was written (--dry-run)." in drawn.does("undo", "--dry-run")
    view = json.loads(drawn.does("undo", "--dry-run", "--json"))
    assert ["Round 1", "F4", "○ 1-0", ""] in view["view"]["rows"]
    assert view["written"] is False
    drawn.does("restore", 1, "-o", drawn.folder / "then.xlsx")
    now = files(drawn.folder)
    assert backups(drawn.file)[0].read_bytes() == now.pop("then.xlsx")
    assert before == now
    told = json.loads(drawn.does("undo", "--json"))
    assert ("undo", 1, True) == (told["command"], told["state"], told["written"])


def test_history_is_a_table_for_machines_too(drawn: Shell) -> None:
    """► is what the file is now."""
    drawn.does("result", "--table", 1, "W", "--now", NOW, "--user", "Ann")
    rows = json.loads(drawn.does("history", "--json"))["view"]["rows"]

    assert [["►", 2, "2005-05-21 09:00:00", "Ann", "result"],
            ["", 1, "2005-05-21 09:00:00", "", "(as it was found)"]] == [
        row[:5] for row in rows
    ]  # fmt: skip


def test_a_copy_in_the_folder_that_was_edited_is_refused(drawn: Shell) -> None:
    """One sentence, and the file stays."""
    drawn.does("result", "--table", 1, "W")
    before = drawn.file.read_bytes()
    backups(drawn.file)[0].write_bytes(b"edited")

    assert 4 == drawn.gives("undo", drawn.file)
    assert "State 1 was changed after it was kept" in drawn.warned
    assert before == drawn.file.read_bytes()


def wandering(shell: Shell, seed: int, steps: int) -> None:
    """Give commands, edit, undo and restore by chance; every state stays what it was."""
    random = Random(seed)  # noqa: S311 -- no secret is made from it
    kept: dict[int, bytes] = {}
    for step in range(steps):
        before = shell.file.read_bytes()
        match random.choice(("result", "edit", "edit", "undo", "restore")):
            case "result":
                table, result = random.randint(1, 6), random.choice(("W", "B", "jigo"))
                shell.does("result", "--table", table, result)
            case "edit":
                shell.types(1, {(random.randint(4, 9), "note"): f"note {step}"})
                continue
            case "undo":
                if shell.gives("undo", shell.file, "--yes"):
                    assert before == shell.file.read_bytes()
                    continue
            case "restore":
                states = states_of(shell.file)
                if states:
                    shell.does("restore", random.choice(states).number, "--yes")
        states = states_of(shell.file)
        found = {s.number: (backup_folder(shell.file) / s.file).read_bytes() for s in states}
        assert {**found, **kept} == {**kept, **found}
        assert not states or {before, shell.file.read_bytes()} <= set(found.values())
        kept |= found
    assert "Log!" not in shell.does("check")


def test_whatever_is_done_can_be_taken_back(drawn: Shell) -> None:
    """A small sample of the long test."""
    wandering(drawn, 1, 12)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 22))
def test_whatever_is_done_in_any_order_can_be_taken_back(drawn: Shell, seed: int) -> None:
    """The file before and after each command is a state, and states never change."""
    wandering(drawn, seed, 40)


def test_states_move_with_their_folder(drawn: Shell) -> None:
    """A copy of both goes back like the first."""
    drawn.does("result", "--table", 1, "W")
    other = Shell(shutil.copytree(drawn.folder, drawn.folder.with_name("other")))

    assert "is again as in state 1." in other.does("undo")


def replaced(shell: Shell) -> None:
    """Make this year's event elsewhere, and copy it over the file."""
    elsewhere = shell.folder / "elsewhere.xlsx"
    assert 0 == shell.gives("new", elsewhere, "--name", "This Year"), shell.warned
    shell.file.write_bytes(elsewhere.read_bytes())


def test_states_of_last_year_are_never_offered_for_this_years_file(drawn: Shell) -> None:
    """An event that was copied over another one's file has no states yet, and undo says why."""
    drawn.does("result", "--table", 1, "W")
    replaced(drawn)
    before = files(drawn.folder)

    for words in (["undo"], ["restore", "1"]):
        assert 0 != drawn.gives(words[0], drawn.file, *words[1:])
        assert "are of another event, “Club Open”" in drawn.warned
    assert "are of another event, “Club Open”" in drawn.does("history")
    assert before == files(drawn.folder)


def test_the_next_command_puts_states_of_another_event_aside(drawn: Shell) -> None:
    """All of them, with their list; undo leads back through this event alone, to its file."""
    drawn.does("result", "--table", 1, "W")
    kept = {name: data for name, data in files(backup_folder(drawn.file)).items() if name != "lock"}
    replaced(drawn)
    found = drawn.file.read_bytes()
    drawn.does("rules", "--apply", "swiss", "--yes")

    assert "they are now in the folder “open.xlsx states before”" in drawn.warned
    assert kept == files(drawn.folder / "open.xlsx states before")
    drawn.does("undo")
    assert found == drawn.file.read_bytes()
    assert 4 == drawn.gives("undo", drawn.file)
    assert "There is nothing to undo" in drawn.warned


def test_a_copy_made_for_the_next_event_is_another_one(drawn: Shell, made: Path) -> None:
    """It has the same id; its name is another one and its rounds are gone.

    A name that is put right, or a file without its rounds, is the same event.
    """
    drawn.does("result", "--table", 1, "W")
    drawn.chooses("name", "Club Open 2027")
    assert "are of another event" not in drawn.does("history")
    drawn.file.write_bytes((made / "listed" / "open.xlsx").read_bytes())
    assert "are of another event" not in drawn.does("history")
    drawn.chooses("name", "Club Open 2027")
    assert "are of another event, “Club Open”" in drawn.does("history")
