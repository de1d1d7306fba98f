"""The byes and the players who miss a round, with the reason of each (A11, A8, M5, M6).

Of rounds to come: the byes that are promised, who is out, and who may be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.pairing_policies.byes import bye_reason
from nigiri.domain.scores.scores import participations
from nigiri.domain.standings.shown import shown_figure
from nigiri.domain.tiebreaks import SCORE, format_figure
from nigiri.reports.frame.columns import about, columns, numbered, rated, table
from nigiri.reports.frame.lists import ListSheet
from nigiri.reports.frame.sheet import common, numbered_file

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.pairing_policies.byes import ByeReason
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options

    _Lines = tuple[str, Sequence[Mapping[str, str]]]

#: Policy -> the words of what it asks: for who is the only one, for the weakest of several.
_MEASURES = {
    "home": ("bye lost", "bye weakest"),
    "host": ("bye lost", "bye weakest"),
    "losses": ("bye lost", "bye weakest"),
    "winners": ("bye won", "bye won weakest"),
    "lowest": ("bye score", "bye score weakest"),
    "none": ("bye score", "bye score weakest"),
}


def byes(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the players without a game, of one round or of all: byes first, then absences.

    A player who never came to the event is not listed for a round that is drawn. Raises as
    Options.round_of does for a round that the event has not.
    """
    rounds = _rounds(event, options)
    who = ("number", *numbered(event, options), "name", "rank", *rated(event, options))
    shown = columns(("what", *who, "reason"), speech, options)
    drawn = {each.number for each in event.rounds}
    parts = [_drawn(event, n, speech) if n in drawn else _to_come(event, n, speech) for n in rounds]
    return ListSheet(
        **common(event, speech, options),
        name="byes",
        file=numbered_file("byes", rounds[0]) if len(rounds) == 1 else None,
        heading=speech.say("byes"),
        **table(shown, parts),
        empty=speech.say("nobody out"),
    )


def has_bye(event: Event) -> bool:
    """Tell whether somebody has the bye of the newest round: who is to be told so (M6)."""
    return bool(event.rounds and event.rounds[-1].byes)


def _rounds(event: Event, options: Options) -> Sequence[int]:
    """Return the numbers of the chosen rounds: all of the event, or one, drawn or to come."""
    last = max([event.settings.rounds, *(each.number for each in event.rounds)])
    chosen = options.round_number
    if chosen is None:
        return range(1, last + 1)
    return (chosen,) if 1 <= chosen <= last else options.rounds_of(event)


def _drawn(event: Event, number: int, speech: Speech) -> _Lines:
    """Return heading and lines of a round that is drawn."""
    lines = [*_byes(event, number, speech), *_missed(event, number, speech)]
    return speech.say("round", number=number), lines


def _to_come(event: Event, number: int, speech: Speech) -> _Lines:
    """Return heading and lines of a round that is not drawn yet: promised byes, then who is out."""
    players = sorted(event.players, key=lambda each: (each.number is None, each.number or 0))
    byes = [each for each in players if each.is_promised_bye(number)]
    out = [each for each in players if number in each.out]
    perhaps = [
        each
        for each in players
        if each not in {*byes, *out} and each.plays_in(number) and each.may_sit_out(number)
    ]
    found = [("bye", each, speech.say("bye promised")) for each in byes]
    found += [("absent", each, _why(event, each, number, speech)) for each in out]
    found += [("perhaps", each, _why(event, each, number, speech)) for each in perhaps]
    lines = [_line(event, each, speech.say(what), why) for what, each, why in found]
    return speech.say("round to come", number=number), lines


def _byes(event: Event, number: int, speech: Speech) -> Iterator[Mapping[str, str]]:
    """Yield a line for each bye of a round."""
    rounds = [each for each in event.rounds if each.number == number]
    for drawn in rounds:
        there = sorted({*drawn.game_by_player, *drawn.byes})
        for player in sorted(drawn.byes):
            facts = bye_reason(event, number, there, player)
            why = _why_bye(event, facts, speech)
            yield _line(event, event.player(player), speech.say("bye"), why)


def _why_bye(event: Event, facts: ByeReason, speech: Speech) -> str:
    """Return the reason for a bye, in words (M6, A8)."""
    why = speech.say(
        _bye_key(facts),
        host=event.settings.host,
        lost=facts.lost,
        won=facts.won,
        score=format_figure(SCORE, shown_figure(event, SCORE, facts.score)),
    )
    return speech.say("bye again", why=why) if facts.again else why


def _bye_key(facts: ByeReason) -> str:
    """Return the key of these words: for the criterion that decided by the policy in force."""
    if facts.promised:
        return "bye promised"
    if facts.volunteer:
        return "bye volunteer"
    if facts.host_first and facts.from_host:
        return f"bye {facts.policy}"
    alone, among = _MEASURES[facts.policy]
    single = facts.weakest_of < 2  # noqa: PLR2004 -- nobody else is equal
    return alone if single or not facts.by_figure else among


def _missed(event: Event, number: int, speech: Speech) -> Iterator[Mapping[str, str]]:
    """Yield a line for each numbered player who neither played nor had a bye, by number."""
    for player in sorted(event.by_number):
        this = event.player(player)
        line = participations(event, player)
        seen = this.here or any(not each.missed for each in line)
        if seen and any(each.missed and each.round_number == number for each in line):
            yield _line(event, this, speech.say("absent"), _why(event, this, number, speech))


def _why(event: Event, player: Player, number: int, speech: Speech) -> str:
    """Return the reason why a player misses a round, in words."""
    key, facts = _why_out(event, player, number)
    return speech.say(key, **facts)


def _why_out(event: Event, player: Player, number: int) -> tuple[str, dict[str, int]]:
    """Return the key of the words for the reason of a missed round, and their facts."""
    if number in player.out:
        last = max([event.settings.rounds, *(each.number for each in event.rounds)])
        back = player.back_after(number, last)
        if back is None:
            return "out gone", {}
        earlier = all(each in player.out for each in range(1, number))
        late = "out late" if event.rounds and number <= event.rounds[-1].number else "out comes"
        return late if earlier else "out back", {"number": back}
    if player.may_sit_out(number):
        return "out reserve" if player.reserve else "out willing", {}
    return "out unpaired" if player.here else "out unseen", {}


def _line(event: Event, player: Player, what: str, reason: str) -> dict[str, str]:
    """Return the cells of a player without a game."""
    return {**about(event, player), "what": what, "reason": reason}
