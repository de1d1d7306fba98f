"""The protocol of the buttons by HTTP, for this computer alone (docs/protocol.md).

refused with     when
401              the token is missing or wrong
403              a web page asks, or the request was for another host
404, 405         another path; anything but POST
411, 413         the length of the body is missing; the body is too large

A request must be complete within some seconds, else the connection is closed.
"""

from __future__ import annotations

import hmac
import os
import re
import secrets
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import BufferedReader, RawIOBase
from typing import TYPE_CHECKING, Any, ClassVar

from nigiri.buttons.dispatch import exchange, refusal
from nigiri.buttons.request import LARGEST
from nigiri.messages.message import message

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from nigiri.desk.core.command import Desk

HERE = "127.0.0.1"
_PATIENCE = 10.0
_TOKEN_BYTES = 32
_DIGITS = len(str(LARGEST))
_LENGTH = re.compile("[0-9]+")

_WHY = {
    401: message("button.token"),
    403: message("button.web-page"),
    404: message("button.path"),
    405: message("button.post"),
    411: message("button.length"),
    413: message("button.too-large", size=LARGEST // 2**20),
}
_OTHER = message("button.no-http")


class Server(HTTPServer):
    """A server that answers one request at a time, until there was none for so many seconds.

    desk -- user and time, where a request does not say
    """

    #: Elsewhere it lets a port be used again soon; on Windows it would let two listen at once.
    allow_reuse_address = os.name != "nt"

    def __init__(self, port: int, idle: float, desk: Callable[[], Desk]) -> None:
        """Listen at a port of this computer, 0 for any free one; OSError when it is taken."""
        super().__init__((HERE, port), Handler)
        self.idle, self.desk = idle, desk
        self.token = secrets.token_urlsafe(_TOKEN_BYTES)
        self.asked = time.monotonic()

    @property
    def address(self) -> str:
        """Return the URL of the server, with the token behind the #, which no request sends."""
        return f"http://{HERE}:{self.server_port}/#{self.token}"

    def serve_until_idle(self) -> None:
        """Answer requests until there was none for long; refused ones do not count."""
        while (left := self.asked + self.idle - time.monotonic()) > 0:
            self.timeout = left
            self.handle_request()
        self.server_close()

    def handle_error(
        self, request: socket.socket | tuple[bytes, socket.socket], client_address: object
    ) -> None:
        """Ignore errors of a connection: nobody waits for the answer any more."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)


class _TimedInput(RawIOBase):
    """The input of a connection, until a deadline."""

    def __init__(self, connection: socket.socket, seconds: float) -> None:
        """Take the connection and the seconds until the deadline."""
        self._connection, self._end = connection, time.monotonic() + seconds

    def readable(self) -> bool:
        """Tell that it can be read."""
        return True

    def readinto(self, buffer: Any) -> int:  # noqa: ANN401 -- as io has it
        """Return the number of bytes read; TimeoutError after the deadline."""
        left = self._end - time.monotonic()
        if left <= 0:
            raise TimeoutError
        self._connection.settimeout(left)
        return self._connection.recv_into(buffer)


class Handler(BaseHTTPRequestHandler):
    """One request by HTTP."""

    server: Server
    timeout: ClassVar[float] = _PATIENCE
    server_version = "nigiri"
    sys_version = ""

    def setup(self) -> None:
        """Limit the time for the whole request, even if it arrives in small pieces."""
        super().setup()
        self.rfile.close()
        self.rfile = BufferedReader(_TimedInput(self.connection, self.timeout))

    def do_POST(self) -> None:
        """Answer a request, or refuse it."""
        refused = self._refused()
        if refused:
            self.send_error(refused)
            return
        self.server.asked = time.monotonic()
        length = int(self.headers["Content-Length"][-_DIGITS:])
        body = self.rfile.read(length)
        if len(body) == length:  # otherwise nobody is there any more
            self._send(200, exchange(body, self.server.desk))
        self.server.asked = time.monotonic()

    def send_error(
        self,
        code: int,
        message: str | None = None,  # noqa: ARG002 -- as http.server calls it
        explain: str | None = None,  # noqa: ARG002 -- as http.server calls it
    ) -> None:
        """Refuse with an answer that gives the reason."""
        if code == 501:  # noqa: PLR2004 -- what http.server says of another method
            code = 405
        self._send(code, refusal(_WHY.get(code, _OTHER)))

    def log_message(self, *_: object) -> None:
        """Log nothing: the terminal shows the address."""

    def _refused(self) -> int:
        """Return the HTTP status with which the request is refused, 0 if it is not."""
        length = self.headers.get("Content-Length", "")
        known, many = _LENGTH.fullmatch(length), length.lstrip("0")
        large = len(many) > _DIGITS or int(many or 0) > LARGEST if known else False
        asked, token = self.headers.get("Authorization", ""), f"Bearer {self.server.token}"
        hosts = {f"{name}:{self.server.server_port}" for name in (HERE, "localhost")}
        reasons = (
            (403, "Origin" in self.headers or self.headers.get("Host") not in hosts),
            (401, not hmac.compare_digest(asked.encode(), token.encode())),
            (404, self.path != "/"),
            (411, not known),
            (413, large),
        )
        return next((code for code, so in reasons if so), 0)

    def _send(self, code: int, body: bytes) -> None:
        """Send an answer and close."""
        self.connection.settimeout(self.timeout)
        self.close_connection = True
        self.send_response(code)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)
