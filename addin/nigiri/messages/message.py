"""Something nigiri says: a key of the catalogue and its facts, rendered where it is read.

The command line, the dialogs, the sheets and JSON each render it in their language, and name the
commands in it in their own way.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from nigiri.messages.catalogue import as_typed, decimal, filled, template

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

TURNS = frozenset([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""Signs that turn the order of what follows until one ends it."""
_SEEN = dict.fromkeys(TURNS, "\ufffd")

Fact = object
"""A number, a text that reads alike in every language, a Message, or Several of these.

A float has the decimal sign of the language: 82.5, 82,5.
"""


class CommandRef(NamedTuple):
    """A command that a sentence names: "draw", and what follows it, "--rest"."""

    name: str
    options: str = ""


class Message(str):
    """A sentence: its key, and its facts by name.

    As a text it is its English, for logs and for who programs; people read it through `said`. What
    is cut out of it or joined to it is only text: a sentence is whole in the catalogue.
    """

    __slots__ = ("facts", "key")

    key: str
    facts: Mapping[str, Fact]

    def __new__(cls, key: str, facts: Mapping[str, Fact]) -> Self:
        """Raise KeyError for an unknown key, and for a fact that its sentence asks for."""
        self = super().__new__(cls, filled(key, "en", facts))
        self.key, self.facts = key, facts
        return self

    def __reduce__(self) -> tuple[type[Message], tuple[Any, ...]]:
        """Return the class and the arguments from which copy and pickle make it anew."""
        return Message, (self.key, self.facts)

    def said(self, language: str, say: Callable[[str], str] = as_typed) -> str:
        """Return the sentence in a language.

        say -- how the commands in it are named: "nigiri draw --rest" as it stands in the catalogue
        """
        facts = {name: _in(language, fact, say) for name, fact in self.facts.items()}
        return filled(self.key, language, facts, say)

    @property
    def is_question(self) -> bool:
        """Tell whether it can be answered by yes or no; so it is in every language, or in none."""
        return template(self.key, "en").endswith("?")

    @property
    def commands(self) -> tuple[CommandRef, ...]:
        """Return the commands it names, in their order, then those of messages in it.

        The last is what comes next.
        """
        pieces = template(self.key, "en").split("`")[1::2]
        typed = (piece.format(**self.facts).split(maxsplit=2)[1:] for piece in pieces)
        inside = (fact.commands for fact in self.facts.values() if isinstance(fact, Message))
        return (*(CommandRef(*words) for words in typed), *chain.from_iterable(inside))


class SheetMessage(Message):
    """A message in the language of the sheet on which it stands as well, whoever reads it.

    As a text it is what the sheet says.
    """

    __slots__ = ("language",)

    language: str

    def __new__(cls, key: str, facts: Mapping[str, Fact], language: str = "en") -> Self:
        """Raise KeyError for an unknown key, and for a fact that its sentence asks for."""
        self = str.__new__(cls, filled(key, language, facts))
        self.key, self.facts, self.language = key, facts, language
        return self

    def __reduce__(self) -> tuple[type[Message], tuple[Any, ...]]:
        """Return the class and the arguments from which copy and pickle make it anew."""
        return SheetMessage, (self.key, self.facts, self.language)

    def said(self, _language: str, say: Callable[[str], str] = as_typed) -> str:
        """Return the sentence in the language of its sheet.

        say -- how the commands in it are named
        """
        return super().said(self.language, say)


class Several(str):
    """Several messages or texts as one fact, with what stands between them, a message too."""

    __slots__ = ("between", "parts")

    parts: tuple[str, ...]
    between: str

    def __new__(cls, parts: Iterable[str], between: str) -> Self:
        """Join the parts, of which some may be messages."""
        listed = tuple(parts)
        self = super().__new__(cls, between.join(listed))
        self.parts, self.between = listed, between
        return self

    def __reduce__(self) -> tuple[type[Several], tuple[tuple[str, ...], str]]:
        """Return the class and the arguments from which copy and pickle make it anew."""
        return Several, (self.parts, self.between)


def message(key: str, /, **facts: Fact) -> Message:
    """Return the message of a key with its facts; KeyError where there is no such sentence."""
    return Message(key, facts)


def quoted(text: object) -> Message:
    """Return a text as people typed it, between the quotation marks of the language."""
    return message("choice.typed", text=str(text))


def several(parts: Iterable[str], between: str = ", ") -> Several:
    """Return several messages or texts as one fact.

    between -- a message where it is a word: " and "
    """
    return Several(parts, between)


def said(sentence: str, language: str, say: Callable[[str], str] = as_typed) -> str:
    """Return a message in a language; words of the workbook, which has its own, as they are."""
    if isinstance(sentence, Message):
        return sentence.said(language, say)
    if isinstance(sentence, Several):
        between = said(sentence.between, language, say)
        return between.join(said(part, language, say) for part in sentence.parts)
    return str(sentence)


def form(sentence: object) -> object:
    """Return something said as JSON has it: key and facts of a message, else the text itself."""
    if isinstance(sentence, Message):
        facts = {name: form(fact) for name, fact in sentence.facts.items()}
        return {"key": sentence.key, "facts": facts}
    if isinstance(sentence, Several):
        return [form(part) for part in sentence.parts]
    return sentence if isinstance(sentence, int) else str(sentence)


def _in(language: str, fact: Fact, say: Callable[[str], str]) -> Fact:
    """Return a fact as a sentence of that language takes it; whole numbers stay numbers."""
    if isinstance(fact, float):
        return f"{fact:g}".replace(".", decimal(language))
    return said(fact, language, say) if isinstance(fact, Message | Several) else fact


def visible(text: str) -> str:
    """Return a text in which signs that turn its order, as U+202E does, are seen and not obeyed.

    A name with such a sign could show as another, or turn what stands behind it.
    """
    return text if text.isascii() else text.translate(_SEEN)
