"""The pages on commands tell every command and option, invent none, and their examples run.

Of the examples that take a second or two only the words are tried every time: they play or make
whole events, or start processes, and tests of their own run them. The long tests run all.
"""

from __future__ import annotations

import re
import shlex
import shutil
import socket
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nigiri.buttons.server import Server
from nigiri.desk.samples.demo import players_list
from nigiri.extension.archive import IDENTIFIER
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.resources import folder
from nigiri.version import VERSION
from tests.cli.shell import Shell
from tests.program import commands
from tests.quebec import DATA

if TYPE_CHECKING:
    from collections.abc import Collection

    import click

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "commands.md").read_text(encoding="utf-8")
PRINTING = (DOCS / "printing.md").read_text(encoding="utf-8")

#: What is described once, for all that write.
SHARED = {"--output", "--dry-run", "--json", "--user", "--now"}
#: ... and for all that print.
PAPER = {"--json", "--now", "--output", "--pdf", "--paper", "--language", "--open"}
#: Of those whose sheets name players.
NAMES = {"--names", "--public"}

#: What looks into an archive, and what copies it.
ASKING = (
    "career", "meet", "improve", "fields", "handicaps", "byes", "attendance", "tables", "ask",
    "check", "share",
)  # fmt: skip  # words, several a line

#: What takes a second or two.
SLOW = ("demo", "excel judge", "excel kit", "simulate", "print report")
#: What is refused where nothing is wrong: the code with which it ends then.
REFUSED = {"names": 1}
but = pytest.mark.parametrize(
    "spared", [SLOW, pytest.param((), marks=pytest.mark.long)], ids=["quick ones", "all"]
)


def options(command: click.Command) -> set[str]:
    """Return the long options of a command, those that say no as well."""
    found = (each for one in command.params for each in (*one.opts, *one.secondary_opts))
    return {option for option in found if option.startswith("--")}


COMMANDS = dict(commands())
DESCRIBED = {
    part.partition("\n")[0]: part
    for text in (TEXT, PRINTING)
    for part in re.split(r"^## nigiri ", text, flags=re.MULTILINE)[1:]
}


def test_every_command_is_described_and_none_is_invented() -> None:
    """The headings of the page are the commands of the program, each with an example."""
    assert set(COMMANDS) == set(DESCRIBED)
    assert [] == [name for name, part in DESCRIBED.items() if f"\nnigiri {name} " not in part]


def described(name: str) -> set[str]:
    """Return the options in the table of a command."""
    rows = [line for line in DESCRIBED[name].splitlines() if line.startswith("| `")]
    return set(re.findall(r"`(--[a-z-]+)`", "\n".join(row.split("|")[1] for row in rows)))


def test_every_option_is_described_and_none_is_invented() -> None:
    """The tables of a command name its own options; the shared ones stand above."""
    shared = {name: PAPER | NAMES if name.startswith("print ") else SHARED for name in COMMANDS}
    missing = {
        (name, option)
        for name, command in COMMANDS.items()
        for option in options(command) - described(name) - shared[name]
    }
    invented = {
        (name, option)
        for name, command in COMMANDS.items()
        for option in described(name) - options(command)
    }

    assert "--again" in described("draw")
    assert (set(), set()) == (missing, invented)


def test_what_is_shared_is_shared() -> None:
    """Commands that write know all shared options, the others those the page says."""
    unlike = {
        name: SHARED & options(command)
        for name, command in COMMANDS.items()
        if not options(command) >= SHARED and not name.startswith("print ")
    }
    printing = [found for name, found in COMMANDS.items() if name.startswith("print ")]

    assert {
        "new": SHARED - {"--output"},
        "open": SHARED - {"--output"},
        "forget": SHARED - {"--output"},
        "organise": {"--dry-run", "--json", "--user", "--now"},
        "export": {"--json", "--now"},
        "check": {"--json", "--now"},
        "diff": {"--json", "--now"},
        "history": {"--json", "--now"},
        "why": {"--json", "--now"},
        "why-place": {"--json", "--now"},
        "wishes": {"--json", "--now"},
        "missing": {"--json", "--now"},
        "recalculate": {"--json", "--now"},
        "looks": {"--json", "--now"},
        "simulate": {"--json", "--now"},
        "publish": {"--json", "--now", "--output"},
        "shadow": {"--json", "--now", "--output"},
        "season": {"--dry-run", "--json", "--user", "--now"},
        "demo": {"--user", "--now"},
        "pipe": set(),
        "serve": {"--json"},
        "hall": {"--json"},
        "templates": {"--now"},
        "ratings load": {"--now"},
        "send": {"--json", "--now"},
        "club": {"--json", "--now"},
        "ratings renew": {"--now"},
        "ratings list": {"--json"},
        "ratings find": {"--json"},
        "ratings forget": set(),
        **{
            f"{program} {name}": set()
            for program in ("libreoffice", "excel")
            for name in ("install", "uninstall", "doctor", "build")
        },
        "archive add": {"--json", "--user", "--now"},
        **{f"archive {name}": {"--json"} for name in ASKING},
        "excel kit": set(),
        "excel judge": set(),
        "completion": set(),
    } == unlike
    assert [True] * len(printing) == [options(command) >= PAPER for command in printing]


def test_every_exit_code_is_described() -> None:
    """The table has the codes of errors.py and those of the program itself."""
    table = TEXT.partition("## Exit codes")[2].partition("##")[0]

    assert ["0", "1", "2", "3", "4", "5", "70", "130", "141"] == re.findall(
        r"^\| (\d+)", table, re.MULTILINE
    )


def tries(shell: Shell, line: str, spared: Collection[str]) -> None:
    """Run an example, which must succeed; of a command that is spared, only read its words."""
    words = shlex.split(line)[1:]
    (name,) = {" ".join(words[:n]) for n in (1, 2, 3)} & {*COMMANDS}
    if name in spared:
        COMMANDS[name].make_context(name, words[len(name.split()) :])
    else:
        assert REFUSED.get(name, 0) == shell.gives(*words), f"{line}: {shell.warned}"


@but
def test_the_examples_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spared: Collection[str]
) -> None:
    """Top to bottom, in a folder with a list of players and an archive."""
    shell = Shell(tmp_path)
    (tmp_path / "players.csv").write_text(players_list().replace("4-5", ""), encoding="utf-8")
    for name in ("games.csv", "byes.csv"):
        shutil.copy(DATA / name, tmp_path)
    (tmp_path / "members.csv").write_text('Name,Rating\n"Garcia, Elena",2105\n', encoding="utf-8")
    (tmp_path / "downloads").mkdir()
    (tmp_path / "downloads" / "tdlistb.txt").write_text("Ota, Yuzo\t10233\tFull\t4.5\t1/1/2030\n")
    monkeypatch.setenv("NIGIRI_LISTS", str(tmp_path / "lists"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Server, "serve_until_idle", Server.server_close)
    monkeypatch.setattr("nigiri.hall.server.listen", lambda *_: socket.socket())
    monkeypatch.setattr("nigiri.hall.server.serve", lambda *_, **__: None)
    if spared:  # LibreOffice calculates in tests/hosts/test_own.py
        monkeypatch.setattr(XlsxFile, "calculated", lambda _, data: (data, []))
    listed = f"Identifier: {IDENTIFIER}\n  Version: {VERSION}\n"
    monkeypatch.setattr("nigiri.extension.install._unopkg", lambda *_: listed)
    monkeypatch.setattr("nigiri.extension.install.program", lambda: "soffice")
    shell.file = Path("archive.xlsx")
    shell.does("new")
    shell.does("import", DATA / "players.csv", "--here")
    examples = re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL)

    assert len([name for name in COMMANDS if not name.startswith("print ")]) == len(examples)
    for example in examples:
        for line in example.splitlines():
            tries(shell, line, spared)


@but
def test_the_examples_of_printing_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spared: Collection[str]
) -> None:
    """Each on the sample, whose rounds are drawn and played."""
    shell = Shell(tmp_path)
    monkeypatch.chdir(tmp_path)
    shutil.copy(folder("workbooks") / "quebec-2005.xlsx", "open.xlsx")
    examples = re.findall(r"```sh\n(.*?)```", PRINTING, re.DOTALL)

    assert len([name for name in COMMANDS if name.startswith("print ")]) == len(examples)
    for line in "".join(examples).splitlines():
        tries(shell, line, spared)
