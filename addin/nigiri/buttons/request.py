"""The form of a request: its version, action and contents."""

from __future__ import annotations

import datetime as dt
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from collections.abc import Mapping

PROTOCOL = 1
LARGEST = 64 * 2**20
RENDERS = ("xlsx", "spec", "both", "none")

#: Field -> the kinds it may have; what is not named here may be anything, or is checked later.
_KINDS: Mapping[str, tuple[type, ...]] = {
    "action": (str,),
    "arguments": (dict, type(None)),
    "agreed": (list,),
    "language": (str, type(None)),
    "user": (str, type(None)),
    "file": (str, type(None)),
    "now": (str, type(None)),
    "render": (str,),
}


@dataclass(frozen=True)
class Request:
    """A request as sent; None for anything it does not say.

    sheets -- in JSON, or a Workbook where both sides are one process
    file -- the path the workbook was opened from
    arguments -- None: no field was shown yet; agreed -- questions that were agreed to
    """

    action: str
    sheets: object = None
    arguments: Mapping[str, object] | None = None
    agreed: frozenset[str] = frozenset()
    language: str | None = None
    user: str | None = None
    now: dt.datetime | None = None
    render: str = "xlsx"
    file: str | None = None


def request_of(data: bytes) -> Request:
    """Return the request; WrongUse for an invalid one, or one of another version."""
    if len(data) > LARGEST:
        msg = f"The request has more than {LARGEST // 2**20} MB."
        raise WrongUse(msg)
    form = _form(data)
    _check_version(form.get("protocol"))
    given = {"action": "", "agreed": [], "render": "xlsx", **form}
    for name, kinds in _KINDS.items():
        if not isinstance(given.get(name), kinds):
            msg = f"The request has an unknown kind of {name}."
            raise WrongUse(msg)
    if given["render"] not in RENDERS or given.get("language") not in {"en", "fr", None}:
        msg = f"render is one of {', '.join(RENDERS)}; language is en or fr."
        raise WrongUse(msg)
    return Request(
        given["action"],
        given.get("sheets"),
        given.get("arguments"),
        frozenset(map(str, given["agreed"])),
        given.get("language"),
        given.get("user"),
        _moment(given.get("now")),
        given["render"],
        given.get("file"),
    )


def _form(data: bytes) -> dict[str, Any]:
    """Return the outer object; WrongUse for anything else."""
    try:
        form = json.loads(data.decode("utf-8-sig"), parse_constant=_no_number)
    except (ValueError, RecursionError):
        form = None
    if not isinstance(form, dict) or form.get("nigiri") != "request":
        msg = "This is no request to nigiri; see docs/protocol.md."
        raise WrongUse(msg)
    return form


def _no_number(name: str) -> NoReturn:
    """Refuse NaN and Infinity, which JSON does not have."""
    raise ValueError(name)


def _check_version(protocol: object) -> None:
    """Raise WrongUse for another version, saying which side is to be updated."""
    if protocol == PROTOCOL and not isinstance(protocol, bool):
        return
    newer = isinstance(protocol, int) and protocol > PROTOCOL
    which = (
        "nigiri is older than its add-in: install the newest nigiri"
        if newer
        else "The add-in is older than nigiri: install the newest add-in"
    )
    msg = f"{which} (protocol {str(protocol)[:20]} and {PROTOCOL})."
    raise WrongUse(msg)


def _moment(typed: str | None) -> dt.datetime | None:
    """Return a time in whole seconds; WrongUse for an invalid one."""
    try:
        found = None if typed is None else dt.datetime.fromisoformat(typed)
    except ValueError as error:
        msg = f"{typed!r} is no time; write 2005-05-21T10:00."
        raise WrongUse(msg) from error
    return found and found.replace(tzinfo=None, microsecond=0)
