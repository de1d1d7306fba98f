"""What each command loads, so that nobody waits for what a command does not need.

Not timed: a machine may be busy. How long the start takes stands in docs/benchmarks.md.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from shutil import copy
from tempfile import mkdtemp

import pytest

from nigiri.cli import program
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from tests.desk.story import begin, roster
from tests.sample import sampled
from tests.test_architecture import DOORS, PACKAGE

#: A command as the shell runs it, which tells at its end what was loaded.
PROGRAM = """
import atexit, sys
atexit.register(lambda: print(*sys.modules, file=sys.stderr))
from nigiri.cli import main
main()
"""

#: What takes its time to load: every library but that of the command line itself, modules of
#: Python that bring in many others, and the parts of this package that few commands need.
HEAVY = (set(DOORS) - {"click", "rich"}) | {
    "asyncio", "email", "rich.console", "importlib.metadata",
    "nigiri.domain.pairing", "nigiri.domain.simulation", "nigiri.exchange", "nigiri.extension",
    "nigiri.functions", "nigiri.hosts.libreoffice", "nigiri.hosts.xlsx.edit", "nigiri.reports",
    "nigiri.desk.core.finish", "nigiri.hosts.files.commit",
}  # fmt: skip

READS = {"lxml", "python_calamine"}
CHANGES = {*READS, "nigiri.desk.core.finish"}
WRITES = {*CHANGES, "nigiri.hosts.xlsx.edit", "nigiri.hosts.files.commit"}
DRAWS = {"nigiri.domain.pairing", "numpy", "rustworkx"}
PRINTS = {"nigiri.reports", "babel", "jinja2"}

#: A command -> what it loads of all that.
LOADS: dict[str, set[str]] = {
    "--help": set(),
    "": READS,
    "--version": set(),
    "check FILE": READS,
    "missing FILE": READS,
    "why-place FILE 1 2": READS,
    "why FILE 1": READS | DRAWS,
    "print pairings FILE -o sheet.html": READS | PRINTS,
    "draw FILE --again --dry-run": CHANGES | DRAWS,
    "result FILE --table 1 W": WRITES,
    "standings FILE": WRITES,
    "draw FILE --again": WRITES | DRAWS,
}
#: Of each kind of them one.
EVERY_TIME = (
    "--help", "check FILE", "print pairings FILE -o sheet.html", "draw FILE --again --dry-run",
    "result FILE --table 1 W",
)  # fmt: skip
#: A command -> the most modules of this package that it may load, its folders counted.
MOST = {"check FILE": 225, "draw FILE --again --dry-run": 259}


@pytest.fixture(scope="module")
def event(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an event of eight players whose first round is drawn."""
    path = tmp_path_factory.mktemp("loading") / "event.xlsx"
    story = begin(path, rounds=3)
    story.does(import_players, roster(8), source="list", here=True)
    story.does(draw)
    return path


@cache
def loaded_by(event: Path, command: str) -> frozenset[str]:
    """Return the modules that a command on a copy of the event loads."""
    folder = Path(mkdtemp(dir=event.parent))
    copy(event, folder)
    started = subprocess.run(
        [sys.executable, "-c", PROGRAM, *command.replace("FILE", event.name).split()],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert 0 == started.returncode, started.stderr[-500:]
    return frozenset(started.stderr.splitlines()[-1].split())


@pytest.mark.parametrize("command", sampled(LOADS, EVERY_TIME))
def test_a_command_loads_what_it_needs(event: Path, command: str) -> None:
    """And nothing heavy besides: who looks does not wait for what draws, prints or writes.

    Every time one of each kind: nothing of it all, reading, printing, drawing, and writing.
    """
    assert LOADS[command] == loaded_by(event, command) & HEAVY


def test_every_command_is_found_by_its_name() -> None:
    """By the program, and by what says which one a misspelt name may mean."""
    assert {name: name for name in program.commands} == {
        name: command.name for name, command in program.commands.items()
    }


def test_a_command_loads_no_other_commands(event: Path) -> None:
    """Only `nigiri --help` tells of all."""
    found = loaded_by(event, "check FILE")
    modules = {
        name.split(".")[3] for name in found if re.fullmatch(r"nigiri\.cli\.commands\.\w+", name)
    }

    assert {"views"} == modules


@pytest.mark.parametrize("command", MOST)
def test_a_command_loads_few_modules(event: Path, command: str) -> None:
    """Each costs every start some time: more than half of a short command is loading."""
    found = {name for name in loaded_by(event, command) if name.startswith("nigiri")}

    assert len(found) <= MOST[command]


def test_a_command_reads_no_helps(event: Path) -> None:
    """Nor words of other languages that are read nowhere."""
    found = loaded_by(event, "check FILE")
    areas = {name.rpartition(".")[2] for name in found if name.startswith("nigiri.messages.fr.")}

    assert "nigiri.messages.en.help" not in found
    assert {"names", "settings", "sheets"} == areas
