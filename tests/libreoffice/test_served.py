"""The extension where no program can be started: `nigiri serve` answers instead."""

from __future__ import annotations

import importlib
import json
import os
import socket
import sys
import threading
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.buttons.server import Server
from nigiri.buttons.server_address import published_address
from nigiri.messages.catalogue import LANGUAGES
from tests.desk.story import DESK
from tests.libreoffice.office import engine
from tests.libreoffice.test_menu import EVENT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.libreoffice.office import Office

NO_PROGRAM = "/nowhere/python"
ASKED = {"action": "actions"}


@pytest.fixture
def extension(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, package: str) -> Any:  # noqa: ANN401 -- a module
    """Return the extension's side, where the home folder is an empty one."""
    monkeypatch.syspath_prepend(package)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name, value in {"HOME": tmp_path, "USERPROFILE": tmp_path}.items():
        monkeypatch.setenv(name, str(value))
    for name in ("FLATPAK_ID", "SNAP", "SNAP_REAL_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setitem(sys.modules, "uno", type(sys)("uno"))
    return importlib.import_module("nigiri_office.engine")


def starts(program: str) -> Any:  # noqa: ANN401 -- of a module of the extension
    """Return what starts nigiri by the Python of the options, "" for none."""
    return importlib.import_module("nigiri_office.launchers").Launcher(program, "", [])


@pytest.fixture
def server() -> Iterator[Server]:
    """Return a server that answers one request, in a thread of its own."""
    running = Server(0, 30, lambda: DESK)
    running.timeout = 10
    thread = threading.Thread(target=running.handle_request)
    thread.start()
    yield running
    thread.join(20)
    running.server_close()


@pytest.mark.parametrize("nothing", ["", NO_PROGRAM])
def test_what_cannot_be_started_is_asked_elsewhere(
    extension: Any,  # noqa: ANN401 -- a module
    server: Server,
    nothing: str,
) -> None:
    """The answer is that of the pipe."""
    with published_address(server.address):
        assert "done" == extension.Engine(starts(nothing), 20).ask(ASKED)["status"]


@pytest.mark.parametrize(
    ("address", "where", "key"),
    [
        (None, None, "missing"),
        ("http://127.0.0.1:1/#x", None, "missing"),
        (None, "FLATPAK_ID", "boxed"),
        ("http://127.0.0.1:1/#x", "SNAP", "boxed"),
    ],
)
def test_where_nobody_answers_the_way_out_is_said(
    extension: Any,  # noqa: ANN401 -- a module
    monkeypatch: pytest.MonkeyPatch,
    address: str | None,
    where: str | None,
    key: str,
) -> None:
    """Install it; or, where no program may be started, let it serve."""
    if where:
        monkeypatch.setenv(where, "1")
    if address:
        with published_address(address):
            assert key == trouble(extension)
    else:
        assert key == trouble(extension)


def trouble(extension: Any) -> str:  # noqa: ANN401 -- a module
    """Return what goes wrong when nothing can be started."""
    with pytest.raises(extension.Trouble) as raised:
        extension.Engine(starts(""), 5).ask(ASKED)
    return str(raised.value.key)


def test_an_older_menu_shows_what_nigiri_says(
    extension: Any,  # noqa: ANN401 -- a module
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In its language, and whatever else has changed since: a refusal is read by all of them."""
    monkeypatch.setattr(extension, "PROTOCOL", extension.PROTOCOL - 1)

    with published_address(server.address):
        answer = extension.Engine(starts(""), 20).ask({**ASKED, "language": "fr"})

    (sentence,) = answer["sentences"]
    assert "refused" == answer["status"]
    assert sentence.startswith("L'extension (nigiri 0.2.0) est plus ancienne que nigiri")
    assert "tapez dans un terminal : nigiri libreoffice install" in sentence


@pytest.mark.parametrize(
    ("step", "key"), [(-1, "nigiri-older"), (None, "nigiri-older"), (1, "menu-older")]
)
def test_a_menu_says_itself_that_nigiri_is_of_another_version(
    extension: Any,  # noqa: ANN401 -- a module
    step: int | None,
    key: str,
) -> None:
    """An older nigiri answers in its own version; the sentence says what to do, in any language."""
    answer = {
        "nigiri": "answer", "protocol": step and extension.PROTOCOL + step, "version": "0.2.0",
        "status": "refused", "sentences": ["Install the newest add-in (protocol 1 and 2)."],
    }  # fmt: skip

    with pytest.raises(extension.Trouble) as raised:
        extension.parse_answer(json.dumps(answer).encode(), b"", 0, "")

    assert key == raised.value.key
    for language in LANGUAGES:
        sentence = raised.value.sentence(language)
        assert {"nigiri 0.2.0", "nigiri libreoffice install"} <= {
            words for words in ("nigiri 0.2.0", "nigiri libreoffice install") if words in sentence
        }


class Patience(threading.Thread):
    """The extension's timer without a clock: patience is over when the request has arrived.

    asked -- returns as soon as it has
    """

    def __init__(
        self,
        asked: Callable[[], object],
        seconds: float,
        over: Callable[[str], None],
        why: tuple[str],
    ) -> None:
        """Take what a timer takes."""
        assert 60 == seconds
        super().__init__(daemon=True)
        self.asked, self.over, self.why = asked, over, why

    def run(self) -> None:
        """Wait for the request, then stop what answers it."""
        self.asked()
        self.over(*self.why)

    def cancel(self) -> None:
        """Do nothing: it is over already."""


def impatient(
    extension: Any,  # noqa: ANN401 -- a module
    monkeypatch: pytest.MonkeyPatch,
    program: str,
    asked: Callable[[], object],
) -> tuple[str, dict[str, int]]:
    """Return what goes wrong, with its facts, where patience ends after a request of a minute."""
    clock = SimpleNamespace(Timer=partial(Patience, asked), Lock=threading.Lock)
    monkeypatch.setattr(extension, "threading", clock)
    with pytest.raises(extension.Trouble) as raised:
        extension.Engine(starts(program), 60).ask(ASKED)
    return raised.value.key, raised.value.parts


@pytest.mark.skipif(os.name == "nt", reason="a script of the shell stands for nigiri")
def test_a_program_that_never_answers_is_stopped(
    extension: Any,  # noqa: ANN401 -- a module
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """When the patience is over, with the seconds in the sentence."""
    running = tmp_path / "running"
    os.mkfifo(running)
    program = engine(tmp_path, f'echo > "{running}"; exec sleep 600')

    trouble = impatient(extension, monkeypatch, program, running.read_text)
    assert ("long", {"seconds": 60}) == trouble


def test_a_server_that_never_answers_is_left(
    extension: Any,  # noqa: ANN401 -- a module
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As a program is."""
    with socket.create_server(("127.0.0.1", 0)) as silent, ExitStack() as lines:

        def asked() -> None:
            line, _ = silent.accept()
            lines.enter_context(line).recv(1)

        with published_address(f"http://127.0.0.1:{silent.getsockname()[1]}/#x"):
            trouble = impatient(extension, monkeypatch, "", asked)
    assert ("long", {"seconds": 60}) == trouble


@pytest.mark.long
def test_a_button_works_where_no_program_can_be_started(
    office: Office, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new event, made by what serves."""
    monkeypatch.setattr(Path, "home", lambda: office.folder)
    program = Path(engine(office.folder))
    program.unlink()
    office("open")

    with published_address(server.address):
        outcome = office.press("new", **EVENT)

    engine(office.folder)
    assert ("done", ["New event"]) == (outcome["status"], office("steps")), outcome
    office("close")
