"""The qualification list from a congress: Europeans alone (E7, E9), and who is a substitute (E15).

event     order
McMahon   all rounds played, score, direct comparison, rating, lottery       E7
league    the final place, play-offs included, then rating and lottery       E15
QT        the final place likewise: only the first qualifies                 E3

Where the event plays off a place (E2, E3), and it is not played yet, nobody who is level at the
border is qualified or a substitute: the play-off decides.
Players of all rounds come first; then the score, direct comparison, the rating and a lottery.
Direct comparison is among the Europeans who are level. Players qualified through the league are
left out, as well as those not known to be European; both are named below. For international
tournaments those of the league come first, then those of the McMahon; the first `count` qualify,
and the others are substitutes in their order.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.lot import lot
from nigiri.domain.players.europeans import european
from nigiri.domain.scores.scores import ranked
from nigiri.domain.standings.standings import placed, playoff_facts, standings, undecided
from nigiri.domain.systems.stages import played_as
from nigiri.domain.text import clean
from nigiri.domain.tiebreaks import tiebreak
from nigiri.reports.frame.columns import (
    about,
    columns,
    figure_columns,
    figures,
    from_zero,
    from_zero_note,
    league_note,
    table,
)
from nigiri.reports.frame.lists import Column, ListSheet
from nigiri.reports.frame.rounds import after_round
from nigiri.reports.results.standings import why_shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.standings.standings import Standing
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

NO_RATING = 10**9
"""Sorts those without a rating behind all others."""

#: E7, in order; the first stands above all others.
FIRST, THEN = "ALL", ("MMS", "SDC", "RATING", "LOT")


def qualification(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the qualification list after a round, with the reasons for each player.

    The reasons are those for counting as a European and for the place. Raises as Options.round_of
    does.
    """
    after, fields = after_round(event, speech, options, "qualification", "qualification")
    by_place = is_by_place(event)
    if not by_place:
        settings = replace(event.settings, ranked_by="all", first=FIRST, tiebreaks=THEN)
        event = replace(event, settings=settings)
    ranked_numbers = [number for _, numbers in ranked(event, after) for number in numbers]
    known = [number for number in ranked_numbers if _may_qualify(event.player(number))]
    order = _by_final_place(event, known, after) if by_place else placed(event, 1, known, after)
    shown = columns(("place", "number", "name", "rank"), speech, options)
    shown["qualifies"] = Column(speech.say("qualifies"), 24)
    shown["european"] = Column(speech.say("european"), 56, wrap=True)
    if not by_place:
        shown |= figure_columns([tiebreak(FIRST)], event.settings, speech)
    shown |= from_zero(event, columns(("score", "rating", "why"), speech, options), speech)
    ways = _status(event if by_place else None, order, options.count or 1, speech)
    lines = [
        _line(event, each, speech, shown, after) | way
        for each, way in zip(order, ways, strict=True)
    ]
    notes = [*_how(event, speech, by_place=by_place)]
    notes += _left_out(event, ranked_numbers, speech)
    notes += from_zero_note(event, speech)
    if any(event.player(number).path for number in known):
        notes += league_note(event, speech)
    return ListSheet(**fields, **table(shown, [("", lines)], landscape=True), notes=notes)


def _how(event: Event, speech: Speech, *, by_place: bool) -> Iterator[str]:
    """Yield the sentences on the order, and on play-offs that are still to come."""
    yield speech.say("qualification league" if by_place else "qualification order")
    yield speech.say("qualification substitutes")
    facts = playoff_facts(event) if by_place else {}
    if facts:
        yield speech.say("qualification play-off", players=facts["players"])


def is_league(event: Event) -> bool:
    """Tell whether an event is a league: a round robin from its first round on (E1)."""
    return played_as(event.settings, 1).system == "round robin"


def is_by_place(event: Event) -> bool:
    """Tell whether the final places decide who qualifies (E3, E15).

    They do in a league, and in a qualification tournament that plays off its first place.
    """
    tournament = played_as(event.settings, 1).system == "qualification"
    return is_league(event) or (tournament and event.settings.last_played_off > 0)


def _by_final_place(event: Event, known: Iterable[PlayerId], after: int) -> list[Standing]:
    """Return these players by place, ties by rating, then by lottery (E15)."""
    seed, wanted = event.settings.seed, frozenset(known)

    def key(each: Standing) -> tuple[int, int, int]:
        rating = event.player(each.number).rating
        return each.place, -rating if rating is not None else NO_RATING, lot(seed, each.number)

    found = (each for each in standings(event, after) if each.number in wanted)
    return sorted(found, key=key)


def _status(
    event: Event | None, order: Sequence[Standing], count: int, speech: Speech
) -> Iterator[dict[str, str]]:
    """Yield the cells of the players of the list: place, and qualified, substitute or play-off.

    event -- whose play-offs decide; None: the list has the last word
    """
    levels = () if event is None else undecided(event)
    numbers = [each.number for each in order]
    for at, number in enumerate(numbers, 1):
        level = next((each for each in levels if number in each), (number,))
        among = [numbers.index(each) + 1 for each in level if each in numbers]
        if min(among) <= count < max(among):
            yield {"place": str(min(among)), "qualifies": speech.say("is play-off")}
        else:
            key = "is qualified" if at <= count else "is substitute"
            yield {"place": str(at), "qualifies": speech.say(key, number=at - count)}


def _may_qualify(player: Player) -> bool:
    """Tell whether a player is a European who is not qualified already."""
    return bool(european(player).answer) and player.path != "league"


def _line(
    event: Event, standing: Standing, speech: Speech, shown: Iterable[str], after: int
) -> dict[str, str]:
    """Return the cells of a player."""
    player = event.player(standing.number)
    found = european(player)
    key = f"european {found.condition}"
    return {
        **about(event, player),
        **figures(event, standing.number, shown, after, speech),
        "place": str(standing.place),
        "european": "" if player.hidden else speech.say(key, why=clean(found.why)),
        "why": why_shown(event, standing, speech),
    }


def _left_out(event: Event, ranked_numbers: Iterable[PlayerId], speech: Speech) -> Iterator[str]:
    """Yield the players left out, by the reason; non-Europeans are not named."""
    players = [event.player(number) for number in ranked_numbers]
    league = [player for player in players if player.path == "league"]
    unknown = [p for p in players if european(p).answer is None and p not in league]
    for key, found in (("left unknown", unknown), ("left league", league)):
        if found:
            who = "; ".join(f"{player.number} {clean(player.name)}" for player in found)
            yield speech.say(key, who=who)
