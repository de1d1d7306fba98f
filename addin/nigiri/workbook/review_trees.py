"""Find what the newest round has that the tree of a knockout cannot hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.systems.tree_conflicts import misfits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.systems.tree_conflicts import Misfit
    from nigiri.workbook.derive.context import Context
    from nigiri.workbook.problems import Problem


def review_trees(context: Context) -> Iterator[Problem]:
    """Yield each with its cell on the round's sheet, or on Players who has none there.

    As long as results are missing it is said of everybody who has no opponent, tree or not.
    """
    for misfit in misfits(context.event):
        complete = context.event.rounds[-1].complete
        if misfit.code == "tree-empty":
            yield from _on_players(context, misfit) if complete else ()
        else:
            yield from _on_the_round(context, misfit)


def _on_players(context: Context, misfit: Misfit) -> Iterator[Problem]:
    """Yield what is said of players who have no place in the round."""
    reader = context.reader(context.reading.book.places["players"])
    rows = {player.number: row for row, player in context.reading.player_rows.items()}
    reader.report(misfit.code, rows[misfit.players[0]], "where", who=_who(context, misfit))
    yield from reader.problems


def _on_the_round(context: Context, misfit: Misfit) -> Iterator[Problem]:
    """Yield what is said of a game or a bye."""
    reading = context.reading.rounds[len(context.event.rounds)]
    rows = {n: row for row, game in reading.games.items() for n in game.players}
    rows |= {number: row for row, number in reading.byes.items()}
    reader = context.reader(context.reading.book.rounds[reading.round.number])
    reader.report(misfit.code, rows[misfit.players[0]], "white_no", who=_who(context, misfit))
    yield from reader.problems


def _who(context: Context, misfit: Misfit) -> str:
    """Return numbers and names: "1 Ota, 4 Abe"."""
    return ", ".join(f"{n} {context.event.player(n).name}" for n in misfit.players)
