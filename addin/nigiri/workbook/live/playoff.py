"""Places still to be played off, to which the bar leads after the last round (M15).

Only a command can know who is level. So the formula says it as long as nothing is typed that could
change it (`state` in foretold.py), and they are still to be played off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nigiri.domain.standings.standings import playoff_facts
from nigiri.messages.message import message
from nigiri.workbook.live.foretold import knows_state, state, state_value
from nigiri.workbook.settings.table import BY_KEY
from nigiri.workbook.words.formulas import formula_text, quoted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.live.context import Context

SETTING = "level_first"


def playoff(context: Context) -> str:
    """Return the message about places to be played off, "" for none."""
    facts = _facts(context)
    return message(_key(context), **facts) if facts else ""


def playoff_formula(context: Context) -> tuple[str, str] | None:
    """Return the test whether that is so still, and the expression for the words; None for none."""
    facts, refs = _facts(context), context.refs
    if not facts or refs.players is None or not knows_state(refs, refs.players):
        return None
    words = formula_text(
        _key(context), refs.language, **{key: quoted(str(fact)) for key, fact in facts.items()}
    )
    typed = f"TRIM({refs.settings[SETTING]})"
    now = context.event.settings.level_first
    chosen = ",".join(f"{typed}={quoted(word)}" for word in BY_KEY[SETTING].spellings(now))
    same = f"{state(refs, refs.players)}={state_value(context, refs.players)}"
    return f"AND(OR({chosen}),{same})", words


def _key(context: Context) -> str:
    """Return the key of the sentence: for a first place, or for further ones as well."""
    return "bar.level" if context.event.settings.last_played_off == 1 else "bar.level.places"


def _facts(context: Context) -> Mapping[str, object]:
    """Return the facts of the sentence, {} where no place is to be played off."""
    found = playoff_facts(context.event)
    return {key: found[key] for key in ("last", "round")} if found else {}
