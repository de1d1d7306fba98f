"""What the draw of round 1 says of the bar, and what it asks where no grade fits (B1, B2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.core.phrases import players_named, sheet_named
from nigiri.domain.starts.bar import FIRST, bar_proposal
from nigiri.domain.starts.start_scores import bar_is_proposed, bar_rank
from nigiri.domain.starts.top_group import in_top_group
from nigiri.messages.message import message
from nigiri.workbook.derive.start_words import clash_facts
from nigiri.workbook.model.changes import Ask
from nigiri.workbook.settings.table import BY_KEY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Event, Round
    from nigiri.messages.message import Message


def bar_words(begun: Event, event: Event, this: Round) -> tuple[Message, ...]:
    """Return the sentence about the bar and who starts there; () but in round 1 of a bar event.

    begun -- the event as it is; event -- with the sections and numbers that the draw gives it
    """
    if this.number != FIRST or event.settings.start_rule != "bar":
        return ()
    seated = {*this.game_by_player, *this.byes}
    top = [n for n in sorted(seated) if in_top_group(event, event.player(n))]
    facts = {"bar": bar_rank(event), "players": len(top), "names": players_named(event, top)}
    if not top:
        return (message("drawing.bar.nobody", **facts),)
    return (message("drawing.bar.proposed" if bar_is_proposed(begun) else "drawing.bar", **facts),)


def bar_questions(begun: Event, event: Event) -> Iterator[Ask]:
    """Yield the question whether to draw with a bar above which too many start (B2).

    It is asked before round 1, where the proposed bar counts and the grade above it makes too small
    a group; not where the director typed the bar into the settings.

    begun, event -- as above
    """
    settings = begun.settings
    if begun.rounds or settings.bar is not None or settings.start_rule != "bar":
        return
    proposal = bar_proposal(event)
    other = proposal and proposal.other
    if proposal is None or other is None or bar_rank(event) != proposal.bar:
        return
    yield Ask(
        message(
            "drawing.bar.ask",
            clash=message("starts.clash", **clash_facts(event, proposal, other)),
            bar=proposal.bar,
            other=other.rank,
            setting=BY_KEY["bar"].label(settings.language),
            sheet=sheet_named("settings", settings.language),
        )
    )
