"""Say why somebody has the bye: whatever the policy, in the words of the event's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import points_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.desk.core.phrases import Voice
    from nigiri.domain.pairing.answers import ByeAnswer
    from nigiri.domain.pairing_rules.byes import ByeReason

#: What a policy asks about a player; the facts of its sentences.
_MEASURES = {
    "home": "lost",
    "host": "lost",
    "losses": "lost",
    "winners": "won",
    "lowest": "score",
    "none": "score",
}


def bye_notes(
    voice: Voice, round_number: int, facts: ByeAnswer, *, drawn: bool = False
) -> Iterator[str]:
    """Yield what speaks for a player's bye or against it, and whom the rule has.

    drawn -- As drawn has it: where the rule has another, it was the last place left, such as for
    whose opponent went home, and not the director's choice
    """
    reason = facts.reason
    who = voice.who(reason.number)
    key = "none" if reason.policy == "none" else "odd"
    yield voice.say(f"answer.bye.{key}", had=reason.had_one)
    if reason.again:
        yield voice.say("answer.bye.again", who=who)
    if reason.promised:
        yield voice.say("answer.bye.promised", who=who)
    if reason.volunteer:
        yield voice.say("answer.bye.volunteer", who=who)
    if reason.host_first:
        yield _host(voice, round_number, reason)
    yield _measure(voice, facts)
    yield from rule_notes(voice, facts, drawn=drawn and not reason.promised)


def _host(voice: Voice, round_number: int, reason: ByeReason) -> str:
    """Return whether the player is of the host, while its players come first (M6)."""
    settings = voice.event.settings
    key = f"answer.bye.{'host' if reason.from_host else 'guest'}"
    who = voice.who(reason.number)
    if round_number == 1:
        return voice.say(f"{key}.first", host=settings.host, who=who)
    if reason.policy == "home":
        key = f"answer.bye.{'home' if reason.from_host else 'away'}"
    return voice.say(key, until=settings.bye_host_rounds, host=settings.host, who=who)


def _measure(voice: Voice, facts: ByeAnswer) -> str:
    """Return how the player stands in what the policy asks, and among how many equals."""
    reason, who = facts.reason, voice.who(facts.reason.number)
    measure = _MEASURES[reason.policy]
    found = {"lost": str(reason.lost), "won": str(reason.won)}
    value = found.get(measure) or points_words(reason.score)
    others = reason.weakest_of - 1
    if reason.number != facts.by_rule or others < 0:
        return voice.say(f"answer.bye.{measure}", who=who, value=value)
    of_host = reason.policy == "home" and reason.host_first and reason.from_host
    equal = "home." * of_host + ("weakest" if others else "only")
    return voice.say(f"answer.bye.{measure}.{equal}", who=who, value=value, others=others)


def rule_notes(voice: Voice, facts: ByeAnswer, *, drawn: bool = False) -> Iterator[str]:
    """Yield who could have played instead, whom the rule has, who was passed over, who is next."""
    other, nobody = ("bye.placed", "bye.placed.nobody") if drawn else ("yours.bye", "yours.nobody")
    if facts.reserve is not None:
        yield voice.say("answer.bye.reserve", who=voice.who(facts.reserve))
    if facts.passed_over:
        yield voice.say("answer.bye.passed", who=voice.everyone(facts.passed_over))
    if facts.by_rule is None:
        yield voice.say(f"answer.{nobody}")
    elif facts.by_rule != facts.reason.number:
        yield voice.say(f"answer.{other}", who=voice.who(facts.by_rule))
    elif facts.following is not None:
        yield voice.say("answer.bye.next", who=voice.who(facts.following))
