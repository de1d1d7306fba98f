"""The type of a worksheet function: its name, its arguments, the keys of its words.

The words are in the catalogue (messages/en/function.py), which is not there where LibreOffice runs
the functions: wizards get them beforehand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

CATEGORY = "nigiri"
"""The category of Excel's wizard; LibreOffice puts functions of extensions under "Add-in"."""


class Argument(NamedTuple):
    """An argument of a function.

    key -- its English name as one word: "lowest_ranks"
    kind -- a "cell", a "range" of them, or an "optional" cell
    about -- which help it has, where functions mean different things by its name
    """

    key: str
    kind: str = "cell"
    about: str = ""

    @property
    def name(self) -> str:
        """Return the key of its name in the catalogue."""
        return f"argument.{self.key.replace('_', '-')}"

    @property
    def help(self) -> str:
        """Return the key of what it is."""
        return f"{self.name}.help{self.about and f'.{self.about}'}"


class Function(NamedTuple):
    """A function of the worksheet.

    call -- the Python function that computes it
    example, shows -- arguments as one types them, and the answer to those
    """

    call: Callable[..., float]
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

    @property
    def help(self) -> str:
        """Return the key of what it answers."""
        return f"function.{self.call.__name__.replace('_', '-')}"
