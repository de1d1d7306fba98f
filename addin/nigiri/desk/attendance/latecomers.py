"""Seat who comes after a round was drawn: nobody of them gets its bye, which is a win (M6, B29).

who is free                            what becomes of a latecomer
another latecomer                      the two play
who has the bye of the round           the two play, if the director agrees: the bye is taken back
nobody, or nobody not met before       plays from the next round on; this one is a missed round (M5)

A bye that was promised (A8) is the director's, and stays. Where a system says itself who meets
whom, who is free is its matter.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from nigiri.desk.attendance.unpaired import places_found, seated
from nigiri.desk.core.cells import Cells
from nigiri.desk.core.normalise import out_cell
from nigiri.desk.core.unpaired import who_named
from nigiri.desk.draw.draw import begun_draw
from nigiri.desk.draw.part import Part
from nigiri.domain.model.units import points_words
from nigiri.domain.systems.stages import judged
from nigiri.errors import Forbidden
from nigiri.messages.catalogue import text
from nigiri.workbook.entry.out_in_rounds import Outs
from nigiri.workbook.model.changes import Ask
from nigiri.workbook.read.player_references import names_of, typed_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from nigiri.desk.attendance.change import Step
    from nigiri.desk.draw.plan import Plan
    from nigiri.domain.model.event import Player
    from nigiri.workbook.read.workbook import Reading


def seat(step: Step, before: Reading, command: str, *, later: bool = False) -> list[int]:
    """Seat those who are meant in the newest round; return the rows of Players of who waits.

    before -- where all sat; later -- nobody is seated, all play from the next round on
    Raises Forbidden while nothing can be drawn at all.
    """
    settings, number = before.event.settings, len(before.event.rounds)
    if not (later or judged(settings, number).by_score):
        step.draws(before)
        return []
    rows = {row for row in step.players if _is_free(before, row)}
    waits = rows if later else _unmatched(step, before, rows, command)
    if waits:
        names = names_of(step.reading.player_rows[row] for row in sorted(waits))
        key = "late.later" if number < settings.rounds else "late.last"
        points = points_words(settings.scoring.score.of("missed"))
        step.said.append(
            text(key, before.language, names=names, round=number, next=number + 1, points=points)
        )
        _sit_out(step, waits)
    return sorted(waits)


def _is_free(before: Reading, row: int) -> bool:
    """Tell whether somebody is here and has no place in the newest round."""
    player = before.player_rows[row]
    return player.here and player.number not in seated(before)


def _unmatched(step: Step, before: Reading, rows: set[int], command: str) -> set[int]:
    """Draw who is free, the latecomers in these rows among them; return for whom nobody is left."""
    begun_draw(step.workbook, Part(rest=True), again=False)
    waits: set[int] = set()
    while rows - waits:
        try:
            freed, plan = places_found(step.workbook, step.desk)
        except Forbidden:
            return waits | rows
        exempt = _exempt(step, plan, rows)
        if not exempt:
            _offer(step, before, plan, [before.player_rows[row] for row in rows - waits], command)
            step.takes(freed, plan, before)
            return waits
        waits |= exempt
        _sit_out(step, exempt)
    return waits


def _exempt(step: Step, plan: Plan, rows: set[int]) -> set[int]:
    """Return the rows of those to whom a plan gives the bye, a win, though they came late.

    rows -- of those who are known to have come late
    """
    number, there = plan.drawn.round.number, step.reading.player_rows
    meant = {n for row in rows if (n := there[row].number) is not None}
    byes = [plan.event.player(bye) for bye in meant & {*plan.drawn.round.byes}]
    late = [*plan.late_byes, *(player for player in byes if number not in player.promised)]
    numbers, names = {player.number for player in late}, {player.name for player in late}
    return {
        row
        for row, player in there.items()
        if player.number in numbers or (player.number is None and player.name in names)
    }


def _sit_out(step: Step, rows: Iterable[int]) -> None:
    """Write the newest round into Out in rounds of these rows: it is missed."""
    reading = step.reading
    place, number = reading.book.locations["players"], len(reading.event.rounds)
    cells = Cells(place, step.workbook[place.name])
    sits_out = partial(Outs.sitting_out, rounds=frozenset({number}))
    written = {row: out_cell(reading, cells.get(row, "out"), sits_out) for row in sorted(rows)}
    step.types("out", written)


def _offer(
    step: Step, before: Reading, plan: Plan, players: Sequence[Player], command: str
) -> None:
    """Ask whether who has the bye may give it up for these latecomers."""
    this, old = plan.drawn.round, before.event.rounds[-1]
    had = [bye for bye in old.byes if bye in this.game_by_player]
    if had:
        language, late = before.language, names_of(players)
        words = text(
            "late.offer", language, had=who_named(plan.event, had), round=this.number, late=late
        )
        if command == "late":
            words += " " + text("late.otherwise", language, who=typed_for(players))
        step.does([Ask(words)])
