"""The sheet Tree: a knockout from left to right, lines between those who meet.

    1 Ann
          Ann
    4 Dee
                Ben
    2 Ben
          Ben
    3 Cho

Trees stand below one another. The option "shape" has "first,places,rounds,third" of each tree,
separated by ";": the rounds of the stage before it begins, the places in its first round, its
rounds, and 1 with a game for the third place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.brackets.seeds import row_of
from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.build import Builder
from nigiri.workbook.layout.spec import Area, Print, SheetSpec, Style
from nigiri.workbook.layout.tables import FIRST_ROW
from nigiri.workbook.layout.varying_columns import tree_columns
from nigiri.workbook.model.plain import as_text
from nigiri.workbook.words.known_sentences import said_by

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from nigiri.domain.brackets.tree import Tree
    from nigiri.workbook.layout.spec import Line
    from nigiri.workbook.model.cells import Sheet
    from nigiri.workbook.model.changes import Option
    from nigiri.workbook.model.locations import Location


NOBODY = "–"
"""In place of a seed, for an empty seat."""

#: Rows that the game for the third place takes: a blank one, its title, two players, one between.
_THIRD = 5
#: From one seat of the first round to the next.
_STEP = 2


class Block(NamedTuple):
    """One tree on the sheet.

    top -- the row of its title; the first player stands in the next one
    first, places, rounds, third -- as in the text of the shape
    """

    top: int
    first: int
    places: int
    rounds: int
    third: bool

    def row(self, level: int, seat: int) -> int:
        """Return the row of a seat, from 0, in a round of the tree, from 1; one more: winners."""
        return self.top + row_of(level, seat)

    def seats(self, level: int) -> int:
        """Return the number of seats in a round of the tree."""
        return 2 * self.places >> (level - 1)

    @property
    def bottom(self) -> int:
        """Return the last row of the tree itself."""
        return self.row(1, 2 * self.places - 1)

    @property
    def third_title(self) -> int:
        """Return the row of the title of the game for the third place."""
        return self.bottom + 2

    @property
    def last(self) -> int:
        """Return the last row, that of the game for the third place where there is one."""
        return self.bottom + (_THIRD if self.third else 0)

    @property
    def labelled(self) -> Iterator[int]:
        """Yield the rows with a title or seed in the first column."""
        yield self.top
        yield from (self.row(1, seat) for seat in range(2 * self.places))
        if self.third:
            yield self.third_title


def shape_of(trees: Sequence[Tree]) -> str:
    """Return the shape of trees as a text."""
    return ";".join(
        f"{tree.first},{len(tree.rounds[0])},{tree.height},{int(_has_third(tree))}"
        for tree in trees
    )


def _has_third(tree: Tree) -> bool:
    """Tell whether the losers of the semi-finals play for the third place."""
    return tree.third is not None


def shape_there(counts: Sequence[int], rounds: int) -> str:
    """Return the shape of trees on a sheet with so many columns of rounds.

    counts -- the number of seats below each title, 0 below that of a game for the third place
    """
    found: list[list[int]] = []
    for count in counts:
        places = count // 2
        if not count and found:
            found[-1][3] = 1
        elif places:
            own = places.bit_length() if places.bit_count() == 1 else rounds
            found.append([rounds - own, places, own, 0])
    return ";".join(",".join(map(str, part)) for part in found)


def blocks(shape: str) -> tuple[Block, ...]:
    """Return the blocks of trees of this shape; () for an empty one."""
    found: list[Block] = []
    for part in filter(None, shape.split(";")):
        first, places, rounds, third = map(int, part.split(","))
        top = found[-1].last + 2 if found else FIRST_ROW
        found.append(Block(top, first, places, rounds, bool(third)))
    return tuple(found)


def columns_needed(parts: Sequence[Block]) -> int:
    """Return the number of rounds of the stage that the trees take."""
    return max((part.first + part.rounds for part in parts), default=1)


def seeds_on(location: Location, sheet: Sheet) -> dict[int, bool]:
    """Return row -> whether it is a title, for cells that nigiri wrote in the first column.

    Seats stand in every other row below a title, one of which may be overwritten, and no place of
    the seeding is there twice or beyond the number of seats: other numbers are people's.
    """
    titles, found = said_by("tree.title", "tree.playoff", "tree.third"), dict[int, bool]()
    seen: set[int] = set()
    for row in range(location.first_row, sheet.height + 1):
        cell = sheet.cell(row, location.columns["seed"])
        before = max(found, default=row - _STEP)
        if titles.say(as_text(cell)):
            found[row], seen = True, set()
            continue
        in_place = row - before + found.get(before, False) in {_STEP, 2 * _STEP}
        if in_place and (cell == NOBODY or (isinstance(cell, int) and cell not in seen)):
            found[row] = False
            seen |= {cell} if isinstance(cell, int) else set()
    return _without_large(found, location, sheet)


def _without_large(found: dict[int, bool], location: Location, sheet: Sheet) -> dict[int, bool]:
    """Return the rows without a last one whose number is larger than the number of seats."""
    last = max(found, default=0)
    cell, seats = (
        sheet.cell(last, location.columns["seed"]),
        sum(not title for title in found.values()),
    )
    large = isinstance(cell, int) and cell > seats
    return {row: title for row, title in found.items() if row != last or not large}


def shape_on(location: Location, sheet: Sheet) -> str:
    """Return the shape of the trees on the sheet, by its first column; empty without any."""
    counts: list[int] = []  # how many seats stand below each title
    for is_title in seeds_on(location, sheet).values():
        if is_title:
            counts.append(0)
        elif counts:
            counts[-1] += 1
    return shape_there(counts, sum(key.startswith("round") for key in location.columns))


_LINE: Line = ("thin", looks.INK)
_NAME = Style(shrink=True, indent=1, bottom=_LINE)
_BLOCK = Style(bold=True)


def render_tree(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Tree; options: language, first (round of the stage), shape."""
    language, first = str(options["language"]), int(options.get("first") or 1)
    parts = blocks(str(options.get("shape") or ""))
    columns = tree_columns(first, columns_needed(parts))
    builder = Builder(columns, language, freeze="A4", row_height=15)
    builder.title("seed", text("sheet.tree", language))
    for part in parts:
        _paint(builder, part)
    last = max((part.last for part in parts), default=4)
    page = Print(builder.area("seed", "winner", 2, last), landscape=last < _PORTRAIT)
    return builder.build(page, protected=True)


#: From so many rows on a page stands upright.
_PORTRAIT = 28


def _paint(builder: Builder, part: Block) -> None:
    """Draw the lines of a tree."""
    builder.styles.append((Area(part.top, 1, part.top, 1), _BLOCK))
    for level in range(1, part.rounds + 2):
        column = 1 + part.first + level
        winners = level == part.rounds + 1
        style = _NAME._replace(bold=winners)
        for seat in range(part.seats(level)):
            row = part.row(level, seat)
            builder.styles.append((Area(row, column, row, column), style))
            if level == 1:
                builder.styles.append((Area(row, 1, row, 1), looks.PLAIN_CENTRE))
            if seat % 2 and not winners:
                _join(builder, column, part.row(level, seat - 1), row)
    if part.third:
        _paint_third(builder, part)


def _paint_third(builder: Builder, part: Block) -> None:
    """Draw the lines of the game for the third place, under the final."""
    column, title = 1 + part.first + part.rounds, part.third_title
    builder.styles.append((Area(title, 1, title, 1), _BLOCK))
    for row in (title + 1, title + 3):
        builder.styles.append((Area(row, column, row, column), _NAME))
    _join(builder, column, title + 1, title + 3)
    won = Area(title + 2, column + 1, title + 2, column + 1)
    builder.styles.append((won, _NAME._replace(bold=True)))


def _join(builder: Builder, column: int, upper: int, lower: int) -> None:
    """Draw the line down the right of two opponents; the lower one has a line below as well."""
    between = Style(shrink=True, right=_LINE)
    builder.styles.append((Area(upper + 1, column, lower - 1, column), between))
    corner = Area(lower, column, lower, column)
    builder.styles.append((corner, _NAME._replace(right=_LINE)))
