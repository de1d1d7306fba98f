"""Who did not come, as `nigiri draw` asks about them: at a terminal, and where nobody answers."""

from __future__ import annotations

import json
from shutil import copytree
from typing import TYPE_CHECKING

import pytest

from tests.cli.shell import NOW, Shell, files

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.domain.model.units import PlayerId


@pytest.fixture(scope="module")
def after(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with an event after round 1, from which Black at table 2 stayed away."""
    shell = Shell(copytree(made / "listed", tmp_path_factory.mktemp("after") / "hall"))
    shell.does("draw", "--now", NOW)
    results = (w for n in range(1, 7) for w in ("--table", n, "1-0!" if n == 2 else "1-0"))
    shell.does("result", *results, "--now", NOW)
    return shell.folder


@pytest.fixture
def shell(after: Path, tmp_path: Path) -> Shell:
    """Return a shell in a copy of that folder."""
    return Shell(copytree(after, tmp_path / "hall"))


def away(shell: Shell) -> PlayerId:
    """Return the number of who stayed away."""
    return next(game.black for game in shell.event.rounds[0].games if game.table == 2)


def test_nobody_is_drawn_unasked_where_nobody_answers(shell: Shell) -> None:
    """Not with --yes, nor with --json: neither answer is the usual one."""
    number = away(shell)
    for words in ((), ("--yes",), ("--json",), ("--dry-run",)):
        said = shell.refuses(2, "draw", "--now", NOW, *words)
        assert f"--sits-out {number}" in said
        assert f"--plays {number}" in said


def test_a_terminal_asks_until_one_of_both_is_named(shell: Shell) -> None:
    """Enter is no answer, nor is another word; the first letter is enough."""
    number = away(shell)
    before = files(shell.folder)
    assert 2 == shell.gives("draw", shell.file, "--now", NOW, answer="\nx\n")
    assert before == files(shell.folder)

    assert 0 == shell.gives("draw", shell.file, "--now", NOW, answer="\nS\n")

    assert "Did not come in round 1." in shell.said
    assert "round 2 [sits out, plays]: \n" in shell.said
    assert "Type the first letters of one of these: sits out, plays." in shell.said
    assert {2} == shell.event.player(number).out


@pytest.mark.parametrize(("option", "plays"), [("--sits-out", False), ("--plays", True)])
def test_an_option_tells_it_beforehand(shell: Shell, option: str, plays: bool) -> None:  # noqa: FBT001 -- a case
    """Visible in Players, and gone with one undo."""
    number = away(shell)
    found = json.loads(shell.does("draw", option, number, "--json", "--now", NOW))

    assert found["written"]
    assert plays == (number in shell.event.rounds[1].game_by_player)
    player = shell.event.player(number)
    assert {2} == (player.returned if plays else player.out)
    assert set() == (player.out if plays else player.returned)
    shell.does("undo", "--yes", "--now", NOW)
    assert set() == shell.event.player(number).out | shell.event.player(number).returned


@pytest.mark.parametrize(("words", "said"), [
    (("--plays", "7-9"), "is no list of numbers"),
    (("--plays", "Roy"), "is no list of numbers"),
    (("--plays", "{away}", "--sits-out", "3,{away}"), "a number stands in both lists"),
    (("--plays", "{away}, 77"), "Nobody is asked about 77"),
    (("--draft", "--plays", "{away}"), "are for the round itself"),
    (("--draft",), "a draft changes nothing else"),
])  # fmt: skip
def test_what_cannot_be_meant_is_refused(shell: Shell, words: tuple[str, ...], said: str) -> None:
    """And nothing is written."""
    told = [word.format(away=away(shell)) for word in words]

    assert said in shell.refuses(1 if told == ["--draft"] else 2, "draw", "--now", NOW, *told)
