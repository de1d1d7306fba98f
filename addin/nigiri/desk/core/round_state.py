"""Say where a round stands: players not yet drawn, drafts, missing results, disputed tables."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from nigiri.desk.core.phrases import players_named, tables_named
from nigiri.domain.model.figures import points_words
from nigiri.domain.scores.scores import unfinished
from nigiri.messages.message import message, several

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.domain.model.event import Event, Game
    from nigiri.domain.model.units import PlayerId
    from nigiri.messages.message import Message
    from nigiri.workbook.read.rounds import RoundReading
    from nigiri.workbook.read.workbook import Draft


class Unpaired(NamedTuple):
    """The players without a place after a part of a round is drawn.

    held -- of these, the odd ones of groups, held for the next group
    """

    waiting: tuple[PlayerId, ...] = ()
    held: tuple[PlayerId, ...] = ()


NOBODY_UNPAIRED = Unpaired()


def unpaired_words(event: Event, round_number: int, unpaired: Unpaired) -> tuple[str, ...]:
    """Return sentences about the players not yet drawn and the next command; () without any."""
    if not unpaired.waiting:
        return ()
    who = players_named(event, unpaired.held)
    held = (message("drawing.held", names=who),) if unpaired.held else ()
    missing = still_playing(event, round_number)
    facts = {"players": len(unpaired.waiting), "round": round_number}
    if missing:
        waiting = message("drawing.waiting.playing", tables=missing, **facts)
        return *held, waiting, message("drawing.next.ready")
    names = players_named(event, unpaired.waiting)
    return *held, message("drawing.waiting", names=names, **facts), message("drawing.next.rest")


def missed_words(event: Event, names: str) -> Message:
    """Return the sentence that these players missed the newest round, and what it counts."""
    settings, number = event.settings, len(event.rounds)
    key = "late.later" if number < settings.rounds else "late.last"
    points = points_words(settings.scoring.score.of("missed"))
    facts = {"names": names, "round": number, "next": number + 1, "points": points}
    return message(key, **facts)


def draft_words(round_number: int) -> Message:
    """Return the sentence about an open draft of a round and the commands that close it."""
    return message("drawing.draft.open", round=round_number)


def next_draw(draft: Draft | None, otherwise: Message) -> Message:
    """Return the sentence about an open draft; `otherwise` without one."""
    return otherwise if draft is None else draft_words(draft.number)


def disputed_at(this: RoundReading, rows: Iterable[int]) -> Message:
    """Return the sentence about tables whose second pass differs, with the next command (B11)."""
    tables = tables_named(this.games[row].table or 0 for row in rows)
    return message("drawing.disputed", round=this.round.number, tables=tables)


def still_playing(event: Event, round_number: int) -> str:
    """Return the tables of the rounds before that have no result, in words; "" for none."""
    return _tables(unfinished(event, round_number))


def _tables(missing: Iterable[tuple[int, Game]]) -> str:
    """Return the tables of games by round: "round 2, tables 3, 4"."""
    parts = []
    for number, found in groupby(missing, key=lambda found: found[0]):
        tables = [str(game.table or 0) for _, game in found]
        facts = {"round": number, "many": len(tables), "tables": ", ".join(tables)}
        parts.append(message("desk.tables.of-round", **facts))
    return several(parts, message("between"))


def provisional_words(event: Event, missing: Iterable[tuple[int, Game]]) -> tuple[str, ...]:
    """Return the sentence about the points of missing results for now; () without any (B11)."""
    tables = _tables(missing)
    if not tables:
        return ()
    points = points_words(event.settings.scoring.score.of("unfinished"))
    return (message("drawing.provisional", tables=tables, points=points),)
