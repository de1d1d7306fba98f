"""The sheet Timetable, empty: how long everything takes, the morning, the rounds, the prizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.messages.message import message
from nigiri.workbook.layout import looks
from nigiri.workbook.layout.organiser.blocks import BlockLine, add_blocks
from nigiri.workbook.layout.organiser.sheet import begun
from nigiri.workbook.layout.tables import FIRST_ROW
from nigiri.workbook.model.cells import column_letters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.layout.organiser.sheet import OrganiserBuilder
    from nigiri.workbook.layout.spec import SheetSpec, Style
    from nigiri.workbook.model.changes import Option

LENGTHS = ("game", "slack", "lunch", "break", "clocks")
"""The lines of what takes how long."""

MORNING = ("setting-up", "registration", "closes", "opening")
"""The lines of the hours before round 1."""

PRIZES = "prizes"

_MINUTES = ("minutes", "instead")
_ADVICE = 30.0
"""The height of a line with advice of two lines."""


def round_key(number: int) -> str:
    """Return the key of the line of a round."""
    return f"round{number}"


def line_words(key: str) -> str:
    """Return the message of a line that is no round."""
    return message(f"timetable.line.{key}")


def _line(key: str, words: str, *columns: str) -> BlockLine:
    """Return a line with these columns beside its words."""
    looks_of: dict[str, Style | None] = dict.fromkeys(("what", *columns, "note"))
    return BlockLine(key, {"what": words}, looks_of)


def render_timetable(options: Mapping[str, Option]) -> SheetSpec:
    """Return the sheet Timetable; options: language, rounds."""
    builder = begun("timetable", str(options["language"]), freeze="B4")
    lengths = [_line(key, line_words(key), *_MINUTES, "why") for key in LENGTHS]
    lengths[0].looks["event"] = None  # type: ignore[index]
    hours = ("fixed", "begins", *_MINUTES, "why")
    rounds = [
        _line(
            round_key(number),
            message("sheet.round", number=number),
            *("day", "fixed", "begins", "ends", *_MINUTES, "event", "why"),
        )
        for number in range(1, int(options.get("rounds") or 1) + 1)
    ]
    blocks: dict[str, list[BlockLine]] = {
        message("timetable.block.lengths"): lengths,
        message("timetable.block.morning"): [
            _line(key, line_words(key), *hours) for key in MORNING
        ],
        message("timetable.block.rounds"): rounds,
        message("timetable.block.after"): [
            _line(PRIZES, line_words(PRIZES), "fixed", "begins", "why")
        ],
    }
    add_blocks(builder, blocks)
    builder.heights[FIRST_ROW + 1] = _ADVICE
    _add_formats(builder)
    return builder.built()


def _add_formats(builder: OrganiserBuilder) -> None:
    """Mark what is not read, what is still to be typed, what is tight, and where a day begins."""
    letters = {key: column_letters(at) for key, at in builder.position.items()}
    last = builder.end + 40
    fixed = builder.area("fixed", "fixed", FIRST_ROW, last)
    row = FIRST_ROW
    unread = f'AND({letters["fixed"]}{row}<>"",${letters["typed"]}{row}="")'
    opens = f"${letters['opens']}{row}=1"
    builder.when(fixed, unread, looks.RED)
    builder.when(fixed, f'AND({opens},${letters["at"]}{row}="")', looks.YELLOW)
    why = builder.area("why", "why", FIRST_ROW, last)
    builder.when(why, f'LEFT({letters["why"]}{row},1)="▲"', looks.ORANGE)
    for first, end in (("what", "what"), ("begins", "minutes"), ("event", "why")):
        area = builder.area(first, end, FIRST_ROW, last)  # no rule over boxes: it would hide them
        builder.when(area, f"AND({opens},${letters['day_no']}{row}>1)", looks.RULE_ABOVE)
