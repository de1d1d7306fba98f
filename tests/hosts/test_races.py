"""Two commands at once on one file: what is reported as done is done, and can be taken back.

Each is a program of its own, and both are given at the same moment, or some milliseconds apart. One
may be refused, because the other was quicker; then it has changed nothing, and destroyed nothing.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pytest

from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.hosts.files.states import backup_folder, bytes_of, states_of
from tests.cli.shell import NOW, Shell
from tests.desk.story import begin, roster
from tests.hosts.racer import Ended, raced, racers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tests.hosts.racer import Racer

#: Seconds that one is given before the other, at most: so long a command writes.
APART = 0.03


class Race(NamedTuple):
    """Two commands, given at once by two people."""

    one: tuple[str, ...]
    other: tuple[str, ...]


RACES = (
    Race(("result", "FILE", "--table", "1", "W"), ("result", "FILE", "--table", "2", "B")),
    Race(("result", "FILE", "--table", "1", "W"), ("out", "FILE", "5", "--rounds", "2")),
    Race(("undo", "FILE", "--yes"), ("result", "FILE", "--table", "2", "B")),
    Race(("undo", "FILE", "--yes"), ("undo", "FILE", "--yes")),
)
USERS = ("ann", "ben")
CHANGED = 5


@dataclass(frozen=True)
class Hall:
    """A folder with an event whose round is drawn and has two results; two programs on it."""

    made: Path
    runners: Sequence[Racer]

    def run(self, folder: Path, race: Race, head_start: float) -> list[Ended]:
        """Race on a copy of the event; return how both ended."""
        shutil.copytree(self.made, folder)
        commands = [
            [folder / "open.xlsx" if word == "FILE" else word for word in words]
            + ["--now", NOW, "--user", user]
            for words, user in zip(race, USERS, strict=True)
        ]
        return raced(self.runners, commands, head_start)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Return the event, and two programs that are ready."""
    folder = tmp_path_factory.mktemp("races") / "made"
    folder.mkdir()
    story = begin(folder / "open.xlsx", rounds=3)
    story.does(import_players, roster(8), source="list", here=True)
    story.does(draw)
    shutil.rmtree(backup_folder(folder / "open.xlsx"))
    for table in (3, 4):
        Shell(folder).does("result", "--table", table, "W", "--now", NOW, "--user", "eve")
    with racers(2) as runners:
        for warm in RACES[:2]:
            Hall(folder, runners).run(folder.with_name(warm.other[0]), warm, 0)
        yield Hall(folder, runners)


def judge(made: Path, folder: Path, race: Race, ended: list[Ended]) -> None:
    """Judge what a race left: nothing that was done is lost, and undo finds everything."""
    shell, where = Shell(folder), (race, ended)
    before = len(states_of(made / "open.xlsx"))
    done = [words[0] for words, end in zip(race, ended, strict=True) if end.code == 0]
    states = states_of(shell.file)

    assert {end.code for end in ended} <= {0, CHANGED}, where
    assert done, where
    assert sorted(done) == sorted(state.command or "" for state in states[before:]), where
    assert len({state.number for state in states}) == len(states), where
    assert all(bytes_of(shell.file, state) for state in states), where
    assert shell.file.read_bytes() == bytes_of(shell.file, states[-1]), where
    if "undo" not in done:
        users = {user for user, end in zip(USERS, ended, strict=True) if end.code == 0}
        log = {cell for row in shell.workbook["Log"].rows for cell in row}
        assert users == log & set(USERS), where
        for _ in done:
            shell.does("undo", "--yes", "--now", NOW)
        assert (made / "open.xlsx").read_bytes() == shell.file.read_bytes(), where


def race_often(hall: Hall, folder: Path, trials: int) -> None:
    """Race so often, in turn each of the races, and judge every one."""
    random = Random(2005)  # noqa: S311 -- no secret is made from it
    for trial, race in enumerate(islice(cycle(RACES), trials)):
        place = folder / str(trial)
        ended = hall.run(place, race, random.uniform(0, APART))
        judge(hall.made, place, race, ended)
        shutil.rmtree(place)


def test_two_commands_at_once_lose_nothing(hall: Hall, tmp_path: Path) -> None:
    """Of those reported as done none is lost, nor its state, and the refused one destroys none."""
    race_often(hall, tmp_path, 12)


@pytest.mark.long
def test_two_hundred_races_lose_nothing(hall: Hall, tmp_path: Path) -> None:
    """As above, at two hundred moments."""
    race_often(hall, tmp_path, 200)
