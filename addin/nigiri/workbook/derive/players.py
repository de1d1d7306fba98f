"""Derive the computed columns of Players: where now, section, start, score, search key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.scores import final_score, score_after
from nigiri.domain.sections import initial_score, section_of
from nigiri.workbook.cells import Formula
from nigiri.workbook.derive.target import Target, points_cell
from nigiri.workbook.plain import plain, whole_number
from nigiri.workbook.player_formulas import (
    absent_formula,
    count_formula,
    find_formula,
    free_formula,
    is_out,
    where_formula,
)
from nigiri.workbook.refs import Table, player_rows

if TYPE_CHECKING:
    from nigiri.domain.model import Player
    from nigiri.workbook.cells import Value
    from nigiri.workbook.derive.context import Context

_COMPUTED = ("section_now", "start", "score", "key")


def players_target(context: Context) -> Target | None:
    """Return what the computed cells of Players should show; None without that sheet."""
    place = context.place("players")
    if place is None or context.refs.players is None:
        return None
    target, table = Target(place), context.refs.players
    sheet = context.sheet(place)
    for row in range(table.first, table.last + 1):
        target.put_row(row, _live_cells(context, table, row))
    for row, player in context.reading.player_rows.items():
        target.put_row(row, _score_cells(context, player))
    target.blank(sheet, range(table.first, sheet.height + 1), _COMPUTED)
    _put_counts(context, target, table)
    return target


def _score_cells(context: Context, player: Player) -> dict[str, Value]:
    """Return section, start, score and key of a player."""
    event, section = context.event, section_of(context.event, player)
    cells: dict[str, Value] = {"key": plain(player.name), "section_now": section}
    if section is not None:
        cells["start"] = points_cell(initial_score(event, player))
        if player.number is not None and event.rounds:
            last = score_after(event, player.number, len(event.rounds))
            score = final_score(event, player.number) if last is None else last
            cells["score"] = points_cell(score)
        else:
            cells["score"] = None
    return cells


def _live_cells(context: Context, table: Table, row: int) -> dict[str, Value]:
    """Return the formulas of a row with their values."""
    refs, own = context.refs, table.here()
    reader = context.reader(table.place)
    number = whole_number(reader.cell(row, "number"))
    absent = _absent(context, reader.text(row, "out"))
    here = plain(reader.cell(row, "here")) == plain(context.say("yes"))
    free = number if number is not None and here and not absent and _unseated(
        context, number) else ""  # fmt: skip
    return {
        "where": Formula(where_formula(refs, own, row), _where(context, table, row, absent=bool(absent))),
        "absent": Formula(absent_formula(refs, own, row), "" if absent is None else int(absent)),
        "free": Formula(free_formula(refs, own, row), free),
    }


def _absent(context: Context, typed: str) -> bool | None:
    """Tell whether the rounds typed into Out hold the current round; None for nothing typed."""
    current = context.refs.current
    return is_out(typed, current.number) if current is not None and typed else None


def _unseated(context: Context, number: int) -> bool:
    """Tell whether the player has no place on the current round's sheet."""
    current = context.refs.current
    return current is not None and context.lives[current.number].seats[number] == 0


def _where(context: Context, table: Table, row: int, *, absent: bool) -> str:
    """Return where a player is now, in words."""
    reader, say = context.reader(table.place), context.say
    if not reader.text(row, "family"):
        return ""
    number = whole_number(reader.cell(row, "number"))
    current = context.refs.current
    if number is None and current is not None:
        following = max(context.people, default=0) + 1
        return f"● {say('where.new', number=following)}"
    if plain(reader.cell(row, "here")) != plain(say("yes")):
        return f"○ {say('where.unseen')}"
    if current is None or number is None:
        return f"✓ {say('where.here')}"
    return _where_in_round(context, number) or (
        f"– {say('where.out')}" if absent else f"■ {say('where.free')}"  # noqa: RUF001
    )


def _where_in_round(context: Context, number: int) -> str:
    """Return at which table or why not; "" for somebody who is not on the round's sheet."""
    current = context.refs.current
    if current is None:
        return ""
    live = context.lives[current.number]
    if number in live.byes():
        return context.say("where.bye")
    seat = live.seat_of.get(number)
    if seat is None:
        return ""
    row, side = seat
    sign, other = ("○", "black") if side == "white" else ("●", "white")
    opponent = live.cell(row, f"{other}_no")
    person = live.person(opponent)
    name = person.name if person else "?"
    words = context.say("where.plays", number=opponent or "?", name=name)
    return f"T{live.cell(row, 'table') or ''} {sign} {words}"


def _put_counts(context: Context, target: Target, table: Table) -> None:
    """Set the count of who is here, and the link of Find."""
    place, sheet = table.place, context.sheet(table.place)
    reader = context.reader(place)
    rows = range(place.first_row, player_rows(place, sheet)[0] + 1)
    named = [row for row in rows if reader.text(row, "family")]
    here = sum(plain(reader.cell(row, "here")) == plain(context.say("yes")) for row in rows)
    words = context.say("players.count", here=here, unseen=len(named) - here)
    if "given" in place.columns:
        at = (place.heading_row - 1, place.columns["given"])
        target.cells[at] = Formula(count_formula(context.refs, table.here()), words)
    if "start" in place.columns and "section_now" in place.columns:
        link = find_formula(context.refs, table.here(), place.name)
        target.cells[1, place.columns["start"]] = Formula(link, "")
