"""Derive the computed columns of Players, and of Wishes the names of those who are meant.

On Players: where now, section, start, score, entry rating, search key; above them the count and
the search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.figures import points_words
from nigiri.domain.standings.shown import shown_after, shown_score, shown_start
from nigiri.domain.starts.start_scores import section_of
from nigiri.messages.message import said
from nigiri.workbook.derive.target import InEveryRow, Target, points_cell
from nigiri.workbook.derive.written_cells import written_cells
from nigiri.workbook.layout.find_box import BAR, find_place
from nigiri.workbook.live import player_faults
from nigiri.workbook.live.person import RANKS
from nigiri.workbook.live.player_list import PlayerList
from nigiri.workbook.live.players import over, player_formulas, player_values
from nigiri.workbook.live.players_above import (
    away_formula,
    away_words,
    count_formula,
    count_words,
    earlier_no_shows,
    find_formula,
    find_words,
    moved,
    moved_formula,
)
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.read.player_references import names_of
from nigiri.workbook.spellings.names import names_called

if TYPE_CHECKING:
    from nigiri.domain.model.event import Event, Player
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.cells import Value


def wishes_target(context: Context) -> Target | None:
    """Return the names of the players of every wish, beside it; None without the sheet.

    Names left over beside a row without a wish are emptied; other words are the director's and
    stay.
    """
    location = context.location("wishes")
    if location is None:
        return None
    target, sheet = Target(location), context.sheet(location)
    for row, wish in context.reading.wishes.items():
        people = (context.reading.player_rows[at] for at in wish.people)
        target.put(row, "meant", names_of(people) or None)
    column = location.columns["meant"]
    names = {names_of([player]) for player in context.reading.player_rows.values()}
    named = {
        row: frozenset({column})
        for row in range(location.first_row, sheet.height + 1)
        if {*as_text(sheet.cell(row, column)).split("; ")} <= names
    }
    target.blank(sheet, named, (column,), named)
    return target


_COMPUTED = ("section_now", "start", "score", "entry_rating", "key")
_BY_HAND = "✎"


def players_target(context: Context) -> Target | None:
    """Return the computed cells of Players; None without the sheet."""
    location = context.location("players")
    if location is None or context.refs.players is None:
        return None
    target, table = Target(location), context.refs.players
    sheet, live = context.sheet(location), PlayerList(context, table)
    _put_live(target, live)
    for row, player in context.reading.player_rows.items():
        target.put_row(row, _score_cells(context, player))
    computed = [location.columns[key] for key in _COMPUTED if key in location.columns]
    rows = range(table.first, sheet.height + 1)
    target.blank(sheet, written_cells(location, sheet), computed, rows)
    _put_count(target, live)
    _put_find(target, live)
    return target


def _score_cells(context: Context, player: Player) -> dict[str, Value]:
    """Return section, start, score, entry rating and key of a player.

    ✎ stands before a section or start set by hand.
    """
    event, section = context.event, section_of(context.event, player)
    cells: dict[str, Value] = {"key": names_called(player), "section_now": section}
    if event.settings.entry_by == "rank":
        from nigiri.domain.players.entry_rating import entry_rating  # noqa: PLC0415 -- the AGA's

        cells["entry_rating"] = points_cell(entry_rating(event.settings, player), 1)
    if player.section is not None:
        cells["section_now"] = f"{_BY_HAND} {section}"
    if not _has_start(event, player):
        return cells
    start = shown_start(event, player)
    own = player.start is not None
    cells["start"] = f"{_BY_HAND} {points_words(start)}" if own else points_cell(start)
    cells["score"] = None
    if player.number is not None and event.rounds:
        last = shown_after(event, player.number, len(event.rounds))
        score = shown_score(event, player.number) if last is None else last
        cells["score"] = points_cell(score)
    return cells


def _has_start(event: Event, player: Player) -> bool:
    """Tell whether a player has an initial score: under "sections" only with a section or own."""
    by_section = event.settings.start_rule == "sections"
    return not by_section or player.start is not None or section_of(event, player) is not None


def _put_live(target: Target, live: PlayerList) -> None:
    """Set the live formulas of every row with their values.

    A cell that people wrote into stays as it is in a row that has no player and had none.
    """
    formulas = player_formulas(live.context.refs, live.table.here())
    written = written_cells(target.location, live.reader.sheet)
    for row in live.rows:
        values = player_values(live, row)
        for key, formula in formulas.items():
            value = values[key]
            if value != "" or row in written or not live.reader.text(row, key):
                target.put(row, key, InEveryRow(formula, value))
    refs, own = live.context.refs, live.table.here()
    above: dict[str, Value] = {
        "steps": RANKS,
        "key": Formula(over(refs), int(live.over)),
        "name": Formula(moved_formula(own), moved(live)),
        "away": Formula(
            away_formula(refs, own, earlier_no_shows(live.context)),
            said(away_words(live), refs.language),
        ),
        "absent": Formula(player_faults.count_formula(own), player_faults.count(live)),
        "free": Formula(
            player_faults.words_formula(refs, own), said(player_faults.words(live), refs.language)
        ),
    }
    for key in above.keys() & target.location.columns.keys():
        target.cells[target.location.heading_row - 1, target.location.columns[key]] = above[key]


def _put_count(target: Target, live: PlayerList) -> None:
    """Set the count of the players here."""
    location = target.location
    if "given" not in location.columns:
        return
    formula = count_formula(live.context.refs, live.table.here())
    at = (location.heading_row - 1, location.columns["given"])
    target.cells[at] = Formula(formula, count_words(live))


def _put_find(target: Target, live: PlayerList) -> None:
    """Set the link beside Find, where it stands in the bar."""
    place = find_place(target.location, live.reader.sheet)
    if place is None:
        return
    formula = find_formula(live.context.refs, live.table.here(), place.box)
    at = BAR, target.location.columns[place.link]
    target.cells[at] = Formula(formula, find_words(live, place.box))
