"""Seat players who come after a round was drawn; none of them gets its bye, a win (M6, B29).

opponent that is free                  the latecomer
another latecomer                      plays the other; one who came before and waits, if the
                                       director agrees
a reserve's opponent                   plays them if the director agrees: no reserve is needed (B6)
the holder of the bye                  plays them if the director agrees: the bye is taken back
none, or only those met before         plays from the next round on; this round is missed (M5)

A bye that was promised (A8) stays. A system that pairs by itself, such as a knockout, decides on
its own who plays a latecomer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.desk.attendance.put_off import put_off
from nigiri.desk.attendance.unpaired import plan_seats, seated_players, stepped_back
from nigiri.desk.core.cells import Cells
from nigiri.desk.core.normalise import out_cell
from nigiri.desk.core.phrases import players_named
from nigiri.desk.core.round_state import missed_words
from nigiri.desk.draw.draw import checked_round
from nigiri.desk.draw.part import Part
from nigiri.domain.systems.stages import judged
from nigiri.errors import Forbidden
from nigiri.messages.message import message
from nigiri.workbook.model.changes import Ask
from nigiri.workbook.read.player_references import names_of, typed_for
from nigiri.workbook.spellings.out_in_rounds import Outs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from nigiri.desk.attendance.change import Step
    from nigiri.desk.draw.plan import Plan
    from nigiri.domain.model.event import Player
    from nigiri.workbook.model.cells import Value
    from nigiri.workbook.read.workbook import Reading

_OFFERS = {
    (True, True): "attendance.late.offer",
    (True, False): "attendance.late.offer.reserve",
    (False, True): "late.offer",
    (False, False): "late.offer.reserve",
}
"""Whether the command is `late`, and whether a bye is taken back -> the key of the question."""


def seat(step: Step, before: Reading, command: str, *, later: bool = False) -> list[int]:
    """Seat the players concerned in the newest round; return the rows of Players of those who wait.

    before -- the reading before anybody was seated anew; later -- all of them wait
    Raises Forbidden while nothing can be drawn at all.
    """
    if not (later or judged(before.event.settings, len(before.event.rounds)).by_score):
        step.seat_unpaired(before)
        return []
    rows = {row for row in step.players if is_free(before, row)}
    tried = step.copy()
    waits = rows if later else _unmatched(tried, before, rows, command)
    if waits and not later and command == "late":
        tried, waits = _with_one_before(step, tried, rows, waits)
    step.become(tried)
    if waits:
        players = [step.reading.player_rows[row] for row in sorted(waits)]
        step.sentences.append(missed_words(before.event, names_of(players)))
        _sit_out(step, waits)
    return sorted(waits)


def is_free(before: Reading, row: int) -> bool:
    """Tell whether a player is here, plays the newest round, and has no place in it."""
    player = before.player_rows[row]
    plays = player.here and player.plays_in(len(before.event.rounds))
    return plays and player.number not in seated_players(before)


def _unmatched(step: Step, before: Reading, rows: set[int], command: str) -> set[int]:
    """Draw the players who are free, these rows among them; return the rows without opponent."""
    checked_round(step.workbook, Part(rest=True), again=False)
    waits: set[int] = set()
    while rows - waits:
        try:
            freed, plan = plan_seats(step.workbook, step.desk)
        except Forbidden:
            return waits | rows
        exempt = _exempt(step, plan, rows)
        if not exempt:
            _offer(step, before, plan, [before.player_rows[row] for row in rows - waits], command)
            step.carry_out_plan(freed, plan, before)
            return waits
        waits |= exempt
        _sit_out(step, exempt)
    return waits


def _with_one_before(
    step: Step, tried: Step, rows: set[int], waits: set[int]
) -> tuple[Step, set[int]]:
    """Return the step, and the rows that still wait, once an earlier latecomer may play as well.

    step -- before anybody was seated; tried, waits -- without those who came before: so it stays
    where it is no better with one of them
    """
    for row in put_off(step.workbook, step.reading):
        other, player = step.copy(), step.reading.player_rows[row]
        other.players[row] = player
        _offer_one_before(other, player, rows)
        other.write_column("out", {row: _out_written(other, row, Outs.playing)})
        left = _unmatched(other, other.reading, {*rows, row}, "late")
        if row not in left and len(left) < len(waits):
            return other, left
    return tried, waits


def _offer_one_before(step: Step, waiting: Player, rows: set[int]) -> None:
    """Ask whether a latecomer who waits plays, so that one of these rows can."""
    number = len(step.reading.event.rounds)
    players = [step.players[row] for row in sorted(rows)]
    facts = {"had": names_of([waiting]), "round": number, "next": number + 1}
    facts |= {"late": names_of(players), "who": typed_for(players)}
    step.carry_out([Ask(message("attendance.late.offer.waiting", **facts))])


def _exempt(step: Step, plan: Plan, rows: set[int]) -> set[int]:
    """Return the rows of the latecomers to whom a plan gives the bye, which is a win.

    rows -- of players known to be late
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
    """Write the newest round into Out in rounds of these rows: it is a missed round."""
    written = {row: _out_written(step, row, Outs.sitting_out) for row in sorted(rows)}
    step.write_column("out", written)


def _out_written(step: Step, row: int, change: Callable[[Outs, frozenset[int]], Outs]) -> Value:
    """Return Out in rounds of a row, changed for the newest round."""
    reading = step.reading
    location, number = reading.book.locations["players"], len(reading.event.rounds)
    typed = Cells(location, step.workbook[location.name]).get(row, "out")
    return out_cell(reading, typed, lambda outs: change(outs, frozenset({number})))


def _offer(
    step: Step, before: Reading, plan: Plan, players: Sequence[Player], command: str
) -> None:
    """Ask whether the bye may be taken back, or a reserve step back, for these latecomers."""
    this, old = plan.drawn.round, before.event.rounds[-1]
    byes = [bye for bye in old.byes if bye in this.game_by_player]
    had = byes or stepped_back(plan, before)
    if had:
        facts = {"had": players_named(plan.event, had), "round": this.number}
        facts |= {"late": names_of(players), "who": typed_for(players)}
        key = _OFFERS[command == "late", bool(byes)]
        step.carry_out([Ask(message(key, **facts))])
