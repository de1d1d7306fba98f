"""Replace commands in sentences by the names of buttons."""

from __future__ import annotations

import re

from nigiri.desk.buttons.actions import ACTIONS
from nigiri.messages.message import message, said

#: Where several actions are one command, the first is meant.
_NAMED = {
    command: action for action in reversed(ACTIONS) for command in (action.command, *action.also)
}
_COMMAND = re.compile(
    rf"nigiri ({'|'.join(sorted(map(re.escape, _NAMED), key=len, reverse=True))})"
    r"(?![\w-])(?! (?:--|[A-Z\d<]))"
)


def with_button_names(sentence: str, language: str) -> str:
    """Return a sentence with button names instead of commands: “Draw again”.

    A command with options or arguments that no button has stays, and so does what people wrote.
    """

    def named(command: str) -> str:
        return _COMMAND.sub(lambda found: _button(found[1], language), command)

    return said(sentence, language, named)


def _button(command: str, language: str) -> str:
    """Return the name of the button that does what a command does."""
    return message("action.named", label=_NAMED[command].label).said(language)
