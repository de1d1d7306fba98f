"""Workbooks of an older layout are brought up to date; nothing of the director's is lost."""

from __future__ import annotations

import datetime as dt
import uuid
from typing import TYPE_CHECKING

import pytest

from nigiri.desk.core.command import Desk
from nigiri.desk.core.work import migrate, up_to_date
from nigiri.desk.draw.draw import draw
from nigiri.desk.setup.create import NewEvent, new_event
from nigiri.domain.model.criteria import APART_FIRST, CRITERIA
from nigiri.domain.model.event import Settings
from nigiri.domain.rules import RULE_SETS, rule_set
from nigiri.messages.catalogue import LANGUAGES
from nigiri.workbook.apply import applied
from nigiri.workbook.derive.columns import Breadth
from nigiri.workbook.log import lines_of, tampered
from nigiri.workbook.migrate import migration
from nigiri.workbook.model.cells import Sheet, Workbook
from nigiri.workbook.model.changes import Changes, InsertColumns, SetCells
from nigiri.workbook.read.event import layout_version, setting_rows
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader
from nigiri.workbook.read.workbook import read
from nigiri.workbook.settings.table import BY_KEY, DETAIL, PARTS, SCHEMA, group_title
from tests.desk.story import club, drawn
from tests.settings import cell
from tests.workbook.layout_12 import as_layout_12
from tests.workbook.sheets import typed

if TYPE_CHECKING:
    from nigiri.workbook.model.cells import Cell

EVENT_ID = uuid.UUID(int=7)
DESK = Desk(dt.datetime(2026, 1, 2, 9, 0, tzinfo=dt.UTC), "a director")


def _event(language: str = "en") -> Workbook:
    """Return an event of six rounds with a host, of layout 12."""
    wanted = NewEvent(language=language, settings={"name": "Spring Open", "host": "Harbour"})
    return as_layout_12(applied(Workbook(), new_event(wanted, DESK, event_id=EVENT_ID)))


def _today(workbook: Workbook) -> list[list[Cell]]:
    """Return the rows of the Event sheet."""
    return [list(row) for row in workbook[find(workbook).locations["event"].name].rows]


_KEEP_APART = {
    "en": ("Keep apart", "less and less (M10)"), "fr": ("Séparer", "de moins en moins")
}  # fmt: skip
_VICTORIES = {"en": "Victories, then", "fr": "Victoires, puis"}
"""The labels of layouts that spoke English and French."""


def _with(workbook: Workbook, rows: list[list[Cell]]) -> Workbook:
    """Return the workbook with these rows on its Event sheet."""
    return Workbook({**workbook.sheets, find(workbook).locations["event"].name: Sheet.of(rows)})


def _without(workbook: Workbook, *labels: str) -> Workbook:
    """Return the workbook without the rows of these settings."""
    return _with(workbook, [row for row in _today(workbook) if row[0] not in labels])


def _layout_1(language: str = "en", kept: Cell = "club, ville") -> Workbook:
    """Return an event as layout 1 had it: no draw in detail, one row for all that is kept apart."""
    workbook = _event(language)
    rows = _today(workbook)
    below = next(n for n, row in enumerate(rows) if row[0] == PARTS[0].title(language))
    rows = rows[:below]
    version = setting_rows(Sheet.of(rows), 1)["schema"]
    rows[version - 1][1] = 1
    old = next(n for n, row in enumerate(rows) if row[0] == group_title("winners", language))
    label, note = _KEEP_APART[language]
    rows[old - 1 : old - 1] = [[BY_KEY["seed"].label(language), 5], [label, kept, note]]
    return _with(workbook, rows)


def _layout_2(language: str = "en", rules: str = "quebec") -> Workbook:
    """Return an event as layout 2 had it: no starts, handicaps and scores in detail, other labels.

    Start scores came from sections and handicaps from ranks, whatever the rule set.
    """
    wanted = NewEvent(rules, language, {"name": "Spring Open", "gap": 1})
    workbook = as_layout_12(applied(Workbook(), new_event(wanted, DESK, event_id=EVENT_ID)))
    rows = _today(workbook)
    rows = rows[: next(n for n, row in enumerate(rows) if row[0] == PARTS[1].title(language))]
    new = {BY_KEY[key].label(language) for key in ("ranked_by", "first")}
    rows = [row for row in rows if row[0] not in new]
    for key in ("schema", "tiebreaks", "handicap_reduction"):
        row = next(row for row in rows if row[0] == BY_KEY[key].label(language))
        row[1] = 2 if key == "schema" else row[1]
        row[0] = _VICTORIES[language] if key == "tiebreaks" else [row[0], *BY_KEY[key].aliases][-1]
    return _with(workbook, rows)


def _migrated(old: Workbook) -> Workbook:
    """Return the workbook brought up to date."""
    changes = migrate(old, DESK)
    assert changes is not None
    return applied(old, changes)


def test_a_workbook_of_today_is_left_alone() -> None:
    """Nothing is migrated when the layout is ours."""
    today = applied(Workbook(), new_event(NewEvent(), DESK, event_id=EVENT_ID))

    assert () == migration(today)
    assert migrate(today, DESK) is None


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ("Layout version", "Seed", "Gap between sections", "Keep apart: city")),
        ("fr", ("Version", "Graine", "Écart entre les sections", "Séparer : ville")),
    ],
)
def test_missing_settings_are_added_with_what_counted_without_them(
    language: str, labels: tuple[str, ...]
) -> None:
    """A workbook without version is of layout 0; city, whose row is gone, is not kept apart."""
    old = _without(_event(language), *labels)
    assert 0 == layout_version(old)
    changes = migrate(old, DESK)
    assert changes is not None

    new = applied(old, changes)

    assert SCHEMA == layout_version(new)
    assert (f"The workbook was updated from layout 0 to layout {SCHEMA}.",) == changes.sentences
    assert () == read(new).problems
    settings = read(new).event.settings
    assert ("Spring Open", "Harbour", 1, None, ("club",)) == (
        settings.name, settings.host, settings.seed, settings.gap,
        tuple(each.key for each in settings.keep_apart),
    )  # fmt: skip


@pytest.mark.parametrize("language", _KEEP_APART)
def test_the_draw_in_detail_is_added_group_by_group(language: str) -> None:
    """Below everything else, each group under its title; what was there stays as it is."""
    old = _layout_1(language)
    new = _migrated(old)
    event = read(new)

    assert () == event.problems
    assert Settings(
        name="Spring Open", host="Harbour", seed=5, language=language, event_id=str(EVENT_ID),
        when=("",) * 6,
    ) == event.event.settings  # fmt: skip
    labels = [row[0] for row in _today(new)]
    assert all(labels.count(group_title(group, language)) == 1 for group in DETAIL)
    known = [row for row in _today(old)[2:] if row[0] not in {"Keep apart", "Séparer"}]
    assert [row[0] for row in known] == labels[2 : len(known) + 2]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("club, ville", ("club", "city")), ("Nom de famille,city", ("family", "city")),
        (None, ()), ("club, club", ("club",)),
    ],
)  # fmt: skip
def test_what_was_kept_apart_stays_so(typed: Cell, kept: tuple[str, ...]) -> None:
    """The row of layout 1 becomes a row for each, and goes."""
    new = _migrated(_layout_1(kept=typed))

    assert sorted(kept) == sorted(each.key for each in read(new).event.settings.keep_apart)
    assert "Keep apart" not in [row[0] for row in _today(new)]


def test_what_nobody_understands_is_left_for_the_director() -> None:
    """The old row stays beside the new ones, which have what is usual."""
    new = _migrated(_layout_1(kept="club, shoe size"))

    assert ["Keep apart", "club, shoe size"] in [row[:2] for row in _today(new)]
    assert Settings().keep_apart == read(new).event.settings.keep_apart


@pytest.mark.parametrize("language", _KEEP_APART)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_an_event_of_layout_2_goes_on_as_it_was(language: str, rules: str) -> None:
    """What came with the name of the rule set stands in rows now; starts and handicaps stay."""
    old = _layout_2(language, rules)
    before, new = read(old).event.settings, _migrated(old)
    after = read(new)

    assert () == after.problems
    assert before == after.event.settings
    assert ("sections", "rank") == (before.start_rule, before.handicap_by)
    chosen = rule_set(rules).defaults
    assert (chosen.scoring, chosen.first, chosen.tiebreaks) == (
        before.scoring, before.first, before.tiebreaks
    )  # fmt: skip


@pytest.mark.parametrize(
    ("language", "old", "new"),
    [
        ("en", ["Victories, then", "Handicap: rank difference minus"],
         ["Tie-breaks", "Handicap: difference minus"]),
        ("fr", ["Victoires, puis"], ["Départages"]),
    ],
)  # fmt: skip
def test_labels_become_those_of_today(language: str, old: list[str], new: list[str]) -> None:
    """Where they stand, with the note of today."""
    before = _today(_layout_2(language))
    after = _today(_migrated(_with(_event(language), before)))
    rows = [[row[0] for row in before].index(label) for label in old]

    assert new == [after[row][0] for row in rows]
    assert [before[row][1] for row in rows] == [after[row][1] for row in rows]


def test_an_older_version_number_is_raised_in_its_own_cell() -> None:
    """The row of the version stays where it is."""
    workbook = _event()
    rows = _today(workbook)
    row = next(n for n, cells in enumerate(rows) if cells[0] == "Layout version")
    rows[row][1] = 0

    assert SCHEMA == _today(_migrated(_with(workbook, rows)))[row][1]


def test_the_migration_can_be_undone() -> None:
    """The row that went comes back as it was."""
    old = _layout_1()
    changes = migrate(old, DESK)

    assert changes is not None
    assert old.sheets == applied(applied(old, changes), changes.inverse()).sheets


def _layout_4(language: str, *, record: bool = True) -> Workbook:
    """Return an event as layout 4 had it: As drawn, if there, knew no ranks and scores."""
    workbook = _event(language)
    rows = _today(workbook)
    rows[setting_rows(Sheet.of(rows), 1)["schema"] - 1][1] = 4
    old = _with(workbook, rows)
    name = find(old).locations["drawn"].name
    short = Sheet.of([row[:9] for row in old[name].rows])
    kept = {tab: old[tab] for tab in old if tab != name}
    return Workbook({**kept, name: short} if record else kept)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_of_layout_4_gets_the_columns_it_lacks(language: str) -> None:
    """Behind all others, so that the next draw notes what it knows."""
    old = _layout_4(language)
    new = _migrated(old)
    record, before = (find(book).locations["drawn"] for book in (new, old))

    assert 9 == len(before.columns)
    assert ["white_known", "black_known", "bye_known"] == [*record.columns][9:]
    assert [10, 11, 12] == [record.columns[key] for key in [*record.columns][9:]]
    assert new[record.name].rows[1:] == _event(language)[record.name].rows[1:]  # without the bar


def test_without_a_record_or_with_a_wide_one_only_the_version_is_written() -> None:
    """A missing sheet is made anew; columns that are there stay."""
    rows = _today(_event())
    rows[setting_rows(Sheet.of(rows), 1)["schema"] - 1][1] = 4
    wide = _with(_event(), rows)

    assert 4 == layout_version(wide)
    today = applied(_event(), Changes(migration(_event())))
    assert today.sheets == applied(wide, Changes(migration(wide))).sheets
    bare = _layout_4("en", record=False)
    assert SCHEMA == layout_version(applied(bare, Changes(migration(bare))))


def _layout_3(rules: str, *ratings: Cell) -> Workbook:
    """Return an event as layout 3 had it: ratings of the AGA in hundredths."""
    wanted = NewEvent(rules, settings={"name": "Spring Open"})
    workbook = as_layout_12(applied(Workbook(), new_event(wanted, DESK, event_id=EVENT_ID)))
    cells: dict[str, Cell] = {cell(workbook, "schema"): 3}
    for at, rating in enumerate(ratings, 4):
        cells |= {f"Players!C{at}": f"P{at}", f"Players!E{at}": "1k", f"Players!N{at}": rating}
    return typed(workbook, cells)


def test_ratings_of_the_aga_are_written_as_it_prints_them() -> None:
    """What is no such rating stays for the director."""
    new = _migrated(_layout_3("aga", 450, -1230, 300, None, 7, "strong"))

    sheet = new["Players"]
    assert [4.5, -12.3, 3, None, 7, "strong"] == [sheet.cell(row, 14) for row in range(4, 10)]
    assert [450, -1230, 300, None, 700, None] == [p.rating for p in read(new).event.players]


def test_ratings_of_the_egf_stay_as_they_are() -> None:
    """As does an event without ratings, and one without the sheet Players."""
    assert 450 == _migrated(_layout_3("bga", 450))["Players"].cell(4, 14)
    assert _migrated(_layout_3("aga"))["Players"] == _layout_3("aga")["Players"]
    alone = _layout_3("aga", 450)
    sheets = {name: sheet for name, sheet in alone.sheets.items() if name != "Players"}
    assert {"Event"} == {op.sheet for op in migration(Workbook(sheets)) if isinstance(op, SetCells)}


def _without_seals(workbook: Workbook) -> Workbook:
    """Return an event as layout 3 had it: without seals in the Log."""
    name = find(workbook).locations["log"].name
    log = Sheet.of([row[:8] for row in workbook[name].rows])
    rows = _today(workbook)
    rows[setting_rows(Sheet.of(rows), 1)["schema"] - 1][1] = 3
    return _with(Workbook({**workbook.sheets, name: log}), rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_layout_3_gets_its_seals(language: str) -> None:
    """Each line that is there, and those that follow; then nothing is amiss."""
    new = _migrated(_without_seals(_event(language)))
    place = find(new).locations["log"]

    assert 9 == place.columns["seal"]
    assert [2, 1] == [
        line.number for line in lines_of(TableReader(place, new[place.name], language))
    ]
    assert [] == list(tampered(TableReader(place, new[place.name], language)))


def test_a_workbook_without_a_log_is_brought_up_to_date_all_the_same() -> None:
    """The Log is made anew, with its column."""
    old = _without_seals(_event())
    bare = Workbook({name: sheet for name, sheet in old.sheets.items() if name != "Log"})

    assert "seal" in find(_migrated(bare)).locations["log"].columns


def _layout_6(*keys: str) -> Workbook:
    """Return an event as layout 6 had it, a round drawn, its sheet without these columns."""
    story = drawn(club(4, rounds=2), 0)
    story.does(draw)
    workbook = as_layout_12(story.workbook)
    place = find(workbook).rounds[1]
    breadth = Breadth(place, workbook[place.name])
    breadth.close(keys)
    rows = _today(workbook)
    for row in rows:
        row[1] = 6 if row[0] == "Layout version" else row[1]
    old = applied(workbook, Changes(tuple(breadth.operations)))
    return _with(old, rows)


@pytest.mark.parametrize("keys", [("second", "second_norm", "second_outcome"), ("second",)])
def test_rounds_of_layout_6_get_the_columns_of_the_second_pass(keys: tuple[str, ...]) -> None:
    """Where a new sheet has them, and a result can be read back; what was there moves along."""
    old = _layout_6(*keys)
    changes = migrate(old, DESK)
    assert changes is not None
    new = applied(old, changes)
    place, before = find(new).rounds[1], find(old).rounds[1]

    opened = [op for op in changes.operations if isinstance(op, InsertColumns)]
    assert [before.columns["komi"]] == [opened[0].like[0]]
    assert len(keys) == len(opened)
    assert place.columns["second"] == place.columns["komi"] + 1
    assert place.columns["outcome"] < place.columns["second_norm"] < place.columns["missing"]
    assert old.sheets == applied(new, changes.inverse()).sheets
    assert not read(new).problems


def test_a_second_pass_that_was_deleted_stays_away() -> None:
    """A workbook of today is left alone; so is a sheet without what the column looks like."""
    old = _layout_6("second", "komi", "outcome")

    assert "second" not in find(applied(old, Changes(migration(old)))).rounds[1].columns
    assert () == migration(applied(old, Changes(migration(old))))


def _layout_7() -> Workbook:
    """Return an event of two players as layout 7 had it, without the column Hide name."""
    workbook = as_layout_12(club(2).workbook)
    place = find(workbook).locations["players"]
    breadth = Breadth(place, workbook[place.name])
    breadth.close(["hide"])
    rows = _today(workbook)
    for row in rows:
        row[1] = 7 if row[0] == "Layout version" else row[1]
    return _with(applied(workbook, Changes(tuple(breadth.operations))), rows)


def test_players_of_layout_7_get_the_column_hide_name() -> None:
    """Right of Paid, and nobody is hidden; who deletes it is not given it again."""
    old = _layout_7()
    new = applied(old, Changes(migration(old)))
    place = find(new).locations["players"]

    assert place.columns["hide"] == place.columns["paid"] + 1 == place.columns["notes"] - 1
    assert [False, False] == [player.hidden for player in read(new).event.players]
    assert () == migration(new)


def test_a_list_without_paid_gets_hide_name_behind_what_stands_before() -> None:
    """The nearest one of the layout that is there."""
    old = _layout_7()
    place = find(old).locations["players"]
    breadth = Breadth(place, old[place.name])
    breadth.close(["paid"])
    old = applied(old, Changes(tuple(breadth.operations)))
    new = find(applied(old, Changes(migration(old)))).locations["players"]

    assert new.columns["fee"] + 1 == new.columns["hide"]


def test_a_column_hide_name_of_ones_own_is_taken_as_it_is() -> None:
    """Somebody made it before nigiri did."""
    workbook = as_layout_12(club(2).workbook)
    rows = _today(workbook)
    for row in rows:
        row[1] = 7 if row[0] == "Layout version" else row[1]
    old = _with(workbook, rows)
    new = applied(old, Changes(migration(old)))

    assert find(old).locations["players"].columns == find(new).locations["players"].columns


def test_a_workbook_without_players_is_brought_up_to_date_all_the_same() -> None:
    """There is nothing to open a column in."""
    old = _layout_7()
    bare = Workbook({name: sheet for name, sheet in old.sheets.items() if name != "Players"})

    assert SCHEMA == layout_version(applied(bare, Changes(migration(bare))))


def _layout_8(*gone: str) -> Workbook:
    """Return an event as layout 8 had it, its Sections without these columns."""
    workbook = as_layout_12(club(2).workbook)
    rows = _today(workbook)
    for row in rows:
        row[1] = 8 if row[0] == "Layout version" else row[1]
    place = find(workbook).locations["sections"]
    breadth = Breadth(place, workbook[place.name])
    breadth.close(gone)
    return _with(applied(workbook, Changes(tuple(breadth.operations))), rows)


@pytest.mark.parametrize(
    ("gone", "beside"),
    [
        (("prizes",), "fees"),
        (("prizes", "fees"), "split"),
    ],
)
def test_sections_of_layout_8_get_the_column_prizes(gone: tuple[str, ...], beside: str) -> None:
    """Right of the guidelines that are there; who deletes it is not given it again."""
    old = _layout_8(*gone)
    new = applied(old, Changes(migration(old)))
    columns = find(new).locations["sections"].columns

    assert columns["prizes"] == columns[beside] + 1
    assert () == migration(new)


def test_a_column_of_prizes_that_is_there_stays_where_it_is() -> None:
    """Also where the director wrote its heading."""
    old = _layout_8()
    new = applied(old, Changes(migration(old)))

    assert find(old).locations["sections"].columns == find(new).locations["sections"].columns


def test_layout_9_gets_settings_and_no_column() -> None:
    """Columns that few events want come where they are wanted."""
    workbook = as_layout_12(club(2).workbook)
    rows = _today(workbook)
    for row in rows:
        row[1] = 9 if row[0] == "Layout version" else row[1]
    old = _with(workbook, rows)
    new = applied(old, Changes(migration(old)))

    assert SCHEMA == layout_version(new)
    assert find(old).locations["players"].columns == find(new).locations["players"].columns


def _who(workbook: Workbook) -> str:
    """Return who the newest line of the Log names."""
    place = find(workbook).locations["log"]
    return TableReader(place, workbook[place.name], "en").text(place.first_row, "who")


def test_an_older_workbook_is_brought_up_to_date_once() -> None:
    """Whoever asks next finds the same one; for another user it is another, whom its Log names."""
    old = _event()
    new = up_to_date(old, DESK)

    assert new is up_to_date(old, DESK)
    assert new is up_to_date(new, DESK)
    assert "a director" == _who(new)
    assert "somebody" == _who(up_to_date(old, DESK._replace(user="somebody")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_begun_before_keeps_its_order_of_criteria(language: str) -> None:
    """Kept apart comes before who floats in new events alone; the row it lacks stays empty."""
    rows = _today(_event(language))
    number_of = {code: at for at, code in enumerate(CRITERIA, 1)}
    for code in APART_FIRST:
        row = next(r for r in rows if r[0] == BY_KEY[f"criterion.{code}"].label(language))
        row[1] = number_of.get(code)
    later = BY_KEY["criterion.later"].label(language)
    new = _migrated(_with(_event(language), [row for row in rows if row[0] != later]))

    assert () == read(new).problems
    assert CRITERIA == read(new).event.settings.criteria
    assert [[later, None]] == [row[:2] for row in _today(new) if row[0] == later]
