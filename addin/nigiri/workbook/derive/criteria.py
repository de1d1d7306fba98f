"""The columns of criteria in Standings and Proof, and their cells for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.cached import once_an_event
from nigiri.domain.standings.shown import shown_figure, shown_plain_sos
from nigiri.domain.tiebreaks import TIEBREAKS, placing
from nigiri.domain.tiebreaks.registry import tiebreak
from nigiri.messages.message import said
from nigiri.workbook.derive.target import points_cell
from nigiri.workbook.layout.varying_columns import (
    STANDINGS_FIRST,
    association_headings,
    criterion_key,
)
from nigiri.workbook.model.plain import plain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.domain.model.event import Event
    from nigiri.domain.model.scoring import Scoring
    from nigiri.domain.model.units import PlayerId
    from nigiri.domain.standings.standings import Reason, Standing
    from nigiri.workbook.derive.target import Target
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.model.cells import Cell

YES, _NO = "✓", "–"


def placing_codes(event: Event) -> tuple[str, ...]:
    """Return the codes of the event's placement criteria in their order, none twice (M14, M15)."""
    return tuple(dict.fromkeys(each.code for each in placing(event)))


def criterion_keys(event: Event) -> tuple[str, ...]:
    """Return the keys of the criteria's columns in Standings; victories and score have their own.

    Where SOS is adjusted it stands as the grid prints it, too (M16, M17).
    """
    keys = [criterion_key(code) for code in placing_codes(event)]
    if "sos" in keys and _adjusted(event.settings.scoring):
        keys.insert(keys.index("sos") + 1, "sos_plain")
    present = {column.key for column in STANDINGS_FIRST}
    return tuple(key for key in keys if key not in present)


def _adjusted(scoring: Scoring) -> bool:
    """Tell whether SOS is more than the sum of the scores on the grid."""
    return scoring.seen != scoring.score or scoring.normalised == "yes"


def put_headings(context: Context, target: Target) -> None:
    """Set the headings of criteria whose names are not those that the event calls them by now."""
    location, sheet = target.location, context.sheet(target.location)
    for key, heading in association_headings(location.kind, context.event.settings).items():
        at = location.columns.get(key)
        if at is None:
            continue
        own = said(heading, context.language)
        if _letters(sheet.cell(location.heading_row, at)) != _letters(own):
            target.put(location.heading_row, key, own)


def _letters(heading: Cell) -> str:
    """Return the first word of a heading, in the form of `plain`: the letters of a criterion."""
    return plain(heading).partition(" ")[0]


def criterion_cells(event: Event, standing: Standing) -> dict[str, Cell]:
    """Return column key of Standings -> the cell of each criterion for a ranked player."""
    found = {
        criterion_key(code): criterion_cell(event, code, standing.number, standing.reason)
        for code in placing_codes(event)
    }
    plain = shown_plain_sos(event, standing.number, standing.sos_unadjusted)
    return {"sos_plain": points_cell(plain), **found}


def criterion_cell(event: Event, code: str, number: PlayerId, reason: Reason | None = None) -> Cell:
    """Return the value of a criterion for a player as its cell shows it; None: an empty cell.

    reason -- what decided the player's place. A criterion that depends on who is tied has a figure
    only if it was that one; its cell is empty otherwise
    """
    each = tiebreak(code)
    if not each.fixed:
        return _parting(reason) if reason is not None and reason.code == code else None
    value = shown_figure(event, code, each.among(event, (number,), None, ())[number])
    match each.kind:
        case "answer":
            return YES if value else _NO
        case "rank":
            return str(event.player(number).rank)
        case "lot":
            return _lots(event, code)[number]
        case _:
            return points_cell(value, each.unit)


def _parting(reason: Reason) -> Cell:
    """Return the figure that parted two players; for One-on-One yes or no: the first won."""
    card = TIEBREAKS[reason.code]
    if not card.duel:
        return points_cell(reason.value, card.unit)
    return YES if (reason.value or 0) > (reason.rival_value or 0) else _NO


@once_an_event
def _lots(event: Event, code: str) -> Mapping[PlayerId, int]:
    """Return player -> the rank of the player's lot among all, 1 the best (E7)."""
    lots = TIEBREAKS[code].among(event, (), None, ())
    ordered = sorted(event.by_number, key=lambda number: -(lots[number] or 0))
    return {number: place for place, number in enumerate(ordered, 1)}
