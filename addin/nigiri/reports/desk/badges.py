"""Badges to be cut out: names to be read across a table (B24)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.text import clean
from nigiri.reports.frame.hidden import club_shown
from nigiri.reports.frame.names import alphabetical
from nigiri.reports.frame.sheet import Sheet, common

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event, Player
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

A_PAGE = 8
"""Two beside each other, four below: 90 x 63 mm each, on A4 and Letter."""


class Badge(NamedTuple):
    """One badge; "" for a line that is left out."""

    given: str
    family: str
    rank: str
    club: str
    number: str


@dataclass(frozen=True, kw_only=True)
class Badges(Sheet):
    """The badges of everybody, by name."""

    badges: Sequence[Badge]

    @property
    def template(self) -> str:
        """Return the template of the badges."""
        return "badges.html.j2"

    @property
    def title(self) -> str:
        """Return the title."""
        return self.speech.say("badges")

    @property
    def pages(self) -> Sequence[Sequence[Badge]]:
        """Return the badges of each page; one empty page where nobody is registered."""
        starts = range(0, max(len(self.badges), 1), A_PAGE)
        return [self.badges[start : start + A_PAGE] for start in starts]


def badges(event: Event, speech: Speech, options: Options) -> Badges:
    """Return a badge for everybody who is registered, here or not."""
    players = sorted(event.players, key=lambda player: alphabetical(clean(player.name)))
    return Badges(
        **common(event, speech, replace(options, stamp=None)),
        badges=[_badge(player, options.without) for player in players],
    )


def _badge(player: Player, without: frozenset[str]) -> Badge:
    """Return a player's badge; without -- the lines left out."""
    shown = {
        "rank": str(player.rank),
        "club": club_shown(player),
        "number": str(player.number or ""),
    }
    printed = {key: "" if key in without else text for key, text in shown.items()}
    return Badge(clean(player.given), clean(player.family), **printed)
