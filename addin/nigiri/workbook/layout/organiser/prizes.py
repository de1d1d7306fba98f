"""The sheet Prizes, empty: blocks of lines for places, wins, special prizes and trophies."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.catalogue import text
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.organiser.columns import MONEY, PRIZES
from nigiri.workbook.layout.organiser.sheet import begun
from nigiri.workbook.layout.spec import Area
from nigiri.workbook.layout.tables import FIRST_ROW, TITLE_ROW

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.workbook.layout.organiser.sheet import OrganiserBuilder
    from nigiri.workbook.layout.spec import SheetSpec, Style
    from nigiri.workbook.model.changes import Option

PLACE, WINS = "place.", "wins."
"""What the keys of lines begin with: place.2.1 is the first place of section 2; wins.4."""
POOL, MISSED, TOGETHER = "wins", "missed", "trophies"
TROPHIES = ("trophy.large", "trophy.medium", "trophy.small")
SPECIAL = tuple(f"special.{n}" for n in range(1, 9))

_PRIZE = ("prize", "worth", "count")
_GIVEN = ("given", "note")
_STYLES = {column.key: column.style for column in PRIZES}
_OTHERWISE = {"enough": ("place", "count"), "trophies": ("place",)}
"""Block -> the columns that hold something else than their headings say."""
_LOCKED = {
    "place": _STYLES["place"],
    "prize": looks.COMPUTED,
    "count": _STYLES["place"],
    "to": _STYLES["to"],
}


class Row(NamedTuple):
    """The columns of a line that are typed into, and those that nigiri fills in."""

    typed: tuple[str, ...] = ("for", *_PRIZE, *_GIVEN)
    computed: tuple[str, ...] = ()


def row_of(key: str) -> Row:
    """Return the typed and the computed columns of the line of a key."""
    if key.startswith(PLACE):
        return Row(computed=("place", "to"))
    if key.startswith(WINS):
        return Row(_GIVEN, ("place", "prize", "count", "to"))
    rows = {
        POOL: Row((*_PRIZE, *_GIVEN), ("to",)),
        MISSED: Row(("note",), ("place", "prize", "to")),
        TOGETHER: Row(("note",), ("place", "prize", "count")),
    }
    usual = Row(("for", *_PRIZE, "to", *_GIVEN))
    trophy = Row(("for", "prize", "count", "to", *_GIVEN), ("place",))
    return rows.get(key, trophy if key in TROPHIES else usual)


def blocks(places: Sequence[str], rounds: int) -> dict[str, tuple[str, ...]]:
    """Return block -> the keys of its lines, in the order of the sheet.

    places -- the keys of places; rounds -- the most wins that somebody can have
    """
    wins = (f"{WINS}{number}" for number in range(1, rounds + 1))
    return {
        "places": (*places,),
        "wins": (POOL,),
        "enough": (*wins, MISSED),
        "special": SPECIAL,
        "trophies": (*TROPHIES, TOGETHER),
    }


def render_prizes(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Prizes; options: language, places (keys with blanks between), rounds."""
    language = str(options["language"])
    builder = begun("prizes", language, freeze="B4")
    at = builder.position
    sums = Area(TITLE_ROW, at["prize"], TITLE_ROW, at["worth"])
    builder.styles.append((sums, looks.COUNT._replace(number_format=MONEY, align="right")))
    builder.cells[TITLE_ROW, at["prize"]] = text("organiser.sum", language)
    places, rounds = str(options.get("places") or "").split(), int(options.get("rounds") or 0)
    row = FIRST_ROW
    for block, keys in blocks(places, rounds).items():
        builder.block(row, text(f"organiser.block.{block}", language))
        builder.cells[row, at["key"]] = f"block.{block}"
        for column in _OTHERWISE.get(block, ()):
            builder.cells[row, at[column]] = text(f"organiser.{block}.{column}", language)
            builder.paint(column, row, row, looks.HEAD)
        for line, key in enumerate(keys, row + 1):
            _add_row(builder, line, key)
        row += len(keys) + (1 if block == "wins" else 2)
    builder.end = row - 2
    return builder.built()


def _add_row(builder: OrganiserBuilder, row: int, key: str) -> None:
    """Write the key of a line, and paint what is typed and what is computed there."""
    builder.cells[row, builder.position["key"]] = key
    found = row_of(key)
    for column in found.typed:
        style: Style = looks.BOXED if column == "to" else _STYLES[column]
        builder.paint(column, row, row, style)
    if "for" not in found.typed:
        builder.paint("for", row, row, looks.PLAIN_CELL._replace(shrink=True))
    for column in found.computed:
        builder.paint(column, row, row, _LOCKED[column])
    hidden = Area(row, builder.position["key"], row, builder.position["needed"])
    builder.styles.append((hidden, looks.HELPER))
