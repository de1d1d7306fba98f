"""The form of a request: its version, action and contents."""

from __future__ import annotations

import datetime as dt
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from nigiri.errors import WrongUse
from nigiri.messages.catalogue import known
from nigiri.messages.message import message, quoted
from nigiri.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Mapping

PROTOCOL = 2
_MOST = 1000
"""No version is higher."""
LARGEST = 64 * 2**20
RENDERS = ("xlsx", "spec", "both", "none")

#: Field -> the kinds it may have; what is not named here may be anything, or is checked later.
_KINDS: Mapping[str, tuple[type, ...]] = {
    "action": (str,),
    "arguments": (dict, type(None)),
    "agreed": (list,),
    "version": (str, type(None)),
    "language": (str, type(None)),
    "user": (str, type(None)),
    "file": (str, type(None)),
    "sheet": (str, type(None)),
    "now": (str, type(None)),
    "render": (str,),
    "read_only": (bool,),
}


@dataclass(frozen=True)
class Request:
    """A request as sent; None for anything it does not say.

    sheets -- in JSON, or a Workbook where both sides are one process
    sheet -- the name of the tab in front
    language -- one of LANGUAGES; file -- the path the workbook was opened from
    version -- of the add-in, such as "0.3.0"; read_only -- nothing may be written into the workbook
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
    version: str | None = None
    read_only: bool = False
    sheet: str | None = None


def request_of(form: Mapping[str, Any]) -> Request:
    """Return the request; WrongUse for an invalid one, or one of another version."""
    _check_version(form.get("protocol"), form.get("version"))
    given = {"action": "", "agreed": [], "render": "xlsx", "read_only": False, **form}
    for name, kinds in _KINDS.items():
        if not isinstance(given.get(name), kinds):
            raise WrongUse(message("button.kind", field=name))
    if given["render"] not in RENDERS:
        raise WrongUse(message("button.render", choices=", ".join(RENDERS)))
    language = given.get("language")
    return Request(
        given["action"],
        given.get("sheets"),
        given.get("arguments"),
        frozenset(map(str, given["agreed"])),
        None if language is None else known(language),
        given.get("user"),
        _moment(given.get("now")),
        given["render"],
        given.get("file"),
        given.get("version"),
        given["read_only"],
        given.get("sheet"),
    )


def form_of(data: bytes) -> dict[str, Any]:
    """Return the outer object; WrongUse for anything else."""
    if len(data) > LARGEST:
        raise WrongUse(message("button.too-large", size=LARGEST // 2**20))
    try:
        form = json.loads(data.decode("utf-8-sig"), parse_constant=_no_number)
    except (ValueError, RecursionError):
        form = None
    if not isinstance(form, dict) or form.get("nigiri") != "request":
        raise WrongUse(message("button.no-request"))
    return form


def reader_of(form: Mapping[str, Any]) -> tuple[str, int]:
    """Return the language and the version of whoever sent a request that may be invalid.

    An add-in of another version shows only answers of its own.
    """
    language, protocol = form.get("language"), form.get("protocol")
    if not isinstance(protocol, int) or isinstance(protocol, bool) or not 0 < protocol < _MOST:
        protocol = PROTOCOL
    return known(language) if isinstance(language, str) else "en", protocol


def _no_number(name: str) -> NoReturn:
    """Refuse NaN and Infinity, which JSON does not have."""
    raise ValueError(name)


def _check_version(protocol: object, version: object) -> None:
    """Raise WrongUse for another protocol, saying which side is to be updated and how.

    version -- of the add-in, where it says so
    """
    if protocol == PROTOCOL and not isinstance(protocol, bool):
        return
    newer = isinstance(protocol, int) and protocol > PROTOCOL
    key = "button.nigiri-older" if newer else "button.add-in-older"
    told = isinstance(version, str) and version
    add_in = f"nigiri {str(version)[:20]}" if told else message("button.version.unknown")
    facts = {"theirs": str(protocol)[:20], "ours": PROTOCOL, "add_in": add_in, "nigiri": VERSION}
    raise WrongUse(message(key, **facts))


def _moment(typed: str | None) -> dt.datetime | None:
    """Return a time in whole seconds; WrongUse for an invalid one."""
    try:
        found = None if typed is None else dt.datetime.fromisoformat(typed)
    except ValueError as error:
        raise WrongUse(message("button.no-time", typed=quoted(typed))) from error
    return found and found.replace(tzinfo=None, microsecond=0)
