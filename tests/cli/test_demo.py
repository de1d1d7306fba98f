"""The demo: a tournament of invented players, run by the commands it shows.

The commands of the first round are given again every time, all of them in the long tests.
"""

from __future__ import annotations

import shlex
import shutil
from dataclasses import replace
from typing import TYPE_CHECKING
from uuid import UUID

import pytest

from nigiri.desk.samples import demo
from nigiri.domain.checks.violations import violations
from nigiri.workbook.apply import applied
from nigiri.workbook.model.cells import Workbook
from nigiri.workbook.read.workbook import read
from tests.cli.shell import NOW, Shell, files
from tests.desk.story import DESK

if TYPE_CHECKING:
    from pathlib import Path


def ran(folder: Path, *words: object) -> Shell:
    """Run the demo in a folder and return a shell on its workbook."""
    shell = Shell(folder)
    assert 0 == shell.gives("demo", folder, "--now", NOW, *words), shell.warned
    shell.file = folder / "nigiri-demo.xlsx"
    return shell


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Shell:
    """Return a shell after the demo, with what it said; no test gives it another command."""
    return ran(tmp_path_factory.mktemp("demo"))


@pytest.fixture(scope="module")
def another(shown: Shell, tmp_path_factory: pytest.TempPathFactory) -> Shell:
    """Return a shell after a French demo in a folder that has an English one."""
    folder = shutil.copytree(shown.folder, tmp_path_factory.mktemp("another") / "demo")
    shell = ran(folder, "--language", "fr", "--seed", 2)
    shell.file = folder / "nigiri-demo-2.xlsx"
    return shell


def test_the_demo_plays_five_rounds_but_for_three_games(shown: Shell) -> None:
    """Everybody who is there plays; the last round waits for results."""
    event = shown.event

    assert 24 == len(event.players)
    assert demo.ROUNDS == len(event.rounds)
    assert [True] * 4 + [False] == [this.complete for this in event.rounds]
    missing = [game for game in event.rounds[-1].games if game.result is None]
    assert demo.OPEN_TABLES == len(missing)


def test_the_demo_breaks_no_rule(shown: Shell) -> None:
    """The independent checker finds nothing in any of its rounds."""
    event = shown.event

    assert event.rounds
    for n, this in enumerate(event.rounds):
        assert [] == violations(replace(event, rounds=event.rounds[:n]), this)


def test_the_demo_shows_one_who_comes_late_and_one_who_leaves(shown: Shell) -> None:
    """Gote plays from round 3, Miai until round 3."""
    event = shown.event
    players = {player.family: player.number for player in event.players}

    def played(name: str) -> list[int]:
        return [r.number for r in event.rounds
                if players[name] in (*r.game_by_player, *r.byes)]  # fmt: skip

    assert [3, 4, 5] == played("Gote")
    assert [1, 2, 3] == played("Miai")


def test_the_demo_says_what_to_open_and_what_to_try(shown: Shell) -> None:
    """The workbook, the printed sheet, and commands that work as they are printed."""
    paper = "nigiri-demo-round-5-by-table.html"
    assert {"nigiri-demo.xlsx", "nigiri-demo-players.csv", paper} == set(files(shown.folder))
    assert str(shown.file) in shown.said
    assert str(shown.folder / paper) in shown.said
    tried = next(line for line in shown.said.splitlines() if " result " in line and "$" not in line)
    words = shlex.split(tried)
    shell = Shell(shown.folder)

    assert 0 == shell.gives(*words[words.index("result") :], "--dry-run")

    assert "All 5 rounds are complete." in shell.said


def test_the_files_of_a_french_demo_are_named_in_french(shown: Shell, another: Shell) -> None:
    """Its list of players, and the sheet that it prints."""
    names = {"nigiri-demo-2.xlsx", "nigiri-demo-joueurs-2.csv"}
    paper = "nigiri-demo-2-ronde-5-par-table.html"
    assert {*names, paper} == set(files(another.folder)) - set(files(shown.folder))


@pytest.mark.parametrize("rounds", [1, pytest.param(demo.ROUNDS, marks=pytest.mark.long)])
def test_the_commands_it_shows_make_the_same_event(
    shown: Shell, tmp_path: Path, rounds: int
) -> None:
    """What stands behind the dollar signs is what was done."""
    again = Shell(tmp_path)
    said = shown.said.replace(str(shown.file), str(again.file))
    commands = [shlex.split(line)[2:] for line in said.splitlines() if line.startswith("$ ")]
    results = [at for at, words in enumerate(commands, 1) if "result" == words[0]]
    assert demo.ROUNDS == len(results)

    for words in commands[: results[rounds - 1]]:
        assert 0 == again.gives(*words), again.warned

    assert shown.event.rounds[:rounds] == again.event.rounds


def test_the_sample_tournament_of_the_menu_is_its_first_three_rounds(shown: Shell) -> None:
    """Round by round what the commands made, with every result in; German where that is asked."""
    changes = demo.sample_event("de", DESK, event_id=UUID(int=0))
    book = applied(Workbook(), changes)

    event = read(book).event
    assert shown.event.rounds[: demo.PLAYED] == event.rounds
    assert "Runde 3" in book
    assert [] == [*changes.questions]
    (told,) = changes.sentences
    assert "24 invented players, 3 rounds played." in told


def test_another_demo_gets_the_next_name(shown: Shell, another: Shell) -> None:
    """The first is never touched; another seed brings other results, in French if asked for."""
    assert f"nigiri new {another.file}" in another.said
    before = files(shown.folder)
    assert before == {n: data for n, data in files(another.folder).items() if n in before}
    assert "Classement" in another.workbook.sheets
    assert shown.event.rounds != another.event.rounds


def test_a_folder_that_cannot_be_made_is_an_error_of_files(tmp_path: Path) -> None:
    """A file stands where the folder would."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    shell = Shell(tmp_path)

    assert 4 == shell.gives("demo", tmp_path / "file" / "demo")
    assert "cannot be made" in shell.warned
