"""Derive the tournament grid (M20): opponents, colours, scores, places, footnotes in words."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.scores.scores import Participation, appearances, victories
from nigiri.domain.standings.grid import Footnotes, finished, footnotes
from nigiri.domain.standings.shown import shown_after, shown_start
from nigiri.domain.starts.start_scores import section_of
from nigiri.workbook.derive.rebuild import room
from nigiri.workbook.derive.standings import from_zero
from nigiri.workbook.derive.target import Target, points_cell
from nigiri.workbook.derive.written_cells import written_cells

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.model.event import Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.standings.grid import Note
    from nigiri.domain.standings.standings import Standing
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.cells import Value


def note_lines(context: Context) -> list[str]:
    """Return a sentence for each footnote, and one for open colours, in the event's language."""
    notes = [_words(context, note) for note in footnotes(context.event).notes]
    any_open = any(game.open for this in context.event.rounds for game in this.games)
    return [*notes, context.say("grid.open", mark=_EITHER)] if any_open else notes


def _words(context: Context, note: Note) -> str:
    """Return the sentence of a footnote."""
    first, *second = note.players
    facts = {
        "mark": note.mark,
        "round": note.round_number,
        "first": first,
        "second": second[0] if second else None,
        "rank": note.rank,
    }
    name = context.event.player(first).name
    points = points_words(context.event.settings.scoring.score.of("unfinished"))
    return context.say(f"grid.{note.kind}", name=name, points=points, **facts)


#: In place of a circle where nobody knows who had White.
_EITHER = "◐"


@dataclass
class _Grid:
    """The grid while it is filled; places -- player -> place, empty before the end."""

    context: Context
    target: Target
    places: Mapping[PlayerId, int]
    notes: Footnotes


def grid_target(context: Context, rows: tuple[Standing, ...]) -> Target | None:
    """Return the cells of the grid; None without the sheet.

    rows -- the standings; places and winners are shown when the last round is complete
    """
    location = context.location("grid")
    if location is None:
        return None
    sheet, final = context.sheet(location), rows if finished(context.event) else ()
    notes = footnotes(context.event)
    grid = _Grid(context, Target(location), {s.number: s.place for s in final}, notes)
    row = location.first_row
    for number in sorted(context.event.by_number):  # latecomers have the highest (M4)
        _put_player(grid, row, number)
        row += 2
    _put_notes(grid, max(location.first_row + room(location, sheet), row) + 1, final)
    _put_title(context, grid.target)
    columns = {location.columns[key] for key in location.columns if key != "section"}
    grid.target.clear(sheet, written_cells(location, sheet), columns)
    return grid.target


def _put_title(context: Context, target: Target) -> None:
    """Set the title row: name; dates, place, director, after which round."""
    settings, row = context.event.settings, target.location.heading_row - 1
    target.cells[row, target.location.columns["number"]] = settings.name or context.say(
        "sheet.grid"
    )
    parts = [settings.dates, settings.place]
    parts += [context.say("grid.director", name=settings.director)] if settings.director else []
    drawn = len(context.event.rounds)
    parts += [context.say("grid.after", number=drawn)] if drawn else []
    parts += from_zero(context, "grid.from-zero") if drawn else []
    words = "  ·  ".join(part for part in parts if part)
    target.cells[row, target.location.columns.get("club", 3)] = words


def _put_player(grid: _Grid, row: int, number: PlayerId) -> None:
    """Set the two lines of a player."""
    event = grid.context.event
    player = event.player(number)
    section = section_of(event, player)
    grid.target.put_row(
        row,
        {
            "number": number,
            "name": f"{player.name} {grid.notes.of_player(number)}".rstrip(),
            "club": player.club or player.city,
            "rank": str(player.initial_rank),
            "start": points_cell(shown_start(event, player)),
            "wins": points_cell(victories(event, number)) if event.rounds else None,
            "place": grid.places.get(number),
            "section": section,
        },
    )
    grid.target.put(row + 1, "section", section)
    for part in appearances(event, number):
        _put_round(grid, row, part)


def _put_round(grid: _Grid, row: int, part: Participation) -> None:
    """Set the box of a round: opponent and colour, below it the score; won marks the shading."""
    n, context = part.round_number, grid.context
    score = shown_after(context.event, part.player, n)
    opponent: Value = part.opponent
    colour: Value = None
    if part.game is not None:
        colour = colour_sign(context, part.game, part.player) + grid.notes.of_game(n, part.game)
    elif part.bye:
        opponent = context.say("grid.bye")
    won = 1 if part.victory > 1 else None
    below = None if score is None else points_cell(score)
    values = {f"opponent{n}": opponent, f"colour{n}": colour, f"won{n}": won}
    grid.target.put_row(row, values)
    grid.target.put_row(row + 1, {f"opponent{n}": below, f"won{n}": won})


def colour_sign(context: Context, game: Game, player: PlayerId) -> str:
    """Return ○ or ● in an even game, else +n for who takes and −n for who gives n stones (M12).

    Where nobody knows who had White, ◐.
    """
    if game.handicap:
        return f"{'−' if player == game.white else '+'}{game.handicap}"
    if game.open:
        return _EITHER
    white = player == game.white
    if context.event.settings.colours == "circles":
        return "○" if white else "●"
    return context.say("letter.white" if white else "letter.black")


def _put_notes(grid: _Grid, row: int, rows: tuple[Standing, ...]) -> None:
    """Set legend, footnotes and winners below the players, a blank row between."""
    say, event = grid.context.say, grid.context.event
    blocks = [[say(f"grid.legend.{event.settings.colours}")], note_lines(grid.context)]
    winners = [*_winners(grid.context, rows)]
    blocks += [[say("grid.winners"), *winners]] if winners else []
    for block in filter(None, blocks):
        for at, line in enumerate(block, row):
            grid.target.put(at, "name", line)
        row += len(block) + 1


def _winners(context: Context, rows: Sequence[Standing]) -> Iterator[str]:
    """Yield number and name of each winner, with the section where each has its own (M14).

    Where nobody is first (M15), one line says who is level.
    """
    for section, of_it in groupby(rows, key=lambda each: each.section):
        lines = [*of_it]
        level = [_named(context, each) for each in lines if each.vacant]
        nobody = [context.say("grid.winner.nobody", names="; ".join(level))] if level else []
        for name in [_named(context, each) for each in lines if each.place == 1] or nobody:
            if context.event.settings.ranked_by == "all":
                yield name
            else:
                yield context.say("grid.winner", section=section, name=name)


def _named(context: Context, standing: Standing) -> str:
    """Return number and name of a player in the standings."""
    return f"{standing.number} {context.event.player(standing.number).name}"
