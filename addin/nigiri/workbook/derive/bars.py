"""Derive the bar above every sheet: the formula on one of them, on the others a link to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.message import said
from nigiri.workbook.derive.target import Target
from nigiri.workbook.live.bar import (
    draft_formula,
    link_formula,
    may_force,
    may_play_off,
    moved_first,
    names_next_time,
    next_step,
    registration_formula,
    round_formula,
    without_sections,
)
from nigiri.workbook.model.cells import Formula

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.refs import RoundTable
    from nigiri.workbook.model.locations import Location


def bar_targets(context: Context) -> Iterator[Target]:
    """Yield the bar of every sheet: the newest round's has the formula, the others link to it."""
    refs = context.refs
    if context.draft is not None:
        yield from _draft_bars(context, context.draft)
        return
    main = refs.current.location if refs.current else context.location("players")
    if main is None:
        return
    formula = (
        _of_round(context, refs.current)
        if refs.current
        else registration_formula(refs, without_sections(context))
    )
    yield from _bars(context, main, formula)


def _of_round(context: Context, current: RoundTable) -> str:
    """Return the bar of the newest round; who plays a place off sees no other day."""
    level = _level(context)
    return round_formula(context.refs, current, "" if level else _foretold(context), level)


def _level(context: Context) -> tuple[str, str] | None:
    """Return the test whether first places are to be played off and the words; None for none."""
    if not may_play_off(context):
        return None
    from nigiri.workbook.live.playoff import playoff_formula  # noqa: PLC0415 -- few play places off

    return playoff_formula(context)


def _foretold(context: Context) -> str:
    """Return the expression for what the bar says of the next round, "" for nothing.

    Its bye, where it is another day's, and its forced pairings.
    """
    return "&".join(filter(None, (_bye_foretold(context), _forced(context))))


def _bye_foretold(context: Context) -> str:
    """Return the expression for what the bar says of the bye of the next day, "" for nothing."""
    if not names_next_time(context):
        return ""
    from nigiri.workbook.live.foretold import foretold_formula  # noqa: PLC0415 -- few events say when

    return foretold_formula(context)


def _forced(context: Context) -> str:
    """Return the expression for what the bar says of forced pairings, "" for nothing (E6)."""
    if not may_force(context):
        return ""
    from nigiri.workbook.live.forced import forced_formula  # noqa: PLC0415 -- one rule set has them

    return forced_formula(context)


def _bars(context: Context, main: Location, formula: str) -> Iterator[Target]:
    """Yield the bar of every sheet; main -- the one with the formula, which the others repeat."""
    sentence = f"► {said(next_step(context), context.language)}"
    whole = moved_first(context.refs, formula)
    for location in context.reading.book:
        target = Target(location)
        words = whole if location == main else link_formula(context.refs, main)
        target.cells[1, 1] = Formula(words, sentence)
        yield target


def _draft_bars(context: Context, draft: Context) -> Iterator[Target]:
    """Yield the bars while a round is only a draft; then the draft's sheet has the formula."""
    current = draft.refs.rounds[max(draft.refs.rounds)]
    played = context.refs.rounds.get(current.number)
    yield from _bars(context, current.location, draft_formula(draft.refs, current, played))
