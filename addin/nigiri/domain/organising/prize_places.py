"""The places that get a prize, section by section, and whose they are as things stand (M26).

question                  answer
how many in a section     about one in ten of its players; more where Sections has words for more
before the first round    of everybody who has entered, and each section has one at least
where there is one list   its number is 0: all are ranked together, or sections are still to come
a place that is shared    belongs to all who share it, and so do the places left out below it
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.organising.prizes import section_prizes
from nigiri.domain.scores.scores import ranked
from nigiri.domain.standings.grid import finished
from nigiri.domain.standings.standings import playoff_facts, standings
from nigiri.domain.starts.start_scores import section_of, sections_in_force
from nigiri.domain.text import clean

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId

ONE_LIST = 0
"""Instead of the number of a section where there is only one list."""


class PrizePlace(NamedTuple):
    """A place with a prize; prize -- what stands for it on Sections, "" for nothing."""

    section: int
    place: int
    prize: str = ""


def is_one_list(event: Event) -> bool:
    """Tell whether all are ranked together, or would be as long as there are no sections."""
    typed = any(player.section is not None for player in event.players)
    return event.settings.ranked_by == "all" or not (sections_in_force(event) or typed)


def section_sizes(event: Event) -> Mapping[int, int]:
    """Return section -> its players, from the top: entered before the first round, then ranked."""
    if is_one_list(event):
        listed = sum(len(players) for _, players in ranked(event)) if event.rounds else 0
        return {ONE_LIST: listed or len(event.players)}
    if event.rounds:
        return {section: len(players) for section, players in ranked(event)}
    found = Counter({section.number: 0 for section in sections_in_force(event)})
    found.update(filter(None, (section_of(event, player) for player in event.players)))
    return dict(sorted(found.items()))


def prize_places(event: Event) -> Iterator[PrizePlace]:
    """Yield the places with a prize, from the top."""
    typed = {section.number: section.prizes for section in event.sections}
    for section, players in section_sizes(event).items():
        words = typed.get(section or 1, ())
        count = max(section_prizes(players), len(words), 1)
        for place in range(1, count + 1):
            prize = clean(words[place - 1]) if place <= len(words) else ""
            yield PrizePlace(section, place, prize)


def holders(event: Event) -> Mapping[tuple[int, int], tuple[PlayerId, ...]]:
    """Return section and place -> whose it is as things stand; nothing before the first round."""
    found: dict[tuple[int, int], tuple[PlayerId, ...]] = {}
    together = is_one_list(event)
    for each in standings(event) if event.rounds else ():
        section = ONE_LIST if together else each.section
        for place in range(each.place, each.place + 1 + len(each.shared_with)):
            found[section, place] = (*found.get((section, place), ()), each.number)
    return found


def places_are_final(event: Event) -> bool:
    """Tell whether no place can change: all rounds are over, and no first place is played off."""
    return bool(event.rounds) and finished(event) and not playoff_facts(event)
