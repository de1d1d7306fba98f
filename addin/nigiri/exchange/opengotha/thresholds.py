"""OpenGotha's thresholds of secondary criteria, in words: "bar, 4d, wins" (formats 4.4).

word   in its file                          players freed of secondary criteria
bar    paiSeBarThresholdActive="true"       those at the bar or above
4d     paiSeRankThreshold="4D"              those of that rank or above
wins   paiSeNbWinsThresholdActive="true"    those who have won half of the rounds

OpenGotha 3.51 frees them of small handicaps alone, not of clubs and countries. Nothing in nigiri
depends on the words: they are stored with the event, so that a file is written as it was read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import Rank

if TYPE_CHECKING:
    from nigiri.domain.model.settings import Settings
    from nigiri.exchange.parts.attribute_reader import AttributeReader

_SWITCHES = {"bar": "paiSeBarThresholdActive", "wins": "paiSeNbWinsThresholdActive"}
_RANK = "paiSeRankThreshold"
_FREED = {"bar": "bar", "leading": "wins"}
_USUAL, _NOBODY = Rank(4), Rank(9)


def read_thresholds(pairing: AttributeReader) -> str:
    """Return the thresholds of a file in words; missing ones are as usual in OpenGotha."""
    on = {word: pairing.yes(name, usual=True) for word, name in _SWITCHES.items()}
    words = ("bar" * on["bar"], str(pairing.rank(_RANK) or _USUAL), "wins" * on["wins"])
    return ", ".join(filter(None, words))


def written_thresholds(settings: Settings, bar: Rank | None) -> dict[str, str]:
    """Return attribute -> text for the stored words, else for Settings.apart_free.

    bar -- the rank of the bar, None where start scores have none
    """
    words = {word.strip().casefold() for word in settings.thresholds.split(",")} - {""}
    if not words:
        words = {_FREED[code] for code in settings.apart_free}
        words |= {str(bar)} if bar is not None and "bar" in words else set()
    ranks = [rank for word in sorted(words - {*_SWITCHES}) if (rank := _rank(word)) is not None]
    switches = {name: str(word in words).lower() for word, name in _SWITCHES.items()}
    return {**switches, _RANK: str(ranks[0] if ranks else _NOBODY).upper()}


def _rank(word: str) -> Rank | None:
    """Return the rank of a word; None for any other word."""
    try:
        return Rank.parse(word)
    except ValueError:
        return None
