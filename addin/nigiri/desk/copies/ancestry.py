"""Whether two workbooks are copies of one event, and which of them has gone on, by id and Log.

Copies share the lines of their Logs up to where they parted: time, person, command and cell. Seals
are not asked, as they are made anew when an older layout is brought up to date and when private
facts are taken out. What was typed since the last command of a copy is in no Log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from nigiri.desk.core.hand_edits import event_id
from nigiri.workbook.log import lines_of
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.table_reader import TableReader

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nigiri.workbook.log import Line
    from nigiri.workbook.model.cells import Workbook

Newer = Literal["a", "b", "both", "neither", "unknown"]


class Ancestry(NamedTuple):
    """How two copies A and B are related.

    same_event -- None where an event id is missing
    newer -- the copy whose Log goes on where the other's ends; "both" where each does, "neither"
    where both end with the same line, "unknown" where they share no line
    parted -- when the newest shared line was written, as it stands there; "" for unknown
    last_a, last_b -- when the newest line of each was written; "" for none
    """

    same_event: bool | None
    newer: Newer
    parted: str
    last_a: str
    last_b: str


def ancestry(a: Workbook, b: Workbook) -> Ancestry:
    """Return the ancestry of two copies."""
    one, other = event_id(a), event_id(b)
    same = one == other if one and other else None
    lines_a, lines_b = _lines(a), _lines(b)
    common = {line.texts for line in lines_a} & {line.texts for line in lines_b}
    shared = [line for line in lines_a if line.texts in common]
    newest = (_when(lines) for lines in (shared, lines_a, lines_b))
    if not shared:
        return Ancestry(same, "unknown", *newest)
    goes_on = tuple(lines[0].texts not in common for lines in (lines_a, lines_b))
    return Ancestry(same, _NEWER[goes_on], *newest)


_NEWER: Mapping[tuple[bool, ...], Newer] = {
    (True, True): "both",
    (True, False): "a",
    (False, True): "b",
    (False, False): "neither",
}
"""Whether the Logs of A and of B go on behind the shared lines -> which is newer."""


def _when(lines: Sequence[Line]) -> str:
    """Return when the newest of some lines was written; "" for none."""
    return lines[0].texts[0] if lines else ""


def _lines(workbook: Workbook) -> list[Line]:
    """Return the lines of the Log, the newest first; [] without one."""
    location = find(workbook).get("log")
    if location is None:
        return []
    lines = lines_of(TableReader(location, workbook[location.name], location.language))
    return sorted(lines, key=lambda line: -(line.number or 0))
