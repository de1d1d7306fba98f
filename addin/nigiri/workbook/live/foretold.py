"""The bye of the next day, which the bar foretells after the last round of a day (M30).

Only a command can know whose it is. So the formula says it as long as nothing is typed that could
change it: results of any round, who is here, who is out, ranks. All that is in one number, which
the command wrote beside the name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.pairing_policies.foretold import foretold_bye
from nigiri.domain.schedule.days import opens_day
from nigiri.messages.message import message
from nigiri.workbook.live.attendance import says_here
from nigiri.workbook.live.player_list import PlayerList
from nigiri.workbook.live.players import steps_value
from nigiri.workbook.model.spreadsheet import concatenated
from nigiri.workbook.words.formulas import formula_text, quoted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nigiri.domain.model.event import Player
    from nigiri.workbook.live.context import Context
    from nigiri.workbook.live.refs import Refs, RoundTable, Table

_OF_PLAYERS = {"here", "out", "steps"}
"""The columns of Players that could change the bye."""
_NOTHING = '""'
_OUTCOMES = ("W", "B", "J", "N", "2", "?")
"""How the codes of outcomes begin."""


def foretold(context: Context) -> str:
    """Return the message about the bye of the round after the newest one, "" for none.

    Only where that round opens another day.
    """
    found = _player(context)
    if found is None:
        return ""
    return message("bar.foretold", **_facts(context, found))


def foretold_formula(context: Context) -> str:
    """Return the expression for what is said of that bye; "" where there is nothing to say."""
    found, players = _player(context), context.refs.players
    if found is None or players is None:
        return ""
    facts = {key: quoted(str(fact)) for key, fact in _facts(context, found).items()}
    words = formula_text("bar.foretold", context.language, **facts)
    now = state(context.refs, players)
    return f'IF({now}={state_value(context, players)},{words},"")'


def _facts(context: Context, player: Player) -> dict[str, object]:
    """Return the facts of the sentence."""
    return {"next": len(context.event.rounds) + 1, "who": f"{player.number} {player.family}"}


def _player(context: Context) -> Player | None:
    """Return the player who would get the next bye; None for nobody, or where that is not sure."""
    event, refs, number = context.event, context.refs, len(context.event.rounds) + 1
    if refs.players is None or not opens_day(event.settings, number):
        return None
    if not knows_state(refs, refs.players):
        return None
    found = foretold_bye(event, number)
    return None if found is None else event.player(found)


def knows_state(refs: Refs, players: Table) -> bool:
    """Tell whether all columns are there that `state` looks at."""
    tables = [(players, _OF_PLAYERS), *((table, {"outcome"}) for table in refs.rounds.values())]
    return all(keys <= table.location.columns.keys() for table, keys in tables)


def state(refs: Refs, players: Table) -> str:
    """Return the expression for all that could change the bye, or who is level, as one number."""
    out, ranks, rows = (players.column(key) for key in ("out", "steps", "family"))
    following = quoted(str((refs.current.number if refs.current else 0) + 1))
    outcomes = ",".join(map(quoted, _OUTCOMES))
    weights = ",".join(str(at) for at, _ in enumerate(_OUTCOMES, 1))
    parts = [
        f"SUMPRODUCT({says_here(players.column('here'))}*ROW({rows})^2)",
        f"SUMPRODUCT(LEN({out})*ROW({rows}))",
        f"SUMPRODUCT(LEN(SUBSTITUTE({out},{following},{_NOTHING}))*ROW({rows}))",
        f"SUMPRODUCT({ranks},ROW({rows}))",
    ]
    for table in refs.rounds.values():
        codes = table.column("outcome")
        parts.append(f"SUMPRODUCT((LEFT({codes},1)={{{outcomes}}})*{{{weights}}}*ROW({codes})^2)")
    return "+".join(parts)


def state_value(context: Context, players: Table) -> int:
    """Return the value of `state`."""
    return sum(_of_players(context, players)) + sum(
        sum(_of_round(context, table)) for table in context.refs.rounds.values()
    )


def _of_players(context: Context, players: Table) -> Iterator[int]:
    """Yield the summands of Players."""
    live = PlayerList(context, players)
    following = str(len(context.event.rounds) + 1)
    for row in live.reader.rows():
        yield row**2 * live.here(row)
        out = concatenated(live.reader.cell(row, "out"))
        yield row * (len(out) + len(out.replace(following, "")))
        steps = steps_value(live, row) if row in live.rows else ""
        yield row * steps if isinstance(steps, int) else 0


def _of_round(context: Context, table: RoundTable) -> Iterator[int]:
    """Yield the summands of a round."""
    live = context.lives[table.number]
    for row in live.board_rows:
        code = live.board(row).outcome[:1]
        yield (_OUTCOMES.index(code) + 1) * row**2 if code else 0
