"""The exit codes, most of them of the program as it is really started."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, NoReturn

import pytest

from nigiri.desk.draw import draw as drawing
from nigiri.version import VERSION
from tests.cli.shell import ADDIN, Shell, files, run

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.parametrize(
    ("make", "code", "words"),
    [
        ("drawn", 0, ["check"]),
        ("drawn", 1, ["draw"]),
        ("drawn", 2, ["result", "--table", "99", "B"]),
        ("drawn", 4, ["new"]),
        pytest.param("drawn", 2, ["result", "--tabel", "4", "B"], marks=pytest.mark.long),
        pytest.param("drawn", 2, ["drow"], marks=pytest.mark.long),
    ],
)
def test_the_program_ends_with(
    request: pytest.FixtureRequest, make: str, code: int, words: list[str]
) -> None:
    """The shell sees the code; the file is untouched; there is no traceback.

    Every time for each code once.
    """
    shell: Shell = request.getfixturevalue(make)
    before = files(shell.folder)

    ended = run(words[0], shell.file, *words[1:])

    assert code == ended.returncode, ended.stderr
    assert before == files(shell.folder)
    assert "Traceback" not in ended.stderr
    assert bool(code) == bool(ended.stderr)


@pytest.mark.parametrize(
    ("typed", "meant"), [("standing", "standings"), ("print pairing", "pairings")]
)
def test_a_misspelt_command_is_told_the_nearest_one(drawn: Shell, typed: str, meant: str) -> None:
    """Of the program, and of what it prints."""
    assert f"Did you mean: {meant}?" in drawn.refuses(2, typed)


def test_the_program_ends_with_3_for_wrong_cells(drawn: Shell) -> None:
    """Each is a line among the errors."""
    drawn.types(1, {(4, "result"): "Z", (5, "result"): "Y"})

    ended = run("draw", drawn.file)

    assert 3 == ended.returncode
    assert 2 == len(ended.stderr.splitlines())


@pytest.mark.parametrize("copies", [False, True])
def test_5_means_changed_since_read(
    drawn: Shell, monkeypatch: pytest.MonkeyPatch, copies: bool,  # noqa: FBT001
) -> None:  # fmt: skip
    """Somebody saves between reading and writing: their work stays, ours is not written."""

    def slow(*args: object, **options: object) -> object:
        changes = draw(*args, **options)
        drawn.types("players", {(4, "club"): "Hill"})
        return changes

    draw: Callable[..., object] = drawing.draw
    monkeypatch.setattr(drawing, "draw", slow)
    copy = drawn.folder / "copy.xlsx"

    assert 5 == drawn.gives("draw", drawn.file, "--again", *(["-o", copy] if copies else []))

    assert "was changed by somebody else meanwhile" in drawn.warned
    assert "Hill" == drawn.event.players[0].club
    assert not copy.exists()


def _fault(*_args: object, **_options: object) -> NoReturn:
    """Fail as nothing should."""
    msg = "no such thing"
    raise ZeroDivisionError(msg)


def test_70_means_a_fault_of_nigiri(listed: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence, and the traceback only for who asks for it."""
    monkeypatch.setattr(drawing, "draw", _fault)

    assert 70 == listed.gives("draw", listed.file)
    assert "This is a fault of nigiri, please report it (ZeroDivisionError: no such thing)." in (
        listed.warned
    )
    assert 1 == len(listed.warned.splitlines())

    assert 70 == listed.gives("--debug", "draw", listed.file)
    assert "Traceback" in listed.warned

    monkeypatch.setenv("NIGIRI_DEBUG", "1")
    listed.gives("draw", listed.file)
    assert "Traceback" in listed.warned


def test_130_means_interrupted(listed: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C leaves the file as it was."""

    def interrupted(*_args: object, **_options: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(drawing, "draw", interrupted)

    assert "Interrupted; nothing was written halfway." == listed.refuses(130, "draw")


def test_the_version_is_told() -> None:
    """The program's name and a number."""
    ended = run("--version")

    assert 0 == ended.returncode
    assert f"nigiri {VERSION}" == ended.stdout.strip()


def test_a_time_that_is_none_is_wrong_use(drawn: Shell) -> None:
    """What would be right is said."""
    assert "“tomorrow” is no time; write it as 2005-05-21T10:00" in drawn.refuses(
        2, "draw", "--now", "tomorrow"
    )


def test_a_terminal_that_knows_no_circles_stops_nothing(drawn: Shell) -> None:
    """A sign it cannot show becomes a question mark."""
    ended = run("result", drawn.file, "--table", "1", "B", PYTHONIOENCODING="latin-1")

    assert 0 == ended.returncode, ended.stderr
    assert "? 0-1" in ended.stdout


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such limit")
@pytest.mark.parametrize(
    "words",
    [
        ["result", "--table", "1", "B"],
        ["check", "--json"],
        pytest.param(["standings"], marks=pytest.mark.long),
    ],
)
def test_words_that_nobody_can_take_down_are_no_fault(drawn: Shell, words: list[str]) -> None:
    """Their file can grow no more: one sentence; what the command wrote is written.

    Every time for one that writes and one that only looks.
    """
    limit, output = 2**20, drawn.folder / "told.txt"
    limited = (
        f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))\n"
        "import runpy; runpy.run_module('nigiri', run_name='__main__', alter_sys=True)"
    )
    output.write_bytes(bytes(limit))
    with output.open("ab") as full:
        ended = subprocess.run(
            [sys.executable, "-c", limited, words[0], str(drawn.file), *words[1:]],
            env={**os.environ, "PYTHONPATH": str(ADDIN)}, stdout=full, stderr=subprocess.PIPE,
            encoding="utf-8", check=False,
        )  # fmt: skip

    assert 4 == ended.returncode
    assert 1 == len(ended.stderr.splitlines()), ended.stderr
    assert ended.stderr.startswith("The answer cannot be shown here: File too large.")
    assert (words[0] == "result") == any(game.result for game in drawn.event.rounds[0].games)


@pytest.mark.parametrize("words", [["standings", "FILE"], ["standings", "--help"], ["--help"]])
def test_a_command_whose_reader_has_gone_ends_as_pipes_do(drawn: Shell, words: list[str]) -> None:
    """As `nigiri standings open.xlsx | head`: 141 in silence; 1 would say that rules forbid it."""
    reads, writes = os.pipe()
    os.close(reads)
    told = [str(drawn.file) if word == "FILE" else word for word in words]

    ended = _started(*told, stdout=writes)

    os.close(writes)
    assert (141, "") == (ended.returncode, ended.stderr)


@pytest.mark.skipif(os.name == "nt", reason="a shell closes them")
@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_command_without_an_output_is_done_all_the_same(drawn: Shell, closed: str) -> None:
    """Nobody wants to hear of it; a file that is opened does not become the output."""
    program = f"{sys.executable} -m nigiri result {drawn.file} --table 1 B {closed}"

    ended = _started("-c", program, program="/bin/sh")

    assert (0, "") == (ended.returncode, ended.stderr)
    assert any(game.result for game in drawn.event.rounds[0].games)


@pytest.mark.skipif(os.name == "nt", reason="a shell closes them")
def test_a_command_without_an_output_still_says_by_its_code_what_is_wrong(drawn: Shell) -> None:
    """A script reads it."""
    program = f"{sys.executable} -m nigiri standings {drawn.folder / 'no.xlsx'} >&- 2>&-"

    assert 4 == _started("-c", program, program="/bin/sh").returncode


@pytest.mark.skipif(os.name == "nt", reason="a shell closes it")
def test_where_the_input_is_closed_nobody_answers(drawn: Shell) -> None:
    """As without a terminal: a sentence and 2, and nothing is forgotten."""
    before = files(drawn.folder)
    program = f"{sys.executable} -m nigiri forget {drawn.file} <&-"

    ended = _started("-c", program, program="/bin/sh")

    assert 2 == ended.returncode
    assert "Nobody answers here" in ended.stderr
    assert before == files(drawn.folder)


def _started(
    *words: str, stdout: int = subprocess.PIPE, program: str = ""
) -> subprocess.CompletedProcess[str]:
    """Start nigiri, or a program, with an output of its own; return how it ended."""
    start = [program] if program else [sys.executable, "-m", "nigiri"]
    return subprocess.run(
        [*start, *words],
        env={**os.environ, "PYTHONPATH": str(ADDIN), "PYTHONIOENCODING": "utf-8"},
        stdout=stdout,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        check=False,
    )
