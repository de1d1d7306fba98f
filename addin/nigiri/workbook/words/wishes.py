"""The kinds of wishes, and their names on the sheet Wishes."""

from __future__ import annotations

from typing import NamedTuple

from nigiri.messages.catalogue import every, text


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
