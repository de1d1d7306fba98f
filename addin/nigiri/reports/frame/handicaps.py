"""Handicap and komi of a game in words, alike on every sheet (M12, M21, B23).

stones  komi  in a list of handicaps  in words
0       none  even                    even                    unknown, or printed elsewhere
0       6½    even, komi 6½           even, komi 6½
1       none  no komi                 no komi
1       ½     no komi (½)             no komi (½)             half a point, lest it be a tie
1       4     1, komi 4               Black begins, komi 4
3       ½     3, komi ½               3 stones, komi ½
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import points_words

if TYPE_CHECKING:
    from nigiri.domain.model.event import Game
    from nigiri.domain.model.units import HalfPoints, PlayerId
    from nigiri.reports.frame.language import Speech

#: White's half points with handicap 1 that are called no komi.
_HARDLY = (None, 0, 1)
#: The kinds that have a name of their own in a list of handicaps, too.
_NAMED = ("even", "no komi")


def agreed(stones: int, komi: HalfPoints | None, speech: Speech, *, listed: bool = False) -> str:
    """Return the handicap of a game in words.

    komi -- None if it is unknown, or not to be printed
    listed -- among handicaps, where a number alone is enough
    """
    one = "no komi" if komi in _HARDLY else "one"
    kind = {0: "even", 1: one}.get(stones, "stones")
    if listed and kind not in _NAMED:
        kind = "listed"
    if komi is None:
        return speech.say(f"agreed {kind}", stones=stones)
    return speech.say(f"agreed {kind} komi", stones=stones, komi=points_words(komi))


def signed_stones(game: Game, player: PlayerId) -> str:
    """Return "+2" for the player who takes two stones, "−2" for who gives them, or "" (M12)."""
    if not game.handicap:
        return ""
    return f"{'−' if player == game.white else '+'}{game.handicap}"
