"""What differs between a workbook as nigiri wrote it and as another program saved it."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from math import isclose
from typing import TYPE_CHECKING, NamedTuple

from nigiri.hosts.xlsx.inventory.looks import differing
from nigiri.hosts.xlsx.inventory.regions import Region
from nigiri.hosts.xlsx.inventory.sheet import CellContents
from nigiri.hosts.xlsx.sheets.page import ROUNDED
from nigiri.workbook.model.cells import address, column_letters

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.hosts.xlsx.inventory.book import Inventory
    from nigiri.hosts.xlsx.inventory.sheet import At, ColourRule, SheetInventory, Shown

ASPECTS = (
    "sheets", "values", "formulas", "looks", "colours", "lists", "protection", "names", "page",
    "view", "widths",
)  # fmt: skip  # words, several a line
"""What is compared, the weightiest first."""

_NOTHING = CellContents(None, None)
_TWIPS = 0.06
"""Points by which a height may differ: programs count in twentieths of a point."""
#: What a fact of a sheet belongs to, by how its name begins; all else is "view".
_FACTS = ("protection", "page")


class Difference(NamedTuple):
    """Something that was saved otherwise than it was written.

    aspect -- one of ASPECTS; where -- the cells, a column, "" for the whole sheet
    what -- of it: "fill", "page: orientation"; "" where the aspect says it
    expected, saved -- how it should be and how it is; "" for nothing
    """

    aspect: str
    sheet: str
    where: str
    what: str
    expected: str
    saved: str


def differences(
    ours: Inventory, theirs: Inventory, expected: Mapping[tuple[str, int, int], Shown]
) -> Iterator[Difference]:
    """Yield the differences, aspect by aspect.

    expected -- sheet, row and column -> what a cell should show, where that is not what was written
    """
    yield from _sheets(ours, theirs)
    for name, sheet in ours.sheets.items():
        if name in theirs.sheets:
            wanted = {at[1:]: value for at, value in expected.items() if at[0] == name}
            for found in _on_sheet(sheet, theirs.sheets[name], wanted):
                yield found._replace(sheet=name)
    for name in sorted({*ours.names, *theirs.names}):
        both = ours.names.get(name, ""), theirs.names.get(name, "")
        if both[0] != both[1]:
            yield Difference("names", "", name, "", *both)


def _sheets(ours: Inventory, theirs: Inventory) -> Iterator[Difference]:
    """Yield sheets that are gone, new, elsewhere among the tabs, or shown otherwise."""
    for name in {**ours.states, **theirs.states}:
        both = ours.states.get(name, ""), theirs.states.get(name, "")
        if both[0] != both[1]:
            yield Difference("sheets", name, "", "", *both)
    common = [name for name in ours.states if name in theirs.states]
    order = [name for name in theirs.states if name in ours.states]
    if common != order:
        yield Difference("sheets", "", "", "order", ", ".join(common), ", ".join(order))


def _on_sheet(
    ours: SheetInventory, theirs: SheetInventory, expected: Mapping[At, Shown]
) -> Iterator[Difference]:
    """Yield the differences on one sheet."""
    yield from _cells(ours, theirs, expected)
    yield from _looks(ours, theirs)
    yield from _colours(ours, theirs)
    yield from _lists(ours, theirs)
    yield from _facts(ours, theirs)
    yield from _sizes(ours, theirs)


def _cells(
    ours: SheetInventory, theirs: SheetInventory, expected: Mapping[At, Shown]
) -> Iterator[Difference]:
    """Yield values and formulas that differ."""
    for at in sorted({*ours.cells, *theirs.cells, *expected}):
        old, new = ours.cells.get(at, _NOTHING), theirs.cells.get(at, _NOTHING)
        if old.formula != new.formula:
            texts = (_formula(each.formula) for each in (old, new))
            yield Difference("formulas", "", address(*at), "", *texts)
        wanted = expected.get(at, old.shown)
        if not alike(wanted, new.shown):
            yield Difference("values", "", address(*at), "", words_of(wanted), words_of(new.shown))


def _formula(text: str | None) -> str:
    """Return a formula as a cell shows it; "" for none."""
    return "" if text is None else f"={text}"


def alike(one: Shown, other: Shown) -> bool:
    """Tell whether two cells show the same: texts to the letter, numbers to a billionth."""
    first, second = (None if each == "" else each for each in (one, other))
    if _is_number(first) and _is_number(second):
        return isclose(float(first or 0), float(second or 0), rel_tol=1e-9, abs_tol=1e-9)
    return isinstance(first, bool) is isinstance(second, bool) and first == second


def _is_number(value: Shown) -> bool:
    """Tell whether a cell shows a number; TRUE is none."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def words_of(value: Shown) -> str:
    """Return a value as it is told: a text in quotes, so that it is no number."""
    if value is None:
        return ""
    return f'"{value}"' if isinstance(value, str) else f"{value:.15g}"


def _looks(ours: SheetInventory, theirs: SheetInventory) -> Iterator[Difference]:
    """Yield the differences of looks, one for all cells that differ alike."""
    found: dict[tuple[str, str, str], list[At]] = defaultdict(list)
    for at, look in ours.looks.items():
        for change in differing(look, theirs.look(at)):
            found[change].append(at)
    for (what, was, became), cells in found.items():
        yield Difference("looks", "", str(Region.of_cells(cells)), what, was, became)


def _colours(ours: SheetInventory, theirs: SheetInventory) -> Iterator[Difference]:
    """Yield conditional formats that are gone, new, look otherwise or count elsewhere."""
    old, new = ours.colours, theirs.colours
    gone, extra = [rule for rule in old if rule not in new], [r for r in new if r not in old]
    for rule in gone:
        other = next((r for r in extra if r[::2] == rule[::2]), None)
        if other is None:
            yield Difference("colours", "", str(old[rule]), "", _rule(rule), "")
            continue
        extra.remove(other)
        for what, was, became in differing(rule.look, other.look):
            told = f"{rule.formula}: {what}"
            yield Difference("colours", "", str(old[rule]), told, was, became)
        yield from _elsewhere("colours", _rule(rule), old[rule], new[other])
    for rule in extra:
        yield Difference("colours", "", str(new[rule]), "", "", _rule(rule))
    common = [rule for rule in old if rule in new]
    for rule in common:
        yield from _elsewhere("colours", _rule(rule), old[rule], new[rule])
    yield from _order(old, new, common)


def _rule(rule: ColourRule) -> str:
    """Return a conditional format in one line."""
    looks = ", ".join(f"{what} {how}" for what, how in rule.look)
    return f"{rule.formula} -> {looks}"


def _order(
    old: Mapping[ColourRule, Region], new: Mapping[ColourRule, Region], common: list[ColourRule]
) -> Iterator[Difference]:
    """Yield pairs of conditional formats for the same cells of which now the other one wins."""
    places = {rule: at for at, rule in enumerate(new)}
    for first, second in combinations(common, 2):
        both = old[first] - (old[first] - old[second])
        if both and places[first] > places[second]:
            yield Difference("colours", "", str(both), "order", _rule(first), _rule(second))


def _elsewhere(aspect: str, what: str, old: Region, new: Region) -> Iterator[Difference]:
    """Yield the cells in which a rule no longer counts, and those in which it should not."""
    for cells, expected, saved in ((old - new, what, ""), (new - old, "", what)):
        if cells:
            yield Difference(aspect, "", str(cells), "", expected, saved)


def _lists(ours: SheetInventory, theirs: SheetInventory) -> Iterator[Difference]:
    """Yield lists to pick from that are gone, new, or elsewhere."""
    for rule in {**ours.lists, **theirs.lists}:
        told = " ".join([rule.kind, rule.source, *(["rejects"] if rule.rejects else [])])
        both = (each.lists.get(rule, Region({})) for each in (ours, theirs))
        yield from _elsewhere("lists", told, *both)


def _facts(ours: SheetInventory, theirs: SheetInventory) -> Iterator[Difference]:
    """Yield the differences of a sheet's protection, page and view."""
    for what in sorted({*ours.facts, *theirs.facts}):
        both = ours.facts.get(what, ""), theirs.facts.get(what, "")
        if both[0] != both[1]:
            subject = what.partition(":")[0]
            yield Difference(subject if subject in _FACTS else "view", "", "", what, *both)


def _sizes(ours: SheetInventory, theirs: SheetInventory) -> Iterator[Difference]:
    """Yield widths and heights that differ by more than programs round, and what is hidden."""
    for column, width in sorted(ours.widths.items()):
        where, other = column_letters(column), theirs.width(column)
        if abs(width - other) > ROUNDED and where not in theirs.hidden:
            yield Difference("widths", "", where, "width", f"{width:.2f}", f"{other:.2f}")
    for row, height in sorted(ours.heights.items()):
        high = theirs.height(row)
        if abs(height - high) > _TWIPS:
            yield Difference("widths", "", str(row), "height", f"{height:g}", f"{high:g}")
    for line in sorted(ours.hidden ^ theirs.hidden):
        both = ("hidden" if line in each.hidden else "shown" for each in (ours, theirs))
        yield Difference("widths", "", line, "hidden", *both)
