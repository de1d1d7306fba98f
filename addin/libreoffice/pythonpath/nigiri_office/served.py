"""nigiri where no program may be started: `nigiri serve` answers, and a file tells where.

The file is what nigiri's own buttons/server_address.py writes.
"""

from __future__ import annotations

import http.client
import json
import os
import socket
from typing import Any
from urllib.parse import urlsplit

PLACE = (".config", "nigiri", "serve.json")
#: What Flatpak and Snap tell the programs in them.
BOXED = ("FLATPAK_ID", "SNAP")


def boxed() -> bool:
    """Tell whether LibreOffice may not start programs."""
    return any(os.environ.get(name) for name in BOXED)


def address() -> str:
    """Return where nigiri listens, "" where nobody said."""
    home = os.environ.get("SNAP_REAL_HOME") or os.path.expanduser("~")
    try:
        with open(os.path.join(home, *PLACE), encoding="utf-8") as file:
            form = json.load(file)
        return str(form["address"]) if form["nigiri"] == "serve" else ""
    except (OSError, ValueError, LookupError, TypeError):
        return ""


class Served:
    """One request to nigiri at an address; it may be stopped from another thread."""

    def __init__(self, where: str, seconds: float) -> None:
        """Take the address, and for how long an answer is waited for."""
        parts = urlsplit(where)
        self._token = parts.fragment
        self._line = http.client.HTTPConnection("127.0.0.1", parts.port or 0, timeout=seconds)

    def answer(self, data: bytes) -> Any:
        """Return the answer; OSError where there is none."""
        try:
            self._line.request("POST", "/", data, {"Authorization": "Bearer " + self._token})
            return self._line.getresponse().read()
        except http.client.HTTPException as error:
            raise OSError(str(error))
        finally:
            self._line.close()

    def stop(self) -> None:
        """Wait no longer."""
        line = self._line.sock
        if line is not None:
            try:
                line.shutdown(socket.SHUT_RDWR)
            except OSError:
                return  # it is over already
