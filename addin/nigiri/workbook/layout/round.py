"""The sheet of a round: boards, results, Check, the winners' list; Bye and Out below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder, wide_enough
from nigiri.workbook.layout.find_box import FIND
from nigiri.workbook.layout.spec import Area, DropDown, Highlight, Print, SheetSpec, Style
from nigiri.workbook.layout.tables import FIRST_ROW, ROUND, TITLE_ROW
from nigiri.workbook.spellings.results import WRITTEN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.changes import Option

SPARE_ROWS = 2
TABLES_PER_PAGE = 20
SUBTITLED = "white_rank"
"""The column of the subtitle: clear of the title, which runs over the columns before it."""
_PAGE_HEIGHT, _HEADING_HEIGHT, _ROW_HEIGHT = 500, 52.5, 18.0  # points, on A4 or Letter landscape
_SMALLEST, _LARGEST = 85, 110
_PAGE_WIDTH = 734  # points, on Letter landscape, which is the narrower
_WIDER = 1.12  # LibreOffice draws columns so much wider
_SIDES = (("white", "W", "B"), ("black", "B", "W"))
_MARKS: tuple[tuple[str, Highlight], ...] = (
    ("■", looks.RED),
    ("▲", looks.ORANGE),
    ("✎", looks.PURPLE),
)


def last_board(boards: int) -> int:
    """Return the last row for boards: those drawn and two spare ones."""
    return FIRST_ROW + boards + SPARE_ROWS - 1


def first_bye(boards: int) -> int:
    """Return the first row of Bye: a blank row keeps it from the boards."""
    return last_board(boards) + 2


def render_round(options: Mapping[str, Option]) -> SheetSpec:
    """Return a round's sheet.

    options: language, number, draft, boards (drawn), byes and outs (rows kept for them), subtitle,
    names (the width that the longest name takes, in hundredths of its size), topics (of columns on
    demand, comma between)
    """
    language = str(options["language"])
    boards, byes, outs = (int(options[key] or 0) for key in ("boards", "byes", "outs"))
    topics = {"", *str(options.get("topics") or "").split(",")}
    columns = tuple(column for column in ROUND if column.topic in topics)
    builder = Builder(wide_enough(columns, ("white", "black"), options), language)
    _add_title(builder, options)
    subtitle = looks.SUBTITLE._replace(align="left")
    builder.styles += [
        (builder.area(SUBTITLED, SUBTITLED, TITLE_ROW, TITLE_ROW), subtitle),
        (builder.area("check", "check", TITLE_ROW, TITLE_ROW), looks.COUNT),
    ]
    builder.find_box(FIND["round"])
    end = first_bye(boards) + byes + outs - 1
    _paint_boards(builder, last_board(boards), language)
    _paint_below(builder, first_bye(boards), byes, outs)
    _add_formats(builder, last_board(boards), end)
    area = builder.area("table", "in_force", TITLE_ROW, end)
    return builder.build(_page(builder, area, boards), protected=True)


def _add_title(builder: Builder, options: Mapping[str, Option]) -> None:
    """Write the title; that of a draft is long and takes the place of the subtitle, too."""
    draft = bool(options.get("draft"))
    kind = "sheet.draft" if draft else "sheet.round"
    title = text(kind, builder.language, number=options["number"])
    builder.title("table", title, SUBTITLED, "" if draft else str(options.get("subtitle") or ""))


def _page(builder: Builder, area: Area, boards: int) -> Print:
    """Return the page: 110 %, 20 tables a page (M20); smaller, if then all fit on one page."""
    rows = area.bottom - FIRST_ROW + 1
    printed = builder.columns[area.left - 1 : area.right]
    width = sum(column.width * 7 + 5 for column in printed) * 72 / 96 * _WIDER
    across = min(_LARGEST, int(100 * _PAGE_WIDTH / width))
    down = int(100 * _PAGE_HEIGHT / (_HEADING_HEIGHT + rows * _ROW_HEIGHT))
    if boards <= TABLES_PER_PAGE and down >= _SMALLEST:
        return Print(area, scale=min(across, down))
    breaks = range(FIRST_ROW + TABLES_PER_PAGE - 1, area.bottom, TABLES_PER_PAGE)
    return Print(area, scale=across, breaks=tuple(breaks))


def _paint_boards(builder: Builder, last: int, language: str) -> None:
    """Style the rows of boards; handicap words are a number format, so the cell stays a number."""
    builder.paint_all(FIRST_ROW, last)
    even, no_komi = (text(key, language) for key in ("label.even", "label.no-komi"))
    style = looks.DRAWN_NUMBER._replace(number_format=f'[=0]"{even}";[=1]"{no_komi}";0')
    builder.paint("handicap", FIRST_ROW, last, style._replace(shrink=True))
    shown = looks.IN_FORCE._replace(number_format=style.number_format)
    builder.paint("in_force", FIRST_ROW, last, shown)
    area = builder.area("result", "result", FIRST_ROW, last)
    builder.drop_downs.append(DropDown(area, tuple(WRITTEN.values())))


def _paint_below(builder: Builder, first: int, byes: int, outs: int) -> None:
    """Style and label the rows of Bye and Out; their number, name and rank are typeable."""
    label = Style(size=10, bold=True, align="center")
    grey = Style(size=11, colour=looks.GREY)
    for row in range(first, first + byes + outs):
        key = "label.bye" if row < first + byes else "label.out"
        builder.cells[row, builder.position["table"]] = text(key, builder.language)
    last = first + byes + outs - 1
    if last < first:
        return
    builder.paint("table", first, last, label)
    for key in ("white_no", "white", "white_rank"):
        builder.paint(key, first, last)
    builder.paint("black", first, last, grey)
    builder.paint("mark", first, last)
    builder.paint("check", first, last)
    number = _letters(builder.position["white_no"])
    labels = builder.area("table", "table", first, last)
    builder.when(labels, f'${number}{first}=""', looks.FAINT)


def _add_formats(builder: Builder, last: int, end: int) -> None:
    """Add the conditional formats; every formula refers to this sheet only."""
    col = {key: _letters(at) for key, at in builder.position.items()}
    for symbol, look in _MARKS:
        for key in ("mark", "check"):
            area = builder.area(key, key, FIRST_ROW, end)
            builder.when(area, f'${col["mark"]}{FIRST_ROW}="{symbol}"', look)
    marks = builder.area("mark", "mark", FIRST_ROW, end)
    builder.when(marks, f'OR(${col["mark"]}4="✓",${col["mark"]}4="…")', looks.CALM)
    _add_sides(builder, col, last)
    table = builder.area("table", "table", FIRST_ROW, last)
    builder.when(table, f"${col['found']}4=1", looks.FOUND)
    handicap = builder.area("handicap", "handicap", FIRST_ROW, last)
    other, drawn = f"${col['in_force']}4", f"${col['drawn_handicap']}4"
    changed = f'AND({other}="",{drawn}<>"",${col["handicap"]}4<>{drawn})'
    builder.when(handicap, changed, looks.PURPLE_BOLD)
    builder.when(handicap, f'{other}<>""', looks.STRUCK)
    in_force = builder.area("in_force", "in_force", FIRST_ROW, last)
    builder.when(in_force, f'{other}<>""', looks.PURPLE_BOLD)
    below = last + 2
    stale = f"${col['white_stale']}{below}=1"
    builder.when(builder.area("white", "white_rank", below, max(end, below)), stale, looks.STRUCK)
    _add_inputs(builder, col, last)


def _add_sides(builder: Builder, col: Mapping[str, str], last: int) -> None:
    """Highlight found and changed players, winners and losers on both sides."""
    find = f"${col[FIND['round'].box]}$1"
    for side, won, lost in _SIDES:
        number, name, rank = f"{side}_no", side, f"{side}_rank"
        match = (
            f'AND({find}<>"",OR(ISNUMBER(SEARCH({find},${col[name]}4)),{find}=${col[number]}4&""))'
        )
        for key in (number, name):
            builder.when(builder.area(key, key, FIRST_ROW, last), match, looks.FOUND)
        other = f'AND(${col["by_hand"]}4<>"",${col[number]}4<>${col[f"drawn_{side}"]}4)'
        builder.when(builder.area(number, number, FIRST_ROW, last), other, looks.PURPLE_BOLD)
        stale = f"${col[f'{side}_stale']}4=1"
        builder.when(builder.area(name, rank, FIRST_ROW, last), stale, looks.STRUCK)
        code = f"LEFT(${col['outcome']}4,1)"
        area = builder.area(number, rank, FIRST_ROW, last)
        builder.when(area, f'OR({code}="{won}",{code}="2")', looks.WON)
        builder.when(area, f'OR({code}="{lost}",{code}="N")', looks.LOST)


def _add_inputs(builder: Builder, col: Mapping[str, str], last: int) -> None:
    """Highlight cells that wait for the director in yellow, unreadable ones in red."""
    result = builder.area("result", "result", FIRST_ROW, last)
    builder.when(result, f'${col["outcome"]}4="?"', looks.RED)
    waiting = f'AND(${col["white_no"]}4<>"",${col["black_no"]}4<>"",${col["outcome"]}4="")'
    builder.when(result, waiting, looks.YELLOW)
    winners = builder.area("winners", "winners", FIRST_ROW, last)
    builder.when(winners, f"${col['list_bad']}4=1", looks.RED)
    rows = f"${FIRST_ROW}:${{c}}${last}"
    missing = f"${col['missing']}{rows.format(c=col['missing'])}"
    listed = f"${col['winners']}{rows.format(c=col['winners'])}"
    free = f'AND(COUNT({missing})>0,${col["winners"]}4="",ROW()={FIRST_ROW}+COUNT({listed}))'
    builder.when(winners, free, looks.YELLOW)


def _letters(at: int) -> str:
    """Return a column's letters."""
    return str(Area(1, at, 1, at)).rstrip("1")
