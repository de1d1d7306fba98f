"""The commands that add-ins speak to: pipe and serve."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, BinaryIO

import click

from nigiri.cli.frame.process import collect_as_usual
from nigiri.cli.frame.screen import say, show_json
from nigiri.desk.core.clock import clock, logged_in
from nigiri.errors import HostError
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.desk.core.command import Desk

_OUTPUT, _ERRORS = 1, 2


@click.command()
@click.option("--ahead", is_flag=True)
@click.option("--stay", is_flag=True)
def pipe(*, ahead: bool, stay: bool) -> None:
    """Answer one request of an add-in: JSON in, JSON out."""
    with _only_answers() as out:
        if stay:
            _answer_lines(out)
            return
        out.write(_answer_ahead() if ahead else _answer(_request()))


def _request() -> bytes:
    """Return the request: all that is written until the input ends."""
    from nigiri.buttons.request import LARGEST

    return sys.stdin.buffer.read(LARGEST + 1)


def _answer(data: bytes) -> bytes:
    """Return the answer to a request."""
    from nigiri.buttons.dispatch import exchange

    return exchange(data, _desk)


def _answer_ahead() -> bytes:
    """Load what takes time, then return the answer to a request; b"" where none comes."""
    from nigiri.buttons.prewarm import Awaited, answer_anew, is_stale, loaded

    request = Awaited(_request)
    files = loaded(until=request.came)
    data = request.data()
    if not data:
        return b""
    return answer_anew(data) if is_stale(files) else _answer(data)


def _answer_lines(out: BinaryIO) -> None:
    """Answer a request a line until the input ends, or until nigiri's files were replaced."""
    from nigiri.buttons.prewarm import is_stale, loaded
    from nigiri.buttons.request import LARGEST

    files = loaded("nigiri.buttons.finding")
    while (line := sys.stdin.buffer.readline(LARGEST + 1)) and not is_stale(files):
        out.write(_answer(line))
        out.flush()


def _only_answers() -> BinaryIO:
    """Return the output; whatever else is printed until the end goes where errors go."""
    kept = os.dup(_OUTPUT)
    os.dup2(_ERRORS, _OUTPUT)
    return os.fdopen(kept, "wb")


def _desk() -> Desk:
    """Return the login name of the user and the time of the clock."""
    from nigiri.desk.core.command import Desk

    return Desk(clock(), logged_in())


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), default=0)
@click.option(
    "--idle",
    type=click.FloatRange(0, min_open=True),
    default=60,
    show_default=True,
    metavar="MINUTES",
)
@click.option("--json", "as_json", is_flag=True)
def serve(port: int, idle: float, *, as_json: bool) -> None:
    """Answer add-ins that may not start other programs, on this computer alone."""
    from nigiri.buttons.server import Server
    from nigiri.buttons.server_address import published_address

    try:
        server = Server(port, idle * 60, _desk)
    except OSError as error:
        taken = message("command.serve.port", port=port, reason=error.strerror)
        raise HostError(taken) from error
    with server, published_address(server.address):
        if as_json:
            show_json({"command": "serve", "address": server.address})
        else:
            say(message("command.serve.address", address=server.address))
            say(message("command.serve.stops", idle=f"{idle:g}"))
        sys.stdout.flush()
        collect_as_usual()
        server.serve_until_idle()


COMMANDS = (pipe, serve)
