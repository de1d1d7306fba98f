"""The type of a worksheet function: a name, arguments, help in English and French."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    Words = tuple[str, str]

CATEGORY = "nigiri"
"""The category of Excel's wizard; LibreOffice puts functions of extensions under "Add-in"."""


class Argument(NamedTuple):
    """An argument of a function: its name, and help about it.

    kind -- a "cell", a "range" of them, or an "optional" cell
    """

    name: Words
    help: Words
    kind: str = "cell"

    @property
    def key(self) -> str:
        """Return the English name as one word: "lowest_ranks"."""
        return self.name[0].replace(" ", "_")


class Function(NamedTuple):
    """A function of the worksheet.

    call -- the Python function that computes it
    example, shows -- arguments as one types them, and the answer to those
    """

    call: Callable[..., float]
    help: Words
    arguments: tuple[Argument, ...]
    example: str
    shows: str

    @property
    def name(self) -> str:
        """Return the name in a formula: "GO_RANK_DIFFERENCE"."""
        return f"GO_{self.method}"

    @property
    def method(self) -> str:
        """Return the name without its beginning: "RANK_DIFFERENCE"."""
        return self.call.__name__.upper()
