"""Codes that phones show: compared, and their wrong tries counted (limits.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.hall.devices import equal, phone_of
from nigiri.hall.guard import Refused
from nigiri.messages.message import message

if TYPE_CHECKING:
    from starlette.requests import Request

    from nigiri.hall.limits import Key
    from nigiri.hall.state import Hall
    from nigiri.messages.message import Message


def check_code(hall: Hall, request: Request, typed: str, table: int | None = None) -> None:
    """Raise Refused for a wrong code, and for any while one must wait.

    table -- None for the code of the helpers, who cannot be shut out by others who try it: it is
    too long to be guessed
    """
    keys = _keys(request, table)
    wait = hall.tries.wait(*keys)
    if wait:
        raise Refused(429, message("hall.page.wait", seconds=wait), _way_out(table), wait)
    right = hall.codes.helper if table is None else hall.codes.tables.get(table, "")
    if right and equal(_plain(typed), right):
        return
    hall.tries.wrong(*keys)
    if hall.tries.wait(*keys) and hall.rate.allows("tries-told", 1):
        hall.tell(message("hall.serve.tries", address=_address(request)))
    raise Refused(403, _wrong(table), _way_out(table))


def _keys(request: Request, table: int | None) -> tuple[Key, ...]:
    """Return the keys under which tries of a phone are counted."""
    keys: list[Key] = [("phone", phone_of(request)), ("address", _address(request))]
    return (*keys, ("code", str(table))) if table is not None else (*keys,)


def _wrong(table: int | None) -> Message:
    """Return the sentence that a code is wrong."""
    if table is None:
        return message("hall.page.wrong-helper")
    return message("hall.page.wrong-code", table=table)


def _way_out(table: int | None) -> Message:
    """Return the sentence on what to do without the right code."""
    return message("hall.page.helper.tip" if table is None else "hall.page.wrong-code.tip")


def _address(request: Request) -> str:
    """Return the address of a phone."""
    return request.client.host if request.client else ""


def _plain(typed: str) -> str:
    """Return a code without blanks, in capitals, as codes are made."""
    return "".join(typed.split()).upper()
