"""Say at the first draw of a stage what its system has otherwise than the workbook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.model.settings import BY_SCORE, CROSSTABLED
from nigiri.domain.systems.stages import first_of_stage, played_as
from nigiri.workbook.apply import applied
from nigiri.workbook.layout.varying_columns import MOST_OPPONENTS
from nigiri.workbook.live.context import Context
from nigiri.workbook.model.changes import Changes
from nigiri.workbook.read.workbook import read
from nigiri.workbook.review.systems import review_systems

if TYPE_CHECKING:
    from collections.abc import Sequence

    from nigiri.desk.draw.plan import Plan
    from nigiri.domain.model.event import Event
    from nigiri.workbook.model.cells import Workbook
    from nigiri.workbook.model.changes import Operation

# Say when the winner of a qualification tournament is certain before its last round (E12).


_SYSTEM = "qualification"


def certain(event: Event, number: int) -> tuple[str, ...]:
    """Return a sentence where somebody has won before that round is played; else ().

    event -- with the rounds before it. Nothing is forced: the round is drawn.
    """
    settings = event.settings
    rounds = range(1, settings.rounds + 1)
    played = [each for each in rounds if played_as(settings, each).system == _SYSTEM]
    if number not in played:
        return ()
    from nigiri.domain.systems.qualification import certain_winner  # noqa: PLC0415 -- few have one

    winner = certain_winner(event, max(played))
    if winner is None:
        return ()
    who = f"{event.player(winner).name} ({winner})"
    return (
        (
            f"{who} has won already: nobody can reach that many wins any more (E12). "
            f"Round {number} is drawn all the same; nigiri undo takes it back."
        ),
    )


def rounds_told(workbook: Workbook, operations: Sequence[Operation], plan: Plan) -> tuple[str, ...]:
    """Return a sentence where a stage begins with other rounds than its system takes; else ().

    operations -- what draws the round. How many rounds is the director's to say: a number that is
    changed unseen could be the one that was typed. Silent where the system has told it already,
    and when a round is drawn again.
    """
    number, settings = plan.drawn.round.number, plan.event.settings
    begins = first_of_stage(settings, number) == number
    by_score = played_as(settings, number).system in BY_SCORE  # takes as many as are wanted
    if plan.again or plan.drawn.notes or by_score or not begins:
        return ()
    after = applied(workbook, Changes((*operations,)))
    found = review_systems(Context(after, read(after)))
    return tuple(str(each) for each in found if each.code.startswith("rounds-"))


def crosstable_told(
    workbook: Workbook, operations: Sequence[Operation], plan: Plan
) -> tuple[str, ...]:
    """Return a sentence where a stage begins whose groups are too large for a crosstable; else ().

    operations -- what draws the round. The sheet comes by itself for smaller groups.
    """
    number, settings = plan.drawn.round.number, plan.event.settings
    begins = first_of_stage(settings, number) == number
    if plan.again or not begins or played_as(settings, number).system not in CROSSTABLED:
        return ()
    from nigiri.workbook.derive.crosstable import too_many  # noqa: PLC0415 -- few events have one

    players = too_many(read(applied(workbook, Changes((*operations,)))).event)
    sentence = (
        f"No sheet Crosstable: {players} players are ranked together, and it has room for "
        f"{MOST_OPPONENTS}. All of them on paper: nigiri print crosstable"
    )
    return (sentence,) if players else ()
