"""Derive the Standings sheet: places, sums, and what broke each tie, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.standings import Reason, Standing, standings
from nigiri.domain.tiebreaks import TIEBREAKS
from nigiri.workbook.derive.target import Target, points_cell
from nigiri.workbook.settings import BY_KEY

if TYPE_CHECKING:
    from nigiri.workbook.cells import Cell, Value
    from nigiri.workbook.derive.context import Context

_COMPUTED = (
    "section", "place", "number", "name", "rank", "club", "wins", "score", "sos", "sos_plain",
    "sdos", "one", "why",
)  # fmt: skip


def last_complete(context: Context) -> int:
    """Return how many rounds from the first are complete."""
    count = 0
    for this in context.event.rounds:
        if not this.complete:
            break
        count += 1
    return count


def shown_standings(context: Context) -> tuple[Standing, ...]:
    """Return the standings to show: of all drawn rounds, none before the first draw."""
    return standings(context.event) if context.event.rounds else ()


def title(context: Context) -> str:
    """Return the title: after which round, and whether results are missing."""
    event = context.event
    if not event.rounds:
        return context.say("title.standings.none")
    drawn, rounds = len(event.rounds), event.settings.rounds
    words = context.say("title.standings", number=drawn, rounds=rounds)
    done = last_complete(context) == drawn >= rounds
    return words if done else f"{words} {context.say('title.provisional')}"


def standings_target(context: Context, rows: tuple[Standing, ...]) -> Target | None:
    """Return what Standings should show; None without the sheet."""
    place = context.place("standings")
    if place is None:
        return None
    target, sheet = Target(place), context.sheet(place)
    for row, standing in enumerate(rows, place.first_row):
        target.put_row(row, standing_cells(context, standing))
    target.blank(sheet, range(place.first_row, sheet.height + 1), _COMPUTED)
    target.cells[place.heading_row - 1, place.columns["section"]] = title(context)
    return target


def standing_cells(context: Context, standing: Standing) -> dict[str, Value]:
    """Return the cells of one player's line."""
    player = context.event.player(standing.number)
    reason = standing.reason
    return {
        "section": standing.section, "place": standing.place, "number": standing.number,
        "name": player.name, "rank": str(player.initial_rank), "club": player.club or player.city,
        "wins": points_cell(standing.victories), "score": points_cell(standing.score),
        "sos": points_cell(standing.sos), "sos_plain": points_cell(standing.sos_unadjusted),
        "sdos": points_cell(standing.sdos, 4), "one": _one_on_one(reason),
        "why": why(context, standing),
    }  # fmt: skip


def _one_on_one(reason: Reason | None) -> Cell:
    """Return who was beaten or by whom, where One-on-One parted them; else None."""
    if reason is None or reason.code != "ONE":
        return None
    value, rival = int(reason.value or 0), int(reason.rival_value or 0)
    return f"{'+' if value > rival else '−'}{reason.rival}"


def why(context: Context, standing: Standing) -> str:
    """Return in words what decided the place among players with as many victories."""
    if standing.shared:
        return context.say("why.shared", others=", ".join(map(str, standing.shared_with)))
    reason = standing.reason
    if reason is None:
        return ""
    code = BY_KEY["tiebreaks"].cell((reason.code,), context.language)
    mine, theirs = (_shown(reason.code, v) for v in (reason.value, reason.rival_value))
    sign = _sign(reason)
    if reason.code == "ONE":
        pair = (reason.rival, standing.number) if sign == "<" else (standing.number, reason.rival)
        rest = f"{code}: {context.say('why.one', winner=pair[0], loser=pair[1])}"
    else:
        rest = f"{code} {mine} {sign} {theirs}"
    return context.say("why.level", others=reason.rival, rest=rest)


def _sign(reason: Reason) -> str:
    """Return < or >, no value being the least."""
    mine, theirs = reason.value, reason.rival_value
    if mine is None or theirs is None:
        return "<" if mine is None else ">"
    return "<" if mine < theirs else ">"


def _shown(code: str, value: object) -> str:
    """Return a criterion's value as a sentence writes it: "-16½", "13.3"."""
    cell = points_cell(value, TIEBREAKS[code].unit)  # type: ignore[arg-type]
    return str(cell).replace("-", "−") if cell != "-" else "–"
