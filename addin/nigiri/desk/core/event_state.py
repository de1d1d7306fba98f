"""Say where an event stands: its name, its rounds, the bar's sentence, the next command."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.message import Message, Several, message
from nigiri.workbook.live.bar import next_step
from nigiri.workbook.live.context import Context
from nigiri.workbook.read.table_finder import find
from nigiri.workbook.read.workbook import read

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nigiri.workbook.model.cells import Workbook

#: Sentence of the bar that names no command -> the command that does what it asks for.
_COMMANDS: Mapping[str, str] = {
    "bar.empty": "import",
    "bar.register.draw": "draw",
    "bar.sections": "draw",
    "bar.complete": "draw",
    "bar.level": "draw",
    "bar.level.places": "draw",
    "bar.drawn": "print",
    "bar.last": "result",
    "bar.missing": "result",
    "bar.lacks": "missing",
    "bar.second": "verify",
    "bar.finished": "standings",
    "bar.over": "standings",
    "bar.over.teams": "standings",
}
_OTHERWISE = "check"


class EventState(NamedTuple):
    """Where an event stands.

    name -- "" where it has none yet; drawn, rounds -- how many; step -- the bar's sentence
    command -- a message with the next command; None where the step names it
    """

    name: str
    players: int
    drawn: int
    rounds: int
    step: str
    command: Message | None

    @property
    def words(self) -> Message:
        """Return the rounds and the players in words."""
        facts = {"players": self.players, "round": self.drawn, "rounds": self.rounds}
        return message("command.here.rounds" if self.drawn else "command.here.before", **facts)


def event_state(workbook: Workbook) -> EventState | None:
    """Return the state of a workbook's event; None where there is none. Changes nothing."""
    if "event" not in find(workbook).locations:
        return None
    context = Context(workbook, read(workbook))
    event, step = context.event, next_step(context)
    return EventState(
        event.settings.name,
        len(event.players),
        len(event.rounds),
        event.settings.rounds,
        step,
        _command(step),
    )


def _command(step: str) -> Message | None:
    """Return the message of the next command; None where the bar's sentence names one."""
    first = step.parts[0] if isinstance(step, Several) else step
    if not isinstance(first, Message) or first.commands:
        return None
    return message(f"command.here.{_COMMANDS.get(first.key, _OTHERWISE)}")
