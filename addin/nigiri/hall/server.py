"""The server of the page for phones: it listens at a port and answers until it is ended.

One thread answers, another makes the pages anew when the file is saved.

the usual port, 8033      PORT in addresses.py; another by --port: cli/commands/hall.py
which page is where       app.py
limits                    of connections here and in connections.py, of tries: limits.py
begun by a button         buttons/hall_page.py; then it ends when the workbook is closed

The door to uvicorn, with connections.py.
"""

from __future__ import annotations

import os
import socket
import time
from threading import Thread
from typing import TYPE_CHECKING

import uvicorn

from nigiri.desk.core.clock import clock
from nigiri.errors import HostError, NigiriError
from nigiri.hall.addresses import EVERYWHERE, LOOPBACK, addresses
from nigiri.hall.app import app_of
from nigiri.hall.connections import Connection, room_for
from nigiri.hall.saved_event import read_saved
from nigiri.hosts.files.open_elsewhere import lock_of
from nigiri.hosts.files.watch import changes
from nigiri.messages.message import message

if TYPE_CHECKING:
    from nigiri.hall.state import Hall
    from nigiri.hosts.files.watch import State

_MOST_CONNECTIONS = 2000
_LONGEST_HEAD = 8192
_WAITING, _STAYS, _ENDS = 512, 15, 2
_PORT_OF_WEB = 80
CLOSED_FOR = 20.0
"""Seconds without a spreadsheet program after which the page of a menu ends: saving takes some."""


def listen(address: str, port: int) -> socket.socket:
    """Return a socket at an address of this computer; HostError where it cannot be had."""
    heard = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if os.name != "nt":  # there it would let two listen at once
        heard.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        heard.bind((address, port))
        heard.listen(_WAITING)
    except OSError as error:
        heard.close()
        raise HostError(
            message("hall.serve.port", address=address, port=port, reason=error.strerror or "")
        ) from error
    return heard


def names_of(address: str, port: int) -> frozenset[str]:
    """Return the names under which a server is asked for: for all addresses each of them."""
    here = (address,) if address != EVERYWHERE else (*addresses(), LOOPBACK)
    hosts = [*here, *(["localhost"] if LOOPBACK in here else [])]
    plain = hosts if port == _PORT_OF_WEB else []
    return frozenset([*(f"{host}:{port}" for host in hosts), *plain])


def serve(hall: Hall, heard: socket.socket, known: State, *, while_open: bool = False) -> None:
    """Answer until KeyboardInterrupt; `known` -- the state of the file when it was read.

    while_open -- end, too, once no spreadsheet program has the workbook open any more
    """
    address, port = heard.getsockname()
    hall.hosts = names_of(address, port)
    server = server_of(hall)
    Thread(target=_watch, args=(hall, known), daemon=True).start()
    if while_open:
        Thread(target=_end_when_closed, args=(hall, server), daemon=True).start()
    server.run(sockets=[heard])


def server_of(hall: Hall) -> uvicorn.Server:
    """Return the server of a hall, with its limits."""
    return uvicorn.Server(
        uvicorn.Config(
            app_of(hall),
            loop="asyncio",
            backlog=_WAITING,
            http=Connection,
            ws="none",
            lifespan="off",
            log_config=None,
            log_level="error",  # strange requests are not the director's business
            access_log=False,
            server_header=False,
            proxy_headers=False,
            limit_concurrency=room_for(_MOST_CONNECTIONS, _WAITING),
            h11_max_incomplete_event_size=_LONGEST_HEAD,
            timeout_keep_alive=_STAYS,
            timeout_graceful_shutdown=_ENDS,
        )
    )


def _watch(hall: Hall, known: State) -> None:
    """Make the pages anew whenever the file is saved; what cannot be read leaves the old ones."""
    for _ in changes(hall.file, known):
        try:
            hall.show(read_saved(hall.file))
        except (NigiriError, OSError) as error:
            told = error.sentence if isinstance(error, NigiriError) else str(error)
            hall.tell(message("hall.serve.kept", time=f"{clock():%H:%M:%S}", trouble=told))
        else:
            hall.tell(message("hall.serve.saved", time=f"{clock():%H:%M:%S}"))


def _end_when_closed(hall: Hall, server: uvicorn.Server) -> None:
    """Let the server end once the workbook was closed for some time."""
    seen = time.monotonic()
    while time.monotonic() - seen < CLOSED_FOR:
        time.sleep(1)
        if lock_of(hall.file.resolve()) is not None:
            seen = time.monotonic()
    server.should_exit = True
