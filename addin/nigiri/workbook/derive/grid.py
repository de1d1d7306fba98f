"""Derive the tournament grid (M20): opponents, colours, scores, places, footnotes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.scores import Participation, participations, score_after, victories
from nigiri.domain.sections import initial_score, section_of
from nigiri.workbook.derive.target import Target, points_cell
from nigiri.workbook.grid_notes import Footnotes, footnotes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model import Game, Player
    from nigiri.domain.standings import Standing
    from nigiri.domain.units import PlayerId
    from nigiri.workbook.cells import Value
    from nigiri.workbook.derive.context import Context

_COLOURS = {
    ("circles", "en"): ("○", "●"), ("circles", "fr"): ("○", "●"),
    ("letters", "en"): ("W", "B"), ("letters", "fr"): ("B", "N"),
}  # fmt: skip


def grid_players(context: Context) -> list[Player]:
    """Return the players of the grid, by number; latecomers have the highest numbers (M4)."""
    return [context.event.by_number[number] for number in sorted(context.event.by_number)]


def grid_target(context: Context, rows: tuple[Standing, ...]) -> Target | None:
    """Return what the grid should show; None without the sheet."""
    place = context.place("grid")
    if place is None:
        return None
    target, sheet = Target(place), context.sheet(place)
    finished = _finished(context)
    places = {s.number: s.place for s in rows} if finished else {}
    notes = footnotes(context)
    row = place.first_row
    for player in grid_players(context):
        _put_player(context, target, row, player, places, notes)
        row += 2
    columns = [key for key in place.columns if key != "section"]
    _put_notes(context, target, row + 1, rows if finished else (), notes)
    target.blank(sheet, range(place.first_row, sheet.height + 1), columns)
    _put_title(context, target)
    return target


def _finished(context: Context) -> bool:
    """Tell whether all rounds are drawn and complete."""
    event = context.event
    return len(event.rounds) >= event.settings.rounds and all(r.complete for r in event.rounds)


def _put_title(context: Context, target: Target) -> None:
    """Set the title row: name; dates, place, director, after which round."""
    settings, row = context.event.settings, target.place.heading_row - 1
    target.cells[row, target.place.columns["number"]] = settings.name or context.say("sheet.grid")
    parts = [settings.dates, settings.place]
    parts += [context.say("grid.director", name=settings.director)] if settings.director else []
    drawn = len(context.event.rounds)
    parts += [context.say("grid.after", number=drawn)] if drawn else []
    words = "  ·  ".join(part for part in parts if part)
    target.cells[row, target.place.columns.get("club", 3)] = words


def _put_player(
    context: Context, target: Target, row: int, player: Player,
    places: Mapping[PlayerId, int], notes: Footnotes,
) -> None:  # fmt: skip
    """Set the two lines of a player."""
    event, number = context.event, player.number
    if number is None:
        return
    section = section_of(event, player)
    target.put_row(row, {
        "number": number, "name": player.name + notes.player_mark(number),
        "club": player.club or player.city, "rank": str(player.initial_rank),
        "start": points_cell(initial_score(event, player)),
        "wins": points_cell(victories(event, number)) if event.rounds else None,
        "place": places.get(number), "section": section,
    })  # fmt: skip
    target.put(row + 1, "section", section)
    for part in participations(event, number):
        _put_round(context, target, row, part, notes)


def _put_round(
    context: Context, target: Target, row: int, part: Participation, notes: Footnotes
) -> None:
    """Set the box of a round: opponent and colour, below it the score; won marks the shading."""
    n = part.round_number
    score = score_after(context.event, part.player, n)
    opponent: Value = part.opponent
    colour: Value = None
    if part.game is not None:
        colour = colour_sign(context, part.game, part.player) + notes.game_mark(n, part.game)
    elif part.bye:
        opponent = context.say("grid.bye")
    won = int(part.points > 1 and (part.bye or part.game is not None))
    target.put_row(row, {f"opponent{n}": opponent, f"colour{n}": colour, f"won{n}": won or None})
    below = None if score is None else points_cell(score)
    target.put_row(row + 1, {f"opponent{n}": below, f"won{n}": won or None})


def colour_sign(context: Context, game: Game, player: PlayerId) -> str:
    """Return ○ or ● in an even game, else +n for who takes and −n for who gives n stones (M12)."""
    if game.handicap:
        return f"{'−' if player == game.white else '+'}{game.handicap}"  # noqa: RUF001
    signs = _COLOURS[context.event.settings.colours, context.language]
    return signs[0] if player == game.white else signs[1]


def _put_notes(
    context: Context, target: Target, row: int, rows: tuple[Standing, ...], notes: Footnotes
) -> None:
    """Set legend, winners and footnotes below the players."""
    lines = [context.say(f"grid.legend.{context.event.settings.colours}"), ""]
    lines += notes.lines
    winners = [s for s in rows if s.place == 1]
    if winners:
        lines += ["", context.say("grid.winners")] if notes.lines else [context.say("grid.winners")]
    for standing in winners:
        name = f"{standing.number} {context.event.player(standing.number).name}"
        lines.append(context.say("grid.winner", section=standing.section, name=name))
    for at, line in enumerate(lines, row):
        target.put(at, "name", line or None)
