"""A slip for who has the bye: why, that it is the only one, what it counts, the score (M6, M30).

Of a round that is not drawn yet it is foretold: a slip for everybody who may have the bye, with the
games on which it depends. Two a page, to be cut.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.event import Round
from nigiri.domain.pairing.bye_forecast import bye_forecasts
from nigiri.domain.pairing.parts import part_of
from nigiri.domain.pairing_policies.byes import bye_by_policy, bye_reason
from nigiri.domain.pairing_policies.ending_words import ways_words
from nigiri.domain.players.numbering import all_numbered
from nigiri.domain.scores.scores import (
    games_won,
    losses,
    pairing_score,
    participations,
    unfinished,
)
from nigiri.domain.standings.shown import more_shown
from nigiri.domain.systems.stages import judged
from nigiri.domain.text import clean
from nigiri.reports.desk.rules import points
from nigiri.reports.frame.language import BOTH, Speech
from nigiri.reports.frame.pages import pages_of
from nigiri.reports.frame.sheet import Sheet, common, numbered_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing.bye_forecast import ByeForecast
    from nigiri.domain.pairing_policies.open_games import Cases, Ending
    from nigiri.messages.message import Message
    from nigiri.reports.frame.options import Options

SLIPS_A_PAGE = 2
MOST_NAMED = 4
"""With so many who may have the bye the games on which it depends are named."""

_MEASURES = {"home": "lost", "host": "lost", "losses": "lost", "winners": "won", "lowest": "score"}
"""Policy -> the end of the key of what it asks."""


class ByeSlip(NamedTuple):
    """The slip of one player, everything in words.

    claim -- that the player has the bye, or on what it depends
    lines -- (heading, sentence): why, and what follows
    telephone -- beside the name where the bye is foretold: the director calls; "" for none
    """

    number: PlayerId
    name: str
    rank: str
    claim: str
    lines: Sequence[tuple[str, str]]
    telephone: str = ""


@dataclass(frozen=True, kw_only=True)
class ByeSlips(Sheet):
    """The slips of a round.

    heading -- its title
    """

    round_number: int
    heading: str
    slips: Sequence[ByeSlip]

    @property
    def template(self) -> str:
        """Return the one template."""
        return "bye_slip.html.j2"

    @property
    def which(self) -> Message:
        """Return "bye-slip-3"."""
        return numbered_file("bye-slip", self.round_number)

    @property
    def title(self) -> str:
        """Return the title."""
        return self.heading

    @property
    def pages(self) -> list[Sequence[ByeSlip]]:
        """Return the slips of each page."""
        return pages_of(self.slips, SLIPS_A_PAGE)


def bye_slips(event: Event, speech: Speech, options: Options) -> ByeSlips:
    """Return the slips of a drawn round, the newest by default, or of the one to be drawn next.

    Raises as Options.round_of and bye_forecasts do.
    """
    number = options.round_number
    ahead = number is not None and number == event.next_round
    number = number if number is not None and ahead else options.round_of(event)
    slips = _foretold if ahead else _drawn
    reached = {clean(name): told for name, told in options.telephones.items()} if ahead else {}
    return ByeSlips(
        **common(event, speech, options),
        round_number=number,
        heading=speech.say("bye slips ahead" if ahead else "bye slips", number=number),
        slips=[
            each._replace(telephone=reached.get(each.name, ""))
            for each in slips(event, number, speech)
        ],
    )


def _drawn(event: Event, number: int, speech: Speech) -> Iterator[ByeSlip]:
    """Yield the slips of a drawn round."""
    claim = speech.say("bye slip you", number=number)
    for this in (this for this in event.rounds if this.number == number):
        there = sorted({*this.game_by_player, *this.byes})
        for player in sorted(this.byes):
            part = part_of(event, number, there, player)
            yield _slip(event, number, player, (speech, claim, _why(event, number, part, player)))


def _foretold(event: Event, number: int, speech: Speech) -> Iterator[ByeSlip]:
    """Yield a slip for each player who may have the bye of a round that is not drawn."""
    event = all_numbered(event)
    for forecast in bye_forecasts(event, number):
        cases = forecast.now.cases
        for player in () if cases is None else cases.players:
            known = cases is not None and len(cases.players) == 1 and not unfinished(event, number)
            key = _why(event, number, forecast.players, player) if known else "odd"
            key = "promised" if event.player(player).is_promised_bye(number) else key
            claim = _claim(event, number, forecast, player, speech)
            after = replace(event, rounds=(*event.rounds, Round(number, byes=(player,))))
            yield _slip(after, number, player, (speech, claim, key))


def _claim(
    event: Event, number: int, forecast: ByeForecast, player: PlayerId, speech: Speech
) -> str:
    """Return the sentence on a bye that is foretold."""
    cases = forecast.now.cases
    if cases is None or cases.among or len(cases.players) > MOST_NAMED:
        return speech.say("bye slip among", number=number)
    if len(cases.players) == 1:
        return speech.say("bye slip ahead", number=number)

    def said(one: Speech) -> str:
        clauses = one.say("ends or").join(_clauses(event, cases, player, one))
        return one.say("bye slip perhaps", number=number, clauses=clauses)

    return _in_each(speech, said)


def _in_each(speech: Speech, say: Callable[[Speech], str]) -> str:
    """Return a sentence made of others: of both languages each as a whole."""
    if speech.code == BOTH:
        return " / ".join(say(Speech(code)) for code in ("fr", "en"))
    return say(speech)


def _clauses(event: Event, cases: Cases, player: PlayerId, speech: Speech) -> Iterator[str]:
    """Yield each condition under which the player has the bye."""
    before: list[tuple[Ending, ...]] = []
    for case in cases.cases:
        if case.player != player:
            before += case.ways
            continue
        facts = {
            "when": ways_words(event, case.ways, speech.say),
            "other": ways_words(event, before, speech.say),
        }
        if all(facts.values()):
            yield speech.say("bye slip both", **facts)
        elif facts["when"]:
            yield speech.say("bye slip if", **facts)
        else:
            yield speech.say("bye slip unless", **facts)


def _why(event: Event, number: int, part: Sequence[PlayerId], player: PlayerId) -> str:
    """Return the end of the key for why the player has the bye: the rule, where it chose so."""
    if not judged(event.settings, number).by_score:
        return "system"
    facts = bye_reason(event, number, part, player)
    if facts.promised:
        return "promised"
    if facts.volunteer:
        return "volunteer"
    if player not in bye_by_policy(event, number, part)[:1] or not facts.by_figure:
        return "odd"
    if facts.host_first and facts.from_host:
        return "home" if facts.policy == "home" and facts.lost else "host"
    measure = _MEASURES[facts.policy]
    counted = {"lost": facts.lost, "won": facts.won}.get(measure)
    return "level" if counted == 0 else measure


def _slip(event: Event, number: int, player: PlayerId, said: tuple[Speech, str, str]) -> ByeSlip:
    """Return the slip of a player.

    event -- with the round; said -- the language, the claim, and the end of the key for why
    """
    speech, claim, why = said
    this = event.player(player)
    facts = {
        "host": clean(event.settings.host),
        "lost": losses(event, player, number - 1),
        "won": games_won(event, player, number - 1),
    }
    lines = [("why", speech.say(f"bye slip {why}", **facts))]
    if why != "system":
        lines += _consequences(event, number, player, speech)
    lines += _next(event, number, speech)
    return ByeSlip(
        number=player,
        name=clean(this.name),
        rank=str(this.rank),
        claim=claim,
        lines=[(speech.say(f"bye slip {key}"), words) for key, words in lines],
    )


def _consequences(
    event: Event, number: int, player: PlayerId, speech: Speech
) -> Iterator[tuple[str, str]]:
    """Yield (key of the heading, sentence): the only one, what it counts, the score after it."""
    line = participations(event, player)
    if sum(part.bye for part in line) == 1:
        yield "once", speech.say("bye slip only")
    worth = event.settings.scoring.score
    key = "bye slip victory" if worth.bye == worth.win else "bye slip points"
    yield "counts", speech.say(key, points=points(worth.bye))
    before, after = (
        pairing_score(event, player, at) + more_shown(event) for at in (number, number + 1)
    )
    open_games = any(part.unfinished for part in line)
    facts = {"before": points(before), "after": points(after), "more": points(after - before)}
    key = "stays" if before == after else "rises by" if open_games else "rises"
    yield "score now", speech.say(f"bye slip {key}", **facts)


def _next(event: Event, number: int, speech: Speech) -> Iterator[tuple[str, str]]:
    """Yield the line on the player's next round; nothing behind the last one."""
    settings, following = event.settings, number + 1
    if following <= settings.rounds:
        when = clean("".join(settings.when[number:following]))
        key = "bye slip next when" if when else "bye slip next"
        yield "then", speech.say(key, number=following, when=when)
