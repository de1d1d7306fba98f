"""By what somebody is known in lists of several events: numbers in federations, and the name."""

from __future__ import annotations

from nigiri.domain.federation import ids
from nigiri.domain.text import plain


def marks(name: str, federation_id: str) -> tuple[str, ...]:
    """Return what a person is known by, the surest first: two who share one are the same.

    name -- as a player has it: "Ota, Yuzo"; federation_id -- the cell with the numbers, may be ""
    """
    numbers = (f"{key} {number}" for key, number in ids(federation_id).items())
    return (*numbers, plain(name))
