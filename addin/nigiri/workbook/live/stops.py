"""How many things are red on the sheets, as a formula and as its value.

Counted are the rows marked ■ in every round and a draft, wrong numbers in winners' lists, players
without a place, and what is wrong in Players (player_faults.py): what the bar names one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.workbook.live import player_faults
from nigiri.workbook.live.bar import free_players
from nigiri.workbook.live.player_list import PlayerList

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.round.board import RoundLive


def stops_formula(context: Context) -> str:
    """Return the expression for their number."""
    counts = []
    for live in _rounds(context):
        table = live.table
        counts += [f'COUNTIF({table.seats("mark")},"■")', f"SUM({table.column('list_bad')})"]
    players = context.refs.players
    if players is not None and "absent" in players.location.columns:
        counts.append(players.above("absent"))
    if players is not None and context.refs.current is not None:
        counts.append(f"COUNT({players.column('free')})")
    return "+".join(counts) or "0"


def stops(context: Context) -> int:
    """Return the value of `stops_formula`."""
    found = 0
    for live in _rounds(context):
        found += sum(words.startswith("■") for words in live.checks.values())
        found += sum(live.board(row)["list_bad"] == 1 for row in live.board_rows)
    if context.refs.current is not None:
        found += len(free_players(context, context.lives[context.refs.current.number]))
    players = context.refs.players
    if players is None or "absent" not in players.location.columns:
        return found
    return found + player_faults.count(PlayerList(context, players))


def _rounds(context: Context) -> Iterator[RoundLive]:
    """Yield all rounds that are drawn, and the draft."""
    yield from context.lives.values()
    if context.draft is not None:
        yield context.draft.lives[max(context.draft.lives)]
