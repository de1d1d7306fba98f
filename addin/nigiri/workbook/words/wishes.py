"""What can be wished, and what it is called on the sheet Wishes."""

from __future__ import annotations

from typing import NamedTuple

from nigiri.messages.catalogue import every


class WishKind(NamedTuple):
    """What can be wished: a code of domain.model.Wish, and how many players it takes."""

    code: str
    least: int = 2

    @property
    def words(self) -> tuple[str, str]:
        """Return what it is called in every language."""
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
