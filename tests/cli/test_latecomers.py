"""Latecomers by command, into workbooks that LibreOffice saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.workbook.read.table_finder import find
from tests.hosts.office import converted

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.shell import Shell


def saved(shell: Shell, program: Callable[[str], str], folder: Path) -> None:
    """Let LibreOffice open the workbook and save it."""
    path = converted(program("soffice"), shell.file, "xlsx", folder / "office")
    shell.file.write_bytes(path.read_bytes())


def comes(shell: Shell, *names: str) -> None:
    """Type newcomers below the twelve."""
    for row, name in enumerate(names, 16):
        shell.types("players", {(row, "family"): name, (row, "rank"): "6d"})


def byes(shell: Shell) -> tuple[int, ...]:
    """Return who has the bye of round 1."""
    return shell.event.rounds[0].byes


@pytest.mark.long
def test_a_latecomer_into_an_even_round_wins_nothing(
    drawn: Shell, program: Callable[[str], str], tmp_path: Path
) -> None:
    """Saved by LibreOffice, where the name was typed: the round is missed, and half a point."""
    comes(drawn, "Late")
    saved(drawn, program, tmp_path)
    said = drawn.does("late", "Late")

    assert "Playing from round 2 on: Late. The missed round 1 counts ½ and is not a win." in said
    assert () == byes(drawn)
    out = find(drawn.workbook).locations["players"].columns["out"]
    assert "1" == str(drawn.workbook["Players"].cell(16, out))


def test_who_has_the_bye_is_asked_first(
    drawn: Shell, program: Callable[[str], str], tmp_path: Path
) -> None:
    """Eleven play. Where nobody answers nothing is written; --yes agrees, --next leaves the bye."""
    drawn.does("out", "3", "--rounds", "1")
    (free,) = byes(drawn)
    comes(drawn, "Late")
    saved(drawn, program, tmp_path)
    before = drawn.file.read_bytes()

    warned = drawn.refuses(2, "late", "Late")
    assert "Nobody answers here, so nothing was written." in warned
    assert "has the bye of round 1. It will be taken back, so that Late can play." in drawn.said
    assert f'nigiri late {drawn.file} "Late" --next' in drawn.said

    assert "Playing from round 2 on: Late." in drawn.does("late", "Late", "--next")
    assert (free,) == byes(drawn)

    drawn.file.write_bytes(before)
    assert f"against {free} " in drawn.does("late", "Late", "--yes").replace("(White) ", "")
    assert () == byes(drawn)


@pytest.mark.parametrize("odd", [False, True])
def test_two_latecomers_play_each_other(drawn: Shell, odd: bool) -> None:  # noqa: FBT001
    """Whoever has the bye keeps it, and nobody is asked."""
    if odd:
        drawn.does("out", "3", "--rounds", "1")
    before = byes(drawn)
    comes(drawn, "Late", "Bea")
    drawn.does("late", "Late; Bea")

    assert before == byes(drawn)
    assert (13, 14) in {tuple(sorted(game.players)) for game in drawn.event.rounds[0].games}
