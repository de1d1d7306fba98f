"""What stands before every request, and behind every answer.

refused with   when
403            another page sent the form (Origin or Referer), or no page at all
413            the form is larger than any of ours
421            it was asked for under another name: a page elsewhere that leads here (DNS rebinding)

A browser of whatever age sends Origin or Referer with a form: our pages ask for the latter.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlsplit

from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import Request

    from nigiri.messages.message import Message

LARGEST_FORM, LONGEST_ADDRESS = 2048, 1024
_PATIENCE = 10.0
_MOST_FIELDS = 20

HEADERS: Mapping[str, str] = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}
"""What every answer says to browsers."""


class Refused(Exception):
    """A request that is not answered as it was asked.

    status -- of HTTP; title, told -- what the page says; wait -- seconds until the next try
    """

    def __init__(
        self, status: int, title: Message, told: Message | None = None, wait: int = 0
    ) -> None:
        """Take what the page says."""
        super().__init__(title)
        self.status, self.title, self.told, self.wait = status, title, told, wait


def check(request: Request, hosts: frozenset[str]) -> None:
    """Raise Refused for a request under another name, or a form that no page of ours sent."""
    if request.headers.get("host", "").casefold() not in hosts:
        raise Refused(421, message("hall.page.other-name"))
    if len(str(request.url)) > LONGEST_ADDRESS:
        raise Refused(414, message("hall.page.no-page"))
    if request.method != "POST":
        return
    origin = request.headers.get("origin") or request.headers.get("referer", "")
    if urlsplit(origin).netloc.casefold() not in hosts:
        raise Refused(403, message("hall.page.elsewhere"))


async def form_of(request: Request) -> dict[str, str]:
    """Return the fields of a form; raises Refused for one that is too large or comes too slowly."""
    body = b""
    try:
        async with asyncio.timeout(_PATIENCE):
            async for part in request.stream():
                body += part
                if len(body) > LARGEST_FORM:
                    raise Refused(413, message("hall.page.too-large"))
    except TimeoutError as error:
        raise Refused(408, message("hall.page.too-slow")) from error
    try:
        return dict(parse_qsl(body.decode("ascii"), max_num_fields=_MOST_FIELDS))
    except ValueError as error:
        raise Refused(400, message("hall.page.no-page")) from error
