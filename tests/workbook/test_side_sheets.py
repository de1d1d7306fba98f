"""Teams, Chart and Ladder in the workbook: what they show, and that formulas show the same."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.draw import draw
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.side_events.chart import chart
from nigiri.workbook.layout import render
from nigiri.workbook.live.chart import UNPLACED
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.cells import Formula, Workbook
from nigiri.workbook.model.changes import AddSheet, CellChange, Changes, SetCells
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.review import review
from nigiri.workbook.update import derive
from tests.desk.story import DESK, Story, begin, club, tables
from tests.office import recalculated
from tests.settings import place
from tests.workbook.live import Made, cell_at, differences, event, live_cells

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nigiri.workbook.model.cells import Cell


def team_story(sizes: dict[str, int], path: Path | None = None, /, **settings: Any) -> Story:  # noqa: ANN401 -- whatever Settings takes
    """Begin an event of teams; ranks fall from player to player, team by team."""
    story = begin(path, **settings)
    seats = sorted(((seat, name) for name, size in sizes.items() for seat in range(size)),
                   key=lambda one: (one[0], [*sizes].index(one[1])))  # fmt: skip
    rows: list[list[object]] = [["Family name", "Rank", "Team"]]
    rows += [[f"{name}{seat + 1}", f"{at}k", name] for at, (seat, name) in enumerate(seats, 1)]
    story.does(import_players, tables(rows), source="list", here=True)
    return story


def row_of(story: Story, row: int) -> dict[str, Cell]:
    """Return the filled cells of a row of Teams."""
    keys = story.place("teams").columns
    cells = {key: story.cell("teams", row, key) for key in keys}
    return {key: cell for key, cell in cells.items() if cell is not None}


def test_the_sheet_teams_comes_with_the_first_team() -> None:
    """In a column of one's own called Team; behind Standings. Without teams there is none."""
    story = club(3)
    assert find(story.workbook).get("teams") is None
    heading = story.workbook["Players"].width + 1
    own = (CellChange(3, heading, None, "Team"), CellChange(4, heading, None, "Kita"))
    story.host.apply(Changes((SetCells("Players", own),)))
    said = story.does(draw).sentences
    tabs = [*story.workbook]

    assert "The sheet Teams is new: it shows which team leads." in said
    assert tabs.index("Standings") + 1 == tabs.index("Teams")
    story.types("players", {(4, "team"): None})
    story.does(refresh, "grid")
    assert ("Teams", {}) == (story.cell("teams", 2, "place"), row_of(story, 4))


@pytest.mark.parametrize(
    ("sizes", "rounds", "height"),
    [
        ({"Aix": 2, "Bari": 2}, 3, 30),
        ({"Aix": 2, "Bari": 2, "Saint-Augustin-de-Desmaures": 2}, 6, 90),
        ({"Aix": 14, "Bari": 14}, 3, 60),
    ],
)
def test_a_row_of_teams_has_room_for_all_matches_and_players(
    sizes: dict[str, int], rounds: int, height: int
) -> None:
    """By the longest name and the rounds there will be, or by the largest team."""
    story = team_story(sizes, rounds=rounds)
    made = [op for op in story.does(number).operations
            if isinstance(op, AddSheet) and op.kind == "teams"]  # fmt: skip

    assert [height] == [render(op.kind, op.options).row_height for op in made]


def test_before_the_first_round_teams_are_listed_by_board() -> None:
    """No places yet; the title says how many boards a match has."""
    story = team_story({"A": 2, "B": 2}, system="two teams")
    story.does(number)

    assert "Teams: 2 boards a match" == story.cell("teams", 2, "place")
    assert {"team": "A", "members": "1 A1 · 3 A2"} == row_of(story, 4)


def test_matches_are_counted_on_the_sheet() -> None:
    """A wins 1½ to ½ while the third board is being played, then the match."""
    story = team_story({"A": 3, "B": 3}, system="two teams")
    story.does(draw)
    story.types(1, {(4, "result"): 1, (5, "result"): "jigo"})
    story.does(refresh, "grid")
    playing = row_of(story, 4)
    story.types(1, {(6, "result"): 5})
    story.does(refresh, "grid")

    assert "R1 B 1½–½ …" == playing["matches"]
    assert (0, 1.5) == (playing["TEAMP"], playing["BDW"])
    assert {
        "place": 1, "team": "A", "TEAMP": 1, "BDW": 2.5, "SOST": 0, "BDW3U": 2.5, "BDW2U": 1.5,
        "BDW1U": 1, "MNR": "-", "matches": "R1 B 2½–½", "members": "1 A1: 1 · 3 A2: ½ · 5 A3: 1",
    } == row_of(story, 4)  # fmt: skip


def test_a_free_team_and_a_mean_rating_are_shown() -> None:
    """The last of three has byes in the first round."""
    story = team_story({"A": 1, "B": 1, "C": 1}, system="team swiss")
    story.types("players", {(4, "rating"): 1900})
    story.does(draw)
    rows = {row_of(story, row)["team"]: row_of(story, row) for row in (4, 5, 6)}

    assert ("R1 bye, 1", 1, 1900) == (rows["C"]["matches"], rows["C"]["TEAMP"], rows["A"]["MNR"])


def test_a_mean_rating_is_shown_to_a_tenth() -> None:
    """Of 1900, 1900 and 1901."""
    story = team_story({"A": 3, "B": 3}, system="two teams")
    rows = [row for row in range(4, 10) if story.cell("players", row, "team") == "A"]
    story.types("players", {(row, "rating"): 1901 - (row > rows[0]) for row in rows})
    story.does(draw)
    means = [row_of(story, row)["MNR"] for row in (4, 5)]

    assert [1900.3] == [mean for mean in means if mean != "-"]


def byes_of_teams(path: Path | None = None) -> Story:
    """Play three rounds of a Swiss in which somebody has two byes: an empty seat, then free."""
    story = team_story({"A": 2, "B": 2, "C": 1}, path, system="team swiss", rounds=3)
    for played in (1, 2, 3):
        story.does(draw)
        if played < 3:
            story.plays(played)
    return story


def test_byes_of_a_team_are_no_byes_of_the_rule() -> None:
    """A second one, and two at a time, are nothing to look at; the row says that it counts."""
    story = byes_of_teams()
    had = Counter(bye for this in story.event.rounds for bye in this.byes)
    checks = {story.cell(3, row, "check") for row in story.reading.rounds[3].byes}

    assert 2 == max(had.values())
    assert {"✓ bye"} == checks
    assert [] == [p.code for p in review(Context(story.workbook, story.reading)) if "bye" in p.code]


def test_among_players_for_themselves_the_best_results_are_added_up() -> None:
    """In brackets whose result does not count."""
    story = team_story({"A": 2, "B": 2}, team_best=1)
    story.does(draw)
    places = {row_of(story, row)["team"]: row_of(story, row) for row in (4, 5)}

    title = "Teams: wins of the best player of each team, added up"
    assert title == story.cell("teams", 2, "place")
    assert {"A": "1 A1: 0 · (3 A2: 0)", "B": "2 B1: 0 · (4 B2: 0)"} == {
        name: row["members"] for name, row in places.items()
    }
    assert all("matches" not in row and row["BDW"] == 0 for row in places.values())


def test_a_tab_of_ones_own_called_teams_stays() -> None:
    """Then there is no sheet of ours."""
    story = team_story({"A": 1, "B": 1})
    story.does(number)
    own = Workbook({**story.workbook.sheets, "Teams": tables([["mine"]])})

    assert not any(isinstance(op, AddSheet) for op in derive(own))


def test_a_chart_without_players_settings_and_note_still_adds_up() -> None:
    """Rows of Settings and columns may be taken away: then the usual settings count."""
    story = club(3)
    story.does(chart)
    story.types("chart", {(4, "win1"): 2, (5, "win1"): 7, (12, "number"): 99})
    sheets = {**story.workbook.sheets}
    rows = [[None if cell == "Side event: first is" else cell for cell in row]
             for row in sheets["Settings"].rows]  # fmt: skip
    sheets["Settings"] = type(sheets["Settings"]).of(rows)
    workbook = Workbook({tab: sheet for tab, sheet in sheets.items() if tab != "Players"})
    live = live_cells(workbook)

    assert ("?", UNPLACED) == (live["Chart", "B12"].value, live["Chart", "X12"].value)
    assert () == read(workbook).event.chart.players


#: What is typed below the headings of a chart of five, whose columns for games begin with G.
TYPED: tuple[dict[str, Cell], ...] = (
    {"G4": 2, "H4": 3, "G5": "3=", "G6": 1, "G7": "5=", "H7": "5="},
    {"G4": "2", "I4": 2, "J6": "4=", "G8": 1, "A9": 7, "G9": 1},
    {"G4": 1, "H4": "1=", "I4": "x", "J4": 99, "G20": 2, "G5": 4, "A7": None},
    {},
)
LABELS = ("wins", "wins less losses", "percentage", "pourcentage")


def charts() -> dict[str, tuple[Made, Made]]:
    """Return charts as they were made, and after somebody typed, by what counts."""
    found = {}
    for at, cells in enumerate(TYPED):
        made = _five(at)
        changes = tuple(_typed(made.workbook, where, value) for where, value in cells.items())
        found[f"typed {at}"] = made, made.after(Changes(changes))
    return found


def _five(at: int) -> Made:
    """Return a chart of five in a file, by one of the formulas."""
    made = event("en", "registration")
    won_by = place(made.workbook, "side_won_by")
    change = CellChange(won_by.row, won_by.column, won_by.value(made.workbook), LABELS[at])
    setting = SetCells(won_by.location.name, (change,))
    made = made.after(Changes((setting,)))
    return made.after(chart(made.workbook, DESK))


def _typed(workbook: Workbook, where: str, value: Cell) -> SetCells:
    """Return what types into a cell of the chart."""
    column, row = ord(where[0]) - ord("A") + 1, int(where[1:])
    before = workbook["Chart"].cell(row, column)
    return SetCells("Chart", (CellChange(row, column, before, value),))


def test_a_spreadsheet_adds_up_the_chart_as_nigiri_does(
    program: Callable[[str], str], tmp_path: Path
) -> None:
    """Every cell, while people type: wins, jigos, losses, points, places, by every formula."""
    made = charts()
    path = tmp_path / "teams.xlsx"
    teams = byes_of_teams(path)
    team_day = Made(path.read_bytes(), teams.workbook)
    made["teams"] = team_day, team_day
    shown = recalculated(program("soffice"), {n: after.data for n, (_, after) in made.items()},
                         tmp_path)  # fmt: skip
    wrong = {
        (name, where): (formula.text, formula.value, cell_at(shown[name], "Chart", where))
        for name, (before, after) in made.items()
        for (tab, where), formula in after.live.items()
        if tab == "Chart" and where != "A1" and (tab, where) in before.live
        and concatenated(formula.value) != concatenated(cell_at(shown[name], "Chart", where))
    }  # fmt: skip

    assert {} == wrong
    assert {} == differences(team_day, team_day, shown["teams"])
    assert 4 == sum(("Chart", "E4") in after.live for _, after in made.values())


@pytest.mark.parametrize("key", ["name", "points", "place"])
def test_rows_below_the_chart_wait_with_their_formulas(key: str) -> None:
    """A number typed there shows name and totals at once, without a command."""
    story = club(2)
    changes = story.does(chart)
    place = story.place("chart")
    below = [
        cell.after
        for op in changes.operations
        if isinstance(op, SetCells) and op.sheet == place.name
        for cell in op.cells
        if (cell.row, cell.column) == (20, place.columns[key])
    ]

    assert [Formula] == [type(cell) for cell in below]


def test_a_board_given_twice_in_a_team_is_named_by_its_cell() -> None:
    """In the second row; other teams have boards of their own, and blanks are no boards."""
    story = team_story({"A": 3, "B": 1}, system="two teams")
    cells = {(row, "board"): 1 for row, player in story.reading.player_rows.items()
             if player.family != "A3"}  # fmt: skip
    story.types("players", cells)
    (found,) = (p for p in story.reading.problems if p.code == "board-twice")

    row = story.row_of("A2")
    assert ("Players", row) == (found.sheet, found.row)
    assert f"Board 1 of A is in row {story.row_of('A1')} too" in found.message
