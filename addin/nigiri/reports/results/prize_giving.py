"""The list of whoever speaks at the prize-giving: whose name is called for which prize (M26, B14).

order            from                                  to
special prizes   as they stand on Prizes
for wins         the fewest wins                       the first by tie-break
places           the last section, its last place      the champion

Prizes stand in the organiser's workbook; without one those on Sections are called, and the list
says so. Who shares a place is called for the prizes of all the places shared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.organising.prize_places import ONE_LIST, is_one_list, prize_places
from nigiri.domain.organising.prize_table import PrizeTable
from nigiri.domain.organising.win_prizes import winners
from nigiri.domain.standings.standings import standings
from nigiri.domain.text import clean
from nigiri.reports.frame.columns import about, table
from nigiri.reports.frame.lists import Column, ListSheet
from nigiri.reports.frame.sections import section_title
from nigiri.reports.frame.sheet import common
from nigiri.reports.results.certificates import refuse_unless_over

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

    _Part = tuple[str, Sequence[Mapping[str, str]]]

COLUMNS = {
    "for": Column("giving for", 46, wrap=True),
    "name": Column("name", strong=True),
    "rank": Column("rank", 14, "centre"),
    "club": Column("club", 32, wrap=True, optional=True),
    "prize": Column("prize", 60, wrap=True),
    "given": Column("giving given", 24, "centre"),
}
_SIZE = 13


def prize_giving(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the names to be called, the champion's last, and whom to thank.

    Raises Forbidden while places can still change, unless a round is chosen.
    """
    if options.round_number is None:
        refuse_unless_over(event)
    event = options.after(event)
    typed = options.prizes or PrizeTable(_on_sections(event))
    parts = [
        (speech.say("giving special"), [*_special(typed, speech)]),
        (speech.say("giving wins"), [*_for_wins(event, typed, speech)]),
        *_sections(event, typed, speech),
    ]
    lacking = [] if options.prizes else [speech.say("giving without")]
    return ListSheet(
        **common(event, speech, options),
        name="prize-giving",
        heading=speech.say("giving"),
        **table({key: each.said(speech) for key, each in COLUMNS.items()}, parts, _SIZE),
        notes=[*lacking, _thanks(event, speech)],
        empty=speech.say("giving none"),
    )


def _on_sections(event: Event) -> dict[tuple[int, int], str]:
    """Return the prizes that stand on Sections of the event."""
    return {(each.section, each.place): each.prize for each in prize_places(event)}


def _special(typed: PrizeTable, speech: Speech) -> Iterator[Mapping[str, str]]:
    """Yield the prizes that neither a place nor wins give; who is still to be drawn is blank."""
    for each in typed.special:
        what = clean(each.what) or speech.say("giving special one")
        yield {**_nobody(), "for": what, "name": clean(each.who), "prize": clean(each.prize)}


def _for_wins(event: Event, typed: PrizeTable, speech: Speech) -> Iterator[Mapping[str, str]]:
    """Yield those who get a prize for wins, the first at last."""
    for award in winners(event, typed.number or 0):
        key = "giving first" if award.first else "giving with wins"
        prize = clean(typed.wins)
        if award.discretion:
            prize = " · ".join(filter(None, (prize, speech.say("giving discretion"))))
        what = speech.say(key, wins=points_words(award.wins))
        yield {**_player(event, award.player), "for": what, "prize": prize}


def _sections(event: Event, typed: PrizeTable, speech: Speech) -> Iterator[_Part]:
    """Yield the places of each section, from the last one up.

    All places with a prize where no words say which, unless there are prizes for wins instead.
    """
    named = {place for place, words in typed.places.items() if words}
    wanted = named or (set() if typed.number else {*_on_sections(event)})
    together = is_one_list(event)
    lines: dict[int, list[Mapping[str, str]]] = {}
    for each in standings(event):
        section = ONE_LIST if together else each.section
        shared = range(each.place, each.place + 1 + len(each.shared_with))
        if any((section, place) in wanted for place in shared):
            words = (clean(typed.places.get((section, place), "")) for place in shared)
            prize = " + ".join(filter(None, words))
            if each.shared and prize:
                prize = speech.say("prizes shared", prizes=prize)
            line = {"for": speech.place(each.place), "prize": prize}
            lines.setdefault(section, []).append({**_player(event, each.number), **line})
    for section in sorted(lines, reverse=True):
        title = section_title(event, section, speech) if section else speech.say("giving places")
        yield title, lines[section][::-1]


def _player(event: Event, number: PlayerId) -> dict[str, str]:
    """Return the cells of a player, with the name as it is called."""
    player = event.player(number)
    name = clean(f"{player.given} {player.family}")
    return {**_nobody(), **about(event, player), "name": name}


def _nobody() -> dict[str, str]:
    """Return the cells of a line without a name."""
    return dict.fromkeys(COLUMNS, "")


def _thanks(event: Event, speech: Speech) -> str:
    """Return the sentence of thanks: by name to the sponsor and to who directed."""
    settings = event.settings
    named = [clean(each) for each in (settings.sponsor, settings.director) if clean(each)]
    who = "; ".join(named)
    return speech.say("giving thanks", who=who) if who else speech.say("giving thanks all")
