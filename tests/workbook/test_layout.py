"""Every kind of sheet, rendered from the layout in both languages."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from nigiri.domain.model.units import Rank
from nigiri.errors import WrongUse
from nigiri.hosts.xlsx.sheets.add import LONGEST_LIST
from nigiri.messages.catalogue import LANGUAGES, text
from nigiri.workbook.layout import RENDERERS, render
from nigiri.workbook.layout.build import Builder, list_formats
from nigiri.workbook.layout.column import HIDDEN
from nigiri.workbook.layout.grid import notes_row
from nigiri.workbook.layout.round import first_bye, last_board
from nigiri.workbook.layout.sections import LEAST_ROWS, ranks_heading_row
from nigiri.workbook.layout.tables import (
    BAR_ROW,
    FIRST_ROW,
    HEADING_ROW,
    MOST_ROUNDS,
    MOST_ROWS,
    ORGANISERS,
    SEASONS,
    TABLES,
    TITLE_ROW,
    columns_of,
)
from nigiri.workbook.layout.varying_columns import CRITERIA
from nigiri.workbook.model.cells import Sheet, shown
from nigiri.workbook.model.plain import plain
from nigiri.workbook.read.organiser import location_among
from nigiri.workbook.read.table_finder import location_of
from nigiri.workbook.settings.table import (
    BY_KEY,
    DETAIL,
    GROUPS,
    ON_EVENT,
    PARTS,
    SETTINGS,
    group_title,
)
from nigiri.workbook.spellings.results import WRITTEN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.layout.spec import Area, SheetSpec
    from nigiri.workbook.model.changes import Option

#: What each kind is rendered with besides the language.
OPTIONS: dict[str, dict[str, Option]] = {
    "event": {"rounds": 6},
    "settings": {},
    "players": {"rows": 40, "topics": "members,entry,teams,congress,grades,money,import"},
    "sections": {"rows": 5},
    "wishes": {},
    "handicaps": {},
    "round": {
        "number": 3,
        "boards": 19,
        "byes": 1,
        "outs": 2,
        "subtitle": "Saturday",
        "topics": "sizes",
    },
    "drawn": {},
    "grid": {"rounds": 6, "players": 40},
    "standings": {"rows": 40, "columns": ",".join(c.key for c in CRITERIA)},
    "tree": {"first": 4, "shape": "0,16,4,1"},
    "crosstable": {"shape": "6,12,5"},
    "teams": {},
    "chart": {"wins": 40},
    "ladder": {},
    "proof": {"rows": 40},
    "preflight": {"federation": "AGA", "day": "2026-05-12"},
    "problems": {},
    "log": {},
    "lists": {},
    **{key: {"name": "2026"} for key in SEASONS},
    "budget": {},
    "fees": {},
    "contacts": {},
    "prizes": {"places": "place.1.1 place.2.1", "rounds": 5},
    "timetable": {"rounds": 5},
    "checklist": {"several": True},
}
TABLE_KINDS = [kind for kind in RENDERERS if kind != "lists"]
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)
of_every_kind = pytest.mark.parametrize("kind", RENDERERS)
of_every_table = pytest.mark.parametrize("kind", TABLE_KINDS)


def rendered(kind: str, language: str = "en", **other: Option) -> SheetSpec:
    """Return a sheet of that kind."""
    return render(kind, {"language": language, **OPTIONS[kind], **other})


def as_sheet(spec: SheetSpec) -> Sheet:
    """Return the cells of a spec as a sheet."""
    height, width = (max(at[i] for at in spec.cells) for i in (0, 1))
    return Sheet.of([
        [shown(spec.cells.get((row, column))) for column in range(1, width + 1)]
        for row in range(1, height + 1)
    ])  # fmt: skip


def column_at(spec: SheetSpec, kind: str, key: str) -> int:
    """Return where the reader finds a column."""
    place = location_of("", as_sheet(spec))
    assert place is not None
    assert kind == place.kind
    return place.columns[key]


@in_both_languages
@of_every_table
def test_a_sheet_is_found_again_with_all_its_columns(kind: str, language: str) -> None:
    """The reader knows the kind, the language and every column, those without heading too."""
    spec = rendered(kind, language)
    sheet = as_sheet(spec)
    others = (ORGANISERS, SEASONS)
    where = [location_among(kinds, "x", sheet) for kinds in others if kind in kinds]
    place = where[0] if where else location_of("x", sheet)

    assert place is not None
    assert (kind, HEADING_ROW) == (place.kind, place.heading_row)
    expected = {c.key: at for at, c in enumerate(columns_of(kind), 1)}
    if kind == "tree":
        assert ["seed", *(f"round{n}" for n in range(4, 8)), "winner"] == list(place.columns)
    elif kind == "crosstable":
        assert ["place", "number", "name", "rank", *(f"against{n}" for n in range(1, 13)),
                "wins", "group"] == list(place.columns)  # fmt: skip
    elif kind == "grid":
        keys = list(place.columns)
        assert {f"opponent{n}" for n in range(1, 7)} <= set(keys)
        assert {f"colour{n}" for n in range(1, 7)} <= set(keys)
        assert all(place.columns[f"colour{n}"] == place.columns[f"opponent{n}"] + 1
                   for n in range(1, 7))  # fmt: skip
    else:
        if kind in SEASONS:  # a gap is a column between two others, and has no heading
            expected = {key: at for key, at in expected.items() if not key.startswith("gap")}
        assert expected == dict(place.columns)
    assert language == place.language


@in_both_languages
@pytest.mark.parametrize("kind", TABLES)
def test_no_heading_means_two_columns(kind: str, language: str) -> None:
    """Neither in one language nor between them, aliases included."""
    owners: dict[str, set[str]] = {}
    for column in columns_of(kind):
        for heading in filter(None, map(plain, {*column.headings, *column.aliases})):
            owners.setdefault(heading, set()).add(column.key)

    assert {} == {heading: keys for heading, keys in owners.items() if len(keys) > 1}
    printed = [plain(c.heading(language)) for c in columns_of(kind) if plain(c.heading(language))]
    assert len(printed) == len(set(printed))


def test_the_grid_of_the_longest_event_is_found() -> None:
    """Twenty rounds, no heading twice."""
    place = location_of("", as_sheet(rendered("grid", rounds=MOST_ROUNDS)))

    assert place is not None
    assert MOST_ROUNDS == sum(key.startswith("opponent") for key in place.columns)


@in_both_languages
@of_every_kind
def test_formats_and_lists_refer_to_their_own_sheet(kind: str, language: str) -> None:
    """Rules across sheets become extensions, which other programs lose."""
    spec = rendered(kind, language)

    assert [] == [rule.formula for rule in spec.formats if "!" in rule.formula]
    assert [] == [drop for drop in spec.drop_downs if isinstance(drop.source, str)]


def test_lists_are_short_enough_to_stand_in_their_cell() -> None:
    """A spreadsheet allows 255 characters, and a comma would cut an entry in two."""
    lists = [
        drop.source
        for kind in RENDERERS
        for language in LANGUAGES
        for drop in rendered(kind, language).drop_downs
    ]

    assert len(lists) > len(RENDERERS)
    assert [] == [source for source in lists if len(",".join(source)) > 255]
    assert [] == [source for source in lists if any("," in each or not each for each in source)]


@of_every_table
def test_the_bar_is_never_printed(kind: str) -> None:
    """Paper begins with the title, and repeats title and headings on every page.

    The headings of Event are those of the rounds, which its first page holds.
    """
    spec = rendered(kind)

    assert spec.print is not None
    assert TITLE_ROW == spec.print.area.top
    last = TITLE_ROW if kind == "event" else HEADING_ROW
    assert (TITLE_ROW, last) == spec.print.title_rows
    assert spec.print.area.right <= max(spec.widths)


@of_every_table
def test_bar_title_and_headings_stay_in_sight(kind: str) -> None:
    """All but the Event sheet, whose table is short, freeze above row 4."""
    freeze = rendered(kind).freeze or ""

    assert re.fullmatch("A2" if kind == "event" else r"[A-Z]4", freeze)


@of_every_table
def test_every_column_has_a_width_and_only_helpers_are_hidden(kind: str) -> None:
    """A hidden column holds nothing that a person needs."""
    spec = rendered(kind)
    columns = columns_of(kind) if kind not in {"grid", "tree", "crosstable"} else ()

    assert min(spec.widths.values()) > 0
    if columns:
        assert {at for at, c in enumerate(columns, 1) if c.role in HIDDEN} == spec.hidden


def test_lists_for_typing_are_open_and_derived_sheets_locked() -> None:
    """Protected lists can be neither sorted nor extended."""
    locked = {kind for kind in TABLE_KINDS if rendered(kind).protected}

    assert {"round", "drawn", "grid", "standings", "tree", "crosstable", "teams", "problems",
            "preflight", "log"} == locked  # fmt: skip


@in_both_languages
def test_no_title_stands_above_the_results(language: str) -> None:
    """Auto-completion of a column would offer it."""
    spec = rendered("round", language)
    result = column_at(spec, "round", "result")

    assert [HEADING_ROW] == [row for row, column in spec.cells if column == result]
    assert set(WRITTEN.values()) == set(spec.drop_downs[0].source)


def test_on_a_round_what_is_typed_or_drawn_is_open_and_the_rest_locked() -> None:
    """Bar, headings, gutter and Check are locked, Find is open."""
    spec = rendered("round")
    locked: dict[tuple[int, int], bool] = {}
    for area, style in spec.styles:
        for column in range(area.left, area.right + 1):
            for row in (BAR_ROW, TITLE_ROW, HEADING_ROW, 4, last_board(19)):
                if area.top <= row <= area.bottom:
                    locked[row, column] = style.locked
    roles = {c.key: (at, c.role) for at, c in enumerate(TABLES["round"], 1)}
    for key, (at, role) in roles.items():
        if role != "gap":
            assert locked[4, at] is (role not in {"input", "drawn"}), key
    open_above = [at for at, is_locked in locked.items() if at[0] < 4 and not is_locked]
    assert [(BAR_ROW, roles["winners"][0])] == open_above


def test_bye_and_out_stand_below_a_blank_row() -> None:
    """So that sorting the boards leaves them alone."""
    spec = rendered("round", boards=2, byes=1, outs=2)
    labels = [spec.cells.get((row, 2)) for row in range(last_board(2) + 1, first_bye(2) + 3)]

    assert [None, "Bye", "Out", "Out"] == labels


@pytest.mark.parametrize("boards", [1, 19, 20, 40, 300])
def test_a_page_of_a_round_ends_after_twenty_tables_or_holds_all(boards: int) -> None:
    """M20: 20 tables a page; the breaks are inside what is printed."""
    page = rendered("round", boards=boards, byes=0, outs=0).print

    assert page is not None
    assert all(HEADING_ROW < row < page.area.bottom for row in page.breaks)
    assert {20} >= {b - a for a, b in zip(page.breaks, page.breaks[1:], strict=False)}
    assert bool(page.breaks) is (boards > 20)


def test_a_grid_of_six_rounds_fits_its_page() -> None:
    """M20, the poster: at 92 percent; more rounds are fitted to the width."""
    six, nine = (rendered("grid", rounds=rounds, players=40).print for rounds in (6, 9))

    assert six is not None
    assert nine is not None
    assert (92, None) == (six.scale, nine.scale)
    assert notes_row(40) == 3 + 80 + 2


def test_a_grid_without_players_has_room_for_one() -> None:
    """A new event shows what will come, and the lines of others will look like those."""
    assert rendered("grid", players=1).formats == rendered("grid", players=0).formats
    assert notes_row(1) == notes_row(0) == 7


def test_formats_reach_below_the_last_player() -> None:
    """500 rows below, and at once for 3,200 players."""
    for rows, least in ((40, MOST_ROWS), (3200, 3700), (4000, 4500)):
        spec = rendered("players", rows=rows)
        assert min(rule.area.bottom for rule in spec.formats) >= least
        assert min(drop.area.bottom for drop in spec.drop_downs) >= least


def test_every_rank_can_be_picked() -> None:
    """9d to 30k, as the reader reads them."""
    source = rendered("players").drop_downs[1].source

    assert [Rank(steps) for steps in range(9, -30, -1)] == list(map(Rank.parse, source))


@in_both_languages
def test_the_event_sheet_has_a_row_for_every_setting(language: str) -> None:
    """Label, boxed value, note: beside the rounds what every event needs, the rest on Settings."""
    event, settings = rendered("event", language), rendered("settings", language)
    column = column_at(event, "event", "setting")
    beside = [value for at, value in event.cells.items() if at[1] == column]
    labels = [value for at, value in settings.cells.items() if at[1] == 1]

    assert [BY_KEY[key].label(language) for key in ON_EVENT] == beside[1:]
    assert [] == [
        row.key
        for row in SETTINGS
        if (row.key in {*ON_EVENT, "schema"}) is (labels.count(row.label(language)) > 0)
    ]


@in_both_languages
def test_every_section_of_settings_folds_below_its_title(language: str) -> None:
    """Those in detail are folded at first; none runs into another."""
    spec = rendered("settings", language)
    titles = {group_title(group, language): group in {*DETAIL, "file"} for group in GROUPS}

    assert titles == {spec.cells[fold.first - 1, 1]: fold.closed for fold in spec.folds}
    assert all(one.last + 1 < other.first for one, other in pairwise(spec.folds))
    inside = {row for fold in spec.folds for row in range(fold.first, fold.last + 1)}
    labelled = {row for row, column in spec.cells if column == 1 and row > HEADING_ROW}
    parts = {part.title(language) for part in PARTS}
    outside = {spec.cells[row, 1] for row in labelled - inside}
    assert {*titles, *parts} == outside


@pytest.mark.parametrize("rounds", [3, 9, 20])
def test_rounds_and_settings_of_event_fit_a_screen(rounds: int) -> None:
    """1366 x 768, of which a program with its toolbars leaves 1266 x 570; or the rounds go on."""
    spec = rendered("event", rounds=rounds)
    heights = [spec.heights.get(row, spec.row_height) for row in range(1, FIRST_ROW + 14)]

    assert 570 >= sum(heights) * 96 / 72
    assert 1266 >= sum(7 * width + 5 for width in spec.widths.values())
    assert {"setting", "value", "meaning"} <= {c.key for c in columns_of("event")}


@in_both_languages
@of_every_kind
def test_every_list_fits_into_a_validation(kind: str, language: str) -> None:
    """As Excel has it: no comma in an entry, 255 characters in all."""
    lists = [drop.source for drop in rendered(kind, language).drop_downs]

    assert [] == [entry for each in lists for entry in each if "," in entry]
    assert [] == [each for each in lists if len(",".join(each)) > LONGEST_LIST]


def test_the_event_sheet_of_an_unknown_language_is_english() -> None:
    """A host never fails on a word."""
    assert rendered("event", "en").cells == rendered("event", "eo").cells


def test_the_sections_sheet_keeps_rows_for_more_sections() -> None:
    """The list of ranks stands below a blank row."""
    for rows in (0, 5, 15):
        spec = rendered("sections", rows=rows)
        heading = ranks_heading_row(max(rows, LEAST_ROWS))
        assert ["Rank", "Players", "Section"] == [spec.cells[heading, c] for c in (1, 2, 3)]


@in_both_languages
def test_the_hidden_lists_hold_text_only(language: str) -> None:
    """Normal text and outcome side by side; no cell could become a number or a date."""
    spec = rendered("lists", language)

    assert not spec.visible
    assert {"@"} == {style.number_format for _, style in spec.styles}
    assert all(isinstance(value, str) for value in spec.cells.values())


def test_a_growing_list_beyond_column_z_is_still_ruled() -> None:
    """Columns have two letters there."""
    columns = tuple(TABLES["round"])
    builder = Builder(columns, "en")
    list_formats(builder, "found", 10)
    letters = {c.key: at for at, c in enumerate(columns, 1)}["found"]

    assert letters > 26
    assert re.fullmatch(r'\$A[A-Z]4<>""', builder.formats[0].formula)


def test_the_titles_name_the_sheets() -> None:
    """In row 2, where the number of a round is read."""
    for language in LANGUAGES:
        titles = {rendered("round", language, number=n).cells[TITLE_ROW, 2] for n in (1, 12)}
        assert {text("sheet.round", language, number=n) for n in (1, 12)} == titles


@pytest.mark.parametrize("empty", [True, False])
@of_every_kind
def test_every_area_has_its_corners_in_order(kind: str, empty: bool) -> None:  # noqa: FBT001
    """Also on a sheet that is still empty."""
    none: dict[str, Option] = {
        key: 0 if isinstance(value, int) else value for key, value in OPTIONS[kind].items()
    }
    spec = render(kind, {"language": "en", **(none if empty else OPTIONS[kind])})
    areas: list[Area] = [area for area, _ in spec.styles]
    areas += [rule.area for rule in spec.formats]
    areas += [drop.area for drop in spec.drop_downs]
    areas += [spec.print.area] if spec.print else []

    assert [] == [str(a) for a in areas if a.top > a.bottom or a.left > a.right]


def test_an_unknown_kind_is_refused() -> None:
    """The sentence names it."""
    options: Mapping[str, Option] = {"language": "en"}
    with pytest.raises(WrongUse, match="'wall'"):
        render("wall", options)
