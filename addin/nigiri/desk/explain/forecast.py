"""Explain the bye of a round before it is drawn, while games may still be open (M30)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nigiri.desk.core.phrases import Phrases
from nigiri.desk.core.views import View
from nigiri.desk.explain.byes import bye_notes
from nigiri.domain.pairing.answers import ByeAnswer
from nigiri.domain.pairing.bye_forecast import bye_forecasts
from nigiri.domain.pairing_policies.byes import bye_candidates, bye_reason, regulars
from nigiri.domain.pairing_policies.ending_words import ways_words
from nigiri.domain.players.numbering import all_numbered
from nigiri.domain.scores.scores import unfinished

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing.bye_forecast import ByeForecast, Sits
    from nigiri.domain.pairing_policies.open_games import Cases, Ending


IN_A_SENTENCE = 2
"""So many cases are told in a sentence; more are a list."""


@dataclass(frozen=True)
class NextBye:
    """The bye of one part of a round that is not drawn.

    players -- their number; kind -- why one sits out, as in bye_forecast.Sits
    certain -- who has the bye however the open games end, None where it depends on them
    one_of -- all who may have it; when -- for each case the player and the words of its condition
    following -- who is next in line, None where that is not certain
    leaving -- of an even number: players of whom one leaves, and all who may have the bye then
    """

    round: int
    players: int
    kind: str
    certain: PlayerId | None
    one_of: tuple[PlayerId, ...]
    when: tuple[tuple[PlayerId, str], ...]
    following: PlayerId | None
    leaving: tuple[tuple[tuple[PlayerId, ...], tuple[PlayerId, ...]], ...]


def why_next_bye(event: Event, number: int) -> tuple[View, tuple[NextBye, ...]]:
    """Return the sentences on the bye of the round to be drawn next, and its facts part by part.

    Raises as bye_forecasts does.
    """
    event = all_numbered(event)
    phrases, found = Phrases(event), bye_forecasts(event, number)
    notes: list[str] = []
    for each in found:
        if len(found) > 1:
            notes.append(phrases.say("answer.ahead.part", **_extent(phrases, each)))
        notes += _notes(phrases, number, each)
    awaited = [player.name for player in event.players if player.is_awaited_in(number)]
    if awaited:
        notes.append(phrases.say("answer.ahead.awaited", who=phrases.clauses(awaited)))
    title = phrases.say("answer.ahead.title", round=number)
    return View(title, (), (), tuple(notes)), tuple(_facts(phrases, number, f) for f in found)


def _extent(phrases: Phrases, forecast: ByeForecast) -> dict[str, object]:
    """Return the facts of the words for a part: how many, the first and the last of them."""
    first, last = (phrases.player_label(forecast.players[at]) for at in (0, -1))
    return {"players": len(forecast.players), "first": first, "last": last}


def _facts(phrases: Phrases, number: int, forecast: ByeForecast) -> NextBye:
    """Return the facts of a part."""
    cases = forecast.now.cases
    players = () if cases is None else cases.players
    when = () if cases is None else cases.cases
    return NextBye(
        round=number,
        players=len(forecast.players),
        kind=forecast.now.kind,
        certain=players[0] if len(players) == 1 else None,
        one_of=players,
        when=tuple((case.player, _ways(phrases, case.ways)) for case in when),
        following=forecast.following,
        leaving=tuple(
            (each.leavers, () if each.then.cases is None else each.then.cases.players)
            for each in forecast.departures
        ),
    )


def _notes(phrases: Phrases, number: int, forecast: ByeForecast) -> Iterator[str]:
    """Yield the sentences on a part: its bye, the reason, and who would change it by leaving."""
    now, cases = forecast.now, forecast.now.cases
    if now.kind == "even":
        players = len(regulars(phrases.event, forecast.players))
        yield phrases.say("answer.ahead.even", players=players)
        yield from _departures(phrases, forecast)
    elif cases is not None and _is_long(cases):
        yield phrases.say("answer.ahead.odd.list")
        yield from _lines(phrases, cases)
    elif cases is None or len(cases.players) > 1:
        yield phrases.say("answer.ahead.odd", then=_then(phrases, now))
    else:
        yield from _certain(phrases, number, forecast, cases.players[0])
    if cases is not None:
        yield phrases.say("answer.ahead.one-leaves")


def _certain(
    phrases: Phrases, number: int, forecast: ByeForecast, player: PlayerId
) -> Iterator[str]:
    """Yield the sentences on a certain bye: with its reasons once all results are in."""
    event, who = phrases.event, phrases.player_label(player)
    open_games = len(unfinished(event, number))
    key = "answer.ahead.certain.open" if open_games else "answer.ahead.certain"
    yield phrases.say(key, who=who, games=open_games)
    if not open_games:
        candidates = bye_candidates(event, number, forecast.players)
        facts = ByeAnswer(
            reason=bye_reason(event, number, forecast.players, player),
            by_rule=player,
            passed_over=candidates[: candidates.index(player)],
            following=forecast.following,
            reserve=None,
        )
        yield from bye_notes(phrases, number, facts)
    elif forecast.following is not None:
        following = phrases.player_label(forecast.following)
        yield phrases.say("answer.bye.next", who=following)


def _departures(phrases: Phrases, forecast: ByeForecast) -> Iterator[str]:
    """Yield a sentence for each bye when one of an even number leaves, certain ones first."""
    most, *others = forecast.departures
    long = [leaver for each in others if _is_long(each.then.cases) for leaver in each.leavers]
    for each in (each for each in others if not _is_long(each.then.cases)):
        leavers = phrases.say("answer.ahead.or").join(map(phrases.player_label, each.leavers))
        yield phrases.say("answer.ahead.leaves", who=leavers, then=_then(phrases, each.then))
    if long:
        who = phrases.everyone(sorted(long))
        yield phrases.say("answer.ahead.leaves.many", many=len(long), who=who)
    if most.then.cases is not None and _is_long(most.then.cases):
        yield phrases.say("answer.ahead.leaves.else.list")
        yield from _lines(phrases, most.then.cases)
    else:
        key = "answer.ahead.leaves.else" if others else "answer.ahead.leaves.any"
        yield phrases.say(key, then=_then(phrases, most.then))


def _is_long(cases: Cases | None) -> bool:
    """Tell whether there are more cases than a sentence has room for."""
    return cases is not None and len(cases.cases) > IN_A_SENTENCE


def _lines(phrases: Phrases, cases: Cases) -> Iterator[str]:
    """Yield a line for each case, of which the first that comes true counts."""
    for case in cases.cases:
        who = phrases.player_label(case.player)
        if case.ways:
            yield phrases.say("answer.ahead.line", who=who, when=_ways(phrases, case.ways))
        else:
            yield phrases.say("answer.ahead.line.last", who=who)


def _then(phrases: Phrases, sits: Sits) -> str:
    """Return the end of a sentence that names those who sit out."""
    if sits.cases is not None:
        return phrases.say("answer.ahead.then.bye", cases=_cases_words(phrases, sits.cases))
    who = "" if sits.who is None else phrases.player_label(sits.who)
    return phrases.say(f"answer.ahead.then.{sits.kind}", who=who)


def _cases_words(phrases: Phrases, cases: Cases) -> str:
    """Return the sentence that names the holders of the bye, case by case."""
    if cases.among:
        return phrases.say("answer.ahead.among", who=phrases.everyone(cases.among))
    if len(cases.cases) == 1:
        return phrases.player_label(cases.cases[0].player)
    first, last = cases.cases
    return phrases.say(
        "answer.ahead.if",
        who=phrases.player_label(first.player),
        when=_ways(phrases, first.ways),
        other=phrases.player_label(last.player),
    )


def _ways(phrases: Phrases, ways: Iterable[Iterable[Ending]]) -> str:
    """Return the endings of games that a case asks for, "" for none."""

    def say(key: str, **facts: object) -> str:
        return phrases.say(f"paper.{key.replace(' ', '.')}", **facts)

    return ways_words(phrases.event, ways, say)
