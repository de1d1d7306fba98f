"""Sentences for people who press buttons: commands in them go by the names of the actions."""

from __future__ import annotations

import re

from nigiri.desk.buttons.actions import ACTIONS
from nigiri.messages.message import Message, Several, said

#: Where several actions are one command, the first is meant.
_NAMED = {
    command: action for action in reversed(ACTIONS) for command in (action.command, *action.also)
}
_COMMAND = re.compile(
    rf"\bnigiri ({'|'.join(sorted(map(re.escape, _NAMED), key=len, reverse=True))})"
    r"(?![\w-])(?! (?:--|[A-Z\d<]))"
)


def spoken(sentence: str, language: str) -> str:
    """Return a sentence with the names of buttons for the commands in it: “Draw again”.

    A command with other options or words behind it stays: no button has these.
    """
    which = ("en", "fr").index(language)

    def named(words: str) -> str:
        return _COMMAND.sub(lambda found: f"“{_NAMED[found[1]].label[which]}”", words)

    if isinstance(sentence, Message | Several):
        return said(sentence, language, named)
    return named(sentence)
