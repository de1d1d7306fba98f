"""Handicap and komi of a game in words, alike on every sheet (M12, M21, B23).

stones  komi  in a list of handicaps  in words
0       none  even                    even                    unknown, or printed elsewhere
0       6½    even, komi 6½           even, komi 6½
0       6½    nigiri, komi 6½         nigiri, komi 6½         the players choose the colours (M24)
1       none  no komi                 no komi
1       ½     no komi (½)             no komi (½)             half a point, lest it be a tie
1       4     1, komi 4               Black begins, komi 4
3       ½     3, komi ½               3 stones, komi ½
3       ½     3, komi ½, 13 × 13      3 stones, komi ½, 13 × 13   a board of its own size
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.games.handicaps import komi
from nigiri.domain.model.figures import points_words
from nigiri.domain.model.small_boards import FULL_SIZE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Game, Settings
    from nigiri.domain.model.units import HalfPoints, PlayerId
    from nigiri.reports.frame.language import Speech

#: White's half points with handicap 1 that are called no komi.
_HARDLY = (None, 0, 1)
#: The kinds that have a name of their own in a list of handicaps, too.
_NAMED = ("even", "nigiri", "no komi")


#: In place of a circle where nobody knows who had White.
_EITHER = "◐"
CIRCLES = ("○", "●")
"""The signs of White and Black."""


def agreed(
    stones: int,
    komi: HalfPoints | None,
    speech: Speech,
    *,
    listed: bool = False,
    open_colours: bool = False,
) -> str:
    """Return the handicap of a game in words.

    komi -- None if it is unknown, or not to be printed
    listed -- among handicaps, where a number alone is enough
    open_colours -- of an even game: the players choose
    """
    one = "no komi" if komi in _HARDLY else "one"
    even = "nigiri" if open_colours else "even"
    kind = {0: even, 1: one}.get(stones, "stones")
    if listed and kind not in _NAMED:
        kind = "listed"
    if komi is None:
        return speech.say(f"agreed {kind}", stones=stones)
    return speech.say(f"agreed {kind} komi", stones=stones, komi=points_words(komi))


def on_board(said: str, size: int | None, speech: Speech) -> str:
    """Return the handicap of a game in words, with the size of a board of its own (B23).

    size -- None where it is the event's
    """
    return said if size is None else speech.say("agreed on", words=said, size=size)


def signed_stones(game: Game, player: PlayerId) -> str:
    """Return "+2" for the player who takes two stones, "−2" for who gives them, or "" (M12)."""
    if not game.handicap:
        return ""
    return f"{'−' if player == game.white else '+'}{game.handicap}"


def colour_sign(game: Game, player: PlayerId, signs: Sequence[str] = CIRCLES) -> str:
    """Return the sign of the player's colour, or that nobody knows it.

    signs -- of White and Black
    """
    return _EITHER if game.open else signs[player != game.white]


def player_sign(game: Game, player: PlayerId, signs: Sequence[str] = CIRCLES) -> str:
    """Return the player's colour in an even game, else +n for taking, −n for giving n stones (M12).

    signs -- of White and Black
    """
    return signed_stones(game, player) or colour_sign(game, player, signs)


def komi_words(settings: Settings, speech: Speech) -> str:
    """Return White's komi by rule; "" on small boards, where it differs from game to game."""
    if settings.board != FULL_SIZE:
        return ""
    even, one, more = (points_words(komi(settings, stones)) for stones in (0, 1, 2))
    key = "komi both" if one == more else "komi each"
    if settings.handicap_cap == 0:
        key = "komi even"
    return speech.say(key, even=even, one=one, more=more)
