"""Find promises of byes that cannot be kept, or were not (A8, M6).

Of rounds to come those that contradict one another, the byes given before, or who plays at all; of
the round being played those that were not kept. What is over is history.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.checks.parts import part_of
from nigiri.domain.model.event import Round
from nigiri.workbook.undrawn import undrawn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Player
    from nigiri.workbook.derive.context import Context
    from nigiri.workbook.problems import Problem
    from nigiri.workbook.reader import TableReader


def review_promises(context: Context) -> tuple[Problem, ...]:
    """Return what is wrong with promised byes, by row of Players."""
    place = context.place("players")
    if place is None:
        return ()
    reader, drawn = context.reader(place), len(context.event.rounds)
    for row, player in context.reading.player_rows.items():
        for number in sorted(player.promised):
            if number > drawn:
                _to_come(context, row, player, number, reader)
            elif _not_kept(context, player, number):
                reader.report("promise-open", row, "out", who=_who(player), round=number)
    return tuple(reader.problems)


def _to_come(
    context: Context, row: int, player: Player, number: int, reader: TableReader
) -> None:  # fmt: skip
    """Report what stands against a promise for a round that is not drawn."""
    facts = {"who": _who(player), "round": number}
    had = next((r.number for r in context.event.rounds if player.number in r.byes), None)
    first = min(player.promised - {r.number for r in context.event.rounds})
    if not player.is_promised_bye(number):
        reader.report("promise-idle", row, "out", name=player.name, **facts)
        return
    if had is not None:
        reader.report("promise-had", row, "out", before=had, **facts)
    elif first < number:
        reader.report("promise-again", row, "out", before=first, **facts)
    above = [each for each in rivals(context, row, player, number) if each[0] < row]
    for at, other in above[:1]:
        reader.report("promise-double", row, "out", other=_who(other), at=at, **facts)


def rivals(
    context: Context, row: int, player: Player, number: int
) -> Iterator[tuple[int, Player]]:  # fmt: skip
    """Yield row and player of who else was promised the bye of a round.

    Parts that are drawn apart, such as sections that never mix, have a bye each.
    """
    part = part_of(context.event, Round(number))
    mine = None if player.number is None else part.get(player.number)
    for other, rival in context.reading.player_rows.items():
        its = None if rival.number is None else part.get(rival.number)
        if other != row and rival.is_promised_bye(number) and mine == its:
            yield other, rival


def _not_kept(context: Context, player: Player, number: int) -> bool:
    """Tell whether somebody has no bye in a round that is played, though it was promised."""
    this = context.event.rounds[number - 1]
    seated = player.number not in undrawn(context.reading)
    return not this.complete and seated and player.number not in this.byes


def _who(player: Player) -> str:
    """Return number and name."""
    return player.name if player.number is None else f"{player.number} {player.name}"
