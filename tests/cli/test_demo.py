"""The demo: a tournament of invented players, run by the commands it shows."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from nigiri.desk import demo
from nigiri.domain.checks import violations
from nigiri.workbook.read import read
from tests.cli.shell import NOW, Shell, files

if TYPE_CHECKING:
    from pathlib import Path


def ran(folder: Path, *words: object) -> Shell:
    """Run the demo in a folder and return a shell on its workbook."""
    shell = Shell(folder)
    assert 0 == shell.gives("demo", folder, "--now", NOW, *words), shell.warned
    shell.file = folder / "nigiri-demo.xlsx"
    return shell


def test_the_demo_plays_five_rounds_but_for_three_games(tmp_path: Path) -> None:
    """Everybody who is there plays; the last round waits for results."""
    event = ran(tmp_path).event

    assert 24 == len(event.players)
    assert demo.ROUNDS == len(event.rounds)
    assert [True] * 4 + [False] == [this.complete for this in event.rounds]
    missing = [game for game in event.rounds[-1].games if game.result is None]
    assert demo.OPEN_TABLES == len(missing)


def test_the_demo_breaks_no_rule(tmp_path: Path) -> None:
    """The independent checker finds nothing in any of its rounds."""
    shell = ran(tmp_path)

    assert [] == [words for words in violations(shell.event) if words]
    assert "■" not in shell.does("check")


def test_the_demo_shows_one_who_comes_late_and_one_who_leaves(tmp_path: Path) -> None:
    """Gote plays from round 3, Miai until round 3."""
    event = ran(tmp_path).event
    players = {player.family: player.number for player in event.players}

    def played(name: str) -> list[int]:
        return [r.number for r in event.rounds
                if players[name] in (*r.game_by_player, *r.byes)]  # fmt: skip

    assert [3, 4, 5] == played("Gote")
    assert [1, 2, 3] == played("Miai")


def test_the_demo_says_what_to_open_and_what_to_try(tmp_path: Path) -> None:
    """The workbook, the printed sheet, and commands that work as they are printed."""
    shell = ran(tmp_path)
    told = shell.said

    assert str(shell.file) in told
    assert "nigiri-demo-round-5-by-table.html" in told
    assert {"nigiri-demo.xlsx", "nigiri-demo-players.csv", "nigiri-demo-round-5-by-table.html"} == (
        set(files(tmp_path))
    )
    tried = next(line for line in told.splitlines() if " result " in line and "$" not in line)
    words = shlex.split(tried)
    assert 0 == shell.gives(*words[words.index("result") :])
    assert "All 5 rounds are complete." in shell.said


def test_the_commands_it_shows_make_the_same_event(tmp_path: Path) -> None:
    """What stands behind the dollar signs is what was done."""
    shell = ran(tmp_path / "shown")
    lines = [line for line in shell.said.splitlines() if line.startswith("$ ")]
    again = Shell(tmp_path / "again")
    again.folder.mkdir()
    again.file = again.folder / "nigiri-demo.xlsx"

    for line in lines:
        words = shlex.split(line.replace(str(shell.file), str(again.file)))
        assert 0 == again.gives(*words[2:]), again.warned

    assert shell.event.rounds == read(again.workbook).event.rounds


def test_a_second_demo_gets_the_next_name(tmp_path: Path) -> None:
    """The first is never touched."""
    ran(tmp_path)
    first = files(tmp_path)

    shell = ran(tmp_path)

    assert f"nigiri new {tmp_path / 'nigiri-demo-2.xlsx'}" in shell.said
    assert first == {name: data for name, data in files(tmp_path).items() if name in first}


def test_the_demo_speaks_french_and_follows_its_seed(tmp_path: Path) -> None:
    """The sheets are French; another seed brings other results."""
    one = ran(tmp_path / "one", "--language", "fr")
    two = ran(tmp_path / "two", "--seed", 2)

    assert "Classement" in one.workbook.sheets
    assert one.event.rounds != two.event.rounds


def test_a_folder_that_cannot_be_made_is_an_error_of_files(tmp_path: Path) -> None:
    """A file stands where the folder would."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    shell = Shell(tmp_path)

    assert 4 == shell.gives("demo", tmp_path / "file" / "demo")
    assert "cannot be made" in shell.warned
