"""Why a handicap, and why these colours, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.boards import FULL_SIZE
from nigiri.domain.handicaps import plays_even
from nigiri.domain.units import HalfPoints, format_points
from nigiri.workbook.settings import BY_KEY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.desk.voice import Voice
    from nigiri.domain.pairing.answers import Answer


def handicap_notes(voice: Voice, facts: Answer) -> Iterator[str]:
    """Yield the reasons for handicap and colours by rule (M11, M12)."""
    yield _stones(voice, facts)
    white, black = map(voice.who, facts.rule.players)
    yield voice.say(f"answer.white.{facts.colours}", white=white, black=black)


def _stones(voice: Voice, facts: Answer) -> str:
    """Return the reason for the handicap by the rule of the event (M12, B3, A6, B23)."""
    rule, event, settings = facts.rule, voice.event, voice.event.settings
    even = [number for number in rule.players if plays_even(event, number)]
    given = {
        "stones": rule.handicap,
        "ranks": abs(facts.upper.rank.steps - facts.lower.rank.steps),
        "minus": settings.handicap_reduction,
        "cap": settings.handicap_cap,
        "who": voice.who(even[0]) if even else "",
        "board": settings.board,
        "by": BY_KEY["handicap_by"].cell(settings.handicap_by, settings.language),
    }
    if even:
        return voice.say("answer.even.above", **given)
    if settings.board != FULL_SIZE:
        komi = format_points(HalfPoints(rule.komi or 0))
        given |= {"komi": komi, "sheet": voice.say("sheet.handicaps")}
        return voice.say("answer.board", **given)
    if settings.handicap_by != "rank":
        return voice.say("answer.by", **given)
    return voice.say("answer.stones" if rule.handicap else "answer.even", **given)
