"""The growing lists and the small sheets: Players, Wishes, As drawn, Problems, Log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.units import STRONGEST, WEAKEST, Rank
from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder, list_formats
from nigiri.workbook.layout.find_box import FIND
from nigiri.workbook.layout.spec import Area, DropDown, Print, SheetSpec
from nigiri.workbook.layout.tables import (
    AS_DRAWN,
    FIRST_ROW,
    HEADING_ROW,
    LOG,
    MOST_ROWS,
    PLAYERS,
    PROBLEMS,
    ROWS_AHEAD,
    TITLE_ROW,
    WISHES,
)
from nigiri.workbook.model.cells import column_letters
from nigiri.workbook.spellings.results import accepted
from nigiri.workbook.words.names import PATHS, WISH_KINDS, path_word

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.changes import Option

_FREE_ROWS = 8


def render_players(options: Mapping[str, Option]) -> SheetSpec:
    """Return the Players sheet.

    options: language, rows (players expected), topics (of its columns, comma between)
    """
    language, rows = str(options["language"]), int(options.get("rows") or 0)
    topics = {"", *str(options.get("topics") or "").split(",")}
    columns = tuple(column for column in PLAYERS if column.topic in topics)
    builder = Builder(columns, language, freeze="E4", whole_columns=True)
    builder.title("number", text("sheet.players", language))
    builder.styles.append((builder.area("given", "given", TITLE_ROW, TITLE_ROW), looks.COUNT))
    builder.find_box(FIND["players"])
    last = max(MOST_ROWS, FIRST_ROW + rows + ROWS_AHEAD)
    ranks = tuple(str(Rank(steps)) for steps in range(STRONGEST, WEAKEST - 1, -1))
    builder.drop_downs += [
        DropDown(
            builder.area("here", "here", FIRST_ROW, last),
            (text("yes", language), text("here.reserve", language)),
        ),
        DropDown(builder.area("rank", "rank", FIRST_ROW, last), ranks),
        DropDown(builder.area("hide", "hide", FIRST_ROW, last), (text("yes", language),)),
    ]
    if "path" in builder.position:
        words = tuple(path_word(path, language) for path in PATHS)
        builder.drop_downs.append(DropDown(builder.area("path", "path", FIRST_ROW, last), words))
    _player_formats(builder, last)
    return builder.build(
        Print(builder.area("number", "score", TITLE_ROW, FIRST_ROW)),
        protected=False,
        filtered=builder.area("number", "notes", HEADING_ROW, last),
    )


def _player_formats(builder: Builder, last: int) -> None:
    """Highlight found and missing cells and the next free row; boxes for a few free rows."""
    col = {key: column_letters(at) for key, at in builder.position.items()}
    family, find = col["family"], f"${col[FIND['players'].box]}$1"
    used = f"COUNTA(${family}${FIRST_ROW}:${family}${last})"
    _mark_double_numbers(builder, col["number"], last)
    people = builder.area("number", "where", FIRST_ROW, last)
    hits = ",".join(f"ISNUMBER(SEARCH({find},${col[key]}4))" for key in ("family", "given", "key"))
    builder.when(
        people,
        f'AND({find}<>"",${family}4<>"",OR({hits},{find}=${col["number"]}4&""))',
        looks.FOUND,
    )
    _mark_needed(builder, col, last)
    names = builder.area("family", "family", FIRST_ROW, last)
    builder.when(names, f'AND(${family}4="",ROW()={FIRST_ROW}+{used})', looks.YELLOW)
    where = builder.area("where", "where", FIRST_ROW, last)
    for symbol, look in (("■", looks.RED), ("●", looks.PURPLE), ("–", looks.CALM)):
        first = f'LEFT(${col["where"]}4,1)="{symbol}"'
        builder.when(where, f'AND({first},ISNUMBER(SEARCH(" ",${col["where"]}4)))', look)
    for key in ("section_now", "start"):
        mine = f'LEFT(${col[key]}4,1)="✎"'
        builder.when(builder.area(key, key, FIRST_ROW, last), mine, looks.PURPLE)
    shown = f"ROW()<{FIRST_ROW}+{used}+{_FREE_ROWS}"
    for first, to in (("number", "out"), ("section", "notes")):
        builder.when(builder.area(first, to, FIRST_ROW, last), shown, looks.BOX_LINES)
    builder.when(builder.area("where", "score", FIRST_ROW, last), shown, looks.GREY_CELL)


def _mark_double_numbers(builder: Builder, number: str, last: int) -> None:
    """Mark numbers that are given twice; Where now says so."""
    number = f"${number}"
    twice = f"COUNTIF({number}${FIRST_ROW}:{number}${last},{number}{FIRST_ROW})>1"
    area = builder.area("number", "number", FIRST_ROW, last)
    builder.when(area, f'AND({number}{FIRST_ROW}<>"",{twice})', looks.RED)


def _mark_needed(builder: Builder, col: Mapping[str, str], last: int) -> None:
    """Mark who is not known to be here, missing ranks, and those that cannot be read.

    The last only in rows with formulas, which work out what a rank is; Where now says so. Beside
    the rule for a missing rank: LibreOffice orders the rules of a cell by the areas they are for.
    """
    for key in ("here", "rank"):
        needed = f'AND(${col["family"]}4<>"",${col[key]}4="")'
        builder.when(builder.area(key, key, FIRST_ROW, last), needed, looks.YELLOW)
    keys = ("family", "rank", "steps", "away")
    family, rank, steps, away = (f"${col[key]}{FIRST_ROW}" for key in keys)
    unread = f'AND({family}<>"",{rank}<>"",{steps}="",{away}<>"")'
    builder.when(builder.area("rank", "rank", FIRST_ROW, last), unread, looks.RED)


def render_wishes(options: Mapping[str, Option]) -> SheetSpec:
    """Return the Wishes sheet; options: language."""
    language = str(options["language"])
    builder = Builder(WISHES, language, whole_columns=True, row_height=27)
    builder.title("who", text("sheet.wishes", language), "wish", text("wishes.note", language))
    note = builder.area("wish", "wish", TITLE_ROW, TITLE_ROW)
    builder.styles.append((note, looks.NOTE._replace(wrap=False)))
    picks = tuple(kind.word(language) for kind in WISH_KINDS)
    cells = builder.area("wish", "wish", FIRST_ROW, MOST_ROWS)
    builder.drop_downs.append(DropDown(cells, picks))
    who, wish = (column_letters(builder.position[key]) for key in ("who", "wish"))
    builder.when(cells, f'AND(${who}4<>"",${wish}4="")', looks.YELLOW)
    used = f"COUNTA(${who}${FIRST_ROW}:${who}${MOST_ROWS})"
    shown = f"ROW()<{FIRST_ROW}+{used}+{_FREE_ROWS}"
    for first, last, look in (
        ("who", "rounds", looks.BOX_LINES),
        ("meant", "meant", looks.GREY_CELL),
        ("note", "note", looks.BOX_LINES),
    ):
        builder.when(builder.area(first, last, FIRST_ROW, MOST_ROWS), shown, look)
    page = Print(builder.area("who", "note", TITLE_ROW, FIRST_ROW))
    return builder.build(page, protected=False)


def render_drawn(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet As drawn; options: language."""
    language = str(options["language"])
    builder = Builder(AS_DRAWN, language, whole_columns=True)
    builder.title(
        "round", text("title.drawn", language), "black", text("title.drawn.note", language)
    )
    note = builder.area("black", "black", TITLE_ROW, TITLE_ROW)
    builder.styles.append((note, looks.NOTE._replace(wrap=False)))
    list_formats(builder, "round", MOST_ROWS * 5)
    page = Print(builder.area("round", "bye_known", TITLE_ROW, FIRST_ROW))
    return builder.build(page, protected=True)


def render_problems(options: Mapping[str, Option]) -> SheetSpec:
    """Return the Problems sheet; options: language."""
    language = str(options["language"])
    builder = Builder(PROBLEMS, language, whole_columns=True, row_height=30)
    builder.title(
        "symbol", text("sheet.problems", language), "what", text("problems.none", language)
    )
    accepted_area = builder.area("accepted", "accepted", FIRST_ROW, MOST_ROWS)
    builder.when(accepted_area, f'$B{FIRST_ROW}<>""', looks.BOX_LINES)
    list_formats(builder, "where", MOST_ROWS)
    symbols = builder.area("symbol", "symbol", FIRST_ROW, MOST_ROWS)
    for symbol, look in (("■", looks.RED), ("▲", looks.ORANGE), ("✎", looks.PURPLE)):
        builder.when(symbols, f'$A{FIRST_ROW}="{symbol}"', look)
    page = Print(builder.area("symbol", "code", TITLE_ROW, FIRST_ROW))
    return builder.build(page, protected=True)


def render_log(options: Mapping[str, Option]) -> SheetSpec:
    """Return the Log sheet; options: language."""
    language = str(options["language"])
    builder = Builder(LOG, language, whole_columns=True, row_height=27)
    builder.title("when", text("title.log", language))
    list_formats(builder, "when", MOST_ROWS)
    page = Print(builder.area("when", "reason", TITLE_ROW, FIRST_ROW))
    filtered = builder.area("when", "reason", HEADING_ROW, MOST_ROWS)
    return builder.build(page, protected=True, filtered=filtered)


def render_lists(options: Mapping[str, Option]) -> SheetSpec:
    """Return the hidden sheet of accepted results; options: language.

    Column A holds the normal form of what is typed, column B the outcome it means.
    """
    codes = sorted(accepted(str(options["language"])).items())
    cells = {
        (row, at): value for row, pair in enumerate(codes, 1) for at, value in enumerate(pair, 1)
    }
    style = looks.HELPER._replace(number_format="@")
    return SheetSpec(
        cells=dict(cells),
        styles=((Area(1, 1, len(codes), 2), style),),
        widths={1: 14, 2: 8},
        freeze=None,
        visible=False,
    )
