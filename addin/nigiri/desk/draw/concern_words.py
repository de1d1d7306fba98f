"""Say which boards of a draw are to be looked at, and what fewer of them would have cost (B10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.price import cost_words
from nigiri.domain.model.figures import points_words
from nigiri.domain.pairing.concern_proof import proof
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.domain.model.event import Event
    from nigiri.domain.pairing import Drawn
    from nigiri.domain.pairing_policies.pair_concerns import Concern
    from nigiri.messages.message import Message


def concern_words(
    event: Event, drawn: Drawn, found: Sequence[Concern], *, left_over: bool
) -> Message:
    """Return the sentence about these boards, with what is proved of their number.

    event -- with the rounds before, and all wishes that the draw went by; `left_over` as in `proof`
    """
    what = several(map(_table_words, found), message("between"))
    verdict, avoidable = proof(event, drawn, found, left_over=left_over)
    if verdict.kind == "never":
        return message("drawing.unavoided", what=what)
    if verdict.kind == "worse" and verdict.step is not None:
        key = "drawing.look.price" if avoidable else "drawing.unavoided.price"
        return message(key, what=what, cost=cost_words(event, verdict.step, message))
    return message("drawing.look.lot" if verdict.kind == "lot" else "drawing.look", what=what)


def _table_words(found: Concern) -> Message:
    """Return a table in words with all that there is to say of it (B10)."""
    words: list[Message] = []
    if found.close:
        what = several(message(f"share.{key}") for key in found.close)
        words.append(message("drawing.unavoided.shared", what=what))
    if found.gap:
        words.append(message("drawing.unavoided.gap", points=points_words(found.gap)))
    if found.stones:
        words.append(message("drawing.unavoided.stones", stones=found.stones))
    return message("drawing.unavoided.table", table=found.game.table, what=several(words))
