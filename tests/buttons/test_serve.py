"""nigiri serve answers add-ins of this computer that know the token, and nobody else."""

from __future__ import annotations

import http.client
import json
import os
import socket
import struct
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from nigiri.buttons import server as serve
from nigiri.buttons.request import LARGEST, PROTOCOL
from nigiri.buttons.server import Server
from nigiri.buttons.server_address import PLACE, file, published_address
from nigiri.cli import program
from tests.desk.story import DESK

if TYPE_CHECKING:
    from collections.abc import Iterator

REQUEST = json.dumps({"nigiri": "request", "protocol": PROTOCOL, "action": "actions"}).encode()


@pytest.fixture
def server() -> Iterator[Server]:
    """Return a server that answers, in a thread of its own."""
    running = Server(0, 30, lambda: DESK)
    thread = threading.Thread(target=running.serve_until_idle)
    thread.start()
    yield running
    running.idle = 0
    with (
        suppress(OSError),  # it may have stopped already
        socket.create_connection((serve.HERE, running.server_port), 5) as last,
    ):
        last.sendall(b"\r\n\r\n")
    thread.join(10)
    assert not thread.is_alive()


def post(
    server: Server, body: bytes = REQUEST, *, method: str = "POST", path: str = "/", **headers: str
) -> tuple[int, dict[str, Any]]:
    """Return status and answer of a request; headers replace those it has."""
    connection = http.client.HTTPConnection(serve.HERE, server.server_port, timeout=10)
    names = {"Authorization": f"Bearer {server.token}", "Content-Length": str(len(body)), **headers}
    connection.request(method, path, body, {name: each for name, each in names.items() if each})
    answer = connection.getresponse()
    return answer.status, json.loads(answer.read())


def test_a_request_with_the_token_is_answered(server: Server) -> None:
    """As through the pipe."""
    status, answer = post(server)

    assert 200 == status
    assert ("answer", "done") == (answer["nigiri"], answer["status"])
    assert server.address == f"http://127.0.0.1:{server.server_port}/#{server.token}"


def test_rubbish_is_answered_too(server: Server) -> None:
    """With the sentence of the pipe."""
    status, answer = post(server, b"rubbish")

    assert (200, "refused") == (status, answer["status"])


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        (401, {"Authorization": ""}),
        (401, {"Authorization": "Bearer x"}),
        (401, {"Authorization": "{token}"}),
        (401, {"Authorization": "Basic {token}"}),
        (401, {"Authorization": "Bearer \xe9"}),
        (403, {"Origin": "https://example.org"}),
        (403, {"Origin": "null"}),
        (403, {"Host": "example.org"}),
        (403, {"Host": "127.0.0.1:1"}),
        (404, {"path": "/etc/passwd"}),
        (405, {"method": "GET"}),
        (405, {"method": "OPTIONS"}),
        (411, {"Content-Length": "-1"}),
        (411, {"Content-Length": "many"}),
        (413, {"Content-Length": str(LARGEST + 1)}),
        (413, {"Content-Length": "9" * 100}),
        (413, {"Content-Length": "0" * 12 + "9" * 12}),
        (413, {"Content-Length": "9" * 5000}),
    ],
    ids=str,
)
def test_everybody_else_is_refused(server: Server, code: int, asked: dict[str, str]) -> None:
    """With an answer that says why, and no word of what is behind it."""
    asked = {name: each.replace("{token}", server.token) for name, each in asked.items()}
    status, answer = post(server, **asked)  # type: ignore[arg-type]

    assert (code, "refused") == (status, answer["status"])
    assert [serve._WHY[code]] == answer["sentences"]  # noqa: SLF001


def test_nobody_else_on_the_network_can_ask(server: Server) -> None:
    """It listens at this computer's own address only."""
    assert "127.0.0.1" == server.server_address[0]


def test_each_start_has_a_token_of_its_own(server: Server) -> None:
    """Of 256 bits."""
    other = Server(0, 30, lambda: DESK)
    other.server_close()

    assert other.token != server.token
    assert 43 == len(server.token)


def test_who_says_nothing_does_not_hold_others_up(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After some seconds it is not listened to any more."""
    monkeypatch.setattr(serve.Handler, "timeout", 0.2)
    with socket.create_connection((serve.HERE, server.server_port), 5) as silent:
        silent.sendall(b"POST / HTTP/1.1\r\n")
        assert 200 == post(server)[0]


def test_half_a_request_is_not_answered(server: Server) -> None:
    """Who asked is gone."""
    head = f"POST / HTTP/1.1\r\nHost: 127.0.0.1:{server.server_port}\r\n"
    head += f"Authorization: Bearer {server.token}\r\nContent-Length: 99\r\n\r\nhalf"
    with socket.create_connection((serve.HERE, server.server_port), 5) as asking:
        asking.sendall(head.encode())
        asking.shutdown(socket.SHUT_WR)
        assert b"" == asking.recv(1)

    assert 200 == post(server)[0]


def test_a_length_with_zeros_in_front_is_that_length(server: Server) -> None:
    """Some programs fill it up."""
    length = {"Content-Length": f"{len(REQUEST):020}"}
    assert 200 == post(server, **length)[0]  # type: ignore[arg-type]


@pytest.mark.parametrize("ahead", [0, 3])
def test_who_asks_drop_by_drop_does_not_hold_others_up(
    server: Server, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    """Patience is for the whole request, its head and its body, not for each byte of it."""
    monkeypatch.setattr(serve.Handler, "timeout", 0.25)
    head = f"POST / HTTP/1.1\r\nHost: 127.0.0.1:{server.server_port}\r\n"
    head += f"Authorization: Bearer {server.token}\r\nContent-Length: 99\r\n\r\n"
    sent, drops = ("", head) if ahead == 0 else (head, "." * 99)
    with socket.create_connection((serve.HERE, server.server_port), 5) as slow:
        slow.sendall(sent.encode())
        started = time.monotonic()
        with suppress(OSError):  # the server has gone away
            for drop in drops:
                slow.sendall(drop.encode())
                time.sleep(0.05)
        assert time.monotonic() - started < 3
    assert 200 == post(server)[0]


@pytest.mark.parametrize("sent", ["", "POST / HT", "POST / HTTP/1.1\r\nHost: x\r\n\r\n"])
def test_who_hangs_up_leaves_no_traceback(
    server: Server, capfd: pytest.CaptureFixture[str], sent: str
) -> None:
    """The screen shows the address, and who serves need not know."""
    with socket.create_connection((serve.HERE, server.server_port), 5) as asking:
        asking.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        asking.sendall(sent.encode())
    assert 200 == post(server)[0]

    assert "" == capfd.readouterr().err


def test_a_fault_of_its_own_is_still_told(
    server: Server, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Only those who are gone are passed over."""
    monkeypatch.setattr(serve, "exchange", lambda *_: 1 // 0)
    with pytest.raises(http.client.RemoteDisconnected):
        post(server)

    assert "ZeroDivisionError" in capfd.readouterr().err


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return the home folder, which is an empty one."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return tmp_path


def test_add_ins_of_this_user_find_the_address_while_it_listens(home: Path) -> None:
    """In a file that nobody else can read; then it is gone."""
    with published_address("http://127.0.0.1:9/#token"):
        form = json.loads(file().read_bytes())
        mode = file().stat().st_mode & 0o777

    assert ("serve", "http://127.0.0.1:9/#token") == (form["nigiri"], form["address"])
    assert os.name == "nt" or mode == 0o600
    assert home in file().parents
    assert [] == list(file().parent.iterdir())


def test_the_one_that_was_started_last_is_found(home: Path) -> None:
    """Its address stays when an older one ends."""
    older, newer = (
        published_address("http://127.0.0.1:8/#a"),
        published_address("http://127.0.0.1:9/#b"),
    )
    older.__enter__()
    with newer:
        older.__exit__(None, None, None)
        assert "http://127.0.0.1:9/#b" == json.loads(file().read_bytes())["address"]

    assert not (home / PLACE).exists()


def test_a_file_in_the_way_is_said(home: Path) -> None:
    """With its path, instead of an address that nothing finds."""
    (home / PLACE.parts[0]).write_text("no folder", encoding="utf-8")

    result = CliRunner().invoke(program, ["serve"])

    assert 4 == result.exit_code
    assert f"Add-ins cannot be told the address: {file()} cannot be written" in result.stderr


@pytest.mark.usefixtures("home")
def test_the_command_tells_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """In words, or for machines."""
    monkeypatch.setattr(Server, "serve_until_idle", Server.server_close)
    words, form = (CliRunner().invoke(program, ["serve", *more]) for more in ([], ["--json"]))

    assert words.stdout.startswith("Address for the add-in: http://127.0.0.1:")
    assert "It stops after 60 minutes without a request" in words.stdout
    assert json.loads(form.stdout)["address"].startswith("http://127.0.0.1:")


def test_a_port_that_is_taken_is_said(server: Server) -> None:
    """With the way out."""
    result = CliRunner().invoke(program, ["serve", "--port", str(server.server_port)])

    assert 4 == result.exit_code
    assert f"Port {server.server_port} cannot be used: " in result.stderr
    assert result.stderr.endswith("Without --port, a free one is chosen.\n")


def test_it_stops_when_nobody_asks() -> None:
    """By itself; refused requests do not keep it awake."""
    server = Server(0, 0.4, lambda: DESK)
    thread = threading.Thread(target=server.serve_until_idle)
    started = time.monotonic()
    thread.start()
    time.sleep(0.2)
    assert 401 == post(server, Authorization="")[0]
    thread.join(10)

    assert 0.4 <= time.monotonic() - started < 5
    assert not thread.is_alive()
    with pytest.raises(ConnectionRefusedError):
        post(server)
