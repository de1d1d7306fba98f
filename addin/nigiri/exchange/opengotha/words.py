"""The words of OpenGotha's files, and their meaning in the model (formats 4.2 to 4.4).

Ranks are written in capitals, points in halves. The criteria of its pairing have weights that add
up, ours have an order: here it is that of OpenGotha's usual weights.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.schedule.time_limits import BYO_YOMI, CANADIAN, FISCHER, SUDDEN_DEATH
from nigiri.domain.tiebreaks import TIEBREAKS, tiebreak
from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX, BY_DEFAULT, UNKNOWN = "RESULT_", "_BYDEF", "RESULT_UNKNOWN"

OUTCOMES: Mapping[str, Outcome] = {
    "WHITEWINS": Outcome.WHITE,
    "BLACKWINS": Outcome.BLACK,
    "EQUAL": Outcome.JIGO,
    "BOTHLOSE": Outcome.NONE,
    "BOTHWIN": Outcome.BOTH,
}
_WRITTEN = {outcome: word for word, outcome in OUTCOMES.items()}
_ODD = {"BOTHLOOSE": "BOTHLOSE"}  # as Pairgoth spells it

#: Most important first: the usual weights are 10 to the power of 11, 11, 8, 8, 6.7, 6.7 and 6.
#: Wishes have no weight in OpenGotha; they have their usual position.
CRITERIA = (
    "title",
    "score",
    "apart",
    "balanced",
    "floats",
    "wishes",
    "children",
    "halves",
    "place",
    "colours",
)
#: Weight of the pairing -> what it is in a new tournament, today or in older versions.
WEIGHTS: Mapping[str, tuple[int, ...]] = {
    "paiBaAvoidDuplGame": (5 * 10**14,),
    "paiBaRandom": (0,),
    "paiBaBalanceWB": (10**6, 10**3),
    "paiMaMinimizeScoreDifference": (10**11,),
    "paiMaDUDDWeight": (10**8,),
    "paiMaMaximizeSeeding": (5 * 10**6,),
    "paiSeAvoidSameGeo": (10**11, 0),
}
PATTERNS: Mapping[str, str] = {
    "SPLITANDRANDOM": "halves",
    "SPLITANDFOLD": "fold",
    "SPLITANDSLIP": "slide",
}
ENDS: Mapping[str, str] = {"TOP": "top", "MID": "middle", "BOT": "bottom"}
SEEDINGS: Mapping[str, str] = {"SOS": "SOS", "SOSW": "SOS", "SOS-2": "SOS-2", "SOSW-2": "SOS-2"}
APART: Mapping[str, str] = {"club": "SameClub", "country": "SameCountry"}

#: Overtime -> its word, and the name of the attribute with the seconds.
OVERTIME: Mapping[str, tuple[str, str]] = {
    BYO_YOMI: ("STDBYOYOMI", "stdByoYomiTime"),
    CANADIAN: ("CANBYOYOMI", "canByoYomiTime"),
    FISCHER: ("FISCHER", "fischerTime"),
    SUDDEN_DEATH: ("SUDDENDEATH", ""),
}

NOTHING, CATEGORY = "NULL", "CAT"


def result_of(word: str) -> Result | None:
    """Return the result of a word; None for an unknown one, which is a game without result."""
    plain = word.strip().upper().removeprefix(PREFIX)
    base = plain.removesuffix(BY_DEFAULT)
    outcome = OUTCOMES.get(_ODD.get(base, base))
    return outcome and Result(outcome, by_default=plain.endswith(BY_DEFAULT))


def result_word(result: Result | None) -> str:
    """Return the word of a result."""
    if result is None:
        return UNKNOWN
    return f"{PREFIX}{_WRITTEN[result.outcome]}{BY_DEFAULT * result.by_default}"


def tiebreak_of(name: str) -> str | None:
    """Return the code of a criterion of placement; None for an unknown one."""
    try:
        card = tiebreak(name)
    except WrongUse:
        return None
    return card.code if card.opengotha else None


def placement_of(code: str) -> str | None:
    """Return OpenGotha's name of one of our tie-breaks; None where it has none."""
    card = TIEBREAKS.get(code)
    return card and (card.opengotha or None)
