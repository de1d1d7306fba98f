"""The sheet Checklist, empty: what is to be done when, how much of it is needed, what to bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.organising.checklist import TASKS
from nigiri.domain.organising.material import stationery
from nigiri.messages.message import message
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.organiser.blocks import BlockLine, add_blocks
from nigiri.workbook.layout.organiser.columns import CHECKLIST
from nigiri.workbook.layout.organiser.sheet import begun
from nigiri.workbook.layout.spec import Area
from nigiri.workbook.layout.tables import FIRST_ROW
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.organising.checklist import Task
    from nigiri.workbook.layout.spec import SheetSpec, Style
    from nigiri.workbook.model.changes import Option

DAYS = ("first-day", "last-day")
"""The lines of the days of the event, from which all others are dated."""

COUNTED = (
    "sets-needed", "sets-own", "sets-borrowed", "table-edge", "setters-up", "officials", "staff",
)  # fmt: skip  # keys, several a line
"""The lines of how much is needed."""

TYPED = frozenset({"reckoned", "sets-own"})
"""The lines whose number is typed."""

ALONE = {"posters": "first", "grids": "then", "cards": "never"}
"""What a director who is alone leaves out -> when (M31)."""

ITEMS = tuple(item.key for item in stationery(0, 0))
"""The lines of what the director brings along."""

_DAY = next(column.style for column in CHECKLIST if column.key == "when")
_WHEN = looks.COMPUTED._replace(number_format=_DAY.number_format, align="left")
_COUNT = looks.COMPUTED_CENTRE
_DOING = ("who", "done", "note")


def task_line(task: Task) -> BlockLine:
    """Return the line of something to be done."""
    looks_of: dict[str, Style | None] = {"when": _WHEN, "what": None, **dict.fromkeys(_DOING)}
    return BlockLine(task.key, {"what": message(f"checklist.task.{task.key}")}, looks_of)


def _counted(key: str) -> BlockLine:
    """Return a line with a number."""
    style = None if key in TYPED else _COUNT
    words = {} if key == "staff" else {"what": message(f"checklist.{key}")}
    return BlockLine(key, words, {"what": None, "count": style, **dict.fromkeys(_DOING)})


def _item(key: str) -> BlockLine:
    """Return a line of what the director brings along."""
    words = {"what": message(f"checklist.item.{key}")}
    return BlockLine(f"item.{key}", words, {"what": None, "count": _COUNT, **dict.fromkeys(_DOING)})


def render_checklist(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Checklist.

    options -- language; several: the event has several days; dated: it tells them
    """
    builder = begun("checklist", str(options["language"]), freeze="A4")
    tasks = [task for task in TASKS if options.get("several") or not task.needs_several_days]
    days = [
        BlockLine(
            key,
            {"what": message(f"checklist.{key}")},
            {"when": _WHEN if options.get("dated") else None, "what": None, "note": None},
        )
        for key in DAYS
    ]
    people = [_counted(key) for key in ("players", "reckoned", "rounds")]
    alone = [
        BlockLine(
            f"alone.{what}",
            {
                "when": message(f"checklist.alone.{when}"),
                "what": message(f"checklist.alone.{what}"),
            },
            {"when": looks.PLAIN_CELL, "what": None, "note": None},
        )
        for what, when in ALONE.items()
    ]
    blocks: dict[str, list[BlockLine]] = {
        message("checklist.block.event"): [*days, *people],
        message("checklist.block.before"): [task_line(t) for t in tasks if block_of(t) == "before"],
        message("checklist.block.day"): [task_line(t) for t in tasks if block_of(t) == "day"],
        message("checklist.block.after"): [task_line(t) for t in tasks if block_of(t) == "after"],
        message("checklist.block.needed"): [_counted(key) for key in COUNTED],
        message("checklist.block.stationery"): [_item(key) for key in ITEMS],
        message("checklist.block.alone"): alone,
    }
    add_blocks(builder, blocks)
    letters = {key: column_letters(at) for key, at in builder.position.items()}
    shown = Area(FIRST_ROW, 1, builder.end + 20, builder.last_shown)
    done, key = (f"${letters[column]}{FIRST_ROW}" for column in ("done", "key"))
    builder.when(shown, f'AND({done}<>"",{done}<>FALSE,{key}<>"")', looks.CALM)
    builder.landscape = False
    return builder.built()


def block_of(task: Task) -> str:
    """Return the block of something to be done: "before", "day" or "after"."""
    if task.months < 0 or task.days < 0:
        return "before"
    return "after" if task.days > 0 else "day"
