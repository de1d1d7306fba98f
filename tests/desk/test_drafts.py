"""A round as a draft: looked at, changed, kept or discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.views import check, refresh, view
from nigiri.desk.draw.drafts import discard, draw_draft, keep
from nigiri.desk.draw.draw import draw
from nigiri.desk.draw.part import Part
from nigiri.desk.output.papers import Options, PrintRequest, paper
from nigiri.desk.players.import_list import import_players
from nigiri.desk.players.number import number
from nigiri.desk.results.enter import Entry, enter_results
from nigiri.desk.results.verify import SecondPass, verify
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.desk.setup.sections import sections
from nigiri.domain.model.event import Outcome, Result
from nigiri.errors import Forbidden, SheetProblems
from nigiri.hosts.files.xlsx_file import XlsxFile
from nigiri.hosts.memory import Memory
from nigiri.hosts.xlsx.edit import edited
from nigiri.hosts.xlsx.package.archive import Package
from nigiri.hosts.xlsx.package.xml import Element, canonical, main
from nigiri.workbook.model.cells import Workbook
from tests.desk.story import DESK, EVENT_ID, Story, club, drawn, roster
from tests.hosts.club import club as club_workbook

if TYPE_CHECKING:
    from pathlib import Path

    from nigiri.domain.model.units import PlayerId

STRINGS = "xl/sharedStrings.xml"
DRAFT = "Round 2 (draft)"
LATER = "table 1 has a result that was entered or read back after the draft was made"


@pytest.fixture(scope="module")
def before() -> Workbook:
    """Return an event of nine after round 1 of three."""
    story = drawn(club(9, rounds=3), 1)
    story.does(refresh, "standings")
    return story.workbook


@pytest.fixture
def open_draft(before: Workbook) -> Story:
    """Return the event with round 2 as a draft."""
    story = Story(Memory(before))
    story.does(draw_draft)
    return story


def draft_types(story: Story, cells: dict[tuple[int, str], object]) -> None:
    """Type into the draft: (row, column key) -> what is typed."""
    place = story.reading.book.draft
    assert place is not None
    rows = [list(row) for row in story.workbook[place.name].rows]
    for (row, key), value in cells.items():
        rows[row - 1][place.columns[key] - 1] = value  # type: ignore[call-overload]
    sheets = {**story.workbook.sheets, place.name: type(story.workbook[place.name]).of(rows)}
    story.host = Memory(Workbook(sheets))


def test_a_draft_changes_nothing_but_its_sheet_and_the_bar(before: Workbook) -> None:
    """As drawn has lines of its own for it; every bar says what to do."""
    story = Story(Memory(before))
    said = story.does(draw_draft).sentences
    after = story.workbook
    changed = {
        name for name in before
        if before[name].rows[1:] != after[name].rows[1:] and name != "As drawn"
    }  # fmt: skip

    assert set() == changed
    assert {DRAFT} == set(after) - set(before)
    assert "Round 2 (draft)" == after[DRAFT].cell(2, 2)
    assert "2 (draft)" == after["As drawn"].cell(before["As drawn"].height + 1, 1)
    assert f"This is a draft, on the sheet {DRAFT}; nothing else has changed." in said
    assert "Round 2 is only a draft. Look at it, then: nigiri keep, or nigiri discard" == (
        check(after).next_step
    )


def test_a_kept_draft_is_the_round_as_it_would_have_been_drawn(
    open_draft: Story, before: Workbook
) -> None:
    """All sheets but the Log, which tells that it was a draft."""
    plain = Story(Memory(before))
    plain.does(draw)
    open_draft.does(keep)
    kept, whole = open_draft.workbook, plain.workbook

    assert list(whole) == list(kept)
    assert ["Problems", "Log"] == [name for name in whole if whole[name] != kept[name]]
    assert "Round 2 is drawn as in the draft: 4 tables" in str(open_draft.cell("log", 4, "became"))


def test_what_was_changed_in_a_draft_stays_the_directors(open_draft: Story) -> None:
    """Marked in the draft already, and in the round."""
    draft_types(open_draft, {(4, "handicap"): 7})
    hand = [p for p in check(open_draft.workbook).problems if p.code == "by-hand"]
    open_draft.does(keep)

    assert [DRAFT] == [p.sheet for p in hand]
    assert str(open_draft.cell(2, 4, "check")).startswith("✎ by hand: handicap")
    assert [7] == [game.handicap for game in open_draft.event.rounds[-1].games if game.table == 1]


def test_a_result_in_a_draft_does_not_count_until_it_is_kept(open_draft: Story) -> None:
    """The bar and Problems say so; nothing typed is lost."""
    draft_types(open_draft, {(4, "result"): "W"})
    found = check(open_draft.workbook)
    open_draft.does(refresh, "standings")

    assert "Round 2 is only a draft: its results count only after nigiri keep" == found.next_step
    assert ["draft-result"] == [p.code for p in found.problems if p.sheet == DRAFT]
    assert [1] == [number for number, _ in enumerate(open_draft.event.rounds, 1)]
    open_draft.does(keep)
    assert open_draft.event.rounds[-1].games[0].result is not None


def test_a_wrong_cell_in_a_draft_hinders_its_keeping_and_nothing_else(open_draft: Story) -> None:
    """Commands for the round being played go on; discard does, too."""
    draft_types(open_draft, {(4, "white_no"): 99})
    with pytest.raises(SheetProblems, match="Round 2 \\(draft\\)"):
        keep(open_draft.workbook, DESK)
    open_draft.does(refresh, "standings")

    assert check(open_draft.workbook).next_step.startswith("Round 2, table 1: no such number")
    open_draft.does(discard)
    assert DRAFT not in open_draft.workbook


def seats_of(story: Story) -> dict[PlayerId, tuple[int, str]]:
    """Return who has a board in the draft -> row and column key of the number."""
    draft = story.reading.draft
    assert draft is not None
    boards = draft.reading.games.items()
    return {n: (row, f"{side}_no") for row, game in boards
            for n, side in zip(game.players, ("white", "black"), strict=True)}  # fmt: skip


def test_two_who_met_hinder_the_keeping_of_a_draft(open_draft: Story) -> None:
    """The list names the cell (M7)."""
    seats = seats_of(open_draft)
    old = next(g for g in open_draft.event.rounds[0].games if seats.keys() >= {*g.players})
    row, side = seats[old.white]
    beside = (row, "black_no" if side == "white_no" else "white_no")
    other = next(number for number, seat in seats.items() if seat == beside)
    draft_types(open_draft, {beside: old.black, seats[old.black]: other})
    pair = f"({old.white} and {old.black}|{old.black} and {old.white})"

    with pytest.raises(SheetProblems, match=rf"■ Round 2 \(draft\)!\w+: {pair} met before"):
        keep(open_draft.workbook, DESK)


def test_somebody_who_is_out_hinders_the_keeping_of_a_draft(open_draft: Story) -> None:
    """Once the draft is put right it is kept, whatever is only worth a look."""
    gone = next(iter(seats_of(open_draft)))
    row = open_draft.row_of(open_draft.event.player(gone).family)
    open_draft.types("players", {(row, "out"): "2"})

    with pytest.raises(SheetProblems, match=f"{gone} is on this sheet and out in round 2"):
        keep(open_draft.workbook, DESK)
    open_draft.types("players", {(row, "out"): None})
    draft_types(open_draft, {(4, "table"): 2})
    weights = {p.weight for p in check(open_draft.workbook).problems if p.sheet == DRAFT}
    assert "look" in weights
    open_draft.does(keep)
    assert 2 == len(open_draft.event.rounds)


def test_keeping_asks_what_the_draw_would_have_asked(before: Workbook) -> None:
    """A rank that round 1 had otherwise, a result the draft was drawn with: once, then no more."""
    story = Story(Memory(before))
    ranked = story.event.rounds[0].games[1].white
    row = story.row_of(story.event.player(ranked).family)
    story.types("players", {(row, "rank"): "9d"})
    assert () == story.does(draw_draft).questions
    at, game = next((at, g) for at, g in story.reading.rounds[1].games.items()
                    if ranked not in g.players and g.result)  # fmt: skip
    white_won = game.result == Result(Outcome.WHITE)
    story.types(1, {(at, "result"): "0-1" if white_won else "1-0"})
    told = story.does(keep).questions

    assert told[0].startswith(f"Round 1, table {game.table}, {game.white} ")
    assert any(words.startswith("Scores in the draw of round 2: ") for words in told)
    assert f"{ranked} " in told[-1]
    assert "handicaps change from round 2 on" in told[-1]
    assert () == refresh(story.workbook, DESK, "standings").questions
    log = [story.cell("log", at, "became") for at in range(4, 5 + len(told))]
    assert {*told} <= {*log}
    story.plays(2)
    assert () == draw(story.workbook, DESK).questions


def test_keeping_names_the_game_that_is_otherwise_and_no_other(before: Workbook) -> None:
    """A change that the draft has seen, and a result that came after it."""
    story = Story(Memory(before))
    story.does(draw)
    story.types(2, {(row, "result"): "1-0" for row in [*story.reading.rounds[2].games][1:]})
    new = story.reading.rounds[2].games[4]
    at, old = next((at, g) for at, g in story.reading.rounds[1].games.items()
                   if g.result and {*g.players}.isdisjoint(new.players))  # fmt: skip
    white_won = old.result == Result(Outcome.WHITE)
    story.types(1, {(at, "result"): "0-1" if white_won else "1-0"})
    story.does(draw_draft, part=Part(provisional=True))
    story.types(2, {(4, "result"): "0-1"})
    told = story.does(keep).questions
    games = [words for words in told if "but a later round was drawn with" in words]

    assert games[0].startswith(f"Round 1, table {old.table}, {old.white} ")
    assert games[1].startswith(f"Round 2, table {new.table}, {new.white} ")
    assert games[1].endswith("but a later round was drawn with: both lost.")
    assert 2 == len(games)
    assert () == refresh(story.workbook, DESK, "standings").questions


def test_with_nothing_changed_keeping_asks_nothing(open_draft: Story) -> None:
    """The usual case."""
    assert () == open_draft.does(keep).questions


def test_a_result_beside_an_open_draft_points_to_the_draft(before: Workbook) -> None:
    """Nothing can be drawn before it is kept or discarded."""
    story = Story(Memory(before))
    story.does(draw_draft)
    winner = next(g for g in story.event.rounds[0].games if g.result)
    entries = [Entry(table=winner.table, typed="1-0")]

    with pytest.raises(Forbidden, match=r"is only a draft: nigiri keep.*add --round 1"):
        enter_results(story.workbook, DESK, entries)
    told = story.does(enter_results, entries, round_number=1).sentences
    assert told[-1].endswith(
        "Round 2 is still a draft. To play it: nigiri keep. To remove it: nigiri discard"
    )
    assert "nigiri draw" not in told[-1]


def test_with_a_draft_open_nothing_else_is_drawn(open_draft: Story) -> None:
    """One sentence says what to do."""
    for action in (draw, draw_draft):
        with pytest.raises(Forbidden, match=r"Round 2 is still a draft\. To play it: nigiri keep"):
            action(open_draft.workbook, DESK)


def test_without_a_draft_there_is_nothing_to_keep(before: Workbook) -> None:
    """Nor to discard, nor to print."""
    for action in (keep, discard):
        with pytest.raises(Forbidden, match="There is no draft"):
            action(before, DESK)
    with pytest.raises(Forbidden, match="There is no draft"):
        paper(before, PrintRequest(options=Options(draft=True)))


def test_a_draft_neither_numbers_nor_proposes_sections() -> None:
    """These would stay when it goes."""
    story = club(4, rounds=2)
    with pytest.raises(Forbidden, match=r"no sections and no numbers yet.*, then nigiri nu"):
        draw_draft(story.workbook, DESK)
    story.does(sections)
    with pytest.raises(Forbidden, match=r"Somebody has no number yet.*First: nigiri number"):
        draw_draft(story.workbook, DESK)
    story.does(draw)
    story.plays(1)
    story.does(import_players, roster(5, seed=3), source="list", here=True)
    with pytest.raises(Forbidden, match="Somebody has no number yet"):
        draw_draft(story.workbook, DESK)


def test_prints_say_that_it_is_a_draft(open_draft: Story) -> None:
    """The newest round is printed unless the draft is asked for."""
    draft = paper(open_draft.workbook, PrintRequest(options=Options(draft=True), text=True)).content
    newest = paper(open_draft.workbook, PrintRequest(text=True)).content

    assert "Round 2 (draft)" in draft.splitlines()[0]
    assert newest.startswith("Round 1 ·")


def test_where_there_is_only_a_draft_a_sheet_that_could_print_it_says_how() -> None:
    """Others are printed as they are before the first draw."""
    story = club(6)
    story.does(sections)
    story.does(number)
    story.does(draw_draft)

    with pytest.raises(Forbidden, match="only a draft: nigiri print slips --draft"):
        paper(story.workbook, PrintRequest("slips"))
    assert "grid" in paper(story.workbook, PrintRequest("grid")).content


def test_the_newest_round_can_be_drawn_again_as_a_draft(before: Workbook) -> None:
    """It replaces the round when it is kept, and leaves it alone when it is discarded."""
    story = Story(Memory(before))
    story.does(draw)
    story.types(2, {(5, "note"): "asked for it"})
    story.does(refresh, "standings")
    whole = story.workbook
    story.sets("Number for drawing lots", 8)
    story.does(draw_draft, again=True)

    assert {"Round 2", DRAFT} <= set(story.workbook)
    kept = Story(Memory(story.workbook))
    kept.does(keep)
    assert DRAFT not in kept.workbook
    assert 2 == len(kept.event.rounds)
    assert [2] * 5 == [line.round for line in kept.reading.drawn if line.round == 2]
    story.does(discard)
    assert whole["Round 2"] == story.workbook["Round 2"]
    assert whole["As drawn"] == story.workbook["As drawn"]


def test_a_result_that_came_after_the_draft_is_never_lost(before: Workbook) -> None:
    """A redraw as a draft cannot be kept over it."""
    story = Story(Memory(before))
    story.does(draw)
    story.does(draw_draft, again=True)
    story.does(enter_results, [Entry(table=1, typed="W")])

    with pytest.raises(Forbidden, match=LATER):
        keep(story.workbook, DESK)


def test_a_second_pass_that_came_after_the_draft_is_never_lost(before: Workbook) -> None:
    """It was read back from the slip, and nobody would know that it is gone."""
    story = Story(Memory(before))
    story.does(draw)
    story.does(enter_results, [Entry(table=1, typed="W")])
    story.does(draw_draft, again=True)
    story.does(verify, SecondPass(tables=[Entry(table=1, typed="W")]))

    with pytest.raises(Forbidden, match=LATER):
        keep(story.workbook, DESK)


def test_a_note_that_came_after_the_draft_stands_in_the_log(before: Workbook) -> None:
    """Also where the two meet in the draft, too; what the draft has itself is not lost."""
    story = Story(Memory(before))
    story.does(draw)
    story.types(2, {(4, "keep"): "x", (4, "note"): "wished", (5, "keep"): "x"})
    story.does(draw_draft, again=True)
    story.types(2, {(5, "note"): "came late"})
    story.does(keep)
    lines = [tuple(story.cell("log", row, k) for k in ("was", "became")) for row in range(4, 9)]

    assert ("1-4: came late", None) in lines
    assert ("wished", None) not in lines
    assert "wished" == story.cell(2, 4, "note")


def test_results_that_the_round_has_count_although_a_draft_has_them_too(before: Workbook) -> None:
    """Nothing is said of them, but of one that was typed into the draft."""
    story = Story(Memory(before))
    story.does(draw)
    story.does(enter_results, [Entry(table=1, typed="W")])
    story.does(draw_draft, again=True)
    found = check(story.workbook)

    assert [] == [p.code for p in found.problems if p.code == "draft-result"]
    assert found.next_step.startswith("Round 2 is only a draft. Look at it")
    draft_types(story, {(5, "result"): "W"})
    found = check(story.workbook)
    assert [f"{DRAFT}!F5"] == [p.cell for p in found.problems if p.code == "draft-result"]
    assert "Round 2 is only a draft: its results count only after nigiri keep" == found.next_step


def test_a_draft_of_another_round_cannot_be_kept(open_draft: Story) -> None:
    """Its title may have been typed over; then the lines of As drawn are not its own either."""
    place = open_draft.reading.book.draft
    assert place is not None
    draft_types(open_draft, {(2, "table"): "Round 3 (draft)"})

    with pytest.raises(Forbidden, match="The draft is for round 3, but 1 round is drawn"):
        keep(open_draft.workbook, DESK)


def test_two_drafts_are_a_problem(open_draft: Story) -> None:
    """A copy of the sheet is found and named."""
    sheets = open_draft.workbook.sheets
    codes = [p.code for p in check(Workbook({**sheets, "Copy": sheets[DRAFT]})).problems]

    assert "sheet-twice" in codes


def test_a_tab_that_the_director_renamed_keeps_its_name(open_draft: Story) -> None:
    """The title says which round it is."""
    sheets = {("Final" if n == DRAFT else n): s for n, s in open_draft.workbook.sheets.items()}
    story = Story(Memory(Workbook(sheets)))
    story.does(keep)

    assert "Final" == story.place(2).name
    assert "Round 2" == story.workbook["Final"].cell(2, 2)


def test_a_part_of_a_round_can_be_a_draft(before: Workbook) -> None:
    """The others are drawn later, as ever."""
    story = Story(Memory(before))
    story.does(draw_draft, part=Part(provisional=True))
    story.does(keep)

    assert view(story.workbook, refresh(story.workbook, DESK, "grid"), "grid").rows
    assert 2 == len(story.event.rounds)


def test_without_as_drawn_a_draft_is_kept_without_a_record(before: Workbook) -> None:
    """Somebody deleted that sheet, and it is made anew."""
    bare = {name: sheet for name, sheet in before.sheets.items() if name != "As drawn"}
    story = Story(Memory(Workbook(bare)))
    story.does(draw_draft)
    story.does(keep)

    assert 2 == len(story.event.rounds)


def test_a_discarded_draft_leaves_every_other_sheet_as_it_was(tmp_path: Path) -> None:
    """Cells, formulas, styles, rules, drop-downs, the club's own sheets, every other part."""
    story = _in_the_clubs_workbook(tmp_path / "club.xlsx")
    before = _parts(tmp_path / "club.xlsx")
    story.does(draw_draft)
    during = _parts(tmp_path / "club.xlsx")
    story.does(discard)
    after = _parts(tmp_path / "club.xlsx")

    assert before.keys() < during.keys()
    assert before.keys() == after.keys()
    assert [] == [name for name in before if before[name] != after[name]]


def _in_the_clubs_workbook(path: Path) -> Story:
    """Begin an event in a club's workbook, play a round, and give its cells looks of their own."""
    wanted = NewEvent(settings={"name": "Club open", "rounds": 3, "seed": 7})
    changes = new_event(wanted, DESK, event_id=EVENT_ID)
    path.write_bytes(edited(club_workbook(), changes, DESK.now))
    story = Story(XlsxFile(path, now=DESK.now))
    story.does(import_players, roster(8), source="list", here=True)
    drawn(story, 1)
    story.does(refresh, "standings")
    package = Package(path.read_bytes())
    for part in [name for name in package.names() if name.startswith("xl/worksheets/sheet")]:
        for cell in [*package.edit(part).iter(main("c"))][3:60:7]:
            cell.set("s", "1")
    path.write_bytes(package.saved(DESK.now))
    return Story(XlsxFile(path, now=DESK.now))


def _parts(path: Path) -> dict[str, bytes]:
    """Return part -> its content in a form that is equal for equal ones.

    Texts of cells are compared by what they say. A cell that holds nothing and looks like its
    column is none.
    """
    package = Package(path.read_bytes())
    strings = ["".join(str(text) for text in item.itertext()) for item in package.tree(STRINGS)]
    found = {}
    for name in package.names():
        if name == STRINGS:
            continue
        if not name.endswith((".xml", ".rels", ".vml")):
            found[name] = package.raw(name)
            continue
        tree = package.edit(name)
        if name.startswith("xl/worksheets/sheet"):
            _plain(tree, strings)
        found[name] = canonical(tree)
    return found


def _plain(tree: Element, strings: list[str]) -> None:
    """Write out the texts of a sheet, and take away the blank rows at its end."""
    for cell in tree.iter(main("c")):
        value = cell.find(main("v"))
        if value is not None:
            shared = cell.get("t") == "s" and value.text
            value.text = strings[int(str(value.text))] if shared else value.text or None
    data = tree.find(main("sheetData"))
    rows = [] if data is None else [*data]
    while rows and not any(len(cell) for cell in rows[-1]):
        rows[-1].getparent().remove(rows.pop())
    size = tree.find(main("dimension"))
    if size is not None:
        tree.remove(size)


def test_without_players_a_draft_is_not_read(open_draft: Story) -> None:
    """There is nobody to look up; the missing sheet is the problem."""
    sheets = {name: s for name, s in open_draft.workbook.sheets.items() if name != "Players"}

    assert "sheet-missing" in [p.code for p in check(Workbook(sheets)).problems]


def test_a_draft_that_is_kept_names_who_has_the_bye() -> None:
    """By number and name, as a draw does."""
    story = club(7, rounds=3)
    story.does(draw)
    story.does(draw_draft, again=True)
    told = " ".join(map(str, story.does(keep).sentences))

    (bye,) = story.event.rounds[0].byes
    assert f"3 tables, bye: {bye} {story.event.player(bye).name}." in told
