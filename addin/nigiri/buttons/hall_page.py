"""The page for the hall, begun by a button: a process of its own, which ends with the workbook."""

from __future__ import annotations

import time
from importlib.util import find_spec
from typing import TYPE_CHECKING

from nigiri.errors import Forbidden, HostError
from nigiri.hall.addresses import LOOPBACK, PORT, addresses
from nigiri.hosts.hall.codes import read_codes
from nigiri.hosts.openers import open_address
from nigiri.hosts.processes import start
from nigiri.launch import command
from nigiri.messages.message import message

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.messages.message import Message

_PATIENCE, _PAUSE, _SHORT = 15.0, 0.2, 1.0
_OK = 200
LIBRARIES = ("starlette", "uvicorn")


def hall_page(file: Path) -> Message:
    """Begin the page of a workbook where it does not run yet, open it, and return what to say.

    Raises Forbidden without its libraries, HostError where it does not begin.
    """
    if not all(map(find_spec, LIBRARIES)):
        raise Forbidden(message("hall.serve.missing"))
    host = next(iter(addresses()), LOOPBACK)
    key = "hall.serve.runs"
    if not _answers(host):
        key = "hall.serve.begun"
        start(command("hall", str(file), "--address", host, "--while-open"))
        _wait_for(host)
    codes = read_codes(file)
    if codes is None:  # another workbook has that port
        raise HostError(message("hall.serve.other", port=PORT))
    address = f"http://{host}:{PORT}"
    open_address(address)
    return message(key, address=address, code=codes.helper)


def _wait_for(host: str) -> None:
    """Wait until the page is there; HostError where it does not come."""
    end = time.monotonic() + _PATIENCE
    while not _answers(host):
        if time.monotonic() > end:
            raise HostError(message("hall.serve.not-begun"))
        time.sleep(_PAUSE)


def _answers(host: str) -> bool:
    """Tell whether a page for a hall answers there."""
    from http.client import HTTPConnection, HTTPException

    from nigiri.reports.site.site import VERSION

    connection = HTTPConnection(host, PORT, timeout=_SHORT)
    try:
        connection.request("GET", f"/{VERSION}")
        return connection.getresponse().status == _OK
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
