"""Derive the sheet Settings: what is usual beside each setting, and a line about each section.

The line stands beside the title, so that a folded section says how it is set: the settings that it
always names, those that are otherwise than usual, and that the rest is as usual.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.figures import MINUS
from nigiri.messages.catalogue import every, text
from nigiri.workbook.derive.target import Target
from nigiri.workbook.live.refs import Table
from nigiri.workbook.model.cells import Formula
from nigiri.workbook.model.plain import plain
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.read.event import setting_cells
from nigiri.workbook.settings.departures import usual_values
from nigiri.workbook.settings.table import ALWAYS_SAID, BY_KEY, GROUPS
from nigiri.workbook.words.formulas import formula_text, quoted

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.cells import Cell
    from nigiri.workbook.model.locations import Location

BETWEEN = " · "
"""Behind each setting that a line names."""


def settings_target(context: Context, location: Location) -> Target | None:
    """Return the computed cells of Settings; None where its hidden column is missing."""
    if "differs" not in location.columns:
        return None
    target = Target(location)
    rows = {
        at.row: key
        for key, at in setting_cells(context.workbook, context.reading.book).items()
        if at.location.kind == "settings"
    }
    usual, said = _usual(context), dict[int, str]()
    for row, key in rows.items():
        formula = _said(context, location, row, usual.get(key), always=key in ALWAYS_SAID)
        said[row] = str(formula.value)
        target.put_row(row, {"usual": usual.get(key), "differs": formula})
    for group, row in _titles(context, location):
        inside = sorted(at for at, key in rows.items() if BY_KEY[key].group == group)
        target.put(row, "usual", _line(context, location, {at: said[at] for at in inside}))
    return target


def _usual(context: Context) -> dict[str, Cell]:
    """Return key -> the cell as rule set and system have it, but of what is an event's own."""
    values, language = usual_values(context.event.settings), context.language
    return {
        key: row.cell(values.get(key), language)
        for key, row in BY_KEY.items()
        if row.group not in {"event", "file"} and key != "seed"
    }


def _titles(context: Context, location: Location) -> Iterator[tuple[str, int]]:
    """Yield each group with the row of its title."""
    sheet, column = context.sheet(location), location.columns["setting"]
    groups = _groups()
    for row in range(location.first_row, sheet.height + 1):
        group = groups.get(plain(sheet.cell(row, column)))
        if group is not None:
            yield group, row


@cache
def _groups() -> Mapping[str, str]:
    """Return title, in the form of `plain` -> group."""
    return {plain(title): group for group in GROUPS for title in every(f"setting.group.{group}")}


def _said(context: Context, location: Location, row: int, usual: Cell, *, always: bool) -> Formula:
    """Return the formula and value of a line's words on a setting, "" where they leave it out."""
    sheet, own = context.sheet(location), Table(location, row, own=True)
    label, value = (sheet.cell(row, location.columns[key]) for key in ("setting", "value"))
    cells = tuple(own.cell(key, row) for key in ("setting", "value", "usual"))
    stands = _Stands(cells, label, value, usual)
    return _said_of(stands, context.language, always=always)


class _Stands(NamedTuple):
    """A line: its cells of setting, value and what is usual as references, and what they show."""

    cells: tuple[str, ...]
    label: Cell
    value: Cell
    usual: Cell


@lru_cache(maxsize=2**12)
def _said_of(line: _Stands, language: str, *, always: bool) -> Formula:
    """Return the cells of a line about a setting; remembered, as a command changes few."""
    label, value, usual = line[1:]
    blank = text("settings.none", language)
    named = always and not (value is None and usual is None)
    other = _with_minus(concatenated(value), usual).casefold() != concatenated(usual).casefold()
    facts = {"setting": concatenated(label), "value": concatenated(value) or blank}
    words = text(_IS, language, **facts)
    at, now, rule = line.cells
    same = f'SUBSTITUTE({now},"-","{MINUS}")' if MINUS in concatenated(usual) else f'{now}&""'
    silent = f'AND({now}="",{rule}="")' if always else f'{same}={rule}&""'
    shown = f'IF({now}="",{quoted(blank)},{now})'
    formula = formula_text(_IS, language, setting=at, value=shown)
    return Formula(f'IF({silent},"",{formula})', words if named or (other and not always) else "")


def _with_minus(typed: str, usual: Cell) -> str:
    """Return a typed value with the sign for minus, where the usual one has it: -½ is −½."""
    return typed.replace("-", MINUS) if MINUS in concatenated(usual) else typed


def _line(context: Context, location: Location, said: Mapping[int, str]) -> Formula:
    """Return the line of a section whose rows say this."""
    own = Table(location, max(said, default=0), own=True)
    cells = [own.cell("differs", row) for row in said]
    each = "&".join(f'IF({cell}="","",{cell}&{quoted(BETWEEN)})' for cell in cells) or '""'
    rest, usual = map(context.say, _ENDS)
    words = "".join(f"{one}{BETWEEN}" for one in said.values() if one)
    nothing = "&".join(cells) or '""'
    formula = f'IF({nothing}="",{quoted(usual)},{each}&{quoted(rest)})'
    return Formula(formula, words + rest if words else usual)


_IS = "settings.is"
"""What a line says about one setting."""
_ENDS = ("settings.rest", "settings.usual")
"""What ends a line, and what stands there without any setting."""
