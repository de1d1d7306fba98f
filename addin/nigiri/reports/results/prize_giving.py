"""The list of whoever speaks at the prize-giving: whose name is called for which prize (M26, B14).

order            from                                  to
special prizes   as they stand on Prizes
for wins         the fewest wins                       the first by tie-break
places           the last section, its last place      the champion
things           place by place, first of section 1    (who chooses when)

Prizes stand in the organiser's workbook; without one those on Sections are called, and the list
says so. Who shares a place is called for the prizes of all the places shared.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.organising.prize_places import ONE_LIST, is_one_list, prize_places
from nigiri.domain.organising.prize_table import PrizeTable
from nigiri.domain.organising.prizes import Winner, ceremony_order, choosing_order
from nigiri.domain.organising.win_prizes import winners
from nigiri.domain.standings.standings import standings
from nigiri.domain.text import clean
from nigiri.reports.frame.columns import about, table
from nigiri.reports.frame.lists import Column, ListSheet
from nigiri.reports.frame.rounds import after_round
from nigiri.reports.frame.sections import section_title
from nigiri.reports.frame.sheet import common
from nigiri.reports.results.certificates import refuse_unless_over

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.standings.standings import Standing
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
    _, state = after_round(event, speech, options, "prize-giving", "giving")
    event = options.after(event)
    typed = options.prizes or PrizeTable(_on_sections(event))
    placed = _placed(event, typed)
    parts = [
        (speech.say("giving special"), [*_special(typed, speech)]),
        (speech.say("giving wins"), [*_for_wins(event, typed, speech)]),
        *_sections(event, placed, typed, speech),
    ]
    lacking = [] if options.prizes else [speech.say("giving without")]
    return ListSheet(
        **common(event, speech, options),
        name="prize-giving",
        heading=speech.say("giving"),
        small=state["small"],
        **table({key: each.said(speech) for key, each in COLUMNS.items()}, parts, _SIZE),
        notes=[
            *lacking,
            *_in_stead(event, placed.values(), speech),
            *_choice(event, placed, speech),
            _thanks(event, speech),
        ],
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


def _placed(event: Event, typed: PrizeTable) -> dict[Winner, Standing]:
    """Return those with a prize for their place: a place for which words stand on Prizes.

    Where there are no words at all it is every place that gets a prize, unless wins do instead.
    """
    named = {place for place, words in typed.places.items() if words}
    wanted = named or (set() if typed.number else {*_on_sections(event)})
    together = is_one_list(event)
    return {
        Winner(section, each.place, each.number): each
        for each in standings(event)
        for section in [ONE_LIST if together else each.section]
        if any((section, place) in wanted for place in _places(each))
    }


def _places(standing: Standing) -> range:
    """Return the places that somebody has, several where they are shared."""
    return range(standing.place, standing.place + 1 + len(standing.shared_with))


def _sections(
    event: Event, placed: Mapping[Winner, Standing], typed: PrizeTable, speech: Speech
) -> Iterator[_Part]:
    """Yield the places of each section, from the last one up."""
    for section, group in groupby(ceremony_order(placed), lambda winner: winner.section):
        title = section_title(event, section, speech) if section else speech.say("giving places")
        yield title, [_place(event, section, placed[each], typed, speech) for each in group]


def _place(
    event: Event, section: int, standing: Standing, typed: PrizeTable, speech: Speech
) -> Mapping[str, str]:
    """Return the line of somebody who is called for a place."""
    words = (clean(typed.places.get((section, place), "")) for place in _places(standing))
    prize = " + ".join(filter(None, words))
    if standing.shared and prize:
        prize = speech.say("prizes shared", prizes=prize)
    line = {"for": speech.place(standing.place), "prize": prize}
    return {**_player(event, standing.number), **line}


def _in_stead(event: Event, placed: Iterable[Standing], speech: Speech) -> Iterator[str]:
    """Yield the sentence on each who is first since others missed a round (B7)."""
    for each in placed:
        if each.passed:
            others = (clean(event.player(number).name) for number in each.passed)
            yield speech.say(
                "giving stead",
                first=clean(event.player(each.number).name),
                others=", ".join(others),
                many=len(each.passed),
            )


def _choice(event: Event, placed: Iterable[Winner], speech: Speech) -> Iterator[str]:
    """Yield the sentence that says who chooses when among things, where several sections do."""
    order = choosing_order(placed)
    if len({winner.section for winner in order}) > 1:
        names = "; ".join(_player(event, winner.player)["name"] for winner in order)
        yield speech.say("giving choice", names=names)


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
