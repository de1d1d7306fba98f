"""The published pages, from memory; the one of the newest round by table with what came in."""

from __future__ import annotations

import gzip
from html import escape
from typing import TYPE_CHECKING

from starlette.responses import Response

from nigiri.desk.core.clock import clock
from nigiri.hall.guard import Refused
from nigiri.hall.marks import VERSION, marked, version_of
from nigiri.messages.message import message
from nigiri.reports.site.page import AGE

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request

    from nigiri.hall.state import Hall
    from nigiri.reports.site.page import Frame

FIRST = "index.html"
_PACKED = 500
"""Below so many bytes nothing is gained by packing."""
_KINDS = {
    "html": "text/html; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "png": "image/png",
    "jpg": "image/jpeg",
    "svg": "image/svg+xml",
}
_HEADERS = {"Cache-Control": "no-cache", "Content-Security-Policy": "frame-ancestors 'none'"}


class _Kept:
    """What was made for one state of the pages, to be sent again to others."""

    def __init__(self) -> None:
        """Begin without any."""
        self._state: object = None
        self._made: dict[object, bytes] = {}

    def get(self, state: object, key: object, make: Callable[[], bytes]) -> bytes:
        """Return the bytes made under a key, made now where missing; another state forgets all."""
        if state != self._state:
            self._state, self._made = state, {}
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = make()
        return found


_MARKED, _SENT = _Kept(), _Kept()


async def page(hall: Hall, request: Request) -> Response:
    """Return a published page; raises Refused where none has that name."""
    name = request.path_params.get("name", FIRST)
    if name == VERSION:
        words = version_of(hall.saved.frame, hall.stamp)
        return Response(f"{words}\n", media_type=_KINDS["txt"])
    content = _content(hall, name)
    if content is None:
        raise Refused(404, message("hall.page.no-page"))
    minutes = max(0, int((clock() - hall.saved.when).total_seconds()) // 60)
    packs = "gzip" in request.headers.get("accept-encoding", "") and len(content) > _PACKED
    body = _SENT.get(
        (hall.saved.frame.version, hall.stamp, minutes),
        (name, packs),
        lambda: _body(hall.saved.frame, content, minutes, packs=packs),
    )
    headers = {**_HEADERS, **({"Content-Encoding": "gzip"} if packs else {}), "Vary": _VARY}
    return Response(body, media_type=_KINDS[name.rpartition(".")[2]], headers=headers)


_VARY = "Accept-Encoding"


def _content(hall: Hall, name: str) -> bytes | None:
    """Return a page as it is made, None where none has that name."""
    saved, tables = hall.saved, hall.saved.tables
    if tables is None or name != tables.file:
        return saved.files.get(name)
    stamp = hall.stamp
    return _MARKED.get(
        (saved.frame.version, stamp), name, lambda: marked(saved, tables, hall.waiting(), stamp)
    )


def _body(frame: Frame, content: bytes, minutes: int, *, packs: bool) -> bytes:
    """Return a page with its age, packed if wanted."""
    assert frame.band is not None  # noqa: S101 -- for mypy
    aged = content.replace(AGE.encode(), escape(frame.band.age(minutes)).encode())
    return gzip.compress(aged, 4) if packs else aged
