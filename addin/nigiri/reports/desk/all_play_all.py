"""A blank sheet for a few players who all meet, to be filled in by hand (B23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.systems.round_robin_tables import order_of
from nigiri.errors import WrongUse
from nigiri.messages.message import message
from nigiri.reports.frame.lists import Column, ListSheet, Part
from nigiri.reports.frame.sheet import common, numbered_file

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

SIZES = (4, 6, 8)
"""B23."""
FEWEST, MOST = 3, 10
"""A page has room for so many."""
_SELF = "■"


def all_play_all(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the blank sheet for so many players; else the smallest of SIZES for those here.

    Raises WrongUse for fewer than FEWEST players, and for more than MOST.
    """
    count = _count(event) if options.count is None else options.count
    if not FEWEST <= count <= MOST:
        raise WrongUse(message("report.all-play-all", fewest=FEWEST, most=MOST, count=count))
    seats = range(1, count + 1)
    columns = [Column("number", 14, "right", strong=True), Column("name"), Column("rank", 18)]
    columns += [Column("victories", 18, "centre"), Column("place", 18, "centre")]
    shown = [each.said(speech) for each in columns]
    shown[3:3] = [Column(str(at), 14, "centre") for at in seats]
    rows = [
        [str(row), "", "", *(_SELF if at == row else "" for at in seats), "", ""] for row in seats
    ]
    return ListSheet(
        **common(event, speech, options),
        name="all-play-all",
        file=numbered_file("all-play-all", count),
        heading=speech.say("all play all", players=count),
        columns=shown,
        parts=[Part(rows)],
        notes=[*_rounds(count, speech), speech.say("all play all how")],
        landscape=True,
        size=14,
    )


def _count(event: Event) -> int:
    """Return the smallest size in which everybody here has a row, the largest for more."""
    here = sum(player.here for player in event.players)
    return next((size for size in SIZES if here <= size), SIZES[-1])


def _rounds(count: int, speech: Speech) -> list[str]:
    """Return the pairs of each round, in the order of a round robin, Black first (B16)."""
    return [
        speech.say(
            "all play all round",
            number=number,
            pairs="   ".join(f"{black}–{white}" for black, white in sorted(pairs)),
        )
        for number, pairs in enumerate(order_of("pivot", count), 1)
    ]
