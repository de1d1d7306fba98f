"""Explain a bye: the reasons by the event's policy, in the event's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.standings.shown import told_score

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.desk.core.phrases import Phrases
    from nigiri.domain.pairing.answers import ByeAnswer
    from nigiri.domain.pairing_policies.byes import ByeReason

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
    phrases: Phrases, round_number: int, facts: ByeAnswer, *, drawn: bool = False
) -> Iterator[str]:
    """Yield the reasons for and against a player's bye, and the player whom the rule chooses.

    drawn -- the bye is that of As drawn: where the rule chooses another player, it was the last
    place left, such as when an opponent went home, and not the director's choice
    """
    reason = facts.reason
    who = phrases.player_label(reason.number)
    first = "" if reason.had_one else ".none"
    key = "none" if reason.policy == "none" else f"odd{first}"
    yield phrases.say(f"answer.bye.{key}", had=reason.had_one)
    if reason.again:
        yield phrases.say("answer.bye.again", who=who)
    if reason.promised:
        yield phrases.say("answer.bye.promised", who=who)
    if reason.volunteer:
        yield phrases.say("answer.bye.volunteer", who=who)
    if reason.away is not None:
        yield phrases.say("answer.bye.absent", who=who, round=reason.away)
    if reason.absent:
        yield phrases.say("answer.bye.absent.others", who=phrases.everyone(reason.absent))
    if reason.host_first:
        yield _host(phrases, round_number, reason)
    yield _measure(phrases, facts)
    yield from rule_notes(phrases, facts, drawn=drawn and not reason.promised)


def _host(phrases: Phrases, round_number: int, reason: ByeReason) -> str:
    """Return the sentence on whether the player is of the host, whose players come first (M6)."""
    settings = phrases.event.settings
    key = f"answer.bye.{'host' if reason.from_host else 'guest'}"
    who = phrases.player_label(reason.number)
    if round_number == 1:
        return phrases.say(f"{key}.first", host=settings.host, who=who)
    if reason.policy == "home":
        key = f"answer.bye.{'home' if reason.from_host else 'away'}"
    return phrases.say(key, until=settings.bye_host_rounds, host=settings.host, who=who)


def _measure(phrases: Phrases, facts: ByeAnswer) -> str:
    """Return the sentence on the player's figure in the policy, and how many others have it too."""
    reason, who = facts.reason, phrases.player_label(facts.reason.number)
    measure = _MEASURES[reason.policy]
    found = {"lost": str(reason.lost), "won": str(reason.won)}
    value = found.get(measure) or points_words(told_score(phrases.event, reason.score))
    others = reason.weakest_of - 1
    key = f"answer.bye.{measure}" + ".none" * (found.get(measure) == "0")
    first = reason.number == facts.by_rule and reason.by_figure
    first = first and not reason.volunteer  # who volunteers goes before
    if not first or others < (1 if key.endswith("none") else 0):
        return phrases.say(key, who=who, value=value)
    of_host = reason.host_first and reason.from_host and measure == "lost"
    among = "home." * of_host
    if of_host and reason.policy == "host" and others and reason.lost:
        among = "host."  # guests may have lost more
    equal = among + ("weakest" if others else "only")
    return phrases.say(f"{key}.{equal}", who=who, value=value, others=others)


def rule_notes(phrases: Phrases, facts: ByeAnswer, *, drawn: bool = False) -> Iterator[str]:
    """Yield notes on the reserve, the player by the rule, those passed over, and the next one."""
    other, nobody = ("bye.placed", "bye.placed.nobody") if drawn else ("yours.bye", "yours.nobody")
    if facts.reserve is not None:
        yield phrases.say("answer.bye.reserve", who=phrases.player_label(facts.reserve))
    if facts.passed_over:
        yield phrases.say("answer.bye.passed", who=phrases.everyone(facts.passed_over))
    if facts.by_rule is None:
        yield phrases.say(f"answer.{nobody}")
    elif facts.by_rule != facts.reason.number:
        yield phrases.say(f"answer.{other}", who=phrases.player_label(facts.by_rule))
    elif facts.following is not None:
        yield phrases.say("answer.bye.next", who=phrases.player_label(facts.following))
