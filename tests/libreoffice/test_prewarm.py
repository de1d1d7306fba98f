"""A program with nigiri loaded waits for the next press: it is used once, never when stale."""

from __future__ import annotations

import importlib
import os
import sys
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.libreoffice.office import ADDIN, engine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.libreoffice.office import Office

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a script of the shell stands for nigiri")
PATIENCE = 30
#: Stands for nigiri: notes its number, and answers with a word when its input ends.
NOTES = 'echo "$$ $5" >>{log}; cat >/dev/null; echo {word}'


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch, package: str) -> Any:  # noqa: ANN401 -- a module
    """Return the extension's module."""
    monkeypatch.syspath_prepend(package)
    monkeypatch.setitem(sys.modules, "uno", type(sys)("uno"))
    return importlib.import_module("nigiri_office.prewarm")


@pytest.fixture
def ahead(module: Any) -> Iterator[Any]:  # noqa: ANN401 -- of a module of the extension
    """Return what lets programs wait, and end the last one."""
    found = module.WaitingProgram()
    yield found
    found.take(installed("another"))


def installed(program: str) -> Any:  # noqa: ANN401 -- of a module of the extension
    """Return how a Python starts the nigiri that is installed in it."""
    return importlib.import_module("nigiri_office.launchers").installed(program)


def notes(folder: Path, word: str = "answer") -> Any:  # noqa: ANN401 -- of a module
    """Return what starts a program that notes its number and answers with a word."""
    return installed(engine(folder, NOTES.format(log=folder / "log", word=word)))


def answer(process: Any) -> bytes:  # noqa: ANN401 -- of a module of the extension
    """Return what a program answers."""
    return bytes(process.communicate(b"?")[0])


def noted(folder: Path, many: int) -> list[str]:
    """Return the lines of the programs that began to wait, when there are so many."""
    log, until = folder / "log", time.monotonic() + PATIENCE
    while True:
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        waited = [line for line in lines if "--ahead" in line]
        if len(waited) >= many or time.monotonic() > until:
            return waited
        time.sleep(0.02)


def runs(number: int) -> bool:
    """Tell whether a process runs, one that has ended and waits to be noticed aside."""
    try:
        state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return False
    return state[0] != "Z"


def test_one_program_waits_and_answers_once(ahead: Any, tmp_path: Path) -> None:  # noqa: ANN401
    """However often it is prepared; what is taken is ours no more, and no thread waits for it."""
    program = notes(tmp_path)
    assert ahead.take(program) is None

    ahead.prepare(program)
    ahead.prepare(program)

    assert b"answer\n" == answer(ahead.take(program))
    assert ahead.take(program) is None
    assert ["--ahead"] == [line.split()[1] for line in noted(tmp_path, 1)]
    ahead._timer.join(PATIENCE)  # noqa: SLF001 -- it waits for half an hour
    assert not ahead._timer.is_alive()  # noqa: SLF001 -- as above


def test_a_program_that_was_replaced_is_not_asked(ahead: Any, tmp_path: Path) -> None:  # noqa: ANN401
    """The one that waited is ended; so it is when another is asked for, or it is gone."""
    for change in (partial(notes, tmp_path, "newer"), (tmp_path / "engine").unlink):
        program = notes(tmp_path)
        ahead.prepare(program)
        waits = ahead._process  # noqa: SLF001 -- what must have ended
        change()

        assert ahead.take(program) is None
        assert waits.poll() is not None


def test_a_program_that_ended_by_itself_is_not_asked(ahead: Any, tmp_path: Path) -> None:  # noqa: ANN401
    """A new one is started then."""
    program = installed(engine(tmp_path, "exit 1"))
    ahead.prepare(program)
    ahead._process.wait(PATIENCE)  # noqa: SLF001 -- what has ended

    assert ahead.take(program) is None


def test_what_cannot_be_started_does_not_wait(ahead: Any) -> None:  # noqa: ANN401
    """Nothing is said before something is asked."""
    for program in (None, installed("/nowhere/python")):
        ahead.prepare(program)
        assert ahead.take(program) is None


def test_a_program_does_not_wait_forever(
    ahead: Any,  # noqa: ANN401 -- of a module of the extension
    module: Any,  # noqa: ANN401 -- a module
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """It holds some memory."""
    monkeypatch.setattr(module, "LIFETIME", 0.1)
    program = notes(tmp_path)
    ahead.prepare(program)
    waits = ahead._process  # noqa: SLF001 -- what must have ended
    until = time.monotonic() + PATIENCE
    while waits.poll() is None and time.monotonic() < until:
        time.sleep(0.02)

    assert waits.poll() is not None
    assert ahead.take(program) is None


def test_where_the_one_that_waits_says_nothing_a_new_one_answers(
    module: Any,  # noqa: ANN401 -- a module
    tmp_path: Path,
) -> None:
    """As an older nigiri, that knows no waiting."""
    of_engine = importlib.import_module("nigiri_office.engine")
    word = '\'{"nigiri": "answer", "protocol": 2, "status": "done"}\''
    program = engine(tmp_path, f'cat >/dev/null; [ "$5" = --ahead ] || echo {word}')
    launchers = importlib.import_module("nigiri_office.launchers")
    launcher = launchers.Launcher(program, "", [])
    module.WAITING.prepare(launcher.known())

    assert "done" == of_engine.Engine(launcher, PATIENCE).ask({})["status"]
    assert module.WAITING.take(launcher.known()) is None


@pytest.mark.long
def test_nothing_waits_when_libreoffice_has_ended(own_office: Office, tmp_path: Path) -> None:
    """Even when it was killed; until then a press leaves one that waits for the next."""
    script = f'echo "$$ $5" >>{tmp_path / "log"}; shift\nPYTHONPATH="{ADDIN}" exec python3 "$@"'
    engine(own_office.folder, script.replace("python3", sys.executable))
    own_office("open")
    own_office.press("new", name="Spring Open", rules="quebec", language="en", rounds=5)

    first, second = (int(line.split()[0]) for line in noted(tmp_path, 2))
    assert (False, True) == (runs(first), runs(second))
    os.kill(own_office.process(), 9)
    until = time.monotonic() + PATIENCE
    while runs(second) and time.monotonic() < until:
        time.sleep(0.05)

    assert not runs(second)
