"""The byes and the players who missed a round, with the reason of each (A11, M5, M6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.pairing_policies.byes import bye_reason
from nigiri.domain.scores.scores import participations
from nigiri.domain.standings.shown import shown_figure
from nigiri.domain.tiebreaks import SCORE, format_figure
from nigiri.reports.frame.columns import about, columns, table
from nigiri.reports.frame.lists import ListSheet
from nigiri.reports.frame.sheet import common, numbered_file

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.domain.model.event import Event, Player
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.pairing_policies.byes import ByeReason
    from nigiri.reports.frame.language import Speech
    from nigiri.reports.frame.options import Options


#: Policy -> the words of what it asks: for who is the only one, for the weakest of several.
_MEASURES = {
    "home": ("bye lost", "bye weakest"),
    "host": ("bye lost", "bye weakest"), "losses": ("bye lost", "bye weakest"),
    "winners": ("bye won", "bye won weakest"), "lowest": ("bye score", "bye score weakest"),
    "none": ("bye score", "bye score weakest"),
}  # fmt: skip


def byes(event: Event, speech: Speech, options: Options) -> ListSheet:
    """Return the players without a game, of one round or of all: byes first, then absences.

    A player who never came to the event is not listed. Raises as Options.round_of does.
    """
    rounds = options.rounds_of(event)
    shown = columns(("what", "number", "name", "rank", "reason"), speech, options)
    parts = [
        (speech.say("round", number=n), [*_byes(event, n, speech), *_missed(event, n, speech)])
        for n in rounds
    ]
    return ListSheet(
        **common(event, speech, options),
        name="byes",
        file=numbered_file("byes", rounds[0]) if len(rounds) == 1 else None,
        heading=speech.say("byes"),
        **table(shown, parts),
        empty=speech.say("nobody out"),
    )


def _byes(event: Event, number: int, speech: Speech) -> Iterator[Mapping[str, str]]:
    """Yield a line for each bye of a round."""
    rounds = [each for each in event.rounds if each.number == number]
    for drawn in rounds:
        there = sorted({*drawn.game_by_player, *drawn.byes})
        for player in sorted(drawn.byes):
            facts = bye_reason(event, number, there, player)
            yield _line(event, player, speech.say("bye"), _why_bye(event, facts, speech))


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
    return alone if facts.weakest_of < 2 else among  # noqa: PLR2004 -- nobody else is equal


def _missed(event: Event, number: int, speech: Speech) -> Iterator[Mapping[str, str]]:
    """Yield a line for each numbered player who neither played nor had a bye, by number."""
    for player in sorted(event.by_number):
        this = event.player(player)
        line = participations(event, player)
        seen = this.here or any(not each.missed for each in line)
        if seen and any(each.missed and each.round_number == number for each in line):
            key, facts = _why_out(event, this, number)
            yield _line(event, player, speech.say("absent"), speech.say(key, **facts))


def _why_out(event: Event, player: Player, number: int) -> tuple[str, dict[str, int]]:
    """Return the key of the words for the reason of a missed round, and their facts."""
    if number in player.out:
        last = max(event.settings.rounds, event.rounds[-1].number)
        back = player.back_after(number, last)
        if back is None:
            return "out gone", {}
        earlier = all(each in player.out for each in range(1, number))
        return "out late" if earlier else "out back", {"number": back}
    if player.may_sit_out(number):
        return "out reserve" if player.reserve else "out willing", {}
    return "out unpaired" if player.here else "out unseen", {}


def _line(event: Event, number: PlayerId, what: str, reason: str) -> dict[str, str]:
    """Return the cells of a player without a game."""
    return {**about(event, event.player(number)), "what": what, "reason": reason}
