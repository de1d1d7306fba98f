"""What people may do to a workbook that hardly anybody does: it is read, and nothing is lost."""

from __future__ import annotations

import pytest

from nigiri.desk.core.views import check
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.setup.sections import sections
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.players import players_target
from nigiri.workbook.derive.problems import _made
from nigiri.workbook.live.bar import _placed_words
from nigiri.workbook.live.round.check import bye_check_value
from nigiri.workbook.model.cells import UNCALCULATED, Workbook
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.model.plain import plain
from nigiri.workbook.read.event import _TITLES, round_rows
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.spellings.rounds import parse_tables
from tests.desk.story import begin, roster
from tests.workbook.layout_12 import as_layout_12
from tests.workbook.live import Made, Typing, event
from tests.workbook.test_refs import context_of, without_column


def typed(made: Made, kind: str, row: int, key: str, cell: object) -> Made:
    """Return the event with a cell typed into a sheet."""
    place = made.refs.book.locations[kind]
    change = CellChange(row, place.columns[key], None, cell)  # type: ignore[arg-type]
    return made.after(Changes((SetCells(place.name, (change,)),)))


def test_tables_without_an_end_are_refused() -> None:
    """There would be none for the last boards."""
    with pytest.raises(ValueError, match="has no end"):
        parse_tables("7, 20-")

    assert (7, 13, 20, 21) == parse_tables("7; 13 20-21")


def test_a_formula_that_was_never_calculated_is_told_once() -> None:
    """However often its cell is read."""
    made = typed(event("en"), "players", 5, "rank", UNCALCULATED)
    reader = context_of(made.workbook).reader(made.refs.book.locations["players"])

    assert [None, None] == [reader.cell(5, "rank"), reader.cell(5, "rank")]
    assert ["formula-empty"] == [each.code for each in reader.problems]


def test_without_players_nobody_lacks_a_place() -> None:
    """The bar goes on to the next thing."""
    made = event("en")
    sheets = {name: sheet for name, sheet in made.workbook.sheets.items() if name != "Players"}

    assert "" == _placed_words(context_of(Workbook(sheets)), 3)


def test_a_line_of_the_log_without_a_time_dates_nothing() -> None:
    """Problems then has no time in its title."""
    made = event("en")
    place = made.refs.book.locations["log"]
    when = place.columns["when"]
    cells = (CellChange(place.first_row, when, None, "yesterday"),)
    odd = made.after(Changes((SetCells(place.name, cells),)))

    assert "" != _made(context_of(made.workbook))
    assert "" == _made(context_of(odd.workbook))


def test_columns_that_are_gone_leave_the_rest_of_players() -> None:
    """Without its column Find has no place; without the hidden key everybody has words."""
    made = event("en")
    for letter, gone in (("L", "section"), ("V", "key")):
        context = context_of(without_column(made, "Players", letter))
        location = context.reading.book.locations["players"]

        assert gone not in location.columns
        assert players_target(context) is not None


def test_a_bye_beyond_the_first_warnings_is_only_a_bye() -> None:
    """There are rarely four of them on a sheet; here none is among the first."""
    typing = Typing(event("en"))
    context = context_of(event("en").workbook)
    number = max(context.reading.rounds)
    ((row, bye),) = context.reading.rounds[number].byes.items()
    typing.player(int(bye), "here", None)
    live = context_of(typing.done().workbook).lives[number]

    assert str(bye_check_value(live.board(row))).startswith("▲")
    vars(live)["first_looks"] = frozenset()
    assert str(bye_check_value(live.board(row))).startswith("✓")


def test_rounds_are_found_where_older_workbooks_list_them() -> None:
    """Without a title below, too; a system above the title is one of a round to come."""
    old = as_layout_12(event("en").workbook)
    place = find(old).locations["event"]
    sheet = old[place.name]
    titles = [r for r in range(1, sheet.height + 1) if plain(sheet.cell(r, 1)) in _TITLES]
    system = CellChange(titles[0] - 1, place.columns["system"], None, "Swiss")
    more = applied(old, Changes((SetCells(place.name, (system,)),)))
    blank = tuple(CellChange(row, 1, sheet.cell(row, 1), None) for row in titles)
    bare = applied(old, Changes((SetCells(place.name, blank),)))
    rounds = round_rows(TableReader(place, sheet, "en"))

    assert len(rounds) + 1 == len(round_rows(TableReader(place, more[place.name], "en")))
    assert rounds == round_rows(TableReader(place, bare[place.name], "en"))


def test_sections_that_play_apart_have_a_bye_each() -> None:
    """Two byes promised for one round are two too many only inside a section."""
    story = begin(rounds=3)
    story.does(import_players, roster(8), source="list", here=True)
    story.does(sections, count=2)
    story.does(number)
    story.sets("Sections play", "each apart")
    players = story.reading.player_rows
    rows = sorted(players, key=lambda row: players[row].number or 0)
    story.types("players", {(rows[0], "out"): "1 bye", (rows[-1], "out"): "1 bye"})

    assert "promise-double" not in {each.code for each in check(story.workbook).problems}
