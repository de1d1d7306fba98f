"""The kinds of wishes, and their names on the sheet Wishes."""

from __future__ import annotations

from typing import NamedTuple

from nigiri.messages.catalogue import every


class WishKind(NamedTuple):
    """A kind of wish: a code of domain.model.Wish, and the least number of players."""

    code: str
    least: int = 2

    @property
    def words(self) -> tuple[str, str]:
        """Return its names in English and French."""
        english, french = every(f"wish.{self.code.replace(' ', '-')}")
        return english, french


WISH_KINDS = (
    WishKind("never"),
    WishKind("must"),
    WishKind("rather"),
    WishKind("rather not"),
    WishKind("title", 1),
    WishKind("child", 1),
)
