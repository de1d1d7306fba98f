"""Forced pairings of the last rounds, which the bar announces before they begin (E6).

The formula says it as long as the number of rounds, and who plays for the title, are as they were
when a command last looked. Where somebody is still awaited the bar has no room for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.pairing_policies.forced_pairings import begin_in
from nigiri.messages.message import message
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.words.formulas import formula_text, quoted

if TYPE_CHECKING:
    from nigiri.workbook.live.context import Context

SETTING = "title_players"


def forced(context: Context) -> str:
    """Return the message about forced pairings of the round after the newest one, "" for none."""
    number = len(context.event.rounds) + 1
    return message("bar.forced", next=number) if begin_in(context.event, number) else ""


def forced_formula(context: Context) -> str:
    """Return the expression for what is said of them; "" where there is nothing to say."""
    cells, settings = context.refs.settings, context.event.settings
    if not (forced(context) and {SETTING, "rounds"} <= cells.keys()):
        return ""
    number = quoted(str(len(context.event.rounds) + 1))
    words = formula_text("bar.forced", context.language, next=number)
    spelled = BY_KEY[SETTING].spellings(settings.title_players)
    typed = ",".join(f"TRIM({cells[SETTING]})={quoted(word)}" for word in spelled)
    players = context.refs.players
    free = f'{players.above("away")}="",' if players else ""
    return f'IF(AND({free}{cells["rounds"]}={settings.rounds},OR({typed})),{words},"")'
