"""Questions about what an action of a button would lose, for the director to agree to first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.command import read_writable
from nigiri.desk.core.locks import locks_of
from nigiri.messages.message import message
from nigiri.workbook.read.table_finder import find

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from nigiri.workbook.model.cells import Workbook


def losses(tag: str, workbook: Workbook) -> tuple[str, ...]:
    """Return the questions to ask before an action; () for the many actions that lose nothing.

    Raises SheetProblems for wrong cells where these stop the action.
    """
    return _LOSSES[tag](workbook) if tag in _LOSSES else ()


def _drawn_again(workbook: Workbook) -> tuple[str, ...]:
    """Ask about the pairs of the newest round that would be drawn anew."""
    reading = read_writable(workbook)
    if not reading.event.rounds:
        return ()
    number, locks = len(reading.event.rounds), locks_of(workbook, reading)
    stay, pairs = len(locks.games), len(reading.event.rounds[-1].games)
    if stay:
        return (message("action.loses.rest", number=number, stay=stay, pairs=pairs),)
    return (message("action.loses.all", number=number),)


def _discarded(workbook: Workbook) -> tuple[str, ...]:
    """Ask about the draft and what was typed into it."""
    draft = find(workbook).draft
    if draft is None:
        return ()
    return (message("action.loses.draft", sheet=draft.name),)


_LOSSES: Mapping[str, Callable[[Workbook], tuple[str, ...]]] = {
    "draw-again": _drawn_again,
    "discard": _discarded,
}
"""Action -> what it asks."""
