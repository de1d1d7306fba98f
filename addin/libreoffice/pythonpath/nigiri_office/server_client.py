"""A client of `nigiri serve`, for a LibreOffice that may not start programs.

The server's address is in a file that nigiri's buttons/server_address.py writes.
"""

from __future__ import annotations

import http.client
import json
import os
import socket
from typing import Any
from urllib.parse import urlsplit

ADDRESS_FILE = (".config", "nigiri", "serve.json")
#: Environment variables that Flatpak and Snap set for the programs in them.
SANDBOX_VARIABLES = ("FLATPAK_ID", "SNAP")


def in_sandbox() -> bool:
    """Tell whether LibreOffice runs in Flatpak or Snap and may not start programs."""
    return any(os.environ.get(name) for name in SANDBOX_VARIABLES)


def address() -> str:
    """Return the address of the server with its token, "" where none is noted."""
    home = os.environ.get("SNAP_REAL_HOME") or os.path.expanduser("~")
    try:
        with open(os.path.join(home, *ADDRESS_FILE), encoding="utf-8") as file:
            form = json.load(file)
        return str(form["address"]) if form["nigiri"] == "serve" else ""
    except (OSError, ValueError, LookupError, TypeError):
        return ""


class ServerRequest:
    """One request to the server; may be stopped from another thread."""

    def __init__(self, server: str, seconds: float) -> None:
        """Take the address, and the seconds to wait for an answer."""
        parts = urlsplit(server)
        self._token = parts.fragment
        self._connection = http.client.HTTPConnection("127.0.0.1", parts.port or 0, timeout=seconds)

    def answer(self, data: bytes) -> Any:
        """Return the answer; OSError where there is none."""
        try:
            self._connection.request("POST", "/", data, {"Authorization": "Bearer " + self._token})
            return self._connection.getresponse().read()
        except http.client.HTTPException as error:
            raise OSError(str(error))
        finally:
            self._connection.close()

    def stop(self) -> None:
        """Break the connection."""
        connection = self._connection.sock
        if connection is not None:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                return  # it is over already
