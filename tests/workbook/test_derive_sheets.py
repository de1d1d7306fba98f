"""Grid, Standings, Sections, Problems and the list of rounds: what they show when."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nigiri.desk.draw import draw
from nigiri.desk.importing import import_players
from nigiri.desk.sections import sections
from nigiri.desk.show import refresh
from nigiri.domain.standings import Reason, Standing
from nigiri.domain.units import HalfPoints, PlayerId, Rank
from nigiri.workbook.apply import applied
from nigiri.workbook.cells import Sheet, Workbook
from nigiri.workbook.changes import AddSheet, CellChange, Changes, SetCells
from nigiri.workbook.derive import derive
from nigiri.workbook.derive.context import Context
from nigiri.workbook.derive.event import event_target, round_rows
from nigiri.workbook.derive.grid import grid_target
from nigiri.workbook.derive.problems import problems_target
from nigiri.workbook.derive.rebuild import rebuild_operations
from nigiri.workbook.derive.sections import ranks_row, sections_target
from nigiri.workbook.derive.standings import standings_target, why
from nigiri.workbook.derive.target import Target, points_cell
from nigiri.workbook.find import Place
from nigiri.workbook.read import read
from nigiri.workbook.removal import removal
from nigiri.workbook.review import review
from tests.desk.story import Story, begin, club, drawn, tables


def without(workbook: Workbook, *names: str) -> Workbook:
    """Return the workbook without some of its sheets."""
    return Workbook({name: s for name, s in workbook.sheets.items() if name not in names})


def context_of(workbook: Workbook) -> Context:
    """Return a context as `derive` makes it."""
    return Context(workbook, read(workbook))


@pytest.mark.parametrize(
    ("points", "unit", "shown"),
    [
        (HalfPoints(-33), 2, -16.5), (HalfPoints(6), 2, 3), (5, 4, 1.25), (None, 2, "-"),
        (Fraction(80, 3), 2, 13.3333),
    ],
)  # fmt: skip
def test_sums_are_shown_in_points(points: int, unit: int, shown: object) -> None:
    """Half and quarter points as numbers; no sum at all is a dash."""
    assert shown == points_cell(points, unit)


def test_a_target_writes_differences_only() -> None:
    """What stands already is left out; blanks apply where nothing is set."""
    target = Target(Place("Hall", "log", {"when": 1, "who": 2}))
    target.put_row(4, {"when": "now", "who": "Ann", "reason": "no such column"})
    sheet = Sheet.of([[], [], [], ["now", "Ben"], ["old", "Cho"]])
    target.blank(sheet, range(4, 7), ("who", "reason"))

    change = target.changes(sheet, formulas=False)
    assert (
        SetCells("Hall", (CellChange(4, 2, "Ben", "Ann"), CellChange(5, 2, "Cho", None))) == change
    )
    done = Sheet.of([[], [], [], ["now", "Ann"], ["old"]])
    assert target.changes(done, formulas=False) is None or target.cells[5, 2] is None


def test_every_sheet_may_be_missing() -> None:
    """Where a sheet is missing nothing is derived for it, and the rest is."""
    story = drawn(club(6, rounds=2), 1)
    gone = ("Sections", "As drawn", "Grid", "Standings", "Problems", "Log", "Lists")
    bare = without(story.workbook, *gone)
    context = context_of(bare)

    assert None is sections_target(context) is grid_target(context, ())
    assert None is standings_target(context, ()) is problems_target(context, ())
    assert ranks_row(context) is None
    assert [] == list(rebuild_operations(context, ()))
    assert {"sheet-missing"} == {p.code for p in review(context) if p.weight == "stop"}
    operations = derive(bare)
    assert {op.sheet for op in operations if isinstance(op, SetCells)} <= set(bare)


def test_a_reading_without_an_event_sheet_lists_no_rounds() -> None:
    """The list of rounds stands on the Event sheet and nowhere else."""
    story = club(4)
    reading = story.reading
    book = type(reading.book)({k: p for k, p in reading.book.places.items() if k != "event"})
    context = Context(story.workbook, type(reading)(reading.event, (), book))

    assert {} == round_rows(context)
    assert event_target(context) is None
    assert "event" not in {
        getattr(op, "sheet", "").lower() for op in rebuild_operations(context, ())
    }


def test_review_without_players_finds_nobody_free() -> None:
    """Who is free is read from Players."""
    story = drawn(club(6), 1)
    context = context_of(without(story.workbook, "Players"))

    assert not [p for p in review(context) if p.code == "free"]


def test_a_list_of_rounds_that_was_emptied_is_written_anew() -> None:
    """All names of rounds deleted: they come back at the top."""
    story = club(4, rounds=3)
    story.types("event", {(row, "round"): None for row in (4, 5, 6)})
    story.does(refresh, "check")

    assert ["Round 1", "Round 2", "Round 3"] == [story.cell("event", n, "round") for n in (4, 5, 6)]


def test_letters_on_the_grid_follow_the_language() -> None:
    """M20's letters: W and B in English; B (Blanc) and N (Noir) in French."""
    for language, setting, pair in (("en", "letters", {"W", "B"}), ("fr", "lettres", {"B", "N"})):
        story = club(6, language=language, rounds=2)
        story.sets({"en": "Colours on the grid", "fr": "Couleurs sur la grille"}[language], setting)
        story.sets({"en": "Highest handicap", "fr": "Handicap maximal"}[language], 0)
        story.does(draw)
        shown = {story.cell("grid", row, "colour1") for row in range(4, 16, 2)}

        assert pair == shown


def test_the_grid_marks_victories_byes_and_absences() -> None:
    """A bye is named and won, a missed round has no opponent; a jigo is half a victory."""
    story = club(7, rounds=2)
    story.does(draw)
    rows = list(story.reading.rounds[1].games)
    story.types(1, {(row, "result"): "jigo" for row in rows})
    story.types("players", {(story.row_of(story.event.player(PlayerId(1)).family), "out"): "2"})
    story.does(draw)
    bye = story.event.rounds[0].byes[0]
    line = {key: story.cell("grid", 2 + 2 * bye, key) for key in ("opponent1", "won1", "wins")}
    missed = [story.cell("grid", row, key) for row in (4, 5) for key in ("opponent2", "colour2")]

    assert {"opponent1": "bye", "won1": 1, "wins": 1} == line
    assert 0.5 == story.cell("grid", 4, "wins")
    assert [None, None] == missed[:2]


def test_defaults_have_footnotes_by_who_was_there() -> None:
    """White, Black or nobody: each sentence says who won, the marks go on from * to ** and so on."""
    story = club(12, rounds=2)
    story.does(draw)
    rows = list(story.reading.rounds[1].games)
    codes = ("W def", "B def", "0-0 def", "W!", "B!", "W!")
    story.types(1, {(row, "result"): code for row, code in zip(rows, codes, strict=True)})
    story.does(refresh, "check")
    sheet = story.workbook["Grid"]
    notes = [str(sheet.cell(r, 2)) for r in range(4 + 24, sheet.height + 1)][-6:]
    games = story.event.rounds[0].games

    assert ["*", "†", "‡", "§", "**", "††"] == [note.split()[0] for note in notes]
    assert str(games[0].white) in notes[0]
    assert notes[1].index(str(games[1].black)) < notes[1].rindex(str(games[1].white))


def test_a_rank_changed_twice_has_one_mark_and_two_sentences() -> None:
    """Both changes are told under the same mark, and the next mark follows at once (M13)."""
    story = club(16, rounds=4)
    first, second = (story.event.players[n].family for n in (0, 1))
    for new in ("5k", "3k", "1k"):
        story.types("players", {(story.row_of(first), "rank"): new})
        story.does(draw)
        rows = story.reading.rounds[len(story.event.rounds)].games
        story.types(len(story.event.rounds), {(row, "result"): "jigo" for row in rows})
    story.types("players", {(story.row_of(second), "rank"): "9d"})
    story.does(draw)
    sheet = story.workbook["Grid"]
    below = [str(sheet.cell(r, 2) or "-") for r in range(4 + 32 + 1, sheet.height + 1)]
    marks = {note.split()[0]: note for note in below if note[0] in "*†‡"}

    assert ["*", "†"] == list(marks)
    assert 3 == sum(note[0] in "*†‡" for note in below)


def test_standings_before_the_first_draw_say_so() -> None:
    """No places before anything was played."""
    story = club(4)

    assert "Standings" == story.workbook["Standings"].cell(2, 1)
    assert 3 == story.workbook["Standings"].height


def test_standings_are_provisional_while_results_are_missing() -> None:
    """The title says after which round, and that something is missing or still to come."""
    story = drawn(club(6, rounds=2), 1)
    story.does(refresh, "check")
    early = str(story.workbook["Standings"].cell(2, 1))
    story.does(draw)

    assert early.startswith("Standings after round 1 of 2")
    assert early != "Standings after round 1 of 2"
    assert str(story.workbook["Standings"].cell(2, 1)).startswith("Standings after round 2 of 2 ")


def standing(reason: Reason | None, shared_with: tuple[int, ...] = ()) -> Standing:
    """Return a line of the standings of player 5 with this reason."""
    found = drawn(club(6, rounds=1), 1).event
    from dataclasses import replace  # noqa: PLC0415

    from nigiri.domain.standings import standings  # noqa: PLC0415 -- beside its only use

    line = next(s for s in standings(found) if s.number == 5)
    return replace(line, reason=reason, shared_with=tuple(map(PlayerId, shared_with)))


@pytest.mark.parametrize(
    ("reason", "shared_with", "words"),
    [
        (None, (), ""),
        (None, (2, 3), "shared with 2, 3"),
        (Reason("SOS", PlayerId(2), 6, 12), (), "level with 2; SOS 3 < 6"),
        (Reason("SOS", PlayerId(2), Fraction(-80, 3), -28), (), "level with 2; SOS −13.3333 > −14"),
        (Reason("SDOS", PlayerId(2), 5, 4), (), "level with 2; SDOS 1.25 > 1"),
        (Reason("SOS", PlayerId(2), None, 4), (), "level with 2; SOS – < 2"),
        (Reason("SOS", PlayerId(2), 4, None), (), "level with 2; SOS 2 > –"),
        (Reason("ONE", PlayerId(2), 2, 0), (), "level with 2; one-on-one: 5 beat 2"),
        (Reason("ONE", PlayerId(2), 0, 2), (), "level with 2; one-on-one: 2 beat 5"),
    ],
)
def test_a_tie_is_explained_in_words(
    reason: Reason | None, shared_with: tuple[int, ...], words: str
) -> None:
    """What broke the tie, with both values, the better one first or not as it is."""
    context = context_of(drawn(club(6, rounds=1), 1).workbook)

    assert words == why(context, standing(reason, shared_with))


def test_pages_of_the_standings_end_between_sections() -> None:
    """Sections stay together while they fit the page of 28 lines."""
    story = club(60, rounds=1)
    story.does(sections, down_to=("1d", "5k", "11k", "30k"))
    changes = story.does(draw)
    added = next(op for op in changes.operations
                 if isinstance(op, AddSheet) and op.kind == "standings")  # fmt: skip
    breaks = [int(row) for row in str(added.options["breaks"]).split(",")]
    column = [story.cell("standings", row, "section") for row in range(4, 64)]

    assert breaks
    assert all(column[row - 4] != column[row - 3] for row in breaks)


def test_sections_name_what_splits_and_what_collects() -> None:
    """A rank in two sections is named; the last section may span what is left."""
    story = begin()
    ranks = ["2d", "2d", "1d", "1d", "1k", "1k", "5k", "9k", "15k"]
    rows = [["Name", "Rank"], *([f"Player{n}, A", rank] for n, rank in enumerate(ranks))]
    story.does(import_players, tables(rows), source="list", here=True)
    story.does(sections, down_to=("1d", "30k"))
    story.types("players", {(6, "section"): 2})
    story.does(refresh, "check")

    assert "1d" in str(story.cell("sections", 4, "split"))
    assert "✓ 2" == story.cell("sections", 4, "ranks")
    rest = str(story.cell("sections", 5, "ranks"))
    assert rest.startswith("✓ ")
    assert not rest[-1].isdigit()


def test_ranks_that_nobody_has_any_more_leave_the_list() -> None:
    """The list of ranks below the sections shrinks with the players."""
    story = club(8)
    story.does(sections)
    first = ranks_row(context_of(story.workbook))
    assert first is not None
    before = story.workbook["Sections"].height
    rank = story.event.players[0].rank
    rows = list(story.reading.player_rows)
    story.types("players", {(row, "rank"): str(rank) for row in rows})
    story.does(refresh, "check")

    assert first + 1 == story.workbook["Sections"].height < before


def test_sections_without_the_list_of_ranks_are_still_derived() -> None:
    """The heading of the list of ranks overwritten, the sections above are computed all the same."""
    story = club(8)
    story.does(sections, down_to=("1k", "30k"))
    heading = ranks_row(context_of(story.workbook))
    assert heading is not None
    story.types("sections", {(heading, "section"): "mine", (4, "players"): 99})
    context = context_of(story.workbook)
    target = sections_target(context)

    assert ranks_row(context) is None
    assert target is not None
    column = story.place("sections").columns["players"]
    assert target.cells[4, column] == sum(p.rank >= Rank(0) for p in story.event.players)
    assert target.cells[heading, story.place("sections").columns["section"]] is None


def test_what_was_accepted_stays_with_its_problem() -> None:
    """The reason beside a problem moves along with it, and goes with it."""
    story = club(8)
    story.does(sections, down_to=("10k", "30k"))
    codes = [story.cell("problems", row, "code") for row in (4, 5, 6)]
    row = 4 + codes.index("section-ranks")
    story.types("problems", {(row, "accepted"): "so be it"})
    story.types("players", {(4, "rank"): "99d"})
    reading = story.reading
    operations = derive(story.workbook)
    after = applied(story.workbook, Changes(operations))
    place = reading.book.places["problems"]
    lines = [after["Problems"].row(r) for r in range(4, after["Problems"].height + 1)]
    kept = {line[place.columns["code"] - 1]: line[place.columns["accepted"] - 1] for line in lines}

    assert "rank-unknown" in kept
    assert "so be it" == kept["section-ranks"]
    assert None is kept["rank-unknown"]


def test_rematches_and_second_byes_are_stops() -> None:
    """Two who met before, and a second bye, each with the round of the first (M6, M7)."""
    story = drawn(club(9, rounds=3), 1)
    story.does(draw)
    one, two = story.event.rounds
    first = next(game for game in one.games if one.byes[0] not in game.players)
    rows = list(story.reading.rounds[2].games)
    story.types(2, {(row, f"{side}_no"): None for row in rows[1:] for side in ("white", "black")})
    bye_row = next(iter(story.reading.rounds[2].byes))
    story.types(2, {
        (rows[0], "white_no"): first.white, (rows[0], "black_no"): first.black,
        (bye_row, "white_no"): one.byes[0],
    })  # fmt: skip
    found = {p.code: p.message for p in review(context_of(story.workbook))}

    assert {"met", "bye-again"} <= set(found)
    assert "1" in found["met"]
    assert len(two.games) == len(rows)


def test_a_board_without_a_table_is_told_apart_by_its_players() -> None:
    """Handicaps against the rule and pairs made by hand are listed, also without a table."""
    story = drawn(club(8, rounds=3), 1)
    story.does(draw)
    row, game = next(iter(story.reading.rounds[2].games.items()))
    story.types(2, {(row, "table"): None, (row, "white_no"): game.black,
                    (row, "black_no"): game.white})  # fmt: skip
    rows = list(story.reading.rounds[2].games)[1:]
    story.types("drawn", {(r, "handicap"): 7 for r in range(8, 12)})
    story.types(2, {(r, "handicap"): 7 for r in rows})
    found = [p for p in review(context_of(story.workbook)) if p.sheet == "Round 2"]

    assert {"by-hand", "handicap-rule"} == {p.code for p in found}
    assert len(rows) == sum(p.code == "handicap-rule" for p in found)
    assert any("–" in p.message for p in found)


def test_who_is_free_is_a_problem_of_the_newest_round() -> None:
    """Somebody marked here after the draw has no opponent, and is named."""
    story = club(6)
    story.types("players", {(4, "here"): None})
    story.does(draw)
    story.types("players", {(4, "here"): "yes"})
    late = story.reading.player_rows[4]
    assert late.number is None
    story.types("players", {(4, "number"): 6})
    found = [p for p in review(context_of(story.workbook)) if p.code == "free"]

    assert 1 == len(found)
    assert late.family in found[0].message


def test_a_removed_sheet_comes_back_exactly() -> None:
    """Also cells that a fresh sheet has and this one has not, and as the last tab."""
    story: Story = club(4)
    workbook = story.workbook
    blanked = applied(workbook, Changes((SetCells("Lists", (CellChange(1, 1, "", None),)),)))
    gone = removal(blanked, "Lists", "lists", {"language": "en"})
    after = applied(blanked, Changes((gone,)))

    assert gone.before is None
    assert "Lists" not in list(after)
    assert blanked.sheets == applied(after, Changes((gone,)).inverse()).sheets
