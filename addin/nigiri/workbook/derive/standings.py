"""Derive the Standings sheet: places, sums, and in words the reason that broke each tie.

No cell of it is a formula: these are values, computed by the next command. The same sums as live
formulas stand on the sheet Proof (derive/proof/).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.standings.shown import (
    as_shown,
    frozen_after,
    kept_by,
    more_shown,
    shown_figure,
    sums_rise,
)
from nigiri.domain.standings.standings import Standing, standings, undecided
from nigiri.domain.standings.why import why_place
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.tiebreaks import SCORE
from nigiri.messages.catalogue import decimal
from nigiri.workbook.derive.criteria import criterion_cells, put_headings
from nigiri.workbook.derive.target import Target, points_cell
from nigiri.workbook.derive.written_cells import written_cells

if TYPE_CHECKING:
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.cells import Value


def last_complete(context: Context) -> int:
    """Return the number of the last round up to which all rounds are complete."""
    count = 0
    for this in context.event.rounds:
        if not this.complete:
            break
        count += 1
    return count


def shown_standings(context: Context) -> tuple[Standing, ...]:
    """Return the standings to show: of all drawn rounds unless frozen, none before the first."""
    return standings(as_shown(context.event)) if context.event.rounds else ()


def true_standings(context: Context, rows: tuple[Standing, ...]) -> tuple[Standing, ...]:
    """Return the standings of all drawn rounds; rows -- those to show."""
    return rows if frozen_after(context.event) is None else standings(context.event)


def from_zero(context: Context, key: str = "title.from-zero") -> list[str]:
    """Return the words for scores from 0 up, or why they stay below; [] where none are needed."""
    more, kept = more_shown(context.event), kept_by(context.event)
    if kept is not None:
        return [context.say("title.as-drawn", code=kept.code)]
    key = f"{key}.sums" if sums_rise(context.event) else key
    return [context.say(key, points=points_words(more))] if more else []


def title(context: Context) -> str:
    """Return the title: after which round, whether results are missing, how scores are shown."""
    return "  ·  ".join([_title(context), *(from_zero(context) if context.event.rounds else ())])


def _title(context: Context) -> str:
    """Return after which round the standings are, and whether results are missing."""
    event = context.event
    if not event.rounds:
        return context.say("title.standings.none")
    drawn, rounds, frozen = len(event.rounds), event.settings.rounds, frozen_after(event)
    if frozen is not None:
        return context.say("title.standings.frozen", number=frozen, rounds=rounds)
    words = context.say("title.standings", number=drawn, rounds=rounds)
    done = last_complete(context) == drawn and (drawn >= rounds or context.refs.over)
    done = done and not undecided(event)
    return words if done else f"{words} {context.say('title.provisional')}"


def standings_target(context: Context, rows: tuple[Standing, ...]) -> Target | None:
    """Return the cells of Standings; None without the sheet."""
    location = context.location("standings")
    if location is None:
        return None
    target, sheet = Target(location), context.sheet(location)
    for row, standing in enumerate(rows, location.first_row):
        target.put_row(row, standing_cells(context, standing))
    target.clear(sheet, written_cells(location, sheet), location.columns.values())
    put_headings(context, target)
    target.cells[location.heading_row - 1, location.columns["section"]] = title(context)
    return target


def standing_cells(context: Context, standing: Standing) -> dict[str, Value]:
    """Return the cells of one player's line; the section is the player's own, however ranked."""
    event = as_shown(context.event)
    player = event.player(standing.number)
    return {
        "section": section_of(event, player),
        "place": standing.place,
        "number": standing.number,
        "name": player.name,
        "rank": str(player.initial_rank),
        "club": player.club or player.city,
        **criterion_cells(event, standing),
        "wins": points_cell(standing.victories),
        "score": points_cell(shown_figure(event, SCORE, standing.score)),
        "why": why(context, standing),
    }


def why(context: Context, standing: Standing) -> str:
    """Return the sentence on what decided a place among players level in what comes first (M14).

    The same words as on paper; "" where the score orders nearly everybody (E7).
    """

    def say(key: str, **facts: object) -> str:
        return context.say(f"paper.{key.replace(' ', '.')}", **facts)

    return why_place(as_shown(context.event), standing, say, decimal(context.language))
