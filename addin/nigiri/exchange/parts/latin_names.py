"""Names as a federation's file can write them: the form in brackets where only that can be."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.domain.text import latin_form, unmarked
from nigiri.errors import Forbidden
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from nigiri.domain.model.event import Player

_NAMED = 10


def latin(player: Player, lost: Callable[[str], str]) -> Player:
    """Return a player whose names can be written as far as they can be, without a mark behind them.

    lost -- returns the letters of a text that cannot be written
    """
    family, given = (latin_form(part, lost) for part in (player.family, unmarked(player.given)))
    return replace(player, family=family, given=given)


def check_latin(players: Iterable[Player], lost: Callable[[str], str]) -> None:
    """Raise Forbidden, with the names, where one cannot be written: nobody could read it.

    lost -- returns the letters of a text that cannot be written
    """
    names = [player.name for player in players if lost(latin(player, lost).name)]
    if names:
        more = ["…"] if names[_NAMED:] else []
        listed = several([*names[:_NAMED], *more], message("between"))
        raise Forbidden(message("unsent.letters", names=listed))
