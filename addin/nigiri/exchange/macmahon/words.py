"""The words of files of the MacMahon program, and their meaning in the model (formats 5).

A result is written Black - White: "1-0" is won by Black. Points are whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.event import Outcome, Result
from nigiri.domain.tiebreaks import TIEBREAKS, tiebreak
from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from collections.abc import Mapping

UNKNOWN, REFEREE = "?-?", "!"
OUTCOMES: Mapping[str, Outcome] = {
    "1-0": Outcome.BLACK,
    "0-1": Outcome.WHITE,
    "½-½": Outcome.JIGO,
    "1-1": Outcome.BOTH,
    "0-0": Outcome.NONE,
}
_WRITTEN = {outcome: word for word, outcome in OUTCOMES.items()}
_ODD = {"S-S": "½-½", "1/2-1/2": "½-½", "0.5-0.5": "½-½", "0,5-0,5": "½-½"}

_CODES = {
    name.upper(): card.code
    for card in TIEBREAKS.values()
    for name in (card.macmahon, card.macmahon_too)
    if name
}
"""Name of a tie-break in the wall list, in capitals -> its code, where codes are not understood."""


def result_of(word: str, *, by_referee: bool) -> Result | None:
    """Return the result of a word; None for an unknown one, which is a game without result.

    by_referee -- decided without being played, which a mark behind the word says, too
    """
    plain = "".join(word.split()).upper()
    base = plain.removesuffix(REFEREE)
    outcome = OUTCOMES.get(_ODD.get(base, base))
    return outcome and Result(outcome, by_default=by_referee or plain != base)


def result_word(result: Result | None) -> str:
    """Return the word of a result."""
    return UNKNOWN if result is None else _WRITTEN[result.outcome]


def tiebreak_of(name: str) -> str | None:
    """Return the code of a criterion of the wall list; None for an unknown one."""
    code = _CODES.get(name.upper(), name)
    try:
        return tiebreak(code).code
    except WrongUse:
        return None


def criterion_of(code: str) -> str | None:
    """Return MacMahon's name of one of our tie-breaks; None where it has none."""
    card = TIEBREAKS.get(code)
    return card and (card.macmahon or None)
