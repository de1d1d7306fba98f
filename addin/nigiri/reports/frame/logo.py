"""The club's logo on printed sheets and published pages.

It stands alone because sheets, pages and what begins them all speak of it, and none of them is the
place of the others. That a text is such a picture is desk/setup/logo.py's to say.
"""

from __future__ import annotations

import re
from base64 import b64decode
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

_KEPT = re.compile(r"data:image/(png|jpeg|svg\+xml);base64,([A-Za-z0-9+/]+=*)")
_ENDINGS = {"png": ".png", "jpeg": ".jpg", "svg+xml": ".svg"}


class Logo(NamedTuple):
    """A picture: its address, the whole of it or a file beside the page, and who is meant by it."""

    address: str
    alt: str = ""


def logo_of(club: Mapping[str, str]) -> Logo | None:
    """Return the logo of a club, None where it has none; club -- its facts, as they are kept."""
    text = club.get("logo", "")
    return Logo(text, club.get("host", "")) if _KEPT.fullmatch(text) else None


def as_file(logo: Logo) -> tuple[str, bytes]:
    """Return name and bytes of the file that holds a logo, for pages that share it."""
    _, _, data = logo.address.partition(",")
    kind = logo.address.partition(";")[0].rpartition("/")[2]
    return f"club-logo{_ENDINGS[kind]}", b64decode(data)
