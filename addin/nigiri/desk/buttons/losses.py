"""Questions about what an action of a button would lose, for the director to agree to first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.desk.core.command import read_writable
from nigiri.desk.core.locks import locks_of
from nigiri.desk.draw.announced_players import awaited_words
from nigiri.messages.plurals import counted
from nigiri.workbook.read.tables import find

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.model.cells import Workbook


def losses(tag: str, workbook: Workbook) -> tuple[str, ...]:
    """Return the questions to ask before an action; () for the many actions that lose nothing.

    Raises SheetProblems for wrong cells where these stop the action.
    """
    return _LOSSES[tag](workbook) if tag in _LOSSES else ()


def _drawn_again(workbook: Workbook) -> tuple[str, ...]:
    """Ask about the pairs of the newest round that would be drawn anew, and who is not here."""
    reading = read_writable(workbook)
    if not reading.event.rounds:
        return ()
    pairs = len(reading.event.rounds[-1].games)
    locks = locks_of(workbook, reading)
    stay = len(locks.games)
    stay_words = (
        "Nothing of it stays."
        if not stay
        else (
            f"{counted(stay, 'pair')} of {pairs} will stay: what has a result, a keep mark, or was "
            "changed by you."
        )
    )
    stays = replace(reading.event.rounds[-1], games=locks.games, byes=locks.byes)
    return (
        f"Draw round {len(reading.event.rounds)} once more? {stay_words}",
        *awaited_words(reading.event, stays, "awaited.draw"),
    )


def _discarded(workbook: Workbook) -> tuple[str, ...]:
    """Ask about the draft and what was typed into it."""
    draft = find(workbook).draft
    if draft is None:
        return ()
    return (f"Take the sheet {draft.name} away, with all that was typed into it?",)


_LOSSES: Mapping[str, Callable[[Workbook], tuple[str, ...]]] = {
    "draw-again": _drawn_again,
    "discard": _discarded,
}
"""Action -> what it asks."""
