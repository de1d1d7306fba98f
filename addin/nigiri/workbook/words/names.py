"""What systems of play, kinds of wishes and paths of a league are called, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from nigiri.domain.model.system import system_name
from nigiri.messages.catalogue import every, text
from nigiri.workbook.words.known_sentences import typed_words

if TYPE_CHECKING:
    from nigiri.domain.model.event import LeaguePath


def name_of(system: str, language: str) -> str:
    """Return the name of a system in that language."""
    return system_name(system).said(language)


def system_spellings(system: str) -> tuple[str, ...]:
    """Return all that is read as a system: its code, and its names in every language."""
    return (system, *every(system_name(system).key))


class WishKind(NamedTuple):
    """A kind of wish: a code of domain.model.Wish, and the least number of players."""

    code: str
    least: int = 2

    @property
    def key(self) -> str:
        """Return the key of its name."""
        return f"wish.{self.code.replace(' ', '-')}"

    def word(self, language: str) -> str:
        """Return its name in that language."""
        return text(self.key, language)

    @property
    def spellings(self) -> tuple[str, ...]:
        """Return all that is read as it: its code, and its names in every language."""
        return (self.code, *every(self.key))


WISH_KINDS = (
    WishKind("never"),
    WishKind("must"),
    WishKind("rather"),
    WishKind("rather not"),
    WishKind("title", 1),
    WishKind("child", 1),
)

PATHS: tuple[LeaguePath, ...] = ("league", "pko")
"""What can stand there: codes of Player.path."""


def path_word(path: str, language: str) -> str:
    """Return the word for a path in that language."""
    return text(f"path.{path}", language)


def path_spellings(path: str) -> tuple[str, ...]:
    """Return all that is read as a path, in every language: our words, and those of others."""
    return (*every(f"path.{path}"), *typed_words(f"typed.path.{path}"))
