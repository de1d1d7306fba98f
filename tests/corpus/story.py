"""What a story of the corpus is: how a workbook came to be as somebody left it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.corpus.person import Person

    Told = Callable[[Person], None]


class Story(NamedTuple):
    """How workbooks came to be.

    did -- what somebody did, in a line for the table; told -- the same, done
    saved -- who saves the workbook in the end: see Person
    """

    name: str
    did: str
    saved: str
    told: Told


class Stories(dict[str, Story]):
    """Stories by name, in the order in which they are told."""

    def __call__(self, saved: str = "nigiri") -> Callable[[Told], Told]:
        """Keep a function as a story, under its name; what it says of itself is for the table."""

        def keep(told: Told) -> Told:
            name = told.__name__.replace("_", "-")
            assert name not in self, name
            self[name] = Story(name, (told.__doc__ or "").removesuffix("."), saved, told)
            return told

        return keep
