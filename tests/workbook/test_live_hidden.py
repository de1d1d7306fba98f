"""Formulas without the hidden columns they look at: those of an older layout, or somebody's own.

The workbook of layout 10 had none of what is looked up once at a board and once for a player; the
migration opens the columns, and then everything shows what it showed.
"""

from __future__ import annotations

from io import BytesIO
from itertools import product
from typing import TYPE_CHECKING

import pytest
from openpyxl import load_workbook

from nigiri.desk.core.work import migrate
from nigiri.desk.draw.drafts import draw_draft
from nigiri.desk.draw.draw import draw
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.derive.columns import Breadth
from nigiri.workbook.layout.tables import FIRST_ROW, ROUND
from nigiri.workbook.live.person import RANKS
from nigiri.workbook.live.refs import ROW, Refs, RoundTable
from nigiri.workbook.live.round.columns import board_formulas, sheet_formulas
from nigiri.workbook.model.changes import CellChange, Changes, SetCells
from nigiri.workbook.model.locations import Book
from nigiri.workbook.model.spreadsheet import rank_steps
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import SCHEMA
from tests.sample import sampled
from tests.settings import place as setting_place
from tests.workbook.live import DESK, Made, event, rewritten
from tests.workbook.live_edits import STORIES
from tests.workbook.test_live_limits import largest, place
from tests.workbook.test_live_office import after, all_differences

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.locations import Location

#: Kind of a sheet -> the columns that came with layouts 11 to 13.
NEW = {
    "round": ("white_at", "black_at", "white_away", "black_away", "drawn_table", "pair", "met",
              "said", "white_printed", "black_printed", "stones", "in_force", "finding", "look"),
    "players": ("name", "steps", "away"),
}  # fmt: skip
RENAMED = {
    "W rank in steps": "W rank now", "B rank in steps": "B rank now",
    "B rang en échelons": "B rang actuel", "N rang en échelons": "N rang actuel",
}  # fmt: skip


def without(made: Made, where: Location, keys: Iterable[str]) -> Made:
    """Return the event without these columns of a sheet."""
    breadth = Breadth(where, made.workbook[where.name])
    breadth.close(keys)
    return made.after(Changes(tuple(breadth.operations)))


def of_layout_10(made: Made) -> Made:
    """Return the event as layout 10 had it; what its formulas showed is still there."""
    for where in [each for each in find(made.workbook) if each.kind in NEW]:
        made = without(made, where, NEW[where.kind])
        sheet = made.workbook[where.name]
        row = where.heading_row
        cells = tuple(
            CellChange(row, column, heading, RENAMED[heading])
            for column, heading in enumerate(sheet.row(row), 1)
            if isinstance(heading, str) and heading in RENAMED
        )
        made = made.after(Changes((SetCells(where.name, cells),)))
    at = setting_place(made.workbook, "schema")
    version = CellChange(at.row, at.column, SCHEMA, 10)
    return made.after(Changes((SetCells(at.location.name, (version,)),)))


def migrated(made: Made) -> Made:
    """Return the event after the migration."""
    changes = migrate(made.workbook, DESK)
    assert changes is not None
    return made.after(changes)


def shown(made: Made) -> dict[str, dict[tuple[int, str], Cell]]:
    """Return sheet -> (row, column key) -> what stands there, but for Log and settings."""
    return {
        where.name: {
            (row, key): made.workbook[where.name].cell(row, column)
            for key, column in where.columns.items()
            for row in range(where.first_row, made.workbook[where.name].height + 1)
        }
        for where in find(made.workbook)
        if where.kind not in {"log", "event", "settings"}
    }


STATES = ("registration", "live", "finished")


@pytest.mark.parametrize(
    ("language", "state"),
    sampled(product(LANGUAGES, STATES), [*zip(LANGUAGES, STATES, strict=True)]),
)
def test_an_event_of_layout_10_shows_what_it_showed(language: str, state: str) -> None:
    """All its columns are those of today; the next command has nothing left to bring up to date."""
    made = event(language, state)
    old = of_layout_10(made)
    new = migrated(old)

    assert shown(made) == shown(new)
    assert made.refs.book == new.refs.book
    assert () == read(new.workbook).problems
    assert migrate(new.workbook, DESK) is None


def test_an_event_of_layout_10_draws_as_one_of_today() -> None:
    """Checked, and drawn after the migration."""
    made = event("en", "complete")
    new = migrated(of_layout_10(made))

    assert shown(made.after(draw(made.workbook, DESK))) == shown(
        new.after(draw(new.workbook, DESK))
    )


@pytest.mark.long
def test_a_spreadsheet_follows_an_event_of_layout_10(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    """Its older rounds, the newest one, and a draft."""
    drafted = event("fr", "complete")
    drafted = drafted.after(draw_draft(drafted.workbook, DESK))
    live = migrated(of_layout_10(event("en")))
    tried = {
        "live": (live, live),
        "live, typed": after(live, STORIES["swapped opponents with names"]),
        "live, met before": after(live, STORIES["met before"]),
        "draft": (new := migrated(of_layout_10(drafted)), new),
    }

    assert {} == all_differences(program("soffice"), tried, tmp_path)


def test_the_columns_that_were_opened_are_hidden() -> None:
    """As those they stand beside: nothing more is seen."""
    new = migrated(of_layout_10(event("en")))
    made = event("en")

    assert hidden_columns(made) == hidden_columns(new)


def hidden_columns(made: Made) -> Mapping[str, list[int]]:
    """Return sheet -> the columns that are hidden."""
    book = load_workbook(BytesIO(made.data))
    return {
        sheet.title: sorted(
            at
            for dimension in sheet.column_dimensions.values()
            if dimension.hidden
            for at in range(dimension.min or 0, (dimension.max or 0) + 1)
        )
        for sheet in book.worksheets
    }


def test_a_sheet_without_hidden_columns_gets_none() -> None:
    """Somebody else made it: there is nothing that a hidden column could stand beside."""
    made = of_layout_10(event("en"))
    where = made.refs.book.rounds[1]
    hidden = [column.key for column in ROUND if column.role == "helper"]
    new = migrated(without(made, where, hidden))

    assert set(new.refs.book.rounds[1].columns).isdisjoint(hidden)
    assert set(hidden) <= set(new.refs.book.rounds[2].columns)


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.long)])
def test_what_somebody_elses_sheets_lack_is_written_out(
    program: Callable[[str], str], tmp_path: Path, every: int
) -> None:
    """A list of players without names, ranks and who is away; an earlier round without pairs."""
    made = event("en")
    players = rewritten(without(made, made.refs.book.locations["players"], NEW["players"]))
    earlier = rewritten(without(made, made.refs.book.rounds[1], ("pair",)))
    names = (
        "swapped opponents", "ranks", "ranks in players", "names in players", "newcomers",
    )[::every]  # fmt: skip
    tried = {
        "players": (players, players),
        "earlier": (earlier, earlier),
        **{f"players, {name}": after(players, STORIES[name]) for name in names},
        "earlier, met": after(earlier, STORIES["met before"]),
    }

    assert {} == all_differences(program("soffice"), tried, tmp_path)
    assert "these two have met before" in str(tried["earlier, met"][1].live.values())


def in_any_order(made: Made) -> Made:
    """Return an event in whose record the first line of round 3 is above those of rounds before."""
    where = made.refs.book.locations["drawn"]
    sheet = made.workbook[where.name]
    lines = [sheet.row(row) for row in range(where.first_row, sheet.height + 1)]
    first = next(line for line in lines if line[where.columns["round"] - 1] == 3)
    lines.remove(first)
    cells = tuple(
        CellChange(row, column, sheet.cell(row, column), value)
        for row, line in enumerate([first, *lines], where.first_row)
        for column, value in enumerate(line, 1)
    )
    return rewritten(made.after(Changes((SetCells(where.name, cells),))))


def test_a_record_in_any_order_is_known_by_its_round() -> None:
    """Its lines stand in several places."""
    made = event("en")

    assert {3} == in_any_order(made).refs.scattered
    assert frozenset() == made.refs.scattered


@pytest.mark.long
def test_a_spreadsheet_looks_up_a_record_in_any_order(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    """By the round of each line."""
    mixed = after(in_any_order(event("en")), STORIES["rows moved without tables"])

    assert {} == all_differences(program("soffice"), {"mixed": mixed}, tmp_path)


def test_without_other_sheets_nothing_is_known() -> None:
    """No Players, no record, no settings: nobody is found, and nothing is said of handicaps."""
    table = RoundTable(place("round", "en", 1), FIRST_ROW + 5, end=FIRST_ROW + 8)
    refs = Refs("en", Book())
    formulas, above = board_formulas(refs, table), sheet_formulas(refs, table)

    assert ("-1", "0") == (formulas["white_at"], formulas["met"])
    assert {"white_away": "0", "met": "0", "pair": '""'}.items() <= above.items()
    assert "NA()" in formulas["white_away"]


def test_the_words_of_handicaps_are_written_out_where_their_cell_is_missing() -> None:
    """It stands above a column that somebody may have deleted."""
    refs = largest("en")
    assert refs.current is not None
    table = refs.current
    columns = {key: at for key, at in table.location.columns.items() if key != "drawn_handicap"}
    bare = RoundTable(table.location._replace(columns=columns), table.last, end=table.end)

    assert "<sans komi>" in board_formulas(refs, bare)["finding"]
    assert "<sans komi>" not in board_formulas(refs, table)["finding"]
    assert ROW in board_formulas(refs, table)["finding"]


def test_every_rank_is_found_where_a_formula_counts_its_steps() -> None:
    """However it is spelled: 30k, 9 k, 09d; what is between two spellings is none."""
    for rank in ("30k", "10 k", "9k", "09 k", "1k", "1d", "9 d", "09d"):
        at = RANKS.index(f"<{rank}>") + 1
        assert rank_steps(rank) == at // 20 - 29

    for rank in ("", "0k", "31k", "10d", "k", "30", "1  k"):
        assert f"<{rank}>" not in RANKS
        assert rank_steps(rank) is None
