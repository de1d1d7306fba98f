"""Something nigiri says: a key of the catalogue and its facts, rendered where it is read.

The command line, the dialogs, the sheets and JSON each render it in their language, and name the
commands in it in their own way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.messages.catalogue import as_typed, filled, template

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Fact = object
"""A number, a text that reads alike in every language, a Message, or several of these."""


class CommandRef(NamedTuple):
    """A command that a sentence names: "draw", and what follows it, "--rest"."""

    name: str
    options: str = ""


class Message(NamedTuple):
    """A sentence: its key, and its facts by name.

    `str` is its English, for logs and for who programs; people read it through `said`.
    """

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def said(self, language: str, say: Callable[[str], str] = as_typed) -> str:
        """Return the sentence in a language.

        say -- how the commands in it are named: "nigiri draw --rest" as it stands in the catalogue
        Raises KeyError for an unknown key or a fact that is not given.
        """
        facts = {name: _in(language, fact, say) for name, fact in self.facts}
        return filled(self.key, language, facts, say)

    @property
    def commands(self) -> tuple[CommandRef, ...]:
        """Return the commands it names, in their order; the last is what comes next."""
        facts = {name: _in("en", fact, as_typed) for name, fact in self.facts}
        pieces = template(self.key, "en").split("`")[1::2]
        typed = (piece.format(**facts).split(maxsplit=2)[1:] for piece in pieces)
        return tuple(CommandRef(*words) for words in typed)

    def __str__(self) -> str:
        """Return its English."""
        return self.said("en")


class Several(NamedTuple):
    """Several messages or texts as one fact, with what stands between them."""

    parts: tuple[Message | str, ...]
    between: str = ", "


Sentence = Message | str
"""What is said: a message, or words of the workbook, which are in its language already."""


def message(key: str, /, **facts: Fact) -> Message:
    """Return the message of a key with its facts."""
    return Message(key, (*facts.items(),))


def said(sentence: object, language: str, say: Callable[[str], str] = as_typed) -> str:
    """Return something said in a language; words of the workbook as they are."""
    if isinstance(sentence, Message):
        return sentence.said(language, say)
    if isinstance(sentence, Several):
        return sentence.between.join(said(part, language, say) for part in sentence.parts)
    return str(sentence)


def several(parts: Iterable[Message | str], between: str = ", ") -> Several:
    """Return several messages or texts as one fact."""
    return Several((*parts,), between)


def form(sentence: object) -> object:
    """Return something said as JSON has it: key and facts of a message, else the text itself."""
    if isinstance(sentence, Message):
        facts = {name: form(fact) for name, fact in sentence.facts}
        return {"key": sentence.key, "facts": facts}
    if isinstance(sentence, Several):
        return [form(part) for part in sentence.parts]
    return sentence if isinstance(sentence, int | str) else str(sentence)


def _in(language: str, fact: Fact, say: Callable[[str], str]) -> Fact:
    """Return a fact as a sentence of that language takes it; numbers stay numbers."""
    return said(fact, language, say) if isinstance(fact, Message | Several) else fact
