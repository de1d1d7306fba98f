"""Replace commands in sentences by the names of buttons."""

from __future__ import annotations

import re
from typing import Any

from nigiri.desk.buttons.actions import ACTIONS
from nigiri.launch import is_inside_extension
from nigiri.messages.catalogue import area
from nigiri.messages.message import Message, Several, message, said

#: Where several actions are one command, the first is meant.
_NAMED = {
    command: action for action in reversed(ACTIONS) for command in (action.command, *action.also)
}
_COMMAND = re.compile(
    rf"nigiri ({'|'.join(sorted(map(re.escape, _NAMED), key=len, reverse=True))})"
    r"(?: FILE)?(?![\w-])(?! (?:--|[A-Z\d<]))"
)


def with_button_names(sentence: str, language: str) -> str:
    """Return a sentence with button names instead of commands: “Draw again”.

    FILE is the workbook of the button. A command with options or other arguments, which no button
    has, stays, and so does what people wrote.
    """

    def named(command: str) -> str:
        return _COMMAND.sub(lambda found: _button(found[1], language), command)

    shown = without_terminal(sentence) if is_inside_extension() else sentence
    return said(shown, language, named)


def without_terminal(sentence: object) -> Any:  # noqa: ANN401 -- what it was, or its like
    """Return a message, or several, with the sentences that name no command where there is one.

    They are those of the catalogue's area "menu". Anything else is returned as it is.
    """
    if isinstance(sentence, Several):
        return Several(map(without_terminal, sentence.parts), without_terminal(sentence.between))
    if not isinstance(sentence, Message):
        return sentence
    instead = f"menu.{sentence.key}"
    key = instead if instead in area("menu", "en") else sentence.key
    return Message(key, {name: without_terminal(fact) for name, fact in sentence.facts.items()})


def _button(command: str, language: str) -> str:
    """Return the name of the button that does what a command does."""
    return message("action.named", label=_NAMED[command].label).said(language)
