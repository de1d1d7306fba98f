"""The plaques of trophies, for whoever engraves them: three lines each (M26).

McDonnell, Alexandre
1st, Section 2
27e Omnium du Québec, 2005
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from nigiri.domain.organising.plaques import plaques
from nigiri.domain.organising.prizes import Winner
from nigiri.domain.standings.standings import first_places
from nigiri.reports.frame.language import BOTH, Speech
from nigiri.reports.frame.sheet import Sheet, common
from nigiri.reports.results.certificates import refuse_unless_over

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.organising.plaques import Plaque
    from nigiri.reports.frame.options import Options


@dataclass(frozen=True, kw_only=True)
class Plaques(Sheet):
    """The lines of all plaques, from the champion's on; lead -- what is missing, "" for nothing."""

    plaques: Sequence[Sequence[str]]
    lead: str = ""

    @property
    def template(self) -> str:
        """Return the template."""
        return "plaques.html.j2"

    @property
    def title(self) -> str:
        """Return the title."""
        return self.speech.say("plaques")

    @property
    def pages(self) -> Sequence[Sequence[Sequence[str]]]:
        """Return the one run of plaques, which a browser breaks into pages."""
        return [self.plaques]


def plaque_sheet(event: Event, speech: Speech, options: Options) -> Plaques:
    """Return the plaques of the first places of each section, the champion's first.

    Raises Forbidden while places can still change, unless a round is chosen.
    """
    if options.round_number is None:
        refuse_unless_over(event)
    event = options.after(event)
    found = plaques(
        event,
        [Winner(s.section, s.place, s.number) for s in first_places(event, options.places)],
    )
    undated = any(each.year is None for each in found)
    return Plaques(
        **common(event, speech, replace(options, stamp=None)),
        plaques=[(each.name, _second(each, speech), _third(each)) for each in found],
        lead=speech.say("plaque undated") if undated else "",
    )


def _second(plaque: Plaque, speech: Speech) -> str:
    """Return the place and the section: "1st, Section 2"."""
    if speech.code == BOTH:
        return " / ".join(_second(plaque, Speech(code)) for code in ("fr", "en"))
    if plaque.section is None:
        return speech.place(plaque.place)
    place = speech.ordinal(plaque.place)
    return speech.say("plaque section", place=place, section=plaque.section)


def _third(plaque: Plaque) -> str:
    """Return the event and its year, once where the event's name says it."""
    year = "" if plaque.year is None else str(plaque.year)
    return plaque.event if year in plaque.event else f"{plaque.event}, {year}".lstrip(", ")
