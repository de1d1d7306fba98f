"""The standings of a season: places, the points of each event, those that count together."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.text import clean
from nigiri.reports.frame.lists import Column, ListSheet, Part
from nigiri.reports.frame.render import render
from nigiri.reports.site.colour import COLOURS, icon_of

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Sequence

    from nigiri.reports.frame.language import Speech

_UPRIGHT, _WIDE = 5, 10
"""The most events of an upright sheet, and of one in the usual size."""
_SMALL, _USUAL = 8, 11


class SeasonLine(NamedTuple):
    """Somebody's line.

    events -- the points of each, "" without; dropped -- those that do not count, from 0
    """

    place: str
    name: str
    events: Sequence[str]
    total: str
    dropped: frozenset[int] = frozenset()


class SeasonView(NamedTuple):
    """The standings of a season; best -- how many events count, 0 for all."""

    name: str
    events: Sequence[str]
    lines: Sequence[SeasonLine]
    best: int = 0


def season_list(view: SeasonView, speech: Speech, stamp: dt.datetime | None) -> ListSheet:
    """Return the standings as a printed list."""
    say, wide = speech.say, len(view.events) > _UPRIGHT
    width = 22 if len(view.events) <= _WIDE else 0
    columns = [
        Column(say("place"), 16, "centre", strong=True),
        Column(say("name"), 0 if width else 50, wrap=True),
        Column(say("season total"), 18, "centre", strong=True),
        *(Column(clean(event), width, "centre", wrap=True) for event in view.events),
    ]
    rows = [(each.place, clean(each.name), each.total, *_cells(each)) for each in view.lines]
    best = [say("season best", best=view.best)] if view.best else []
    dropped = [say("season dropped")] if any(each.dropped for each in view.lines) else []
    return ListSheet(
        speech=speech,
        event=clean(view.name),
        stamp=stamp,
        name="season",
        heading=say("season"),
        columns=columns,
        parts=[Part(rows)] if rows else [],
        notes=[*best, *dropped, say("season ties")],
        empty=say("season empty"),
        landscape=wide,
        size=_USUAL if width else _SMALL,
    )


def _cells(line: SeasonLine) -> list[str]:
    """Return the points of each event, in brackets where they do not count."""
    return [f"({each})" if at in line.dropped else each for at, each in enumerate(line.events)]


def season_page(view: SeasonView, speech: Speech, stamp: dt.datetime | None) -> str:
    """Return the standings as one page in the look of the published pages."""
    sheet = season_list(view, speech, stamp)
    colour = COLOURS[0]
    return render(
        "season_page.html.j2", sheet=sheet, say=speech.say, colour=colour, icon=icon_of(colour)
    )
