"""Sections on lists: their titles, and the choice among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import Rank
from nigiri.domain.starts.start_scores import sections_in_force
from nigiri.errors import WrongUse
from nigiri.messages.message import message

if TYPE_CHECKING:
    from collections.abc import Collection

    from nigiri.domain.model.event import Event
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options


def section_title(event: Event, number: int, speech: Speech) -> str:
    """Return the title of a section, with its ranks if it has boundaries.

    Just its number (M2) for the only section, and for one typed beside its players.
    """
    sections = {section.number: section.lowest for section in sections_in_force(event)}
    lowest, above = sections.get(number), sections.get(number - 1)
    if lowest is None or len(sections) == 1:
        return speech.say("section only", number=number)
    if above is None:
        return speech.say("section top", number=number, lowest=lowest)
    highest = Rank(above.steps - 1)
    key = "section of" if highest == lowest else "section from"
    if number == len(sections):
        key = "section rest"
    return speech.say(key, number=number, highest=highest, lowest=lowest)


def wanted_section(there: Collection[int], options: Options) -> Collection[int]:
    """Return the numbers of the chosen sections; there -- those with players.

    Raises WrongUse, naming those there are, for one without players.
    """
    if options.section is None:
        return there
    if options.section not in there:
        known = ", ".join(map(str, sorted(there)))
        key = "report.no-section" if known else "report.no-section.any"
        raise WrongUse(message(key, section=options.section, known=known))
    return (options.section,)
