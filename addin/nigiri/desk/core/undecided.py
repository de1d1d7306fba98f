"""What a command must be told and nobody has said: no answer is chosen for the director.

A command line asks for each choice, or names the options that tell it; a dialog shows one list for
each, with none chosen, all in one form.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from nigiri.errors import WrongUse

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nigiri.messages.message import Message

Decided = Mapping[str, str]
"""Key of a choice -> the key of what was chosen."""


class Choice(NamedTuple):
    """One thing to be chosen.

    key -- of the choice: "absent 17", the field of a dialog and what it is about
    label, tip -- what is asked, and why; options -- key of an answer -> its words
    """

    key: str
    label: Message
    tip: Message
    options: Mapping[str, Message]


class Undecided(WrongUse):
    """Something must be chosen first; nothing has been changed.

    choices -- all that is open, to be asked at once
    questions -- what would be asked besides, to be agreed to
    """

    def __init__(
        self, sentence: Message, choices: Iterable[Choice], questions: Iterable[str] = ()
    ) -> None:
        """Keep the choices; the sentence names the options that tell them on a command line."""
        super().__init__(sentence)
        self.choices, self.questions = tuple(choices), tuple(questions)
