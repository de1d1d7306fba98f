"""What the director wants of one draw, beside the games that stay as they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nigiri.domain.units import PlayerId


@dataclass(frozen=True)
class Wishes:
    """Pairs by number, in either order.

    force -- are to meet, with handicap, colours and table as for drawn pairs
    forbid -- are not to meet in this round, as if they had met before
    """

    force: tuple[tuple[PlayerId, PlayerId], ...] = ()
    forbid: tuple[tuple[PlayerId, PlayerId], ...] = ()
