"""The standings of a season: places, the points of each event, those that count together."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.text import clean
from nigiri.reports.frame.columns import table
from nigiri.reports.frame.lists import Column, ListSheet
from nigiri.reports.frame.render import render
from nigiri.reports.frame.widths import PAPER
from nigiri.reports.site.colour import COLOURS, icon_of

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Sequence

    from nigiri.reports.frame.language import Speech

_NAMES = 45
"""Names of people have at least so many millimetres."""
_USUAL, _SMALL = 10, 7
"""Points of the print at least, and where there are very many events."""


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
    """Return the standings as a printed list.

    Upright where names of people and events find room; else wide; else with numbers for the events,
    which stand below it by their names; at last in a small print.
    """
    numbers = [str(number) for number in range(1, len(view.events) + 1)]
    for headings, wide in ((view.events, False), (view.events, True), (numbers, True)):
        sheet = _sheet(view, headings, speech, stamp, landscape=wide)
        room = PAPER[wide][0] - sum(each.width for each in sheet.columns)
        if room >= _NAMES:
            break
    if headings is numbers:
        pairs = zip(numbers, view.events, strict=True)
        legend = " · ".join(f"{number}: {clean(event)}" for number, event in pairs)
        sheet = replace(sheet, notes=[legend, *sheet.notes])
    return sheet if room >= _NAMES else _small(sheet)


def _small(sheet: ListSheet) -> ListSheet:
    """Return a list of very many events in small print; these share what names leave."""
    widths = dict(enumerate((10, _NAMES, 12)))
    columns = [each._replace(width=widths.get(at, 0)) for at, each in enumerate(sheet.columns)]
    return replace(sheet, columns=columns, size=_SMALL)


def _sheet(
    view: SeasonView,
    headings: Sequence[str],
    speech: Speech,
    stamp: dt.datetime | None,
    *,
    landscape: bool,
) -> ListSheet:
    """Return the standings as a list; headings -- of the columns of events."""
    say = speech.say
    events = {str(at): Column(clean(heading), 1, "centre") for at, heading in enumerate(headings)}
    columns = {
        "place": Column(say("place"), 14, "centre", strong=True),
        "name": Column(say("name")),
        "total": Column(say("season total"), 16, "centre", strong=True),
        **events,
    }
    rows = [
        {"place": each.place, "name": clean(each.name), "total": each.total}
        | dict(zip(events, _cells(each), strict=True))
        for each in view.lines
    ]
    best = [say("season best", best=view.best)] if view.best else []
    dropped = [say("season dropped")] if any(each.dropped for each in view.lines) else []
    return ListSheet(
        speech=speech,
        event=clean(view.name),
        stamp=stamp,
        name="season",
        heading=say("season"),
        notes=[*best, *dropped, say("season ties")],
        empty=say("season empty"),
        **table(columns, [("", rows)], _USUAL, landscape=landscape),
    )


def _cells(line: SeasonLine) -> list[str]:
    """Return the points of each event, in brackets where they do not count."""
    return [f"({each})" if at in line.dropped else each for at, each in enumerate(line.events)]


def season_page(view: SeasonView, speech: Speech, stamp: dt.datetime | None) -> str:
    """Return the standings as one page in the look of the published pages."""
    sheet = _sheet(view, view.events, speech, stamp, landscape=True)
    colour = COLOURS[0]
    return render(
        "season_page.html.j2", sheet=sheet, say=speech.say, colour=colour, icon=icon_of(colour)
    )
