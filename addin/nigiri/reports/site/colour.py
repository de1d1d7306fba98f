"""The colour of an event on its pages, and the icon in that colour: two stones.

Each is dark enough for white letters upon it (a contrast of 7, which WCAG calls AAA).
"""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from nigiri.domain.text import clean

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event


class Colour(NamedTuple):
    """A colour: the class that has it in the style of the pages, and its value."""

    name: str
    value: str


COLOURS = tuple(
    Colour(f"colour-{at}", value)
    for at, value in enumerate((
        "#1f4e79", "#5b2a6e", "#7a2e2e", "#1f5538", "#664312", "#0f4f55", "#7a2350", "#3b4250",
    ))
)  # fmt: skip  # colours, several a line

_ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    '<rect width="32" height="32" rx="7" fill="{colour}"/>'
    '<circle cx="12" cy="13" r="8"/><circle cx="20" cy="19" r="8" fill="#fff"/></svg>'
)


def colour_of(event: Event) -> Colour:
    """Return the colour of an event: always the same for the same name."""
    return COLOURS[crc32(clean(event.settings.name).encode()) % len(COLOURS)]


def icon_of(colour: Colour) -> str:
    """Return the icon in a colour, as an address that needs no file."""
    picture = _ICON.format(colour=colour.value).encode()
    return f"data:image/svg+xml;base64,{b64encode(picture).decode()}"
