"""Who was never drawn in a round is told from who lost the seat, by the lines of As drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from nigiri.workbook.live.context import Context
from nigiri.workbook.live.player_list import PlayerList
from nigiri.workbook.live.unseated import NEVER_DRAWN, STILL_PLAYS, free, free_value, stops, waits
from nigiri.workbook.read.workbook import read
from tests.stories import lived

if TYPE_CHECKING:
    from nigiri.workbook.live.refs import Refs
    from tests.desk.story import Story


def listed(story: Story, **other: object) -> tuple[PlayerList, Refs]:
    """Return Players and the references of formulas; other -- of these, what is otherwise."""
    context = Context(story.workbook, read(story.workbook))
    refs = replace(context.refs, **other)  # type: ignore[arg-type]
    object.__setattr__(context, "refs", refs)
    assert refs.players is not None
    return PlayerList(context, refs.players), refs


def test_who_was_never_drawn_waits_also_where_the_record_is_gone_or_out_of_order() -> None:
    """Without lines of the round nobody was drawn; lines of other rounds between them do not count.

    Four still play round 2, four have finished it; none of them needs a place before the next draw.
    """
    story = lived("a round drawn in part")
    others: tuple[dict[str, object], ...] = ({}, {"drawn": {}}, {"scattered": frozenset({3})})
    for other in others:
        people, refs = listed(story, **other)
        found = [free_value(people, row) for row in people.reader.rows()]
        kinds = [code // NEVER_DRAWN * NEVER_DRAWN for code in found if isinstance(code, int)]

        assert [NEVER_DRAWN] * 4 + [STILL_PLAYS] * 4 == sorted(kinds), other
        assert waits(people)
        assert [] == stops(people)
        assert refs.players is not None
        formula = free(refs, refs.players.here(), "FALSE")
        assert ("As drawn" in formula) == (other != {"drawn": {}})
