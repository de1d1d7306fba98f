"""Derive the Standings sheet: places, sums, and in words the reason that broke each tie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import Rank
from nigiri.domain.standings.standings import (
    Reason,
    Standing,
    as_shown,
    frozen_after,
    standings,
    undecided,
)
from nigiri.domain.starts.start_scores import section_of
from nigiri.domain.tiebreaks import TIEBREAKS, orders_nearly_all
from nigiri.messages.message import said
from nigiri.workbook.derive.criteria import criterion_cells
from nigiri.workbook.derive.target import Target, points_cell
from nigiri.workbook.derive.written_cells import written_cells

if TYPE_CHECKING:
    from nigiri.domain.tiebreaks import Tiebreak
    from nigiri.domain.tiebreaks import Value as Figure
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


def title(context: Context) -> str:
    """Return the title: after which round, and whether results are missing."""
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
        "score": points_cell(standing.score),
        "why": why(context, standing),
    }


def why(context: Context, standing: Standing) -> str:
    """Return the words for what decided the place among players level in what comes first (M14).

    "" where the score parts those who missed no round: it orders nearly everybody (E7).
    """
    if standing.shared:
        key = "why.vacant" if standing.vacant else "why.shared"
        return context.say(key, others=", ".join(map(str, standing.shared_with)))
    if standing.final is not None:
        words = "why.third" if standing.final.third else "why.final"
        return context.say(words, winner=standing.final.winner, loser=standing.final.loser)
    reason = standing.reason
    if reason is None or orders_nearly_all(as_shown(context.event), reason.code):
        return ""
    rest = _parted(context, standing, reason)
    return context.say("why.level", others=reason.rival, rest=rest)


def _parted(context: Context, standing: Standing, reason: Reason) -> str:
    """Return the criterion that parted two players, with its figures or what they mean."""
    card, sign = TIEBREAKS[reason.code], _sign(reason)
    name = said(card.name, context.language)
    pair = (reason.rival, standing.number) if sign == "<" else (standing.number, reason.rival)
    if card.told:
        words = context.say(f"why.{card.told}", winner=pair[0], loser=pair[1])
        named = card.kind != "answer"
        return context.say("why.named", name=name, words=words) if named else words
    mine, theirs = (_shown(card, v) for v in (reason.value, reason.rival_value))
    return f"{name} {mine} {sign} {theirs}"


def _sign(reason: Reason) -> str:
    """Return < or >; no value is less than any."""
    mine, theirs = reason.value, reason.rival_value
    if mine is None or theirs is None:
        return "<" if mine is None else ">"
    return "<" if mine < theirs else ">"


def _shown(card: Tiebreak, value: Figure) -> str:
    """Return a criterion's value as a sentence writes it: "-16½", "13.3", "3d"."""
    if card.kind == "rank" and value is not None:
        return str(Rank(int(value)))
    cell = points_cell(value, card.unit)
    return str(cell).replace("-", "−") if cell != "-" else "–"
