"""The extension where no program can be started: `nigiri serve` answers instead."""

from __future__ import annotations

import importlib
import os
import socket
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.buttons.serve import Server
from nigiri.buttons.whereabouts import told
from tests.desk.story import DESK
from tests.libreoffice.office import ADDIN, engine
from tests.libreoffice.test_menu import EVENT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.libreoffice.office import Office

NO_PROGRAM = "/nowhere/python"
ASKED = {"action": "actions"}


@pytest.fixture
def extension(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:  # noqa: ANN401 -- a module
    """Return the extension's side, where the home folder is an empty one."""
    monkeypatch.syspath_prepend(str(ADDIN / "libreoffice" / "pythonpath"))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name, value in {"HOME": tmp_path, "USERPROFILE": tmp_path}.items():
        monkeypatch.setenv(name, str(value))
    for name in ("FLATPAK_ID", "SNAP", "SNAP_REAL_HOME"):
        monkeypatch.delenv(name, raising=False)
    return importlib.import_module("nigiri_office.engine")


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
    with told(server.address):
        assert "done" == extension.Engine(nothing, 20).ask(ASKED)["status"]


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
        with told(address):
            assert key == trouble(extension)
    else:
        assert key == trouble(extension)


def trouble(extension: Any) -> str:  # noqa: ANN401 -- a module
    """Return what goes wrong when nothing can be started."""
    with pytest.raises(extension.Trouble) as raised:
        extension.Engine("", 5).ask(ASKED)
    return str(raised.value.key)


@pytest.mark.skipif(os.name == "nt", reason="a script of the shell stands for nigiri")
def test_a_program_that_never_answers_is_stopped(
    extension: Any,  # noqa: ANN401 -- a module
    tmp_path: Path,
) -> None:
    """When the patience is over, with the seconds in the sentence."""
    asked = extension.Engine(engine(tmp_path, "exec sleep 60"), 0.5)

    with pytest.raises(extension.Trouble) as raised:
        asked.ask(ASKED)

    assert ("long", {"seconds": 0}) == (raised.value.key, raised.value.parts)


def test_a_server_that_never_answers_is_left(extension: Any) -> None:  # noqa: ANN401 -- a module
    """As a program is."""
    with (
        socket.create_server(("127.0.0.1", 0)) as silent,
        told(f"http://127.0.0.1:{silent.getsockname()[1]}/#x"),
        pytest.raises(extension.Trouble) as raised,
    ):
        extension.Engine("", 0.5).ask(ASKED)

    assert "long" == raised.value.key


@pytest.mark.long
def test_a_button_works_where_no_program_can_be_started(
    office: Office, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new event, made by what serves."""
    monkeypatch.setattr(Path, "home", lambda: office.folder)
    program = Path(engine(office.folder))
    program.unlink()
    office("open")

    with told(server.address):
        outcome = office.press("new", **EVENT)

    engine(office.folder)
    assert ("done", ["New event"]) == (outcome["status"], office("steps")), outcome
    office("close")
