"""The port of the hall page, and this computer's addresses, the most easily reached one first.

No network is asked for anything: the system only says from which address it would send.
"""

from __future__ import annotations

import socket

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 -- chosen by hand alone, and told
PORT = 8033
"""The usual port: slips that are printed have it, so it stays from day to day."""

#: Somewhere in the Internet, which is never reached; then the networks that halls have.
_SOMEWHERE = "192.0.2.1"
_PRIVATE = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "169.254.255.254")
_DISCARD = 9


def addresses() -> tuple[str, ...]:
    """Return the addresses of this computer, that of the default route first; () without any."""
    found = [_towards(_SOMEWHERE), *_by_name(), *map(_towards, _PRIVATE)]
    return tuple(dict.fromkeys(each for each in found if each and not each.startswith("127.")))


def _towards(target: str) -> str:
    """Return the address from which the system would send to a target; "" where it would not."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect((target, _DISCARD))
        except OSError:
            return ""
        return str(asked.getsockname()[0])


def _by_name() -> list[str]:
    """Return the addresses that go by this computer's own name."""
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []
