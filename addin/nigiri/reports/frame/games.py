"""Games in lists: in order of the tables, and as a few signs, "12+", "○ 3-", "bye"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.reports.frame.handicaps import colour_sign

if TYPE_CHECKING:
    from nigiri.domain.scores.scores import Participation
    from nigiri.reports.frame.language import Speech

#: Half points of a game -> the sign behind the opponent's number.
_SIGNS = {0: "-", 1: "=", 2: "+"}


#: Up to so many rounds, so large a print in points.
_SIZES = ((4, 11), (6, 10), (8, 9))
_SMALLEST = 8


def size_for(rounds: int) -> int:
    """Return the print size, in points, of a list with columns for so many rounds."""
    return next((size for most, size in _SIZES if rounds <= most), _SMALLEST)


def game_words(each: Participation, speech: Speech, *, colours: bool = False) -> str:
    """Return opponent and result: "12+", "3-!" by default, "7?" unfinished; "bye", "–" for none.

    colours -- with the circle of the player's colour in front, where there was a game: "● 12+"
    """
    if each.game is None:
        return speech.say("bye sign") if each.bye else "–"
    sign = "?" if each.unfinished else _SIGNS[each.victory]
    words = f"{each.opponent}{sign}{'!' if each.by_default else ''}"
    if not colours or each.by_default:
        return words
    return f"{colour_sign(each.game, each.player)} {words}"
