"""What people type below a table stays, below it, however the table grows, shrinks or is redone."""

from __future__ import annotations

from functools import cache
from itertools import cycle, islice, product
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import refresh
from nigiri.desk.draw.drafts import discard, draw_draft, keep
from nigiri.desk.draw.draw import draw
from nigiri.desk.output.preflight import preflight
from nigiri.desk.output.proof import proof
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.players.wishes import Typed, add_wish
from nigiri.desk.setup.sections import sections
from nigiri.desk.side_events.chart import Result, chart
from nigiri.desk.side_events.ladder import Challenged, ladder
from nigiri.hosts.memory import Memory
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.written_cells import last_written
from nigiri.workbook.layout.tables import columns_of
from nigiri.workbook.model.changes import CellChange, Changes, InsertRows, SetCells
from nigiri.workbook.read.table_finder import find, location_of
from tests.desk.story import Story, club, drawn, made_once, tables
from tests.sample import sampled
from tests.workbook.test_crosstable import plays as robin_plays
from tests.workbook.test_crosstable import robin
from tests.workbook.test_tree import knockout
from tests.workbook.test_tree import plays as tree_plays

if TYPE_CHECKING:
    from collections.abc import Callable

    from nigiri.workbook.model.cells import Cell, Workbook
    from nigiri.workbook.model.locations import Location

Texts = dict[tuple[int, int], "Cell"]


def swiss() -> Story:
    """Return an event of nine, two rounds played, with all the sheets an event can have."""
    story = drawn(club(9, rounds=5), 1)
    teams = {(row, "team"): f"Team {row % 3}" for row in story.reading.player_rows}
    if "team" not in story.place("players").columns:
        row, place = 3, story.place("players")
        sheet = story.workbook[place.name]
        heading = CellChange(row, sheet.width + 1, None, "Team")
        story.host.apply(Changes((SetCells(place.name, (heading,)),)))
    story.types("players", teams)
    story.does(chart)
    story.does(chart, Result(1, 2))
    story.does(ladder)
    story.does(ladder, Challenged(3, 2))
    story.does(preflight, "aga")
    story.does(proof)
    return drawn(story, 2)


def newcomers(story: Story, many: int = 3) -> None:
    """Let players come who are on no sheet yet, and play a round with them."""
    first = max(story.reading.player_rows) + 1
    ranks = ("7d", "29k", "28k")
    names = [["Family name", "Rank", "Out in rounds"]]
    names += [[f"Late{n}", rank, "1-2"] for n, rank in enumerate(ranks[:many], first)]
    story.does(import_players, tables(names), source="late.csv", here=True)
    story.does(number)
    if story.event.sections:
        story.does(sections, down_to=("7d", "3d", "1k", "4k", "9k", "14k", "30k"))
    story.does(draw)
    story.plays(len(story.event.rounds))
    for name in ("handicap", "table"):
        story.types(1, {(4, name): 3})
    story.does(refresh, "standings")


def grown() -> Story:
    """Return the same event after newcomers played, with nothing typed below its tables."""
    story = Story(Memory(beginning(swiss)))
    newcomers(story)
    return story


@cache
def beginning(make: Callable[[], Story]) -> Workbook:
    """Return the workbook of an event, made once."""
    return make().workbook


def shown(place: Location, *roles: str) -> list[int]:
    """Return the columns of a table with these roles."""
    known = {column.key: column.role for column in columns_of(place.kind)}
    return [at for key, at in place.columns.items() if known[key] in roles]


def types_below(story: Story, place: Location, gap: int, *roles: str, first: int = 0) -> Texts:
    """Type a text into every cell of a row below a table; return what was typed where."""
    sheet = story.workbook[place.name]
    row = (first or last_written(place, sheet)) + gap
    typed = {(row, at): f"note {row}.{at}" for at in shown(place, *roles)}
    cells = tuple(CellChange(*at, sheet.cell(*at), words) for at, words in typed.items())
    story.host.apply(Changes((SetCells(place.name, cells),)))
    return dict(typed)


def rows_of(story: Story, tab: str, texts: Texts) -> list[int]:
    """Return the rows in which these texts stand now, each in its column."""
    sheet = story.workbook[tab]
    found = []
    for (_, column), words in texts.items():
        rows = [row for row in range(1, sheet.height + 1) if sheet.cell(row, column) == words]
        assert len(rows) == 1, f"{words} stands {len(rows)} times on {tab}"
        found += rows
    return found


GAPS = (1, 2, 3, 4, 5)
TURNS = range(len(GAPS))
DERIVED = ("grid", "standings", "problems", "teams", "proof", "preflight")


@cache
def grown_above(turn: int) -> tuple[Workbook, dict[str, Texts]]:
    """Return the event with newcomers, and the texts that stood below its tables before.

    turn -- by how much the gaps go on: no two neighbours have the same
    """
    story = Story(Memory(beginning(swiss)))
    gaps = islice(cycle(GAPS), turn, None)
    texts = {
        kind: types_below(story, story.place(kind), gap, "derived", "gap", "input")
        for kind, gap in zip(DERIVED, gaps, strict=False)
    }
    newcomers(story)
    return story.workbook, texts


@pytest.mark.parametrize(
    ("kind", "turn"), sampled(product(DERIVED, TURNS), [(kind, 0) for kind in DERIVED])
)
def test_a_text_below_a_table_is_still_there_when_the_table_has_grown(kind: str, turn: int) -> None:
    """In its columns, below the last line, a blank row between; nothing else is lost by it.

    Below each table every time, in each of the rows 1 to 5 below one table at least.
    """
    workbook, texts = grown_above(turn)
    story = Story(Memory(workbook))

    place = story.place(kind)
    (row,) = {*rows_of(story, place.name, texts[kind])}
    sheet = story.workbook[place.name]
    last = last_written(place, sheet)
    assert last + 1 < row
    assert {None} == {*sheet.row(last + 1)} or kind == "grid"
    assert beginning(grown)[place.name].rows == sheet.rows[:last]


def test_a_command_that_changes_nothing_leaves_the_texts_where_they_are() -> None:
    """A row further down where they touched the table, and there for good."""
    story = Story(Memory(beginning(swiss)))
    story.does(refresh, "standings")
    texts = {kind: types_below(story, story.place(kind), 1, "derived", "gap") for kind in DERIVED}
    below = {kind: {row + 1 for row, _ in each} for kind, each in texts.items()}

    story.does(refresh, "standings")
    assert below == {
        kind: {*rows_of(story, story.place(kind).name, each)} for kind, each in texts.items()
    }
    assert () == story.does(refresh, "standings").operations


COPIED = ("grid", "standings", "teams", "proof")


def copies_below(story: Story, place: Location) -> None:
    """Copy the first line of a table below it, and type figures below that."""
    sheet = story.workbook[place.name]
    row = last_written(place, sheet) + 3
    copied = {(row, at): sheet.cell(place.first_row, at) for at in range(1, sheet.width + 1)}
    figures = {(row + 1, at): 99 for at in shown(place, "derived")}
    below = {at: cell for at, cell in {**copied, **figures}.items() if cell is not None}
    cells = [CellChange(*at, None, cell) for at, cell in below.items()]
    story.host.apply(Changes((SetCells(place.name, tuple(cells)),)))


@cache
def grown_above_copies() -> Workbook:
    """Return the event with newcomers, in which first lines were copied below their tables."""
    story = Story(Memory(beginning(swiss)))
    for kind in COPIED:
        copies_below(story, story.place(kind))
    newcomers(story)
    return story.workbook


@pytest.mark.parametrize("kind", COPIED)
def test_numbers_and_copied_lines_below_are_the_directors_too(kind: str) -> None:
    """Whoever copies the first lines below the table finds them there."""
    before = Story(Memory(beginning(swiss)))
    place = before.place(kind)

    after = grown_above_copies()[place.name].rows
    assert after[-2] == before.workbook[place.name].rows[place.first_row - 1]
    assert {99} == {*after[-1]} - {None}


def test_undo_leads_back_to_the_cells() -> None:
    """Every row that opened closes again."""
    story = Story(Memory(beginning(swiss)))
    for kind in DERIVED:
        types_below(story, story.place(kind), 1, "derived")
    before = story.workbook
    done = [story.does(number), story.does(draw)]
    after = story.workbook
    for changes in reversed(done):
        after = applied(after, changes.inverse())

    opened = {op.sheet for each in done for op in each.operations if isinstance(op, InsertRows)}
    assert {story.place(kind).name for kind in DERIVED} <= opened
    assert before.sheets == after.sheets


@pytest.mark.parametrize("gap", [1, 2, 5])
def test_a_text_below_as_drawn_is_below_the_lines_of_the_next_draw(gap: int) -> None:
    """And a redraw, which writes other lines, leaves it there."""
    story = Story(Memory(beginning(swiss)))
    texts = types_below(story, story.place("drawn"), gap, "drawn")
    for again in (False, True, True):
        story.does(draw, again=again)

    place = story.place("drawn")
    sheet = story.workbook[place.name]
    (row,) = {*rows_of(story, place.name, texts)}
    assert last_written(place, sheet) + 1 < row
    lines = [line for line in story.reading.drawn if line.round == 3]
    assert len(story.event.rounds[2].games) + 1 == len(lines)


@pytest.mark.parametrize("gap", [1, 3, 5])
@pytest.mark.parametrize("below", ["sections", "ranks"])
def test_a_text_on_sections_is_below_more_sections_and_more_ranks(below: str, gap: int) -> None:
    """Between the sections and the list of ranks, or below that."""
    story = drawn(club(9, rounds=5), 1)
    place = story.place("sections")
    first = place.first_row + len(story.event.sections) - 1 if below == "sections" else 0
    texts = types_below(story, place, gap, "derived", first=first)
    if below == "sections":
        story.does(sections, down_to=tuple(f"{n}k" for n in range(1, 18)))
        last = place.first_row + 17
    else:
        rows = {(row, "rank"): f"{row}k" for row in story.reading.player_rows}
        story.types("players", rows)
        story.does(refresh, "standings")
        last = last_written(place, story.workbook[place.name])

    assert {*rows_of(story, place.name, texts)} > {last} or min(
        rows_of(story, place.name, texts)
    ) > last


@pytest.mark.parametrize("gap", sampled((1, 2, 5), [1]))
def test_a_text_below_the_boards_goes_along_when_the_round_is_drawn_again(gap: int) -> None:
    """Below the new boards; that it did is said."""
    story = Story(Memory(beginning(swiss)))
    newcomers(story, 2)
    story.does(draw)
    number = len(story.event.rounds)
    place = story.place(number)
    row = last_written(place, story.workbook[place.name]) + gap
    keys = ("white", "white_rank", "black", "check", "note")
    texts: Texts = {(row, place.columns[key]): f"note {key}" for key in keys}
    story.types(number, {(row, key): f"note {key}" for key in keys})
    changes = story.does(draw, again=True)

    place = story.place(number)
    (row,) = {*rows_of(story, place.name, texts)}
    assert last_written(place, story.workbook[place.name]) + 2 == row
    assert f"What you wrote below the table of {place.name} stands below the new table" in " ".join(
        changes.sentences
    )


def test_a_text_below_a_draft_goes_along_or_is_named() -> None:
    """With the round that the draft becomes; discarded, its cell is told."""
    story = Story(Memory(beginning(swiss)))
    story.does(draw_draft)
    assert story.reading.draft is not None
    row = last_written(story.reading.draft.location, story.workbook["Round 3 (draft)"]) + 2
    note = CellChange(row, 4, None, "ask the hall")
    story.host.apply(Changes((SetCells("Round 3 (draft)", (note,)),)))
    kept = Story(Memory(story.workbook))
    kept.does(keep)
    told = story.does(discard).sentences

    assert "ask the hall" == kept.workbook["Round 3"].cell(row, 4)
    assert any(
        f"What you wrote below its table, in D{row}, comes back only with nigiri undo" in words
        for words in told
    )


def test_a_text_below_a_round_stays_below_the_draft_that_takes_its_place() -> None:
    """The old sheet goes; the draft's becomes the round's."""
    story = Story(Memory(beginning(swiss)))
    story.does(draw)
    story.does(draw_draft, again=True)
    height = story.workbook["Round 3"].height
    note = CellChange(height + 1, 4, None, "ask the hall")
    story.host.apply(Changes((SetCells("Round 3", (note,)),)))
    story.does(keep)

    assert "ask the hall" in {row[3] for row in story.workbook["Round 3"].rows[height:]}


@made_once
def tree() -> Story:
    """Return a knockout after its first round."""
    story = knockout(8, 3)
    tree_plays(story, 1, 2, 3, 4)
    story.does(refresh, "check")
    return story


@pytest.mark.parametrize("gap", sampled((1, 2, 5), [2]))
def test_a_text_below_a_tree_stays_when_names_go_on(gap: int) -> None:
    """And when the shape of the tree is another one."""
    story = tree()
    texts = types_below(story, story.place("tree"), gap, "derived")
    tree_plays(story, 1, 2)
    (row,) = {*rows_of(story, "Tree", texts)}
    last = last_written(story.place("tree"), story.workbook["Tree"])
    assert last + 1 < row
    story.sets("Game for third place", "yes")
    story.does(draw)

    (row,) = {*rows_of(story, "Tree", texts)}
    assert last < last_written(story.place("tree"), story.workbook["Tree"]) == row - 2


@pytest.mark.parametrize("gap", sampled((1, 2, 3, 4, 7), [1, 4]))
def test_numbers_below_a_tree_are_no_seeds(gap: int) -> None:
    """They stay, and the sheet is not made anew for them."""
    story = tree()
    place = story.place("tree")
    row = last_written(place, story.workbook["Tree"]) + gap
    story.types("tree", {(row, "seed"): 99})
    story.does(refresh, "check")

    assert 1 == [cells[0] for cells in story.workbook["Tree"].rows].count(99)
    assert () == story.does(refresh, "check").operations


@pytest.mark.parametrize("at", [0, 1, 3])
def test_a_tree_in_which_somebody_wrote_is_put_right(at: int) -> None:
    """Its title or a seed overwritten or emptied: nothing of the old tree is left over."""
    story = tree()
    before = story.workbook["Tree"]
    for words in (None, "mine"):
        story.types("tree", {(4 + at, "seed"): words})
        story.does(refresh, "check")

        assert before == story.workbook["Tree"]


@pytest.mark.parametrize("gap", sampled((1, 2, 5), [1]))
def test_a_text_below_a_crosstable_stays(gap: int) -> None:
    """When results come, and when the sheet is made anew for somebody more."""
    story = robin(4, 3)
    robin_plays(story)
    texts = types_below(story, story.place("crosstable"), gap, "derived")
    robin_plays(story)

    (row,) = {*rows_of(story, "Crosstable", texts)}
    assert last_written(story.place("crosstable"), story.workbook["Crosstable"]) + 1 < row
    assert () == story.does(refresh, "standings").operations


@pytest.mark.parametrize("gap", sampled((1, 3), [3]))
def test_a_text_below_the_rungs_stays_when_the_ladder_grows(gap: int) -> None:
    """Challenges beside it move along with it."""
    story = club(5)
    story.does(ladder)
    place = story.place("ladder")
    last = last_written(place, story.workbook[place.name])
    keys = ("rung", "number", "name", "rank")
    texts: Texts = {(last + gap, place.columns[key]): f"note {key}" for key in keys}
    story.types("ladder", {(last + gap, key): f"note {key}" for key in keys})
    story.types("ladder", {(last + gap, "note"): "beside"})
    newcomers(story, 2)
    starts = max(row for row in range(4, 30) if story.cell("ladder", row, "start") is not None)
    story.types("ladder", {(starts + n, "start"): 5 + n for n in (1, 2)})
    story.does(refresh, "standings")

    place = story.place("ladder")
    sheet = story.workbook[place.name]
    (row,) = {*rows_of(story, place.name, texts)}
    rungs = [r for r in range(4, sheet.height + 1) if isinstance(sheet.cell(r, 1), int)]
    assert 7 == len(rungs)
    assert rungs[-1] + 1 < row
    assert "beside" == story.cell("ladder", row, "note")


TYPED = {
    "players": ("where", "section_now", "start", "score", "notes"),
    "wishes": ("meant",),
    "chart": ("name", "rank", "played", "points", "place", "handicaps"),
}


TYPED_GAPS = (1, 2, 5)


@cache
def added_above(turn: int) -> tuple[dict[str, int], Workbook, dict[str, Texts], Workbook]:
    """Return the lists for typing with texts below: what is first below, and commands add above.

    The last rows, the event with the texts, the texts, the event after the commands; turn -- by
    how much the gaps between list and text go on
    """
    story = Story(Memory(beginning(swiss)))
    story.does(add_wish, Typed("1; 2", "never meet"))
    last = {"players": max(story.reading.player_rows), "wishes": 4, "chart": 12}
    texts = dict[str, Texts]()
    for (kind, keys), gap in zip(
        TYPED.items(), islice(cycle(TYPED_GAPS), turn, None), strict=False
    ):
        row, columns = last[kind] + gap, story.place(kind).columns
        texts[kind] = {(row, columns[key]): f"note {key}" for key in keys}
        story.types(kind, {(row, key): f"note {key}" for key in keys})
    story.does(refresh, "standings")
    typed = story.workbook
    newcomers(story)
    story.does(add_wish, Typed("3; 4", "never meet"))
    story.does(chart, Result(10, 11))
    return last, typed, texts, story.workbook


@pytest.mark.parametrize(
    ("kind", "turn"), sampled(product(TYPED, range(3)), [(kind, 0) for kind in TYPED])
)
def test_a_text_below_a_list_for_typing_stays(kind: str, turn: int) -> None:
    """Commands add players, a wish, a row of the chart above it."""
    last, typed, texts, after = added_above(turn)
    before, story = Story(Memory(typed)), Story(Memory(after))
    tab = story.place(kind).name

    assert {row for row, _ in texts[kind]} == {*rows_of(before, tab, texts[kind])}
    (row,) = {*rows_of(story, tab, texts[kind])}
    added = {"players": 3, "wishes": 1, "chart": 2}[kind]
    assert last[kind] + added < row


def test_what_stood_for_a_wish_or_a_challenge_that_is_gone_goes() -> None:
    """Only what people typed stays."""
    story = Story(Memory(beginning(swiss)))
    story.does(add_wish, Typed("1; 2", "never meet"))
    assert story.cell("wishes", 4, "meant") is not None
    assert story.cell("ladder", 4, "happened") is not None
    story.types("wishes", dict.fromkeys([(4, key) for key in ("who", "wish")]))
    story.types("ladder", dict.fromkeys([(4, key) for key in ("challenger", "challenged")]))
    story.types("chart", dict.fromkeys([(4, "number"), (4, "win1")]))
    story.does(refresh, "standings")

    assert story.cell("wishes", 4, "meant") is None
    assert story.cell("ladder", 4, "happened") is None
    assert story.cell("chart", 4, "handicaps") is None


def test_a_text_between_the_lines_is_moved_below_them() -> None:
    """Somebody opened a row within Standings and wrote into it."""
    story = Story(Memory(beginning(swiss)))
    story.does(refresh, "standings")
    place, sheet = story.place("standings"), story.workbook["Standings"]
    between = CellChange(place.first_row + 4, 4, None, "Prizes down to here")
    opened = (InsertRows("Standings", place.first_row + 4), SetCells("Standings", (between,)))
    story.host.apply(Changes(opened))
    story.does(refresh, "standings")

    after = story.workbook["Standings"]
    assert sheet.rows == after.rows[: sheet.height]
    assert "Prizes down to here" in {row[3] for row in after.rows[sheet.height + 1 :]}


def test_fewer_players_let_the_text_follow_the_table() -> None:
    """The rows of who goes before the first draw close above it."""
    story = club(6, rounds=2)
    story.has("grid")
    story.does(number)
    grid = types_below(story, story.place("grid"), 3, "derived")
    (was,) = {row for row, _ in grid}
    gone = [(9, key) for key in ("number", "family", "given", "rank", "club", "here")]
    story.types("players", dict.fromkeys(gone))
    story.does(number, again=True)

    assert {was - 2} == {*rows_of(story, "Grid", grid)}


def test_rounds_that_go_from_event_leave_what_is_beside_them() -> None:
    """A remark to the right of the list of rounds keeps its row."""
    story = Story(Memory(beginning(swiss)))
    place = story.place("event")
    row = place.first_row + 4
    note = CellChange(row, 10, None, "hall closed")
    story.host.apply(Changes((SetCells(place.name, (note,)),)))
    story.sets("Rounds", 4)
    story.does(refresh, "standings")

    assert "hall closed" == story.workbook[place.name].cell(row, 10)


def test_a_table_of_an_older_layout_without_hidden_columns_is_known_too() -> None:
    """Preflight and Problems know their lines by sign and place, whatever else is missing."""
    story = Story(Memory(beginning(swiss)))
    place = location_of("Problems", story.workbook["Problems"])
    assert place is not None
    bare = place._replace(columns={k: at for k, at in place.columns.items() if k != "code"})

    assert last_written(place, story.workbook["Problems"]) == last_written(
        bare, story.workbook["Problems"]
    )
    assert "problems" in find(story.workbook).locations
